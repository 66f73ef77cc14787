// swift-format-ignore-file: the rows are read as a table.

/// What the standards say about each element; one row for each `KnownElement`, in the same order.
///
/// Sources: AAMVA DL/ID-2000 annex E (edition 01); Card Design Specification 1.0 (2003) and 2.0 (2005)
/// annex D (02, 03); Card Design Standard 2009, 2010, 2011, 2012, 2013, 2016 and 2020, tables D.3 and
/// D.4 (04 to 10); for 2025 (11), AAMVA's page on the standard.
///
/// Columns: id; for each edition from 01 to 11 M (mandatory), O (optional) or - (not defined); the longest
/// value that any edition allows, in bytes; how the value is read (the letters of `ElementKind`); meaning.
///
/// The table is one text with rows of one length, so that it takes no code to build and no time to start.
enum ElementTable {
  /// Bytes of a row, its line end included.
  static let rowWidth = 69

  static let text: StaticString = """
    DAA M---------- 35 F Full name                                     |
    DAB O---------- 35 N Family name                                   |
    DAC O--MMMMMMMM 40 N First name                                    |
    DAD O--MMMMMMMM 40 N Middle names                                  |
    DAE O---------- 03 X Name suffix                                   |
    DAF O---------- 05 X Name prefix                                   |
    DAG MMMMMMMMMMM 35 R Street                                        |
    DAH OOOOOOOOOOO 35 R Street, second line                           |
    DAI MMMMMMMMMMM 20 C City                                          |
    DAJ MMMMMMMMMMM 02 J State or province                             |
    DAK MMMMMMMMMMM 11 P Postal code                                   |
    DAL O---------- 35 R Residence street                              |
    DAM O---------- 35 R Residence street, second line                 |
    DAN O---------- 20 C Residence city                                |
    DAO O---------- 02 J Residence state or province                   |
    DAP O---------- 11 P Residence postal code                         |
    DAQ MMMMMMMMMMM 25 Q Licence or ID number                          |
    DAR M---------- 04 K Vehicle class                                 |
    DAS M---------- 10 K Restrictions                                  |
    DAT M---------- 05 K Endorsements                                  |
    DAU OMMMMMMMMMM 06 H Height                                        |
    DAV O---------- 03 H Height in centimetres                         |
    DAW O--OOOOOOOO 03 W Weight in pounds                              |
    DAX O--OOOOOOOO 03 W Weight in kilograms                           |
    DAY OMMMMMMMMMM 03 Y Eye colour                                    |
    DAZ OOOOOOOOOOO 12 Z Hair colour                                   |
    DBA MMMMMMMMMMM 08 E Expiration date                               |
    DBB MMMMMMMMMMM 08 D Date of birth                                 |
    DBC MMMMMMMMMMM 01 S Sex                                           |
    DBD MMMMMMMMMMM 08 D Issue date                                    |
    DBE O---------- 25 T Issue timestamp                               |
    DBF O---------- 25 T Number of duplicates                          |
    DBG O-OOOOOOOO- 15 N Alias given name                              |
    DBH O---------- 01 1 Organ donor                                   |
    DBI O---------- 01 1 Non-resident                                  |
    DBJ O---------- 25 Q Customer identifier                           |
    DBK O---------- 09 9 Social security number                        |
    DBL O---------- 08 D Alias date of birth                           |
    DBM O---------- 09 9 Alias social security number                  |
    DBN OOOOOOOOOO- 35 N Alias family name                             |
    DBO O---------- 35 N Alias family name                             |
    DBP O---------- 35 N Alias given name                              |
    DBQ O---------- 35 N Alias middle name                             |
    DBR O---------- 03 X Alias suffix                                  |
    DBS O-OOOOOOOO- 05 X Alias suffix                                  |
    DCA -MMMMMMMMMM 06 K Jurisdiction vehicle class                    |
    DCB -MMMMMMMMMM 12 K Jurisdiction restrictions                     |
    DCD -MMMMMMMMMM 05 K Jurisdiction endorsements                     |
    DCE -MOOOOOOOOO 01 B Weight range                                  |
    DCF -MMMMMMMMMM 25 T Document discriminator                        |
    DCG -MMMMMMMMMM 03 U Country                                       |
    DCH -MM-------- 04 K Federal commercial vehicle codes              |
    DCI -OOOOOOOOOO 33 N Place of birth                                |
    DCJ -OOOOOOOOOO 25 T Audit information                             |
    DCK -OOOOOOOOOO 25 T Inventory control number                      |
    DCL -OOOOOOOOO- 03 T Race or ethnicity                             |
    DCM -OOOOOOOOOO 04 K Standard vehicle class                        |
    DCN -OOOOOOOOOO 05 K Standard endorsements                         |
    DCO -OOOOOOOOOO 12 K Standard restrictions                         |
    DCP -OOOOOOOOOO 50 T Vehicle class description                     |
    DCQ -OOOOOOOOOO 50 T Endorsement description                       |
    DCR -OOOOOOOOOO 50 T Restriction description                       |
    DCS -MMMMMMMMMM 40 N Family name                                   |
    DCT -MM-------- 80 G Given names                                   |
    DCU -MOOOOOOOOO 05 X Name suffix                                   |
    DDA ---OOOOOOOO 01 A Compliance type                               |
    DDB ---OOOOOOOO 08 D Card revision date                            |
    DDC ---OOOOOOO- 08 D HAZMAT endorsement expiration date            |
    DDD ---OOOOOOOO 01 1 Limited duration document                     |
    DDE ---MMMMMMMM 01 3 Family name truncation                        |
    DDF ---MMMMMMMM 01 3 First name truncation                         |
    DDG ---MMMMMMMM 01 3 Middle name truncation                        |
    DDH ----OOOOOOO 08 D Under 18 until                                |
    DDI ----OOOOOOO 08 D Under 19 until                                |
    DDJ ----OOOOOOO 08 D Under 21 until                                |
    DDK -----OOOOOO 01 1 Organ donor                                   |
    DDL ------OOOOO 01 1 Veteran                                       |
    DDM ----------O 01 1 Commercial licence or permit                  |
    DDN ----------O 01 1 Non-domiciled                                 |
    DDO ----------O 01 1 Enhanced credential                           |
    DDP ----------O 01 1 Permit                                        |
    PAA O---------- 02 K Permit class                                  |
    PAB O---------- 08 D Permit expiration date                        |
    PAC O---------- 25 Q Permit identifier                             |
    PAD O---------- 08 D Permit issue date                             |
    PAE O---------- 10 K Permit restrictions                           |
    PAF O---------- 06 K Permit endorsements                           |
    """
}

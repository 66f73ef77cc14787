// swift-format-ignore-file: the rows are read as a table.

/// The issuers and their identification numbers, ordered by number.
///
/// Source: AAMVA's list of issuer identification numbers (read 2023-12-29). 990876 is not on it:
/// Alberta prints it on its cards. The two Mexican states of the list (636056, 636057) are left out,
/// since their cards do not follow the standard.
///
/// Columns: number; postal abbreviation; country (U, C); name. The table is one text with rows of one
/// length, so that it takes no code to build and no time to start.
enum JurisdictionTable {
  /// Bytes of a row, its line end included.
  static let rowWidth = 39

  static let text: StaticString = """
    604426 PE C Prince Edward Island     |
    604427 AS U American Samoa           |
    604428 QC C Quebec                   |
    604429 YT C Yukon                    |
    604430 MP U Northern Mariana Islands |
    604431 PR U Puerto Rico              |
    604432 AB C Alberta                  |
    604433 NU C Nunavut                  |
    604434 NT C Northwest Territories    |
    636000 VA U Virginia                 |
    636001 NY U New York                 |
    636002 MA U Massachusetts            |
    636003 MD U Maryland                 |
    636004 NC U North Carolina           |
    636005 SC U South Carolina           |
    636006 CT U Connecticut              |
    636007 LA U Louisiana                |
    636008 MT U Montana                  |
    636009 NM U New Mexico               |
    636010 FL U Florida                  |
    636011 DE U Delaware                 |
    636012 ON C Ontario                  |
    636013 NS C Nova Scotia              |
    636014 CA U California               |
    636015 TX U Texas                    |
    636016 NL C Newfoundland and Labrador|
    636017 NB C New Brunswick            |
    636018 IA U Iowa                     |
    636019 GU U Guam                     |
    636020 CO U Colorado                 |
    636021 AR U Arkansas                 |
    636022 KS U Kansas                   |
    636023 OH U Ohio                     |
    636024 VT U Vermont                  |
    636025 PA U Pennsylvania             |
    636026 AZ U Arizona                  |
    636027 US U U.S. Department of State |
    636028 BC C British Columbia         |
    636029 OR U Oregon                   |
    636030 MO U Missouri                 |
    636031 WI U Wisconsin                |
    636032 MI U Michigan                 |
    636033 AL U Alabama                  |
    636034 ND U North Dakota             |
    636035 IL U Illinois                 |
    636036 NJ U New Jersey               |
    636037 IN U Indiana                  |
    636038 MN U Minnesota                |
    636039 NH U New Hampshire            |
    636040 UT U Utah                     |
    636041 ME U Maine                    |
    636042 SD U South Dakota             |
    636043 DC U District of Columbia     |
    636044 SK C Saskatchewan             |
    636045 WA U Washington               |
    636046 KY U Kentucky                 |
    636047 HI U Hawaii                   |
    636048 MB C Manitoba                 |
    636049 NV U Nevada                   |
    636050 ID U Idaho                    |
    636051 MS U Mississippi              |
    636052 RI U Rhode Island             |
    636053 TN U Tennessee                |
    636054 NE U Nebraska                 |
    636055 GA U Georgia                  |
    636058 OK U Oklahoma                 |
    636059 AK U Alaska                   |
    636060 WY U Wyoming                  |
    636061 WV U West Virginia            |
    636062 VI U Virgin Islands           |
    990876 AB C Alberta                  |
    """
}

// swift-format-ignore-file: the rows are read as a table.

/// The codes of eye and hair colour, name suffix (AAMVA D20), sex and compliance, and other spellings seen on
/// cards.
///
/// Spellings with more than one meaning are left out: hair BL (black, blond), BLD (bald, blond); eye
/// GR and GRE (gray, green). The columns are told at `CodeRow`; the letters are places in the list above a table.
enum Codes {
  static let eyeColor = CodeTable<EyeColor>(
    [.black, .blue, .brown, .dichromatic, .gray, .green, .hazel, .maroon, .pink, .unknown],
    """
    BRO      C S
    BLU      B S
    GRN      F S
    HAZ      G S
    BLK      A S
    GRY      E S
    DIC      D S
    MAR      H S
    PNK      I S
    UNK      J S
    BRN      C -
    BR       C -
    BN       C -
    BROWN    C -
    BL       B -
    BLUE     B -
    GN       F -
    GREEN    F -
    HZL      G -
    HZ       G -
    HAZEL    G -
    BK       A -
    BLACK    A -
    GY       E -
    GRAY     E -
    GREY     E -
    MAROON   H -
    PINK     I -
    UNKNOWN  J -
    DICHRO   D -
    """
  )

  static let hairColor = CodeTable<HairColor>(
    [.bald, .black, .blond, .brown, .gray, .red, .sandy, .white, .unknown],
    """
    BRO      D S
    BLK      B S
    BLN      C S
    GRY      E S
    RED      F S
    WHI      H S
    SDY      G S
    BAL      A S
    UNK      I S
    BRN      D -
    BR       D -
    BN       D -
    BROWN    D -
    BK       B -
    BLACK    B -
    BLO      C -
    BLOND    C -
    BLONDE   C -
    GY       E -
    GRAY     E -
    GREY     E -
    RD       F -
    WHT      H -
    WHITE    H -
    SANDY    G -
    BALD     A -
    UNKNOWN  I -
    """
  )

  static let sex = CodeTable<Gender>(
    [.male, .female, .notSpecified, .unknown],
    """
    1        A S
    2        B S
    9        C S
    0        D S
    M        A -
    F        B -
    X        C -
    MALE     A -
    FEMALE   B -
    U        D -
    """
  )

  static let compliance = CodeTable<ComplianceType>(
    [.fullyCompliant, .materiallyCompliant, .nonCompliant],
    """
    F        A S
    N        C S
    M        B S
    """
  )

  static let suffix = CodeTable<NameSuffix>(
    [
      .junior, .senior, .first, .second, .third, .fourth, .fifth, .sixth, .seventh, .eighth, .ninth,
    ],
    """
    JR       A S
    SR       B S
    1ST      C S
    I        C S
    2ND      D S
    II       D S
    3RD      E S
    III      E S
    4TH      F S
    IV       F S
    5TH      G S
    V        G S
    6TH      H S
    VI       H S
    7TH      I S
    VII      I S
    8TH      J S
    VIII     J S
    9TH      K S
    IX       K S
    JUNIOR   A -
    SENIOR   B -
    """
  )
}

/// What a parser brings out of a payload beyond the licence.
public struct ParsingOptions: Equatable, Sendable {
  /// Bring out social security numbers (elements DBK and DBM of edition 01).
  ///
  /// They are withheld otherwise: left out of the licence, and the bytes of their records are empty.
  public var revealsSocialSecurityNumbers: Bool
  /// List every element, with its bytes and what was made of them.
  public var listsElements: Bool
  /// Check the document against itself.
  public var checksEvidence: Bool

  /// Makes options; each one that is not given is the usual one.
  public init(
    revealsSocialSecurityNumbers: Bool = false,
    listsElements: Bool = true,
    checksEvidence: Bool = true
  ) {
    self.revealsSocialSecurityNumbers = revealsSocialSecurityNumbers
    self.listsElements = listsElements
    self.checksEvidence = checksEvidence
  }
}

/// The two patterns that stand at the ends of every row of a symbol.
enum GuardPattern {
  /// Bar 8, then single modules, space 3.
  case start
  /// Bar 7 … bar 1, 18 modules.
  case stop
}

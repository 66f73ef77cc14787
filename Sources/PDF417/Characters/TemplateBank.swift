/// The sets of templates that are compared, each drawn when it is first needed.
enum TemplateBank: CaseIterable {
  /// For pictures that are sharp enough for single modules to stand out.
  case standard
  /// For blurred pictures, more and more.
  case soft, softer, softest
  /// For pictures that moved by two or three modules across the bars.
  case smeared, widelySmeared
  /// For bars that are printed too wide.
  case swollen
  /// For bars that are printed too narrow.
  case thin

  /// The templates.
  var templates: CharacterTemplates {
    switch self {
    case .standard: TemplateBank.standardTemplates
    case .soft: TemplateBank.softTemplates
    case .softer: TemplateBank.softerTemplates
    case .softest: TemplateBank.softestTemplates
    case .smeared: TemplateBank.smearedTemplates
    case .widelySmeared: TemplateBank.widelySmearedTemplates
    case .swollen: TemplateBank.swollenTemplates
    case .thin: TemplateBank.thinTemplates
    }
  }

  // Blur, growth of the bars and movement, all in modules. Every blur serves those about a quarter more or less; bars
  // of laser and ink-jet printers differ by up to half a module, and a hand moves two or three while a frame is taken.
  private static let standardTemplates = CharacterTemplates(blurModules: 0.35)
  private static let softTemplates = CharacterTemplates(blurModules: 0.6)
  private static let softerTemplates = CharacterTemplates(blurModules: 0.85)
  private static let softestTemplates = CharacterTemplates(blurModules: 1.15)
  private static let smearedTemplates = CharacterTemplates(blurModules: 0.4, motionModules: 2)
  private static let widelySmearedTemplates = CharacterTemplates(
    blurModules: 0.4, motionModules: 3)
  private static let swollenTemplates = CharacterTemplates(blurModules: 0.4, barGrowthModules: 0.35)
  private static let thinTemplates = CharacterTemplates(blurModules: 0.4, barGrowthModules: -0.35)
}

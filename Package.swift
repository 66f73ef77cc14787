// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors everywhere; the upcoming features make imports and existentials explicit.
let everyTarget: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let everyCTarget: [CSetting] = [
  .treatAllWarnings(as: .error), .enableWarning("all"), .enableWarning("extra"),
]

// Core modules also compile as Embedded Swift (Scripts/check-embedded builds them so); this group of
// warnings catches untyped throws and the like already in a plain build.
let coreSettings: [SwiftSetting] = everyTarget + [.treatWarning("EmbeddedRestrictions", as: .error)]

// Picture codecs: Debian's libraries on Linux; Apple platforms read pictures through ImageIO.
let linux: TargetDependencyCondition? = .when(platforms: [.linux])

// The core: no Foundation, no clock, no printing.
let core: [Target] = [
  // Roots and roundings come from the C mathematics library, which nothing else would bring in.
  .target(
    name: "ScanImage", swiftSettings: coreSettings,
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
  ),
  .target(name: "PDF417", dependencies: ["ScanImage"], swiftSettings: coreSettings),
  .target(name: "AAMVA", swiftSettings: coreSettings),
  .target(
    name: "DLScan", dependencies: ["ScanImage", "PDF417", "AAMVA"], swiftSettings: coreSettings),
]

// Hosts: what needs an operating system.
let hosts: [Target] = [
  .target(
    name: "ScanCapture",
    dependencies: ["DLScan", "ImageFiles", "ScanImage", "PDF417", "AAMVA"],
    swiftSettings: everyTarget
  ),
  .target(
    name: "Licensing", dependencies: ["DLScan", .target(name: "CSodium", condition: linux)],
    swiftSettings: everyTarget
  ),
  .target(
    name: "Aila",
    dependencies: [
      "DLScan", "ScanCapture", "Licensing", "ScanImage", "PDF417", "AAMVA",
      .target(name: "ZXingCodes", condition: linux),
    ],
    swiftSettings: everyTarget
  ),
  // What the app's screen shows and does, without SwiftUI.
  .target(
    name: "DLParsingModel", dependencies: ["Aila", "AAMVA", "DLScan"], swiftSettings: everyTarget
  ),
  .target(
    name: "ImageFiles",
    dependencies: [
      "ScanImage",
      .target(name: "CTurboJPEG", condition: linux),
      .target(name: "PNGRows", condition: linux),
      .target(name: "CWebP", condition: linux),
      .target(name: "LateLibraries", condition: linux),
    ],
    swiftSettings: everyTarget
  ),
  .target(
    name: "ScanCommands",
    dependencies: [
      "DLScan", "ImageFiles", "Licensing", "ScanCapture", "ScanImage", "PDF417", "AAMVA",
    ],
    swiftSettings: everyTarget
  ),
  // The tool brings the Swift runtime with it: it starts sooner, and runs where no Swift is.
  .executableTarget(
    name: "dlscan", dependencies: ["ScanCommands"], swiftSettings: everyTarget,
    linkerSettings: [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))]
  ),
  // The C ABI. The header has a module of its own, so that the compiler holds the functions
  // to what the header says.
  .systemLibrary(name: "CDLScanHeader", path: "Sources/CDLScan/include"),
  .target(
    name: "CDLScan", dependencies: ["CDLScanHeader", "DLScan", "ScanImage"],
    exclude: ["include"], swiftSettings: everyTarget
  ),
]

// C libraries: module maps of those from Debian, and thin C over some.
let libraries: [Target] = [
  .systemLibrary(
    name: "CTurboJPEG", path: "Sources/Libraries/CTurboJPEG", pkgConfig: "libturbojpeg",
    providers: [.apt(["libturbojpeg0-dev"])]
  ),
  .systemLibrary(
    name: "CPNG", path: "Sources/Libraries/CPNG", pkgConfig: "libpng",
    providers: [.apt(["libpng-dev"])]
  ),
  .systemLibrary(
    name: "CWebP", path: "Sources/Libraries/CWebP", pkgConfig: "libwebp",
    providers: [.apt(["libwebp-dev"])]
  ),
  .systemLibrary(
    name: "CSodium", path: "Sources/Libraries/CSodium", pkgConfig: "libsodium",
    providers: [.apt(["libsodium-dev"])]
  ),
  // Runs what may end its process in a child process.
  .target(name: "Isolation", path: "Sources/Libraries/Isolation", cSettings: everyCTarget),
  // Thin C over the C++ of zxing-cpp: the kinds of code that are not PDF417.
  .target(
    name: "ZXingCodes", dependencies: ["Isolation"], path: "Sources/Libraries/ZXingCodes",
    linkerSettings: [.linkedLibrary("ZXing", .when(platforms: [.linux]))]
  ),
  // Thin C over libpng (longjmp) and over libtiff and libheif (loaded when first needed).
  .target(
    name: "PNGRows", dependencies: ["CPNG"], path: "Sources/Libraries/PNGRows",
    cSettings: everyCTarget
  ),
  .target(
    name: "LateLibraries", dependencies: ["Isolation"], path: "Sources/Libraries/LateLibraries",
    cSettings: everyCTarget
  ),
]

// Support: what tests, benchmarks and generators share. Never a product: it would print cards.
let support: [Target] = [
  // Draws symbols with libzint. Never a product: it would print cards.
  .systemLibrary(
    name: "CZint", path: "Tests/Libraries/CZint",
    providers: [.apt(["libzint-dev"]), .brew(["zint"])]
  ),
  .target(
    name: "SymbolSynthesis", dependencies: ["CZint", "PDF417", "ScanImage"],
    path: "Tests/SymbolSynthesis",
    // Optimised in debug builds too: taking a picture is a hundred times slower otherwise.
    swiftSettings: everyTarget + [.unsafeFlags(["-O"], .when(configuration: .debug))]
  ),
  // Picture files of kinds that are awkward to write by hand.
  .target(
    name: "PictureWriting", path: "Tests/Libraries/PictureWriting", cSettings: everyCTarget,
    linkerSettings: [
      .linkedLibrary("jpeg"), .linkedLibrary("tiff"), .linkedLibrary("heif"),
      .linkedLibrary("webp"),
    ]
  ),
  // Draws the picture in Samples/.
  .target(
    name: "SampleDrawing", dependencies: ["SymbolSynthesis"], path: "Tests/SampleDrawing",
    swiftSettings: everyTarget + [.unsafeFlags(["-O"], .when(configuration: .debug))]
  ),
  // The pictures that readers are measured on (Benchmarks/).
  .target(
    name: "BenchmarkPictures",
    dependencies: ["SymbolSynthesis", "PictureWriting", "ImageFiles", "ScanImage", "CPNG"],
    path: "Benchmarks/Pictures",
    swiftSettings: everyTarget + [.unsafeFlags(["-O"], .when(configuration: .debug))]
  ),
  // What makes the pages of Documentation/ that come from tables in the code.
  .target(
    name: "DocumentationPages", dependencies: ["AAMVA"], path: "Documentation/Pages",
    swiftSettings: everyTarget
  ),
  .executableTarget(
    name: "documentation-generator", dependencies: ["DocumentationPages"],
    path: "Documentation/Generator", swiftSettings: everyTarget
  ),
  // What the fuzzer drives, and what replays its finds.
  .target(
    name: "FuzzTargets", dependencies: ["DLScan", "ImageFiles", "PDF417", "ScanImage"],
    path: "Fuzz/Targets", swiftSettings: everyTarget
  ),
  // Payloads that are mutated or mixed, by their numbers.
  .target(
    name: "FuzzTrials", dependencies: ["DLScan", "AAMVA", "SymbolSynthesis"],
    path: "Fuzz/Trials", swiftSettings: everyTarget
  ),
  // An app as others write it: in Swift 5 mode, with none of the settings of this package.
  .target(
    name: "QuickstartApp", dependencies: ["Aila"], path: "Tests/QuickstartApp",
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
  .executableTarget(
    name: "quickstart-run", dependencies: ["Aila", "QuickstartApp"], path: "Tests/QuickstartRun",
    swiftSettings: [.swiftLanguageMode(.v5)]
  ),
]

// Tests.
let tests: [Target] = [
  .testTarget(
    name: "SymbolSynthesisTests", dependencies: ["SymbolSynthesis", "ScanImage"],
    swiftSettings: everyTarget
  ),
  .testTarget(
    name: "SampleTests",
    dependencies: ["SampleDrawing", "PictureWriting", "DLScan", "AAMVA", "ImageFiles"],
    swiftSettings: everyTarget
  ),
  .testTarget(
    name: "BenchmarkPicturesTests", dependencies: ["BenchmarkPictures", "SymbolSynthesis"],
    swiftSettings: everyTarget
  ),
  .testTarget(
    name: "FuzzTests", dependencies: ["FuzzTargets", "FuzzTrials", "SymbolSynthesis"],
    swiftSettings: everyTarget
  ),
  .testTarget(name: "ScanImageTests", dependencies: ["ScanImage"], swiftSettings: everyTarget),
  .testTarget(
    name: "PDF417Tests", dependencies: ["PDF417", "ScanImage", "SymbolSynthesis"],
    swiftSettings: everyTarget
  ),
  .testTarget(
    name: "AAMVATests", dependencies: ["AAMVA", "DocumentationPages"], swiftSettings: everyTarget
  ),
  .testTarget(
    name: "DLScanTests",
    dependencies: ["DLScan", "PDF417", "AAMVA", "ScanImage", "SymbolSynthesis"],
    swiftSettings: everyTarget
  ),
  .testTarget(
    name: "ImageFilesTests", dependencies: ["ImageFiles", "ScanImage", "PictureWriting"],
    swiftSettings: everyTarget
  ),
  .testTarget(
    name: "ScanCommandsTests",
    dependencies: [
      "ScanCommands", "AAMVA", "PDF417", "ImageFiles", "ScanImage", "SymbolSynthesis",
    ],
    swiftSettings: everyTarget
  ),
  .testTarget(name: "LicensingTests", dependencies: ["Licensing"], swiftSettings: everyTarget),
  .testTarget(
    name: "ScanCaptureTests",
    dependencies: ["ScanCapture", "DLScan", "ScanImage", "PDF417", "SymbolSynthesis"],
    swiftSettings: everyTarget
  ),
  .testTarget(
    name: "AilaTests",
    dependencies: [
      "Aila", "AAMVA", "DLScan", "Licensing", "QuickstartApp", "quickstart-run", "ScanCapture",
      "ScanImage", "SymbolSynthesis",
    ],
    swiftSettings: everyTarget
  ),
  .testTarget(
    name: "DLParsingModelTests",
    dependencies: ["DLParsingModel", "Aila", "AAMVA", "DLScan", "SymbolSynthesis"],
    swiftSettings: everyTarget
  ),
  // Checks Apps/DLParsing with the compiler, against declarations of Apple's frameworks.
  .testTarget(name: "AppTests", dependencies: ["DLParsingModel"], swiftSettings: everyTarget),
  .testTarget(
    name: "CDLScanTests", dependencies: ["CDLScan", "CDLScanHeader", "SymbolSynthesis"],
    exclude: ["Program"],
    swiftSettings: everyTarget
  ),
]

// The programs that measure; built only when they are asked for.
let benchmarks: [Target] =
  Context.environment["DLSCAN_BENCHMARKS"] == nil
  ? []
  : [
    .executableTarget(
      name: "dlscan-soak", dependencies: ["FuzzTrials"], path: "Fuzz/Soak",
      swiftSettings: everyTarget
    ),
    .executableTarget(
      name: "dlscan-suite", dependencies: ["BenchmarkPictures"], path: "Benchmarks/Suite",
      swiftSettings: everyTarget
    ),
    .executableTarget(
      name: "dlscan-parsing-speed", dependencies: ["DLScan", "AAMVA", "SymbolSynthesis"],
      path: "Benchmarks/Parsing", swiftSettings: everyTarget
    ),
    .executableTarget(
      name: "dlscan-damage", dependencies: ["PDF417", "ScanImage", "SymbolSynthesis"],
      path: "Benchmarks/Damage", swiftSettings: everyTarget
    ),
    .executableTarget(
      name: "dlscan-frames", dependencies: ["Aila", "SymbolSynthesis"],
      path: "Benchmarks/Frames", swiftSettings: everyTarget
    ),
    .executableTarget(
      name: "dlscan-fusion",
      dependencies: ["ImageFiles", "PDF417", "ScanImage", "SymbolSynthesis"],
      path: "Benchmarks/Fusion", swiftSettings: everyTarget
    ),
  ]

// libFuzzer brings a main function of its own, so its driver links only when it is asked for.
let fuzzDriver: [Target] =
  Context.environment["DLSCAN_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "dlscan-fuzz", dependencies: ["FuzzTargets"], path: "Fuzz/Driver",
      swiftSettings: everyTarget + [.unsafeFlags(["-parse-as-library"])]
    )
  ]

let package = Package(
  name: "dlscan",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Aila", targets: ["Aila"]),
    .library(name: "DLParsingModel", targets: ["DLParsingModel"]),
    .library(name: "DLScan", targets: ["DLScan"]),
    .library(name: "PDF417", targets: ["PDF417"]),
    .library(name: "AAMVA", targets: ["AAMVA"]),
    .library(name: "ScanImage", targets: ["ScanImage"]),
    .library(name: "CDLScan", type: .dynamic, targets: ["CDLScan"]),
    .executable(name: "dlscan", targets: ["dlscan"]),
  ],
  targets: core + hosts + libraries + support + tests + benchmarks + fuzzDriver,
  cxxLanguageStandard: .cxx17
)

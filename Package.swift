// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// One folder in `Sources` is one module.
///
/// `scripts/layers` holds the table of who may import whom.
let package = Package(
  name: "chartroom",
  products: [
    .executable(name: "chartroom", targets: ["ChartroomCommand"]),
    .library(
      name: "Chartroom",
      targets: ["Chartroom", "ChartroomUI", "ChartSets", "CairoCanvas", "Graphics"]),
    .library(name: "Decimation", targets: ["Decimation"]),
    .library(
      name: "SwiftUI",
      targets: ["SwiftUI", "Accessibility", "CoreTransferable", "OSLog", "UniformTypeIdentifiers"]),
    .library(name: "Charts", targets: ["Charts"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-algorithms", from: "1.2.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CPreviews"),
    .systemLibrary(name: "CPQ", providers: [.apt(["libpq-dev"])]),

    .target(name: "CKernels", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "Decimation", dependencies: ["CKernels"]),
    .target(name: "DataTables", dependencies: ["CJansson", "CKernels"]),
    .target(name: "Graphics"),
    .target(
      name: "CairoCanvas",
      dependencies: [
        "Graphics", "Decimation", "CKernels", "CCairo", "CPango", "CPNG", "CJPEG", "CDeflate",
        "CFontconfig",
      ]),
    .target(
      name: "ChartroomUI",
      dependencies: [
        "CCMark", "CPreviews", "Graphics", .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .target(
      name: "ChartScales",
      dependencies: ["Graphics", .product(name: "Algorithms", package: "swift-algorithms")]),
    .target(
      name: "ChartSets",
      dependencies: ["ChartroomUI", "ChartScales", "DataTables", "Graphics", "Decimation"]),
    .target(
      name: "ChartroomCharts",
      dependencies: ["ChartroomUI", "ChartScales", "Decimation", "Graphics"]),
    .target(
      name: "Chartroom",
      dependencies: [
        "ChartroomUI", "Graphics", "CairoCanvas", "Decimation",
        .product(name: "Algorithms", package: "swift-algorithms"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
    .target(
      name: "Dashboards",
      dependencies: [
        "CCrypto", "CKernels", "CPQ", "Chartroom", "ChartScales", "ChartSets", "ChartroomCharts",
        "ChartroomUI", "DataTables", "Decimation", "Graphics",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "Showcase",
      dependencies: [
        "Chartroom", "ChartScales", "ChartSets", "ChartroomCharts", "ChartroomMacros",
        "ChartroomUI", "Graphics",
      ]),
    .target(
      name: "Benchmarks",
      dependencies: ["Showcase", "Chartroom", "CairoCanvas", "Decimation", "Graphics"]),
    .executableTarget(
      name: "ChartroomCommand",
      dependencies: [
        "Benchmarks", "Chartroom", "ChartScales", "ChartSets", "ChartroomCharts", "ChartroomUI",
        "Graphics", "CairoCanvas", "CKernels", "Dashboards", "DataTables", "Decimation", "Showcase",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),

    .macro(name: "ChartroomMacros"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "Chartroom", "ChartroomMacros", "ChartroomUI", "Graphics",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .target(name: "Charts", dependencies: ["ChartroomCharts", "ChartroomUI", "Graphics"]),
    .target(name: "Accessibility", dependencies: ["ChartroomUI"]),
    .target(name: "CoreTransferable", dependencies: ["ChartroomUI", "UniformTypeIdentifiers"]),
    .target(name: "OSLog", dependencies: ["ChartroomUI"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["ChartroomUI"]),

    .target(
      name: "TestSupport", dependencies: ["ChartScales", "Graphics"], path: "Tests/TestSupport"),
    .executableTarget(
      name: "FuzzRunner",
      dependencies: [
        "CairoCanvas", "ChartScales", "ChartSets", "ChartroomUI", "Dashboards", "DataTables",
        "Decimation", "Graphics", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
      ], path: "Tests/FuzzRunner"),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics", "TestSupport"]),
    .systemLibrary(name: "CZlib", path: "Tests/CZlib", pkgConfig: "zlib"),
    .testTarget(name: "CKernelsTests", dependencies: ["CKernels", "CZlib", "TestSupport"]),
    .testTarget(name: "DecimationTests", dependencies: ["Decimation", "TestSupport"]),
    .testTarget(name: "DataTablesTests", dependencies: ["DataTables", "TestSupport"]),
    .testTarget(
      name: "CairoCanvasTests", dependencies: ["CairoCanvas", "Graphics", "TestSupport"]),
    .target(
      name: "AppSourceSwift5",
      dependencies: [
        "Accessibility", "CoreTransferable", "OSLog", "SwiftUI", "UniformTypeIdentifiers",
      ],
      path: "Tests/AppSourceSwift5", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "AppSourceSwift6",
      dependencies: [
        "Accessibility", "CoreTransferable", "OSLog", "SwiftUI", "UniformTypeIdentifiers",
      ],
      path: "Tests/AppSourceSwift6", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "ChartSourceSwift5", dependencies: ["Charts", "SwiftUI"],
      path: "Tests/ChartSourceSwift5", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ChartSourceSwift6", dependencies: ["Charts", "SwiftUI"],
      path: "Tests/ChartSourceSwift6", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "AppProgramSwift6", dependencies: ["SwiftUI"],
      path: "Tests/AppProgramSwift6", packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    // The tests compile the plugin's sources, to which a link points. If they depended on the plugin, SwiftPM
    // would build all modules and tests twice.
    .testTarget(name: "ChartroomMacrosTests"),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "AppProgramSwift6", "AppSourceSwift5", "AppSourceSwift6", "Charts", "ChartroomUI",
        "Graphics", "SwiftUI", "TestSupport",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    // The longest to compile: it depends on few targets, so that a build does not end with it alone.
    .testTarget(
      name: "ChartroomUITests",
      dependencies: [
        "ChartroomUI", "Graphics", "TestSupport",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    .testTarget(name: "ChartScalesTests", dependencies: ["ChartScales", "TestSupport"]),
    .testTarget(
      name: "ChartroomChartsTests",
      dependencies: [
        "ChartScales", "Chartroom", "ChartroomCharts", "ChartroomUI", "Graphics", "TestSupport",
      ]),
    .testTarget(
      name: "ChartSetsTests",
      dependencies: [
        "ChartSets", "ChartScales", "ChartroomUI", "Decimation", "Graphics", "TestSupport",
      ]),
    .testTarget(
      name: "ChartroomTests",
      dependencies: [
        "Chartroom", "ChartSets", "ChartroomCharts", "ChartroomUI", "CairoCanvas", "Decimation",
        "Graphics", "Showcase", "TestSupport",
      ]),
    .testTarget(
      name: "SourceCompatibilityTests",
      dependencies: [
        "AppSourceSwift5", "ChartSourceSwift5", "ChartSourceSwift6", "Chartroom", "ChartroomUI",
        "Graphics", "TestSupport",
      ]),
    .testTarget(
      name: "DashboardsTests",
      dependencies: [
        "Chartroom", "ChartroomCharts", "ChartroomUI", "Dashboards", "DataTables", "Decimation",
        "Graphics", "Showcase", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "BenchmarksTests", dependencies: ["Benchmarks", "Chartroom", "TestSupport"]),
    .testTarget(
      name: "ChartroomCommandTests",
      dependencies: [
        "ChartroomCommand", "ChartroomUI", "Benchmarks", "Chartroom", "CairoCanvas", "ChartScales",
        "ChartSets", "Dashboards", "DataTables", "Graphics", "Showcase", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  // The sources of an app are compiled with the features of their language mode only.
  let isApp = target.name.hasPrefix("App") || target.name.hasPrefix("ChartSource")
  let features: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // Apps use deprecated names, which must compile.
  let deprecations: [SwiftSetting] =
    isApp ? [.treatWarning("DeprecatedDeclaration", as: .warning)] : []
  target.swiftSettings =
    (target.swiftSettings ?? []) + (isApp ? [] : features) + [.treatAllWarnings(as: .error)]
    + deprecations
}

import Foundation
import Testing

@Suite("The project of the app")
struct ProjectTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let project = root.appending(path: "Apps/DLParsing/DLParsing.xcodeproj")

  @Test func `names nothing that is not there`() throws {
    let file = Self.project.appending(path: "project.pbxproj")
    let plist = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil
    )
    let objects = try #require((plist as? [String: Any])?["objects"] as? [String: [String: Any]])
    let text = try String(contentsOf: file, encoding: .utf8)
    for match in text.matches(of: /\bD1[0-9A-F]{22}\b/) {
      #expect(objects[String(match.output)] != nil, "\(match.output)")
    }
    let folder = Self.project.deletingLastPathComponent()
    for object in objects.values {
      switch object["isa"] as? String {
      case "XCLocalSwiftPackageReference":
        let package = folder.appending(path: try #require(object["relativePath"] as? String))
        #expect(
          FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path())
        )
      case "PBXFileSystemSynchronizedRootGroup":
        let sources = folder.appending(path: try #require(object["path"] as? String))
        #expect(FileManager.default.fileExists(atPath: sources.path()))
      case "XCSwiftPackageProductDependency":
        let name = try #require(object["productName"] as? String)
        let manifest = try String(
          contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8
        )
        #expect(manifest.contains(".library(name: \"\(name)\""))
      default: break
      }
    }
  }
}

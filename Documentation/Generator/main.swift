internal import DocumentationPages
internal import Foundation

// documentation-generator FOLDER: writes the pages that are made from tables in the code.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: documentation-generator FOLDER\n".utf8))
  exit(2)
}
let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
try Data(SupportedPage.text.utf8).write(to: folder.appending(path: SupportedPage.fileName))

import BenchmarkPictures
import SymbolSynthesis
import Testing

@Suite("Benchmark suites")
struct SuiteTests {
  private static let suites = [BenchmarkPictures.Suite.degradations(), .phone()]

  @Test("No two pictures of a suite have the same name", arguments: suites.indices)
  func names(index: Int) {
    let names = SuiteTests.suites[index].shots.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.utf8.allSatisfy { 45...57 ~= $0 || 97...122 ~= $0 } })
  }

  @Test(
    "The same seed gives the same picture and another seed another card",
    arguments: ["jpeg-30-0", "combination-hard-0-7", "sequence-1-3", "negative-0-2", "webcam-0-1"]
  )
  func seeds(name: String) throws {
    let shots = SuiteTests.suites.flatMap(\.shots)
    let shot = try #require(shots.first { $0.name == name })
    let first = try shot.take(suiteSeed: 1)
    let again = try shot.take(suiteSeed: 1)
    let other = try shot.take(suiteSeed: 2)
    #expect(first.picture == again.picture)
    #expect(first.payload == again.payload)
    #expect(first.picture != other.picture)
    #expect(first.payload == nil || first.payload != other.payload)
  }

  @Test("The frames of a sequence show the same card, and differ")
  func sequences() throws {
    let frames = SuiteTests.suites[0].shots.filter { $0.axis == "sequence" && $0.severity == "0" }
    let (first, second) = (try frames[0].take(suiteSeed: 1), try frames[1].take(suiteSeed: 1))
    #expect(frames.count == 8)
    #expect(first.payload == second.payload)
    #expect(first.picture != second.picture)
  }
}

import Synchronization
import Testing

@testable import ScanCommands

@Suite("Work in order")
struct OrderedWorkTests {
  @Test(arguments: [0, 1, 2, 3, 100], [1, 2, 3, 16])
  func `every piece is done once and handed over in order`(count: Int, workerCount: Int) {
    let done = Atomic(0)
    var taken: [Int] = []
    OrderedWork<Int>.run(
      count: count,
      workerCount: workerCount,
      work: { index in
        done.add(1, ordering: .relaxed)
        return index * 3
      },
      take: {
        taken.append($0)
        return true
      }
    )
    #expect(taken == (0..<count).map { $0 * 3 })
    #expect(done.load(ordering: .relaxed) == count)
  }

  @Test func `workers that are far ahead wait`() {
    let begun = Atomic(0)
    let taken = Atomic(0)
    let furthest = Atomic(0)
    OrderedWork<Int>.run(
      count: 400,
      workerCount: 4,
      work: { index in
        begun.add(1, ordering: .sequentiallyConsistent)
        let ahead = index - taken.load(ordering: .sequentiallyConsistent)
        furthest.max(ahead, ordering: .relaxed)
        return index
      },
      take: { index in
        if index == 0 {
          // As long as the first piece is not taken, only a window's worth may be begun.
          var rounds = 0
          while begun.load(ordering: .sequentiallyConsistent) < 17, rounds < 1_000_000 {
            rounds += 1
          }
        }
        taken.store(index + 1, ordering: .sequentiallyConsistent)
        return true
      }
    )
    #expect(furthest.load(ordering: .relaxed) <= 17)
  }

  @Test(arguments: [1, 4])
  func `no piece is begun once nobody takes any more`(workerCount: Int) {
    let begun = Atomic(0)
    OrderedWork<Int>.run(
      count: 10_000,
      workerCount: workerCount,
      work: { index in
        begun.add(1, ordering: .relaxed)
        return index
      },
      take: { $0 < 5 }
    )
    #expect(begun.load(ordering: .relaxed) <= 6 + 5 * workerCount)
  }
}

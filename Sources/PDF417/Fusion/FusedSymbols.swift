/// The sums of all symbols that are in view or were so lately.
///
/// Each holds only frames that agree with each other; frames that cannot be told to agree have sums of
/// their own, until a later frame agrees with both.
struct FusedSymbols {
  private(set) var sums: [FusedSymbol] = []

  /// Bytes that they take, about.
  var byteCount: Int { sums.reduce(0) { $0 + $1.byteCount } }

  /// Forgets the sums to which nothing was added for long.
  mutating func removeOld(at frame: Int) {
    sums.removeAll { frame - $0.lastFrame > FusionLimits.gapFrames }
  }

  /// Forgets the sums that may belong to a symbol that was read.
  mutating func remove(shapedLike symbol: Symbol) {
    sums.removeAll { $0.isShaped(like: symbol) }
  }

  /// Adds a frame's votes to those that they agree with, or begins anew with them.
  ///
  /// - Parameters:
  ///   - votes: What the frame shows of one symbol.
  ///   - frame: Its number, higher than those before.
  /// - Returns: What the sum says, and of how many frames; its sum is then forgotten.
  mutating func add(
    _ votes: CellVotes, frame: Int
  ) -> (decoded: GridDecoder.Decoded, frameCount: Int)? {
    var best: (place: Int, score: Float)?
    for place in sums.indices where sums[place].shape == votes.shape {
      let agreement = sums[place].agreement(with: votes)
      guard agreement.verdict == .same, agreement.score > (best?.score ?? 0) else { continue }
      best = (place, agreement.score)
    }
    guard let best else {
      begin(with: votes, frame: frame)
      return nil
    }
    var sum = sums.remove(at: best.place)
    sum.add(votes, frame: frame)
    // What could not be told apart from a single frame may be told now.
    for place in sums.indices.reversed() where sums[place].shape == sum.shape {
      guard sum.agreement(with: sums[place]).verdict == .same else { continue }
      sum.add(sums.remove(at: place))
    }
    guard let decoded = sum.decode() else {
      sums.append(sum)
      return nil
    }
    return (decoded, sum.frameCount)
  }

  /// Begins a sum, in place of the one to which nothing was added for the longest time.
  private mutating func begin(with votes: CellVotes, frame: Int) {
    if sums.count >= FusionLimits.symbols {
      let oldest = sums.indices.min { sums[$0].lastFrame < sums[$1].lastFrame }
      if let oldest { sums.remove(at: oldest) }
    }
    sums.append(FusedSymbol(votes, frame: frame))
  }
}

/// The word of a vocabulary that a misspelt word was probably meant to be.
package enum NearestWord {
  /// The nearest word, the earlier one where two are as near; none where all are far.
  ///
  /// - Parameters:
  ///   - word: The word as found.
  ///   - vocabulary: The words that may stand there.
  package static func nearest(to word: String, in vocabulary: [String]) -> String? {
    let found = Array(word.utf8)
    guard (1...64).contains(found.count) else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in vocabulary {
      let distance = distance(from: found, to: Array(candidate.utf8))
      let isNear = distance <= max(1, min(found.count, candidate.utf8.count) / 3)
      if isNear, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// The number of letters to insert, delete, replace, or swap with a neighbour.
  package static func distance(from found: [UInt8], to wanted: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: wanted.count + 1)
    var last = Array(0...wanted.count)
    for row in found.indices {
      var current = [row + 1]
      for column in wanted.indices {
        let replaced = last[column] + (found[row] == wanted[column] ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, found[row] == wanted[column - 1],
          found[row - 1] == wanted[column]
        {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[wanted.count]
  }
}

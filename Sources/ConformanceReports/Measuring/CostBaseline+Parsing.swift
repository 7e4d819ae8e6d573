extension CostBaseline {
  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - file: The path by which messages name it.
  ///   - build: The build that it has to be of.
  /// - Throws: Where it goes wrong.
  package init(
    parsing text: String, file: String, of build: CountedBuild
  ) throws(BaselineSyntaxError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    func fail(_ line: Int, _ reason: BaselineSyntaxError.Reason) -> BaselineSyntaxError {
      BaselineSyntaxError(file: file, line: line, reason: reason)
    }
    let first = lines.first ?? ""
    guard CountedBuild(words: first) == build else {
      throw fail(1, .otherBuild(found: String(first), expected: build.words))
    }
    let heading = lines.dropFirst().first ?? ""
    guard Self.words(heading) == Self.heading else { throw fail(2, .noHeading(String(heading))) }
    var (costs, names): ([WorkloadCost], Set<String>) = ([], [])
    for (index, line) in lines.enumerated().dropFirst(2) {
      let words = Self.words(line)
      guard words.count == Self.heading.count else {
        throw fail(index + 1, .noWorkload(String(line)))
      }
      var numbers: [Int?] = []
      for (word, column) in zip(words, Self.heading).dropFirst() {
        let number = Int(word)
        guard word == Self.nothing || number.map({ $0 >= 0 }) == true else {
          throw fail(index + 1, .noNumber(word, of: column))
        }
        numbers.append(number)
      }
      guard names.insert(words[0]).inserted else { throw fail(index + 1, .repeated(words[0])) }
      costs.append(WorkloadCost(name: words[0], visits: numbers[0], instructions: numbers[1]))
    }
    self.init(costs, of: build)
  }

  private static func words(_ line: Substring) -> [String] {
    line.split(separator: " ").map(String.init)
  }
}

/// Why a text is no baseline, and where.
package struct BaselineSyntaxError: Error, Sendable, Equatable {
  /// The path of the file.
  package let file: String
  /// The line at which it goes wrong, from 1.
  package let line: Int
  package let reason: Reason

  /// What is wrong with a line.
  package enum Reason: Sendable, Equatable {
    case otherBuild(found: String, expected: String)
    case noHeading(String)
    case noWorkload(String)
    case noNumber(String, of: String)
    case repeated(String)
  }
}

extension BaselineSyntaxError: CustomStringConvertible {
  package var description: String { "\(file), line \(line): \(reason.words)" }
}

extension BaselineSyntaxError.Reason {
  /// What was found, and what was expected.
  fileprivate var words: String {
    let heading = CostBaseline.heading
    return switch self {
    case .otherBuild(let found, let expected): "found '\(found)', expected '\(expected)'"
    case .noHeading(let found): "found '\(found)', expected '\(heading.joined(separator: " "))'"
    case .noWorkload(let found):
      "found '\(found)', expected a workload and \(heading.count - 1) counts"
    case .noNumber(let found, let column):
      "found '\(found)' for \(column), expected a number or '\(CostBaseline.nothing)'"
    case .repeated(let name): "'\(name)' stands there twice"
    }
  }
}

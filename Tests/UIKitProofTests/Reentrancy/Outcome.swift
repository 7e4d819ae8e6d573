/// What becomes of something that is asked in the middle of a change.
enum Outcome: Equatable, Sendable, CustomStringConvertible {
  /// It takes effect, and begins at the instant at which it was asked.
  case allowed
  /// It takes effect, and begins when the animation is over that runs.
  case deferred
  /// It takes effect, and UIKit complains.
  case logged(String)
  /// UIKit complains, and drops it.
  case refused(String)
  /// UIKit raises an exception.
  case raised(String)
  /// There was nothing to do, or it would lead where the way leads anyhow.
  case idle
  /// It took no effect, and nobody said so.
  case lost

  var description: String {
    switch self {
    case .allowed: "allowed"
    case .deferred: "deferred"
    case .logged(let id): "logged:\(id)"
    case .refused(let id): "refused:\(id)"
    case .raised(let id): "raised:\(id)"
    case .idle: "idle"
    case .lost: "lost"
    }
  }
}

/// What is expected of an errand in changes of one manner: a row for each moment, a column for each change.
///
/// A cell tells the outcome, with `|` between those of an unanimated and an animated errand where they
/// differ; `.` means that the moment does not come in that change.
struct OutcomeTable: Sendable {
  let errand: Errand
  let manner: Manner
  private let cells: [String: [String]]

  static let all = present + dismiss + push + pop + setStack + select + swapRoot

  init(_ errand: Errand, _ manner: Manner, _ text: String) {
    self.errand = errand
    self.manner = manner
    var cells: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let name = words.first { cells[name] = Array(words.dropFirst()) }
    }
    self.cells = cells
  }

  /// The table of an errand that fares like another one.
  init(_ errand: Errand, like other: OutcomeTable) {
    self.errand = errand
    manner = other.manner
    cells = other.cells
  }

  /// The cell of a moment in a change.
  func cell(_ moment: Moment, in change: Change) -> String {
    guard let row = cells[moment.name], let column = Change.allCases.firstIndex(of: change),
      row.indices.contains(column)
    else { return "." }
    return row[column]
  }

  /// Cells as the text of a table.
  static func text(_ cell: (Moment, Change) -> String) -> String {
    let header =
      "moment".padded(to: 27) + Change.allCases.map { $0.rawValue.padded(to: 13) }.joined()
    let rows = Moment.all.compactMap { moment -> String? in
      let words = Change.allCases.map { cell(moment, $0) }
      guard words.contains(where: { $0 != "." }) else { return nil }
      return moment.name.padded(to: 27) + words.map { $0.padded(to: 13) }.joined()
    }
    return ([header] + rows).map(\.withoutTrailingSpaces).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }

  fileprivate var withoutTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

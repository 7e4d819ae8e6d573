/// Rows of words as lines, each column as wide as its widest word, with two spaces between.
struct TextColumns {
  /// On which side of a column its words stand.
  enum Side {
    case left, right
  }

  private let rows: [[String]]
  private let sides: [Side]

  /// - Parameters:
  ///   - rows: The rows, each with a word for each column; empty where there is nothing.
  ///   - sides: The side of each column.
  init(_ rows: [[String]], _ sides: [Side]) {
    self.rows = rows
    self.sides = sides
  }

  /// The lines, none of which ends with a space.
  var text: String {
    let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = sides.indices.map { column in
        let pad = String(repeating: " ", count: widths[column] - row[column].count)
        return sides[column] == .left ? row[column] + pad : pad + row[column]
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }
    .joined()
  }
}

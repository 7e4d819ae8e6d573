import Foundation

extension Podspec {
  /// Reads a description in JSON.
  init(json data: Data, fallback: String) {
    let whole = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    self.init(name: whole["name"] as? String ?? fallback)
    moduleName = whole["module_name"] as? String
    root = Self.part(whole)
    parts = (whole["subspecs"] as? [[String: Any]] ?? []).compactMap { row in
      (row["name"] as? String).map { ($0, Self.part(row)) }
    }
  }

  private static func part(_ row: [String: Any]) -> Part {
    let mobile = row["ios"] as? [String: Any] ?? [:]
    func words(_ key: String) -> [String] { texts(row[key]) + texts(mobile[key]) }
    let needs = (row["dependencies"] as? [String: Any] ?? [:]).keys.sorted()
    return Part(
      sources: words("source_files"), excluded: words("exclude_files"),
      resources: words("resources") + words("resource_bundles"),
      needs: needs.filter { $0.contains("/") }
        .compactMap { $0.split(separator: "/").last.map(String.init) },
      pods: needs.compactMap { $0.split(separator: "/").first.map(String.init) })
  }

  /// A text, or the texts of a list or of the values of a table.
  private static func texts(_ value: Any?) -> [String] {
    if let text = value as? String { return [text] }
    if let list = value as? [Any] { return list.flatMap { texts($0) } }
    guard let table = value as? [String: Any] else { return [] }
    return table.keys.sorted().flatMap { texts(table[$0]) }
  }
}

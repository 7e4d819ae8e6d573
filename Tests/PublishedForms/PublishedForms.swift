import Foundation

/// The schema of the documents for machines, as it is published.
public enum PublishedForms {
  /// The file, from the repository's root.
  public static let path = "schemas/conform-1.schema.json"

  /// The schema.
  ///
  /// - Throws: That it cannot be read.
  public static func schema() throws -> JSONSchema {
    try JSONSchema(Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// What is wrong with a document by the schema; nothing where it is as that says.
  ///
  /// - Throws: That the schema or the document cannot be read.
  public static func flaws(in text: String) throws -> [JSONSchema.Flaw] {
    let document = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    return try schema().flaws(in: document)
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}

package import Foundation

/// What `swift symbolgraph-extract` writes of a module: its declarations, and how they are related.
package struct SymbolGraph: Decodable, Equatable, Sendable {
  package let module: Module
  package let symbols: [Symbol]
  package let relationships: [Relationship]
  let metadata: Metadata

  /// Reads such a file.
  ///
  /// - Parameters:
  ///   - data: what the file holds.
  ///   - name: what errors call the file.
  /// - Throws: What was found instead, and where in the document.
  package init(_ data: Data, named name: String) throws(SymbolGraphError) {
    do {
      self = try JSONDecoder().decode(SymbolGraph.self, from: data)
    } catch let error as DecodingError {
      throw SymbolGraphError(error, in: name)
    } catch {
      throw .noDocument(file: name, reason: error.localizedDescription)
    }
    guard metadata.formatVersion.major == 0 else {
      throw .unknownFormat(file: name, major: metadata.formatVersion.major)
    }
  }

  /// Whose graph it is.
  package struct Module: Decodable, Equatable, Sendable {
    package let name: String
  }

  struct Metadata: Decodable, Equatable, Sendable {
    let formatVersion: Version

    struct Version: Decodable, Equatable, Sendable { let major: Int }
  }

  /// A relation between two declarations.
  package struct Relationship: Decodable, Equatable, Sendable {
    /// `conformsTo`, `inheritsFrom`, `memberOf`, `overrides` and others.
    package let kind: String
    package let source: String
    package let target: String
    /// The target's name with its module, where it lies in another one.
    package let targetFallback: String?
  }
}

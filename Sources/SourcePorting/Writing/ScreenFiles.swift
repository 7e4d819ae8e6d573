import Foundation
import SwiftSyntax

/// The storyboards among a module's files, and the classes and methods that they name.
struct ScreenFiles {
  /// The storyboards by the names that they get in the result, with their bytes.
  let storyboards: [String: Data]
  /// The folder of the module that they get there, in which none of its sources lies: what is in it is copied, and
  /// not compiled.
  let folder: String
  private let texts: [String]

  /// - Parameters:
  ///   - files: a module's files, by path from the library's folder.
  ///   - folder: the library's folder.
  ///   - sources: where the module's sources lie in the result, from the module's folder.
  init(_ files: [String], in folder: URL, beside sources: [String]) {
    self.folder = GivenName.free("Resources") { name in
      sources.contains { $0.hasPrefix(name + "/") }
    }
    var storyboards: [String: Data] = [:]
    for file in files where file.hasSuffix(".storyboard") {
      let name = URL(fileURLWithPath: file).lastPathComponent
      // Other languages change texts alone.
      guard storyboards[name] == nil || file.contains("Base.lproj") else { continue }
      storyboards[name] = FileManager.default.contents(
        atPath: folder.appendingPathComponent(file).path)
    }
    self.storyboards = storyboards
    texts = storyboards.sorted { $0.key < $1.key }.map { String(decoding: $0.value, as: UTF8.self) }
  }

  /// The values of an attribute, each once, sorted.
  private func values(of attribute: String) -> [String] {
    let found = texts.flatMap { text in
      text.components(separatedBy: " \(attribute)=\"").dropFirst().map { rest in
        String(rest.prefix { $0 != "\"" })
      }
    }
    return Set(found).sorted()
  }

  /// The file that makes all of it known.
  ///
  /// - Parameter obstacles: gets what the storyboards name and no file but its own can reach.
  func text(of library: ParsedLibrary, _ obstacles: inout [Obstacle]) -> String {
    let classes = classes(in: library, &obstacles)
    return text(classes + outlets(of: library) + actions(in: library, &obstacles))
  }

  /// The rows that make classes known: segues, controllers and views of the library's.
  private func classes(in library: ParsedLibrary, _ obstacles: inout [Obstacle]) -> [String] {
    let facts = library.facts
    var rows: [String] = []
    for name in values(of: "customClass") {
      guard let type = facts.declarations.types[name], let file = type.file,
        library.holds(file)
      else { continue }
      guard !type.isHidden else {
        obstacles.append(.unreachable("names '\(name)'", in: file))
        continue
      }
      if facts.inherits(name, from: "UIStoryboardSegue", host: library.host) {
        rows.append(
          "Headless.register(segue: \"\(name)\") { \(name)(identifier: $0, source: $1, destination: $2) }"
        )
      } else if facts.inherits(name, from: "UIViewController", host: library.host)
        || facts.inherits(name, from: "UIView", host: library.host)
      {
        rows.append("Headless.register(\(name).self)")
      }
    }
    return rows
  }

  /// The rows that make outlets known, by functions in the classes that have them.
  private func outlets(of library: ParsedLibrary) -> [String] {
    library.modules.flatMap(\.sources).flatMap { source in
      source.tree.all(ClassDeclSyntax.self).compactMap { type in
        let function = OutletRegistration.function(of: type.name.text)
        return source.text.contains(function) ? "\(type.name.text).\(function)()" : nil
      }
    }
  }

  /// The rows that make the methods known which a storyboard calls.
  private func actions(in library: ParsedLibrary, _ obstacles: inout [Obstacle]) -> [String] {
    let search = MethodSearch(library: library)
    var rows: [String] = []
    for name in values(of: "selector") + values(of: "unwindAction") {
      for method in search.methods(runtimeName: name, of: nil) where method.labels.count <= 1 {
        guard let file = library.facts.declarations.types[method.owner]?.file, library.holds(file)
        else { continue }
        let call = "\(method.owner).\(method.reference)"
        if method.isHidden, isMadeKnown(method, in: library) { continue }
        guard !method.isHidden else {
          obstacles.append(.unreachable("calls '\(call)'", in: file))
          continue
        }
        rows.append("Headless.register(action: Selector(\"\(name)\", \(call)))")
      }
    }
    return rows
  }

  /// Whether the file of a private method makes it known.
  private func isMadeKnown(_ method: DeclaredMember, in library: ParsedLibrary) -> Bool {
    let row = "Selector(\"\(method.runtimeName)\", \(method.owner).\(method.reference))"
    return library.modules.flatMap(\.sources).contains { $0.text.contains(row) }
  }

  static let file = "PortedScreens.swift"

  private func text(_ rows: [String]) -> String {
    """
    import UIKit

    /// Makes the library's storyboards known, and what they name, when the first one is asked for.
    enum PortedScreens {
      @MainActor private static let registration: Void = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        Headless.addStoryboards(in: folder.appendingPathComponent("\(folder)"))
    \(rows.map { "    \($0)\n" }.joined())  }()

      /// The bundle that a storyboard is asked for in, after all has been made known.
      @MainActor static func bundle(_ bundle: Bundle?) -> Bundle? {
        _ = registration
        return bundle
      }
    }

    """
  }
}

extension Obstacle {
  /// Something that a storyboard wants, and that no file but its own can reach.
  fileprivate static func unreachable(_ wish: String, in file: String) -> Obstacle {
    Obstacle(file: file, line: nil, reason: "a storyboard \(wish), which is private")
  }
}

extension ParsedLibrary {
  /// Whether a file is one of its modules'.
  fileprivate func holds(_ file: String) -> Bool {
    modules.contains { $0.sources.contains { $0.path == file } }
  }
}

package import Foundation

/// Reads a storyboard file into plain values.
///
/// What it does not understand it names, with element and line, and goes on without.
package struct StoryboardReader {
  let notes: ReadingNotes

  /// Elements of the file that say nothing about how a program behaves.
  private static let harmless: Set<String> = [
    "device", "dependencies", "resources", "customFonts", "inferredMetricsTieBreakers",
    "simulatedMetricsContainer", "accessibilityOverrides", "classes", "designables",
  ]

  /// Reads a file's bytes.
  ///
  /// - Parameter file: how errors name the file.
  package static func document(
    _ bytes: Data, file: String
  ) throws(StoryboardSyntaxError) -> StoryboardDocument {
    let root = try StoryboardElementParser.root(of: bytes, file: file)
    let notes = ReadingNotes(file: file)
    var document = try StoryboardReader(notes: notes).document(root)
    document.notes = notes.notes
    return document
  }

  private func document(
    _ root: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument {
    guard root.name == "document" else { throw notes.error("element 'document'", at: root) }
    guard root.attributes["type"]?.contains("Cocoa.XIB") != true else {
      throw notes.error("a storyboard for UIKit", at: root)
    }
    var document = StoryboardDocument()
    document.initialObject = root.attributes["initialViewController"]
    for child in root.children where !Self.harmless.contains(child.name) {
      guard child.name == "scenes" else {
        notes.add("element is not understood", at: child)
        continue
      }
      for scene in child.children {
        if let scene = try self.scene(scene) { document.scenes.append(scene) }
      }
    }
    check(document, root)
    return document
  }

  private func scene(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Scene? {
    guard element.name == "scene" else {
      notes.add("element is not understood", at: element)
      return nil
    }
    guard let objects = element.child("objects") else {
      throw notes.error("element 'objects'", at: element)
    }
    var root: StoryboardDocument.Root?
    var exits: [String] = []
    var others: [StoryboardDocument.Segue] = []
    for object in objects.children {
      switch object.name {
      case "placeholder":
        break
      case "exit":
        if let id = object.attributes["id"] { exits.append(id) }
      case "viewControllerPlaceholder" where root == nil:
        root = .reference(try reference(object))
      case _ where root == nil && isController(object):
        root = .controller(try controller(object))
      default:
        notes.add("object is not understood", at: object)
        others += try connections(of: object).segues
      }
    }
    guard let root else {
      notes.add("scene without a controller", at: element)
      return nil
    }
    return StoryboardDocument.Scene(root: root, exits: exits, otherSegues: others)
  }

  private func isController(_ object: StoryboardElement) -> Bool {
    object.attributes["sceneMemberID"] == "viewController"
      || object.name.hasSuffix("Controller")
  }

  private func reference(
    _ element: StoryboardElement
  ) throws(StoryboardSyntaxError) -> StoryboardDocument.Reference {
    var reader = ElementReader(element, notes)
    let reference = StoryboardDocument.Reference(
      id: try reader.need("id"), storyboard: reader.text("storyboardName"),
      identifier: reader.text("referencedIdentifier"), line: element.line)
    reader.noteUnread()
    return reference
  }
}

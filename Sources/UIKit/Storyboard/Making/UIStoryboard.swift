public import Foundation
import StoryboardFormat
import UIKitSemantics

/// The screens of a program and the ways between them, read from a file.
///
/// UIKit reads a compiled form; here the file that the editor writes is read: controllers, their
/// bars and views, constraints and guides, segues and what popovers point at. Outlets are not
/// connected, and variations for sizes are not read.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  final let name: String
  final let bundle: Bundle?
  final let document: StoryboardDocument
  /// Why the document is empty; none where the file was read.
  final var fileError: StoryboardFileError?
  /// What was not understood, in the file and while controllers were made.
  final var notes: [StoryboardNote]
  /// The screens whose controllers are being made.
  final var inProgress: [String] = []

  init(name: String, bundle: Bundle?, document: StoryboardDocument) {
    self.name = name
    self.bundle = bundle
    self.document = document
    notes = document.notes
    super.init()
    noteUnknownOutlets()
  }

  /// Reads a storyboard; one that is not there raises (K2), and one that cannot be read too (K12).
  ///
  /// Whoever asks `Headless.fileError(of:)` is told why, with line and element.
  ///
  /// - Parameters:
  ///   - name: the file's name without its extension.
  ///   - storyboardBundleOrNil: where to look; the main bundle where none is given. Registered
  ///     folders are searched first.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? Bundle.main
    do {
      let document = try StoryboardFile.document(name, in: bundle)
      self.init(name: name, bundle: storyboardBundleOrNil, document: document)
    } catch {
      self.init(name: name, bundle: storyboardBundleOrNil, document: StoryboardDocument())
      fileError = error
      complain(of: error)
    }
  }

  /// Makes the controller that the storyboard begins with; none where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    document.initialObject.flatMap { make($0) }
  }

  /// Makes the controller that has a name; one that is not there raises (K3).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(called: identifier, by: nil) ?? UIViewController()
  }
}

extension UIStoryboard {
  /// Makes the controller that the storyboard begins with, if it is of a class.
  ///
  /// - Parameter creator: makes the controller in place of its class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    document.initialObject.flatMap { make($0, by: creator) } as? ViewController
  }

  /// Makes the controller that has a name; one that is not there, or of another class, raises (K3).
  ///
  /// - Parameters:
  ///   - identifier: The identifier of a scene.
  ///   - creator: makes the controller in place of its class.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = make(called: identifier, by: creator)
    if let made = made as? ViewController { return made }
    if made != nil { complain(of: identifier) }
    // On iOS nobody gets here; somebody has to be returned all the same.
    guard let stand = ViewController(coder: StoryboardCoder()) else {
      preconditionFailure("the storyboard has the controller that is asked for")
    }
    return stand
  }

  /// Makes the controller of an object, unless it is being made already.
  final func make(
    _ id: String, by creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard !World.current.isHalted, let scene = document.scene(of: id) else { return nil }
    return make(scene, by: creator)
  }

  private func make(
    called identifier: String, by creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let scene = document.scene(called: identifier) else {
      complain(of: identifier)
      return nil
    }
    return make(scene, by: creator)
  }

  private func make(
    _ scene: StoryboardDocument.Scene, by creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let id = scene.root.id
    guard !inProgress.contains(id) else {
      let place = scene.root.place
      note("the object '\(id)' lives in itself", place.element, line: place.line)
      return nil
    }
    inProgress.append(id)
    defer { inProgress.removeLast() }
    return ControllerMaker(storyboard: self, creator: creator).make(scene)
  }

  private func complain(of error: StoryboardFileError) {
    switch error {
    case .missing(let name, let bundle):
      let names = ComplaintNames(subject: name, other: "NSBundle <\(bundle)>")
      World.current.complain(.unknownStoryboard, .raised, names, about: nil)
    case .unreadable, .syntax:
      let names = ComplaintNames(subject: name, other: error.description)
      World.current.complain(.unreadableStoryboard, .raised, names, about: nil)
    }
  }

  private func complain(of identifier: String) {
    let names = ComplaintNames(caller: describe(self), subject: identifier)
    World.current.complain(.unknownScene, .raised, names, about: nil)
  }

  /// Names something that the headless host does not understand, once.
  final func note(_ text: String, _ element: String, line: Int) {
    let note = StoryboardNote(line: line, element: element, text: text)
    if !notes.contains(note) { notes.append(note) }
  }
}

import UIKit

/// An object of the library's that tells of itself.
struct LibraryObject {
  weak var object: AnyObject?
  /// The controller that it looks after, by name.
  var controller: String?
}

extension SubjectInstaller {
  /// What the library is called where it tells of itself; only one that reports dismissals is a library.
  private var libraryName: String { subject.reporting?.dismissals == nil ? "engine" : "library" }

  /// Listens to an object of the library's, where the subject says how it tells of itself.
  ///
  /// - Parameter controller: the one that the object looks after from now on.
  func listen(to object: AnyObject, about controller: UIViewController?) {
    guard let reporting = subject.reporting else { return }
    let name = controller.map { recorder.name($0) }
    if let place = library.firstIndex(where: { $0.object === object }) {
      library[place].controller = name
      return
    }
    if library.isEmpty {
      recorder.cast.list(
        libraryName, as: reporting.dismissals == nil ? .engine : .library,
        type: String(describing: type(of: object)))
    }
    library.append(LibraryObject(object: object, controller: name))
    guard let dismissals = reporting.dismissals else { return }
    asSubject {
      dismissals(object) { [weak self, weak object] in self?.noteDismissal(by: object) }
    }
  }

  /// Writes that the library says that its screen is gone.
  private func noteDismissal(by object: AnyObject?) {
    let name = library.first { $0.object === object }?.controller
    recorder.record(
      libraryName, .reportDismissal, name.map { [.name($0)] } ?? [],
      by: .subject(transition: nil))
  }

  /// The index that the library's object for a tab bar controller takes to be selected, if it says so.
  func keptIndex(in tabs: UITabBarController) -> Int? {
    guard let index = subject.reporting?.index, let object = tabs.delegate else { return nil }
    return index(object)
  }

  /// The library's name, where one of its objects takes itself to be in a transition.
  var busy: [String] {
    guard let busy = subject.reporting?.busy else { return [] }
    let isBusy = library.compactMap(\.object).contains { busy($0) }
    return isBusy ? [libraryName] : []
  }
}

import Testing
import UIKit

/// The storyboard of these tests, on the screen.
@MainActor struct Album {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Screens")

  let window: UIWindow
  let storyboard: UIStoryboard
  let stack: UINavigationController
  let list: ListScreen

  init() throws {
    Self.begin()
    storyboard = UIStoryboard(name: "Album", bundle: nil)
    stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    list = try #require(stack.topViewController as? ListScreen)
    window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    Headless.settle()
    ScreenLog.clear()
  }

  /// A new scene in which the classes of the storyboard are known.
  static func begin() {
    Headless.reset()
    Headless.addStoryboards(in: folder)
    for type in [ListScreen.self, PageScreen.self, SheetScreen.self, AsideScreen.self] {
      Headless.register(type)
    }
    Headless.register(segue: "FoldSegue") {
      FoldSegue(identifier: $0, source: $1, destination: $2)
    }
    Headless.register(segue: "TaggedSegue") {
      TaggedSegue(identifier: $0, source: $1, destination: $2)
    }
    Headless.register(action: Selector("note:", ListScreen.note))
    Headless.register(action: Selector("backToList:", ListScreen.backToList))
    ScreenLog.clear()
  }

  /// Performs a segue, comes to rest, and returns what was heard.
  func perform(_ identifier: String, from controller: UIViewController) -> [String] {
    ScreenLog.clear()
    controller.performSegue(withIdentifier: identifier, sender: nil)
    Headless.settle()
    return ScreenLog.lines
  }

  /// Performs segues one after the other, each from where the one before led.
  func go(_ identifiers: [String]) -> UIViewController {
    var place: UIViewController = list
    for identifier in identifiers {
      place.performSegue(withIdentifier: identifier, sender: nil)
      Headless.settle()
      place = place.presentedViewController ?? stack.topViewController ?? place
    }
    ScreenLog.clear()
    return place
  }
}

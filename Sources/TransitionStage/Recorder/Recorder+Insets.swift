import AppearanceTrace
import UIKit

/// A root view with what was covered of it at one time.
struct WatchedInsets {
  weak var view: UIView?
  let insets: UIEdgeInsets
}

extension Recorder {
  /// Looks at what is covered of a transition's root views, when its first instant is over.
  func watchInsets(in number: Int) {
    guard let sides = openTransitions[number]?.sides else { return }
    let insets: [WatchedInsets] = sides.compactMap { side in
      guard let view = side.controller?.viewIfLoaded, view.window != nil else { return nil }
      return WatchedInsets(view: view, insets: view.safeAreaInsets)
    }
    openTransitions[number]?.isUnderWay = true
    openTransitions[number]?.insets = insets
  }

  /// Writes what is covered of the root views of a transition that is through, where that has changed
  /// on the way at the top or at the bottom.
  ///
  /// What is covered at the sides follows from where a view is drawn, and on the way back all does.
  func noteInsets(in number: Int) {
    for watched in openTransitions[number]?.insets ?? [] {
      guard let view = watched.view, view.window != nil, let name = name(view) else { continue }
      let new = view.safeAreaInsets
      let old = watched.insets
      guard [new.top, new.bottom].texts != [old.top, old.bottom].texts else { continue }
      record(.set(view: name, ViewProperty(.insets, new.texts)))
    }
  }
}

extension UIEdgeInsets {
  fileprivate var texts: [String] { [top, left, bottom, right].texts }
}

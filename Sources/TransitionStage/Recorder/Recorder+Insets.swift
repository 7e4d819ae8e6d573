import AppearanceTrace
import UIKit

/// A root view with where it was at one time, and what was covered of it.
@MainActor struct WatchedInsets {
  @Unkept var view: UIView?
  let insets: UIEdgeInsets
  /// Whether it has moved since it was looked at first.
  private(set) var hasMoved = false
  private let frame: CGRect
  private let screen: CGRect

  /// Looks at a view that lies in a window.
  init?(_ view: UIView) {
    guard let window = view.window else { return nil }
    self.view = view
    insets = view.safeAreaInsets
    frame = view.frameInWindow
    screen = window.bounds
  }

  /// The same, or if the view has moved on a screen that has not turned, what is true of it now.
  var renewed: WatchedInsets {
    guard let view, view.frameInWindow != frame, view.window?.bounds == screen,
      var renewed = WatchedInsets(view)
    else { return self }
    renewed.hasMoved = true
    return renewed
  }
}

extension Recorder {
  /// Looks at what is covered of a transition's root views, when one of its instants is over.
  ///
  /// What is covered of a view that moves follows from where it is: it is looked at again until it stays.
  func watchInsets(in number: Int) {
    guard let transition = openTransitions[number] else { return }
    var insets: [WatchedInsets] = []
    if let watched = transition.insets {
      for view in watched { insets.append(view.renewed) }
    } else {
      for side in transition.sides {
        guard let view = side.controller?.viewIfLoaded, let watched = WatchedInsets(view) else {
          continue
        }
        insets.append(watched)
      }
    }
    transition.insets = insets
  }

  /// Looks again at the views that moved in a transition, where they are when that is reported complete.
  func watchArrivals(in number: Int) {
    guard let insets = openTransitions[number]?.insets else { return }
    openTransitions[number]?.insets = insets.map { $0.hasMoved ? $0.renewed : $0 }
  }

  /// Writes what is covered of the root views of a transition that is through, where that has changed
  /// on the way at the top or at the bottom, by half a point or more.
  ///
  /// What is covered at the sides follows from where a view is drawn, and on the way back all does.
  func noteInsets(in number: Int) {
    for watched in openTransitions[number]?.insets ?? [] {
      guard let view = watched.view, view.window != nil, let name = name(view) else { continue }
      let new = view.safeAreaInsets
      let old = watched.insets
      guard abs(new.top - old.top) >= 0.5 || abs(new.bottom - old.bottom) >= 0.5 else { continue }
      record(.set(view: name, ViewProperty(.insets, new.texts)))
    }
  }
}

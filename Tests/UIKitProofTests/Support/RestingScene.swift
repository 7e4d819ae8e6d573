import UIKit

/// A window at rest, and what is wrong with it.
@MainActor struct RestingScene {
  let window: UIWindow
  /// Everybody who came and went.
  let controllers: [WatchedController]
  var navigations: [UINavigationController] = []
  var tabs: UITabBarController?
  /// Those that were roots before; what they present stays in the window (LW-09).
  var formerRoots: [UIViewController] = []

  var complaints: [String] {
    controllers.flatMap(\.ailments) + pendingComplaints + stackComplaints + tabComplaints
      + chainComplaints + viewComplaints
  }

  private var pendingComplaints: [String] {
    Headless.pending.map { "pending \($0)" }
      + Headless.complaints.filter { $0.id == "D1" }.map(\.text)
  }

  private var stackComplaints: [String] {
    navigations.flatMap { navigation -> [String] in
      let stack = navigation.viewControllers
      var complaints: [String] = []
      if navigation.children != stack { complaints.append("children differ from the stack") }
      for covered in stack.dropLast() where covered.viewIfLoaded?.superview != nil {
        complaints.append("\(covered.called) is covered, and its view is in the tree")
      }
      let isSeen = navigation.viewIfLoaded?.window != nil
      if isSeen, let top = stack.last, top.viewIfLoaded?.window == nil {
        complaints.append("the top, \(top.called), is not seen")
      }
      if navigation.transitionCoordinator != nil { complaints.append("the stack is in transition") }
      return complaints
    }
  }

  private var tabComplaints: [String] {
    guard let tabs else { return [] }
    var complaints: [String] = []
    if tabs.children != tabs.viewControllers ?? [] {
      complaints.append("children differ from tabs")
    }
    let selected = tabs.selectedViewController
    for child in tabs.children where child !== selected && child.viewIfLoaded?.window != nil {
      complaints.append("\(child.called) is not selected, and seen")
    }
    if tabs.viewIfLoaded?.window != nil, selected?.viewIfLoaded?.window == nil {
      complaints.append("the selected tab is not seen")
    }
    if tabs.transitionCoordinator != nil { complaints.append("the tabs are in transition") }
    return complaints
  }

  /// The root and those presented above it, lowest first.
  private var chain: [UIViewController] {
    window.rootViewController.map(Self.chain) ?? []
  }

  /// Those that former roots present.
  private var strays: [UIViewController] {
    formerRoots.filter { $0 !== window.rootViewController }.flatMap {
      Self.chain(from: $0).dropFirst()
    }
  }

  private static func chain(from bottom: UIViewController) -> [UIViewController] {
    var chain = [bottom]
    while let next = chain.last?.presentedViewController { chain.append(next) }
    return chain
  }

  private var chainComplaints: [String] {
    let chain = chain
    var complaints: [String] = []
    for (lower, upper) in zip(chain, chain.dropFirst())
    where upper.presentingViewController !== lower {
      complaints.append("\(upper.called) does not know who presents it")
    }
    if let top = chain.last, top.viewIfLoaded?.window == nil {
      complaints.append("the last of the chain, \(top.called), is not seen")
    }
    for controller in controllers where controller.viewIfLoaded?.window === window {
      let top = controller.topmost
      if !chain.contains(top), !strays.contains(top) {
        complaints.append("\(controller.called) is seen, and not in the chain")
      }
    }
    return complaints
  }

  /// In the window are the root's view, unless somebody fills the screen, and a container a link.
  private var viewComplaints: [String] {
    let rootIsSeen = window.rootViewController?.viewIfLoaded?.superview === window
    let expected = chain.count - 1 + strays.count + (rootIsSeen ? 1 : 0)
    guard window.subviews.count != expected else { return [] }
    return ["\(window.subviews.count) views in the window, not \(expected)"]
  }
}

extension UIViewController {
  /// How complaints call it.
  fileprivate var called: String { (self as? WatchedController)?.name ?? "\(type(of: self))" }

  /// The outermost of those that hold it.
  fileprivate var topmost: UIViewController {
    var top: UIViewController = self
    while let parent = top.parent { top = parent }
    return top
  }
}

import TransitionCertification

/// A scene for measuring: a window with a root that has come to rest, and a controller to show.
@MainActor struct BenchScene {
  let host = makeSceneHost()
  let root: UIViewController
  let other: UIViewController
  private let window: UIWindow
  /// The host does not keep its observer.
  private let observer: (any StageObserver)?

  /// - Parameter observer: Who is told what happens; nobody unless told.
  init(
    root: @autoclosure () -> UIViewController = UIViewController(),
    observer: (any StageObserver)? = nil
  ) {
    host.reset(profile: .iOS18)
    host.observer = observer
    self.observer = observer
    self.root = root()
    other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = self.root
    window.makeKeyAndVisible()
    settle()
  }

  /// Lets time pass until nothing is pending.
  func settle() {
    // What does not come to rest took no time that means anything.
    precondition(host.settle(within: 60), "the scene comes to rest")
  }
}

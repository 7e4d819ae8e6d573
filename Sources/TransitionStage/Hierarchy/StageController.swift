package import UIKit

/// A screen of the cast: it has a look of its own for the status bar, and takes part in transitions as its
/// companion does.
package final class StageController: UIViewController {
  private let statusBarStyle: UIStatusBarStyle
  private let hidesStatusBar: Bool
  /// What it does beside showing itself.
  private(set) lazy var companion = ScreenCompanion(of: self)

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - statusBarStyle: how the status bar looks while this screen decides.
  ///   - hidesStatusBar: whether the bar is hidden meanwhile.
  package init(_ statusBarStyle: UIStatusBarStyle, hidesStatusBar: Bool = false) {
    self.statusBarStyle = statusBarStyle
    self.hidesStatusBar = hidesStatusBar
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    statusBarStyle = .default
    hidesStatusBar = false
    super.init(coder: coder)
  }

  /// The child that decides the status bar in this screen's stead.
  @Unkept package var statusBarChild: UIViewController?

  package override var childForStatusBarStyle: UIViewController? { statusBarChild }
  package override var childForStatusBarHidden: UIViewController? { statusBarChild }
  package override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }
  package override var prefersStatusBarHidden: Bool {
    hidesStatusBar || super.prefersStatusBarHidden
  }
  package override var canBecomeFirstResponder: Bool { true }

  /// Makes a view with content; one from a storyboard has what stands there.
  package override func loadView() {
    guard storyboard == nil else { return super.loadView() }
    let screen = ScreenView(frame: UIScreen.main.bounds)
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = screen
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    companion.follow(.viewWillAppear)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    companion.follow(.viewDidAppear)
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    companion.follow(.viewWillDisappear)
  }
}

import TransitionCertification

/// What controllers complain of, those included that are gone.
@MainActor final class WalkLog {
  private(set) var complaints: [String] = []

  func add(_ complaint: String) {
    complaints.append(complaint)
  }
}

/// A controller that watches whether what it hears makes sense.
class WalkController: UIViewController {
  /// How far it was told that it is.
  enum Phase: String {
    case gone, appearing, seen, leaving
  }

  /// What it is told.
  enum Callback: CaseIterable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case willLayout, didMove
  }

  let name: String
  let log: WalkLog
  /// A field for the keyboard, which comes with the view.
  private(set) lazy var field = makeField()
  private(set) var phase = Phase.gone
  /// What is done, once, from inside of a callback.
  var hook: (callback: Callback, run: () -> Void)?

  init(_ name: String, _ log: WalkLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @MainActor deinit {
    if phase != .gone { log.add("\(name) was released while \(phase)") }
  }

  required init?(coder: NSCoder) { nil }

  private func makeField() -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
    view.addSubview(field)
    return field
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    go(to: .appearing, from: [.gone, .leaving])
    heard(.willAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    go(to: .appearing, from: [.appearing])
    heard(.isAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    go(to: .seen, from: [.appearing])
    heard(.didAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    go(to: .leaving, from: [.seen, .appearing])
    heard(.willDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    go(to: .gone, from: [.leaving])
    heard(.didDisappear)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    heard(.willLayout)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    heard(.didMove)
  }

  private func go(to next: Phase, from allowed: [Phase]) {
    if !allowed.contains(phase) { log.add("\(name) went from \(phase) to \(next)") }
    phase = next
  }

  private func heard(_ callback: Callback) {
    guard let hook, hook.callback == callback else { return }
    self.hook = nil
    hook.run()
  }

  /// Says what is wrong with it when nothing moves any more.
  func complainAtRest() {
    let isInWindow = viewIfLoaded?.window != nil
    let agrees = isInWindow ? phase == .seen : phase == .gone
    if !agrees {
      log.add("\(name) is \(phase), its view \(isInWindow ? "in" : "out of") the window")
    }
    if isBeingPresented || isBeingDismissed || isMovingToParent || isMovingFromParent {
      log.add("\(name) takes itself to be moving")
    }
    if transitionCoordinator != nil { log.add("\(name) still has a coordinator") }
  }
}

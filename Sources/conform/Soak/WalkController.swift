import TransitionCertification

/// What controllers complain of, those included that are gone.
@MainActor final class WalkLog {
  private(set) var complaints: [String] = []

  func add(_ complaint: String) {
    complaints.append(complaint)
  }
}

/// A controller that watches whether what it hears makes sense.
final class WalkController: UIViewController {
  /// How far it was told that it is.
  private enum Phase: String {
    case gone, appearing, seen, leaving
  }

  let name: String
  private let log: WalkLog
  private var phase = Phase.gone

  init(_ name: String, _ log: WalkLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @MainActor deinit {
    if phase != .gone { log.add("\(name) was released while \(phase)") }
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    go(to: .appearing, from: [.gone, .leaving])
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    go(to: .appearing, from: [.appearing])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    go(to: .seen, from: [.appearing])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    go(to: .leaving, from: [.seen, .appearing])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    go(to: .gone, from: [.leaving])
  }

  private func go(to next: Phase, from allowed: [Phase]) {
    if !allowed.contains(phase) { log.add("\(name) went from \(phase) to \(next)") }
    phase = next
  }

  /// Says what is wrong with it when nothing moves any more.
  func complainAtRest() {
    let isInWindow = viewIfLoaded?.window != nil
    let agrees = isInWindow ? phase == .seen : phase == .gone
    if !agrees {
      log.add("\(name) is \(phase), its view \(isInWindow ? "in" : "out of") the window")
    }
  }
}

import TransitionCertification

/// A controller that watches whether what it hears makes sense.
final class WalkController: UIViewController {
  /// How far it was told that it is.
  private enum Phase: String {
    case gone, appearing, seen, leaving
  }

  let name: String
  /// What it heard at the wrong time.
  private(set) var complaints: [String] = []
  private var phase = Phase.gone

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
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
    if !allowed.contains(phase) { complaints.append("\(name) went from \(phase) to \(next)") }
    phase = next
  }

  /// What is wrong with it when nothing moves any more.
  var complaintsAtRest: [String] {
    let isInWindow = viewIfLoaded?.window != nil
    let agrees = isInWindow ? phase == .seen : phase == .gone
    guard !agrees else { return complaints }
    return complaints + ["\(name) is \(phase), its view \(isInWindow ? "in" : "out of") the window"]
  }
}

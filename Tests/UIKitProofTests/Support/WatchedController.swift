import UIKit

/// An appearance callback.
enum Callback: String, CaseIterable, Sendable {
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
}

/// A controller that keeps what it hears, and lets somebody act from inside of a callback.
final class WatchedController: UIViewController {
  let name: String
  private(set) var heard: [Callback] = []
  /// What is done in a callback, after it is kept.
  var onCallback: ((Callback) -> Void)?

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  /// What is done when it got another parent, or none.
  var onMove: ((UIViewController?) -> Void)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    onMove?(parent)
  }

  private func hear(_ callback: Callback) {
    heard.append(callback)
    onCallback?(callback)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hear(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    hear(.viewIsAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hear(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hear(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hear(.viewDidDisappear)
  }

  /// What is wrong with what it heard, and with where it is, when nothing moves any more.
  var ailments: [String] {
    var ailments: [String] = []
    if let first = heard.first, first != .viewWillAppear {
      ailments.append("\(name) heard \(first) first")
    }
    for (first, second) in zip(heard, heard.dropFirst()) where !second.mayFollow(first) {
      ailments.append("\(name) heard \(second) after \(first)")
    }
    let isSeen = viewIfLoaded?.window != nil
    let isToldSo = heard.last == .viewDidAppear
    let isAtRest = heard.isEmpty || isToldSo || heard.last == .viewDidDisappear
    if isSeen != isToldSo || !isAtRest {
      ailments.append(
        "\(name) is \(isSeen ? "seen" : "unseen"), and heard \(heard.map(\.rawValue))")
    }
    let isMoving =
      isBeingPresented || isBeingDismissed || isMovingToParent || isMovingFromParent
    if isMoving { ailments.append("\(name) takes itself to be moving") }
    if transitionCoordinator != nil { ailments.append("\(name) still has a coordinator") }
    return ailments
  }
}

extension Callback {
  /// Whether a controller may hear this one right after another; turning round is fair.
  fileprivate func mayFollow(_ previous: Callback) -> Bool {
    switch previous {
    case .viewWillAppear: self == .viewIsAppearing || self == .viewWillDisappear
    case .viewIsAppearing: self == .viewDidAppear || self == .viewWillDisappear
    case .viewDidAppear: self == .viewWillDisappear
    case .viewWillDisappear: self == .viewDidDisappear || self == .viewWillAppear
    case .viewDidDisappear: self == .viewWillAppear
    }
  }
}

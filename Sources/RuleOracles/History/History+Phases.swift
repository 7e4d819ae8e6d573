import AppearanceTrace

extension History {
  /// The four callbacks that tell how far a controller is on its way.
  static let callbacks: [Call.Method] = [
    .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// The callbacks by which a controller's life is seen.
  static let signs: [Call.Method] =
    callbacks + [
      .loadView, .viewDidLoad, .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    ]

  /// How far a controller is on its way; none for one that is gone.
  func phase(of controller: String, before place: Int) -> AppearancePhase? {
    let last = mentions(of: controller, before: place).last {
      isCall($0, Self.callbacks, of: controller) || isRelease($0, of: controller)
    }
    guard let last else {
      return baseline.checkpoint.appearances.last { $0.controller == controller }?.phase
    }
    switch call(at: last)?.method {
    case .viewWillAppear: return .appearing
    case .viewDidAppear: return .appeared
    case .viewWillDisappear: return .disappearing
    default: return nil
    }
  }

  /// Whether a controller goes or is gone, as its callbacks tell.
  func isAway(_ controller: String, before place: Int) -> Bool {
    switch phase(of: controller, before: place) {
    case .disappearing: true
    case nil: isHeard(controller, before: place)
    case .appearing, .appeared: false
    }
  }

  /// The place of a controller's last callback since it exists.
  func lastCallback(of controller: String, before place: Int) -> Int? {
    let last = mentions(of: controller, before: place).last {
      isCall($0, Self.callbacks, of: controller) || isRelease($0, of: controller)
    }
    return last.flatMap { call(at: $0) == nil ? nil : $0 }
  }

  /// Whether a controller's callbacks are recorded, as its own or those of one of its class show.
  func isHeard(_ controller: String, before place: Int) -> Bool {
    let type = type(of: controller)
    return heard(before: place).contains { heard in
      heard == controller || (type != nil && self.type(of: heard) == type)
    }
  }

  private func heard(before place: Int) -> [String] {
    baseline.checkpoint.appearances.map(\.controller)
      + (0..<place).filter { isCall($0, Self.signs) }.compactMap { call(at: $0)?.receiver }
  }
}

import TransitionCertification

extension Workload {
  /// Much at once: many animations that begin together and end at many instants, each of a view of its own; and
  /// many views that are laid out.
  static let crowds: [Workload] = [
    Workload(
      "engine.drain", on: "animations", counted: [16, 32, 64],
      timing: Timing([100, 1000, 10_000, 100_000], .nanoseconds, ofEach: true, rounds: 5),
      plotted: 16_000
    ) { count in
      let scene = BenchScene()
      let views = scene.fill(with: count)
      scene.settle()
      return {
        for (index, view) in views.enumerated() {
          let duration = Double(index * 7919 % 4099 + 1) / 1000
          UIView.animate(withDuration: duration) { view.alpha = view.alpha == 1 ? 0.5 : 1 }
        }
        scene.settle()
      }
    },
    Workload(
      "engine.layout", on: "views", counted: [64, 128, 256],
      timing: Timing([1000], .microseconds, repetitions: 100), plotted: 4000
    ) { count in
      let scene = BenchScene()
      let views = scene.fill(with: count)
      scene.settle()
      return {
        for view in views { view.setNeedsLayout() }
        scene.settle()
      }
    },
  ]
}

extension BenchScene {
  /// Puts views into the root's, in rows of ten.
  fileprivate func fill(with count: Int) -> [UIView] {
    var views: [UIView] = []
    var row: UIView = root.view
    for index in 0..<count {
      let view = UIView()
      views.append(view)
      if index % 10 == 0 {
        root.view.addSubview(view)
        row = view
      } else {
        row.addSubview(view)
      }
    }
    return views
  }
}

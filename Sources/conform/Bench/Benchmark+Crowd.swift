import TransitionCertification

extension Benchmark {
  /// Much at once: many animations that end, and many views that are laid out.
  static let crowds: [Benchmark] =
    [100, 1000, 10_000, 100_000].map { count in
      Benchmark(name: "engine.drain.\(count)", unit: "ns") { drainAnimations(count) }
    } + [Benchmark(name: "engine.layout.1000", unit: "us") { layOut(1000) }]

  /// Ends animations, each of a view of its own and at one of many instants; in nanoseconds each.
  @MainActor private static func drainAnimations(_ count: Int) -> Double {
    let time = best(of: 5, repetitions: 1) {
      let scene = BenchScene()
      let views = scene.fill(with: count)
      for (index, view) in views.enumerated() {
        let duration = Double(index * 7919 % 4099 + 1) / 1000
        UIView.animate(withDuration: duration) { view.alpha = 0.5 }
      }
      return scene
    } _: { scene in
      scene.settle()
    }
    return time * 1000 / Double(count)
  }

  /// Lays out views that all need it, in rows of ten.
  @MainActor private static func layOut(_ count: Int) -> Double {
    best(repetitions: 100) {
      let scene = BenchScene()
      let views = scene.fill(with: count)
      scene.settle()
      return (scene, views)
    } _: { crowd in
      let (scene, views) = crowd
      for view in views { view.setNeedsLayout() }
      scene.settle()
    }
  }
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

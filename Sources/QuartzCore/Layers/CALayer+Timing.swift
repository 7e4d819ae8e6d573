public import CoreGraphics

extension CALayer {
  final var timing: MediaTiming {
    get { details?.timing ?? .endless }
    set {
      if let watch, watch.listensForChanges { watch.willReplace(self, .clock) }
      detailed.timing = newValue
      watch?.didChangeClock(self)
    }
  }

  /// When the layer's time begins, in seconds of the superlayer's.
  public final var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How long the layer lasts, in seconds; kept but not used.
  public final var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How much of the layer's time goes by in a second of the superlayer's.
  public final var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// What is added to the layer's time, in seconds.
  public final var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How often the layer's time repeats; kept but not used.
  public final var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// For how long the layer's time repeats; kept but not used.
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether the layer's time goes back after each time forward; kept but not used.
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What the layer shows outside of its time; kept but not used.
  public final var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns this layer's time at a time of another layer, or of the host where that is nothing.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    var time = l.map { $0.hostTime(at: t) } ?? t
    for layer in ancestry.reversed() {
      time = layer.timing.local(time)
    }
    return time
  }

  /// Returns another layer's time, or the host's where that is nothing, at a time of this one.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = hostTime(at: t)
    return l.map { $0.convertTime(time, from: nil) } ?? time
  }

  private func hostTime(at time: CFTimeInterval) -> CFTimeInterval {
    ancestry.reduce(time) { $1.timing.parent($0) }
  }
}

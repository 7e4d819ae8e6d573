public import TransitionVocabulary

/// A transition as its beginning announces it.
public struct TransitionSpan: Sendable, Equatable {
  /// The transition's name, such as `t1`.
  public var transition: String
  /// What kind of change it is.
  public var kind: Kind
  /// The controller that leaves, or stays behind.
  public var from: String?
  /// The controller that comes.
  public var to: String?
  /// Whether the request asked for an animation.
  public var isAnimated: Bool
  /// Whether it began under a driver.
  public var isInteractive: Bool
  /// Whether nothing of what leaves was in sight any more; said of dismissals that are not animated.
  public var isOutOfSight: Bool
  /// The style of presentation, such as `fullScreen`; none outside of presentations.
  public var style: String?
  /// Whether the leaving or presenting controller's view is taken out of the window.
  public var removesFromView: Bool
  /// Where the context says that the to-side will end up; none where that is the whole window.
  public var finalFrame: FinalFrame?

  public init(
    _ transition: String,
    _ kind: Kind,
    from: String?,
    to: String?,
    isAnimated: Bool = true,
    isInteractive: Bool = false,
    isOutOfSight: Bool = false,
    style: String? = nil,
    removesFromView: Bool = false,
    finalFrame: FinalFrame? = nil
  ) {
    self.transition = transition
    self.kind = kind
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    self.isOutOfSight = isOutOfSight
    self.style = style
    self.removesFromView = removesFromView
    self.finalFrame = finalFrame
  }
}

extension TransitionSpan {
  /// Where the context says that the to-side will end up.
  public enum FinalFrame: Sendable, Equatable {
    /// In the window, in points, as printed: `frame 0 100 390 744`. Few transitions have one.
    indirect case rectangle(x: String, y: String, width: String, height: String)
    /// The zero rectangle: nothing is said, `frameless`.
    case frameless

    /// Takes four numbers, or none for nothing said; anything else is no frame.
    init?(_ values: [String]) {
      switch values.count {
      case 0: self = .frameless
      case 4: self = .rectangle(x: values[0], y: values[1], width: values[2], height: values[3])
      default: return nil
      }
    }

    /// The four numbers as printed; empty where nothing is said.
    public var values: [String] {
      switch self {
      case .rectangle(let x, let y, let width, let height): [x, y, width, height]
      case .frameless: []
      }
    }
  }
}

extension TransitionSpan {
  /// What kind of change a transition makes.
  public typealias Kind = TransitionKind
}

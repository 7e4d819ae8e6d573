extension UIControl {
  /// What happens to a control.
  public struct Event: OptionSet, Sendable {
    /// A bit for each member.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came.
    public static let touchDown = Event(rawValue: 1 << 0)

    /// A finger came again soon.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)

    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)

    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)

    /// The finger moved inside from outside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)

    /// The finger moved outside from inside.
    public static let touchDragExit = Event(rawValue: 1 << 5)

    /// The finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)

    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)

    /// The finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)

    /// The control has a new value.
    public static let valueChanged = Event(rawValue: 1 << 12)

    /// What the control is for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)

    /// A menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)

    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)

    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)

    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All that fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)

    /// All about editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)

    /// Events that an application may define.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)

    /// Events that the system keeps to itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)

    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What condition a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// A bit for each member.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No condition in particular.
    public static let normal: State = []

    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)

    /// Not reacting.
    public static let disabled = State(rawValue: 1 << 1)

    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)

    /// In focus.
    public static let focused = State(rawValue: 1 << 3)

    /// Conditions that an application may define.
    public static let application = State(rawValue: 0x00FF_0000)

    /// Conditions that the system keeps to itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where a control's content goes from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// To the middle.
    case center = 0
    /// To the left.
    case left = 1
    /// To the right.
    case right = 2
    /// Everywhere.
    case fill = 3
    /// To where lines begin.
    case leading = 4
    /// To where lines end.
    case trailing = 5
  }

  /// Where a control's content goes from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// To the middle.
    case center = 0
    /// To the top.
    case top = 1
    /// To the bottom.
    case bottom = 2
    /// Everywhere.
    case fill = 3
  }
}

/// The old name of what happens to a control.
public typealias UIControlEvents = UIControl.Event

/// The old name of a control's condition.
public typealias UIControlState = UIControl.State

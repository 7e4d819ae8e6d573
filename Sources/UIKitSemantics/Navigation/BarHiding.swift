/// When the bars of a navigation hide or come back by themselves.
///
/// What each switch does is Apple's documentation of the property of its name. That bars which low
/// height hid come back when there is height again is inferred.
public struct BarHiding: Sendable, Equatable {
  /// The wishes of the application; none is on at first.
  public struct Switches: Sendable, Equatable {
    /// A swipe up hides the bars, and one down shows them.
    public var onSwipe = false
    /// A tap hides the bars, and the next one shows them.
    public var onTap = false
    /// A keyboard that comes up hides the bars; a tap shows them again.
    public var whenKeyboardAppears = false
    /// Low height hides the bars; a tap where they would be shows them.
    public var whenVerticallyCompact = false

    public init() {}
  }

  /// What happens to the navigation.
  public enum Event: Sendable, Equatable {
    /// A tap that nobody else took, and whether it is where the bars would be.
    case tapped(isWhereBarsAre: Bool)
    case swiped(isUp: Bool)
    case keyboardAppeared
    case becameVerticallyCompact
    case becameVerticallyRegular
    /// The application itself hid or showed the bars.
    case setByApplication
  }

  /// What becomes of the bars.
  public enum Action: Sendable, Equatable {
    case hide, show, stay
  }

  /// What hid the bars, where they were not hidden by the application.
  private enum Reason: Sendable {
    case gesture, keyboard, height
  }

  /// What the application wants.
  public var switches = Switches()
  private var reason: Reason?

  public init() {}

  /// Takes an event, and says what becomes of bars that are hidden or not.
  public mutating func handle(_ event: Event, areHidden: Bool) -> Action {
    switch event {
    case .tapped(let isWhereBarsAre): tapped(isWhereBarsAre, areHidden)
    case .swiped(let isUp): swiped(isUp, areHidden)
    case .keyboardAppeared: hide(switches.whenKeyboardAppears, areHidden, .keyboard)
    case .becameVerticallyCompact: hide(switches.whenVerticallyCompact, areHidden, .height)
    case .becameVerticallyRegular: show(reason == .height, areHidden)
    case .setByApplication: forget()
    }
  }

  private mutating func tapped(_ isWhereBarsAre: Bool, _ areHidden: Bool) -> Action {
    if switches.onTap { return areHidden ? show(true, areHidden) : hide(true, areHidden, .gesture) }
    let isKeyboards = reason == .keyboard && switches.whenKeyboardAppears
    let isHeights = reason == .height && switches.whenVerticallyCompact && isWhereBarsAre
    return show(isKeyboards || isHeights, areHidden)
  }

  private mutating func swiped(_ isUp: Bool, _ areHidden: Bool) -> Action {
    guard switches.onSwipe else { return .stay }
    return isUp ? hide(true, areHidden, .gesture) : show(true, areHidden)
  }

  private mutating func hide(_ isWanted: Bool, _ areHidden: Bool, _ reason: Reason) -> Action {
    guard isWanted, !areHidden else { return .stay }
    self.reason = reason
    return .hide
  }

  private mutating func show(_ isWanted: Bool, _ areHidden: Bool) -> Action {
    guard isWanted, areHidden else { return .stay }
    reason = nil
    return .show
  }

  private mutating func forget() -> Action {
    reason = nil
    return .stay
  }
}

import CoreGraphics
public import Foundation

/// How a control for dates looks.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}

/// A control for a date, a time or a while; fingers do not change it here.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  private var chosen = Date(timeIntervalSinceReferenceDate: 0)

  /// The date, kept within its bounds. Differs from UIKit: it begins at the reference date, not today, so
  /// that every run sees the same.
  open var date: Date {
    get { chosen }
    set { chosen = min(max(newValue, minimumDate ?? .distantPast), maximumDate ?? .distantFuture) }
  }
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// How it should look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// How it looks.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var minimumDate: Date? {
    didSet { date = chosen }
  }
  open var maximumDate: Date? {
    didSet { date = chosen }
  }
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  /// The steps of minutes.
  open var minuteInterval = 1
  /// The while that is chosen, in seconds.
  open var countDownDuration: TimeInterval = 0
  open var roundsToMinuteInterval = true

  /// Sets the date; how it changes is not modelled.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The size of a screen, in points. It has extent in both directions.
public struct ScreenSize: Sendable, Hashable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The screen of the phone on which most scenarios are played.
  public static let phone = ScreenSize(width: 390, height: 844)
}

extension ScreenSize {
  /// Reads width and height as a trace prints them; none where they are not two numbers above zero.
  public init?(_ words: [String]) {
    let numbers = words.compactMap(Double.init)
    guard words.count == 2, numbers.count == 2 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
    guard hasExtent else { return nil }
  }

  /// Whether anything can be seen on it. On a screen without extent no view is in sight, so that rules
  /// would hold because nobody can look.
  var hasExtent: Bool {
    // A size is compared as it is printed: what is rounded to zero is none.
    [width, height].allSatisfy { $0.isFinite && ($0 * 100).rounded() > 0 }
  }

  /// Width and height as a trace prints them: at most two decimals, no needless zeros.
  public var words: [String] { [width, height].map(Self.word) }

  private static func word(_ number: Double) -> String {
    let scaled = (number * 100).rounded()
    let hundredths = scaled.isFinite && abs(scaled) < 1e15 ? Int64(scaled) : 0
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(decimals)"
  }
}

extension Trace {
  /// The size that the screen has when the scene has come to rest.
  public var finalScreen: ScreenSize {
    events.last { $0.newScreen != nil }?.newScreen ?? header.screen
  }
}

extension Event {
  /// The size that the screen has from this event on; none where it says nothing of it.
  public var newScreen: ScreenSize? {
    guard case .call(let call) = action, call.method == .resize else { return nil }
    return call.newScreen
  }
}

extension Call {
  /// The size to which a resize leads; none where it names none.
  fileprivate var newScreen: ScreenSize? {
    guard case .list(let words)? = value("to") else { return nil }
    return ScreenSize(words)
  }

  /// Whether this is a resize that does not say to what size.
  var lacksSize: Bool { method == .resize && newScreen == nil }
}

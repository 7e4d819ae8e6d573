/// A day of the calendar, `2026-03-31`, with no time and no place.
public struct PlainDate: Sendable, Hashable {
  /// The year of the Gregorian calendar.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Reads a date of the form `yyyy-mm-dd`; none where the text has another form, or no such day
  /// is.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isDecimal = parts.allSatisfy { part in
      part.allSatisfy { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
    }
    guard isDecimal, parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.map { part in
      part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Makes a date; none where no such day is.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension PlainDate: Comparable {
  public static func < (left: PlainDate, right: PlainDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension PlainDate: CustomStringConvertible {
  /// The date in the form in which it is read.
  public var description: String {
    [(year, 4), (month, 2), (day, 2)].map { number, width in
      String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    .joined(separator: "-")
  }
}

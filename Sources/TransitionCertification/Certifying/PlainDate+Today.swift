import Foundation

extension PlainDate {
  /// The day that it is now in Greenwich.
  public static var today: PlainDate {
    day(atSecond: Int(Date().timeIntervalSince1970))
  }

  /// The day so many days later.
  public func adding(days: Int) -> PlainDate {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(year: year, month: month, day: day)
    guard let start = calendar.date(from: parts),
      let end = calendar.date(byAdding: .day, value: days, to: start)
    else { return self }
    return Self.day(atSecond: Int(end.timeIntervalSince1970))
  }

  /// The day of an instant, counted in the civil calendar from 1 January 1970.
  static func day(atSecond second: Int) -> PlainDate {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = Date(timeIntervalSince1970: TimeInterval(second))
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return PlainDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
      ?? .distantPast
  }

  /// The first day that can be written.
  private static var distantPast: PlainDate {
    guard let day = PlainDate(year: 1, month: 1, day: 1) else {
      preconditionFailure("the first day of the calendar exists")
    }
    return day
  }
}

extension TraceTime {
  /// Milliseconds with at most three decimals: `404ms`, `16.667ms`.
  public var text: String {
    let magnitude = microseconds.magnitude
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (microseconds < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      var decimals = String(rest + 1000).dropFirst()
      while decimals.last == "0" { decimals.removeLast() }
      text += "." + decimals
    }
    return text + "ms"
  }
}

/// The text of a sketch in which a finger pulls at a sheet with a shade of 0.6 beneath it, and lifts.
enum PulledSheetText {
  /// - Parameters:
  ///   - pull: what the subject does while the finger is down.
  ///   - release: what it does when the finger has lifted.
  ///   - alpha: how dark the shade is in the end.
  ///   - frame: where the sheet lies in the end.
  static func text(
    pull: [String], release: [String] = [], alpha: String, frame: String = "0 422 390 422"
  ) -> String {
    let finger =
      ["> sheet.gestureBegan(drag: down, at: [195, 464.2])"]
      + pull + ["> sheet.gestureEnded(at: [195, 548.6], velocity: [0, 0])"] + release
    return """
      baseline
      \(rest(alpha: "0.6", frame: "0 422 390 422"))

      at 0ms
      \(finger.map { "  " + $0 }.joined(separator: "\n"))

      settled at 0ms
      \(rest(alpha: alpha, frame: frame))
      """
  }

  private static func rest(alpha: String, frame: String) -> String {
    """
      tree       window > host.view
      tree       window > sheet.container > sheet.view-1
      tree       window > sheet.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
      alpha      sheet.view-1 \(alpha)
      frame      sheet.view \(frame)
    """
  }
}

/// The text of a sketch in which a finger pulls at a sheet with a card in it and a shade of 0.6 beneath it, and lifts.
enum PulledSheetText {
  /// - Parameters:
  ///   - way: what the finger does.
  ///   - pull: what the subject does while the finger is down.
  ///   - release: what it does when the finger has lifted.
  ///   - ending: how dark the shade is in the end, and what lies elsewhere or looks different.
  static func text(
    _ way: String = "drag: down", pull: [String], release: [String] = [], ending: Ending
  ) -> String {
    let finger =
      ["> sheet.gestureBegan(\(way), at: [195, 464.2])"]
      + pull + ["> sheet.gestureEnded(at: [195, 548.6], velocity: [0, 0])"] + release
    return """
      baseline
      \(rest(Ending(shade: "0.6")))

      at 0ms
      \(finger.map { "  " + $0 }.joined(separator: "\n"))

      settled at 0ms
      \(rest(ending))
      """
  }

  /// What is at rest.
  struct Ending {
    var shade: String
    /// Lines of other looks.
    var looks: [String] = []
    var sheet = "0 422 390 422"
    var card = "16 438 358 100"
  }

  private static func rest(_ ending: Ending) -> String {
    """
      tree       window > host.view
      tree       window > sheet.container > sheet.view-1
      tree       window > sheet.container > sheet.view > sheet.view-2
      presented  host -> sheet
      appeared   host
      appeared   sheet
    \((ending.looks + ["alpha      sheet.view-1 \(ending.shade)"]).map { "  " + $0 }.joined(separator: "\n"))
      frame      sheet.view \(ending.sheet)
      frame      sheet.view-2 \(ending.card)
    """
  }
}

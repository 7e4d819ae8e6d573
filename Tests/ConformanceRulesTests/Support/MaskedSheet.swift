/// A sheet over the lower half, with a mask, while the device turns.
enum MaskedSheet {
  /// - Parameters:
  ///   - view: The view with the mask: the sheet's, or one beneath that is as large.
  ///   - reach: What of it the mask reaches over afterwards.
  ///   - former: What it reached over before; none where that was all.
  ///   - frames: Where the sheet lies before and after.
  static func turn(
    of view: String = "sheet.view", reach: String, from former: String? = nil,
    in frames: (before: String, after: String) = ("0 422 390 422", "0 195 844 195")
  ) -> String {
    func rest(_ frame: String, _ reach: String?) -> String {
      let masked = reach.map { "\n  masked     \(view) \($0)" } ?? ""
      return """
          tree       window > host.view
          tree       window > t0.container > dim
          tree       window > t0.container > sheet.view
          presented  host -> sheet
          appeared   host
          appeared   sheet
          frame      dim \(frame)
          frame      sheet.view \(frame)
          mask       \(view)\(masked)
        """
    }
    return """
      baseline
      \(rest(frames.before, former))

      at 0ms
        > window.resize(to: [844, 390])

      settled at 400ms
      \(rest(frames.after, reach))
      """
  }
}

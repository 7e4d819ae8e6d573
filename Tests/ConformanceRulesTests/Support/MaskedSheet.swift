/// A sheet over the lower half, with a mask, while the device turns.
enum MaskedSheet {
  /// - Parameter reach: What of the sheet the mask reaches over afterwards.
  static func turn(reach: String) -> String {
    func rest(_ frame: String, _ more: String = "") -> String {
      """
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view \(frame)
        mask       sheet.view\(more)
      """
    }
    return """
      baseline
      \(rest("0 422 390 422"))

      at 0ms
        > window.resize(to: [844, 390])

      settled at 400ms
      \(rest("0 195 844 195", "\n  masked     sheet.view \(reach)"))
      """
  }
}

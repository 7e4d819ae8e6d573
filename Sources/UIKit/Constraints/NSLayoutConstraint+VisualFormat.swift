import UIKitSemantics

extension NSLayoutConstraint {
  /// Makes the constraints that a picture of letters shows, such as `H:|-[icon(20)]-gap-[title]|`.
  ///
  /// A format that has no meaning raises (K15). Differs from UIKit: there is no direction from right to
  /// left, and a gap that is not said is 8 points between views, and the margin beside the superview.
  ///
  /// - Parameters:
  ///   - format: the picture.
  ///   - opts: how the views are aligned.
  ///   - metrics: numbers by name.
  ///   - views: views by name.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let maker = VisualFormatMaker(
        format: try VisualFormatReader.format(format), options: opts, metrics: metrics ?? [:],
        views: views)
      return try maker.constraints()
    } catch {
      let names = ComplaintNames(subject: "<\(format)>", other: error.expected)
      World.current.complain(.badVisualFormat, .raised, names, about: nil)
      return []
    }
  }
}

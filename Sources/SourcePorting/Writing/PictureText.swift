/// The file that makes pictures of the sizes of a module's own.
enum PictureText {
  static let file = "PortedPictures.swift"

  static func text(_ pictures: [Picture]) -> String {
    let rows = pictures.map { picture in
      "    \"\(picture.name)\": CGSize(width: \(picture.width), height: \(picture.height)),\n"
    }
    return """
      import UIKit

      /// Pictures as large as the library's own, with nothing on them.
      enum PortedPictures {
        private static let sizes: [String: CGSize] = [
      \(rows.joined())  ]

        static func picture(
          named name: String, in bundle: Bundle? = nil,
          compatibleWith traits: UITraitCollection? = nil
        ) -> UIImage? {
          guard let size = sizes[name] else { return UIImage(named: name) }
          return UIGraphicsImageRenderer(size: size).image { _ in }
        }
      }

      """
  }
}

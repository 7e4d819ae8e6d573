import UIKit

/// A storyboard of one screen, written in a test.
enum Sketch {
  /// The line on which what is given begins.
  static let firstLine = 5

  /// A file with a controller, given what its element says.
  static func file(attributes: String = "", content: String = "", beside: String = "") -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="Storyboard.XIB" initialViewController="it">
      <scenes><scene><objects>
      <viewController id="it" storyboardIdentifier="It" sceneMemberID="viewController" \(attributes)>
      \(content)
      </viewController>
      \(beside)
      </objects></scene></scenes>
      </document>
      """.utf8)
  }

  /// A file with a controller whose view has something in it.
  static func file(inView content: String, attributes: String = "") -> Data {
    file(content: "<view key=\"view\" id=\"v\" \(attributes)>\(content)</view>")
  }
}

extension Headless {
  /// Makes the controller of a sketch, in a new scene.
  @MainActor static func controller(_ sketch: Data) throws -> UIViewController? {
    Album.begin()
    return try Headless.storyboard(sketch, named: "Sketch").instantiateInitialViewController()
  }
}

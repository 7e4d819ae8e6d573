import Foundation

/// What a button shows in a state.
struct ButtonFace {
  var title: String?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var attributedTitle: NSAttributedString?
}

public import Foundation

/// How a navigation bar looks; kept, for no bar is drawn here.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Where the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what stands below the title.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the button for the way back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  private var indicator: (image: UIImage?, mask: UIImage?) = (nil, nil)

  /// The picture that says that there is a way back; an empty one stands for the system's.
  open var backIndicatorImage: UIImage { indicator.image ?? UIImage() }
  /// What the picture is cut by as it moves.
  open var backIndicatorTransitionMaskImage: UIImage { indicator.mask ?? UIImage() }

  /// Chooses both pictures; the system's are used unless both are there.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) { indicator = (backIndicatorImage, backIndicatorTransitionMaskImage) }

  override func fill(_ copy: UIBarAppearance) {
    guard let copy = copy as? UINavigationBarAppearance else { return }
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.subtitleTextAttributes = subtitleTextAttributes
    copy.buttonAppearance = UIBarButtonItemAppearance(buttonAppearance)
    copy.doneButtonAppearance = UIBarButtonItemAppearance(doneButtonAppearance)
    copy.backButtonAppearance = UIBarButtonItemAppearance(backButtonAppearance)
    copy.indicator = indicator
  }
}

/// How a toolbar looks; kept, for no bar is drawn here.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How buttons look that end something.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func fill(_ copy: UIBarAppearance) {
    guard let copy = copy as? UIToolbarAppearance else { return }
    copy.buttonAppearance = UIBarButtonItemAppearance(buttonAppearance)
    copy.doneButtonAppearance = UIBarButtonItemAppearance(doneButtonAppearance)
  }
}

public import Foundation

/// A view for text.
///
/// Keeps the text and how it is set. Differs from UIKit: there are no letters, so a label's own size is
/// an estimate of half an em a character.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The font.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The letters' colour.
  open var textColor: UIColor! = .label

  /// The colour of the letters' shadow.
  open var shadowColor: UIColor?

  /// Where the letters' shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Where lines go.
  open var textAlignment = NSTextAlignment.natural

  /// What happens to text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// The letters' colour while highlighted.
  open var highlightedTextColor: UIColor?

  /// Whether the label shows that it is chosen.
  open var isHighlighted = false

  /// Whether the label looks as usual, not faint.
  open var isEnabled = true

  /// The greatest number of lines; zero for any.
  open var numberOfLines = 1 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether long text becomes smaller.
  open var adjustsFontSizeToFitWidth = false

  /// What stays in its place when text becomes smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// How small text may become, in parts of one.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether letters come closer before text is cut.
  open var allowsDefaultTighteningForTruncation = false

  /// Whether the font follows the user's size of text.
  open var adjustsFontForContentSizeCategory = false

  /// Whether a pointer over text that is cut off shows all of it; kept as a value.
  open var showsExpansionTextWhenTruncated = false

  /// How lines are broken beside what the mode says; kept as a value.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  /// The width that lines are broken for; zero for the label's own.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Makes a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (isUserInteractionEnabled, clipsToBounds) = (false, true)
  }

  /// Makes a label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (isUserInteractionEnabled, clipsToBounds) = (false, true)
  }

  /// The room that the text would take, by estimate.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    CGRect(origin: bounds.origin, size: textSize(within: bounds.size, lines: numberOfLines))
  }

  /// Draws the text; nothing is drawn here.
  open func drawText(in rect: CGRect) {}

  /// The size of the text, by estimate.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size, lines: numberOfLines)
  }

  /// The size of the text, by estimate.
  open override var intrinsicContentSize: CGSize {
    textSize(within: CGSize(width: preferredMaxLayoutWidth, height: 0), lines: numberOfLines)
  }

  private func textSize(within size: CGSize, lines: Int) -> CGSize {
    EstimatedText(text ?? "", font: font).size(width: size.width, lines: lines)
  }
}

import UIKit

// MARK: - Attributed strings

enum Headlines {
  static func make(_ text: String) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.lineSpacing = 4
    style.lineBreakMode = .byTruncatingTail
    style.firstLineHeadIndent = 12
    style.paragraphSpacing = 6
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    shadow.shadowColor = UIColor.black
    let result = NSMutableAttributedString(
      string: text,
      attributes: [
        .font: UIFont.systemFont(ofSize: 20, weight: .semibold), .foregroundColor: UIColor.label,
        .paragraphStyle: style, .kern: 1.2, .shadow: shadow, .baselineOffset: 2,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ])
    let range = (text as NSString).range(of: "new")
    result.addAttribute(.backgroundColor, value: UIColor.yellow, range: range)
    result.addAttribute(.link, value: URL(string: "https://example.com")!, range: range)
    result.removeAttribute(.kern, range: range)
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "bolt")
    attachment.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
    result.append(NSAttributedString(attachment: attachment))
    return result
  }
}

// MARK: - Measuring text

enum Measures {
  static func height(of text: String, width: CGFloat, font: UIFont) -> CGFloat {
    let bound = CGSize(width: width, height: .greatestFiniteMagnitude)
    let box = (text as NSString).boundingRect(
      with: bound, options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: font], context: nil)
    let rich = NSAttributedString(string: text, attributes: [.font: font]).boundingRect(
      with: bound, options: .usesLineFragmentOrigin, context: NSStringDrawingContext())
    let plain = text.size(withAttributes: [NSAttributedString.Key.font: font])
    text.draw(in: box, withAttributes: [.font: font])
    return max(ceil(box.height), rich.height, plain.height, font.lineHeight * 2)
  }

  static func describe(_ font: UIFont) -> String {
    let bold = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
      .map { UIFont(descriptor: $0, size: 0) }
    let numbers = [font.ascender, font.descender, font.capHeight, font.xHeight, font.leading]
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    return "\(font.fontName) \(font.familyName) \(font.pointSize) \(numbers) \(bold ?? digits)"
  }
}

// MARK: - Text that grows with the reader's wish

final class ReadableLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let metrics = UIFontMetrics(forTextStyle: .body)
    font = metrics.scaledFont(for: UIFont(name: "Georgia", size: 17) ?? .systemFont(ofSize: 17))
    adjustsFontForContentSizeCategory = true
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.5
    numberOfLines = 0
    lineBreakMode = .byWordWrapping
    preferredMaxLayoutWidth = metrics.scaledValue(for: 280)
    NotificationCenter.default.addObserver(
      self, selector: #selector(sizeChanged),
      name: UIContentSizeCategory.didChangeNotification, object: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func sizeChanged(_ note: Notification) {
    let category = traitCollection.preferredContentSizeCategory
    textAlignment = category.isAccessibilityCategory ? .natural : .center
    if category > .extraExtraLarge { showsExpansionTextWhenTruncated = true }
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)))
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    super.textRect(forBounds: bounds, limitedToNumberOfLines: lines).insetBy(dx: -4, dy: -2)
  }
}

// MARK: - Text fields

final class LoginForm: UIView, UITextFieldDelegate {
  let name = UITextField()
  let password = UITextField()

  func build() {
    name.placeholder = "Name"
    name.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor.placeholderText])
    name.keyboardType = .emailAddress
    name.textContentType = .username
    name.autocapitalizationType = .none
    name.autocorrectionType = .no
    name.spellCheckingType = .no
    name.returnKeyType = .next
    name.clearButtonMode = .whileEditing
    name.borderStyle = .roundedRect
    name.leftView = UIImageView(image: UIImage(systemName: "person"))
    name.leftViewMode = .always
    password.isSecureTextEntry = true
    password.enablesReturnKeyAutomatically = true
    password.keyboardAppearance = .dark
    [name, password].forEach { $0.delegate = self }
    name.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
  }

  @objc private func changed(_ field: UITextField) { field.sizeToFit() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name { return password.becomeFirstResponder() }
    return textField.resignFirstResponder()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let old = textField.text ?? ""
    guard let range = Range(range, in: old) else { return false }
    return old.replacingCharacters(in: range, with: string).count <= 20
  }
}

// MARK: - A text view with links and a placeholder

final class NoteView: UITextView, UITextViewDelegate {
  private let hint = UILabel()

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    delegate = self
    isEditable = true
    isScrollEnabled = false
    dataDetectorTypes = [.link, .phoneNumber]
    textContainerInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    self.textContainer.lineFragmentPadding = 0
    self.textContainer.maximumNumberOfLines = 5
    linkTextAttributes = [.foregroundColor: UIColor.link]
    typingAttributes = [.font: UIFont.preferredFont(forTextStyle: .callout)]
    inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func textViewDidChange(_ textView: UITextView) {
    hint.isHidden = textView.hasText
    let size = sizeThatFits(CGSize(width: bounds.width, height: .infinity))
    if size.height != bounds.height { invalidateIntrinsicContentSize() }
    scrollRangeToVisible(NSRange(location: text.count, length: 0))
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != "\n" }

  func caret() -> CGRect {
    guard let range = selectedTextRange else { return .zero }
    return caretRect(for: range.start).union(firstRect(for: range))
  }
}

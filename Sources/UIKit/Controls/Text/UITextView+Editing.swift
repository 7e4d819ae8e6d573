import CoreGraphics
public import Foundation
import UIKitSemantics

extension UITextView {
  /// The names of the notifications of editing.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    rawValue: "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    rawValue: "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    rawValue: "UITextViewTextDidChangeNotification")
}

extension UITextView: TextKeeper {
  final var contents: NSAttributedString {
    get { attributedText }
    set { attributedText = newValue }
  }

  final var attributesOfNewText: [NSAttributedString.Key: Any] { typingAttributes }

  /// Asks the delegate; where there is none, or it leaves the question out, it agrees.
  private func ask(_ question: (any UITextViewDelegate) -> Bool) -> Bool {
    guard let delegate = delegate as? any UITextViewDelegate else { return true }
    return World.consult(delegate) { question(delegate) }
  }

  private func tellDelegate(_ word: (any UITextViewDelegate) -> Void) {
    guard let delegate = delegate as? any UITextViewDelegate else { return }
    World.consult(delegate) { word(delegate) }
  }

  final func mayReplace(_ range: NSRange, with text: String) -> Bool {
    ask { $0.textView(self, shouldChangeTextIn: range, replacementText: text) }
  }

  final func tellOfSelection() { tellDelegate { $0.textViewDidChangeSelection(self) } }

  final func tellOfChange() {
    tellDelegate { $0.textViewDidChange(self) }
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  // MARK: - The course of editing

  final var mayBegin: Bool { ask { $0.textViewShouldBeginEditing(self) } }
  final var mayEnd: Bool { ask { $0.textViewShouldEndEditing(self) } }
  final var isToldBeforeKeyboard: Bool { false }

  /// Tells of a beginning or an end: the delegate first, then observers. (Inferred.)
  final func tell(_ action: EditingMachine.Action?) {
    switch action {
    case .tellOfBegin:
      tellDelegate { $0.textViewDidBeginEditing(self) }
      NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    case .tellOfEnd:
      tellDelegate { $0.textViewDidEndEditing(self) }
      NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    case .askToBegin, .takeInput, .askToEnd, .giveInputUp, nil: break
    }
  }

  // MARK: - Places

  /// Where the text lies in the view.
  final var textRoom: CGRect {
    CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset)
      .insetBy(dx: textContainer.lineFragmentPadding, dy: 0)
  }

  /// The size that the text needs in a width, with the edges around it.
  final func estimatedSize(in width: CGFloat) -> CGSize {
    let edges = textContainerInset
    let aside = edges.left + edges.right + 2 * textContainer.lineFragmentPadding
    let font = font ?? .systemFont(ofSize: 12)
    let text = EstimatedText(hasText ? contents.string : " ", font: font).size(
      width: max(0, width - aside), lines: textContainer.maximumNumberOfLines)
    return CGSize(width: text.width + aside, height: text.height + edges.top + edges.bottom)
  }
}

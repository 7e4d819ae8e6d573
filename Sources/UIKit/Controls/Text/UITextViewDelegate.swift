// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Who is asked and told about a text view; all of it optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asked before editing begins.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Asked before editing ends.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Told when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Told when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Asked before the text changes by typing.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Told when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// Told when what is selected has changed.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Asked before a link is followed; never here, where nobody follows links.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Agrees.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.handOn(self, "textViewShouldBeginEditing:") { (next: any UITextViewDelegate) in
      next.textViewShouldBeginEditing(textView)
    } ?? true
  }

  /// Agrees.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    OptionalMethod.handOn(self, "textViewShouldEndEditing:") { (next: any UITextViewDelegate) in
      next.textViewShouldEndEditing(textView)
    } ?? true
  }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    _ = OptionalMethod.handOn(self, "textViewDidBeginEditing:") { (next: any UITextViewDelegate) in
      next.textViewDidBeginEditing(textView)
    }
  }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {
    _ = OptionalMethod.handOn(self, "textViewDidEndEditing:") { (next: any UITextViewDelegate) in
      next.textViewDidEndEditing(textView)
    }
  }

  /// Agrees.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    OptionalMethod.handOn(self, "textView:shouldChangeTextIn:replacementText:") {
      (next: any UITextViewDelegate) in
      next.textView(textView, shouldChangeTextIn: range, replacementText: text)
    } ?? true
  }

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {
    _ = OptionalMethod.handOn(self, "textViewDidChange:") { (next: any UITextViewDelegate) in
      next.textViewDidChange(textView)
    }
  }

  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    _ = OptionalMethod.handOn(self, "textViewDidChangeSelection:") {
      (next: any UITextViewDelegate) in next.textViewDidChangeSelection(textView)
    }
  }

  /// Agrees.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    OptionalMethod.handOn(self, "textView:shouldInteractWith:in:interaction:") {
      (next: any UITextViewDelegate) in
      next.textView(
        textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    } ?? true
  }
}

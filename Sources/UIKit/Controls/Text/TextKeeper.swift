import CoreGraphics
import Foundation
import UIKitSemantics

/// A view of this module that keeps a text, and tells of what is typed.
///
/// What apps override is a member of each class; what it does that both do is said here.
@MainActor protocol TextKeeper: UIView, UITextInput {
  /// The text as it is kept.
  var contents: NSAttributedString { get set }
  /// What was selected of it last, when the text may have been longer.
  var lastSelection: TextSelection { get set }
  /// The letters' font.
  var font: UIFont? { get }
  /// What new text looks like where there is none yet.
  var attributesOfNewText: [NSAttributedString.Key: Any] { get }
  /// Where the text lies in the view.
  var textRoom: CGRect { get }
  /// How far editing is.
  var editing: EditingMachine { get set }
  /// Whether the delegate lets editing begin.
  var mayBegin: Bool { get }
  /// Whether the delegate lets editing end.
  var mayEnd: Bool { get }
  /// Whether the keyboard is told of only when the beginning was.
  var isToldBeforeKeyboard: Bool { get }
  /// Tells of a beginning or an end.
  func tell(_ action: EditingMachine.Action?)
  /// Whether the delegate lets text take the place of other text.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Tells that something else is selected.
  func tellOfSelection()
  /// Tells that the text was changed by typing.
  func tellOfChange()
}

extension TextKeeper {
  var textLength: Int { contents.length }
  /// What is selected of the text as it is now, which others may have made shorter.
  var selection: TextSelection {
    get { TextSelection(start: lastSelection.start, length: lastSelection.length, in: textLength) }
    set { lastSelection = newValue }
  }
  var selectedSpan: NSRange { NSRange(location: selection.start, length: selection.length) }
  var wholeSpan: NSRange { NSRange(location: 0, length: textLength) }

  /// The part of the text that a range of positions means; none where it is not this view's.
  func span(_ range: UITextRange) -> NSRange? {
    guard let span = (range as? TextSpan)?.span else { return nil }
    let fit = TextSelection(start: span.location, length: span.length, in: textLength)
    return NSRange(location: fit.start, length: fit.length)
  }

  func offset(_ position: UITextPosition) -> Int? { (position as? TextOffset)?.offset }

  /// The position at an offset; none outside of the text.
  func place(at offset: Int) -> UITextPosition? {
    0...textLength ~= offset ? TextOffset(offset) : nil
  }

  // MARK: - Changes

  /// Selects a part of the text, and tells of it where that is another.
  func select(_ span: NSRange) {
    let next = TextSelection(start: span.location, length: span.length, in: textLength)
    guard next != selection else { return }
    selection = next
    tellOfSelection()
  }

  /// Puts text in the place of other text and the cursor behind it, and tells of both.
  ///
  /// Nobody is asked: only what is typed is asked for. (General knowledge; no fact backs it.) That the
  /// selection is told of first is inferred.
  func put(_ text: String, for span: NSRange) {
    let part = TextSelection(start: span.location, length: span.length, in: textLength)
    let next = NSMutableAttributedString(attributedString: contents)
    let range = NSRange(location: part.start, length: part.length)
    if next.length == 0 {
      next.append(NSAttributedString(string: text, attributes: attributesOfNewText))
    } else {
      next.replaceCharacters(in: range, with: text)
    }
    contents = next
    selection = part.replaced(by: text.utf16.count, in: textLength)
    tellOfSelection()
    tellOfChange()
  }

  /// Takes away what is selected, or the letter before the cursor.
  func deleteOne() {
    let span = spanBeforeCursor
    if span.length > 0 { put("", for: span) }
  }

  /// What the key that deletes would take away.
  var spanBeforeCursor: NSRange {
    let before = (contents.string as NSString).substring(to: selection.start)
    let gone = selection.deleted(step: before.last.map { String($0).utf16.count } ?? 0)
    return NSRange(location: gone.start, length: gone.length)
  }

  /// Types text as a user does: the delegate is asked first, for each letter.
  func typeIn(_ text: String) {
    for letter in text where mayReplace(selectedSpan, with: String(letter)) {
      insertText(String(letter))
    }
  }

  /// Presses the key that deletes, as a user does; the delegate is asked first.
  func typeDelete() {
    let span = spanBeforeCursor
    // A view that is empty hears of the key all the same.
    if span.length == 0 || mayReplace(span, with: "") { deleteBackward() }
  }
}

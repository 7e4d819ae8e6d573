/// What is let pass of views that do not fit a new size.
extension GeometrySizeChangeTracked {
  static let centred = RuleException(
    "centred",
    "A dialog that is larger than the new bounds in one direction, and lies in the middle, may be cut off.",
    guards: [
      .subject("faulty/half-sheet-left-alone"),
      .sketch("dialogs that are cut off: one beside the middle, one almost in it"),
    ])
  static let bent = RuleException(
    "bent",
    """
    A view that had a transform when the size changed in the middle of a transition may have any frame, other \
    than one of the old size.
    """,
    guards: [
      .subject("faulty/filled-under-transform"),
      .sketch("a screen whose transform ended before the turn, and that does not fit afterwards"),
      .sketch("a screen that gets a wrong frame after a turn that found it scaled"),
      .sketch("a screen that had a transform at a turn, and has the old size afterwards"),
      .sketch("a screen that lay scaled in a turn, and does not fit when it is straight again"),
    ])
  static let narrow = RuleException(
    "narrow", "A view that a line made narrower before the change did not fill the window.",
    guards: [
      .subject("faulty/frames-of-the-beginning"),
      .sketch("screens that filled the screen, and have a size after a turn that it never had"),
      .sketch("screens that filled the window: by a line, or brought after they were narrower"),
    ])
  static let beside = RuleException(
    "beside",
    "A menu may be as wide as the shorter side of the window, beside a child that is as large as that.",
    guards: [
      .subject("faulty/width-kept"), .sketch("a menu that keeps the height of before a turn"),
      .sketch("menus that keep a side: too low, beside who is small or gone, or in UIKit's hands"),
    ])
  static let aside = RuleException(
    "aside",
    "A child that a finger had pushed aside before the change may lie beside the corner.",
    guards: [
      .subject("faulty/strip-keeps-place"),
      .sketch("a drawer that a finger opened and closed, and whose child a turn pushes aside"),
      .sketch("a child that was pushed aside before one turn, and lies aside after the next"),
    ])
}

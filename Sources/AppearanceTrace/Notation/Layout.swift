/// The fixed measures of a trace's text.
enum Layout {
  /// The version of the notation that is written and read.
  static let version = "2"
  /// Spaces a level of indentation.
  static let indentation = 2
  /// The column, counted from 0, at which the value of a header's line starts.
  static let headerWidth = 9
  /// The width of a checkpoint's keyword with its space; a longer keyword has one space after it.
  static let fieldWidth = 11
  /// Spaces between a cast member's name and its role.
  static let castGap = 2

  /// The number of spaces after a keyword.
  ///
  /// - Parameters:
  ///   - keyword: The keyword, in ASCII.
  ///   - width: The width of all keywords of its kind, with a space.
  static func gap(after keyword: String, width: Int) -> Int {
    max(1, width - keyword.utf8.count)
  }
}

/// The words of a trace's text that are no part of a vocabulary.
enum Keyword {
  static let trace = "trace"
  static let scenario = "scenario"
  static let subject = "subject"
  static let profile = "profile"
  static let screen = "screen"
  static let evidence = "evidence"
  static let contract = "contract"
  static let unseen = "unseen"
  static let cast = "cast"
  static let baseline = "baseline"
  static let at = "at"
  static let settled = "settled"
  static let unsettled = "unsettled"
  static let raised = "raised"

  static let absent = Call.Argument.absence
  static let removing = "removing"
  static let interactive = "interactive"
  static let unanimated = "unanimated"
  static let outOfSight = "out-of-sight"
  static let frame = "frame"
  static let frameless = "frameless"
  static let hidden = "hidden"
  static let below = "below"
  static let item = "item"
  static let kept = "kept"
  static let times = "times"
  static let direct = "direct"
  static let by = "by"
  static let of = "of"

  /// The words that end a line of `begin`, in their order; a style of such a name stands in quotes.
  static let spanFlags = [removing, interactive, unanimated, outOfSight, frame, frameless]
}

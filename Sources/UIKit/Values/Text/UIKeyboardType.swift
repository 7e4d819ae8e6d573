/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface.
  case `default` = 0
  /// Light on dark.
  case dark = 1
  /// Dark on light.
  case light = 2
}

/// What the keyboard is for.
public enum UIKeyboardType: Int, Sendable {
  /// Whatever the language has.
  case `default` = 0
  /// Plain letters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Short messages.
  case twitter = 9
  /// Addresses and searches.
  case webSearch = 10
  /// Plain digits.
  case asciiCapableNumberPad = 11
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Search, by a search engine.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Search, by another search engine.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Which letters the keyboard makes capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether the keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the keyboard likes.
  case `default` = 0
  /// It does not.
  case no = 1
  /// It does.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Where words are corrected.
  case `default` = 0
  /// It is not.
  case no = 1
  /// It is.
  case yes = 2
}

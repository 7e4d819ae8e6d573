import UIKit

/// Where text is typed.
@MainActor enum TextDefaults {
  static var rows: [DefaultRow] { field + view + search }

  private static var field: [DefaultRow] {
    let field = Defaults("UITextField", UITextField())
    return [
      field("text", \.text, ""),
      field.none("placeholder", \.placeholder),
      field("textAlignment", \.textAlignment, .natural),
      field("borderStyle", \.borderStyle, .none),
      field("clearsOnBeginEditing", \.clearsOnBeginEditing, false),
      field("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, false),
      field("minimumFontSize", \.minimumFontSize, 0),
      field("clearButtonMode", \.clearButtonMode, .never),
      field("leftViewMode", \.leftViewMode, .never),
      field("rightViewMode", \.rightViewMode, .never),
      field("isEditing", \.isEditing, false, inferred: "nobody edits"),
      field("isSecureTextEntry", \.isSecureTextEntry, false),
      field("keyboardType", \.keyboardType, .default),
      field("keyboardAppearance", \.keyboardAppearance, .default),
      field("returnKeyType", \.returnKeyType, .default),
      field("autocapitalizationType", \.autocapitalizationType, .sentences),
      field("autocorrectionType", \.autocorrectionType, .default),
      field("spellCheckingType", \.spellCheckingType, .default),
      field("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, false),
    ]
  }

  private static var view: [DefaultRow] {
    let view = Defaults("UITextView", UITextView())
    return [
      view("text", \.text, "", inferred: "nobody typed"),
      view("isEditable", \.isEditable, true),
      view("isSelectable", \.isSelectable, true),
      view("textAlignment", \.textAlignment, .natural),
      view(
        "textContainerInset", \.textContainerInset,
        UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)),
    ]
  }

  private static var search: [DefaultRow] {
    let search = Defaults("UISearchBar", UISearchBar())
    return [
      search.none("placeholder", \.placeholder),
      search.none("prompt", \.prompt),
      search("showsCancelButton", \.showsCancelButton, false),
      search("showsBookmarkButton", \.showsBookmarkButton, false),
      search("showsScopeBar", \.showsScopeBar, false),
      search("selectedScopeButtonIndex", \.selectedScopeButtonIndex, 0),
      search("searchBarStyle", \.searchBarStyle, .default),
      search("barStyle", \.barStyle, .default),
    ]
  }
}

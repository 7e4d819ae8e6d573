// Names of text attributes from before Swift 4 that sources still use.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The old name of the font's attribute.
public let NSFontAttributeName = NSAttributedString.Key.font

/// The old name of the attribute of the letters' colour.
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor

/// The old name of the attribute of the colour behind the letters.
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor

/// The old name of the paragraph style's attribute.
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle

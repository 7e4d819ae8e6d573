// What the compiler makes of the literals that an editor shows as colours.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

/// What a literal of a colour makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}

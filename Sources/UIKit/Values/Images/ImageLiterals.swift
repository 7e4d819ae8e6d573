// What the compiler makes of the literals that an editor shows as pictures.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

/// What a literal of a picture makes.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}

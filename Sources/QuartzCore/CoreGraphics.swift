// Who imports this module has the geometry that its layers are made of.

@_exported public import CoreGraphics

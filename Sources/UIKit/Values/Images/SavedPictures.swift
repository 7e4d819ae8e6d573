// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Saves a picture among the user's photographs.
///
/// Differs from UIKit: there are none, and nobody is told.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

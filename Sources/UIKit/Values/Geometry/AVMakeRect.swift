// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The greatest rectangle of some proportions in the middle of another one.
///
/// On iOS it is AVFoundation's. It lies here, for a module of that name would make sources believe in
/// players too.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}

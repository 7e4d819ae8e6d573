import CoreGraphics

/// A layer whose sublayers keep their depth.
///
/// Differs from Core Animation: conversion of points flattens it like any other layer.
open class CATransformLayer: CALayer {
  package override func copyForPresentation() -> CALayer? {
    type(of: self) == CATransformLayer.self ? CATransformLayer(layer: self) : nil
  }
}

import CoreGraphics

extension CALayer {
  /// The details, made if there are none yet.
  final var detailed: LayerDetails {
    if let details { return details }
    let made = LayerDetails()
    details = made
    return made
  }

  /// Sets a detail that is nothing by default; nothing leaves a layer without details as it is.
  final func setDetail<Value>(
    _ detail: ReferenceWritableKeyPath<LayerDetails, Value?>, _ value: Value?
  ) {
    if details == nil, value == nil { return }
    detailed[keyPath: detail] = value
  }

  /// Tells whoever watches, before a property changes; the values are made only then.
  ///
  /// - Parameter isSame: Whether it is set to what it is; nobody is told of that.
  @inline(__always)
  final func tell(
    _ key: LayerKey, _ old: @autoclosure () -> LayerValue, _ new: @autoclosure () -> LayerValue,
    unless isSame: @autoclosure () -> Bool = false
  ) {
    guard let watch, watch.listensForChanges, !isSame() else { return }
    watch.willChange(self, key, old(), new())
  }

  /// Sets one bit of the layer.
  @inline(__always)
  final func setFlag(_ flag: LayerFlags, _ isOn: Bool) {
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// Takes over another layer's values: geometry and looks, but neither tree, owner nor watch.
  final func copyValues(of model: CALayer) {
    box = model.box
    place = model.place
    anchor = model.anchor
    height = model.height
    matrix = model.matrix
    strength = model.strength
    flags = model.flags.subtracting([.needsLayout, .needsDisplay])
    if let looks = model.details { details = LayerDetails(looksOf: looks) }
  }

  /// The key of a property by the name that key paths have for it.
  package static func key(named name: String) -> LayerKey? {
    name == "isHidden" ? .hidden : LayerKey(rawValue: name)
  }
}

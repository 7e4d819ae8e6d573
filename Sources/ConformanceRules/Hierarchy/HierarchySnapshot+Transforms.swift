import AppearanceTrace

extension HierarchySnapshot {
  /// Whether a view that a transform scales and moves would fill its window without it.
  ///
  /// Its frame is told as the transform makes it. Numbers are told in hundredths, and a scale of hundredths says
  /// of a side what that is to a hundredth of it: so much is let pass.
  func fillsUnderTransform(_ view: Name) -> Bool {
    guard let frame = values(.frame, of: view).flatMap(Visibility.Frame.init),
      let numbers = values(.transform, of: view)?.compactMap(Double.init), numbers.count == 6,
      numbers[0] > 0, numbers[3] > 0, numbers[1] == 0, numbers[2] == 0
    else { return false }
    let window = Visibility.Frame(screen)
    func isNear(_ value: Double, _ other: Double, of side: Double) -> Bool {
      abs(value - other) <= side / 100
    }
    return isNear(frame.width / numbers[0], window.width, of: window.width)
      && isNear(frame.height / numbers[3], window.height, of: window.height)
      && isNear(frame.x + frame.width / 2 - numbers[4], window.width / 2, of: window.width)
      && isNear(frame.y + frame.height / 2 - numbers[5], window.height / 2, of: window.height)
  }
}

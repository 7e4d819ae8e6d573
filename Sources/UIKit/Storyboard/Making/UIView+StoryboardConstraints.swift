import CoreGraphics
import StoryboardFormat

extension UIView {
  /// Keeps a constraint of the file, which makes it active, if all that it speaks of is there.
  final func keep(
    _ description: StoryboardDocument.Constraint, of objects: StoryboardObjects
  ) {
    guard let first = objects.item(description.first, keeper: self) else { return }
    let second = description.second.flatMap { objects.item($0, keeper: self) }
    guard (second == nil) == (description.second == nil) else { return }
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: description.relation.uiKit,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute,
      multiplier: CGFloat(description.multiplier), constant: CGFloat(description.constant))
    constraint.priority = UILayoutPriority(Float(description.priority))
    constraint.identifier = description.identifier
    addConstraint(constraint)
    if let id = description.id { objects.add(constraint, named: id) }
  }

  /// Resists being larger or smaller than the content as the file says.
  final func apply(_ stiffness: StoryboardDocument.Stiffness) {
    if let priority = stiffness.horizontalHugging {
      setContentHuggingPriority(UILayoutPriority(Float(priority)), for: .horizontal)
    }
    if let priority = stiffness.verticalHugging {
      setContentHuggingPriority(UILayoutPriority(Float(priority)), for: .vertical)
    }
    if let priority = stiffness.horizontalResistance {
      setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: .horizontal)
    }
    if let priority = stiffness.verticalResistance {
      setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: .vertical)
    }
  }
}

import StoryboardFormat
import UIKitSemantics

extension UIViewController {
  /// Performs a segue that code asks for; nobody is asked whether it should be (Apple's reference).
  final func perform(segue identifier: String, sender: Any?) {
    let world = World.current
    guard !world.isHalted else { return }
    guard let record = storyboardRecord, let segue = record.segue(identifier) else {
      let names = ComplaintNames(caller: describe(self), subject: identifier)
      return world.complain(.unknownSegue, .raised, names, about: self)
    }
    record.perform(segue, from: self, sender: sender)
  }

  /// Performs a segue that a touch or the loading of a view triggers, if this controller agrees.
  final func trigger(_ segue: StoryboardDocument.Segue, sender: Any?, container: UIView? = nil) {
    guard !World.current.isHalted, let record = storyboardRecord,
      shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender)
    else { return }
    record.perform(segue, from: self, sender: sender, container: container)
  }
}

public import UIKit

/// A screen whose segues present properly, and which a segue leads back to.
///
/// An editor of storyboards offers no transitioning delegate, and so the screen sets one when it
/// prepares for the segue. It is the delegate's keeper, and lives as long as what it presents.
open class ProperModalHost: UIViewController {
  /// The identifier of the segue that is prepared.
  public static let identifier = "MYSegue"
  private let transitioning = ProperModalDelegate()

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segue.identifier == Self.identifier { transitioning.prepare(for: segue) }
  }

  /// The unwind action: what is presented goes by a dismissal of its own.
  public func unwindToRootViewController(_ segue: UIStoryboardSegue) {
    ProperModalDelegate.unwind(segue)
  }
}

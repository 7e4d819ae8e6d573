import TransitionParts
public import UIKit

/// Pushes its destination by a slide; who stands in for the navigation's delegate gives its place back.
public final class StandInPushSegue: UIStoryboardSegue {
  public override func perform() {
    guard let navigation = source.navigationController else { return }
    StandInDelegate.push(destination, onto: navigation)
  }
}

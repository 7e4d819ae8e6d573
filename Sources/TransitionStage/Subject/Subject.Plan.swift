public import UIKit

extension Subject {
  /// How a subject is made, by what it is.
  public enum Plan: Sendable {
    /// UIKit's own transitions.
    case system
    case animator(Make<any UIViewControllerAnimatedTransitioning>)
    case delegate(Make<any UIViewControllerTransitioningDelegate>, dismissedBy: Gesture?)
    case navigation(Make<any UINavigationControllerDelegate>, poppedBy: Gesture?)
    case tabs(Make<any UITabBarControllerDelegate>, selectedBy: Gesture?)
    case segue(SeguePlan)
    case container(ContainerPlan)
    case installed(Set<Place>, dismissedBy: Gesture?, install: Preparation)
  }

  /// Makes a fresh object for a scenario.
  public typealias Make<Object> = @MainActor @Sendable () -> Object

  /// What an installed subject changes.
  public enum Place: String, Sendable, CaseIterable {
    /// How the controller is presented and dismissed.
    case present
    /// How the controller is pushed and popped.
    case push
    /// How a tab is selected.
    case select
  }
}

import AppearanceTrace
import UIKit

extension StageEvent.WindowStep {
  init(_ step: WindowStep) {
    self =
      switch step {
      case .shown: .shown
      case .hidden: .hidden
      case .becameKey: .becameKey
      }
  }
}

extension StageEvent.ApplicationRequest {
  init(_ request: ApplicationRequest) {
    self =
      switch request {
      case .setStatusBarStyle(let style): .setStatusBarStyle(style)
      case .setStatusBarHidden(let isHidden): .setStatusBarHidden(isHidden)
      case .beginIgnoringInteractionEvents: .beginIgnoringInteractionEvents
      case .endIgnoringInteractionEvents: .endIgnoringInteractionEvents
      }
  }
}

extension ViewProperty.Kind {
  init(_ aspect: ViewAspect) {
    self =
      switch aspect {
      case .place, .transformedFrame: .frame
      case .transform: .transform
      case .alpha: .alpha
      case .hidden: .hidden
      case .clips: .clips
      case .corner: .corner
      case .mask: .mask
      case .shadow: .shadow
      case .anchor: .anchor
      case .depth: .z
      case .background: .background
      case .layoutMode: .constrained
      case .interaction: .inert
      case .isModal: .modal
      case .hidesElements: .concealed
      case .clock: .clock
      }
  }
}

import TransitionCertification
import TransitionParts
import UIKit

extension SubjectExamples {
  /// Roots of windows, and windows of a library's own.
  static var windows: [Example] {
    [
      Example(roots(), in: "window/root/swap", "window/root/swap~unanimated"),
      Example(overlay(), in: "window/own/show-and-hide"),
    ]
  }

  private static func roots() -> Subject {
    // example
    let subject = Subject.roots("RootKit.Fade") { window, root, animated, completion in
      RootFade.exchange(in: window, for: root, animated: animated, completion: completion)
    }
    // end
    return subject
  }

  private static func overlay() -> Subject {
    // example
    let subject = Subject.overlay("BannerKit.Banner") {
      Banner(text: "Saved")
    } show: { banner, animated in
      banner.show(animated: animated)
    } hide: { banner, animated in
      banner.hide(animated: animated)
    }
    // end
    return subject
  }
}

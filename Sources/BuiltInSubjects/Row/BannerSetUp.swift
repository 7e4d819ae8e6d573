import TransitionCertification
import TransitionParts

/// How a message in a window of its own is used.
enum BannerSetUp {
  static func subject<Banner: BannerWindow>(
    _ id: String, _ make: @escaping @MainActor @Sendable () -> Banner
  ) -> Subject {
    .overlay(
      id, make: make, show: { banner, animated in banner.show(animated: animated) },
      hide: { banner, animated in banner.hide(animated: animated) })
  }
}

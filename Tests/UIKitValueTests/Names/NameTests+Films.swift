import Testing
import UIKit

/// Names of films and their times, and what layers of views do by themselves.
extension NameTests {
  @Test("times are whole numbers of parts of a second, or none")
  func times() {
    check([
      Use("value") { CMTime(value: 3, timescale: 2).seconds == 1.5 },
      Use("seconds") {
        let time = CMTime(seconds: 0.25, preferredTimescale: 600)
        return time.value == 150 && time.timescale == 600 && time.isNumeric && !time.hasBeenRounded
      },
      Use("rounded") {
        let time = CMTimeMakeWithSeconds(0.3, preferredTimescale: 2)
        return time.value == 1 && time.hasBeenRounded && CMTimeGetSeconds(time) == 0.5
      },
      Use("too many") {
        CMTime(seconds: 1e30, preferredTimescale: 1).isPositiveInfinity
          && CMTime(seconds: -1e30, preferredTimescale: 1).seconds == -.infinity
      },
      Use("none") {
        !CMTime(seconds: 1, preferredTimescale: 0).isValid && !CMTime().isValid
          && CMTime(seconds: .nan, preferredTimescale: 1).seconds.isNaN
          && CMTimeMake(value: 1, timescale: 0).seconds.isNaN
      },
      Use("constants") {
        CMTime.zero.seconds == 0 && CMTime.indefinite.isIndefinite
          && !CMTime.indefinite.isNumeric && !CMTime.invalid.isIndefinite
          && CMTime.negativeInfinity.isNegativeInfinity && CMTime.positiveInfinity.isValid
      },
    ])
  }

  @Test("a player knows its film and where it was sent, and plays nothing")
  func films() {
    check([
      Use("film") {
        let url = URL(fileURLWithPath: "/film.mov")
        let item = AVPlayer(url: url).currentItem
        return (item?.asset as? AVURLAsset)?.url == url && item?.duration.isIndefinite == true
      },
      Use("place") {
        let player = AVPlayer()
        player.seek(to: CMTime(value: 3, timescale: 1))
        let before = player.currentTime().seconds
        player.replaceCurrentItem(with: nil)
        return before == 3 && player.currentTime().seconds == 0 && player.status == .unknown
          && player.currentItem == nil
      },
      Use("layer") {
        let player = AVPlayer()
        let layer = AVPlayerLayer(player: player)
        return layer.player === player && layer.videoGravity == .resizeAspect
      },
    ])
  }

  @Test("a view's layer does nothing by itself, and is animated inside of an animation")
  func actions() {
    check([
      Use("at once") {
        let view = UIView()
        return view.action(for: view.layer, forKey: "opacity") is NSNull
      },
      Use("animated") {
        let view = UIView()
        var (inside, without): (Any?, Any?)
        UIView.animate(withDuration: 2) {
          inside = view.action(for: view.layer, forKey: "opacity")
          UIView.performWithoutAnimation {
            without = view.action(for: view.layer, forKey: "opacity")
          }
        }
        let animation = inside as? CABasicAnimation
        return animation?.keyPath == "opacity" && animation?.duration == 2 && without is NSNull
      },
      Use("layout") {
        final class Stripes: UIView {
          var heard: [String] = []
          override func layoutSublayers(of layer: CALayer) {
            heard.append("sublayers")
            super.layoutSublayers(of: layer)
          }
          override func layoutSubviews() { heard.append("subviews") }
        }
        let view = Stripes(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.layoutIfNeeded()
        return view.heard == ["sublayers", "subviews"]
      },
      Use("plain blur") { UIVisualEffectView(effect: UIBlurEffect()).effect is UIBlurEffect },
    ])
  }
}

import UIKit

// What departs from UIKit's behaviour on purpose, and what wants more of its screens.

/// It tells the presenter by hand, on the way in and on the way back.
final class TellsPresenter: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    if to?.isBeingPresented == true {
      from?.beginAppearanceTransition(false, animated: true)
      from?.endAppearanceTransition()
    } else {
      to?.beginAppearanceTransition(true, animated: true)
      to?.endAppearanceTransition()
    }
  }
}

/// It tells the presenter that it goes, and never that it comes.
final class TellsOnTheWayIn: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    let from = context.viewController(forKey: .from)
    from?.beginAppearanceTransition(false, animated: true)
    from?.endAppearanceTransition()
  }
}

/// What a screen has to say of itself, and what it need not.
protocol Pictured {
  var picture: UIImageView? { get }
  var isQuiet: Bool { get }
  var caption: String { get }
  func hidePicture()
}

extension Pictured where Self: UIViewController {
  var caption: String { "" }
}

/// It moves a picture from screen to screen.
final class WantsPictures: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let picture = (context.viewController(forKey: .from) as? Pictured)?.picture else {
      return
    }
    context.containerView.addSubview(picture)
  }
}

/// What only an author can say.
protocol Numbered {
  var number: Int { get }
}

final class WantsMuch: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    _ = (context.viewController(forKey: .to) as? Numbered)?.number
  }
}

/// A screen of the library's own.
class Framed: UIViewController {
  let frameView = UIView()
}

/// It moves frames from screen to screen.
final class WantsFrames: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from) as? Framed,
      let to = context.viewController(forKey: .to) as? Framed
    else { return context.completeTransition(false) }
    context.containerView.addSubview(to.view)
    from.frameView.alpha = 0
  }
}

/// What it brings is of the library's own, on whichever side that is, and whoever shows it is anybody.
final class BringsFrames: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let to = context.viewController(forKey: .to) as? Framed {
      context.containerView.addSubview(to.view)
    } else if let from = context.viewController(forKey: .from) as? Framed {
      from.frameView.alpha = 0
    }
  }
}

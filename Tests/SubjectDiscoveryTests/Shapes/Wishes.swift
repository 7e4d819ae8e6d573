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

/// A menu by its lines.
protocol Listed {
  var lines: [UIView] { get }
}

/// What it calls a menu is one of its context's controllers.
final class WantsLines: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    let menu = context.viewController(forKey: .to)
    move((menu as? Listed)?.lines ?? [])
    context.completeTransition(true)
  }

  private func move(_ lines: [UIView]) {}
}

/// Where a picture grows from, and where to.
protocol Growing {
  func pictureToGrow() -> UIImageView
  func pictureFrame(isBack: Bool) -> CGRect
}

protocol Grown {
  func grownFrame() -> CGRect
}

/// It asks one side for one thing and the other one for another.
final class WantsGrowth: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let fromVC = context.viewController(forKey: .from) as? Growing,
      let toVC = context.viewController(forKey: .to) as? Grown
    else { return context.completeTransition(true) }
    fromVC.pictureToGrow().frame = toVC.grownFrame()
    context.completeTransition(true)
  }
}

/// It is as high as what it shows wants to be, and wants to be so itself.
final class Measures: Timed {
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    let sheet = context.viewController(forKey: .to)
    sheet?.view.frame.size.height = sheet?.preferredContentSize.height ?? 0
    context.completeTransition(true)
  }
}

/// It tells others how large it wants to be.
final class SaysItsSize: Timed {
  weak var owner: UIViewController?
  override func animateTransition(using context: UIViewControllerContextTransitioning) {
    owner?.preferredContentSize = .zero
    context.completeTransition(true)
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

/// Who shows a row of stamps.
protocol StampKeeper: AnyObject {
  var stampView: UIView? { get }
}

/// It asks the screen from which another comes, by the name that UIKit's own method gives it.
final class AsksTheSource: NSObject, UIViewControllerTransitioningDelegate {
  private weak var stamp: UIView?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    stamp = (source as? StampKeeper)?.stampView
    return nil
  }
}

/// Where a magnified screen comes from.
protocol MagnifierSource: AnyObject {
  var magnifiedView: UIView? { get }
}

/// A screen that is presented itself, and asks who presents it.
final class Magnifier: UIViewController, UIViewControllerTransitioningDelegate {
  private weak var origin: MagnifierSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    origin = source as? MagnifierSource
    return nil
  }
}

/// What is sealed with wax.
protocol WaxSealed: AnyObject {
  var sealView: UIView? { get }
}

/// It asks the screen that comes, and nobody else.
final class AsksTheGuest: NSObject, UIViewControllerTransitioningDelegate {
  private weak var seal: UIView?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    seal = (presented as? WaxSealed)?.sealView
    return nil
  }
}

/// It asks the screen that comes, and the one from which that comes.
final class AsksBothEnds: NSObject, UIViewControllerTransitioningDelegate {
  private weak var seal: UIView?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    seal = (presented as? WaxSealed)?.sealView ?? (source as? WaxSealed)?.sealView
    return nil
  }
}

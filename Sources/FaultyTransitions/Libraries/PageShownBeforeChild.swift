public import TransitionParts
public import UIKit

/// Puts the view of a page that it has just asked for in, and makes the page a child then. Pitfall: L03.
public final class PageShownBeforeChild: LazyPager {
  public override func bringIn(_ page: UIViewController) {
    place(page)
    if page.parent !== self { addChild(page) }
  }
}

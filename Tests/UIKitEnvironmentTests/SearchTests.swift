import Testing
import UIKit

/// Writes down what it hears of a search.
@MainActor
private final class SearchLog: NSObject, UISearchControllerDelegate,
  UISearchResultsUpdating, UISearchBarDelegate
{
  let log = Log()

  func willPresentSearchController(_ searchController: UISearchController) { log.add("will") }
  func didPresentSearchController(_ searchController: UISearchController) { log.add("did") }
  func willDismissSearchController(_ searchController: UISearchController) { log.add("willGo") }
  func didDismissSearchController(_ searchController: UISearchController) { log.add("gone") }
  func presentSearchController(_ searchController: UISearchController) { log.add("present") }
  func updateSearchResults(for searchController: UISearchController) {
    log.add("update \(searchController.isActive) \(searchController.searchBar.text ?? "")")
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.add("cancel") }
}

@Suite("Searches", .serialized) @MainActor struct SearchTests {
  private func search(in controller: UIViewController, _ heard: SearchLog) -> UISearchController {
    let search = UISearchController(searchResultsController: nil)
    search.delegate = heard
    search.searchResultsUpdater = heard
    search.searchBar.delegate = heard
    controller.navigationItem.searchController = search
    return search
  }

  @Test("SR-01 becoming active presents the search, of which the delegate hears")
  func active() {
    let stage = Stage()
    stage.root.definesPresentationContext = true
    let heard = SearchLog()
    let search = search(in: stage.root, heard)

    search.isActive = true
    #expect(search.isActive)
    Headless.settle()

    #expect(heard.log.lines == ["present", "will", "update true ", "did"])
    #expect(search.presentingViewController === stage.root && search.searchBar.showsCancelButton)
    #expect(stage.log.lines.isEmpty)
    heard.log.clear()

    search.searchBar.text = "cat"
    search.isActive = false
    #expect(!search.isActive)
    Headless.settle()

    #expect(heard.log.lines == ["update true cat", "willGo", "update false ", "gone"])
    #expect(stage.root.presentedViewController == nil && !search.searchBar.showsCancelButton)
  }

  @Test("SR-02 who has the search presents it where it defines a context, else the top does")
  func presenter() {
    for defines in [true, false] {
      Headless.reset()
      let window = UIWindow()
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      Headless.settle()
      content.definesPresentationContext = defines
      navigation.definesPresentationContext = false
      let heard = SearchLog()
      let search = search(in: content, heard)

      search.isActive = true
      Headless.settle()

      #expect(search.presentingViewController === (defines ? content : navigation))
    }
  }

  @Test("SR-01 a search that is presented by hand tells its delegate nothing")
  func byHand() {
    let stage = Stage()
    let heard = SearchLog()
    let search = search(in: stage.root, heard)

    stage.root.present(search, animated: false)
    Headless.settle()
    stage.root.dismiss(animated: false)
    Headless.settle()

    #expect(heard.log.lines.isEmpty)
  }

  @Test("the bar that has the keyboard begins the search, and its button ends it")
  func bar() throws {
    let stage = Stage()
    stage.root.definesPresentationContext = true
    let heard = SearchLog()
    let search = search(in: stage.root, heard)
    search.searchBar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
    stage.window.addSubview(search.searchBar)

    #expect(search.searchBar.becomeFirstResponder() && search.searchBar.isFirstResponder)
    Headless.settle()
    #expect(search.isActive)
    stage.window.bringSubviewToFront(search.searchBar)
    heard.log.clear()
    Headless.touchDown(at: CGPoint(x: 350, y: 128))
    Headless.touchUp()
    Headless.settle()

    #expect(heard.log.lines == ["cancel", "willGo", "update false ", "gone"])
    #expect(!search.isActive && !search.searchBar.isFirstResponder)
  }

  @Test("results whose hiding an app takes back are seen without a text (inferred)")
  func resultsWithoutText() {
    let stage = Stage()
    let results = WatchfulController("results", stage.log)
    let search = UISearchController(searchResultsController: results)
    stage.root.navigationItem.searchController = search
    #expect(results.parent == nil && !results.isViewLoaded)
    search.isActive = true
    Headless.settle()

    results.view.isHidden = false

    #expect(results.view.window === stage.window && !search.showsSearchResultsController)
  }

  @Test("results are shown where there is text")
  func results() {
    let stage = Stage()
    let results = WatchfulController("results", stage.log)
    let search = UISearchController(searchResultsController: results)
    stage.root.navigationItem.searchController = search
    search.isActive = true
    Headless.settle()
    #expect(results.parent === search && results.view.isHidden)

    search.searchBar.text = "dog"

    #expect(!results.view.isHidden && search.showsSearchResultsController)
    #expect(stage.log.lines == ["results.wA", "results.safeArea(47)", "results.iA", "results.dA"])
  }
}

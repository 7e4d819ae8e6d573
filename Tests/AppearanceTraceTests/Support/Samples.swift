/// Texts that several tests read.
enum Samples {
  /// A trace with every verb, every field and every ornament of the notation.
  static let everything = """
    trace 2
    scenario modal/full-screen/present~cancelled
    subject  seed/fade
    profile  ios-18
    screen   390 844.5
    evidence FS-01 FS-06

    cast
      window  window
      "second window"  window, CoverWindow: UIWindow, by subject
      window-2  window, by subject
      host  controller, StageController: UIViewController
      host.view  root view of host
      sheet  controller, UIViewController, by subject
      sheet.view  root view of sheet, CardView: UIView, by stage
      nav  controller, UINavigationController
      bar.view  bar of nav
      bar.button  element of nav
      first  controller, "by"
      second  controller, "Pager<Card>": UIPageViewController
      tabs  controller
      empty  controller
      menu  controller
      field  view, UITextField
      t1  transition
      t1.container  container of t1
      t1.runner  runner of t1, UIViewPropertyAnimator
      t2  transition
      t3  transition
      animator  animator, FadeAnimator
      fade  animator, Fade, by stage
      library  library, ReportingDelegate
      "a \\"quoted\\" \\u{200d} \\\\ name"  chrome of t1, DimmingView: UIView
      box  wrapper of sheet, UIView
      card  presentation of sheet, CardPresentation
      other  presentation

    baseline
      tree       window > host.view
      tree       window > bar.view > bar.button
      tree       "second window"
      children   nav > first second
      children   empty >
      presented  host -> sheet
      selected   tabs second at 1 item 0
      selected   empty nil
      hides      second
      items      nav 3
      appearing  second
      appeared   host
      disappearing first
      status-bar host dark hidden
      overdue    second light by host
      responder  field
      key        window-2
      ignoring   1
      busy       library
      reachable  sheet.view
      frame      sheet.view 0 100 390 744
      hidden     host.view
      constrained host.view
      leaked     sheet
      running    display link (by t1)
      pending    animation of sheet.view until 404ms
      pending    " edge "

    at 0ms
      > host.present(sheet, style: fullScreen, animated: true)
      sheet.loadView()
      begin t1 present host -> sheet fullScreen removing interactive unanimated
        host.viewWillDisappear(animated: true)
        < animator.animateTransition(t1)
        < host.beginAppearanceTransition(false, animated: true) (by t1)
        nav.setViewControllers([first, second], animated: false) (direct)
        tabs.setViewControllers([]) (by subject)
        insert sheet.view into t1.container
        insert sheet.view into t1.container below host.view
        remove host.view from t1.container
        set sheet.view alpha 0.5
        set sheet.view hidden
        moves sheet.view (by t1)
        rests sheet.view
        begin t3 present host -> sheet custom removing frame 0 100 390 744
        end t3 finished
        < fade.interruptibleAnimator(t1, gives: t1.runner)
    at 16.667ms
        delegate sheet lost
        fault D1 logged host
        fault D2 refused
        status-bar nil default
        status-bar sheet light hidden by menu (by t1)
        begin t2 push nil -> nil frameless
          round 2
        end t1 cancelled
        repeats 3 times
        release "a \\"quoted\\" \\u{200d} \\\\ name"
      end t2 finished

    unsettled at 404.5ms
      presented  host -> sheet

    """

  /// The same as JSON Lines.
  static let everythingAsJSONLines = #"""
    {"cast":[{"maker":"stage","name":"window","role":"window","type":"UIWindow"},\#
    {"base":"UIWindow","maker":"subject","name":"second window","role":"window","type":"CoverWindow"},\#
    {"maker":"subject","name":"window-2","role":"window","type":"UIWindow"},\#
    {"base":"UIViewController","maker":"stage","name":"host","role":"controller","type":"StageController"},\#
    {"maker":"host","name":"host.view","of":"host","role":"root view","type":"UIView"},\#
    {"maker":"subject","name":"sheet","role":"controller","type":"UIViewController"},\#
    {"base":"UIView","maker":"stage","name":"sheet.view","of":"sheet","role":"root view","type":"CardView"},\#
    {"maker":"stage","name":"nav","role":"controller","type":"UINavigationController"},\#
    {"maker":"host","name":"bar.view","of":"nav","role":"bar","type":"UINavigationBar"},\#
    {"maker":"stage","name":"bar.button","of":"nav","role":"element"},\#
    {"maker":"stage","name":"first","role":"controller","type":"by"},\#
    {"base":"UIPageViewController","maker":"stage","name":"second","role":"controller","type":"Pager<Card>"},\#
    {"maker":"stage","name":"tabs","role":"controller"},\#
    {"maker":"stage","name":"empty","role":"controller"},\#
    {"maker":"stage","name":"menu","role":"controller"},\#
    {"maker":"stage","name":"field","role":"view","type":"UITextField"},\#
    {"maker":"host","name":"t1","role":"transition"},\#
    {"maker":"host","name":"t1.container","of":"t1","role":"container","type":"UIView"},\#
    {"maker":"subject","name":"t1.runner","of":"t1","role":"runner","type":"UIViewPropertyAnimator"},\#
    {"maker":"host","name":"t2","role":"transition"},\#
    {"maker":"host","name":"t3","role":"transition"},\#
    {"maker":"subject","name":"animator","role":"animator","type":"FadeAnimator"},\#
    {"maker":"stage","name":"fade","role":"animator","type":"Fade"},\#
    {"maker":"subject","name":"library","role":"library","type":"ReportingDelegate"},\#
    {"base":"UIView","maker":"subject","name":"a \"quoted\" \u200d \\ name","of":"t1","role":"chrome","type":"DimmingView"},\#
    {"maker":"subject","name":"box","of":"sheet","role":"wrapper","type":"UIView"},\#
    {"maker":"subject","name":"card","of":"sheet","role":"presentation","type":"CardPresentation"},\#
    {"maker":"subject","name":"other","role":"presentation"}],\#
    "evidence":["FS-01","FS-06"],"format":2,"profile":"ios-18","scenario":"modal/full-screen/present~cancelled","screen":["390","844.5"],"subject":"seed/fade"}
    {"baseline":{"appearances":[{"controller":"second","phase":"appearing"},\#
    {"controller":"host","phase":"appeared"},{"controller":"first","phase":"disappearing"}],\#
    "busy":["library"],"children":[{"children":["first","second"],"parent":"nav"},{"children":[],\#
    "parent":"empty"}],"hides":["second"],"ignoring":1,\#
    "items":[{"container":"nav","count":3}],"key":"window-2","leaked":["sheet"],\#
    "overdue":{"by":"host","hidden":false,"owner":"second","style":"light"},"pending":["animation of sheet.view until 404ms",\#
    " edge "],"presented":[{"presented":"sheet","presenter":"host"}],\#
    "properties":[{"kind":"frame","values":["0","100","390","744"],"view":"sheet.view"},\#
    {"kind":"hidden","values":[],"view":"host.view"},{"kind":"constrained","values":[],\#
    "view":"host.view"}],"reachable":["sheet.view"],"responder":"field",\#
    "running":["display link (by t1)"],"selected":[{"container":"tabs",\#
    "controller":"second","index":1,"item":0},{"container":"empty"}],"status-bar":{"hidden":true,"owner":"host",\#
    "style":"dark"},"tree":[["window","host.view"],["window","bar.view","bar.button"],\#
    ["second window"]]}}
    {"at":0,"call":{"arguments":[{"value":"sheet"},{"label":"style","value":"fullScreen"},\#
    {"label":"animated","value":"true"}],"method":"present","receiver":"host"},"mark":"script"}
    {"at":0,"call":{"arguments":[],"method":"loadView","receiver":"sheet"}}
    {"at":0,"begin":{"animated":false,"from":"host","interactive":true,"kind":"present",\#
    "out-of-sight":false,"removing":true,"style":"fullScreen","to":"sheet","transition":"t1"}}
    {"at":0,"call":{"arguments":[{"label":"animated","value":"true"}],\#
    "method":"viewWillDisappear","receiver":"host"}}
    {"at":0,"call":{"arguments":[{"value":"t1"}],"method":"animateTransition",\#
    "receiver":"animator"},"mark":"crossing"}
    {"at":0,"attribution":{"transition":"t1"},"call":{"arguments":[{"value":"false"},\#
    {"label":"animated","value":"true"}],"method":"beginAppearanceTransition",\#
    "receiver":"host"},"mark":"crossing"}
    {"at":0,"attribution":"direct","call":{"arguments":[{"value":["first","second"]},\#
    {"label":"animated","value":"false"}],"method":"setViewControllers","receiver":"nav"}}
    {"at":0,"attribution":"subject","call":{"arguments":[{"value":[]}],\#
    "method":"setViewControllers","receiver":"tabs"}}
    {"at":0,"insert":{"superview":"t1.container","view":"sheet.view"}}
    {"at":0,"insert":{"below":"host.view","superview":"t1.container","view":"sheet.view"}}
    {"at":0,"remove":{"superview":"t1.container","view":"host.view"}}
    {"at":0,"set":{"kind":"alpha","values":["0.5"],"view":"sheet.view"}}
    {"at":0,"set":{"kind":"hidden","values":[],"view":"sheet.view"}}
    {"at":0,"attribution":{"transition":"t1"},"moves":"sheet.view"}
    {"at":0,"rests":"sheet.view"}
    {"at":0,"begin":{"animated":true,"frame":["0","100","390","744"],"from":"host",\#
    "interactive":false,"kind":"present","out-of-sight":false,"removing":true,"style":"custom",\#
    "to":"sheet","transition":"t3"}}
    {"at":0,"end":{"outcome":"finished","transition":"t3"}}
    {"at":0,"call":{"arguments":[{"value":"t1"},{"label":"gives","value":"t1.runner"}],\#
    "method":"interruptibleAnimator","receiver":"fade"},"mark":"crossing"}
    {"at":16667,"delegate":{"controller":"sheet","state":"lost"}}
    {"at":16667,"fault":{"effect":"logged","id":"D1","object":"host"}}
    {"at":16667,"fault":{"effect":"refused","id":"D2"}}
    {"at":16667,"status-bar":{"hidden":false,"style":"default"}}
    {"at":16667,"attribution":{"transition":"t1"},"status-bar":{"by":"menu","hidden":true,\#
    "owner":"sheet","style":"light"}}
    {"at":16667,"begin":{"animated":true,"frame":[],"interactive":false,"kind":"push",\#
    "out-of-sight":false,"removing":false,"transition":"t2"}}
    {"at":16667,"round":2}
    {"at":16667,"end":{"outcome":"cancelled","transition":"t1"}}
    {"at":16667,"repeats":3}
    {"at":16667,"release":"a \"quoted\" \u200d \\ name"}
    {"at":16667,"end":{"outcome":"finished","transition":"t2"}}
    {"at":404500,"unsettled":{"presented":[{"presented":"sheet","presenter":"host"}]}}

    """#

  /// Short JSON Lines to break in tests.
  static let shortJSONLines = #"""
    {"cast":[{"base":"UIViewController","maker":"stage","name":"host","role":"controller",\#
    "type":"StageController"},{"maker":"host","name":"host.view","of":"host","role":"root view",\#
    "type":"UIView"},{"maker":"stage","name":"window","role":"window","type":"UIWindow"},\#
    {"maker":"host","name":"t1","role":"transition"}],"evidence":[],"format":2,\#
    "profile":"ios-18","scenario":"a","screen":["390","844"],"subject":"system"}
    {"baseline":{"tree":[["window","host.view"]]}}
    {"at":0,"call":{"arguments":[{"label":"animated","value":"true"}],"method":"present",\#
    "receiver":"host"},"mark":"script"}
    {"at":0,"begin":{"animated":true,"interactive":false,"kind":"push",\#
    "out-of-sight":false,"removing":false,"transition":"t1"}}
    {"at":404000,"end":{"outcome":"finished","transition":"t1"}}
    {"at":404000,"settled":{}}

    """#

  /// A short trace to break in tests.
  static let short = """
    trace 2
    scenario modal/full-screen/present
    subject  system
    profile  ios-18
    screen   390 844

    cast
      host  controller, StageController: UIViewController
      sheet  controller, StageController: UIViewController
      sheet.view  root view of sheet
      t1  transition
      animator  animator, Fade
      window  window
      a  view
      b  view
      tabs  controller, UITabBarController
      nav  controller, UINavigationController
      library  library

    baseline
      appeared   host

    at 0ms
      > host.present(sheet, animated: true)
      begin t1 present host -> sheet
        < animator.animateTransition(t1)
    at 404ms
      end t1 finished

    settled at 404ms
      tree       window > sheet.view
      appeared   sheet

    """
}

/// Texts that several tests read.
enum Samples {
  /// A trace with every verb, every field and every ornament of the notation.
  static let everything = """
    trace 1
    scenario modal/full-screen/present~cancelled
    subject  seed/fade
    profile  ios-18
    evidence FS-01 FS-06

    cast
      window  UIWindow
      host  StageController
      t1  Transition
      box  "Pager<Card>"

    baseline
      tree       window > host.view
      tree       window > bar.view > bar.button
      tree       "second window"
      children   nav > first second
      children   empty >
      presented  host -> sheet
      appearing  second
      appeared   host
      disappearing first
      status-bar host dark hidden
      responder  field
      frame      sheet.view 0 100 390 744
      hidden     host.view
      constrained host.view
      leaked     sheet
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
        remove host.view from t1.container
        set sheet.view alpha 0.5
        set sheet.view hidden
    at 16.667ms
        delegate sheet lost
        fault D1 logged host
        fault D2 refused
        status-bar nil default
        begin t2 push nil -> nil
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
    {"cast":[{"name":"window","type":"UIWindow"},{"name":"host","type":"StageController"},\#
    {"name":"t1","type":"Transition"},{"name":"box","type":"Pager<Card>"}],"evidence":["FS-01",\#
    "FS-06"],"format":1,"profile":"ios-18","scenario":"modal/full-screen/present~cancelled",\#
    "subject":"seed/fade"}
    {"baseline":{"appearances":[{"controller":"second","phase":"appearing"},\#
    {"controller":"host","phase":"appeared"},{"controller":"first","phase":"disappearing"}],\#
    "children":[{"children":["first","second"],"parent":"nav"},{"children":[],\#
    "parent":"empty"}],"leaked":["sheet"],"pending":["animation of sheet.view until 404ms",\#
    " edge "],"presented":[{"presented":"sheet","presenter":"host"}],\#
    "properties":[{"kind":"frame","values":["0","100","390","744"],"view":"sheet.view"},\#
    {"kind":"hidden","values":[],"view":"host.view"},{"kind":"constrained","values":[],\#
    "view":"host.view"}],"responder":"field","status-bar":{"hidden":true,"owner":"host",\#
    "style":"dark"},"tree":[["window","host.view"],["window","bar.view","bar.button"],\#
    ["second window"]]}}
    {"at":0,"call":{"arguments":[{"value":"sheet"},{"label":"style","value":"fullScreen"},\#
    {"label":"animated","value":"true"}],"method":"present","receiver":"host"},"mark":"script"}
    {"at":0,"call":{"arguments":[],"method":"loadView","receiver":"sheet"}}
    {"at":0,"begin":{"animated":false,"from":"host","interactive":true,"kind":"present",\#
    "removing":true,"style":"fullScreen","to":"sheet","transition":"t1"}}
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
    {"at":0,"remove":{"superview":"t1.container","view":"host.view"}}
    {"at":0,"set":{"kind":"alpha","values":["0.5"],"view":"sheet.view"}}
    {"at":0,"set":{"kind":"hidden","values":[],"view":"sheet.view"}}
    {"at":16667,"delegate":{"controller":"sheet","state":"lost"}}
    {"at":16667,"fault":{"effect":"logged","id":"D1","object":"host"}}
    {"at":16667,"fault":{"effect":"refused","id":"D2"}}
    {"at":16667,"status-bar":{"hidden":false,"style":"default"}}
    {"at":16667,"begin":{"animated":true,"interactive":false,"kind":"push","removing":false,\#
    "transition":"t2"}}
    {"at":16667,"round":2}
    {"at":16667,"end":{"outcome":"cancelled","transition":"t1"}}
    {"at":16667,"repeats":3}
    {"at":16667,"release":"a \"quoted\" \u200d \\ name"}
    {"at":16667,"end":{"outcome":"finished","transition":"t2"}}
    {"at":404500,"unsettled":{"presented":[{"presented":"sheet","presenter":"host"}]}}

    """#

  /// Short JSON Lines to break in tests.
  static let shortJSONLines = #"""
    {"cast":[{"name":"host","type":"StageController"}],"evidence":[],"format":1,\#
    "profile":"ios-18","scenario":"a","subject":"system"}
    {"baseline":{"tree":[["window","host.view"]]}}
    {"at":0,"call":{"arguments":[{"label":"animated","value":"true"}],"method":"present",\#
    "receiver":"host"},"mark":"script"}
    {"at":0,"begin":{"animated":true,"interactive":false,"kind":"push","removing":false,\#
    "transition":"t1"}}
    {"at":404000,"end":{"outcome":"finished","transition":"t1"}}
    {"at":404000,"settled":{}}

    """#

  /// A short trace to break in tests.
  static let short = """
    trace 1
    scenario modal/full-screen/present
    subject  system
    profile  ios-18

    cast
      host  StageController

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

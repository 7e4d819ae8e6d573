// Made by 'conform report --run --write' of a run of everything.

extension KnownFault {
  static let table = """
    faulty/first-child-told-twice appearance-forwarding-exclusive
      container/children select-unseen show show-read-aloud
    faulty/own-appearance-kept-back appearance-forwarded-to-children
      container/children cover cover-read-aloud turn-while-covered
    faulty/callback-called-by-animator appearance-no-direct-call
      modal/cover-vertical cycle~repeated present present~cancelled
      modal/cross-dissolve cycle~repeated present present~cancelled
      modal/custom animations-disabled background-while-presented background-while-presenting
      modal/custom cover cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss-in-same-turn dismiss-while-presenting drag-in drag-in-and-out~repeated
      modal/custom hidden-bar keyboard-below keyboard-below~cancelled present
      modal/custom present-from-dismissal present-read-aloud~cancelled present-while-presenting
      modal/custom present~cancelled present~unanimated read-aloud reduced-motion
      modal/custom same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom stop-presentation turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-navigation cycle~unanimated present
      modal/flip-horizontal cycle~repeated present present~cancelled
      modal/full-screen animations-disabled background-while-presented
      modal/full-screen background-while-presenting cover cycle cycle-dismissed-at-once
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/full-screen dismiss-in-same-turn dismiss-while-presenting drag-in
      modal/full-screen drag-in-and-out~repeated hidden-bar keyboard-below
      modal/full-screen keyboard-below~cancelled present present-from-dismissal
      modal/full-screen present-read-aloud~cancelled present-while-presenting present~cancelled
      modal/full-screen read-aloud reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated stop-presentation turn-and-stay
      modal/full-screen turn-and-stay-read-aloud turn-while-covered turn-while-presenting
      modal/full-screen-navigation present
      modal/over-modal cycle cycle~repeated dismiss-all~re-entrant present
      modal/partial-curl cycle~repeated present present~cancelled
    faulty/callback-called-by-animator appearance-no-double-appear
    faulty/begin-for-nobody appearance-begin-end-balanced
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion replace select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-read-aloud~unanimated select-while-selecting
      container/children select~repeated select~unanimated turn-between turn-between-back-at-once
      container/children turn-while-selecting
    faulty/switch-within-switch appearance-begin-end-balanced
      container/children cover-while-selecting select-while-selecting
    faulty/presenter-told-one-way appearance-final-state-matches-window
    faulty/presenter-told-one-way appearance-presenter-contract
      modal/over-full-screen cycle-dismissed-at-once cycle-half-animated dismiss~unanimated
    faulty/presenter-view-taken-out appearance-final-state-matches-window
      modal/custom background-while-presenting cover dismiss-in-same-turn
      modal/custom dismiss-while-presenting drag-in present present-from-dismissal
      modal/custom present-while-presenting present~unanimated read-aloud same-sheet-stays
      modal/custom same-sheet-stays-read-aloud stop-presentation turn-and-stay
      modal/custom turn-and-stay-read-aloud turn-while-covered turn-while-presenting
      modal/custom-cross-dissolve present
      modal/custom-flip-horizontal present
      modal/custom-navigation present
    faulty/all-pages-appear appearance-no-phantom-child
      container/children cover cover-read-aloud cover-while-selecting select-back-while-covered
      container/children select-unseen select-while-covered select-while-covered~unanimated show
      container/children show-read-aloud turn-while-covered
    faulty/neighbour-told appearance-forwarded-to-children
      container/children cover cover-read-aloud cover-while-selecting select-back-while-covered
      container/children select-while-covered select-while-covered~unanimated turn-while-covered
    faulty/neighbour-told appearance-no-phantom-child
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion select select-back-while-covered
      container/children select-inside-another select-one-by-one select-read-aloud
      container/children select-read-aloud~unanimated select-unseen select-while-covered
      container/children select-while-covered~unanimated select-while-selecting select~repeated
      container/children select~unanimated show show-read-aloud turn-between
      container/children turn-between-back-at-once turn-while-selecting
    faulty/content-without-parent appearance-phase-order
      modal/cover-vertical cycle~repeated present present~cancelled
      modal/cross-dissolve cycle~repeated present present~cancelled
      modal/custom animations-disabled background-while-presented background-while-presenting
      modal/custom cover cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss-in-same-turn dismiss-while-presenting drag-in drag-in-and-out~repeated
      modal/custom hidden-bar keyboard-below keyboard-below~cancelled present
      modal/custom present-from-dismissal present-read-aloud~cancelled present-while-presenting
      modal/custom present~cancelled present~unanimated read-aloud reduced-motion
      modal/custom same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom stop-presentation turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-navigation cycle~unanimated present
      modal/flip-horizontal cycle~repeated present present~cancelled
      modal/full-screen animations-disabled background-while-presented
      modal/full-screen background-while-presenting cover cycle cycle-dismissed-at-once
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/full-screen dismiss-in-same-turn dismiss-while-presenting drag-in
      modal/full-screen drag-in-and-out~repeated hidden-bar keyboard-below
      modal/full-screen keyboard-below~cancelled present present-from-dismissal
      modal/full-screen present-read-aloud~cancelled present-while-presenting present~cancelled
      modal/full-screen read-aloud reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated stop-presentation turn-and-stay
      modal/full-screen turn-and-stay-read-aloud turn-while-covered turn-while-presenting
      modal/full-screen-navigation present
      modal/over-modal cycle cycle~repeated dismiss-all~re-entrant present
      modal/partial-curl cycle~repeated present present~cancelled
    faulty/newcomer-told-nothing appearance-final-state-matches-window
      container/children replace
      container/side replace-open replace-side-open
    faulty/outgoing-told-nothing appearance-final-state-matches-window
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion select select-inside-another
      container/children select-one-by-one select-read-aloud select-read-aloud~unanimated
      container/children select-while-selecting select~repeated select~unanimated turn-between
      container/children turn-between-back-at-once turn-while-selecting
    faulty/outgoing-view-borrowed ownership-no-foreign-superview
      navigation/bar animations-disabled background-between background-while-pushing
      navigation/bar background-with-thumbnail bar-hidden-on-one cancel-then-push cycle
      navigation/bar cycle-half-animated cycle-popped-at-once cycle-read-aloud
      navigation/bar cycle-with-thumbnail cycle~repeated drag-at-root-then-push edge-swipe
      navigation/bar edge-swipe~cancelled opaque-bar pop-back-while-covered pop-while-pushing
      navigation/bar pop-with-thumbnail~cancelled push push-while-pushing reduced-motion
      navigation/bar set-stack swipe-while-pushing toolbar turn-between
      navigation/bar turn-between-popped-at-once turn-while-pushing two-pushes two-taps
      navigation/in-tabs cancel-then-push cycle cycle-half-animated cycle~repeated push set-stack
      navigation/no-bar background-with-thumbnail cancel-then-push cycle cycle-half-animated
      navigation/no-bar cycle-with-thumbnail cycle~repeated pop-with-thumbnail~cancelled push
      navigation/no-bar set-stack
    faulty/outgoing-told-again appearance-no-spurious-reversal
      modal/cover-vertical cycle~repeated present
      modal/cross-dissolve cycle~repeated present
      modal/custom cycle-half-animated present-from-dismissal same-sheet-stays
      modal/custom same-sheet-stays-read-aloud
      modal/flip-horizontal cycle~repeated present
      modal/full-screen animations-disabled background-while-presented
      modal/full-screen background-while-presenting cover cycle cycle-dismissed-at-once
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/full-screen dismiss-in-same-turn dismiss-while-presenting drag-in
      modal/full-screen drag-in-and-out~repeated hidden-bar keyboard-below present
      modal/full-screen present-from-dismissal present-while-presenting read-aloud reduced-motion
      modal/full-screen same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/full-screen stop-presentation turn-and-stay turn-and-stay-read-aloud
      modal/full-screen turn-while-covered turn-while-presenting
      modal/full-screen-navigation present
      modal/over-modal cycle cycle~repeated dismiss-all~re-entrant present
      modal/partial-curl cycle~repeated present
    faulty/child-told-before-show appearance-child-within-parent
      container/children select-back-while-covered select-unseen select-while-covered
      container/children select-while-covered~unanimated
    faulty/child-told-before-show appearance-no-double-appear
      container/children select-back-while-covered select-unseen select-while-covered
      container/children select-while-covered~unanimated
    faulty/change-ended-twice appearance-begin-end-balanced
      container/children select-unseen show show-read-aloud
    faulty/wrong-callback-forwarded appearance-no-direct-call
      container/children cover cover-read-aloud cover-while-selecting replace-while-covered
      container/children select-back-while-covered select-unseen select-while-covered
      container/children select-while-covered~unanimated show show-read-aloud turn-while-covered
    faulty/wrong-callback-forwarded appearance-will-did-paired
      container/children cover cover-read-aloud cover-while-selecting replace-while-covered
      container/children select-back-while-covered select-unseen select-while-covered
      container/children select-while-covered~unanimated show show-read-aloud turn-while-covered
    faulty/long-gone-told-again appearance-no-double-disappear
      container/children select-one-by-one select-while-selecting
    faulty/always-animated appearance-animated-flag
      container/children cycle-back-at-once select-read-aloud~unanimated select~unanimated
      container/children turn-between-back-at-once
    faulty/view-put-in-twice appearance-is-appearing-once
      container/children background-between background-while-selecting cycle-back-at-once
      container/children reduced-motion replace select select-back-while-covered
      container/children select-inside-another select-one-by-one select-read-aloud
      container/children select-read-aloud~unanimated select-while-selecting select~repeated
      container/children select~unanimated turn-between turn-between-back-at-once
      container/children turn-while-selecting
    faulty/ended-whatever-the-outcome appearance-cancel-rollback
      container/children cancel-then-select drag-read-aloud~cancelled drag~cancelled drag~flung
      container/children drag~interrupted drag~re-grabbed drag~reversed
    faulty/ended-whatever-the-outcome appearance-final-state-matches-window
      container/children drag-read-aloud~cancelled drag~cancelled drag~flung drag~interrupted
      container/children drag~re-grabbed drag~reversed
    faulty/ends-with-the-shorter appearance-phase-order
      container/children background-between cycle-back-at-once reduced-motion select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-while-selecting select~repeated turn-between
      container/children turn-between-back-at-once turn-while-selecting
    faulty/ends-with-the-shorter containment-did-move-after-add
      container/children background-between cycle-back-at-once reduced-motion select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-while-selecting select~repeated turn-between
      container/children turn-between-back-at-once turn-while-selecting
    faulty/presenter-ended-ahead appearance-phase-order
      modal/custom background-while-presented cover cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated dismiss
      modal/custom dismiss-in-same-turn dismiss-while-presenting hidden-bar keyboard-above
      modal/custom keyboard-below present present-from-dismissal present-while-presenting
      modal/custom read-aloud reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated taller-status-bar tap-with-driver turn-and-stay
      modal/custom turn-and-stay-read-aloud turn-while-covered turn-while-presented
      modal/custom turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated dismiss present
      modal/custom-flip-horizontal cycle~repeated dismiss present
      modal/custom-navigation dismiss present
    faulty/hurried-child-left-behind appearance-child-within-parent
      container/children cover-while-selecting
    faulty/never-ended-for-who-leaves appearance-begin-end-balanced
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion replace select select-inside-another
      container/children select-one-by-one select-read-aloud select-read-aloud~unanimated
      container/children select-while-selecting select~repeated select~unanimated turn-between
      container/children turn-between-back-at-once turn-while-selecting
    faulty/never-ended-for-who-leaves appearance-will-did-paired
    faulty/both-menus-told appearance-no-phantom-child
      container/side close-while-covered cover-open cover-open-read-aloud open-and-close
      container/side open-and-close-read-aloud open-and-close~repeated open-and-close~unanimated
      container/side open-each open-each-read-aloud open-other-while-open replace-open
      container/side replace-side-open
    faulty/placed-before-told appearance-phase-order
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion replace select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-read-aloud~unanimated select-while-selecting
      container/children select~repeated select~unanimated turn-between turn-between-back-at-once
      container/children turn-while-selecting
    faulty/animation-concealed appearance-animated-flag
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion replace select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-while-selecting select~repeated turn-between
      container/children turn-between-back-at-once turn-while-selecting
    faulty/return-kept-back appearance-forwarded-to-children
      container/children cover cover-read-aloud turn-while-covered
    faulty/always-reports-success completion-after-verdict
    faulty/always-reports-success completion-honest-flag
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed present~cancelled
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed present~cancelled
      modal/custom cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/custom dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom drag-out~flung flick keyboard-above~cancelled keyboard-below~cancelled
      modal/custom move-after-verdict~cancelled present-read-aloud~cancelled present~cancelled
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed present~cancelled
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed present~cancelled
      modal/custom-navigation dismiss~cancelled
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed present~cancelled
      modal/full-screen cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/full-screen dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-out~flung flick keyboard-above~cancelled keyboard-below~cancelled
      modal/full-screen move-after-verdict~cancelled present-read-aloud~cancelled
      modal/full-screen present~cancelled
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed present~cancelled
    faulty/returns-without-views completion-eventually
      modal/custom animations-disabled background-while-presented background-while-presenting
      modal/custom cover cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss-in-same-turn dismiss-while-presenting drag-in drag-in-and-out~repeated
      modal/custom hidden-bar keyboard-below keyboard-below~cancelled present
      modal/custom present-read-aloud~cancelled present-while-presenting present~cancelled
      modal/custom present~unanimated read-aloud reduced-motion same-sheet-stays
      modal/custom same-sheet-stays-read-aloud same-sheet~repeated stop-presentation
      modal/custom turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-navigation cycle~unanimated present
    faulty/empty-transaction-reports completion-not-before-animation-end
      navigation/bar background-between background-while-pushing background-with-thumbnail
      navigation/bar bar-hidden-on-one cancel-then-push cycle cycle-half-animated
      navigation/bar cycle-popped-at-once cycle-read-aloud cycle-with-thumbnail cycle~repeated
      navigation/bar drag-at-root-then-push edge-swipe edge-swipe~cancelled opaque-bar
      navigation/bar pop-back-while-covered pop-while-pushing pop-with-thumbnail~cancelled push
      navigation/bar push-while-pushing reduced-motion set-stack swipe-while-pushing toolbar
      navigation/bar turn-between turn-between-popped-at-once turn-while-pushing two-pushes
      navigation/bar two-taps
      navigation/in-tabs cancel-then-push cycle cycle-half-animated cycle~repeated push set-stack
      navigation/no-bar background-with-thumbnail cancel-then-push cycle cycle-half-animated
      navigation/no-bar cycle-with-thumbnail cycle~repeated pop-with-thumbnail~cancelled push
      navigation/no-bar set-stack
    faulty/completed-by-two completion-at-most-once
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed
      modal/custom cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/custom dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom drag-out~flung flick keyboard-above~cancelled move-after-verdict~cancelled
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed
      modal/custom-navigation dismiss~cancelled
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed
      modal/full-screen cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/full-screen dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-out~flung flick keyboard-above~cancelled
      modal/full-screen move-after-verdict~cancelled
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed
    faulty/waits-for-delegate completion-eventually
      modal/custom cycle-dismissed-at-once cycle-half-animated cycle-read-aloud~unanimated
      modal/custom cycle~unanimated dismiss~unanimated present~unanimated
      modal/custom-cross-dissolve cycle~unanimated
      modal/custom-flip-horizontal cycle~unanimated
      modal/custom-navigation cycle~unanimated
      modal/custom-removal cycle-dismissed-at-once cycle-half-animated cycle~unanimated
      modal/custom-removal dismiss~unanimated present~unanimated
      modal/custom-removal-cross-dissolve cycle~unanimated
      modal/custom-removal-flip-horizontal cycle~unanimated
    faulty/presenter-handled-by-animators completion-unanimated-parity
    faulty/presenter-handled-by-animators ownership-window-not-empty
      modal/full-screen cycle-dismissed-at-once dismiss~unanimated
      modal/over-modal dismiss-all~unanimated
    faulty/completed-without-verdict completion-after-verdict
      navigation/bar bar-hidden-on-one~cancelled cancel-then-pop cancel-then-push drag-out
      navigation/bar drag-out-one-by-one drag-out-one-of-three edge-swipe edge-swipe~cancelled
      navigation/bar keyboard-above~cancelled pop-read-aloud~cancelled
      navigation/bar pop-with-thumbnail~cancelled pop~cancelled pop~flung pop~interrupted
      navigation/bar pop~re-grabbed pop~resting pop~reversed set-stack-while-popping
      navigation/bar set-stack-while-popping~cancelled toolbar~cancelled
      navigation/in-tabs cancel-then-pop cancel-then-push drag-out pop~cancelled pop~flung
      navigation/in-tabs pop~interrupted pop~re-grabbed pop~resting pop~reversed
      navigation/no-bar cancel-then-pop cancel-then-push drag-out pop-with-thumbnail~cancelled
      navigation/no-bar pop~cancelled pop~flung pop~interrupted pop~re-grabbed pop~resting
      navigation/no-bar pop~reversed
    faulty/dismissal-closure-dropped completion-closure-runs
      container/children cover cover-read-aloud cover-while-selecting replace-while-covered
      container/children select-back-while-covered select-while-covered
      container/children select-while-covered~unanimated turn-while-covered
    faulty/frames-reset-after-end completion-no-work-after
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed
      modal/custom cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/custom dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom drag-out~flung flick keyboard-above~cancelled move-after-verdict~cancelled
      modal/custom same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed
      modal/custom-navigation dismiss~cancelled
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed
      modal/full-screen cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/full-screen dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-out~flung flick keyboard-above~cancelled
      modal/full-screen move-after-verdict~cancelled same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed
    faulty/dropped-animation-ignored completion-eventually
      modal/custom background-while-dismissing background-while-presenting
      modal/full-screen background-while-dismissing background-while-presenting
      navigation/bar background-while-popping background-while-pushing background-with-thumbnail
      navigation/no-bar background-with-thumbnail
      tabs/screens background-while-selecting
    faulty/ended-hook-forgotten completion-animation-ended-relayed
      container/children cycle-by-animator select-by-animator
    faulty/alongside-for-built-in-only completion-alongside-runs
      container/children cycle-by-animator select-by-animator
    faulty/reports-long-after completion-eventually
      modal/cover-vertical cycle~repeated dismiss present
      modal/cross-dissolve cycle~repeated dismiss present
      modal/custom animations-disabled background-while-presented cancel-then-drag
      modal/custom cancel-then-tap cover cycle cycle-dismissed-at-once cycle-half-animated
      modal/custom cycle-read-aloud cycle-read-aloud~unanimated cycle-with-cover cycle~repeated
      modal/custom cycle~unanimated dismiss dismiss-in-same-turn dismiss-read-aloud~cancelled
      modal/custom dismiss-while-presenting dismiss~cancelled dismiss~interrupted
      modal/custom dismiss~re-grabbed dismiss~reversed dismiss~unanimated drag-in
      modal/custom drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/custom hidden-bar keyboard-above keyboard-above~cancelled keyboard-below
      modal/custom move-after-verdict move-after-verdict~cancelled present present-from-dismissal
      modal/custom present-while-presenting present~unanimated read-aloud reduced-motion
      modal/custom same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom stop-dismissal stop-presentation taller-status-bar tap-with-driver
      modal/custom turn-and-stay turn-and-stay-read-aloud turn-while-covered turn-while-presented
      modal/custom turn-while-presenting verdict-in-bar-fade verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-cross-dissolve dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom-flip-horizontal present
      modal/custom-navigation cycle~unanimated dismiss dismiss~cancelled present
      modal/flip-horizontal cycle~repeated dismiss present
      modal/full-screen animations-disabled background-while-presented cancel-then-drag
      modal/full-screen cancel-then-tap cover cycle cycle-dismissed-at-once cycle-half-animated
      modal/full-screen cycle-read-aloud cycle-with-cover cycle~repeated dismiss
      modal/full-screen dismiss-in-same-turn dismiss-while-presenting drag-in
      modal/full-screen drag-in-and-out~repeated drag-out drag-out~resting hidden-bar
      modal/full-screen keyboard-above keyboard-below move-after-verdict present
      modal/full-screen present-from-dismissal present-while-presenting read-aloud reduced-motion
      modal/full-screen same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/full-screen stop-dismissal stop-presentation taller-status-bar tap-with-driver
      modal/full-screen turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/full-screen turn-while-presented turn-while-presenting
      modal/full-screen-navigation dismiss present
      modal/over-modal cycle cycle~repeated dismiss-all dismiss-all~re-entrant dismiss-top
      modal/over-modal present
      modal/partial-curl cycle~repeated dismiss present
    faulty/waits-for-announced-time completion-eventually
      modal/cover-vertical cycle~repeated present
      modal/cross-dissolve cycle~repeated present
      modal/custom background-while-presented cover cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/custom dismiss-in-same-turn dismiss-while-presenting hidden-bar keyboard-below
      modal/custom present present-from-dismissal present-while-presenting read-aloud
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated present
      modal/custom-flip-horizontal cycle~repeated present
      modal/custom-navigation present
      modal/flip-horizontal cycle~repeated present
      modal/full-screen background-while-presented cover cycle cycle-dismissed-at-once
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/full-screen dismiss-in-same-turn dismiss-while-presenting hidden-bar keyboard-below
      modal/full-screen present present-from-dismissal present-while-presenting read-aloud
      modal/full-screen reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated turn-and-stay turn-and-stay-read-aloud
      modal/full-screen turn-while-covered turn-while-presenting
      modal/full-screen-navigation present
      modal/over-modal cycle cycle~repeated dismiss-all~re-entrant present
      modal/partial-curl cycle~repeated present
    faulty/end-told-first completion-not-before-animation-end
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion replace select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-while-selecting select~repeated turn-between
      container/children turn-between-back-at-once turn-while-selecting
    faulty/recedes-by-animators completion-unanimated-parity
      modal/custom present~unanimated
    faulty/fade-without-presentation-controller ownership-presenter-not-stolen
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss dismiss~unanimated hidden-bar keyboard-above keyboard-below
      modal/custom present-from-dismissal reduced-motion same-sheet-stays
      modal/custom same-sheet-stays-read-aloud same-sheet~repeated taller-status-bar
      modal/custom tap-with-driver turn-while-presented
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss
      modal/custom-navigation cycle~unanimated dismiss
    faulty/fade-without-presentation-controller ownership-window-not-empty
    faulty/presenter-put-into-window ownership-no-foreign-superview
    faulty/presenter-put-into-window ownership-original-parentage-restored
      modal/over-current-context-navigation bar-shrinks-while-presented dismiss
    faulty/incoming-view-left-out ownership-to-view-in-container
      modal/cover-vertical cycle~repeated present
      modal/cross-dissolve cycle~repeated present
      modal/custom animations-disabled background-while-presented background-while-presenting
      modal/custom cover cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss-in-same-turn dismiss-while-presenting drag-in drag-in-and-out~repeated
      modal/custom hidden-bar keyboard-below present present-from-dismissal
      modal/custom present-while-presenting present~unanimated read-aloud reduced-motion
      modal/custom same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom stop-presentation turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated present
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated present
      modal/custom-navigation cycle~unanimated present
      modal/flip-horizontal cycle~repeated present
      modal/full-screen animations-disabled background-while-presented
      modal/full-screen background-while-presenting cover cycle cycle-dismissed-at-once
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/full-screen dismiss-in-same-turn dismiss-while-presenting drag-in
      modal/full-screen drag-in-and-out~repeated hidden-bar keyboard-below present
      modal/full-screen present-while-presenting read-aloud reduced-motion same-sheet-stays
      modal/full-screen same-sheet-stays-read-aloud same-sheet~repeated stop-presentation
      modal/full-screen turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/full-screen turn-while-presenting
      modal/full-screen-navigation present
      modal/over-modal cycle cycle~repeated
      modal/partial-curl cycle~repeated present
    faulty/both-sides-taken-out ownership-original-parentage-restored
      modal/custom cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/custom dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom drag-out~flung flick keyboard-above~cancelled move-after-verdict~cancelled
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed
      modal/custom-navigation dismiss~cancelled
    faulty/both-sides-taken-out ownership-window-not-empty
      modal/custom cancel-then-drag cancel-then-tap
    faulty/picture-left-on-top ownership-container-clean
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed
      modal/custom dismiss-read-aloud~cancelled dismiss~cancelled dismiss~interrupted
      modal/custom dismiss~re-grabbed dismiss~reversed drag-out~flung flick
      modal/custom keyboard-above~cancelled move-after-verdict~cancelled
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed
      modal/custom-navigation dismiss~cancelled
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed
      modal/full-screen dismiss-read-aloud~cancelled dismiss~cancelled dismiss~interrupted
      modal/full-screen dismiss~re-grabbed dismiss~reversed drag-out~flung flick
      modal/full-screen keyboard-above~cancelled move-after-verdict~cancelled
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed
    faulty/source-view-stays-hidden ownership-source-view-restored
      navigation/bar background-with-thumbnail cycle-with-thumbnail pop-with-thumbnail~cancelled
      navigation/no-bar background-with-thumbnail cycle-with-thumbnail
      navigation/no-bar pop-with-thumbnail~cancelled
    faulty/dimming-outlives-cancel ownership-chrome-lifecycle
      modal/custom keyboard-below~cancelled present-read-aloud~cancelled present~cancelled
      modal/custom-cross-dissolve present~cancelled
      modal/custom-flip-horizontal present~cancelled
    faulty/backdrop-picture-stays geometry-chrome-follows
      modal/custom turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
    faulty/presenter-under-outer-view ownership-original-parentage-restored
      modal/over-current-context-navigation bar-shrinks-while-presented dismiss
    faulty/outgoing-removed-anyway appearance-final-state-matches-window
    faulty/outgoing-removed-anyway ownership-original-parentage-restored
      navigation/bar bar-hidden-on-one~cancelled cancel-then-pop cancel-then-push
      navigation/bar edge-swipe~cancelled keyboard-above~cancelled pop-read-aloud~cancelled
      navigation/bar pop-with-thumbnail~cancelled pop~cancelled pop~flung pop~interrupted
      navigation/bar pop~re-grabbed pop~reversed set-stack-while-popping~cancelled
      navigation/bar toolbar~cancelled
      navigation/in-tabs cancel-then-pop cancel-then-push pop~cancelled pop~flung pop~interrupted
      navigation/in-tabs pop~re-grabbed pop~reversed
      navigation/no-bar cancel-then-pop cancel-then-push pop-with-thumbnail~cancelled
      navigation/no-bar pop~cancelled pop~flung pop~interrupted pop~re-grabbed pop~reversed
    faulty/container-pinned ownership-container-untouched
      modal/custom animations-disabled background-while-presented background-while-presenting
      modal/custom cover cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss-in-same-turn dismiss-while-presenting drag-in drag-in-and-out~repeated
      modal/custom hidden-bar keyboard-below keyboard-below~cancelled present
      modal/custom present-from-dismissal present-read-aloud~cancelled present-while-presenting
      modal/custom present~cancelled present~unanimated read-aloud reduced-motion
      modal/custom same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom stop-presentation turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-navigation cycle~unanimated present
    faulty/incoming-view-stays ownership-original-parentage-restored
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed
      modal/full-screen cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/full-screen dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-out~flung flick keyboard-above~cancelled
      modal/full-screen move-after-verdict~cancelled
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed
    faulty/picture-left-in-container ownership-container-clean
      container/children cycle-back-at-once select-read-aloud~unanimated select~unanimated
      container/children turn-between-back-at-once
    faulty/curtain-stays ownership-container-clean
      modal/custom background-while-presenting cover dismiss-in-same-turn
      modal/custom dismiss-while-presenting drag-in present present-from-dismissal
      modal/custom present-while-presenting present~unanimated read-aloud same-sheet-stays
      modal/custom same-sheet-stays-read-aloud stop-presentation turn-and-stay
      modal/custom turn-and-stay-read-aloud turn-while-covered turn-while-presenting
      modal/custom-cross-dissolve present
      modal/custom-flip-horizontal present
      modal/custom-navigation present
    faulty/dimming-taken-early ownership-chrome-lifecycle
      modal/custom dismiss-read-aloud~cancelled dismiss~cancelled dismiss~interrupted
      modal/custom dismiss~re-grabbed dismiss~reversed drag-out~flung flick
      modal/custom keyboard-above~cancelled move-after-verdict~cancelled
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed
      modal/custom-navigation dismiss~cancelled
    faulty/dimming-piles-up ownership-container-clean
      modal/custom dismiss-read-aloud~cancelled dismiss~cancelled dismiss~interrupted
      modal/custom dismiss~re-grabbed dismiss~reversed drag-out~flung flick
      modal/custom keyboard-above~cancelled move-after-verdict~cancelled
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed
      modal/custom-navigation dismiss~cancelled
    faulty/undeclared-dimming-keeps-size geometry-chrome-follows
      modal/custom turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
    faulty/status-bar-not-captured status-bar-owner-after-present
      modal/custom animations-disabled background-while-presented background-while-presenting
      modal/custom cover cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss-in-same-turn dismiss-while-presenting keyboard-below present
      modal/custom present-from-dismissal present-while-presenting present~unanimated read-aloud
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated present
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated present
      modal/custom-navigation cycle~unanimated present
    faulty/child-never-asked status-bar-child-forwarded
      container/children background-between background-while-selecting cover cover-read-aloud
      container/children cover-while-selecting cycle-back-at-once reduced-motion replace
      container/children replace-while-covered select select-back-while-covered
      container/children select-inside-another select-one-by-one select-read-aloud
      container/children select-read-aloud~unanimated select-same select-unseen
      container/children select-while-covered select-while-covered~unanimated
      container/children select-while-selecting select~repeated select~unanimated show
      container/children show-read-aloud turn turn-between turn-between-back-at-once
      container/children turn-while-covered turn-while-selecting
    faulty/hidden-by-first-child status-bar-style-hidden-same-owner
      container/children background-while-selecting cover-while-selecting reduced-motion select
      container/children select-inside-another select-read-aloud select-read-aloud~unanimated
      container/children select-unseen select-while-covered select-while-covered~unanimated
      container/children select-while-selecting select~repeated select~unanimated
      container/children turn-while-selecting
    faulty/no-update-requested status-bar-update-requested
      container/children background-while-selecting reduced-motion replace select
      container/children select-inside-another select-read-aloud select-read-aloud~unanimated
      container/children select-while-selecting select~repeated select~unanimated turn-between
      container/children turn-between-back-at-once
    faulty/bar-flipped-by-drag status-bar-rollback-on-cancel
      modal/custom dismiss-read-aloud~cancelled dismiss~cancelled dismiss~interrupted
      modal/custom dismiss~re-grabbed dismiss~reversed drag-out~flung flick
      modal/custom keyboard-above~cancelled move-after-verdict~cancelled
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed
      modal/custom-navigation dismiss~cancelled
    faulty/bar-returns-late geometry-bars-stable
      modal/cover-vertical cycle~repeated dismiss
      modal/cross-dissolve cycle~repeated dismiss
      modal/custom background-while-dismissing background-while-presented cancel-then-drag
      modal/custom cancel-then-tap cycle cycle-half-animated cycle-read-aloud cycle-with-cover
      modal/custom cycle~repeated dismiss drag-in-and-out~repeated drag-out drag-out~resting
      modal/custom hidden-bar keyboard-above keyboard-below move-after-verdict
      modal/custom present-from-dismissal reduced-motion same-sheet-stays
      modal/custom same-sheet-stays-read-aloud same-sheet~repeated stop-dismissal
      modal/custom taller-status-bar tap-with-driver verdict-in-bar-fade
      modal/custom-cross-dissolve cycle~repeated dismiss
      modal/custom-flip-horizontal cycle~repeated dismiss
      modal/custom-navigation dismiss
      modal/flip-horizontal cycle~repeated dismiss
      modal/full-screen background-while-dismissing background-while-presented cancel-then-drag
      modal/full-screen cancel-then-tap cycle cycle-half-animated cycle-read-aloud
      modal/full-screen cycle-with-cover cycle~repeated dismiss drag-in-and-out~repeated drag-out
      modal/full-screen drag-out~resting hidden-bar keyboard-above keyboard-below
      modal/full-screen move-after-verdict present-from-dismissal reduced-motion same-sheet-stays
      modal/full-screen same-sheet-stays-read-aloud same-sheet~repeated stop-dismissal
      modal/full-screen taller-status-bar tap-with-driver
      modal/full-screen-navigation dismiss
      modal/over-modal cycle cycle~repeated dismiss-all dismiss-all~re-entrant dismiss-top
      modal/partial-curl cycle~repeated dismiss
    faulty/helper-window-stays status-bar-no-global-write
      modal/cover-vertical cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/cover-vertical dismiss~re-grabbed dismiss~reversed
      modal/cross-dissolve cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/cross-dissolve dismiss~re-grabbed dismiss~reversed
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom cancel-then-drag cancel-then-tap cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-cover cycle~repeated cycle~unanimated dismiss
      modal/custom dismiss-read-aloud~cancelled dismiss~cancelled dismiss~interrupted
      modal/custom dismiss~re-grabbed dismiss~reversed dismiss~unanimated
      modal/custom drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/custom hidden-bar keyboard-above keyboard-above~cancelled keyboard-below
      modal/custom move-after-verdict move-after-verdict~cancelled present-from-dismissal
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated stop-dismissal taller-status-bar tap-with-driver
      modal/custom turn-while-presented verdict-in-bar-fade verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-cross-dissolve dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom-navigation cycle~unanimated dismiss dismiss~cancelled
      modal/flip-horizontal cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/flip-horizontal dismiss~re-grabbed dismiss~reversed
      modal/full-screen animations-disabled background-while-dismissing
      modal/full-screen background-while-presented cancel-then-drag cancel-then-tap cycle
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/full-screen dismiss dismiss-read-aloud~cancelled dismiss~cancelled
      modal/full-screen dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/full-screen hidden-bar keyboard-above keyboard-above~cancelled keyboard-below
      modal/full-screen move-after-verdict move-after-verdict~cancelled present-from-dismissal
      modal/full-screen reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated stop-dismissal taller-status-bar tap-with-driver
      modal/full-screen turn-while-presented
      modal/full-screen-navigation dismiss dismiss~cancelled
      modal/over-modal cycle cycle~repeated dismiss-all dismiss-all~re-entrant dismiss-top
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/partial-curl dismiss~re-grabbed dismiss~reversed
    faulty/helper-window-stays status-bar-restored-after-dismiss
      modal/cover-vertical cycle~repeated
      modal/cross-dissolve cycle~repeated
      modal/custom animations-disabled background-while-presented cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-cover cycle~repeated cycle~unanimated drag-in-and-out~repeated
      modal/custom hidden-bar keyboard-below reduced-motion same-sheet-stays
      modal/custom same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated
      modal/custom-navigation cycle~unanimated
      modal/flip-horizontal cycle~repeated
      modal/full-screen animations-disabled background-while-presented cycle cycle-half-animated
      modal/full-screen cycle-read-aloud cycle-with-cover cycle~repeated drag-in-and-out~repeated
      modal/full-screen hidden-bar keyboard-below reduced-motion same-sheet-stays
      modal/full-screen same-sheet-stays-read-aloud same-sheet~repeated
      modal/over-modal cycle cycle~repeated
      modal/partial-curl cycle~repeated
    faulty/verdict-during-bar-fade completion-eventually
      modal/custom verdict-in-bar-fade
    faulty/update-asked-too-early status-bar-update-requested
      container/children background-between background-while-selecting cycle-back-at-once
      container/children reduced-motion replace select select-inside-another select-one-by-one
      container/children select-read-aloud select-read-aloud~unanimated select-while-selecting
      container/children select~repeated select~unanimated turn-between turn-between-back-at-once
      container/children turn-while-selecting
    faulty/header-never-asked status-bar-child-forwarded
      modal/full-screen background-while-presenting cover dismiss-in-same-turn
      modal/full-screen dismiss-while-presenting present present-from-dismissal
      modal/full-screen present-while-presenting present~unanimated read-aloud same-sheet-stays
      modal/full-screen same-sheet-stays-read-aloud turn-and-stay turn-and-stay-read-aloud
      modal/full-screen turn-while-covered turn-while-presenting
      modal/over-modal dismiss-top present
    faulty/never-moved containment-did-move-after-add
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion replace replace-while-covered select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-read-aloud~unanimated select-unseen
      container/children select-while-covered select-while-covered~unanimated
      container/children select-while-selecting select~repeated select~unanimated show
      container/children show-read-aloud turn-between turn-between-back-at-once
      container/children turn-while-selecting
    faulty/removed-unwarned containment-will-move-nil-before-remove
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion replace replace-while-covered select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-read-aloud~unanimated select-while-covered
      container/children select-while-covered~unanimated select-while-selecting select~repeated
      container/children select~unanimated turn-between turn-between-back-at-once
      container/children turn-while-selecting
    faulty/view-before-child containment-add-before-view
      container/children select-unseen show show-read-aloud
    faulty/view-without-child containment-view-parent-agrees
      container/children background-between background-while-selecting cover cover-read-aloud
      container/children cover-while-selecting cycle-back-at-once reduced-motion replace
      container/children replace-while-covered select select-back-while-covered
      container/children select-inside-another select-one-by-one select-read-aloud
      container/children select-read-aloud~unanimated select-same select-unseen
      container/children select-while-covered select-while-covered~unanimated
      container/children select-while-selecting select~repeated select~unanimated show
      container/children show-read-aloud turn turn-between turn-between-back-at-once
      container/children turn-while-covered turn-while-selecting
    faulty/popup-without-child containment-view-parent-agrees
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed present
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed present
      modal/custom background-while-presenting cover dismiss-in-same-turn
      modal/custom dismiss-read-aloud~cancelled dismiss-while-presenting dismiss~cancelled
      modal/custom dismiss~interrupted dismiss~re-grabbed dismiss~reversed drag-in drag-out~flung
      modal/custom flick keyboard-above~cancelled move-after-verdict~cancelled present
      modal/custom present-from-dismissal present-while-presenting present~unanimated read-aloud
      modal/custom same-sheet-stays same-sheet-stays-read-aloud stop-presentation turn-and-stay
      modal/custom turn-and-stay-read-aloud turn-while-covered turn-while-presenting
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed present
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed present
      modal/custom-navigation dismiss~cancelled present
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed present
      modal/full-screen background-while-presenting cover dismiss-in-same-turn
      modal/full-screen dismiss-read-aloud~cancelled dismiss-while-presenting dismiss~cancelled
      modal/full-screen dismiss~interrupted dismiss~re-grabbed dismiss~reversed drag-in
      modal/full-screen drag-out~flung flick keyboard-above~cancelled
      modal/full-screen move-after-verdict~cancelled present present-from-dismissal
      modal/full-screen present-while-presenting present~unanimated read-aloud same-sheet-stays
      modal/full-screen same-sheet-stays-read-aloud stop-presentation turn-and-stay
      modal/full-screen turn-and-stay-read-aloud turn-while-covered turn-while-presenting
      modal/full-screen-navigation dismiss~cancelled present
      modal/over-modal dismiss-top dismiss-top~cancelled dismiss-top~interrupted
      modal/over-modal dismiss-top~re-grabbed dismiss-top~reversed present
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed present
    faulty/warned-twice containment-no-duplicate-moves
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion replace replace-while-covered select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-read-aloud~unanimated select-unseen
      container/children select-while-covered select-while-covered~unanimated
      container/children select-while-selecting select~repeated select~unanimated show
      container/children show-read-aloud turn-between turn-between-back-at-once
      container/children turn-while-selecting
    faulty/parent-link-stays containment-remove-complete
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion replace replace-while-covered select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-read-aloud~unanimated select-while-covered
      container/children select-while-covered~unanimated select-while-selecting select~unanimated
      container/children turn-between turn-between-back-at-once turn-while-selecting
    faulty/child-of-two-containers containment-view-parent-agrees
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion select select-back-while-covered
      container/children select-inside-another select-one-by-one select-read-aloud
      container/children select-read-aloud~unanimated select-while-selecting select~repeated
      container/children select~unanimated turn-between turn-between-back-at-once
      container/children turn-while-selecting
    faulty/size-kept-from-children containment-size-change-forwarded
      container/children turn turn-while-covered turn-while-selecting
    faulty/built-in-switch-wrapped appearance-begin-end-balanced
    faulty/built-in-switch-wrapped appearance-forwarding-exclusive
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion select select-back-while-covered
      container/children select-inside-another select-one-by-one select-read-aloud
      container/children select-read-aloud~unanimated select-while-selecting select~repeated
      container/children select~unanimated turn-between turn-between-back-at-once
      container/children turn-while-selecting
    faulty/both-children-stay containment-cancel-rollback
      container/children drag-read-aloud~cancelled drag~cancelled drag~flung drag~interrupted
      container/children drag~re-grabbed drag~reversed
    faulty/told-while-covered appearance-child-within-parent
      container/children replace-while-covered select-back-while-covered select-while-covered
      container/children select-while-covered~unanimated
    faulty/told-while-covered appearance-no-double-disappear
      container/children replace-while-covered select-back-while-covered select-while-covered
      container/children select-while-covered~unanimated
    faulty/told-while-it-slides containment-did-move-after-add
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion replace select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-while-selecting select~repeated turn-between
      container/children turn-between-back-at-once turn-while-selecting
    faulty/size-told-twice containment-size-change-forwarded
      container/children turn turn-between turn-between-back-at-once turn-while-covered
      container/children turn-while-selecting
    faulty/size-of-before-told containment-size-change-forwarded
      container/children turn turn-while-covered turn-while-selecting
    faulty/farewell-repeated containment-no-duplicate-moves
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion replace replace-while-covered select
      container/children select-back-while-covered select-inside-another select-one-by-one
      container/children select-read-aloud select-read-aloud~unanimated select-while-covered
      container/children select-while-covered~unanimated select-while-selecting select~repeated
      container/children select~unanimated turn-between turn-between-back-at-once
      container/children turn-while-selecting
    faulty/early-end-dropped interaction-verdict-always
      modal/custom flick
      modal/full-screen flick
    faulty/only-ended-handled interaction-verdict-always
      modal/cover-vertical dismiss~interrupted
      modal/cross-dissolve dismiss~interrupted
      modal/custom dismiss~interrupted
      modal/custom-cross-dissolve dismiss~interrupted
      modal/custom-flip-horizontal dismiss~interrupted
      modal/flip-horizontal dismiss~interrupted
      modal/full-screen dismiss~interrupted
      modal/over-modal dismiss-top~interrupted
      modal/partial-curl dismiss~interrupted
    faulty/driver-always-handed-out interaction-start-policy
      modal/cover-vertical cycle~repeated dismiss
      modal/cross-dissolve cycle~repeated dismiss
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom cycle cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/custom dismiss hidden-bar keyboard-above keyboard-below present-from-dismissal
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated stop-dismissal taller-status-bar tap-with-driver
      modal/custom turn-while-presented
      modal/custom-cross-dissolve cycle~repeated dismiss
      modal/custom-flip-horizontal cycle~repeated dismiss
      modal/custom-navigation dismiss
      modal/flip-horizontal cycle~repeated dismiss
      modal/full-screen animations-disabled background-while-dismissing
      modal/full-screen background-while-presented cycle cycle-read-aloud cycle-with-cover
      modal/full-screen cycle~repeated dismiss hidden-bar keyboard-above keyboard-below
      modal/full-screen present-from-dismissal reduced-motion same-sheet-stays
      modal/full-screen same-sheet-stays-read-aloud same-sheet~repeated stop-dismissal
      modal/full-screen taller-status-bar tap-with-driver turn-while-presented
      modal/full-screen-navigation dismiss
      modal/over-modal cycle cycle~repeated dismiss-all dismiss-all~re-entrant dismiss-top
      modal/partial-curl cycle~repeated dismiss
    faulty/pulling-after-cancel interaction-start-policy
    faulty/pulling-after-cancel interaction-state-reset
      modal/custom cancel-then-tap
      modal/full-screen cancel-then-tap
    faulty/progress-after-verdict interaction-progress-range
      modal/cover-vertical dismiss~re-grabbed
      modal/cross-dissolve dismiss~re-grabbed
      modal/custom dismiss~re-grabbed move-after-verdict move-after-verdict~cancelled
      modal/custom-cross-dissolve dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~re-grabbed
      modal/flip-horizontal dismiss~re-grabbed
      modal/full-screen dismiss~re-grabbed move-after-verdict move-after-verdict~cancelled
      modal/partial-curl dismiss~re-grabbed
    faulty/resting-finger-undecided interaction-verdict-always
      modal/cover-vertical dismiss~cancelled dismiss~re-grabbed dismiss~reversed
      modal/cross-dissolve dismiss~cancelled dismiss~re-grabbed dismiss~reversed
      modal/custom cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/custom dismiss~cancelled dismiss~re-grabbed dismiss~reversed drag-out~resting
      modal/custom keyboard-above~cancelled move-after-verdict~cancelled
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~re-grabbed dismiss~reversed
      modal/custom-flip-horizontal dismiss~cancelled dismiss~re-grabbed dismiss~reversed
      modal/custom-navigation dismiss~cancelled
      modal/flip-horizontal dismiss~cancelled dismiss~re-grabbed dismiss~reversed
      modal/full-screen cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/full-screen dismiss~cancelled dismiss~re-grabbed dismiss~reversed drag-out~resting
      modal/full-screen keyboard-above~cancelled move-after-verdict~cancelled
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~re-grabbed dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~re-grabbed dismiss~reversed
    faulty/flung-beyond-the-end interaction-progress-range
      modal/custom cancel-then-drag drag-in-and-out~repeated drag-out move-after-verdict
      modal/custom verdict-in-bar-fade
      modal/full-screen cancel-then-drag drag-in-and-out~repeated drag-out move-after-verdict
    faulty/input-left-off interaction-input-restored
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed present~cancelled
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed present~cancelled
      modal/custom cancel-then-drag dismiss-read-aloud~cancelled dismiss~cancelled
      modal/custom dismiss~interrupted dismiss~re-grabbed dismiss~reversed drag-out~flung flick
      modal/custom keyboard-above~cancelled keyboard-below~cancelled move-after-verdict~cancelled
      modal/custom present-read-aloud~cancelled present~cancelled verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed present~cancelled
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed present~cancelled
      modal/custom-navigation dismiss~cancelled
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed present~cancelled
      modal/full-screen cancel-then-drag dismiss-read-aloud~cancelled dismiss~cancelled
      modal/full-screen dismiss~interrupted dismiss~re-grabbed dismiss~reversed drag-out~flung
      modal/full-screen flick keyboard-above~cancelled keyboard-below~cancelled
      modal/full-screen move-after-verdict~cancelled present-read-aloud~cancelled
      modal/full-screen present~cancelled
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed present~cancelled
    faulty/interruptible-made-anew geometry-no-frame-under-transform
      modal/cover-vertical present~cancelled
      modal/cross-dissolve present~cancelled
      modal/custom drag-in drag-in-and-out~repeated keyboard-below~cancelled
      modal/custom present-read-aloud~cancelled present~cancelled
      modal/custom-cross-dissolve present~cancelled
      modal/custom-flip-horizontal present~cancelled
      modal/flip-horizontal present~cancelled
      modal/full-screen drag-in drag-in-and-out~repeated keyboard-below~cancelled
      modal/full-screen present-read-aloud~cancelled present~cancelled
      modal/partial-curl present~cancelled
    faulty/interruptible-made-anew interaction-interruptible-stable
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed present~cancelled
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed present~cancelled
      modal/custom cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/custom dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom drag-in drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting
      modal/custom flick keyboard-above~cancelled keyboard-below~cancelled move-after-verdict
      modal/custom move-after-verdict~cancelled present-read-aloud~cancelled present~cancelled
      modal/custom verdict-in-bar-fade verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed present~cancelled
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed present~cancelled
      modal/custom-navigation dismiss~cancelled
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed present~cancelled
      modal/full-screen cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/full-screen dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-in drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting
      modal/full-screen flick keyboard-above~cancelled keyboard-below~cancelled
      modal/full-screen move-after-verdict move-after-verdict~cancelled
      modal/full-screen present-read-aloud~cancelled present~cancelled
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed present~cancelled
    faulty/one-pause-forgotten interaction-pause-continues
      modal/custom flick
    faulty/touches-let-through interaction-no-overlap
      navigation/bar two-taps
    faulty/switch-while-settling interaction-no-overlap
      container/children select-while-selecting select-while-settling
    faulty/layer-clock-stays interaction-layer-clock-restored
      container/children cancel-then-select drag drag-read-aloud~cancelled drag~cancelled
      container/children drag~flung drag~interrupted drag~re-grabbed drag~resting drag~reversed
      container/children select-while-settling
    faulty/presenter-stays-deaf interaction-input-restored
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom cancel-then-drag cancel-then-tap cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-cover cycle~repeated cycle~unanimated dismiss dismiss~unanimated
      modal/custom drag-out drag-out~resting hidden-bar keyboard-above keyboard-below
      modal/custom move-after-verdict reduced-motion same-sheet~repeated stop-dismissal
      modal/custom taller-status-bar tap-with-driver turn-while-presented verdict-in-bar-fade
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss
      modal/custom-navigation cycle~unanimated dismiss
    faulty/second-pull-ignored interaction-state-reset
      modal/custom cancel-then-drag
      modal/full-screen cancel-then-drag
    faulty/pull-counts-on interaction-state-reset
      modal/custom cancel-then-drag
      modal/full-screen cancel-then-drag
    faulty/second-pull-stuck interaction-state-reset
      modal/custom cancel-then-drag
      modal/full-screen cancel-then-drag
    faulty/touches-stay-ignored interaction-input-restored
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed present~cancelled
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed present~cancelled
      modal/custom cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/custom dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom drag-out~flung flick keyboard-above~cancelled keyboard-below~cancelled
      modal/custom move-after-verdict~cancelled present-read-aloud~cancelled present~cancelled
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed present~cancelled
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed present~cancelled
      modal/custom-navigation dismiss~cancelled
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed present~cancelled
      modal/full-screen cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/full-screen dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-out~flung flick keyboard-above~cancelled keyboard-below~cancelled
      modal/full-screen move-after-verdict~cancelled present-read-aloud~cancelled
      modal/full-screen present~cancelled
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed present~cancelled
    faulty/asked-twice interaction-no-refused-request
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed
      modal/custom cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/custom dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/custom keyboard-above~cancelled move-after-verdict move-after-verdict~cancelled
      modal/custom verdict-in-bar-fade verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed
      modal/custom-navigation dismiss~cancelled
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed
      modal/full-screen cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/full-screen dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/full-screen keyboard-above~cancelled move-after-verdict move-after-verdict~cancelled
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed
    faulty/container-bounds-taken geometry-final-frame
      navigation/bar opaque-bar
    faulty/presenter-stays-scaled geometry-identity-restored
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom cancel-then-drag cancel-then-tap cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-cover cycle~repeated cycle~unanimated dismiss dismiss~unanimated
      modal/custom drag-in-and-out~repeated drag-out drag-out~resting hidden-bar keyboard-above
      modal/custom keyboard-below move-after-verdict reduced-motion same-sheet~repeated
      modal/custom stop-dismissal taller-status-bar tap-with-driver turn-while-presented
      modal/custom verdict-in-bar-fade
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss
      modal/custom-navigation cycle~unanimated dismiss
    faulty/old-frame-kept geometry-size-change-tracked
      navigation/bar turn-between
    faulty/frames-of-the-beginning geometry-size-change-tracked
      modal/custom turn-while-presenting
      modal/full-screen turn-while-presenting
    faulty/dimming-keeps-size geometry-chrome-follows
      modal/custom turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
    faulty/presenter-frame-written-back geometry-frame-rollback
      modal/current-context-navigation bar-shrinks-while-presented
    faulty/start-values-stay geometry-identity-restored
      modal/custom dismiss-read-aloud~cancelled dismiss~cancelled dismiss~interrupted
      modal/custom dismiss~re-grabbed dismiss~reversed drag-out~flung flick
      modal/custom keyboard-above~cancelled move-after-verdict~cancelled
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed
      modal/custom-navigation dismiss~cancelled
    faulty/frame-under-transform geometry-no-frame-under-transform
      modal/custom animations-disabled background-while-presented background-while-presenting
      modal/custom cover cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss-in-same-turn dismiss-while-presenting drag-in drag-in-and-out~repeated
      modal/custom hidden-bar keyboard-below keyboard-below~cancelled present
      modal/custom present-from-dismissal present-read-aloud~cancelled present-while-presenting
      modal/custom present~cancelled present~unanimated read-aloud reduced-motion
      modal/custom same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom stop-presentation turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-navigation cycle~unanimated present
    faulty/pinned-to-helper geometry-layout-ownership
      modal/cover-vertical present
      modal/cross-dissolve present
      modal/custom background-while-presenting cover dismiss-in-same-turn
      modal/custom dismiss-while-presenting drag-in present present-from-dismissal
      modal/custom present-while-presenting present~unanimated read-aloud same-sheet-stays
      modal/custom same-sheet-stays-read-aloud stop-presentation turn-and-stay
      modal/custom turn-and-stay-read-aloud turn-while-covered turn-while-presenting
      modal/custom-cross-dissolve present
      modal/custom-flip-horizontal present
      modal/custom-navigation present
      modal/flip-horizontal present
      modal/full-screen background-while-presenting cover dismiss-in-same-turn
      modal/full-screen dismiss-while-presenting drag-in present present-from-dismissal
      modal/full-screen present-while-presenting read-aloud same-sheet-stays
      modal/full-screen same-sheet-stays-read-aloud stop-presentation turn-and-stay
      modal/full-screen turn-and-stay-read-aloud turn-while-covered turn-while-presenting
      modal/full-screen-navigation present
      modal/over-modal present
      modal/partial-curl present
    faulty/revealed-presenter-on-top geometry-z-order
      modal/cover-vertical cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/cover-vertical dismiss~re-grabbed dismiss~reversed
      modal/cross-dissolve cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/cross-dissolve dismiss~re-grabbed dismiss~reversed
      modal/flip-horizontal cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/flip-horizontal dismiss~re-grabbed dismiss~reversed
      modal/full-screen animations-disabled background-while-dismissing
      modal/full-screen background-while-presented cancel-then-drag cancel-then-tap cycle
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/full-screen dismiss dismiss-read-aloud~cancelled dismiss~cancelled
      modal/full-screen dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/full-screen hidden-bar keyboard-above keyboard-above~cancelled keyboard-below
      modal/full-screen move-after-verdict move-after-verdict~cancelled present-from-dismissal
      modal/full-screen reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated stop-dismissal taller-status-bar tap-with-driver
      modal/full-screen turn-while-presented
      modal/full-screen-navigation dismiss dismiss~cancelled
      modal/over-modal cycle cycle~repeated dismiss-all dismiss-all~re-entrant dismiss-top
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/partial-curl dismiss~re-grabbed dismiss~reversed
    faulty/revealed-view-on-top geometry-z-order
      navigation/bar animations-disabled background-between background-while-popping
      navigation/bar bar-hidden-on-one bar-hidden-on-one~cancelled cancel-then-pop
      navigation/bar cancel-then-push cycle cycle-half-animated cycle-read-aloud
      navigation/bar cycle-with-thumbnail cycle~repeated drag-out drag-out-one-by-one
      navigation/bar drag-out-one-of-three edge-swipe edge-swipe~cancelled flick
      navigation/bar keyboard-above~cancelled opaque-bar pop pop-read-aloud~cancelled pop-to-root
      navigation/bar pop-while-popping pop-while-pushing pop-with-thumbnail~cancelled
      navigation/bar pop~cancelled pop~flung pop~interrupted pop~re-grabbed pop~resting
      navigation/bar pop~reversed reduced-motion set-stack-while-popping
      navigation/bar set-stack-while-popping~cancelled swipe-while-popping toolbar
      navigation/bar toolbar~cancelled turn-between turn-while-popping
      navigation/in-tabs cancel-then-pop cancel-then-push cycle cycle-half-animated
      navigation/in-tabs cycle~repeated drag-out flick pop pop-to-root pop~cancelled pop~flung
      navigation/in-tabs pop~interrupted pop~re-grabbed pop~resting pop~reversed
      navigation/no-bar cancel-then-pop cancel-then-push cycle cycle-half-animated
      navigation/no-bar cycle-with-thumbnail cycle~repeated drag-out flick pop pop-to-root
      navigation/no-bar pop-with-thumbnail~cancelled pop~cancelled pop~flung pop~interrupted
      navigation/no-bar pop~re-grabbed pop~resting pop~reversed
    faulty/card-frame-kept geometry-size-change-tracked
      modal/custom turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
    faulty/busy-until-shown navigation-delegate-paired
      navigation/bar bar-hidden-on-one~cancelled edge-swipe~cancelled keyboard-above~cancelled
      navigation/bar pop-read-aloud~cancelled pop-with-thumbnail~cancelled pop~cancelled
      navigation/bar pop~flung pop~interrupted pop~re-grabbed pop~reversed toolbar~cancelled
      navigation/in-tabs pop~cancelled pop~flung pop~interrupted pop~re-grabbed pop~reversed
      navigation/no-bar pop-with-thumbnail~cancelled pop~cancelled pop~flung pop~interrupted
      navigation/no-bar pop~re-grabbed pop~reversed
    faulty/back-swipe-killed navigation-gesture-alive
      navigation/bar edge-swipe
    faulty/index-of-its-own navigation-tab-selection-consistent
      tabs/screens background-while-selecting cover cover-while-selecting
      tabs/screens drag-read-aloud~cancelled drag~cancelled drag~flung drag~interrupted
      tabs/screens drag~reversed flick keyboard-up~cancelled select select-while-covered
      tabs/screens select-while-selecting turn-while-selecting
      tabs/stacks drag~cancelled drag~flung drag~interrupted drag~reversed flick select
    faulty/own-dismissal-reported-only navigation-dismissal-observed
      modal/page-sheet cycle-dismissed-at-once cycle-half-animated cycle~unanimated
      modal/page-sheet dismiss~unanimated system-swipe
      modal/page-sheet-cross-dissolve cycle~unanimated
      modal/page-sheet-flip-horizontal cycle~unanimated
    faulty/covered-means-dismissed navigation-dismissal-observed
      modal/cover-vertical cycle~unanimated present~cancelled
      modal/cross-dissolve cycle~unanimated present~cancelled
      modal/custom cover cycle-with-cover keyboard-below~cancelled present-read-aloud~cancelled
      modal/custom present~cancelled turn-while-covered
      modal/custom-cross-dissolve present~cancelled
      modal/custom-flip-horizontal present~cancelled
      modal/flip-horizontal cycle~unanimated present~cancelled
      modal/full-screen cover cycle-dismissed-at-once cycle-half-animated
      modal/full-screen cycle-read-aloud~unanimated cycle-with-cover cycle~unanimated
      modal/full-screen dismiss~unanimated keyboard-below~cancelled present-read-aloud~cancelled
      modal/full-screen present~cancelled turn-while-covered
      modal/full-screen-navigation cycle~unanimated
      modal/over-modal cycle cycle~repeated dismiss-all~re-entrant dismiss-all~unanimated
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed present
      modal/partial-curl cycle~unanimated present~cancelled
    faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored
      navigation/in-tabs pop~flung
    faulty/unwind-step-by-step navigation-unwind-direct
      segue/custom unwind-deep
      segue/full-screen unwind-deep
    faulty/pop-within-pop interaction-no-overlap
      navigation/bar swipe-while-popping
    faulty/pop-within-push navigation-stack-consistent
      navigation/bar swipe-while-pushing
    faulty/bar-shown-for-all transparency
      navigation/bar bar-hidden-on-one
      navigation/no-bar background-with-thumbnail cancel-then-pop cancel-then-push cycle
      navigation/no-bar cycle-half-animated cycle-with-thumbnail cycle~repeated drag-out flick
      navigation/no-bar pop pop-to-root pop-to-root~unanimated pop-with-thumbnail~cancelled
      navigation/no-bar pop~cancelled pop~flung pop~interrupted pop~re-grabbed pop~resting
      navigation/no-bar pop~reversed pop~unanimated push push~unanimated set-stack
      navigation/no-bar set-stack~unanimated
    faulty/delegate-nobody-keeps resources-delegate-alive
      modal/custom animations-disabled background-while-presented background-while-presenting
      modal/custom cover cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss-in-same-turn dismiss-while-presenting hidden-bar keyboard-below
      modal/custom present present-from-dismissal present-while-presenting present~unanimated
      modal/custom read-aloud reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
      modal/custom-navigation cycle~unanimated present
      modal/full-screen animations-disabled background-while-presented
      modal/full-screen background-while-presenting cover cycle cycle-dismissed-at-once
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/full-screen cycle-with-cover cycle~repeated cycle~unanimated dismiss-in-same-turn
      modal/full-screen dismiss-while-presenting hidden-bar keyboard-below present
      modal/full-screen present-from-dismissal present-while-presenting present~unanimated
      modal/full-screen read-aloud reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated turn-and-stay turn-and-stay-read-aloud
      modal/full-screen turn-while-covered turn-while-presenting
      modal/full-screen-navigation cycle~unanimated present
      modal/over-modal cycle cycle~repeated dismiss-all~re-entrant present
    faulty/animator-for-one-way navigation-symmetric-animator
      modal/cover-vertical cycle~repeated
      modal/cross-dissolve cycle~repeated
      modal/custom animations-disabled background-while-presented cycle cycle-half-animated
      modal/custom cycle-read-aloud cycle-with-cover cycle~repeated hidden-bar keyboard-below
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated
      modal/custom-cross-dissolve cycle~repeated
      modal/custom-flip-horizontal cycle~repeated
      modal/flip-horizontal cycle~repeated
      modal/full-screen animations-disabled background-while-presented cycle cycle-read-aloud
      modal/full-screen cycle-with-cover cycle~repeated hidden-bar keyboard-below reduced-motion
      modal/full-screen same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/over-modal cycle cycle~repeated dismiss-all~re-entrant
      modal/partial-curl cycle~repeated
    faulty/context-kept resources-transition-released
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed
      modal/custom cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/custom dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/custom keyboard-above~cancelled move-after-verdict move-after-verdict~cancelled
      modal/custom verdict-in-bar-fade verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed
      modal/custom-navigation dismiss~cancelled
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed
      modal/full-screen cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/full-screen dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/full-screen keyboard-above~cancelled move-after-verdict move-after-verdict~cancelled
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed
    faulty/engine-keeps-screen resources-transition-released
      modal/cover-vertical cycle~repeated dismiss
      modal/cross-dissolve cycle~repeated dismiss
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom cancel-then-drag cancel-then-tap cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-cover cycle~repeated cycle~unanimated dismiss dismiss~unanimated
      modal/custom drag-in-and-out~repeated drag-out drag-out~resting hidden-bar keyboard-above
      modal/custom keyboard-below move-after-verdict reduced-motion same-sheet~repeated
      modal/custom stop-dismissal taller-status-bar tap-with-driver turn-while-presented
      modal/custom verdict-in-bar-fade
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss
      modal/custom-navigation cycle~unanimated dismiss
      modal/flip-horizontal cycle~repeated dismiss
      modal/full-screen animations-disabled background-while-dismissing
      modal/full-screen background-while-presented cancel-then-drag cancel-then-tap cycle
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/full-screen dismiss drag-in-and-out~repeated drag-out drag-out~resting hidden-bar
      modal/full-screen keyboard-above keyboard-below move-after-verdict reduced-motion
      modal/full-screen same-sheet~repeated stop-dismissal taller-status-bar tap-with-driver
      modal/full-screen turn-while-presented
      modal/full-screen-navigation dismiss
      modal/over-modal cycle cycle~repeated dismiss-all dismiss-all~re-entrant
      modal/over-modal dismiss-all~unanimated dismiss-top
      modal/partial-curl cycle~repeated dismiss
    faulty/recognizers-pile-up resources-no-recognizer-growth
      modal/cover-vertical cycle~repeated
      modal/cross-dissolve cycle~repeated
      modal/custom cycle-half-animated cycle~repeated drag-in-and-out~repeated same-sheet-stays
      modal/custom same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom-cross-dissolve cycle~repeated
      modal/custom-flip-horizontal cycle~repeated
      modal/flip-horizontal cycle~repeated
      modal/full-screen cycle~repeated drag-in-and-out~repeated same-sheet~repeated
      modal/over-modal cycle cycle~repeated
      modal/partial-curl cycle~repeated
    faulty/duration-made-up resources-duration-truthful
      navigation/bar background-between bar-hidden-on-one cancel-then-pop cancel-then-push cycle
      navigation/bar cycle-half-animated cycle-popped-at-once cycle-read-aloud
      navigation/bar cycle-with-thumbnail cycle~repeated drag-at-root-then-push edge-swipe
      navigation/bar edge-swipe~cancelled flick opaque-bar pop pop-back-while-covered pop-to-root
      navigation/bar pop-while-popping pop-while-pushing pop-with-thumbnail~cancelled push
      navigation/bar push-while-pushing reduced-motion set-stack swipe-while-popping
      navigation/bar swipe-while-pushing toolbar turn-between turn-between-popped-at-once
      navigation/bar turn-while-popping turn-while-pushing two-pushes two-taps
      navigation/in-tabs cancel-then-pop cancel-then-push cycle cycle-half-animated
      navigation/in-tabs cycle~repeated flick pop pop-to-root push set-stack
      navigation/no-bar cancel-then-pop cancel-then-push cycle cycle-half-animated
      navigation/no-bar cycle-with-thumbnail cycle~repeated flick pop pop-to-root
      navigation/no-bar pop-with-thumbnail~cancelled push set-stack
    faulty/first-pair-remembered resources-no-stale-participants
      modal/cover-vertical cycle~repeated
      modal/cross-dissolve cycle~repeated
      modal/custom cycle~repeated drag-in-and-out~repeated
      modal/custom-cross-dissolve cycle~repeated
      modal/custom-flip-horizontal cycle~repeated
      modal/flip-horizontal cycle~repeated
      modal/full-screen cycle~repeated drag-in-and-out~repeated
      modal/over-modal cycle~repeated
      modal/partial-curl cycle~repeated
    faulty/animator-dropped-early resources-driver-alive
      container/children cycle-by-animator select-by-animator
    faulty/display-link-runs-on resources-no-orphan-animations
      modal/cover-vertical dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cover-vertical dismiss~reversed present~cancelled
      modal/cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/cross-dissolve dismiss~reversed present~cancelled
      modal/custom cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/custom dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom drag-out~flung flick keyboard-above~cancelled keyboard-below~cancelled
      modal/custom move-after-verdict~cancelled present-read-aloud~cancelled present~cancelled
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-cross-dissolve dismiss~reversed present~cancelled
      modal/custom-flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/custom-flip-horizontal dismiss~reversed present~cancelled
      modal/custom-navigation dismiss~cancelled
      modal/flip-horizontal dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/flip-horizontal dismiss~reversed present~cancelled
      modal/full-screen cancel-then-drag cancel-then-tap dismiss-read-aloud~cancelled
      modal/full-screen dismiss~cancelled dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-out~flung flick keyboard-above~cancelled keyboard-below~cancelled
      modal/full-screen move-after-verdict~cancelled present-read-aloud~cancelled
      modal/full-screen present~cancelled
      modal/full-screen-navigation dismiss~cancelled
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl dismiss~cancelled dismiss~interrupted dismiss~re-grabbed
      modal/partial-curl dismiss~reversed present~cancelled
    faulty/animations-left-off resources-switches-restored
      modal/cover-vertical cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/cover-vertical dismiss~re-grabbed dismiss~reversed present present~cancelled
      modal/cross-dissolve cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/cross-dissolve dismiss~re-grabbed dismiss~reversed present present~cancelled
      modal/custom background-while-dismissing background-while-presented
      modal/custom background-while-presenting cancel-then-drag cancel-then-tap cover cycle
      modal/custom cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss dismiss-in-same-turn dismiss-read-aloud~cancelled
      modal/custom dismiss-while-presenting dismiss~cancelled dismiss~interrupted
      modal/custom dismiss~re-grabbed dismiss~reversed dismiss~unanimated drag-in
      modal/custom drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/custom hidden-bar keyboard-above keyboard-above~cancelled keyboard-below
      modal/custom keyboard-below~cancelled move-after-verdict move-after-verdict~cancelled
      modal/custom present present-from-dismissal present-read-aloud~cancelled
      modal/custom present-while-presenting present~cancelled present~unanimated read-aloud
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated stop-dismissal stop-presentation taller-status-bar
      modal/custom tap-with-driver turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presented turn-while-presenting verdict-in-bar-fade
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-cross-dissolve dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/custom-cross-dissolve present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom-flip-horizontal present present~cancelled
      modal/custom-navigation cycle~unanimated dismiss dismiss~cancelled present
      modal/flip-horizontal cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/flip-horizontal dismiss~re-grabbed dismiss~reversed present present~cancelled
      modal/full-screen background-while-dismissing background-while-presented
      modal/full-screen background-while-presenting cancel-then-drag cancel-then-tap cover cycle
      modal/full-screen cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/full-screen cycle-with-cover cycle~repeated dismiss dismiss-in-same-turn
      modal/full-screen dismiss-read-aloud~cancelled dismiss-while-presenting dismiss~cancelled
      modal/full-screen dismiss~interrupted dismiss~re-grabbed dismiss~reversed drag-in
      modal/full-screen drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/full-screen hidden-bar keyboard-above keyboard-above~cancelled keyboard-below
      modal/full-screen keyboard-below~cancelled move-after-verdict move-after-verdict~cancelled
      modal/full-screen present present-from-dismissal present-read-aloud~cancelled
      modal/full-screen present-while-presenting present~cancelled read-aloud reduced-motion
      modal/full-screen same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/full-screen stop-dismissal stop-presentation taller-status-bar tap-with-driver
      modal/full-screen turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/full-screen turn-while-presented turn-while-presenting
      modal/full-screen-navigation dismiss dismiss~cancelled present
      modal/over-modal cycle cycle~repeated dismiss-all dismiss-all~re-entrant dismiss-top
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed present
      modal/partial-curl cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/partial-curl dismiss~re-grabbed dismiss~reversed present present~cancelled
    faulty/device-kept-awake resources-switches-restored
      modal/cover-vertical cycle~repeated present~cancelled
      modal/cross-dissolve cycle~repeated present~cancelled
      modal/custom animations-disabled background-while-presented cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-cover cycle~repeated cycle~unanimated drag-in-and-out~repeated
      modal/custom hidden-bar keyboard-below keyboard-below~cancelled
      modal/custom present-read-aloud~cancelled present~cancelled reduced-motion
      modal/custom same-sheet~repeated
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated present~cancelled
      modal/flip-horizontal cycle~repeated present~cancelled
      modal/full-screen animations-disabled background-while-presented cycle
      modal/full-screen cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/full-screen cycle-with-cover cycle~repeated drag-in-and-out~repeated hidden-bar
      modal/full-screen keyboard-below keyboard-below~cancelled present-read-aloud~cancelled
      modal/full-screen present~cancelled reduced-motion same-sheet~repeated
      modal/over-modal cycle cycle~repeated
      modal/partial-curl cycle~repeated present~cancelled
    faulty/reports-late resources-duration-truthful
      modal/cover-vertical cycle~repeated dismiss present
      modal/cross-dissolve cycle~repeated dismiss present
      modal/custom background-while-presented cancel-then-tap cover cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated dismiss
      modal/custom dismiss-in-same-turn dismiss-while-presenting hidden-bar keyboard-above
      modal/custom keyboard-below present present-from-dismissal present-while-presenting
      modal/custom read-aloud reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated stop-dismissal stop-presentation taller-status-bar
      modal/custom tap-with-driver turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presented turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated dismiss present
      modal/custom-flip-horizontal cycle~repeated dismiss present
      modal/custom-navigation dismiss present
      modal/flip-horizontal cycle~repeated dismiss present
      modal/full-screen background-while-presented cancel-then-tap cover cycle
      modal/full-screen cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/full-screen cycle-with-cover cycle~repeated dismiss dismiss-in-same-turn
      modal/full-screen dismiss-while-presenting hidden-bar keyboard-above keyboard-below present
      modal/full-screen present-from-dismissal present-while-presenting read-aloud reduced-motion
      modal/full-screen same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/full-screen stop-dismissal stop-presentation taller-status-bar tap-with-driver
      modal/full-screen turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/full-screen turn-while-presented turn-while-presenting
      modal/full-screen-navigation dismiss present
      modal/over-modal cycle cycle~repeated dismiss-all dismiss-all~re-entrant dismiss-top
      modal/over-modal present
      modal/partial-curl cycle~repeated dismiss present
    faulty/escape-ignored accessibility-escape-works
      modal/custom cancel-then-escape escape turn-then-escape
    faulty/background-reachable accessibility-reachable-set
      modal/custom read-aloud same-sheet-stays-read-aloud turn-and-stay-read-aloud
    faulty/presenter-pushed-aside ownership-presenter-not-stolen
      modal/custom animations-disabled background-while-presented background-while-presenting
      modal/custom cover cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss-in-same-turn dismiss-while-presenting drag-in drag-in-and-out~repeated
      modal/custom hidden-bar keyboard-below keyboard-below~cancelled present
      modal/custom present-read-aloud~cancelled present-while-presenting present~cancelled
      modal/custom present~unanimated read-aloud reduced-motion same-sheet-stays
      modal/custom same-sheet-stays-read-aloud same-sheet~repeated stop-presentation
      modal/custom turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated present present~cancelled
      modal/custom-navigation cycle~unanimated present
    faulty/editing-ended-by-drag accessibility-responder-restored
      modal/custom keyboard-above~cancelled
      modal/full-screen keyboard-above~cancelled
    faulty/screen-changed-too-early accessibility-focus-announced
      modal/custom cycle-read-aloud cycle-read-aloud~unanimated dismiss-read-aloud~cancelled
      modal/custom present-read-aloud~cancelled read-aloud same-sheet-stays-read-aloud
      modal/custom turn-and-stay-read-aloud
      modal/full-screen cycle-read-aloud dismiss-read-aloud~cancelled
      modal/full-screen present-read-aloud~cancelled read-aloud same-sheet-stays-read-aloud
      modal/full-screen turn-and-stay-read-aloud
    faulty/elements-hidden-by-animators accessibility-flags-restored
      modal/full-screen cycle-dismissed-at-once dismiss~unanimated
      modal/over-modal dismiss-all~unanimated
    faulty/closed-menu-reachable accessibility-reachable-set
      container/side open-and-close-read-aloud
    faulty/given-up-screen-announced accessibility-focus-announced
      modal/custom dismiss-read-aloud~cancelled present-read-aloud~cancelled
      modal/full-screen dismiss-read-aloud~cancelled present-read-aloud~cancelled
    faulty/screen-announced-twice accessibility-focus-announced
      modal/custom cycle-read-aloud cycle-read-aloud~unanimated read-aloud
      modal/custom same-sheet-stays-read-aloud turn-and-stay-read-aloud
      modal/full-screen cycle-read-aloud read-aloud same-sheet-stays-read-aloud
      modal/full-screen turn-and-stay-read-aloud
    faulty/controllers-views-grabbed ownership-presenter-not-stolen
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom cancel-then-drag cancel-then-tap cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-cover cycle~repeated cycle~unanimated dismiss
      modal/custom dismiss-read-aloud~cancelled dismiss~cancelled dismiss~interrupted
      modal/custom dismiss~re-grabbed dismiss~reversed dismiss~unanimated
      modal/custom drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/custom hidden-bar keyboard-above keyboard-above~cancelled keyboard-below
      modal/custom move-after-verdict move-after-verdict~cancelled present-from-dismissal
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated stop-dismissal taller-status-bar tap-with-driver
      modal/custom turn-while-presented verdict-in-bar-fade verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-cross-dissolve dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom-navigation cycle~unanimated dismiss dismiss~cancelled
    faulty/fold-with-animated-push transparency
      segue/push-at-once animations-disabled background-while-performing cycle cycle~repeated
      segue/push-at-once perform perform~unanimated tap-twice turn-while-performing
    faulty/fold-with-input-left-off interaction-input-restored
      segue/push-at-once animations-disabled background-while-performing cycle cycle~repeated
      segue/push-at-once perform perform~unanimated tap-twice turn-while-performing
    faulty/always-interactive interaction-start-policy
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom cycle cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/custom dismiss hidden-bar keyboard-above keyboard-below present-from-dismissal
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated stop-dismissal taller-status-bar tap-with-driver
      modal/custom turn-while-presented
      modal/custom-cross-dissolve cycle~repeated dismiss
      modal/custom-flip-horizontal cycle~repeated dismiss
      modal/custom-navigation dismiss
    faulty/direction-not-reset transparency
      modal/custom drag-in-and-out~repeated
    faulty/direction-never-turned transparency
      modal/custom cancel-then-drag drag-in-and-out~repeated drag-out move-after-verdict
      modal/custom verdict-in-bar-fade
    faulty/direction-inferred transparency
      modal/custom cancel-then-drag drag-in-and-out~repeated drag-out move-after-verdict
      modal/custom verdict-in-bar-fade
    faulty/presenter-told-nothing transparency
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom background-while-presenting cover cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-cover cycle~repeated cycle~unanimated dismiss dismiss-in-same-turn
      modal/custom dismiss-while-presenting dismiss~unanimated hidden-bar keyboard-above
      modal/custom keyboard-below present present-from-dismissal present-while-presenting
      modal/custom present~unanimated read-aloud reduced-motion same-sheet-stays
      modal/custom same-sheet-stays-read-aloud same-sheet~repeated taller-status-bar
      modal/custom tap-with-driver turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presented turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss present
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss present
      modal/custom-navigation cycle~unanimated dismiss present
    faulty/presenter-told-twice appearance-begin-end-balanced
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom background-while-presenting cover cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-cover cycle~repeated cycle~unanimated dismiss dismiss-in-same-turn
      modal/custom dismiss-while-presenting dismiss~unanimated hidden-bar keyboard-above
      modal/custom keyboard-below present present-from-dismissal present-while-presenting
      modal/custom present~unanimated read-aloud reduced-motion same-sheet-stays
      modal/custom same-sheet-stays-read-aloud same-sheet~repeated taller-status-bar
      modal/custom tap-with-driver turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presented turn-while-presenting
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss present
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss present
      modal/custom-navigation cycle~unanimated dismiss present
    faulty/view-moved-after-end completion-no-work-after
      modal/cover-vertical cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/cover-vertical dismiss~re-grabbed dismiss~reversed present~cancelled
      modal/cross-dissolve cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/cross-dissolve dismiss~re-grabbed dismiss~reversed present~cancelled
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom cancel-then-drag cancel-then-tap cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-cover cycle~repeated cycle~unanimated dismiss
      modal/custom dismiss-read-aloud~cancelled dismiss~cancelled dismiss~interrupted
      modal/custom dismiss~re-grabbed dismiss~reversed dismiss~unanimated
      modal/custom drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/custom hidden-bar keyboard-above keyboard-above~cancelled keyboard-below
      modal/custom keyboard-below~cancelled move-after-verdict move-after-verdict~cancelled
      modal/custom present-from-dismissal present-read-aloud~cancelled present~cancelled
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated stop-dismissal taller-status-bar tap-with-driver
      modal/custom turn-while-presented verdict-in-bar-fade verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-cross-dissolve dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom-cross-dissolve present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom-flip-horizontal present~cancelled
      modal/custom-navigation cycle~unanimated dismiss dismiss~cancelled
      modal/flip-horizontal cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/flip-horizontal dismiss~re-grabbed dismiss~reversed present~cancelled
      modal/full-screen animations-disabled background-while-dismissing
      modal/full-screen background-while-presented cancel-then-drag cancel-then-tap cycle
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated
      modal/full-screen dismiss dismiss-read-aloud~cancelled dismiss~cancelled
      modal/full-screen dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting flick
      modal/full-screen hidden-bar keyboard-above keyboard-above~cancelled keyboard-below
      modal/full-screen keyboard-below~cancelled move-after-verdict move-after-verdict~cancelled
      modal/full-screen present-from-dismissal present-read-aloud~cancelled present~cancelled
      modal/full-screen reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated stop-dismissal taller-status-bar tap-with-driver
      modal/full-screen turn-while-presented
      modal/full-screen-navigation dismiss dismiss~cancelled
      modal/over-modal cycle cycle~repeated dismiss-all dismiss-all~re-entrant dismiss-top
      modal/over-modal dismiss-top~cancelled dismiss-top~interrupted dismiss-top~re-grabbed
      modal/over-modal dismiss-top~reversed
      modal/partial-curl cycle~repeated dismiss dismiss~cancelled dismiss~interrupted
      modal/partial-curl dismiss~re-grabbed dismiss~reversed present~cancelled
    faulty/bar-jumps-at-end geometry-bars-stable
      modal/cover-vertical cycle~repeated present
      modal/cross-dissolve cycle~repeated present
      modal/custom background-while-presented background-while-presenting cover cycle
      modal/custom cycle-dismissed-at-once cycle-half-animated cycle-read-aloud cycle-with-cover
      modal/custom cycle~repeated dismiss-in-same-turn dismiss-while-presenting drag-in
      modal/custom drag-in-and-out~repeated hidden-bar keyboard-below present
      modal/custom present-from-dismissal present-while-presenting read-aloud reduced-motion
      modal/custom same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom stop-presentation turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom-cross-dissolve cycle~repeated present
      modal/custom-flip-horizontal cycle~repeated present
      modal/custom-navigation present
      modal/flip-horizontal cycle~repeated present
      modal/full-screen background-while-presented background-while-presenting cover cycle
      modal/full-screen cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/full-screen cycle-with-cover cycle~repeated dismiss-in-same-turn
      modal/full-screen dismiss-while-presenting drag-in drag-in-and-out~repeated hidden-bar
      modal/full-screen keyboard-below present present-from-dismissal present-while-presenting
      modal/full-screen read-aloud reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated stop-presentation turn-and-stay
      modal/full-screen turn-and-stay-read-aloud turn-while-covered
      modal/full-screen-navigation present
      modal/over-modal cycle cycle~repeated present
      modal/partial-curl cycle~repeated present
    faulty/closed-menus-appear appearance-no-phantom-child
      container/children cover cover-read-aloud replace-while-covered show show-read-aloud
      container/side close-while-covered cover-open cover-open-read-aloud cover-while-opening
      container/side open-while-covered
    faulty/menu-moved-in-each-time containment-did-move-after-add
      container/side replace-side-closed replace-side-closed-read-aloud
    faulty/replaced-screen-kept transparency
      container/children replace replace-while-covered
      container/side replace-open replace-side-closed replace-side-closed-read-aloud
      container/side replace-side-open
    faulty/given-up-side-told appearance-no-phantom-child
      container/side drag-read-aloud~cancelled drag~cancelled drag~flung drag~interrupted
      container/side drag~re-grabbed drag~reversed
    faulty/page-shown-before-child containment-add-before-view
      container/children background-between background-while-selecting cover-while-selecting
      container/children cycle-back-at-once reduced-motion select select-back-while-covered
      container/children select-inside-another select-one-by-one select-read-aloud
      container/children select-read-aloud~unanimated select-unseen select-while-covered
      container/children select-while-covered~unanimated select-while-selecting select~repeated
      container/children select~unanimated show show-read-aloud turn-between
      container/children turn-between-back-at-once turn-while-selecting
    faulty/stack-cut-by-hand navigation-stack-consistent
      navigation/bar cancel-then-pull-stack pull-stack pull-stack-of-two
    faulty/one-too-many-popped transparency
      navigation/bar drag-out-one-by-one drag-out-one-of-three
    faulty/place-counted-along navigation-tab-selection-consistent
      tabs/screens drag-at-end-then-tap drag-read-aloud~cancelled drag~cancelled drag~flung
      tabs/screens drag~interrupted drag~re-grabbed drag~reversed flick keyboard-up~cancelled
      tabs/screens select-then-tap tap tap-while-cancelling tap-while-settling
      tabs/stacks drag-at-end-then-tap drag~cancelled drag~flung drag~interrupted drag~re-grabbed
      tabs/stacks drag~reversed flick select-then-tap tap
    faulty/pop-locks-pushes navigation-delegate-paired
      navigation/bar bar-hidden-on-one~cancelled cancel-then-push keyboard-above~cancelled
      navigation/bar pop-back-while-covered pop-read-aloud~cancelled pop-while-covered
      navigation/bar pop-while-covered~unanimated pop-with-thumbnail~cancelled pop~cancelled
      navigation/bar pop~flung pop~interrupted pop~re-grabbed pop~reversed toolbar~cancelled
      navigation/in-tabs cancel-then-push pop~cancelled pop~flung pop~interrupted pop~re-grabbed
      navigation/in-tabs pop~reversed
      navigation/no-bar cancel-then-push pop-with-thumbnail~cancelled pop~cancelled pop~flung
      navigation/no-bar pop~interrupted pop~re-grabbed pop~reversed
    faulty/presenter-stays-pale geometry-identity-restored
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss dismiss~unanimated keyboard-above keyboard-below reduced-motion
      modal/custom same-sheet~repeated taller-status-bar tap-with-driver turn-while-presented
    faulty/dialog-stays-small geometry-identity-restored
      modal/custom background-while-presenting cover dismiss-in-same-turn
      modal/custom dismiss-while-presenting present present-from-dismissal
      modal/custom present-while-presenting present~unanimated read-aloud same-sheet-stays
      modal/custom same-sheet-stays-read-aloud turn-and-stay turn-and-stay-read-aloud
      modal/custom turn-while-covered turn-while-presenting
    faulty/home-turned-by-appearance completion-not-before-animation-end
      modal/custom background-while-dismissing background-while-presented cycle
      modal/custom cycle-half-animated cycle-read-aloud cycle-with-cover cycle~repeated dismiss
      modal/custom hidden-bar keyboard-above keyboard-below present-from-dismissal reduced-motion
      modal/custom same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom taller-status-bar tap-with-driver turn-while-presented
      modal/custom-cross-dissolve cycle~repeated dismiss
      modal/custom-flip-horizontal cycle~repeated dismiss
      modal/custom-navigation dismiss
    faulty/hasty-card completion-closure-runs
      modal/custom animations-disabled background-while-presented background-while-presenting
      modal/custom cover cycle cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom dismiss-while-presenting hidden-bar keyboard-below present
      modal/custom present-from-dismissal present-while-presenting present~unanimated read-aloud
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/custom turn-while-presenting
      modal/custom-navigation cycle~unanimated present
    faulty/picture-stays-hidden ownership-source-view-restored
      navigation/bar pop-with-thumbnail~cancelled
      navigation/no-bar pop-with-thumbnail~cancelled
    faulty/root-shown-ahead transparency
      window/root swap swap-animated~repeated swap-from-completion swap-under-sheet
    faulty/banner-faded-only status-bar-no-global-write
      window/own hide-while-showing keyboard-below sheet-below show-and-hide
      window/own show-and-hide~repeated turn-while-shown
    """
}

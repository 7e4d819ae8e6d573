// Made by 'conform report --run --write' of a run of everything.

extension KnownFault {
  static let table = """
    scenarios
      container/children alert-above background-between background-while-selecting
      container/children background-while-selecting-then-select cancel-then-select
      container/children cancel-then-select~unanimated cover cover-read-aloud
      container/children cover-while-selecting cycle-back-at-once cycle-by-animator
      container/children darken-while-selecting drag drag-at-end-then-select
      container/children drag-read-aloud~cancelled drag-then-select-back drag~cancelled
      container/children drag~flung drag~interrupted drag~joined drag~re-grabbed drag~relieved
      container/children drag~resting drag~reversed drag~turned-round inactive-while-selecting
      container/children interrupted-then-select interrupted-then-select~unanimated keyboard-up
      container/children keyboard-up~cancelled leave leave-after-select reduced-motion replace
      container/children replace-while-covered select select-back-while-covered
      container/children select-back-while-selecting select-by-animator select-inside-another
      container/children select-one-by-one select-read-aloud select-read-aloud~unanimated
      container/children select-same select-unseen select-while-covered
      container/children select-while-covered~unanimated select-while-selecting
      container/children select-while-settling select~repeated select~unanimated show
      container/children show-read-aloud turn turn-after-selecting turn-between
      container/children turn-between-back-at-once turn-then-drag~cancelled turn-while-covered
      container/children turn-while-selecting
      container/side alert-above background-while-closing background-while-closing-then-open
      container/side background-while-opening background-while-opening-then-close
      container/side cancel-then-close cancel-then-close~unanimated cancel-then-open
      container/side close-while-covered close-while-opening cover-open cover-open-read-aloud
      container/side cover-while-opening darken-between darken-while-opening drag-out-then-open
      container/side drag-out~turned-round drag-read-aloud~cancelled drag-then-close
      container/side drag~cancelled drag~flung drag~interrupted drag~re-grabbed drag~reversed
      container/side drag~turned-round inactive-while-opening interrupted-then-close
      container/side interrupted-then-close~unanimated interrupted-then-open leave-after-opening
      container/side leave-while-open open-and-close open-and-close-read-aloud
      container/side open-and-close~repeated open-and-close~unanimated open-each
      container/side open-each-read-aloud open-other-while-open open-while-closing
      container/side open-while-covered replace-open replace-open-and-stay replace-side-closed
      container/side replace-side-closed-read-aloud replace-side-open turn-between
      container/side turn-upright-while-open turn-while-open turn-while-opening
      modal/automatic cancel-then-drag
      modal/cover-vertical cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/cover-vertical dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/cover-vertical present~cancelled
      modal/cross-dissolve cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/cross-dissolve dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/cross-dissolve present~cancelled
      modal/current-context cancel-then-drag
      modal/current-context-navigation bar-shrinks-while-presented
      modal/custom alert-above alert-takes-finger~interrupted alert-while-pulled~cancelled
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom background-while-presenting cancel-then-dismiss~unanimated cancel-then-drag
      modal/custom cancel-then-escape cancel-then-tap cancel-then-tap-beside cover
      modal/custom cover-read-aloud cover-then-tap-beside cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-alert cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom darken-while-dismissing darken-while-dismissing~cancelled
      modal/custom darken-while-presented darken-while-presenting dismiss dismiss-in-same-turn
      modal/custom dismiss-read-aloud~cancelled dismiss-while-presenting dismiss~cancelled
      modal/custom dismiss~interrupted dismiss~re-grabbed dismiss~reversed dismiss~turned-round
      modal/custom dismiss~unanimated drag-in drag-in-and-out~repeated drag-in~flung
      modal/custom drag-in~joined drag-in~relieved drag-in~resting drag-out drag-out~flung
      modal/custom drag-out~joined drag-out~relieved drag-out~resting escape flick hidden-bar
      modal/custom inactive-while-dismissing inactive-while-presenting
      modal/custom interrupted-then-dismiss~unanimated interrupted-then-drag interrupted-then-tap
      modal/custom interrupted-then-tap-beside keyboard-above keyboard-above-pulled
      modal/custom keyboard-above~cancelled keyboard-above~interrupted keyboard-below
      modal/custom keyboard-below~cancelled keyboard-comes-and-goes keyboard-while-presenting
      modal/custom move-after-verdict move-after-verdict~cancelled pile-and-back pile-cycle
      modal/custom pile-dismiss-top~cancelled pile-then-tap-beside present present-from-dismissal
      modal/custom present-read-aloud~cancelled present-while-presenting present~cancelled
      modal/custom present~unanimated read-aloud reduced-motion same-sheet-stays
      modal/custom same-sheet-stays-read-aloud same-sheet~repeated stop-dismissal
      modal/custom stop-presentation taller-status-bar tap-beside tap-beside~repeated tap-inside
      modal/custom tap-with-driver turn-and-stay turn-and-stay-read-aloud
      modal/custom turn-then-dismiss~cancelled turn-then-escape turn-then-tap-beside
      modal/custom turn-while-covered turn-while-presented turn-while-presented-read-aloud
      modal/custom turn-while-presenting turn-while-pulled~interrupted verdict-in-bar-fade
      modal/custom verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-cross-dissolve dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/custom-cross-dissolve present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom-flip-horizontal present present~cancelled
      modal/custom-navigation cycle~unanimated dismiss dismiss~cancelled present
      modal/custom-removal cancel-then-drag
      modal/flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/flip-horizontal present~cancelled
      modal/form-sheet cancel-then-drag
      modal/full-screen alert-above alert-takes-finger~interrupted alert-while-pulled~cancelled
      modal/full-screen animations-disabled background-while-dismissing
      modal/full-screen background-while-presented background-while-presenting
      modal/full-screen cancel-then-dismiss~unanimated cancel-then-drag cancel-then-tap cover
      modal/full-screen cover-read-aloud cycle cycle-dismissed-at-once cycle-half-animated
      modal/full-screen cycle-read-aloud cycle-read-aloud~unanimated cycle-with-alert
      modal/full-screen cycle-with-cover cycle~repeated cycle~unanimated darken-while-dismissing
      modal/full-screen darken-while-dismissing~cancelled darken-while-presented
      modal/full-screen darken-while-presenting dismiss dismiss-in-same-turn
      modal/full-screen dismiss-read-aloud~cancelled dismiss-while-presenting dismiss~cancelled
      modal/full-screen dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen dismiss~turned-round dismiss~unanimated drag-in drag-in-and-out~repeated
      modal/full-screen drag-in~flung drag-in~joined drag-in~relieved drag-in~resting drag-out
      modal/full-screen drag-out~flung drag-out~joined drag-out~relieved drag-out~resting flick
      modal/full-screen hidden-bar inactive-while-dismissing inactive-while-presenting
      modal/full-screen interrupted-then-dismiss~unanimated interrupted-then-drag
      modal/full-screen interrupted-then-tap keyboard-above keyboard-above-pulled
      modal/full-screen keyboard-above~cancelled keyboard-above~interrupted keyboard-below
      modal/full-screen keyboard-below~cancelled keyboard-comes-and-goes
      modal/full-screen keyboard-while-presenting move-after-verdict move-after-verdict~cancelled
      modal/full-screen present present-from-dismissal present-read-aloud~cancelled
      modal/full-screen present-while-presenting present~cancelled present~unanimated read-aloud
      modal/full-screen reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated stop-dismissal stop-presentation taller-status-bar
      modal/full-screen tap-with-driver turn-and-stay turn-and-stay-read-aloud
      modal/full-screen turn-then-dismiss~cancelled turn-while-covered turn-while-presented
      modal/full-screen turn-while-presented-read-aloud turn-while-presenting
      modal/full-screen turn-while-pulled~interrupted
      modal/full-screen-navigation cycle~unanimated dismiss dismiss~cancelled present
      modal/over-current-context cancel-then-drag
      modal/over-current-context-navigation bar-shrinks-while-presented dismiss
      modal/over-full-screen cancel-then-drag cycle-dismissed-at-once cycle-half-animated
      modal/over-full-screen dismiss~unanimated
      modal/over-modal cycle cycle~repeated dismiss-all dismiss-all~re-entrant
      modal/over-modal dismiss-all~unanimated dismiss-top dismiss-top~cancelled
      modal/over-modal dismiss-top~interrupted dismiss-top~re-grabbed dismiss-top~reversed
      modal/over-modal present
      modal/page-sheet cancel-then-drag cycle-dismissed-at-once cycle-half-animated
      modal/page-sheet cycle~unanimated dismiss~unanimated system-swipe
      modal/page-sheet-cross-dissolve cycle~unanimated
      modal/page-sheet-flip-horizontal cycle~unanimated
      modal/partial-curl cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/partial-curl dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/partial-curl present~cancelled
      modal/popover cancel-then-drag
      navigation/bar alert-above alert-while-pulled~cancelled animations-disabled
      navigation/bar background-between background-while-popping background-while-pushing
      navigation/bar background-with-thumbnail bar-hidden-on-one bar-hidden-on-one~cancelled
      navigation/bar cancel-then-drag cancel-then-pop cancel-then-pop~unanimated
      navigation/bar cancel-then-pull-stack cancel-then-push cycle cycle-half-animated
      navigation/bar cycle-popped-at-once cycle-read-aloud cycle-with-thumbnail cycle~repeated
      navigation/bar darken-while-popping darken-while-popping~cancelled darken-while-pushing
      navigation/bar drag-after-unanimated-push drag-at-root-then-push drag-out
      navigation/bar drag-out-one-by-one drag-out-one-of-three edge-swipe
      navigation/bar edge-swipe-at-root-then-push edge-swipe~cancelled flick
      navigation/bar inactive-while-popping inactive-while-pushing interrupted-then-drag
      navigation/bar interrupted-then-pop interrupted-then-pop~unanimated interrupted-then-push
      navigation/bar keyboard-above keyboard-above-pulled keyboard-above~cancelled keyboard-below
      navigation/bar keyboard-while-pushing leave-after-drag-out leave-after-push opaque-bar
      navigation/bar pile-then-pop-to-root pile-then-pop-to-second pop pop-back-while-covered
      navigation/bar pop-read-aloud~cancelled pop-to-root pop-to-root~unanimated
      navigation/bar pop-while-covered pop-while-covered~unanimated pop-while-popping
      navigation/bar pop-while-pushing pop-with-thumbnail~cancelled pop~cancelled pop~flung
      navigation/bar pop~interrupted pop~joined pop~re-grabbed pop~resting pop~reversed
      navigation/bar pop~turned-round pop~unanimated pull-stack pull-stack-of-two push
      navigation/bar push-while-covered push-while-covered~unanimated push-while-pushing
      navigation/bar push~unanimated reduced-motion set-stack set-stack-while-covered
      navigation/bar set-stack-while-popping set-stack-while-popping~cancelled
      navigation/bar set-stack~unanimated swipe-while-popping swipe-while-pushing toolbar
      navigation/bar toolbar~cancelled turn-between turn-between-popped-at-once
      navigation/bar turn-then-pop~cancelled turn-while-popping turn-while-pushing two-pushes
      navigation/bar two-taps
      navigation/in-tabs cancel-then-pop cancel-then-pop~unanimated cancel-then-push cycle
      navigation/in-tabs cycle-half-animated cycle~repeated drag-out flick interrupted-then-pop
      navigation/in-tabs interrupted-then-pop~unanimated interrupted-then-push pop pop-to-root
      navigation/in-tabs pop-to-root~unanimated pop~cancelled pop~flung pop~interrupted
      navigation/in-tabs pop~joined pop~re-grabbed pop~resting pop~reversed pop~turned-round
      navigation/in-tabs pop~unanimated push push~unanimated set-stack set-stack~unanimated
      navigation/no-bar background-with-thumbnail cancel-then-pop cancel-then-pop~unanimated
      navigation/no-bar cancel-then-push cycle cycle-half-animated cycle-with-thumbnail
      navigation/no-bar cycle~repeated drag-out flick interrupted-then-pop
      navigation/no-bar interrupted-then-pop~unanimated interrupted-then-push pop pop-to-root
      navigation/no-bar pop-to-root~unanimated pop-with-thumbnail~cancelled pop~cancelled
      navigation/no-bar pop~flung pop~interrupted pop~joined pop~re-grabbed pop~resting
      navigation/no-bar pop~reversed pop~turned-round pop~unanimated push push~unanimated
      navigation/no-bar set-stack set-stack~unanimated
      segue/custom perform-then-drag-out perform-then-leave perform-then-leave~unanimated
      segue/custom unwind-deep
      segue/full-screen perform-then-drag-out perform-then-leave perform-then-leave~unanimated
      segue/full-screen unwind-deep
      segue/push perform-then-drag-out perform-then-leave perform-then-leave~unanimated
      segue/push perform-then-push unwind-deep
      segue/push-at-once animations-disabled background-while-performing cycle cycle~repeated
      segue/push-at-once darken-while-performing inactive-while-performing perform
      segue/push-at-once perform-then-leave perform-then-leave~unanimated perform-then-push
      segue/push-at-once perform~unanimated tap-twice turn-while-performing
      tabs/screens animations-disabled-taps background-then-tap background-while-selecting
      tabs/screens cancel-then-drag cancel-then-tap cover cover-while-selecting
      tabs/screens darken-while-selecting darken-while-selecting~cancelled drag-at-end-then-tap
      tabs/screens drag-read-aloud~cancelled drag-then-tap-back drag~cancelled drag~flung
      tabs/screens drag~interrupted drag~joined drag~re-grabbed drag~reversed drag~turned-round
      tabs/screens flick inactive-then-tap inactive-while-selecting interrupted-then-drag
      tabs/screens interrupted-then-select interrupted-then-tap keyboard-up~cancelled
      tabs/screens reduced-motion reduced-motion-taps select select-then-tap select-then-tap-back
      tabs/screens select-while-covered select-while-selecting tap tap-far-then-tap-back
      tabs/screens tap-leave-then-tap tap-twice-then-tap-back tap-while-cancelling
      tabs/screens tap-while-cancelling-then-tap tap-while-selecting tap-while-settling
      tabs/screens turn-then-drag~cancelled turn-while-selecting
      tabs/stacks cancel-then-drag cancel-then-tap deepen-then-tap-same drag-at-end-then-tap
      tabs/stacks drag-then-tap-back drag~cancelled drag~flung drag~interrupted drag~joined
      tabs/stacks drag~re-grabbed drag~reversed drag~turned-round flick interrupted-then-drag
      tabs/stacks interrupted-then-select interrupted-then-tap select select-then-tap
      tabs/stacks select-then-tap-back tap tap-far-then-tap-back tap-leave-then-tap
      tabs/stacks tap-twice-then-tap-back
      window/own hide-while-showing keyboard-below sheet-below show-and-hide
      window/own show-and-hide~repeated show-while-hiding turn-while-shown
      window/root swap swap-animated~repeated swap-from-completion swap-under-sheet
    faults
      faulty/first-child-told-twice appearance-forwarding-exclusive 45 52-53
      faulty/first-child-told-twice appearance-no-double-appear
      faulty/own-appearance-kept-back appearance-forwarded-to-children 7-8 59
      faulty/callback-called-by-animator appearance-no-direct-call 111 118-120 127-128 131 134
        136-137 142-149 151-153 157-158 160 162 169-174 182 184 188 193-196 199-200 202-207
        209-213 215 217-219 221-222 225-226 229 233 240-242 249-250 254 256 263-264 266 269
        271-272 276-281 283-285 289-290 292 294 301-306 313 315 323-326 329-333 335-339 341
        344-345 347 350 355 363-364 366 373 382 389-390
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36-38 40-43
        48 50-51 55-57 60
      faulty/switch-within-switch appearance-begin-end-balanced 9 38 48
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 360-362
      faulty/presenter-told-by-animators appearance-presenter-contract 138 147-148 168 185
      faulty/presenter-view-taken-out appearance-final-state-matches-window 131 137 143-145
        157-158 160 162 169 172 174 184 195-196 199 201-204 206 209 211-212 215 217 219 221-222
        225-226 229 240 249 254
      faulty/all-pages-appear appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-38 40-48
        50-57 59-60
      faulty/neighbour-told appearance-forwarded-to-children 7-9 37 46-47 59
      faulty/neighbour-told appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-38 40-48
        50-57 59-60
      faulty/content-without-parent appearance-phase-order 111 118-120 127-128 131 134 136-137
        142-149 151-153 157-158 160 162 169-174 182 184 188 193-196 199-200 202-207 209-213 215
        217-219 221-222 225-226 229 233 240-242 249-250 254 256 263-264 266 269 271-272 276-281
        283-285 289-290 292 294 301-306 313 315 323-326 329-333 335-339 341 344-345 347 350 355
        363-364 366 373 382 389-390
      faulty/newcomer-over-side appearance-no-phantom-child 102
      faulty/newcomer-told-nothing appearance-final-state-matches-window 34 101-102 105
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 9-10 12 26 29 33 36
        38 40-43 48 50-51 55-57 60
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 392 394-395 397-399 405-411
        414 416 420-422 425 429 433-434 436-439 441 448-449 461 464 466-467 473-474 476-477
        480-482 485-488 493 506 508 510 513-517 522 526 536 538
      faulty/outgoing-told-again appearance-no-spurious-reversal 111 118 120 127 204 211-212 256
        263 266 269 271-272 276-281 283-285 289-290 292 294 301-302 304-306 313 315 323 325-326
        329-330 332 335-339 341 344-345 347 350 355 363-364 366 373 382 389
      faulty/child-told-before-show appearance-child-within-parent 37 45-47
      faulty/child-told-before-show appearance-no-double-appear 37 45-47
      faulty/change-ended-twice appearance-begin-end-balanced 45 52-53
      faulty/begun-twice appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36-38 40-43 48
        50-51 55-57 60
      faulty/wrong-callback-forwarded appearance-no-direct-call 7-9 35 37 45-47 52-53 59
      faulty/wrong-callback-forwarded appearance-will-did-paired 7-9 35 37 45-47 52-53 59
      faulty/long-gone-told-again appearance-no-double-disappear 41 48
      faulty/always-animated appearance-animated-flag 10 43 51 57
      faulty/view-put-in-twice appearance-is-appearing-once 1-4 10 12 26 29 32-34 36-38 40-43 48
        50-51 55-57 60
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 5-6 15 17-19 21 24-25 27-28
        30 58
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 15 17-19 21 24-25
        30 58
      faulty/ends-with-the-shorter appearance-phase-order 1-2 4 10 12 26 29 32-33 36-38 40-42 48
        50 55-57 60
      faulty/ends-with-the-shorter containment-did-move-after-add 1-2 4 10 12 26 29 32-33 36-38
        40-42 48 50 55-57 60
      faulty/presenter-ended-ahead appearance-phase-order 131 136 143-149 151-153 155 157-160
        162 182-184 189 193 195-196 199-200 202-204 206 209-213 216-222 225-229 233 235 240 242
        244 249 252 254
      faulty/hurried-child-left-behind appearance-child-within-parent 9
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36
        38 40-43 48 50-51 55-57 60
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 61-65 69 71-72 74 90-98 101-102 105-106
      faulty/placed-before-told appearance-phase-order 1-4 9-10 12 26 29 32-34 36-38 40-43 48
        50-51 55-57 60
      faulty/animation-concealed appearance-animated-flag 1-4 9-10 12 26 29 32-34 36-38 40-42 48
        50 55-57 60
      faulty/fades-unasked appearance-animated-flag 148 150 154 208 234 243 251
      faulty/animation-invented appearance-animated-flag 138 147-148 150 154 168 185 208 234 243
        251
      faulty/animation-denied appearance-animated-flag 131-139 141-149 151-153 155-167 169-179
        181-207 209-223 225-233 235-242 244-250 252-254
      faulty/return-kept-back appearance-forwarded-to-children 7-8 59
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 62 64 109
      faulty/menu-stays-after-turn appearance-final-state-matches-window 106-109
      faulty/handle-out-of-sight appearance-no-phantom-child 52-53
      faulty/presenter-left-in-window appearance-no-double-appear 113-117 122-126 258-262
        267-268 270 273-275 287-288 291 293 295-300 307-312 314 316-322 327-328 330 340 342-343
        346 348-349 351 353-354 365 367-372 384-388
      faulty/menu-goes-untold appearance-final-state-matches-window 107-108
      faulty/first-page-blinks transparency 45 52-53
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 114-117 119 123-126 128 132-133
        138-139 141-142 156 161 163-167 171 173 176 178 181 185-188 191-192 194 198 201 205 207
        223 230 232 236-239 241 245-248 250 253 259-262 264 267-268 273-275 288 293 295-299 303
        308 310 312 316-318 321-322 324 328 331 333 346 351 354 369-372 385-388 390
      faulty/flag-of-the-animation completion-honest-flag 135 137 270 272
      faulty/returns-without-views completion-eventually 131 134 136-137 142-149 151-153 157-158
        160 162 169-174 182 184 188 193-196 200 202-203 205-207 209-213 215 217-219 221-222
        225-226 229 233 240-242 249-250 254
      faulty/empty-transaction-reports completion-not-before-animation-end 392 395 397-399
        405-411 414 416 420-422 425 429 433-434 436-439 441 448-449 461 464 466-467 473-474
        476-477 480-482 485-488 493 506 508 510 513-517 522 526 536 538
      faulty/completed-by-two completion-at-most-once 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 176 178 181 185-188 191-192 198 201 223 230 232 236-239 245-248 253
        259-262 267-268 273-275 288 293 295-299 308 310 312 316-318 321-322 328 346 351 354
        369-372 385-388
      faulty/waits-for-delegate completion-eventually 210 336 466 592-593
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 273 279 300 316 367
      faulty/shown-only-by-animation completion-unanimated-parity 43 51
      faulty/completed-without-verdict completion-after-verdict 393 400-403 405 413 415 417-420
        422 426-429 431-432 435 442 449-457 469-470 475 478 483-485 489 491-493 497-504 511-513
        518 520-522 526-534
      faulty/paused-and-completed completion-after-verdict 393 400-403 405 413 415 417-420 422
        426-429 431-432 435 442 449-457 469-470 475 478 483-485 489 491-493 497-504 511-513 518
        520-522 526-534
      faulty/dismissal-closure-dropped completion-closure-runs 7-9 35 37 46-47 59
      faulty/twice-told-card completion-closure-runs 131 134 136-137 143-154 157-158 162 182 184
        193 195-196 199-200 202-204 206 208-213 217-219 221-222 225-226 229 251 254
      faulty/frames-reset-after-end completion-no-work-after 114-117 123-126 132-133 138-139
        141-142 156 161 163-167 176 178 181 185-188 191-192 198 201 211-213 223 230 232 236-239
        245-248 253 259-262 267-268 273-275 288 293 295-299 308 310 312 316-318 321-322 328
        337-339 346 351 354 369-372 385-388
      faulty/dropped-animation-ignored completion-eventually 135 137 270 272 396-398 510 568
      faulty/dropped-switch-leaves-deaf appearance-begin-end-balanced 3
      faulty/dropped-switch-leaves-deaf containment-cancel-rollback 3-4
      faulty/dropped-switch-leaves-deaf interaction-input-restored 3-4
      faulty/dropped-move-leaves-deaf appearance-begin-end-balanced 62 64
      faulty/dropped-move-leaves-deaf interaction-input-restored 62-65
      faulty/ended-hook-forgotten completion-animation-ended-relayed 11 39
      faulty/ended-hook-twice completion-animation-ended-relayed 11 39
      faulty/ended-hook-early completion-animation-ended-relayed 11 39
      faulty/ended-hook-contrary completion-animation-ended-relayed 11 39
      faulty/alongside-for-built-in-only completion-alongside-runs 11 39
      faulty/reports-long-after completion-eventually 111 113 118 120 122 127 131-134 136
        138-139 141-149 151-153 155-167 169-170 172 174-179 181-182 185-193 195-204 206 209-223
        225-233 235-240 242 244-249 252-254 256 258 263 266 269 271 274-281 283-285 287 289-292
        294 301-302 304-307 309 311 313 317-320 323 325-327 329-330 332 335-345 347-350 353 355
        363-366 368 373 382 384 389
      faulty/waits-for-announced-time completion-eventually 111 118 120 127 131 136 143-149
        151-153 157-158 160 162 182 193 195-196 199-200 202-204 206 209-213 217-219 221-222
        225-226 229 233 240 242 249 254 256 263 266 271 276-281 283-285 289-290 292 294 313 323
        325-326 329-330 332 335-339 344-345 347 350 355 363-364 366 373 382 389
      faulty/end-told-first completion-not-before-animation-end 1-4 9-10 12 26 29 32-34 36-38
        40-42 48 50 55-57 60
      faulty/recedes-by-animators completion-unanimated-parity 208
      faulty/pales-by-animators completion-unanimated-parity 208
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 138 147 150 154 168 185 234 243
        251
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 134-136 146
        148-149 151-153 155 159 182-183 189 193 199-200 202 204 210-213 216 218 220 227-228 233
        235 242 244 252
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 199-200 202 357-358
      faulty/incoming-view-left-out ownership-to-view-in-container 111 118 120 127 131 134
        136-137 142-149 151-153 157-158 160 162 169-170 172 174 182 184 188 193 195-196 200
        202-204 206 209-213 215 217-219 221-222 225-226 229 233 240 242 249 254 256 263 266 269
        271-272 276-281 283-285 289-290 292 294 301-302 304-306 313 315 323 325-326 329 332
        335-339 341 344-345 347 350 355 363-364 382 389
      faulty/both-sides-taken-out ownership-original-parentage-restored 132-133 138-139 141-142
        156 161 163-167 176 178 181 185-188 191-192 198 201 223 230 232 236-239 245-248 253
      faulty/both-sides-taken-out ownership-window-not-empty 138-139 141 185-187
      faulty/picture-left-on-top ownership-container-clean 114-117 123-126 132-133 142 156 161
        163-167 176 178 181 188 191-192 198 201 223 230 232 236-239 245-248 253 259-262 267-268
        288 293 295-299 308 310 312 321-322 328 346 351 354 369-372 385-388
      faulty/mark-left-by-finger ownership-container-clean 114-117 123-126 132-133 142 156 161
        163-167 176 178 181 188 191-192 198 201 223 230 232 236-239 245-248 259-262 267-268 288
        293 295-299 308 310 312 321-322 328 346 351 369-372 385-388
      faulty/bar-picture-stays ownership-container-clean 396-398 510
      faulty/source-view-stays-hidden ownership-source-view-restored 410 516
      faulty/element-taken-along ownership-source-view-restored 398 410 449 510 516 526
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 171 173 194 205 207 241 250
      faulty/backdrop-picture-stays geometry-chrome-follows 221-223 225-226 229-230
      faulty/presenter-under-outer-view ownership-original-parentage-restored 199-202 357-358
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 393 400-403 405 413
        422 426-429 432 442 449-452 454 456-457 470 475 478 483-485 491-493 497-499 501 503-504
        511-513 520-522 526-529 531 533-534
      faulty/container-pinned ownership-container-untouched 131 134 136-137 142-154 157-158 160
        162 169-174 182 184 188 193-196 199-200 202-213 215 217-219 221-222 225-226 229 233-234
        240-243 249-251 254
      faulty/incoming-view-stays ownership-original-parentage-restored 114-117 123-126 259-262
        267-268 273-275 288 293 295-299 308 310 312 316-318 321-322 328 346 351 354 369-372
        385-388
      faulty/picture-left-in-container ownership-container-clean 10 43 51 57
      faulty/curtain-stays ownership-container-clean 131 137 142-145 157-158 160 162 169 172 174
        184 188 195-196 202-204 206 208-209 211-212 215 217 219 221-222 225-226 229 240 249 254
      faulty/dimming-taken-early ownership-chrome-lifecycle 132-133 142 156 161 163-167 176 178
        181 188 191-192 198 201 223 230 232 236-239 245-248 253
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 131 137 142-145 157-158 160 162
        169 172 174 184 188 195-196 202-204 206 208-209 211-212 215 217 219 221-222 225-226 229
        240 249 254
      faulty/dimming-piles-up ownership-container-clean 132-133 142 156 161 163-167 176 178 181
        188 191-192 198 201 223 230 232 236-239 245-248 253
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 221-223 225-226 229-230
      faulty/tabs-exchanged-by-hand ownership-container-untouched 566-567 586 593 595-596
        599-602 605 611 626-631
      faulty/catcher-stays ownership-container-clean 62 65 69-70 74 92-95 106
      faulty/catchers-pile-up ownership-container-clean 62 65 69-70 74 92-95 106
      faulty/status-bar-not-captured status-bar-owner-after-present 131 134 136-137 143-154
        157-158 160 162 184 193 195-196 199-200 202-204 206 208-213 217-219 221-222 225-226 229
        233-234 240 242-243 249 251 254
      faulty/child-never-asked status-bar-child-forwarded 1-4 7-10 12 26 29 33-38 40-48 50-57
        59-60
      faulty/bar-by-value status-bar-child-forwarded 1-4 7-10 12 26 29 33-38 40-48 50-57 59-60
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 9 12 26 33 36 40 42-43
        45-48 50-51 55 60
      faulty/no-update-requested status-bar-update-requested 1 3 26 33-34 36 40 42-43 48 50-51
        56-57
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 133 142 156 161 163-167 176 178
        181 188 191-192 198 201 223 232 236-239 245-248 253
      faulty/bar-returns-late geometry-bars-stable 111 113 120 122 135-136 139 141 146 148-149
        151-153 155 159 170 175 177 179 182-183 186-187 189-190 193 197 199-200 202 204 210-214
        216 218 220 231 233 235 242 244 252 256 258 270-271 274-275 278 280-281 283-285 287 291
        302 307 309 311 313-314 317-320 323 327 330 336-340 342-343 353 363-366 368 382 384
      faulty/helper-window-stays status-bar-no-global-write 111 113-117 120 122-126 132-136
        138-139 141-142 146 148-149 151-153 155-156 159 161 163-167 170 175-179 181-183 185-193
        197-202 204 210-214 216 218 220 223 227-228 230-233 235-239 242 244-248 252-253 256
        258-262 267-271 273-275 278 280-281 283-285 287-288 291 293 295-299 302 307-314 316-323
        327-328 330 336-340 342-343 346 348-349 351 353-354 363-366 368-372 382 384-388
      faulty/helper-window-stays status-bar-restored-after-dismiss 111 120 134 136 146 148-149
        151-153 170 182 193 199-200 202 210-213 218 233 242 256 269 271 278 280-281 283-285 302
        313 323 336-339 363-364 382
      faulty/bar-set-for-all status-bar-no-global-write 111 113-120 122-128 131-139 141-149
        151-153 155-167 169-179 181-207 209-223 225-233 235-242 244-250 252-254 256 258-264
        266-281 283-285 287-299 301-333 335-351 353-355 363-366 368-373 382 384-390
      faulty/verdict-during-bar-fade completion-eventually 231
      faulty/update-asked-too-early status-bar-update-requested 1-4 10 12 26 29 33-34 36 38
        40-43 48 50-51 56-57 60
      faulty/header-never-asked status-bar-child-forwarded 266 272 276-277 289-290 292 294 315
        325-326 329-330 332 334-335 337-338 344-345 347 350 368 373
      faulty/given-up-screen-decides status-bar-child-forwarded 15 17-19 21 24-25 30 58
      faulty/root-decides-stack status-bar-child-forwarded 393 397-398 400 405 413-414 416 419
        421 425 429 432 434 439 442 449-452 454 456-457 461-465 472-473 475 478 480-482 485 493
        497-499 501 503-504 506-507 510 513 522 526-529 531 533-534 536-537
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 392-403 405-434 437-458 461-539
      faulty/bar-dims-between-children transparency 1-4 10 12 26 29 32-34 36-37 40-42 50 55-57
        60
      faulty/bar-goes-between-children transparency 1-4 10 12 26 29 32-34 36-37 40-42 50 55-57
        60
      faulty/bar-seized-between-children transparency 1-4 10 12 26 29 32-34 36-37 40-42 50 55-57
        60
      faulty/barless-stack-decides transparency 7-8 52-54 59
      faulty/stack-hides-bar transparency 7-8 52-54
      faulty/never-moved containment-did-move-after-add 1-4 9-10 12 26 29 33-38 40-43 45-48
        50-53 55-57 60
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-4 9-10 12 26 29 32-38
        40-43 46-48 50-51 55-57 60
      faulty/view-before-child containment-add-before-view 45 52-53
      faulty/view-without-child containment-view-parent-agrees 1-4 7-10 12 26 29 31-38 40-48
        50-57 59-60
      faulty/popup-without-child containment-view-parent-agrees 113-118 122-127 131-133 135
        137-139 141-145 155-169 172 174-179 181 183-192 195-199 201-204 206 208-209 211-212
        214-217 219-223 225-232 235-240 244-249 252-254 258-263 266-268 270 272-277 287-301
        304-312 314-322 325-330 332 334-335 337-338 340-351 353-355 365-373 384-389
      faulty/warned-twice containment-no-duplicate-moves 1-4 9-10 12 26 29 32-38 40-43 45-48
        50-53 55-57 60
      faulty/parent-link-stays containment-remove-complete 1-4 9-10 12 26 29 33-38 40-43 46-48
        51 55-57 60
      faulty/child-of-two-containers containment-view-parent-agrees 1-4 9-10 12 26 29 32-33
        36-38 40-43 48 50-51 55-57 60
      faulty/size-kept-from-children containment-size-change-forwarded 54-55 59-60
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-4 9-10 12 26 29 32-33
        36-38 40-43 48 50-51 55-57 60
      faulty/both-children-stay containment-cancel-rollback 15 17-19 21 24-25 30 58
      faulty/told-while-covered appearance-child-within-parent 35 37 46-47
      faulty/told-while-covered appearance-no-double-disappear 35 37 46-47
      faulty/told-while-it-slides containment-did-move-after-add 1-4 9-10 12 26 29 32-34 36-38
        40-42 48 50 55-57 60
      faulty/size-told-twice containment-size-change-forwarded 54-57 59-60
      faulty/size-of-before-told containment-size-change-forwarded 54-55 60
      faulty/old-parts-told containment-size-change-forwarded 54 107-109
      faulty/farewell-repeated containment-no-duplicate-moves 1-4 9-10 12 26 29 32-38 40-43
        46-48 50-51 55-57 60
      faulty/way-there-goes-on appearance-phase-order 38
      faulty/early-end-dropped interaction-verdict-always 181 312
      faulty/only-ended-handled interaction-verdict-always 115 124 132 164 185-188 192 230 237
        246 260 267 296 316-318 322 351 370 386
      faulty/alert-takes-driver interaction-verdict-always 132 267
      faulty/pull-left-to-alert interaction-verdict-always 393
      faulty/lost-finger-decides interaction-verdict-always 185-188 316-318
      faulty/driver-always-handed-out interaction-start-policy 111 113 120 122 134-136 146 149
        151-153 155 159 182-183 189 193 199-200 202 204 210-214 216 218 220 227-228 233 235 242
        244 252 256 258 269-271 278 281 283-285 287 291 313-314 319 323 330 336-340 342-343
        348-349 353 363-366 368 382 384
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 141 275
      faulty/progress-after-verdict interaction-progress-range 116 125 165 178 197-198 238 247
        261 297 310 327-328 387
      faulty/resting-finger-undecided interaction-verdict-always 114 116-117 123 125-126 133
        138-139 141-142 156 161 163 165-166 179 191 198 201 223 232 236 238-239 245 247-248 253
        259 261-262 268 273-275 288 293 295 297-298 311 321 328 346 354 369 371-372 385 387-388
      faulty/second-finger-lets-go interaction-verdict-always 177-178 197-198
      faulty/finger-on-the-bar interaction-start-policy 401 415 417-419 426 431 435 454-455 489
        501-502 518 531-532
      faulty/finger-for-animated-pushes interaction-start-policy 415
      faulty/verdict-by-timer interaction-verdict-always 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175-179 185-188 190-192 197-198 201 223 230-232 236-239 245-248 253
        259-262 267-268 273-275 288 293 295-299 302 307-311 316-318 320-322 327-328 346 351 354
        369-372 385-388
      faulty/verdict-late interaction-verdict-always 114-117 123-126 132-133 138-139 141-142 156
        161 163-167 170 175-179 181 185-188 190-192 197-198 201 223 230-232 236-239 245-248 253
        259-262 267-268 273-275 288 293 295-299 302 307-312 316-318 320-322 327-328 346 351 354
        369-372 385-388
      faulty/flung-beyond-the-end interaction-progress-range 139 167 170 175 177 186 190 197 231
        274 299 302 307 309 317 320 327
      faulty/progress-doubled interaction-progress-range 116-117 125-126 139 165-166 170 175 177
        179 185-188 190 197 231 238-239 247-248 261-262 274 297-298 302 307 309 311 316-318 320
        327 371-372 387-388
      faulty/progress-by-place interaction-progress-range 581 617
      faulty/progress-untold interaction-progress-range 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175 177-179 185-188 190-192 197-198 201 223 230-232 236-239 245-248
        253 259-262 267-268 273-275 288 293 295-299 302 307 309-311 316-318 320-322 327-328 346
        351 354 369-372 385-388
      faulty/input-left-off interaction-input-restored 114-117 119 123-126 128 132-133 139 142
        156 161 163-167 171 173 176 178 181 186 188 191-192 194 198 201 205 207 223 230 232
        236-239 241 245-248 250 253 259-262 264 267-268 274 288 293 295-299 303 305 308 310 312
        317 321-322 324 328 331 333 346 351 354 369-372 385-388 390
      faulty/interruptible-made-anew geometry-no-frame-under-transform 119 128 169-174 194 205
        207 241 250 264 301-306 324 331 333 390
      faulty/interruptible-made-anew interaction-interruptible-stable 114-117 119 123-126 128
        132-133 138-139 141-142 156 161 163-167 169-179 181 185-188 190-192 194 197-198 201 205
        207 223 230-232 236-239 241 245-248 250 253 259-262 264 267-268 273-275 288 293 295-299
        301-312 316-318 320-322 324 327-328 331 333 346 351 354 369-372 385-388 390
      faulty/runner-for-both-ways interaction-interruptible-stable 139 170 186 274 302 317
      faulty/one-pause-forgotten interaction-pause-continues 181
      faulty/touches-let-through interaction-no-overlap 482
      faulty/switch-while-settling interaction-no-overlap 48-49
      faulty/layer-clock-stays interaction-layer-clock-restored 5-6 13-24 27-28 30 49 58
      faulty/presenter-stays-deaf interaction-input-restored 134-136 138-139 141 146-155 159 168
        175 177 179 182-183 185-187 189-190 193 197 199-200 202 210 213-214 216 218 220 227-228
        231 233-235 242-244 251-252
      faulty/deafened-by-animators interaction-input-restored 138 147 168 185
      faulty/second-pull-ignored interaction-state-reset 139 186 274 317
      faulty/pull-counts-on interaction-state-reset 139 274
      faulty/second-pull-stuck interaction-state-reset 139 186 274 317
      faulty/second-pull-undriven interaction-state-reset 139 186 274 317
      faulty/tap-off-when-given-up interaction-state-reset 142 188
      faulty/taps-through-the-sheet interaction-start-policy 219
      faulty/touches-stay-ignored interaction-input-restored 114-117 119 123-126 128 132-133
        138-139 141-142 156 161 163-167 171 173 176 178 181 185-188 191-192 194 198 201 205 207
        223 230 232 236-239 241 245-248 250 253 259-262 264 267-268 273-275 288 293 295-299 303
        305 308 310 312 316-318 321-322 324 328 331 333 346 351 354 369-372 385-388 390
      faulty/asked-twice interaction-no-refused-request 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175-179 181 185-188 190-192 197-198 201 223 230-232 236-239 245-248
        253 259-262 267-268 273-275 288 293 295-299 302 307-312 316-318 320-322 327-328 346 351
        354 369-372 385-388
      faulty/tabs-busy-until-tapped interaction-input-restored 570 575 577 590 596 601 604-605
        610 612-613 624 627 630
      faulty/still-tabs-busy-until-tapped interaction-input-restored 596 601 605 627 630
      faulty/shown-tab-refused transparency 611
      faulty/each-tab-tapped-once interaction-input-restored 601 630
      faulty/taps-wait-for-animator interaction-input-restored 602 631
      faulty/pulling-when-lost interaction-state-reset 187 318
      faulty/popping-when-lost interaction-state-reset 427 429 491 493 520 522
      faulty/selecting-when-lost interaction-state-reset 589 623
      faulty/held-when-lost containment-cancel-rollback 27
      faulty/tabs-deaf-after-cancel interaction-input-restored 570 590 604 610 624
      faulty/drawer-deaf-after-cancel interaction-state-reset 66-68 87-89
      faulty/switcher-deaf-at-end interaction-state-reset 14
      faulty/selections-counted-by-code interaction-state-reset 16
      faulty/moves-counted-by-code interaction-state-reset 76 79
      faulty/turned-finger-dismisses interaction-verdict-always 167 299
      faulty/turned-finger-pops interaction-verdict-always 457 504 534
      faulty/turned-finger-selects interaction-verdict-always 584 620
      faulty/turned-finger-switches interaction-verdict-always 25
      faulty/turned-finger-opens interaction-verdict-always 77 85
      faulty/container-bounds-taken geometry-final-frame 437
      faulty/presenter-stays-scaled geometry-identity-restored 134-136 138-139 141 146-149
        151-153 155 159 168 170 175 177 179 182-183 185-187 189-190 193 197 199-200 202 210
        213-214 216 218 220 227-228 231 233 235 242 244 252
      faulty/old-frame-kept geometry-size-change-tracked 476
      faulty/width-kept geometry-size-change-tracked 54-55 59-60
      faulty/frames-of-the-beginning geometry-size-change-tracked 229 350
      faulty/initial-frame-of-all geometry-frame-rollback 131 134 136-137 142-149 151-153
        157-158 160 162 169-174 182 184 188 193-196 200 202-203 205-207 209-213 215 217-219 233
        240-242 249-250 254
      faulty/dimming-keeps-size geometry-chrome-follows 221-223 225-226 229-230
      faulty/dimming-keeps-width geometry-chrome-follows 221-223 225-226 229-230
      faulty/presenter-frame-written-back geometry-frame-rollback 130
      faulty/card-fills-after-cancel geometry-frame-rollback 132-133 156 161 163-167 176 178 181
        191-192 198 201 232 236-239 245-248 253
      faulty/start-values-stay geometry-identity-restored 132-133 138 142 156 161 163-167 176
        178 181 185 188 191-192 198 201 223 230 232 236-239 245-248 253
      faulty/start-values-stay-below geometry-identity-restored 403 428 484 492 512 521
      faulty/frame-under-transform geometry-no-frame-under-transform 131 134 136-137 142-154
        157-158 160 162 169-174 182 184 188 193-196 199-200 202-213 215 217-219 221-222 225-226
        229 233-234 240-243 249-251 254
      faulty/pinned-to-helper geometry-layout-ownership 118 127 131 137 142-145 157-158 160 162
        169 172 174 184 188 195-196 202-204 206 209 211-212 215 217 219 221-222 225-226 229 240
        249 254 263 266 272 276-277 289-290 292 294 301 304 306 315 325-326 329-330 332 335
        337-338 341 344-345 347 350 355 373 389
      faulty/revealed-presenter-on-top geometry-z-order 111 113-117 120 122-126 256 258-262
        267-268 270-271 273-275 278 280-281 283-285 287-288 291 293 295-299 302 307-311 313-314
        316-323 327-328 330 336-340 342-343 346 348-349 351 353-354 363-366 368-372 382 384-388
      faulty/revealed-view-on-top geometry-z-order 392-393 395-396 399-403 405-407 409-413 415
        417-420 422-424 426-433 435 437-440 442-443 447-457 466 469-470 472 474-476 478-479
        483-495 497-504 511-524 526-534
      faulty/card-frame-kept geometry-size-change-tracked 221-223 225-226 229-230
      faulty/half-sheet-left-alone geometry-size-change-tracked 221-223 225 229-230
      faulty/slides-out-of-shell geometry-chrome-follows 135 139 141 155 159 175 177 179 183
        186-187 189-190 197 204 214 216 220 227-228 231 235 244 252
      faulty/strip-keeps-place geometry-size-change-tracked 55
      faulty/presenter-rises-for-nothing geometry-identity-restored 133 156 161 163-167 176 178
        181 191-192 198 201 232 236-239 245-248 253
      faulty/mask-of-the-beginning geometry-size-change-tracked 221-223 225-226 229-230
      faulty/shoved-by-old-width appearance-final-state-matches-window 107
      faulty/closed-by-old-width appearance-final-state-matches-window 106
      faulty/filled-under-transform geometry-size-change-tracked 107-109
      faulty/presenter-reset-by-darkness geometry-identity-restored 157-158
      faulty/small-while-turned geometry-size-change-tracked 227-228
      faulty/menu-stays-covered geometry-size-change-tracked 108
      faulty/pale-until-unwound geometry-identity-restored 548-550
      faulty/busy-until-shown navigation-delegate-paired 393 400-401 413 422 426 432 442 449-452
        454 456-457 475 478 497-499 501 503-504 526-529 531 533-534
      faulty/back-swipe-killed navigation-gesture-alive 420
      faulty/index-of-its-own navigation-tab-selection-consistent 568 571-574 576 578-580
        583-585 587 591 594 597-598 607-608 614-616 619-621 625
      faulty/own-dismissal-reported-only navigation-dismissal-observed 375-381
      faulty/covered-means-dismissed navigation-dismissal-observed 112 119 121 128 138 143-145
        147-148 150 152 154 168 171 173 185 194 205 207 226 234 241 243 250-251 257 264 273
        276-277 279-280 282 284 286 300 303 316 324 331 333 347 352 363-364 366-367 369-373 383
        390
      faulty/dismissal-reported-early navigation-dismissal-observed 132-136 138-139 141-142
        146-156 159 161 163-168 170 175-179 181-183 185-193 197-202 204 210-214 216 218 220 223
        227-228 230-239 242-248 251-253
      faulty/dismissal-reported-twice navigation-dismissal-observed 134-136 138-139 141 146-155
        159 168 170 175 177 179 182-183 185-187 189-190 193 197 199-200 202 204 210-214 216 218
        220 227-228 231 233-235 242-244 251-252
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 498
      faulty/unwind-step-by-step navigation-unwind-direct 543 547
      faulty/unwinds-by-one navigation-unwind-direct 552
      faulty/root-swipe-let-in navigation-stack-consistent 421
      faulty/pop-within-pop interaction-no-overlap 472
      faulty/pop-within-push navigation-stack-consistent 473
      faulty/bar-shown-for-all transparency 399 510-529 531-539
      faulty/barless-when-given-up navigation-bottom-bar-restored 400 413 432 442 450-452 454
        456-457 475 478 497-499 501 503-504
      faulty/barless-when-given-up status-bar-rollback-on-cancel 449
      faulty/refused-tab-counted navigation-tab-selection-consistent 603 606
      faulty/delegate-nobody-keeps resources-delegate-alive 131 134 136-137 143-154 157-158 160
        162 182 184 193 195-196 199-200 202-204 206 208-213 217-219 221-222 225-226 229 251 254
        266 269 271-272 276-286 289-290 292 294 313 315 323 325-326 329-330 332 334-339 344-345
        347 350 352 355 363-364 366 373
      faulty/delegate-not-given-back resources-delegate-alive 551
      faulty/half-passing-push-segue resources-delegate-alive 551
      faulty/animator-for-one-way navigation-symmetric-animator 111 120 134 136 146 149 151-153
        182 193 199-200 202 210-213 218 233 242 256 269 271 278 281 283-285 313 323 336-339
        363-364 366 382
      faulty/context-kept resources-transition-released 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175-179 181 185-188 190-192 197-198 201 223 230-232 236-239 245-248
        253 259-262 267-268 273-275 288 293 295-299 302 307-312 316-318 320-322 327-328 346 351
        354 369-372 385-388
      faulty/engine-keeps-screen resources-transition-released 111 113 120 122 134-136 138-139
        141 146 148-149 151-153 155 159 170 175 177 179 182-183 185-187 189-190 193 197 199-200
        202 210 213-214 216 218 220 227-228 231 233 235 242 244 252 256 258 269-271 273-275 278
        280-281 283-285 287 291 302 307 309 311 313-314 316-320 323 327 336 339-340 342-343
        348-349 353 363-368 382 384
      faulty/recognizers-pile-up resources-no-recognizer-growth 111 120 153 170 200 202 211-213
        218 233 242 256 285 302 339 363-364 382
      faulty/duration-made-up resources-duration-truthful 392 395 399 402 405-412 414 416
        420-423 427 429-430 433-434 436-441 443 447-449 461 464 466-467 472-474 476-477 479-483
        485-488 490-491 493-495 506 508 511 513-517 519-520 522-524 526 536 538
      faulty/menus-pile-up resources-transition-released 54-57 59-60
      faulty/first-pair-remembered resources-no-stale-participants 111 120 153 170 218 233 242
        256 285 302 364 382
      faulty/animator-dropped-early resources-driver-alive 11 39
      faulty/display-link-runs-on resources-no-orphan-animations 114-117 119 123-126 128 132-133
        138-139 141-142 156 161 163-167 171 173 176 178 181 185-188 191-192 194 198 201 205 207
        223 230 232 236-239 241 245-248 250 253 259-262 264 267-268 273-275 288 293 295-299 303
        308 310 312 316-318 321-322 324 328 331 333 346 351 354 369-372 385-388 390
      faulty/animations-left-off resources-switches-restored 111 113-120 122-128 131-133 135-139
        141-149 151-153 155-167 169-179 181-207 209-223 225-233 235-242 244-250 252-254 256
        258-264 266-268 270-281 283-285 287-299 301-333 335-351 353-355 363-366 368-373 382
        384-390
      faulty/animations-switched-on resources-switches-restored 134 269
      faulty/device-kept-awake resources-switches-restored 111 119-120 128 134 136 146-149
        151-153 170-171 173 182 193-194 200 205 207 210 213 218 233 241-242 250 256 264 269 271
        278-281 283-285 302-303 313 323-324 331 333 336 339 363-364 382 390
      faulty/reports-late resources-duration-truthful 111 113 118 120 122 127 131 136 141-149
        151-153 155 157-160 162 182 187-189 193 195-196 199-200 202-204 206 209-222 225-229 233
        235 240 242 244 249 252 254 256 258 263 266 271 275-281 283-285 287 289-292 294 313
        318-319 323 325-326 329-330 332 335-345 347-350 353 355 363-366 368 373 382 384 389
      faulty/pushes-remembered resources-transition-released 408 438-439 441 443-446 458 468 477
        495-496 505 524-525 535
      faulty/stack-kept-by-hub resources-transition-released 435-436
      faulty/switcher-kept-by-closure resources-transition-released 31-32
      faulty/switchers-remembered resources-transition-released 31-32
      faulty/escape-ignored accessibility-escape-works 140 180 224
      faulty/escape-promised accessibility-escape-works 140 180 224
      faulty/background-reachable accessibility-reachable-set 144 209 212 222
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 131 134 136-137 142-149
        151-153 157-158 160 162 169-174 182 184 188 193-196 199-200 202-203 205-207 209-213 215
        217-219 221-222 225-226 229 233 240-242 249-250 254
      faulty/editing-ended-by-drag accessibility-responder-restored 191-192 321-322
      faulty/screen-changed-too-early accessibility-focus-announced 144 149 161 205 209 212 222
        228 277 281 293 331 335 338 345 349
      faulty/elements-hidden-by-animators accessibility-flags-restored 138 147 168 185 273 279
        300 316 367
      faulty/mute-until-unwound accessibility-flags-restored 540-542 544-546
      faulty/closed-menu-reachable accessibility-reachable-set 93
      faulty/closed-handle-modal accessibility-flags-restored 62 65 69-70 74 92-95 106
      faulty/given-up-screen-announced accessibility-focus-announced 161 205 293 331
      faulty/screen-announced-twice accessibility-focus-announced 144 149 209 212 222 228 277
        281 335 338 345 349
      faulty/page-left-mute accessibility-flags-restored 1-2 4 10 29 37-38 41 50 56-57
      faulty/newcomer-within-reach accessibility-flags-restored 101-102
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 132-136 138-139 141-142
        146 148-149 151-153 155-156 159 161 163-167 170 175-179 181-183 185-193 197-202 204
        210-214 216 218 220 223 227-228 230-233 235-239 242 244-248 252-253
      faulty/fold-with-animated-push completion-not-before-animation-end 553 555-565
      faulty/fold-with-animated-push transparency 554
      faulty/fold-with-input-left-off interaction-input-restored 553-565
      faulty/always-interactive interaction-start-policy 134-136 146 148-149 151-153 155 159
        182-183 189 193 199-200 204 210-214 216 220 227-228 233 235 242 244 252
      faulty/direction-not-reset interaction-state-reset 170
      faulty/direction-never-turned interaction-start-policy 139 165 170 175 179 186 190 231 238
        247
      faulty/direction-inferred interaction-start-policy 139 165 170 175 179 186 190 231 238 247
      faulty/presenter-told-nothing appearance-presenter-contract 131 134 136-137 143-149
        151-153 157-158 160 162 182 184 193 195-196 199-200 202-204 206 209-213 217-219 221-222
        225-226 229 233 240 242 249 254
      faulty/presenter-told-twice appearance-begin-end-balanced 131 134-137 143-149 151-153 155
        157-160 162 182-184 189 193 195-196 199-200 202-204 206 209-213 216-222 225-229 233 235
        240 242 244 249 252 254
      faulty/view-moved-after-end completion-no-work-after 111 113-117 119-120 122-126 128
        132-136 138-139 141-142 146 148-149 151-153 155-156 159 161 163-167 170-171 173 175-179
        181-183 185-194 197-202 204-205 207 210-214 216 218 220 223 227-228 230-233 235-239
        241-242 244-248 250 252-253 256 258-262 264 267-271 273-275 278 280-281 283-285 287-288
        291 293 295-299 302-303 307-314 316-324 327-328 330-331 333 336-340 342-343 346 348-349
        351 353-354 363-366 368-372 382 384-388 390
      faulty/bar-jumps-at-end geometry-bars-stable 111 118 120 127 131 136-137 142-149 151-153
        157-158 160 162 169-170 172 174 182 184 188 193 195-196 199-200 202-204 206 209-213 215
        217-219 221-222 225-226 233 240 242 249 254 256 263 266 271-272 276-281 283-285 289-290
        292 294 301-302 304-306 313 315 323 325-326 329-330 332 335-339 341 344-345 347 355
        363-364 373 382 389
      faulty/closed-menus-appear appearance-no-phantom-child 7-8 31 34-35 52-54 59 61-65 69-75
        86 90-106 108-109
      faulty/menu-moved-in-each-time containment-did-move-after-add 103-104
      faulty/replaced-screen-kept containment-remove-complete 34-35 101-102
      faulty/given-up-side-told appearance-no-phantom-child 68 78 80-85 89
      faulty/page-shown-before-child containment-add-before-view 1-4 9-10 12 26 29 32-33 36-38
        40-43 45-48 50-53 55-57 60
      faulty/stack-cut-by-hand navigation-stack-consistent 404 459-460
      faulty/one-too-many-popped navigation-stack-consistent 401-403 415 417-420 422-423 426-428
        431 435 453 455 469 483-484 489-492 500 502 511-512 518-521 530 532
      faulty/place-counted-along navigation-tab-selection-consistent 574-580 582-585 591 595-596
        599 601 603 606-607 611-616 618-621 626-628 630
      faulty/place-counted-in-secret interaction-state-reset 569 582 588 609 618 622
      faulty/pop-locks-pushes navigation-delegate-paired 393 400 405 413 429 432 441-442 445-446
        449-452 454 456-457 475 478 485 493 497-499 501 503-504 513 522 526-529 531 533-534
      faulty/presenter-stays-pale geometry-identity-restored 134-136 146-155 159 168 183 189 193
        199-200 202 210 213 216 218 220 227-228
      faulty/presenter-brightens-under-cover geometry-identity-restored 143-145
      faulty/dialog-shrinks-under-alert geometry-identity-restored 131
      faulty/dialog-stays-small geometry-identity-restored 131 137 143-145 157-158 160 162 184
        195-196 202-204 206 209 211-212 217 221-222 225-226 229
      faulty/presenter-told-by-dialog appearance-presenter-contract 131 134-137 143-155 157-160
        162 168 183-184 189 193 195-196 199-200 202-204 206 208-213 216-218 220-222 225-229
      faulty/home-turned-by-appearance completion-not-before-animation-end 135-136 146 148-149
        151-153 155 159 182-183 189 193 199-200 202 204 210-213 216 218 220 227-228 233 235 242
        244 252
      faulty/hasty-card completion-closure-runs 131 134 136-137 143-154 157-158 162 182 184 193
        195-196 199-200 202-204 206 208-213 217-219 221-222 225-226 229 251 254
      faulty/picture-stays-hidden ownership-source-view-restored 403 428 449 484 492 512 521 526
      faulty/root-shown-ahead containment-view-parent-agrees 639-642
      faulty/banner-faded-only status-bar-no-global-write 632-638
      faulty/banner-taken-for-old status-bar-no-global-write 637
      faulty/banner-keeps-bar status-bar-owner-after-present 634
      faulty/paused-till-foreground completion-eventually 183-184 314-315
      faulty/contents-stay-deep completion-unanimated-parity 208
      faulty/contents-stay-deep geometry-identity-restored 138 147 168 185
      faulty/newcomer-under-header geometry-bars-stable 34
      faulty/insets-left-behind geometry-bars-stable 1-4 9-10 12 26 29 33-38 40-43 46-48 50-51
        55-57 60
      faulty/runner-kept-when-given-up interaction-interruptible-stable 110 129 139 255 265 274
        356 359 374 391
      faulty/sheet-of-old-screen geometry-size-change-tracked 223
      faulty/older-wish-wins interaction-no-overlap 99
      faulty/hand-moved-back geometry-size-change-tracked 230
    """
}

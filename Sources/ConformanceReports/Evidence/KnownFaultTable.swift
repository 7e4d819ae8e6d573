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
      container/children replace-while-covered select select-again select-back-while-covered
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
      container/stack alert-above background-while-popping background-while-pushing-then-pop
      container/stack cancel-then-pop cancel-then-pop~unanimated cycle-deep cycle-inside-another
      container/stack cycle~repeated drag-out drag-out-then-push drag-out~flung drag-out~joined
      container/stack drag-out~relieved drag-out~resting interrupted-then-pop
      container/stack interrupted-then-pop~unanimated keyboard-up pop pop-read-aloud
      container/stack pop-while-covered pop-while-pushing pop~unanimated push-while-popping
      container/stack push-while-settling turn-then-pop
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
      window/root swap swap-animated~repeated swap-from-completion swap-overtaken
      window/root swap-under-sheet
    faults
      faulty/first-child-told-twice appearance-forwarding-exclusive 46 53-54
      faulty/first-child-told-twice appearance-no-double-appear
      faulty/own-appearance-kept-back appearance-forwarded-to-children 7-8 60
      faulty/callback-called-by-animator appearance-no-direct-call 137 144-146 153-154 157 160
        162-163 168-175 177-179 183-184 186 188 195-200 208 210 214 219-222 225-226 228-233
        235-239 241 243-245 247-248 251-252 255 259 266-268 275-276 280 282 289-290 292 295
        297-298 302-307 309-311 315-316 318 320 327-332 339 341 349-352 355-359 361-365 367
        370-371 373 376 381 389-390 392 399 408 415-416
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36-39 41-44
        49 51-52 56-58 61
      faulty/switch-within-switch appearance-begin-end-balanced 9 39 49
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 386-388
      faulty/presenter-told-by-animators appearance-presenter-contract 164 173-174 194 211
      faulty/presenter-view-taken-out appearance-final-state-matches-window 157 163 169-171
        183-184 186 188 195 198 200 210 221-222 225 227-230 232 235 237-238 241 243 245 247-248
        251-252 255 266 275 280
      faulty/all-pages-appear appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-39 41-49
        51-58 60-61
      faulty/neighbour-told appearance-forwarded-to-children 7-9 38 47-48 60
      faulty/neighbour-told appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-39 41-49
        51-58 60-61
      faulty/content-without-parent appearance-phase-order 137 144-146 153-154 157 160 162-163
        168-175 177-179 183-184 186 188 195-200 208 210 214 219-222 225-226 228-233 235-239 241
        243-245 247-248 251-252 255 259 266-268 275-276 280 282 289-290 292 295 297-298 302-307
        309-311 315-316 318 320 327-332 339 341 349-352 355-359 361-365 367 370-371 373 376 381
        389-390 392 399 408 415-416
      faulty/newcomer-over-side appearance-no-phantom-child 103
      faulty/newcomer-told-nothing appearance-final-state-matches-window 34 102-103 106
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 9-10 12 26 29 33
        36-37 39 41-44 49 51-52 56-58 61
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 418 420-421 423-425 431-437
        440 442 446-448 451 455 459-460 462-465 467 474-475 487 490 492-493 499-500 502-503
        506-508 511-514 519 532 534 536 539-543 548 552 562 564
      faulty/outgoing-told-again appearance-no-spurious-reversal 137 144 146 153 230 237-238 282
        289 292 295 297-298 302-307 309-311 315-316 318 320 327-328 330-332 339 341 349 351-352
        355-356 358 361-365 367 370-371 373 376 381 389-390 392 399 408 415
      faulty/child-told-before-show appearance-child-within-parent 38 46-48
      faulty/child-told-before-show appearance-no-double-appear 38 46-48
      faulty/change-ended-twice appearance-begin-end-balanced 46 53-54
      faulty/begun-twice appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36-39 41-44 49
        51-52 56-58 61
      faulty/wrong-callback-forwarded appearance-no-direct-call 7-9 35 38 46-48 53-54 60
      faulty/wrong-callback-forwarded appearance-will-did-paired 7-9 35 38 46-48 53-54 60
      faulty/long-gone-told-again appearance-no-double-disappear 42 49
      faulty/always-animated appearance-animated-flag 10 44 52 58
      faulty/view-put-in-twice appearance-is-appearing-once 1-4 10 12 26 29 32-34 36-39 41-44 49
        51-52 56-58 61
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 5-6 15 17-19 21 24-25 27-28
        30 59
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 15 17-19 21 24-25
        30 59
      faulty/ends-with-the-shorter appearance-phase-order 1-2 4 10 12 26 29 32-33 36-39 41-43 49
        51 56-58 61
      faulty/ends-with-the-shorter containment-did-move-after-add 1-2 4 10 12 26 29 32-33 36-39
        41-43 49 51 56-58 61
      faulty/presenter-ended-ahead appearance-phase-order 157 162 169-175 177-179 181 183-186
        188 208-210 215 219 221-222 225-226 228-230 232 235-239 242-248 251-255 259 261 266 268
        270 275 278 280
      faulty/hurried-child-left-behind appearance-child-within-parent 9
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34
        36-37 39 41-44 49 51-52 56-58 61
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 62-66 70 72-73 75 91-99 102-103 106-107
      faulty/placed-before-told appearance-phase-order 1-4 9-10 12 26 29 32-34 36-39 41-44 49
        51-52 56-58 61
      faulty/animation-concealed appearance-animated-flag 1-4 9-10 12 26 29 32-34 36-39 41-43 49
        51 56-58 61
      faulty/fades-unasked appearance-animated-flag 174 176 180 234 260 269 277
      faulty/animation-invented appearance-animated-flag 164 173-174 176 180 194 211 234 260 269
        277
      faulty/animation-denied appearance-animated-flag 157-165 167-175 177-179 181-193 195-205
        207-233 235-249 251-259 261-268 270-276 278-280
      faulty/return-kept-back appearance-forwarded-to-children 7-8 60
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 63 65 110
      faulty/menu-stays-after-turn appearance-final-state-matches-window 107-110
      faulty/handle-out-of-sight appearance-no-phantom-child 53-54
      faulty/presenter-left-in-window appearance-no-double-appear 139-143 148-152 284-288
        293-294 296 299-301 313-314 317 319 321-326 333-338 340 342-348 353-354 356 366 368-369
        372 374-375 377 379-380 391 393-398 410-414
      faulty/menu-goes-untold appearance-final-state-matches-window 108-109
      faulty/first-page-blinks transparency 46 53-54
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 140-143 145 149-152 154 158-159
        164-165 167-168 182 187 189-193 197 199 202 204 207 211-214 217-218 220 224 227 231 233
        249 256 258 262-265 267 271-274 276 279 285-288 290 293-294 299-301 314 319 321-325 329
        334 336 338 342-344 347-348 350 354 357 359 372 377 380 395-398 411-414 416
      faulty/flag-of-the-animation completion-honest-flag 161 163 296 298
      faulty/returns-without-views completion-eventually 157 160 162-163 168-175 177-179 183-184
        186 188 195-200 208 210 214 219-222 226 228-229 231-233 235-239 241 243-245 247-248
        251-252 255 259 266-268 275-276 280
      faulty/empty-transaction-reports completion-not-before-animation-end 418 421 423-425
        431-437 440 442 446-448 451 455 459-460 462-465 467 474-475 487 490 492-493 499-500
        502-503 506-508 511-514 519 532 534 536 539-543 548 552 562 564
      faulty/completed-by-two completion-at-most-once 140-143 149-152 158-159 164-165 167-168
        182 187 189-193 202 204 207 211-214 217-218 224 227 249 256 258 262-265 271-274 279
        285-288 293-294 299-301 314 319 321-325 334 336 338 342-344 347-348 354 372 377 380
        395-398 411-414
      faulty/waits-for-delegate completion-eventually 236 362 492 618-619
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 299 305 326 342 393
      faulty/shown-only-by-animation completion-unanimated-parity 44 52
      faulty/completed-without-verdict completion-after-verdict 419 426-429 431 439 441 443-446
        448 452-455 457-458 461 468 475-483 495-496 501 504 509-511 515 517-519 523-530 537-539
        544 546-548 552-560
      faulty/paused-and-completed completion-after-verdict 419 426-429 431 439 441 443-446 448
        452-455 457-458 461 468 475-483 495-496 501 504 509-511 515 517-519 523-530 537-539 544
        546-548 552-560
      faulty/dismissal-closure-dropped completion-closure-runs 7-9 35 38 47-48 60
      faulty/twice-told-card completion-closure-runs 157 160 162-163 169-180 183-184 188 208 210
        219 221-222 225-226 228-230 232 234-239 243-245 247-248 251-252 255 277 280
      faulty/frames-reset-after-end completion-no-work-after 140-143 149-152 158-159 164-165
        167-168 182 187 189-193 202 204 207 211-214 217-218 224 227 237-239 249 256 258 262-265
        271-274 279 285-288 293-294 299-301 314 319 321-325 334 336 338 342-344 347-348 354
        363-365 372 377 380 395-398 411-414
      faulty/dropped-animation-ignored completion-eventually 161 163 296 298 422-424 536 594
      faulty/dropped-switch-leaves-deaf appearance-begin-end-balanced 3
      faulty/dropped-switch-leaves-deaf containment-cancel-rollback 3-4
      faulty/dropped-switch-leaves-deaf interaction-input-restored 3-4
      faulty/dropped-move-leaves-deaf appearance-begin-end-balanced 63 65
      faulty/dropped-move-leaves-deaf interaction-input-restored 63-66
      faulty/ended-hook-forgotten completion-animation-ended-relayed 11 40
      faulty/ended-hook-twice completion-animation-ended-relayed 11 40
      faulty/ended-hook-early completion-animation-ended-relayed 11 40
      faulty/ended-hook-contrary completion-animation-ended-relayed 11 40
      faulty/alongside-for-built-in-only completion-alongside-runs 11 40
      faulty/reports-long-after completion-eventually 137 139 144 146 148 153 157-160 162
        164-165 167-175 177-179 181-193 195-196 198 200-205 207-208 211-219 221-230 232 235-249
        251-259 261-266 268 270-275 278-280 282 284 289 292 295 297 300-307 309-311 313 315-318
        320 327-328 330-333 335 337 339 343-346 349 351-353 355-356 358 361-371 373-376 379 381
        389-392 394 399 408 410 415
      faulty/waits-for-announced-time completion-eventually 137 144 146 153 157 162 169-175
        177-179 183-184 186 188 208 219 221-222 225-226 228-230 232 235-239 243-245 247-248
        251-252 255 259 266 268 275 280 282 289 292 297 302-307 309-311 315-316 318 320 339 349
        351-352 355-356 358 361-365 370-371 373 376 381 389-390 392 399 408 415
      faulty/end-told-first completion-not-before-animation-end 1-4 9-10 12 26 29 32-34 36-39
        41-43 49 51 56-58 61
      faulty/recedes-by-animators completion-unanimated-parity 234
      faulty/pales-by-animators completion-unanimated-parity 234
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 164 173 176 180 194 211 260 269
        277
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 160-162 172
        174-175 177-179 181 185 208-209 215 219 225-226 228 230 236-239 242 244 246 253-254 259
        261 268 270 278
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 225-226 228 383-384
      faulty/incoming-view-left-out ownership-to-view-in-container 137 144 146 153 157 160
        162-163 168-175 177-179 183-184 186 188 195-196 198 200 208 210 214 219 221-222 226
        228-230 232 235-239 241 243-245 247-248 251-252 255 259 266 268 275 280 282 289 292 295
        297-298 302-307 309-311 315-316 318 320 327-328 330-332 339 341 349 351-352 355 358
        361-365 367 370-371 373 376 381 389-390 408 415
      faulty/both-sides-taken-out ownership-original-parentage-restored 158-159 164-165 167-168
        182 187 189-193 202 204 207 211-214 217-218 224 227 249 256 258 262-265 271-274 279
      faulty/both-sides-taken-out ownership-window-not-empty 164-165 167 211-213
      faulty/picture-left-on-top ownership-container-clean 140-143 149-152 158-159 168 182 187
        189-193 202 204 207 214 217-218 224 227 249 256 258 262-265 271-274 279 285-288 293-294
        314 319 321-325 334 336 338 347-348 354 372 377 380 395-398 411-414
      faulty/mark-left-by-finger ownership-container-clean 140-143 149-152 158-159 168 182 187
        189-193 202 204 207 214 217-218 224 227 249 256 258 262-265 271-274 285-288 293-294 314
        319 321-325 334 336 338 347-348 354 372 377 395-398 411-414
      faulty/bar-picture-stays ownership-container-clean 422-424 536
      faulty/source-view-stays-hidden ownership-source-view-restored 436 542
      faulty/element-taken-along ownership-source-view-restored 424 436 475 536 542 552
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 197 199 220 231 233 267 276
      faulty/backdrop-picture-stays geometry-chrome-follows 247-249 251-252 255-256
      faulty/presenter-under-outer-view ownership-original-parentage-restored 225-228 383-384
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 419 426-429 431 439
        448 452-455 458 468 475-478 480 482-483 496 501 504 509-511 517-519 523-525 527 529-530
        537-539 546-548 552-555 557 559-560
      faulty/container-pinned ownership-container-untouched 157 160 162-163 168-180 183-184 186
        188 195-200 208 210 214 219-222 225-226 228-239 241 243-245 247-248 251-252 255 259-260
        266-269 275-277 280
      faulty/incoming-view-stays ownership-original-parentage-restored 140-143 149-152 285-288
        293-294 299-301 314 319 321-325 334 336 338 342-344 347-348 354 372 377 380 395-398
        411-414
      faulty/picture-left-in-container ownership-container-clean 10 44 52 58
      faulty/curtain-stays ownership-container-clean 157 163 168-171 183-184 186 188 195 198 200
        210 214 221-222 228-230 232 234-235 237-238 241 243 245 247-248 251-252 255 266 275 280
      faulty/dimming-taken-early ownership-chrome-lifecycle 158-159 168 182 187 189-193 202 204
        207 214 217-218 224 227 249 256 258 262-265 271-274 279
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 157 163 168-171 183-184 186 188
        195 198 200 210 214 221-222 228-230 232 234-235 237-238 241 243 245 247-248 251-252 255
        266 275 280
      faulty/dimming-piles-up ownership-container-clean 158-159 168 182 187 189-193 202 204 207
        214 217-218 224 227 249 256 258 262-265 271-274 279
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 247-249 251-252 255-256
      faulty/tabs-exchanged-by-hand ownership-container-untouched 592-593 612 619 621-622
        625-628 631 637 652-657
      faulty/catcher-stays ownership-container-clean 63 66 70-71 75 93-96 107
      faulty/catchers-pile-up ownership-container-clean 63 66 70-71 75 93-96 107
      faulty/status-bar-not-captured status-bar-owner-after-present 157 160 162-163 169-180
        183-184 186 188 210 219 221-222 225-226 228-230 232 234-239 243-245 247-248 251-252 255
        259-260 266 268-269 275 277 280
      faulty/child-never-asked status-bar-child-forwarded 1-4 7-10 12 26 29 33-39 41-49 51-58
        60-61
      faulty/bar-by-value status-bar-child-forwarded 1-4 7-10 12 26 29 33-39 41-49 51-58 60-61
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 9 12 26 33 36-37 41
        43-44 46-49 51-52 56 61
      faulty/no-update-requested status-bar-update-requested 1 3 26 33-34 36-37 41 43-44 49
        51-52 57-58
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 159 168 182 187 189-193 202 204
        207 214 217-218 224 227 249 258 262-265 271-274 279
      faulty/bar-returns-late geometry-bars-stable 137 139 146 148 161-162 165 167 172 174-175
        177-179 181 185 196 201 203 205 208-209 212-213 215-216 219 223 225-226 228 230 236-240
        242 244 246 257 259 261 268 270 278 282 284 296-297 300-301 304 306-307 309-311 313 317
        328 333 335 337 339-340 343-346 349 353 356 362-366 368-369 379 389-392 394 408 410
      faulty/helper-window-stays status-bar-no-global-write 137 139-143 146 148-152 158-162
        164-165 167-168 172 174-175 177-179 181-182 185 187 189-193 196 201-205 207-209 211-219
        223-228 230 236-240 242 244 246 249 253-254 256-259 261-265 268 270-274 278-279 282
        284-288 293-297 299-301 304 306-307 309-311 313-314 317 319 321-325 328 333-340 342-349
        353-354 356 362-366 368-369 372 374-375 377 379-380 389-392 394-398 408 410-414
      faulty/helper-window-stays status-bar-restored-after-dismiss 137 146 160 162 172 174-175
        177-179 196 208 219 225-226 228 236-239 244 259 268 282 295 297 304 306-307 309-311 328
        339 349 362-365 389-390 408
      faulty/bar-set-for-all status-bar-no-global-write 137 139-146 148-154 157-165 167-175
        177-179 181-193 195-205 207-233 235-249 251-259 261-268 270-276 278-280 282 284-290
        292-307 309-311 313-325 327-359 361-377 379-381 389-392 394-399 408 410-416
      faulty/verdict-during-bar-fade completion-eventually 257
      faulty/update-asked-too-early status-bar-update-requested 1-4 10 12 26 29 33-34 36-37 39
        41-44 49 51-52 57-58 61
      faulty/header-never-asked status-bar-child-forwarded 292 298 302-303 315-316 318 320 341
        351-352 355-356 358 360-361 363-364 370-371 373 376 394 399
      faulty/given-up-screen-decides status-bar-child-forwarded 15 17-19 21 24-25 30 59
      faulty/root-decides-stack status-bar-child-forwarded 419 423-424 426 431 439-440 442 445
        447 451 455 458 460 465 468 475-478 480 482-483 487-491 498-499 501 504 506-508 511 519
        523-525 527 529-530 532-533 536 539 548 552-555 557 559-560 562-563
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 418-429 431-460 463-484 487-565
      faulty/bar-dims-between-children transparency 1-4 10 12 26 29 32-34 36-38 41-43 51 56-58
        61
      faulty/bar-goes-between-children transparency 1-4 10 12 26 29 32-34 36-38 41-43 51 56-58
        61
      faulty/bar-seized-between-children transparency 1-4 10 12 26 29 32-34 36-38 41-43 51 56-58
        61
      faulty/barless-stack-decides transparency 7-8 53-55 60
      faulty/stack-hides-bar transparency 7-8 53-55
      faulty/never-moved containment-did-move-after-add 1-4 9-10 12 26 29 33-39 41-44 46-49
        51-54 56-58 61
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-4 9-10 12 26 29 32-39
        41-44 47-49 51-52 56-58 61
      faulty/view-before-child containment-add-before-view 46 53-54
      faulty/view-without-child containment-view-parent-agrees 1-4 7-10 12 26 29 31-39 41-49
        51-58 60-61
      faulty/popup-without-child containment-view-parent-agrees 139-144 148-153 157-159 161
        163-165 167-171 181-195 198 200-205 207 209-218 221-225 227-230 232 234-235 237-238
        240-243 245-249 251-258 261-266 270-275 278-280 284-289 292-294 296 298-303 313-327
        330-338 340-348 351-356 358 360-361 363-364 366-377 379-381 391-399 410-415
      faulty/warned-twice containment-no-duplicate-moves 1-4 9-10 12 26 29 32-39 41-44 46-49
        51-54 56-58 61
      faulty/parent-link-stays containment-remove-complete 1-4 9-10 12 26 29 33-39 41-44 47-49
        52 56-58 61
      faulty/child-of-two-containers containment-view-parent-agrees 1-4 9-10 12 26 29 32-33 36
        38-39 41-44 49 51-52 56-58 61
      faulty/size-kept-from-children containment-size-change-forwarded 55-56 60-61
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-4 9-10 12 26 29 32-33
        36-39 41-44 49 51-52 56-58 61
      faulty/both-children-stay containment-cancel-rollback 15 17-19 21 24-25 30 59
      faulty/told-while-covered appearance-child-within-parent 35 38 47-48
      faulty/told-while-covered appearance-no-double-disappear 35 38 47-48
      faulty/told-while-it-slides containment-did-move-after-add 1-4 9-10 12 26 29 32-34 36-39
        41-43 49 51 56-58 61
      faulty/size-told-twice containment-size-change-forwarded 55-58 60-61
      faulty/size-of-before-told containment-size-change-forwarded 55-56 61
      faulty/old-parts-told containment-size-change-forwarded 55 108-110
      faulty/farewell-repeated containment-no-duplicate-moves 1-4 9-10 12 26 29 32-39 41-44
        47-49 51-52 56-58 61
      faulty/way-there-goes-on appearance-phase-order 39
      faulty/choice-noted-alone transparency 37
      faulty/early-end-dropped interaction-verdict-always 207 338
      faulty/only-ended-handled interaction-verdict-always 141 150 158 190 211-214 218 256 263
        272 286 293 322 342-344 348 377 396 412
      faulty/alert-takes-driver interaction-verdict-always 158 293
      faulty/pull-left-to-alert interaction-verdict-always 419
      faulty/lost-finger-decides interaction-verdict-always 211-214 342-344
      faulty/driver-always-handed-out interaction-start-policy 137 139 146 148 160-162 172 175
        177-179 181 185 208-209 215 219 225-226 228 230 236-240 242 244 246 253-254 259 261 268
        270 278 282 284 295-297 304 307 309-311 313 317 339-340 345 349 356 362-366 368-369
        374-375 379 389-392 394 408 410
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 167 301
      faulty/progress-after-verdict interaction-progress-range 142 151 191 204 223-224 264 273
        287 323 336 353-354 413
      faulty/resting-finger-undecided interaction-verdict-always 140 142-143 149 151-152 159
        164-165 167-168 182 187 189 191-192 205 217 224 227 249 258 262 264-265 271 273-274 279
        285 287-288 294 299-301 314 319 321 323-324 337 347 354 372 380 395 397-398 411 413-414
      faulty/second-finger-lets-go interaction-verdict-always 203-204 223-224
      faulty/finger-on-the-bar interaction-start-policy 427 441 443-445 452 457 461 480-481 515
        527-528 544 557-558
      faulty/finger-for-animated-pushes interaction-start-policy 441
      faulty/verdict-by-timer interaction-verdict-always 140-143 149-152 158-159 164-165 167-168
        182 187 189-193 196 201-205 211-214 216-218 223-224 227 249 256-258 262-265 271-274 279
        285-288 293-294 299-301 314 319 321-325 328 333-337 342-344 346-348 353-354 372 377 380
        395-398 411-414
      faulty/verdict-late interaction-verdict-always 140-143 149-152 158-159 164-165 167-168 182
        187 189-193 196 201-205 207 211-214 216-218 223-224 227 249 256-258 262-265 271-274 279
        285-288 293-294 299-301 314 319 321-325 328 333-338 342-344 346-348 353-354 372 377 380
        395-398 411-414
      faulty/flung-beyond-the-end interaction-progress-range 165 193 196 201 203 212 216 223 257
        300 325 328 333 335 343 346 353
      faulty/progress-doubled interaction-progress-range 142-143 151-152 165 191-192 196 201 203
        205 211-214 216 223 257 264-265 273-274 287-288 300 323-324 328 333 335 337 342-344 346
        353 397-398 413-414
      faulty/progress-by-place interaction-progress-range 607 643
      faulty/progress-untold interaction-progress-range 140-143 149-152 158-159 164-165 167-168
        182 187 189-193 196 201 203-205 211-214 216-218 223-224 227 249 256-258 262-265 271-274
        279 285-288 293-294 299-301 314 319 321-325 328 333 335-337 342-344 346-348 353-354 372
        377 380 395-398 411-414
      faulty/input-left-off interaction-input-restored 140-143 145 149-152 154 158-159 165 168
        182 187 189-193 197 199 202 204 207 212 214 217-218 220 224 227 231 233 249 256 258
        262-265 267 271-274 276 279 285-288 290 293-294 300 314 319 321-325 329 331 334 336 338
        343 347-348 350 354 357 359 372 377 380 395-398 411-414 416
      faulty/interruptible-made-anew geometry-no-frame-under-transform 145 154 195-200 220 231
        233 267 276 290 327-332 350 357 359 416
      faulty/interruptible-made-anew interaction-interruptible-stable 140-143 145 149-152 154
        158-159 164-165 167-168 182 187 189-193 195-205 207 211-214 216-218 220 223-224 227 231
        233 249 256-258 262-265 267 271-274 276 279 285-288 290 293-294 299-301 314 319 321-325
        327-338 342-344 346-348 350 353-354 357 359 372 377 380 395-398 411-414 416
      faulty/runner-for-both-ways interaction-interruptible-stable 165 196 212 300 328 343
      faulty/one-pause-forgotten interaction-pause-continues 207
      faulty/touches-let-through interaction-no-overlap 508
      faulty/switch-while-settling interaction-no-overlap 49-50
      faulty/layer-clock-stays interaction-layer-clock-restored 5-6 13-24 27-28 30 50 59
      faulty/presenter-stays-deaf interaction-input-restored 160-162 164-165 167 172-181 185 194
        201 203 205 208-209 211-213 215-216 219 223 225-226 228 236 239-240 242 244 246 253-254
        257 259-261 268-270 277-278
      faulty/deafened-by-animators interaction-input-restored 164 173 194 211
      faulty/second-pull-ignored interaction-state-reset 165 212 300 343
      faulty/pull-counts-on interaction-state-reset 165 300
      faulty/second-pull-stuck interaction-state-reset 165 212 300 343
      faulty/second-pull-undriven interaction-state-reset 165 212 300 343
      faulty/tap-off-when-given-up interaction-state-reset 168 214
      faulty/taps-through-the-sheet interaction-start-policy 245
      faulty/touches-stay-ignored interaction-input-restored 140-143 145 149-152 154 158-159
        164-165 167-168 182 187 189-193 197 199 202 204 207 211-214 217-218 220 224 227 231 233
        249 256 258 262-265 267 271-274 276 279 285-288 290 293-294 299-301 314 319 321-325 329
        331 334 336 338 342-344 347-348 350 354 357 359 372 377 380 395-398 411-414 416
      faulty/asked-twice interaction-no-refused-request 140-143 149-152 158-159 164-165 167-168
        182 187 189-193 196 201-205 207 211-214 216-218 223-224 227 249 256-258 262-265 271-274
        279 285-288 293-294 299-301 314 319 321-325 328 333-338 342-344 346-348 353-354 372 377
        380 395-398 411-414
      faulty/tabs-busy-until-tapped interaction-input-restored 596 601 603 616 622 627 630-631
        636 638-639 650 653 656
      faulty/still-tabs-busy-until-tapped interaction-input-restored 622 627 631 653 656
      faulty/shown-tab-refused transparency 637
      faulty/each-tab-tapped-once interaction-input-restored 627 656
      faulty/taps-wait-for-animator interaction-input-restored 628 657
      faulty/pulling-when-lost interaction-state-reset 213 344
      faulty/popping-when-lost interaction-state-reset 453 455 517 519 546 548
      faulty/selecting-when-lost interaction-state-reset 615 649
      faulty/held-when-lost containment-cancel-rollback 27
      faulty/tabs-deaf-after-cancel interaction-input-restored 596 616 630 636 650
      faulty/drawer-deaf-after-cancel interaction-state-reset 67-69 88-90
      faulty/switcher-deaf-at-end interaction-state-reset 14
      faulty/selections-counted-by-code interaction-state-reset 16
      faulty/moves-counted-by-code interaction-state-reset 77 80
      faulty/turned-finger-dismisses interaction-verdict-always 193 325
      faulty/turned-finger-pops interaction-verdict-always 483 530 560
      faulty/turned-finger-selects interaction-verdict-always 610 646
      faulty/turned-finger-switches interaction-verdict-always 25
      faulty/turned-finger-opens interaction-verdict-always 78 86
      faulty/container-bounds-taken geometry-final-frame 463
      faulty/presenter-stays-scaled geometry-identity-restored 160-162 164-165 167 172-175
        177-179 181 185 194 196 201 203 205 208-209 211-213 215-216 219 223 225-226 228 236
        239-240 242 244 246 253-254 257 259 261 268 270 278
      faulty/old-frame-kept geometry-size-change-tracked 502
      faulty/width-kept geometry-size-change-tracked 55-56 60-61
      faulty/frames-of-the-beginning geometry-size-change-tracked 255 376
      faulty/initial-frame-of-all geometry-frame-rollback 157 160 162-163 168-175 177-179
        183-184 186 188 195-200 208 210 214 219-222 226 228-229 231-233 235-239 241 243-245 259
        266-268 275-276 280
      faulty/dimming-keeps-size geometry-chrome-follows 247-249 251-252 255-256
      faulty/dimming-keeps-width geometry-chrome-follows 247-249 251-252 255-256
      faulty/presenter-frame-written-back geometry-frame-rollback 156
      faulty/card-fills-after-cancel geometry-frame-rollback 158-159 182 187 189-193 202 204 207
        217-218 224 227 258 262-265 271-274 279
      faulty/start-values-stay geometry-identity-restored 158-159 164 168 182 187 189-193 202
        204 207 211 214 217-218 224 227 249 256 258 262-265 271-274 279
      faulty/start-values-stay-below geometry-identity-restored 429 454 510 518 538 547
      faulty/frame-under-transform geometry-no-frame-under-transform 157 160 162-163 168-180
        183-184 186 188 195-200 208 210 214 219-222 225-226 228-239 241 243-245 247-248 251-252
        255 259-260 266-269 275-277 280
      faulty/pinned-to-helper geometry-layout-ownership 144 153 157 163 168-171 183-184 186 188
        195 198 200 210 214 221-222 228-230 232 235 237-238 241 243 245 247-248 251-252 255 266
        275 280 289 292 298 302-303 315-316 318 320 327 330 332 341 351-352 355-356 358 361
        363-364 367 370-371 373 376 381 399 415
      faulty/revealed-presenter-on-top geometry-z-order 137 139-143 146 148-152 282 284-288
        293-294 296-297 299-301 304 306-307 309-311 313-314 317 319 321-325 328 333-337 339-340
        342-349 353-354 356 362-366 368-369 372 374-375 377 379-380 389-392 394-398 408 410-414
      faulty/revealed-view-on-top geometry-z-order 418-419 421-422 425-429 431-433 435-439 441
        443-446 448-450 452-459 461 463-466 468-469 473-483 492 495-496 498 500-502 504-505
        509-521 523-530 537-550 552-560
      faulty/card-frame-kept geometry-size-change-tracked 247-249 251-252 255-256
      faulty/half-sheet-left-alone geometry-size-change-tracked 247-249 251 255-256
      faulty/slides-out-of-shell geometry-chrome-follows 161 165 167 181 185 201 203 205 209
        212-213 215-216 223 230 240 242 246 253-254 257 261 270 278
      faulty/strip-keeps-place geometry-size-change-tracked 56
      faulty/presenter-rises-for-nothing geometry-identity-restored 159 182 187 189-193 202 204
        207 217-218 224 227 258 262-265 271-274 279
      faulty/mask-of-the-beginning geometry-size-change-tracked 247-249 251-252 255-256
      faulty/shoved-by-old-width appearance-final-state-matches-window 108
      faulty/closed-by-old-width appearance-final-state-matches-window 107
      faulty/filled-under-transform geometry-size-change-tracked 108-110
      faulty/presenter-reset-by-darkness geometry-identity-restored 183-184
      faulty/small-while-turned geometry-size-change-tracked 253-254
      faulty/menu-stays-covered geometry-size-change-tracked 109
      faulty/pale-until-unwound geometry-identity-restored 574-576
      faulty/busy-until-shown navigation-delegate-paired 419 426-427 439 448 452 458 468 475-478
        480 482-483 501 504 523-525 527 529-530 552-555 557 559-560
      faulty/back-swipe-killed navigation-gesture-alive 446
      faulty/index-of-its-own navigation-tab-selection-consistent 594 597-600 602 604-606
        609-611 613 617 620 623-624 633-634 640-642 645-647 651
      faulty/own-dismissal-reported-only navigation-dismissal-observed 401-407
      faulty/covered-means-dismissed navigation-dismissal-observed 138 145 147 154 164 169-171
        173-174 176 178 180 194 197 199 211 220 231 233 252 260 267 269 276-277 283 290 299
        302-303 305-306 308 310 312 326 329 342 350 357 359 373 378 389-390 392-393 395-399 409
        416
      faulty/dismissal-reported-early navigation-dismissal-observed 158-162 164-165 167-168
        172-182 185 187 189-194 196 201-205 207-209 211-219 223-228 230 236-240 242 244 246 249
        253-254 256-265 268-274 277-279
      faulty/dismissal-reported-twice navigation-dismissal-observed 160-162 164-165 167 172-181
        185 194 196 201 203 205 208-209 211-213 215-216 219 223 225-226 228 230 236-240 242 244
        246 253-254 257 259-261 268-270 277-278
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 524
      faulty/unwind-step-by-step navigation-unwind-direct 569 573
      faulty/unwinds-by-one navigation-unwind-direct 578
      faulty/root-swipe-let-in navigation-stack-consistent 447
      faulty/pop-within-pop interaction-no-overlap 498
      faulty/pop-within-push navigation-stack-consistent 499
      faulty/bar-shown-for-all transparency 425 536-555 557-565
      faulty/barless-when-given-up navigation-bottom-bar-restored 426 439 458 468 476-478 480
        482-483 501 504 523-525 527 529-530
      faulty/barless-when-given-up status-bar-rollback-on-cancel 475
      faulty/refused-tab-counted navigation-tab-selection-consistent 629 632
      faulty/delegate-nobody-keeps resources-delegate-alive 157 160 162-163 169-180 183-184 186
        188 208 210 219 221-222 225-226 228-230 232 234-239 243-245 247-248 251-252 255 277 280
        292 295 297-298 302-312 315-316 318 320 339 341 349 351-352 355-356 358 360-365 370-371
        373 376 378 381 389-390 392 399
      faulty/delegate-not-given-back resources-delegate-alive 577
      faulty/half-passing-push-segue resources-delegate-alive 577
      faulty/animator-for-one-way navigation-symmetric-animator 137 146 160 162 172 175 177-179
        208 219 225-226 228 236-239 244 259 268 282 295 297 304 307 309-311 339 349 362-365
        389-390 392 408
      faulty/context-kept resources-transition-released 140-143 149-152 158-159 164-165 167-168
        182 187 189-193 196 201-205 207 211-214 216-218 223-224 227 249 256-258 262-265 271-274
        279 285-288 293-294 299-301 314 319 321-325 328 333-338 342-344 346-348 353-354 372 377
        380 395-398 411-414
      faulty/engine-keeps-screen resources-transition-released 137 139 146 148 160-162 164-165
        167 172 174-175 177-179 181 185 196 201 203 205 208-209 211-213 215-216 219 223 225-226
        228 236 239-240 242 244 246 253-254 257 259 261 268 270 278 282 284 295-297 299-301 304
        306-307 309-311 313 317 328 333 335 337 339-340 342-346 349 353 362 365-366 368-369
        374-375 379 389-394 408 410
      faulty/recognizers-pile-up resources-no-recognizer-growth 137 146 179 196 226 228 237-239
        244 259 268 282 311 328 365 389-390 408
      faulty/duration-made-up resources-duration-truthful 418 421 425 428 431-438 440 442
        446-449 453 455-456 459-460 462-467 469 473-475 487 490 492-493 498-500 502-503 505-509
        511-514 516-517 519-521 532 534 537 539-543 545-546 548-550 552 562 564
      faulty/menus-pile-up resources-transition-released 55-58 60-61
      faulty/first-pair-remembered resources-no-stale-participants 137 146 179 196 244 259 268
        282 311 328 390 408
      faulty/animator-dropped-early resources-driver-alive 11 40
      faulty/display-link-runs-on resources-no-orphan-animations 140-143 145 149-152 154 158-159
        164-165 167-168 182 187 189-193 197 199 202 204 207 211-214 217-218 220 224 227 231 233
        249 256 258 262-265 267 271-274 276 279 285-288 290 293-294 299-301 314 319 321-325 329
        334 336 338 342-344 347-348 350 354 357 359 372 377 380 395-398 411-414 416
      faulty/animations-left-off resources-switches-restored 137 139-146 148-154 157-159 161-165
        167-175 177-179 181-193 195-205 207-233 235-249 251-259 261-268 270-276 278-280 282
        284-290 292-294 296-307 309-311 313-325 327-359 361-377 379-381 389-392 394-399 408
        410-416
      faulty/animations-switched-on resources-switches-restored 160 295
      faulty/device-kept-awake resources-switches-restored 137 145-146 154 160 162 172-175
        177-179 196-197 199 208 219-220 226 231 233 236 239 244 259 267-268 276 282 290 295 297
        304-307 309-311 328-329 339 349-350 357 359 362 365 389-390 408 416
      faulty/reports-late resources-duration-truthful 137 139 144 146 148 153 157 162 167-175
        177-179 181 183-186 188 208 213-215 219 221-222 225-226 228-230 232 235-248 251-255 259
        261 266 268 270 275 278 280 282 284 289 292 297 301-307 309-311 313 315-318 320 339
        344-345 349 351-352 355-356 358 361-371 373-376 379 381 389-392 394 399 408 410 415
      faulty/pushes-remembered resources-transition-released 434 464-465 467 469-472 484 494 503
        521-522 531 550-551 561
      faulty/stack-kept-by-hub resources-transition-released 461-462
      faulty/switcher-kept-by-closure resources-transition-released 31-32
      faulty/switchers-remembered resources-transition-released 31-32
      faulty/escape-ignored accessibility-escape-works 166 206 250
      faulty/escape-promised accessibility-escape-works 166 206 250
      faulty/background-reachable accessibility-reachable-set 170 235 238 248
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 157 160 162-163 168-175
        177-179 183-184 186 188 195-200 208 210 214 219-222 225-226 228-229 231-233 235-239 241
        243-245 247-248 251-252 255 259 266-268 275-276 280
      faulty/editing-ended-by-drag accessibility-responder-restored 217-218 347-348
      faulty/screen-changed-too-early accessibility-focus-announced 170 175 187 231 235 238 248
        254 303 307 319 357 361 364 371 375
      faulty/elements-hidden-by-animators accessibility-flags-restored 164 173 194 211 299 305
        326 342 393
      faulty/mute-until-unwound accessibility-flags-restored 566-568 570-572
      faulty/closed-menu-reachable accessibility-reachable-set 94
      faulty/closed-handle-modal accessibility-flags-restored 63 66 70-71 75 93-96 107
      faulty/given-up-screen-announced accessibility-focus-announced 187 231 319 357
      faulty/screen-announced-twice accessibility-focus-announced 170 175 235 238 248 254 303
        307 361 364 371 375
      faulty/page-left-mute accessibility-flags-restored 1-2 4 10 29 37-39 42 51 57-58
      faulty/newcomer-within-reach accessibility-flags-restored 102-103
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 158-162 164-165 167-168
        172 174-175 177-179 181-182 185 187 189-193 196 201-205 207-209 211-219 223-228 230
        236-240 242 244 246 249 253-254 256-259 261-265 268 270-274 278-279
      faulty/fold-with-animated-push completion-not-before-animation-end 579 581-591
      faulty/fold-with-animated-push transparency 580
      faulty/fold-with-input-left-off interaction-input-restored 579-591
      faulty/always-interactive interaction-start-policy 160-162 172 174-175 177-179 181 185
        208-209 215 219 225-226 230 236-240 242 246 253-254 259 261 268 270 278
      faulty/direction-not-reset interaction-state-reset 196
      faulty/direction-never-turned interaction-start-policy 165 191 196 201 205 212 216 257 264
        273
      faulty/direction-inferred interaction-start-policy 165 191 196 201 205 212 216 257 264 273
      faulty/presenter-told-nothing appearance-presenter-contract 157 160 162-163 169-175
        177-179 183-184 186 188 208 210 219 221-222 225-226 228-230 232 235-239 243-245 247-248
        251-252 255 259 266 268 275 280
      faulty/presenter-told-twice appearance-begin-end-balanced 157 160-163 169-175 177-179 181
        183-186 188 208-210 215 219 221-222 225-226 228-230 232 235-239 242-248 251-255 259 261
        266 268 270 275 278 280
      faulty/view-moved-after-end completion-no-work-after 137 139-143 145-146 148-152 154
        158-162 164-165 167-168 172 174-175 177-179 181-182 185 187 189-193 196-197 199 201-205
        207-209 211-220 223-228 230-231 233 236-240 242 244 246 249 253-254 256-259 261-265
        267-268 270-274 276 278-279 282 284-288 290 293-297 299-301 304 306-307 309-311 313-314
        317 319 321-325 328-329 333-340 342-350 353-354 356-357 359 362-366 368-369 372 374-375
        377 379-380 389-392 394-398 408 410-414 416
      faulty/bar-jumps-at-end geometry-bars-stable 137 144 146 153 157 162-163 168-175 177-179
        183-184 186 188 195-196 198 200 208 210 214 219 221-222 225-226 228-230 232 235-239 241
        243-245 247-248 251-252 259 266 268 275 280 282 289 292 297-298 302-307 309-311 315-316
        318 320 327-328 330-332 339 341 349 351-352 355-356 358 361-365 367 370-371 373 381
        389-390 399 408 415
      faulty/closed-menus-appear appearance-no-phantom-child 7-8 31 34-35 53-55 60 62-66 70-76
        87 91-107 109-110
      faulty/menu-moved-in-each-time containment-did-move-after-add 104-105
      faulty/replaced-screen-kept containment-remove-complete 34-35 102-103
      faulty/given-up-side-told appearance-no-phantom-child 69 79 81-86 90
      faulty/page-shown-before-child containment-add-before-view 1-4 9-10 12 26 29 32-33 36
        38-39 41-44 46-49 51-54 56-58 61
      faulty/stack-cut-by-hand navigation-stack-consistent 430 485-486
      faulty/popped-card-kept resources-transition-released 111-135
      faulty/shade-of-each-card resources-no-recognizer-growth 118
      faulty/one-too-many-popped navigation-stack-consistent 427-429 441 443-446 448-449 452-454
        457 461 479 481 495 509-510 515-518 526 528 537-538 544-547 556 558
      faulty/place-counted-along navigation-tab-selection-consistent 600-606 608-611 617 621-622
        625 627 629 632-633 637-642 644-647 652-654 656
      faulty/place-counted-in-secret interaction-state-reset 595 608 614 635 644 648
      faulty/pop-locks-pushes navigation-delegate-paired 419 426 431 439 455 458 467-468 471-472
        475-478 480 482-483 501 504 511 519 523-525 527 529-530 539 548 552-555 557 559-560
      faulty/presenter-stays-pale geometry-identity-restored 160-162 172-181 185 194 209 215 219
        225-226 228 236 239 242 244 246 253-254
      faulty/presenter-brightens-under-cover geometry-identity-restored 169-171
      faulty/dialog-shrinks-under-alert geometry-identity-restored 157
      faulty/dialog-stays-small geometry-identity-restored 157 163 169-171 183-184 186 188 210
        221-222 228-230 232 235 237-238 243 247-248 251-252 255
      faulty/presenter-told-by-dialog appearance-presenter-contract 157 160-163 169-181 183-186
        188 194 209-210 215 219 221-222 225-226 228-230 232 234-239 242-244 246-248 251-255
      faulty/home-turned-by-appearance completion-not-before-animation-end 161-162 172 174-175
        177-179 181 185 208-209 215 219 225-226 228 230 236-239 242 244 246 253-254 259 261 268
        270 278
      faulty/hasty-card completion-closure-runs 157 160 162-163 169-180 183-184 188 208 210 219
        221-222 225-226 228-230 232 234-239 243-245 247-248 251-252 255 277 280
      faulty/picture-stays-hidden ownership-source-view-restored 429 454 475 510 518 538 547 552
      faulty/root-shown-ahead containment-view-parent-agrees 665-669
      faulty/root-handed-over-late ownership-window-not-empty 668
      faulty/banner-faded-only status-bar-no-global-write 658-664
      faulty/banner-taken-for-old status-bar-no-global-write 663
      faulty/banner-keeps-bar status-bar-owner-after-present 660
      faulty/paused-till-foreground completion-eventually 209-210 340-341
      faulty/contents-stay-deep completion-unanimated-parity 234
      faulty/contents-stay-deep geometry-identity-restored 164 173 194 211
      faulty/newcomer-under-header geometry-bars-stable 34
      faulty/insets-left-behind geometry-bars-stable 1-4 9-10 12 26 29 33-39 41-44 47-49 51-52
        56-58 61
      faulty/runner-kept-when-given-up interaction-interruptible-stable 136 155 165 281 291 300
        382 385 400 417
      faulty/sheet-of-old-screen geometry-size-change-tracked 249
      faulty/older-wish-wins interaction-no-overlap 100
      faulty/hand-moved-back geometry-size-change-tracked 256
      faulty/shade-stays-pale geometry-chrome-follows 158 187 189-190 192-193 202 207 217-218
        224 227 258 262-263 265 271-272 274 279
    """
}

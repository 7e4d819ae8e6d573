// Made by 'conform report --run --write' of a run of everything.

extension KnownFault {
  static let table = """
    scenarios
      container/children alert-above background-between background-while-selecting
      container/children background-while-selecting-then-select cancel-then-drag
      container/children cancel-then-select cancel-then-select~unanimated cover cover-read-aloud
      container/children cover-while-selecting cycle-back-at-once cycle-by-animator
      container/children darken-while-selecting drag drag-at-end-then-select
      container/children drag-read-aloud~cancelled drag-then-select-back drag~cancelled
      container/children drag~flung drag~interrupted drag~joined drag~re-grabbed drag~relieved
      container/children drag~resting drag~reversed drag~turned-round inactive-while-selecting
      container/children interrupted-then-drag interrupted-then-select
      container/children interrupted-then-select~unanimated keyboard-up keyboard-up~cancelled
      container/children leave leave-after-select pull-in-vain~repeated reduced-motion replace
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
      container/side cancel-then-close cancel-then-close~unanimated cancel-then-drag
      container/side cancel-then-open close-while-covered close-while-opening cover-open
      container/side cover-open-read-aloud cover-while-opening darken-between
      container/side darken-while-opening drag-out-then-open drag-out~turned-round
      container/side drag-read-aloud~cancelled drag-then-close drag~cancelled drag~flung
      container/side drag~interrupted drag~re-grabbed drag~reversed drag~turned-round
      container/side inactive-while-opening interrupted-then-close
      container/side interrupted-then-close~unanimated interrupted-then-drag
      container/side interrupted-then-open leave-after-opening leave-while-open open-and-close
      container/side open-and-close-read-aloud open-and-close~repeated open-and-close~unanimated
      container/side open-each open-each-read-aloud open-other-while-open open-while-closing
      container/side open-while-covered pull-in-vain~repeated replace-open replace-open-and-stay
      container/side replace-side-closed replace-side-closed-read-aloud replace-side-open
      container/side turn-between turn-upright-while-open turn-while-open turn-while-opening
      container/stack alert-above background-while-popping background-while-pushing-then-pop
      container/stack cancel-then-drag cancel-then-pop cancel-then-pop~unanimated cycle-deep
      container/stack cycle-inside-another cycle~repeated drag-out drag-out-then-push
      container/stack drag-out~flung drag-out~joined drag-out~relieved drag-out~resting
      container/stack interrupted-then-drag interrupted-then-pop interrupted-then-pop~unanimated
      container/stack keyboard-up pop pop-read-aloud pop-while-covered pop-while-pushing
      container/stack pop~unanimated pull-in-vain~repeated push-while-popping push-while-settling
      container/stack turn-then-pop
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
      modal/custom present~unanimated pull-in-vain~repeated read-aloud reduced-motion
      modal/custom same-sheet-stays same-sheet-stays-read-aloud same-sheet~repeated
      modal/custom stop-dismissal stop-presentation taller-status-bar tap-beside
      modal/custom tap-beside~repeated tap-inside tap-with-driver turn-and-stay
      modal/custom turn-and-stay-read-aloud turn-then-dismiss~cancelled turn-then-escape
      modal/custom turn-then-tap-beside turn-while-covered turn-while-presented
      modal/custom turn-while-presented-read-aloud turn-while-presenting
      modal/custom turn-while-pulled~interrupted verdict-in-bar-fade
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
      navigation/bar pop~turned-round pop~unanimated pull-in-vain~repeated pull-stack
      navigation/bar pull-stack-of-two push push-while-covered push-while-covered~unanimated
      navigation/bar push-while-pushing push~unanimated reduced-motion set-stack
      navigation/bar set-stack-while-covered set-stack-while-popping
      navigation/bar set-stack-while-popping~cancelled set-stack~unanimated swipe-while-popping
      navigation/bar swipe-while-pushing toolbar toolbar~cancelled turn-between
      navigation/bar turn-between-popped-at-once turn-then-pop~cancelled turn-while-popping
      navigation/bar turn-while-pushing two-pushes two-taps
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
      tabs/screens pull-in-vain~repeated reduced-motion reduced-motion-taps select
      tabs/screens select-then-tap select-then-tap-back select-while-covered
      tabs/screens select-while-selecting tap tap-far-then-tap-back tap-leave-then-tap
      tabs/screens tap-twice-then-tap-back tap-while-cancelling tap-while-cancelling-then-tap
      tabs/screens tap-while-selecting tap-while-settling turn-then-drag~cancelled
      tabs/screens turn-while-selecting
      tabs/stacks cancel-then-drag cancel-then-tap deepen-then-tap-same drag-at-end-then-tap
      tabs/stacks drag-then-tap-back drag~cancelled drag~flung drag~interrupted drag~joined
      tabs/stacks drag~re-grabbed drag~reversed drag~turned-round flick interrupted-then-drag
      tabs/stacks interrupted-then-select interrupted-then-tap select select-then-tap
      tabs/stacks select-then-tap-back tap tap-far-then-tap-back tap-leave-then-tap
      tabs/stacks tap-twice-then-tap-back
      window/own hide-while-showing keyboard-below sheet-below show-and-hide
      window/own show-and-hide~repeated show-while-hiding turn-while-shown
      window/root swap swap-animated~repeated swap-from-completion swap-overtaken
      window/root swap-under-sheet swap-while-swapping
    faults
      faulty/first-child-told-twice appearance-forwarding-exclusive 49 56-57
      faulty/first-child-told-twice appearance-no-double-appear
      faulty/own-appearance-kept-back appearance-forwarded-to-children 8-9 63
      faulty/callback-called-by-animator appearance-no-direct-call 146 153-155 162-163 166 169
        171-172 177-184 186-188 192-193 195 197 204-209 217 219 223 228-231 234-235 237-242
        245-249 251 253-255 257-258 261-262 265 269 276-278 285-286 290 292 299-300 302 305
        307-308 312-317 319-321 325-326 328 330 337-342 349 351 359-362 365-369 371-375 377
        380-381 383 386 391 399-400 402 409 418 425-426
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 10-11 13 27 31 34 36-37 39-42
        44-47 52 54-55 59-61 64
      faulty/switch-within-switch appearance-begin-end-balanced 10 42 52
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 396-398
      faulty/presenter-told-by-animators appearance-presenter-contract 173 182-183 203 220
      faulty/presenter-view-taken-out appearance-final-state-matches-window 166 172 178-180
        192-193 195 197 204 207 209 219 230-231 234 236-239 241 245 247-248 251 253 255 257-258
        261-262 265 276 285 290
      faulty/all-pages-appear appearance-no-phantom-child 1-4 8-11 13 27 31 33-34 36 39-42 44-52
        54-61 63-64
      faulty/neighbour-told appearance-forwarded-to-children 8-10 41 50-51 63
      faulty/neighbour-told appearance-no-phantom-child 1-4 8-11 13 27 31 33-34 36 39-42 44-52
        54-61 63-64
      faulty/content-without-parent appearance-phase-order 146 153-155 162-163 166 169 171-172
        177-184 186-188 192-193 195 197 204-209 217 219 223 228-231 234-235 237-242 245-249 251
        253-255 257-258 261-262 265 269 276-278 285-286 290 292 299-300 302 305 307-308 312-317
        319-321 325-326 328 330 337-342 349 351 359-362 365-369 371-375 377 380-381 383 386 391
        399-400 402 409 418 425-426
      faulty/newcomer-over-side appearance-no-phantom-child 109
      faulty/newcomer-told-nothing appearance-final-state-matches-window 37 108-109 112
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 10-11 13 27 31 36
        39-40 42 44-47 52 54-55 59-61 64
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 428 430-431 433-435 441-447
        450 452 456-458 461 465 469-470 472-475 477 484-485 498 501 503-504 510-511 513-514
        517-519 522-525 530 543 545 547 550-554 559 563 573 575
      faulty/outgoing-told-again appearance-no-spurious-reversal 146 153 155 162 239 247-248 292
        299 302 305 307-308 312-317 319-321 325-326 328 330 337-338 340-342 349 351 359 361-362
        365-366 368 371-375 377 380-381 383 386 391 399-400 402 409 418 425
      faulty/child-told-before-show appearance-child-within-parent 41 49-51
      faulty/child-told-before-show appearance-no-double-appear 41 49-51
      faulty/change-ended-twice appearance-begin-end-balanced 49 56-57
      faulty/begun-twice appearance-begin-end-balanced 1-4 10-11 13 27 31 34 36-37 39-42 44-47
        52 54-55 59-61 64
      faulty/wrong-callback-forwarded appearance-no-direct-call 8-10 38 41 49-51 56-57 63
      faulty/wrong-callback-forwarded appearance-will-did-paired 8-10 38 41 49-51 56-57 63
      faulty/long-gone-told-again appearance-no-double-disappear 45 52
      faulty/always-animated appearance-animated-flag 11 47 55 61
      faulty/view-put-in-twice appearance-is-appearing-once 1-4 11 13 27 31 34 36-37 39-42 44-47
        52 54-55 59-61 64
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 5-7 16 18-20 22 25-26 28-30
        32 35 62
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 16 18-20 22 25-26
        32 35 62
      faulty/ends-with-the-shorter appearance-phase-order 1-2 4 11 13 27 31 34 36 39-42 44-46 52
        54 59-61 64
      faulty/ends-with-the-shorter containment-did-move-after-add 1-2 4 11 13 27 31 34 36 39-42
        44-46 52 54 59-61 64
      faulty/presenter-ended-ahead appearance-phase-order 166 171 178-184 186-188 190 192-195
        197 217-219 224 228 230-231 234-235 237-239 241 245-249 252-258 261-265 269 271 276 278
        280 285 288 290
      faulty/hurried-child-left-behind appearance-child-within-parent 10
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 10-11 13 27 31 34
        36-37 39-40 42 44-47 52 54-55 59-61 64
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 65-69 74 76-77 79 96-104 108-109
        112-113
      faulty/placed-before-told appearance-phase-order 1-4 10-11 13 27 31 34 36-37 39-42 44-47
        52 54-55 59-61 64
      faulty/animation-concealed appearance-animated-flag 1-4 10-11 13 27 31 34 36-37 39-42
        44-46 52 54 59-61 64
      faulty/fades-unasked appearance-animated-flag 183 185 189 243 270 279 287
      faulty/animation-invented appearance-animated-flag 173 182-183 185 189 203 220 243 270 279
        287
      faulty/animation-denied appearance-animated-flag 166-174 176-184 186-188 190-202 204-214
        216-242 244-259 261-269 271-278 280-286 288-290
      faulty/return-kept-back appearance-forwarded-to-children 8-9 63
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 66 68 116
      faulty/menu-stays-after-turn appearance-final-state-matches-window 113-116
      faulty/handle-out-of-sight appearance-no-phantom-child 56-57
      faulty/presenter-left-in-window appearance-no-double-appear 148-152 157-161 294-298
        303-304 306 309-311 323-324 327 329 331-336 343-348 350 352-358 363-364 366 376 378-379
        382 384-385 387 389-390 401 403-408 420-424
      faulty/menu-goes-untold appearance-final-state-matches-window 114-115
      faulty/first-page-blinks transparency 49 56-57
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 149-152 154 158-161 163 167-168
        173-174 176-177 191 196 198-202 206 208 211 213 216 220-223 226-227 229 233 236 240 242
        244 259 266 268 272-275 277 281-284 286 289 295-298 300 303-304 309-311 324 329 331-335
        339 344 346 348 352-354 357-358 360 364 367 369 382 387 390 405-408 421-424 426
      faulty/flag-of-the-animation completion-honest-flag 170 172 306 308
      faulty/returns-without-views completion-eventually 166 169 171-172 177-184 186-188 192-193
        195 197 204-209 217 219 223 228-231 235 237-238 240-242 245-249 251 253-255 257-258
        261-262 265 269 276-278 285-286 290
      faulty/empty-transaction-reports completion-not-before-animation-end 428 431 433-435
        441-447 450 452 456-458 461 465 469-470 472-475 477 484-485 498 501 503-504 510-511
        513-514 517-519 522-525 530 543 545 547 550-554 559 563 573 575
      faulty/completed-by-two completion-at-most-once 149-152 158-161 167-168 173-174 176-177
        191 196 198-202 211 213 216 220-223 226-227 233 236 244 259 266 268 272-275 281-284 289
        295-298 303-304 309-311 324 329 331-335 344 346 348 352-354 357-358 364 382 387 390
        405-408 421-424
      faulty/waits-for-delegate completion-eventually 246 372 503 630-631
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 309 315 336 352 403
      faulty/shown-only-by-animation completion-unanimated-parity 47 55
      faulty/completed-without-verdict completion-after-verdict 429 436-439 441 449 451 453-456
        458 462-465 467-468 471 478 485-493 495 506-507 512 515 520-522 526 528-530 534-541
        548-550 555 557-559 563-571
      faulty/paused-and-completed completion-after-verdict 429 436-439 441 449 451 453-456 458
        462-465 467-468 471 478 485-493 495 506-507 512 515 520-522 526 528-530 534-541 548-550
        555 557-559 563-571
      faulty/dismissal-closure-dropped completion-closure-runs 8-10 38 41 50-51 63
      faulty/twice-told-card completion-closure-runs 166 169 171-172 178-189 192-193 197 217 219
        228 230-231 234-235 237-239 241 243 245-249 253-255 257-258 261-262 265 287 290
      faulty/frames-reset-after-end completion-no-work-after 149-152 158-161 167-168 173-174
        176-177 191 196 198-202 211 213 216 220-223 226-227 233 236 244 247-249 259 266 268
        272-275 281-284 289 295-298 303-304 309-311 324 329 331-335 344 346 348 352-354 357-358
        364 373-375 382 387 390 405-408 421-424
      faulty/dropped-animation-ignored completion-eventually 170 172 306 308 432-434 547 605
      faulty/dropped-switch-leaves-deaf appearance-begin-end-balanced 3
      faulty/dropped-switch-leaves-deaf containment-cancel-rollback 3-4
      faulty/dropped-switch-leaves-deaf interaction-input-restored 3-4
      faulty/dropped-move-leaves-deaf appearance-begin-end-balanced 66 68
      faulty/dropped-move-leaves-deaf interaction-input-restored 66-69
      faulty/ended-hook-forgotten completion-animation-ended-relayed 12 43
      faulty/ended-hook-twice completion-animation-ended-relayed 12 43
      faulty/ended-hook-early completion-animation-ended-relayed 12 43
      faulty/ended-hook-contrary completion-animation-ended-relayed 12 43
      faulty/alongside-for-built-in-only completion-alongside-runs 12 43
      faulty/reports-long-after completion-eventually 146 148 153 155 157 162 166-169 171
        173-174 176-184 186-188 190-202 204-205 207 209-214 216-217 220-228 230-239 241 244-259
        261-269 271-276 278 280-285 288-290 292 294 299 302 305 307 310-317 319-321 323 325-328
        330 337-338 340-343 345 347 349 353-356 359 361-363 365-366 368 371-381 383-386 389 391
        399-402 404 409 418 420 425
      faulty/waits-for-announced-time completion-eventually 146 153 155 162 166 171 178-184
        186-188 192-193 195 197 217 228 230-231 234-235 237-239 241 245-249 253-255 257-258
        261-262 265 269 276 278 285 290 292 299 302 307 312-317 319-321 325-326 328 330 349 359
        361-362 365-366 368 371-375 380-381 383 386 391 399-400 402 409 418 425
      faulty/end-told-first completion-not-before-animation-end 1-4 10-11 13 27 31 34 36-37
        39-42 44-46 52 54 59-61 64
      faulty/recedes-by-animators completion-unanimated-parity 243
      faulty/pales-by-animators completion-unanimated-parity 243
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 173 182 185 189 203 220 270 279
        287
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 169-171 181
        183-184 186-188 190 194 217-218 224 228 234-235 237 239 246-249 252 254 256 263-264 269
        271 278 280 288
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 234-235 237 393-394
      faulty/incoming-view-left-out ownership-to-view-in-container 146 153 155 162 166 169
        171-172 177-184 186-188 192-193 195 197 204-205 207 209 217 219 223 228 230-231 235
        237-239 241 245-249 251 253-255 257-258 261-262 265 269 276 278 285 290 292 299 302 305
        307-308 312-317 319-321 325-326 328 330 337-338 340-342 349 351 359 361-362 365 368
        371-375 377 380-381 383 386 391 399-400 418 425
      faulty/content-out-of-its-shell ownership-to-view-in-container 166 169 171-172 177-184
        186-188 192-193 195 197 204-205 207 209 217 219 223 228 230-231 234-235 237-239 241
        245-249 251 253-255 257-258 261-262 265 269 276 278 285 290
      faulty/both-sides-taken-out ownership-original-parentage-restored 167-168 173-174 176-177
        191 196 198-202 211 213 216 220-223 226-227 233 236 244 259 266 268 272-275 281-284 289
      faulty/both-sides-taken-out ownership-window-not-empty 173-174 176 220-222
      faulty/picture-left-on-top ownership-container-clean 149-152 158-161 167-168 177 191 196
        198-202 211 213 216 223 226-227 233 236 244 259 266 268 272-275 281-284 289 295-298
        303-304 324 329 331-335 344 346 348 357-358 364 382 387 390 405-408 421-424
      faulty/mark-left-by-finger ownership-container-clean 149-152 158-161 167-168 177 191 196
        198-202 211 213 216 223 226-227 233 236 244 259 266 268 272-275 281-284 295-298 303-304
        324 329 331-335 344 346 348 357-358 364 382 387 405-408 421-424
      faulty/bar-picture-stays ownership-container-clean 432-434 547
      faulty/source-view-stays-hidden ownership-source-view-restored 446 553
      faulty/element-taken-along ownership-source-view-restored 434 446 485 547 553 563
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 206 208 229 240 242 277 286
      faulty/backdrop-picture-stays geometry-chrome-follows 257-259 261-262 265-266
      faulty/presenter-under-outer-view ownership-original-parentage-restored 234-237 393-394
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 429 436-439 441 449
        458 462-465 468 478 485-488 490 492-493 495 507 512 515 520-522 528-530 534-536 538
        540-541 548-550 557-559 563-566 568 570-571
      faulty/container-pinned ownership-container-untouched 166 169 171-172 177-189 192-193 195
        197 204-209 217 219 223 228-231 234-235 237-243 245-249 251 253-255 257-258 261-262 265
        269-270 276-279 285-287 290
      faulty/incoming-view-stays ownership-original-parentage-restored 149-152 158-161 295-298
        303-304 309-311 324 329 331-335 344 346 348 352-354 357-358 364 382 387 390 405-408
        421-424
      faulty/picture-left-in-container ownership-container-clean 11 47 55 61
      faulty/curtain-stays ownership-container-clean 166 172 177-180 192-193 195 197 204 207 209
        219 223 230-231 237-239 241 243 245 247-248 251 253 255 257-258 261-262 265 276 285 290
      faulty/dimming-taken-early ownership-chrome-lifecycle 167-168 177 191 196 198-202 211 213
        216 223 226-227 233 236 244 259 266 268 272-275 281-284 289
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 166 172 177-180 192-193 195 197
        204 207 209 219 223 230-231 237-239 241 243 245 247-248 251 253 255 257-258 261-262 265
        276 285 290
      faulty/dimming-piles-up ownership-container-clean 167-168 177 191 196 198-202 211 213 216
        223 226-227 233 236 244 259 266 268 272-275 281-284 289
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 257-259 261-262 265-266
      faulty/tabs-exchanged-by-hand ownership-container-untouched 603-604 623 631 633-634
        637-640 643 649 664-669
      faulty/catcher-stays ownership-container-clean 66 69 74-75 79 98-101 113
      faulty/catchers-pile-up ownership-container-clean 66 69 74-75 79 98-101 113
      faulty/status-bar-not-captured status-bar-owner-after-present 166 169 171-172 178-189
        192-193 195 197 219 228 230-231 234-235 237-239 241 243 245-249 253-255 257-258 261-262
        265 269-270 276 278-279 285 287 290
      faulty/child-never-asked status-bar-child-forwarded 1-4 8-11 13 27 31 36-42 44-52 54-61
        63-64
      faulty/bar-by-value status-bar-child-forwarded 1-4 8-11 13 27 31 36-42 44-52 54-61 63-64
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 10 13 27 36 39-40 44
        46-47 49-52 54-55 59 64
      faulty/no-update-requested status-bar-update-requested 1 3 27 36-37 39-40 44 46-47 52
        54-55 60-61
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 168 177 191 196 198-202 211 213
        216 223 226-227 233 236 259 268 272-275 281-284 289
      faulty/bar-returns-late geometry-bars-stable 146 148 155 157 170-171 174 176 181 183-184
        186-188 190 194 205 210 212 214 217-218 221-222 224-225 228 232 234-235 237 239 246-250
        252 254 256 267 269 271 278 280 288 292 294 306-307 310-311 314 316-317 319-321 323 327
        338 343 345 347 349-350 353-356 359 363 366 372-376 378-379 389 399-402 404 418 420
      faulty/helper-window-stays status-bar-no-global-write 146 148-152 155 157-161 167-171
        173-174 176-177 181 183-184 186-188 190-191 194 196 198-202 205 210-214 216-218 220-228
        232-237 239 244 246-250 252 254 256 259 263-264 266-269 271-275 278 280-284 288-289 292
        294-298 303-307 309-311 314 316-317 319-321 323-324 327 329 331-335 338 343-350 352-359
        363-364 366 372-376 378-379 382 384-385 387 389-390 399-402 404-408 418 420-424
      faulty/helper-window-stays status-bar-restored-after-dismiss 146 155 169 171 181 183-184
        186-188 205 217 228 234-235 237 246-249 254 269 278 292 305 307 314 316-317 319-321 338
        349 359 372-375 399-400 418
      faulty/bar-set-for-all status-bar-no-global-write 146 148-155 157-163 166-174 176-184
        186-188 190-202 204-214 216-242 244-259 261-269 271-278 280-286 288-290 292 294-300
        302-317 319-321 323-335 337-369 371-387 389-391 399-402 404-409 418 420-426
      faulty/verdict-during-bar-fade completion-eventually 267
      faulty/update-asked-too-early status-bar-update-requested 1-4 11 13 27 31 36-37 39-40 42
        44-47 52 54-55 60-61 64
      faulty/header-never-asked status-bar-child-forwarded 302 308 312-313 325-326 328 330 351
        361-362 365-366 368 370-371 373-374 380-381 383 386 404 409
      faulty/given-up-screen-decides status-bar-child-forwarded 16 18-20 22 25-26 32 35 62
      faulty/root-decides-stack status-bar-child-forwarded 429 433-434 436 441 449-450 452 455
        457 461 465 468 470 475 478 485-488 490 492-493 495 498-502 509-510 512 515 517-519 522
        530 534-536 538 540-541 543-544 547 550 559 563-566 568 570-571 573-574
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 428-439 441-470 473-495 498-576
      faulty/bar-seized-between-children transparency 1-4 11 13 27 31 34 36-37 39-41 44-46 54
        59-61 64
      faulty/barless-stack-decides transparency 8-9 56-58 63
      faulty/stack-hides-bar transparency 8-9 56-58
      faulty/never-moved containment-did-move-after-add 1-4 10-11 13 27 31 36-42 44-47 49-52
        54-57 59-61 64
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-4 10-11 13 27 31 34
        36-42 44-47 50-52 54-55 59-61 64
      faulty/view-before-child containment-add-before-view 49 56-57
      faulty/view-without-child containment-view-parent-agrees 1-4 8-11 13 27 31 33-34 36-42
        44-52 54-61 63-64
      faulty/newcomer-taken-out-for-old ownership-window-not-empty 42
      faulty/popup-without-child containment-view-parent-agrees 148-153 157-162 166-168 170
        172-174 176-180 190-204 207 209-214 216 218-227 230-234 236-239 241 243-245 247-248
        250-253 255-259 261-268 271-276 280-285 288-290 294-299 302-304 306 308-313 323-337
        340-348 350-358 361-366 368 370-371 373-374 376-387 389-391 401-409 420-425
      faulty/warned-twice containment-no-duplicate-moves 1-4 10-11 13 27 31 34 36-42 44-47 49-52
        54-57 59-61 64
      faulty/parent-link-stays containment-remove-complete 1-4 10-11 13 27 31 36-42 44-47 50-52
        55 59-61 64
      faulty/child-of-two-containers containment-view-parent-agrees 1-4 10-11 13 27 31 34 36 39
        41-42 44-47 52 54-55 59-61 64
      faulty/size-kept-from-children containment-size-change-forwarded 58-59 63-64
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-4 10-11 13 27 31 34 36
        39-42 44-47 52 54-55 59-61 64
      faulty/both-children-stay containment-cancel-rollback 16 18-20 22 25-26 32 35 62
      faulty/told-while-covered appearance-child-within-parent 38 41 50-51
      faulty/told-while-covered appearance-no-double-disappear 38 41 50-51
      faulty/told-while-it-slides containment-did-move-after-add 1-4 10-11 13 27 31 34 36-37
        39-42 44-46 52 54 59-61 64
      faulty/size-told-twice containment-size-change-forwarded 58-61 63-64
      faulty/size-of-before-told containment-size-change-forwarded 58-59 64
      faulty/old-parts-told containment-size-change-forwarded 58 114-116
      faulty/farewell-repeated containment-no-duplicate-moves 1-4 10-11 13 27 31 34 36-42 44-47
        50-52 54-55 59-61 64
      faulty/way-there-goes-on appearance-phase-order 42
      faulty/way-there-goes-on ownership-window-not-empty 42
      faulty/choice-noted-alone transparency 40
      faulty/early-end-dropped interaction-verdict-always 216 348
      faulty/only-ended-handled interaction-verdict-always 150 159 167 199 220-223 227 266 273
        282 296 303 332 352-354 358 387 406 422
      faulty/alert-takes-driver interaction-verdict-always 167 303
      faulty/pull-left-to-alert interaction-verdict-always 429
      faulty/lost-finger-decides interaction-verdict-always 220-223 352-354
      faulty/driver-always-handed-out interaction-start-policy 146 148 155 157 169-171 181 184
        186-188 190 194 217-218 224 228 234-235 237 239 246-250 252 254 256 263-264 269 271 278
        280 288 292 294 305-307 314 317 319-321 323 327 349-350 355 359 366 372-376 378-379
        384-385 389 399-402 404 418 420
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 176 311
      faulty/progress-after-verdict interaction-progress-range 151 160 200 213 232-233 274 283
        297 333 346 363-364 423
      faulty/resting-finger-undecided interaction-verdict-always 149 151-152 158 160-161 168
        173-174 176-177 191 196 198 200-201 214 226 233 236 244 259 268 272 274-275 281 283-284
        289 295 297-298 304 309-311 324 329 331 333-334 347 357 364 382 390 405 407-408 421
        423-424
      faulty/second-finger-lets-go interaction-verdict-always 212-213 232-233
      faulty/finger-on-the-bar interaction-start-policy 437 451 453-455 462 467 471 490-491 526
        538-539 555 568-569
      faulty/finger-for-animated-pushes interaction-start-policy 451
      faulty/verdict-by-timer interaction-verdict-always 149-152 158-161 167-168 173-174 176-177
        191 196 198-202 205 210-214 220-223 225-227 232-233 236 244 259 266-268 272-275 281-284
        289 295-298 303-304 309-311 324 329 331-335 338 343-347 352-354 356-358 363-364 382 387
        390 405-408 421-424
      faulty/verdict-late interaction-verdict-always 149-152 158-161 167-168 173-174 176-177 191
        196 198-202 205 210-214 216 220-223 225-227 232-233 236 244 259 266-268 272-275 281-284
        289 295-298 303-304 309-311 324 329 331-335 338 343-348 352-354 356-358 363-364 382 387
        390 405-408 421-424
      faulty/flung-beyond-the-end interaction-progress-range 174 202 205 210 212 221 225 232 267
        310 335 338 343 345 353 356 363
      faulty/progress-doubled interaction-progress-range 151-152 160-161 174 200-201 205 210 212
        214 220-223 225 232 267 274-275 283-284 297-298 310 333-334 338 343 345 347 352-354 356
        363 407-408 423-424
      faulty/progress-by-place interaction-progress-range 618 655
      faulty/progress-untold interaction-progress-range 149-152 158-161 167-168 173-174 176-177
        191 196 198-202 205 210 212-214 220-223 225-227 232-233 236 244 259 266-268 272-275
        281-284 289 295-298 303-304 309-311 324 329 331-335 338 343 345-347 352-354 356-358
        363-364 382 387 390 405-408 421-424
      faulty/input-left-off interaction-input-restored 149-152 154 158-161 163 167-168 174 177
        191 196 198-202 206 208 211 213 216 221 223 226-227 229 233 236 240 242 244 259 266 268
        272-275 277 281-284 286 289 295-298 300 303-304 310 324 329 331-335 339 341 344 346 348
        353 357-358 360 364 367 369 382 387 390 405-408 421-424 426
      faulty/interruptible-made-anew geometry-no-frame-under-transform 154 163 204-209 229 240
        242 277 286 300 337-342 360 367 369 426
      faulty/interruptible-made-anew interaction-interruptible-stable 149-152 154 158-161 163
        167-168 173-174 176-177 191 196 198-202 204-214 216 220-223 225-227 229 232-233 236 240
        242 244 259 266-268 272-275 277 281-284 286 289 295-298 300 303-304 309-311 324 329
        331-335 337-348 352-354 356-358 360 363-364 367 369 382 387 390 405-408 421-424 426
      faulty/runner-for-both-ways interaction-interruptible-stable 174 205 221 244 310 338 353
      faulty/one-pause-forgotten interaction-pause-continues 216
      faulty/touches-let-through interaction-no-overlap 519
      faulty/switch-while-settling interaction-no-overlap 52-53
      faulty/layer-clock-stays interaction-layer-clock-restored 5-7 14-25 28-30 32 35 53 62
      faulty/presenter-stays-deaf interaction-input-restored 169-171 173-174 176 181-190 194 203
        210 212 214 217-218 220-222 224-225 228 232 234-235 237 246 249-250 252 254 256 263-264
        267 269-271 278-280 287-288
      faulty/deafened-by-animators interaction-input-restored 173 182 203 220
      faulty/second-pull-ignored interaction-state-reset 174 221 244 310 353
      faulty/pull-counts-on interaction-state-reset 174 244 310
      faulty/second-pull-stuck interaction-state-reset 174 221 244 310 353
      faulty/second-pull-undriven interaction-state-reset 174 221 244 310 353
      faulty/tap-off-when-given-up interaction-state-reset 177 223
      faulty/taps-through-the-sheet interaction-start-policy 255
      faulty/touches-stay-ignored interaction-input-restored 149-152 154 158-161 163 167-168
        173-174 176-177 191 196 198-202 206 208 211 213 216 220-223 226-227 229 233 236 240 242
        244 259 266 268 272-275 277 281-284 286 289 295-298 300 303-304 309-311 324 329 331-335
        339 341 344 346 348 352-354 357-358 360 364 367 369 382 387 390 405-408 421-424 426
      faulty/asked-twice interaction-no-refused-request 149-152 158-161 167-168 173-174 176-177
        191 196 198-202 205 210-214 216 220-223 225-227 232-233 236 244 259 266-268 272-275
        281-284 289 295-298 303-304 309-311 324 329 331-335 338 343-348 352-354 356-358 363-364
        382 387 390 405-408 421-424
      faulty/tabs-busy-until-tapped interaction-input-restored 607 612 614 627 634 639 642-643
        648 650-651 662 665 668
      faulty/still-tabs-busy-until-tapped interaction-input-restored 634 639 643 665 668
      faulty/shown-tab-refused transparency 649
      faulty/each-tab-tapped-once interaction-input-restored 639 668
      faulty/taps-wait-for-animator interaction-input-restored 640 669
      faulty/pulling-when-lost interaction-state-reset 222 354
      faulty/popping-when-lost interaction-state-reset 463 465 528 530 557 559
      faulty/selecting-when-lost interaction-state-reset 626 661
      faulty/held-when-lost containment-cancel-rollback 29
      faulty/held-when-lost interaction-state-reset 29
      faulty/tabs-deaf-after-cancel interaction-input-restored 607 627 642 648 662
      faulty/drawer-deaf-after-cancel interaction-state-reset 70-71 73 92-93 95
      faulty/switcher-deaf-at-end interaction-state-reset 15
      faulty/selections-counted-by-code interaction-state-reset 17
      faulty/moves-counted-by-code interaction-state-reset 81 84
      faulty/turned-finger-dismisses interaction-verdict-always 202 335
      faulty/turned-finger-pops interaction-verdict-always 493 541 571
      faulty/turned-finger-selects interaction-verdict-always 621 658
      faulty/turned-finger-switches interaction-verdict-always 26
      faulty/turned-finger-opens interaction-verdict-always 82 90
      faulty/container-bounds-taken geometry-final-frame 473
      faulty/presenter-stays-scaled geometry-identity-restored 169-171 173-174 176 181-184
        186-188 190 194 203 205 210 212 214 217-218 220-222 224-225 228 232 234-235 237 246
        249-250 252 254 256 263-264 267 269 271 278 280 288
      faulty/old-frame-kept geometry-size-change-tracked 513
      faulty/width-kept geometry-size-change-tracked 58-59 63-64
      faulty/frames-of-the-beginning geometry-size-change-tracked 265 386
      faulty/initial-frame-of-all geometry-frame-rollback 166 169 171-172 177-184 186-188
        192-193 195 197 204-209 217 219 223 228-231 235 237-238 240-242 245-249 251 253-255 269
        276-278 285-286 290
      faulty/dimming-keeps-size geometry-chrome-follows 257-259 261-262 265-266
      faulty/dimming-keeps-width geometry-chrome-follows 257-259 261-262 265-266
      faulty/presenter-frame-written-back geometry-frame-rollback 165
      faulty/card-fills-after-cancel geometry-frame-rollback 167-168 191 196 198-202 211 213 216
        226-227 233 236 244 268 272-275 281-284 289
      faulty/start-values-stay geometry-identity-restored 167-168 173 177 191 196 198-202 211
        213 216 220 223 226-227 233 236 244 259 266 268 272-275 281-284 289
      faulty/start-values-stay-below geometry-identity-restored 439 464 521 529 549 558
      faulty/start-values-stay-below interaction-state-reset 437-439 462-464 520-521 528-529
        548-549 557-558
      faulty/frame-under-transform geometry-no-frame-under-transform 166 169 171-172 177-189
        192-193 195 197 204-209 217 219 223 228-231 234-235 237-243 245-249 251 253-255 257-258
        261-262 265 269-270 276-279 285-287 290
      faulty/pinned-to-helper geometry-layout-ownership 153 162 166 172 177-180 192-193 195 197
        204 207 209 219 223 230-231 237-239 241 245 247-248 251 253 255 257-258 261-262 265 276
        285 290 299 302 308 312-313 325-326 328 330 337 340 342 351 361-362 365-366 368 371
        373-374 377 380-381 383 386 391 409 425
      faulty/revealed-presenter-on-top geometry-z-order 146 148-152 155 157-161 292 294-298
        303-304 306-307 309-311 314 316-317 319-321 323-324 327 329 331-335 338 343-347 349-350
        352-359 363-364 366 372-376 378-379 382 384-385 387 389-390 399-402 404-408 418 420-424
      faulty/revealed-view-on-top geometry-z-order 428-429 431-432 435-439 441-443 445-449 451
        453-456 458-460 462-469 471 473-476 478-479 483-493 495 503 506-507 509 511-513 515-516
        520-532 534-541 548-561 563-571
      faulty/card-frame-kept geometry-size-change-tracked 257-259 261-262 265-266
      faulty/half-sheet-left-alone geometry-size-change-tracked 257-259 261 265-266
      faulty/slides-out-of-shell geometry-chrome-follows 170 174 176 190 194 210 212 214 218
        221-222 224-225 232 239 250 252 256 263-264 267 271 280 288
      faulty/strip-keeps-place geometry-size-change-tracked 59
      faulty/presenter-rises-for-nothing geometry-identity-restored 168 191 196 198-202 211 213
        216 226-227 233 236 244 268 272-275 281-284 289
      faulty/mask-of-the-beginning geometry-size-change-tracked 257-259 261-262 265-266
      faulty/shoved-by-old-width appearance-final-state-matches-window 114
      faulty/closed-by-old-width appearance-final-state-matches-window 113
      faulty/filled-under-transform geometry-size-change-tracked 114-116
      faulty/presenter-reset-by-darkness geometry-identity-restored 192-193
      faulty/small-while-turned geometry-size-change-tracked 263-264
      faulty/menu-stays-covered geometry-size-change-tracked 115
      faulty/pale-until-unwound geometry-identity-restored 585-587
      faulty/busy-until-shown navigation-delegate-paired 429 436-437 449 458 462 468 478 485-488
        490 492-493 495 512 515 534-536 538 540-541 563-566 568 570-571
      faulty/back-swipe-killed navigation-gesture-alive 456
      faulty/index-of-its-own navigation-tab-selection-consistent 605 608-611 613 615-617
        620-622 624 628-629 632 635-636 645-646 652-654 657-659 663
      faulty/own-dismissal-reported-only navigation-dismissal-observed 411-417
      faulty/covered-means-dismissed navigation-dismissal-observed 147 154 156 163 173 178-180
        182-183 185 187 189 203 206 208 220 229 240 242 262 270 277 279 286-287 293 300 309
        312-313 315-316 318 320 322 336 339 352 360 367 369 383 388 399-400 402-403 405-409 419
        426
      faulty/dismissal-reported-early navigation-dismissal-observed 167-171 173-174 176-177
        181-191 194 196 198-203 205 210-214 216-218 220-228 232-237 239 244 246-250 252 254 256
        259 263-264 266-275 278-284 287-289
      faulty/dismissal-reported-twice navigation-dismissal-observed 169-171 173-174 176 181-190
        194 203 205 210 212 214 217-218 220-222 224-225 228 232 234-235 237 239 246-250 252 254
        256 263-264 267 269-271 278-280 287-288
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 535
      faulty/unwind-step-by-step navigation-unwind-direct 580 584
      faulty/unwinds-by-one navigation-unwind-direct 589
      faulty/root-swipe-let-in navigation-stack-consistent 457
      faulty/pop-within-pop interaction-no-overlap 509
      faulty/pop-within-push navigation-stack-consistent 510
      faulty/bar-shown-for-all transparency 435 547-566 568-576
      faulty/barless-when-given-up navigation-bottom-bar-restored 436 449 468 478 486-488 490
        492-493 495 512 515 534-536 538 540-541
      faulty/barless-when-given-up status-bar-rollback-on-cancel 485
      faulty/refused-tab-counted navigation-tab-selection-consistent 641 644
      faulty/delegate-nobody-keeps resources-delegate-alive 166 169 171-172 178-189 192-193 195
        197 217 219 228 230-231 234-235 237-239 241 243 245-249 253-255 257-258 261-262 265 287
        290 302 305 307-308 312-322 325-326 328 330 349 351 359 361-362 365-366 368 370-375
        380-381 383 386 388 391 399-400 402 409
      faulty/delegate-not-given-back resources-delegate-alive 588
      faulty/half-passing-push-segue resources-delegate-alive 588
      faulty/animator-for-one-way navigation-symmetric-animator 146 155 169 171 181 184 186-188
        217 228 234-235 237 246-249 254 269 278 292 305 307 314 317 319-321 349 359 372-375
        399-400 402 418
      faulty/context-kept resources-transition-released 149-152 158-161 167-168 173-174 176-177
        191 196 198-202 205 210-214 216 220-223 225-227 232-233 236 244 259 266-268 272-275
        281-284 289 295-298 303-304 309-311 324 329 331-335 338 343-348 352-354 356-358 363-364
        382 387 390 405-408 421-424
      faulty/engine-keeps-screen resources-transition-released 146 148 155 157 169-171 173-174
        176 181 183-184 186-188 190 194 205 210 212 214 217-218 220-222 224-225 228 232 234-235
        237 246 249-250 252 254 256 263-264 267 269 271 278 280 288 292 294 305-307 309-311 314
        316-317 319-321 323 327 338 343 345 347 349-350 352-356 359 363 372 375-376 378-379
        384-385 389 399-404 418 420
      faulty/recognizers-pile-up resources-no-recognizer-growth 146 155 188 205 235 237 247-249
        254 269 278 292 321 338 375 399-400 418
      faulty/duration-made-up resources-duration-truthful 428 431 435 438 441-448 450 452
        456-459 463 465-466 469-470 472-477 479 483-485 498 501 503-504 509-511 513-514 516-520
        522-525 527-528 530-532 543 545 548 550-554 556-557 559-561 563 573 575
      faulty/menus-pile-up resources-transition-released 58-61 63-64
      faulty/first-pair-remembered resources-no-stale-participants 146 155 188 205 254 269 278
        292 321 338 400 418
      faulty/animator-dropped-early resources-driver-alive 12 43
      faulty/display-link-runs-on resources-no-orphan-animations 149-152 154 158-161 163 167-168
        173-174 176-177 191 196 198-202 206 208 211 213 216 220-223 226-227 229 233 236 240 242
        244 259 266 268 272-275 277 281-284 286 289 295-298 300 303-304 309-311 324 329 331-335
        339 344 346 348 352-354 357-358 360 364 367 369 382 387 390 405-408 421-424 426
      faulty/animations-left-off resources-switches-restored 146 148-155 157-163 166-168 170-174
        176-184 186-188 190-202 204-214 216-242 244-259 261-269 271-278 280-286 288-290 292
        294-300 302-304 306-317 319-321 323-335 337-369 371-387 389-391 399-402 404-409 418
        420-426
      faulty/animations-switched-on resources-switches-restored 169 305
      faulty/device-kept-awake resources-switches-restored 146 154-155 163 169 171 181-184
        186-188 205-206 208 217 228-229 235 240 242 246 249 254 269 277-278 286 292 300 305 307
        314-317 319-321 338-339 349 359-360 367 369 372 375 399-400 418 426
      faulty/reports-late resources-duration-truthful 146 148 153 155 157 162 166 171 176-184
        186-188 190 192-195 197 217 222-224 228 230-231 234-235 237-239 241 245-258 261-265 269
        271 276 278 280 285 288 290 292 294 299 302 307 311-317 319-321 323 325-328 330 349
        354-355 359 361-362 365-366 368 371-381 383-386 389 391 399-402 404 409 418 420 425
      faulty/pushes-remembered resources-transition-released 444 474-475 477 479-482 494 505 514
        532-533 542 561-562 572
      faulty/stack-kept-by-hub resources-transition-released 471-472
      faulty/switcher-kept-by-closure resources-transition-released 33-34
      faulty/switchers-remembered resources-transition-released 33-34
      faulty/escape-ignored accessibility-escape-works 175 215 260
      faulty/escape-promised accessibility-escape-works 175 215 260
      faulty/background-reachable accessibility-reachable-set 179 245 248 258
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 166 169 171-172 177-184
        186-188 192-193 195 197 204-209 217 219 223 228-231 234-235 237-238 240-242 245-249 251
        253-255 257-258 261-262 265 269 276-278 285-286 290
      faulty/editing-ended-by-drag accessibility-responder-restored 226-227 357-358
      faulty/screen-changed-too-early accessibility-focus-announced 179 184 196 240 245 248 258
        264 313 317 329 367 371 374 381 385
      faulty/elements-hidden-by-animators accessibility-flags-restored 173 182 203 220 309 315
        336 352 403
      faulty/mute-until-unwound accessibility-flags-restored 577-579 581-583
      faulty/closed-menu-reachable accessibility-reachable-set 99
      faulty/closed-handle-modal accessibility-flags-restored 66 69 74-75 79 98-101 113
      faulty/given-up-screen-announced accessibility-focus-announced 196 240 329 367
      faulty/screen-announced-twice accessibility-focus-announced 179 184 245 248 258 264 313
        317 371 374 381 385
      faulty/page-left-mute accessibility-flags-restored 1-2 4 11 31 40-42 45 54 60-61
      faulty/newcomer-within-reach accessibility-flags-restored 108-109
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 167-171 173-174 176-177
        181 183-184 186-188 190-191 194 196 198-202 205 210-214 216-218 220-228 232-237 239 244
        246-250 252 254 256 259 263-264 266-269 271-275 278 280-284 288-289
      faulty/fold-with-animated-push completion-not-before-animation-end 590 592-602
      faulty/fold-with-animated-push transparency 591
      faulty/fold-with-input-left-off interaction-input-restored 590-602
      faulty/always-interactive interaction-start-policy 169-171 181 183-184 186-188 190 194
        217-218 224 228 234-235 239 246-250 252 256 263-264 269 271 278 280 288
      faulty/direction-not-reset interaction-state-reset 205
      faulty/direction-never-turned interaction-start-policy 174 200 205 210 214 221 225 267 274
        283
      faulty/direction-inferred interaction-start-policy 174 200 205 210 214 221 225 267 274 283
      faulty/presenter-told-nothing appearance-presenter-contract 166 169 171-172 178-184
        186-188 192-193 195 197 217 219 228 230-231 234-235 237-239 241 245-249 253-255 257-258
        261-262 265 269 276 278 285 290
      faulty/presenter-told-twice appearance-begin-end-balanced 166 169-172 178-184 186-188 190
        192-195 197 217-219 224 228 230-231 234-235 237-239 241 245-249 252-258 261-265 269 271
        276 278 280 285 288 290
      faulty/view-moved-after-end completion-no-work-after 146 148-152 154-155 157-161 163
        167-171 173-174 176-177 181 183-184 186-188 190-191 194 196 198-202 205-206 208 210-214
        216-218 220-229 232-237 239-240 242 244 246-250 252 254 256 259 263-264 266-269 271-275
        277-278 280-284 286 288-289 292 294-298 300 303-307 309-311 314 316-317 319-321 323-324
        327 329 331-335 338-339 343-350 352-360 363-364 366-367 369 372-376 378-379 382 384-385
        387 389-390 399-402 404-408 418 420-424 426
      faulty/bar-jumps-at-end geometry-bars-stable 146 153 155 162 166 171-172 177-184 186-188
        192-193 195 197 204-205 207 209 217 219 223 228 230-231 234-235 237-239 241 245-249 251
        253-255 257-258 261-262 269 276 278 285 290 292 299 302 307-308 312-317 319-321 325-326
        328 330 337-338 340-342 349 351 359 361-362 365-366 368 371-375 377 380-381 383 391
        399-400 409 418 425
      faulty/closed-menus-appear appearance-no-phantom-child 8-9 33 37-38 56-58 63 65-69 74-80
        91 96-106 108-113 115-116
      faulty/menu-moved-in-each-time containment-did-move-after-add 110-111
      faulty/replaced-screen-kept containment-remove-complete 37-38 108-109
      faulty/given-up-side-told appearance-no-phantom-child 72-73 83 85-90 94-95 107
      faulty/page-shown-before-child containment-add-before-view 1-4 10-11 13 27 31 34 36 39
        41-42 44-47 49-52 54-57 59-61 64
      faulty/stack-cut-by-hand navigation-stack-consistent 440 496-497
      faulty/popped-card-kept resources-transition-released 117-140 142-144
      faulty/shade-of-each-card resources-no-recognizer-growth 125 141
      faulty/cards-dragged-once interaction-state-reset 120 132
      faulty/floor-of-each-vain-drag resources-no-recognizer-growth 141
      faulty/one-too-many-popped navigation-stack-consistent 437-439 451 453-456 458-459 462-464
        467 471 489 491 506 520-521 526-529 537 539 548-549 555-558 567 569
      faulty/place-counted-along navigation-tab-selection-consistent 611-617 619-622 628-629
        633-634 637 639 641 644-645 649-654 656-659 664-666 668
      faulty/place-counted-in-secret interaction-state-reset 606 619 625 629 647 656 660
      faulty/pop-locks-pushes navigation-delegate-paired 429 436 441 449 465 468 477-478 481-482
        485-488 490 492-493 495 512 515 522 530 534-536 538 540-541 550 559 563-566 568 570-571
      faulty/presenter-stays-pale geometry-identity-restored 169-171 181-190 194 203 218 224 228
        234-235 237 246 249 252 254 256 263-264
      faulty/presenter-brightens-under-cover geometry-identity-restored 178-180
      faulty/dialog-shrinks-under-alert geometry-identity-restored 166
      faulty/dialog-stays-small geometry-identity-restored 166 172 178-180 192-193 195 197 219
        230-231 237-239 241 245 247-248 253 257-258 261-262 265
      faulty/presenter-told-by-dialog appearance-presenter-contract 166 169-172 178-190 192-195
        197 203 218-219 224 228 230-231 234-235 237-239 241 243 245-249 252-254 256-258 261-265
      faulty/home-turned-by-appearance completion-not-before-animation-end 170-171 181 183-184
        186-188 190 194 217-218 224 228 234-235 237 239 246-249 252 254 256 263-264 269 271 278
        280 288
      faulty/hasty-card completion-closure-runs 166 169 171-172 178-189 192-193 197 217 219 228
        230-231 234-235 237-239 241 243 245-249 253-255 257-258 261-262 265 287 290
      faulty/picture-stays-hidden ownership-source-view-restored 439 464 485 521 529 549 558 563
      faulty/root-shown-ahead containment-view-parent-agrees 677-682
      faulty/root-handed-over-late ownership-window-not-empty 680
      faulty/window-muted-twice interaction-input-restored 682
      faulty/banner-faded-only status-bar-no-global-write 670-676
      faulty/banner-taken-for-old status-bar-no-global-write 675
      faulty/banner-keeps-bar status-bar-owner-after-present 672
      faulty/paused-till-foreground completion-eventually 218-219 350-351
      faulty/contents-stay-deep completion-unanimated-parity 243
      faulty/contents-stay-deep geometry-identity-restored 173 182 203 220
      faulty/newcomer-under-header geometry-bars-stable 37
      faulty/insets-left-behind geometry-bars-stable 1-4 10-11 13 27 31 36-42 44-47 50-52 54-55
        59-61 64
      faulty/runner-kept-when-given-up interaction-interruptible-stable 145 164 174 244 291 301
        310 392 395 410 427 495 629
      faulty/sheet-of-old-screen geometry-size-change-tracked 259
      faulty/older-wish-wins interaction-no-overlap 105
      faulty/hand-moved-back geometry-size-change-tracked 266
      faulty/shade-stays-pale geometry-chrome-follows 167 196 198-199 201-202 211 216 226-227
        233 236 244 268 272-273 275 281-282 284 289
    """
}

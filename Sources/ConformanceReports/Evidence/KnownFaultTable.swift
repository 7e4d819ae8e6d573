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
      container/children replace-while-covered replace-while-replacing replace~unanimated select
      container/children select-again select-back-while-covered select-back-while-selecting
      container/children select-by-animator select-inside-another select-one-by-one
      container/children select-read-aloud select-read-aloud~unanimated select-same select-unseen
      container/children select-while-covered select-while-covered~unanimated
      container/children select-while-selecting select-while-settling select~repeated
      container/children select~unanimated show show-read-aloud turn turn-after-selecting
      container/children turn-between turn-between-back-at-once turn-then-drag~cancelled
      container/children turn-while-covered turn-while-selecting
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
      faulty/first-child-told-twice appearance-forwarding-exclusive 51 58-59
      faulty/first-child-told-twice appearance-no-double-appear
      faulty/own-appearance-kept-back appearance-forwarded-to-children 8-9 65
      faulty/callback-called-by-animator appearance-no-direct-call 148 155-157 164-165 168 171
        173-174 179-186 188-190 194-195 197 199 206-211 219 221 225 230-233 236-237 239-244
        247-251 253 255-257 259-260 263-264 267 271 278-280 287-288 292 294 301-302 304 307
        309-310 314-319 321-323 327-328 330 332 339-344 351 353 361-364 367-371 373-377 379
        382-383 385 388 393 401-402 404 411 420 427-428
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 10-11 13 27 31 34 36-37 39-44
        46-49 54 56-57 61-63 66
      faulty/switch-within-switch appearance-begin-end-balanced 10 39 44 54
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 398-400
      faulty/presenter-told-by-animators appearance-presenter-contract 175 184-185 205 222
      faulty/presenter-view-taken-out appearance-final-state-matches-window 168 174 180-182
        194-195 197 199 206 209 211 221 232-233 236 238-241 243 247 249-250 253 255 257 259-260
        263-264 267 278 287 292
      faulty/all-pages-appear appearance-no-phantom-child 1-4 8-11 13 27 31 33-34 36 41-44 46-54
        56-63 65-66
      faulty/neighbour-told appearance-forwarded-to-children 8-10 43 52-53 65
      faulty/neighbour-told appearance-no-phantom-child 1-4 8-11 13 27 31 33-34 36 41-44 46-54
        56-63 65-66
      faulty/content-without-parent appearance-phase-order 148 155-157 164-165 168 171 173-174
        179-186 188-190 194-195 197 199 206-211 219 221 225 230-233 236-237 239-244 247-251 253
        255-257 259-260 263-264 267 271 278-280 287-288 292 294 301-302 304 307 309-310 314-319
        321-323 327-328 330 332 339-344 351 353 361-364 367-371 373-377 379 382-383 385 388 393
        401-402 404 411 420 427-428
      faulty/newcomer-over-side appearance-no-phantom-child 111
      faulty/newcomer-told-nothing appearance-final-state-matches-window 37 39-40 110-111 114
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 10-11 13 27 31 36
        41-42 44 46-49 54 56-57 61-63 66
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 430 432-433 435-437 443-449
        452 454 458-460 463 467 471-472 474-477 479 486-487 500 503 505-506 512-513 515-516
        519-521 524-527 532 545 547 549 552-556 561 565 575 577
      faulty/outgoing-told-again appearance-no-spurious-reversal 148 155 157 164 241 249-250 294
        301 304 307 309-310 314-319 321-323 327-328 330 332 339-340 342-344 351 353 361 363-364
        367-368 370 373-377 379 382-383 385 388 393 401-402 404 411 420 427
      faulty/child-told-before-show appearance-child-within-parent 43 51-53
      faulty/child-told-before-show appearance-no-double-appear 43 51-53
      faulty/change-ended-twice appearance-begin-end-balanced 51 58-59
      faulty/begun-twice appearance-begin-end-balanced 1-4 10-11 13 27 31 34 36-37 39-44 46-49
        54 56-57 61-63 66
      faulty/wrong-callback-forwarded appearance-no-direct-call 8-10 38 43 51-53 58-59 65
      faulty/wrong-callback-forwarded appearance-will-did-paired 8-10 38 43 51-53 58-59 65
      faulty/long-gone-told-again appearance-no-double-disappear 39 47 54
      faulty/always-animated appearance-animated-flag 11 40 49 57 63
      faulty/view-put-in-twice appearance-is-appearing-once 1-4 11 13 27 31 34 36-37 39-44 46-49
        54 56-57 61-63 66
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 5-7 16 18-20 22 25-26 28-30
        32 35 64
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 16 18-20 22 25-26
        32 35 64
      faulty/ends-with-the-shorter appearance-phase-order 1-2 4 11 13 27 31 34 36 41-44 46-48 54
        56 61-63 66
      faulty/ends-with-the-shorter containment-did-move-after-add 1-2 4 11 13 27 31 34 36 41-44
        46-48 54 56 61-63 66
      faulty/presenter-ended-ahead appearance-phase-order 168 173 180-186 188-190 192 194-197
        199 219-221 226 230 232-233 236-237 239-241 243 247-251 254-260 263-267 271 273 278 280
        282 287 290 292
      faulty/hurried-child-left-behind appearance-child-within-parent 10
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 10-11 13 27 31 34
        36-37 39-42 44 46-49 54 56-57 61-63 66
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 67-71 76 78-79 81 98-106 110-111
        114-115
      faulty/placed-before-told appearance-phase-order 1-4 10-11 13 27 31 34 36-37 39-44 46-49
        54 56-57 61-63 66
      faulty/animation-concealed appearance-animated-flag 1-4 10-11 13 27 31 34 36-37 39 41-44
        46-48 54 56 61-63 66
      faulty/fades-unasked appearance-animated-flag 185 187 191 245 272 281 289
      faulty/animation-invented appearance-animated-flag 175 184-185 187 191 205 222 245 272 281
        289
      faulty/animation-denied appearance-animated-flag 168-176 178-186 188-190 192-204 206-216
        218-244 246-261 263-271 273-280 282-288 290-292
      faulty/return-kept-back appearance-forwarded-to-children 8-9 65
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 68 70 118
      faulty/menu-stays-after-turn appearance-final-state-matches-window 115-118
      faulty/handle-out-of-sight appearance-no-phantom-child 58-59
      faulty/presenter-left-in-window appearance-no-double-appear 150-154 159-163 296-300
        305-306 308 311-313 325-326 329 331 333-338 345-350 352 354-360 365-366 368 378 380-381
        384 386-387 389 391-392 403 405-410 422-426
      faulty/menu-goes-untold appearance-final-state-matches-window 116-117
      faulty/first-page-blinks transparency 51 58-59
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 151-154 156 160-163 165 169-170
        175-176 178-179 193 198 200-204 208 210 213 215 218 222-225 228-229 231 235 238 242 244
        246 261 268 270 274-277 279 283-286 288 291 297-300 302 305-306 311-313 326 331 333-337
        341 346 348 350 354-356 359-360 362 366 369 371 384 389 392 407-410 423-426 428
      faulty/flag-of-the-animation completion-honest-flag 172 174 308 310
      faulty/returns-without-views completion-eventually 168 171 173-174 179-186 188-190 194-195
        197 199 206-211 219 221 225 230-233 237 239-240 242-244 247-251 253 255-257 259-260
        263-264 267 271 278-280 287-288 292
      faulty/empty-transaction-reports completion-not-before-animation-end 430 433 435-437
        443-449 452 454 458-460 463 467 471-472 474-477 479 486-487 500 503 505-506 512-513
        515-516 519-521 524-527 532 545 547 549 552-556 561 565 575 577
      faulty/completed-by-two completion-at-most-once 151-154 160-163 169-170 175-176 178-179
        193 198 200-204 213 215 218 222-225 228-229 235 238 246 261 268 270 274-277 283-286 291
        297-300 305-306 311-313 326 331 333-337 346 348 350 354-356 359-360 366 384 389 392
        407-410 423-426
      faulty/waits-for-delegate completion-eventually 248 374 505 632-633
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 311 317 338 354 405
      faulty/shown-only-by-animation completion-unanimated-parity 40 49 57
      faulty/completed-without-verdict completion-after-verdict 431 438-441 443 451 453 455-458
        460 464-467 469-470 473 480 487-495 497 508-509 514 517 522-524 528 530-532 536-543
        550-552 557 559-561 565-573
      faulty/paused-and-completed completion-after-verdict 431 438-441 443 451 453 455-458 460
        464-467 469-470 473 480 487-495 497 508-509 514 517 522-524 528 530-532 536-543 550-552
        557 559-561 565-573
      faulty/dismissal-closure-dropped completion-closure-runs 8-10 38 43 52-53 65
      faulty/twice-told-card completion-closure-runs 168 171 173-174 180-191 194-195 199 219 221
        230 232-233 236-237 239-241 243 245 247-251 255-257 259-260 263-264 267 289 292
      faulty/frames-reset-after-end completion-no-work-after 151-154 160-163 169-170 175-176
        178-179 193 198 200-204 213 215 218 222-225 228-229 235 238 246 249-251 261 268 270
        274-277 283-286 291 297-300 305-306 311-313 326 331 333-337 346 348 350 354-356 359-360
        366 375-377 384 389 392 407-410 423-426
      faulty/dropped-animation-ignored completion-eventually 172 174 308 310 434-436 549 607
      faulty/dropped-switch-leaves-deaf appearance-begin-end-balanced 3
      faulty/dropped-switch-leaves-deaf containment-cancel-rollback 3-4
      faulty/dropped-switch-leaves-deaf interaction-input-restored 3-4
      faulty/dropped-move-leaves-deaf appearance-begin-end-balanced 68 70
      faulty/dropped-move-leaves-deaf interaction-input-restored 68-71
      faulty/ended-hook-forgotten completion-animation-ended-relayed 12 45
      faulty/ended-hook-twice completion-animation-ended-relayed 12 45
      faulty/ended-hook-early completion-animation-ended-relayed 12 45
      faulty/ended-hook-contrary completion-animation-ended-relayed 12 45
      faulty/alongside-for-built-in-only completion-alongside-runs 12 45
      faulty/reports-long-after completion-eventually 148 150 155 157 159 164 168-171 173
        175-176 178-186 188-190 192-204 206-207 209 211-216 218-219 222-230 232-241 243 246-261
        263-271 273-278 280 282-287 290-292 294 296 301 304 307 309 312-319 321-323 325 327-330
        332 339-340 342-345 347 349 351 355-358 361 363-365 367-368 370 373-383 385-388 391 393
        401-404 406 411 420 422 427
      faulty/waits-for-announced-time completion-eventually 148 155 157 164 168 173 180-186
        188-190 194-195 197 199 219 230 232-233 236-237 239-241 243 247-251 255-257 259-260
        263-264 267 271 278 280 287 292 294 301 304 309 314-319 321-323 327-328 330 332 351 361
        363-364 367-368 370 373-377 382-383 385 388 393 401-402 404 411 420 427
      faulty/end-told-first completion-not-before-animation-end 1-4 10-11 13 27 31 34 36-37 39
        41-44 46-48 54 56 61-63 66
      faulty/recedes-by-animators completion-unanimated-parity 245
      faulty/pales-by-animators completion-unanimated-parity 245
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 175 184 187 191 205 222 272 281
        289
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 171-173 183
        185-186 188-190 192 196 219-220 226 230 236-237 239 241 248-251 254 256 258 265-266 271
        273 280 282 290
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 236-237 239 395-396
      faulty/incoming-view-left-out ownership-to-view-in-container 148 155 157 164 168 171
        173-174 179-186 188-190 194-195 197 199 206-207 209 211 219 221 225 230 232-233 237
        239-241 243 247-251 253 255-257 259-260 263-264 267 271 278 280 287 292 294 301 304 307
        309-310 314-319 321-323 327-328 330 332 339-340 342-344 351 353 361 363-364 367 370
        373-377 379 382-383 385 388 393 401-402 420 427
      faulty/content-out-of-its-shell ownership-to-view-in-container 168 171 173-174 179-186
        188-190 194-195 197 199 206-207 209 211 219 221 225 230 232-233 236-237 239-241 243
        247-251 253 255-257 259-260 263-264 267 271 278 280 287 292
      faulty/both-sides-taken-out ownership-original-parentage-restored 169-170 175-176 178-179
        193 198 200-204 213 215 218 222-225 228-229 235 238 246 261 268 270 274-277 283-286 291
      faulty/both-sides-taken-out ownership-window-not-empty 175-176 178 222-224
      faulty/picture-left-on-top ownership-container-clean 151-154 160-163 169-170 179 193 198
        200-204 213 215 218 225 228-229 235 238 246 261 268 270 274-277 283-286 291 297-300
        305-306 326 331 333-337 346 348 350 359-360 366 384 389 392 407-410 423-426
      faulty/mark-left-by-finger ownership-container-clean 151-154 160-163 169-170 179 193 198
        200-204 213 215 218 225 228-229 235 238 246 261 268 270 274-277 283-286 297-300 305-306
        326 331 333-337 346 348 350 359-360 366 384 389 407-410 423-426
      faulty/bar-picture-stays ownership-container-clean 434-436 549
      faulty/source-view-stays-hidden ownership-source-view-restored 448 555
      faulty/element-taken-along ownership-source-view-restored 436 448 487 549 555 565
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 208 210 231 242 244 279 288
      faulty/backdrop-picture-stays geometry-chrome-follows 259-261 263-264 267-268
      faulty/presenter-under-outer-view ownership-original-parentage-restored 236-239 395-396
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 431 438-441 443 451
        460 464-467 470 480 487-490 492 494-495 497 509 514 517 522-524 530-532 536-538 540
        542-543 550-552 559-561 565-568 570 572-573
      faulty/container-pinned ownership-container-untouched 168 171 173-174 179-191 194-195 197
        199 206-211 219 221 225 230-233 236-237 239-245 247-251 253 255-257 259-260 263-264 267
        271-272 278-281 287-289 292
      faulty/incoming-view-stays ownership-original-parentage-restored 151-154 160-163 297-300
        305-306 311-313 326 331 333-337 346 348 350 354-356 359-360 366 384 389 392 407-410
        423-426
      faulty/picture-left-in-container ownership-container-clean 11 40 49 57 63
      faulty/curtain-stays ownership-container-clean 168 174 179-182 194-195 197 199 206 209 211
        221 225 232-233 239-241 243 245 247 249-250 253 255 257 259-260 263-264 267 278 287 292
      faulty/dimming-taken-early ownership-chrome-lifecycle 169-170 179 193 198 200-204 213 215
        218 225 228-229 235 238 246 261 268 270 274-277 283-286 291
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 168 174 179-182 194-195 197 199
        206 209 211 221 225 232-233 239-241 243 245 247 249-250 253 255 257 259-260 263-264 267
        278 287 292
      faulty/dimming-piles-up ownership-container-clean 169-170 179 193 198 200-204 213 215 218
        225 228-229 235 238 246 261 268 270 274-277 283-286 291
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 259-261 263-264 267-268
      faulty/tabs-exchanged-by-hand ownership-container-untouched 605-606 625 633 635-636
        639-642 645 651 666-671
      faulty/catcher-stays ownership-container-clean 68 71 76-77 81 100-103 115
      faulty/catchers-pile-up ownership-container-clean 68 71 76-77 81 100-103 115
      faulty/status-bar-not-captured status-bar-owner-after-present 168 171 173-174 180-191
        194-195 197 199 221 230 232-233 236-237 239-241 243 245 247-251 255-257 259-260 263-264
        267 271-272 278 280-281 287 289 292
      faulty/child-never-asked status-bar-child-forwarded 1-4 8-11 13 27 31 36-44 46-54 56-63
        65-66
      faulty/bar-by-value status-bar-child-forwarded 1-4 8-11 13 27 31 36-44 46-54 56-63 65-66
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 10 13 27 36 41-42 46
        48-49 51-54 56-57 61 66
      faulty/no-update-requested status-bar-update-requested 1 3 27 36-37 39-42 46 48-49 54
        56-57 62-63
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 170 179 193 198 200-204 213 215
        218 225 228-229 235 238 261 270 274-277 283-286 291
      faulty/bar-returns-late geometry-bars-stable 148 150 157 159 172-173 176 178 183 185-186
        188-190 192 196 207 212 214 216 219-220 223-224 226-227 230 234 236-237 239 241 248-252
        254 256 258 269 271 273 280 282 290 294 296 308-309 312-313 316 318-319 321-323 325 329
        340 345 347 349 351-352 355-358 361 365 368 374-378 380-381 391 401-404 406 420 422
      faulty/helper-window-stays status-bar-no-global-write 148 150-154 157 159-163 169-173
        175-176 178-179 183 185-186 188-190 192-193 196 198 200-204 207 212-216 218-220 222-230
        234-239 241 246 248-252 254 256 258 261 265-266 268-271 273-277 280 282-286 290-291 294
        296-300 305-309 311-313 316 318-319 321-323 325-326 329 331 333-337 340 345-352 354-361
        365-366 368 374-378 380-381 384 386-387 389 391-392 401-404 406-410 420 422-426
      faulty/helper-window-stays status-bar-restored-after-dismiss 148 157 171 173 183 185-186
        188-190 207 219 230 236-237 239 248-251 256 271 280 294 307 309 316 318-319 321-323 340
        351 361 374-377 401-402 420
      faulty/bar-set-for-all status-bar-no-global-write 148 150-157 159-165 168-176 178-186
        188-190 192-204 206-216 218-244 246-261 263-271 273-280 282-288 290-292 294 296-302
        304-319 321-323 325-337 339-371 373-389 391-393 401-404 406-411 420 422-428
      faulty/verdict-during-bar-fade completion-eventually 269
      faulty/update-asked-too-early status-bar-update-requested 1-4 11 13 27 31 36-37 39-42 44
        46-49 54 56-57 62-63 66
      faulty/header-never-asked status-bar-child-forwarded 304 310 314-315 327-328 330 332 353
        363-364 367-368 370 372-373 375-376 382-383 385 388 406 411
      faulty/given-up-screen-decides status-bar-child-forwarded 16 18-20 22 25-26 32 35 64
      faulty/root-decides-stack status-bar-child-forwarded 431 435-436 438 443 451-452 454 457
        459 463 467 470 472 477 480 487-490 492 494-495 497 500-504 511-512 514 517 519-521 524
        532 536-538 540 542-543 545-546 549 552 561 565-568 570 572-573 575-576
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 430-441 443-472 475-497 500-578
      faulty/bar-dims-between-children transparency 1-4 11 13 27 31 34 36-37 41-43 46-48 56
        61-63 66
      faulty/bar-goes-between-children transparency 1-4 11 13 27 31 34 36-37 41-43 46-48 56
        61-63 66
      faulty/bar-seized-between-children transparency 1-4 11 13 27 31 34 36-37 41-43 46-48 56
        61-63 66
      faulty/barless-stack-decides transparency 8-9 58-60 65
      faulty/stack-hides-bar transparency 8-9 58-60
      faulty/never-moved containment-did-move-after-add 1-4 10-11 13 27 31 36-44 46-49 51-54
        56-59 61-63 66
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-4 10-11 13 27 31 34
        36-44 46-49 52-54 56-57 61-63 66
      faulty/view-before-child containment-add-before-view 51 58-59
      faulty/view-without-child containment-view-parent-agrees 1-4 8-11 13 27 31 33-34 36-44
        46-54 56-63 65-66
      faulty/newcomer-taken-out-for-old ownership-window-not-empty 44
      faulty/popup-without-child containment-view-parent-agrees 150-155 159-164 168-170 172
        174-176 178-182 192-206 209 211-216 218 220-229 232-236 238-241 243 245-247 249-250
        252-255 257-261 263-270 273-278 282-287 290-292 296-301 304-306 308 310-315 325-339
        342-350 352-360 363-368 370 372-373 375-376 378-389 391-393 403-411 422-427
      faulty/warned-twice containment-no-duplicate-moves 1-4 10-11 13 27 31 34 36-44 46-49 51-54
        56-59 61-63 66
      faulty/parent-link-stays containment-remove-complete 1-4 10-11 13 27 31 36-44 46-49 52-54
        57 61-63 66
      faulty/child-of-two-containers containment-view-parent-agrees 1-4 10-11 13 27 31 34 36 41
        43-44 46-49 54 56-57 61-63 66
      faulty/size-kept-from-children containment-size-change-forwarded 60-61 65-66
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-4 10-11 13 27 31 34 36
        41-44 46-49 54 56-57 61-63 66
      faulty/both-children-stay containment-cancel-rollback 16 18-20 22 25-26 32 35 64
      faulty/told-while-covered appearance-child-within-parent 38 43 52-53
      faulty/told-while-covered appearance-no-double-disappear 38 43 52-53
      faulty/told-while-it-slides containment-did-move-after-add 1-4 10-11 13 27 31 34 36-37 39
        41-44 46-48 54 56 61-63 66
      faulty/size-told-twice containment-size-change-forwarded 60-63 65-66
      faulty/size-of-before-told containment-size-change-forwarded 60-61 66
      faulty/old-parts-told containment-size-change-forwarded 60 116-118
      faulty/farewell-repeated containment-no-duplicate-moves 1-4 10-11 13 27 31 34 36-44 46-49
        52-54 56-57 61-63 66
      faulty/way-there-goes-on appearance-phase-order 44
      faulty/way-there-goes-on ownership-window-not-empty 44
      faulty/choice-noted-alone transparency 42
      faulty/early-end-dropped interaction-verdict-always 218 350
      faulty/only-ended-handled interaction-verdict-always 152 161 169 201 222-225 229 268 275
        284 298 305 334 354-356 360 389 408 424
      faulty/alert-takes-driver interaction-verdict-always 169 305
      faulty/pull-left-to-alert interaction-verdict-always 431
      faulty/lost-finger-decides interaction-verdict-always 222-225 354-356
      faulty/driver-always-handed-out interaction-start-policy 148 150 157 159 171-173 183 186
        188-190 192 196 219-220 226 230 236-237 239 241 248-252 254 256 258 265-266 271 273 280
        282 290 294 296 307-309 316 319 321-323 325 329 351-352 357 361 368 374-378 380-381
        386-387 391 401-404 406 420 422
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 178 313
      faulty/progress-after-verdict interaction-progress-range 153 162 202 215 234-235 276 285
        299 335 348 365-366 425
      faulty/resting-finger-undecided interaction-verdict-always 151 153-154 160 162-163 170
        175-176 178-179 193 198 200 202-203 216 228 235 238 246 261 270 274 276-277 283 285-286
        291 297 299-300 306 311-313 326 331 333 335-336 349 359 366 384 392 407 409-410 423
        425-426
      faulty/second-finger-lets-go interaction-verdict-always 214-215 234-235
      faulty/finger-on-the-bar interaction-start-policy 439 453 455-457 464 469 473 492-493 528
        540-541 557 570-571
      faulty/finger-for-animated-pushes interaction-start-policy 453
      faulty/verdict-by-timer interaction-verdict-always 151-154 160-163 169-170 175-176 178-179
        193 198 200-204 207 212-216 222-225 227-229 234-235 238 246 261 268-270 274-277 283-286
        291 297-300 305-306 311-313 326 331 333-337 340 345-349 354-356 358-360 365-366 384 389
        392 407-410 423-426
      faulty/verdict-late interaction-verdict-always 151-154 160-163 169-170 175-176 178-179 193
        198 200-204 207 212-216 218 222-225 227-229 234-235 238 246 261 268-270 274-277 283-286
        291 297-300 305-306 311-313 326 331 333-337 340 345-350 354-356 358-360 365-366 384 389
        392 407-410 423-426
      faulty/flung-beyond-the-end interaction-progress-range 176 204 207 212 214 223 227 234 269
        312 337 340 345 347 355 358 365
      faulty/progress-doubled interaction-progress-range 153-154 162-163 176 202-203 207 212 214
        216 222-225 227 234 269 276-277 285-286 299-300 312 335-336 340 345 347 349 354-356 358
        365 409-410 425-426
      faulty/progress-by-place interaction-progress-range 620 657
      faulty/progress-untold interaction-progress-range 151-154 160-163 169-170 175-176 178-179
        193 198 200-204 207 212 214-216 222-225 227-229 234-235 238 246 261 268-270 274-277
        283-286 291 297-300 305-306 311-313 326 331 333-337 340 345 347-349 354-356 358-360
        365-366 384 389 392 407-410 423-426
      faulty/input-left-off interaction-input-restored 151-154 156 160-163 165 169-170 176 179
        193 198 200-204 208 210 213 215 218 223 225 228-229 231 235 238 242 244 246 261 268 270
        274-277 279 283-286 288 291 297-300 302 305-306 312 326 331 333-337 341 343 346 348 350
        355 359-360 362 366 369 371 384 389 392 407-410 423-426 428
      faulty/interruptible-made-anew geometry-no-frame-under-transform 156 165 206-211 231 242
        244 279 288 302 339-344 362 369 371 428
      faulty/interruptible-made-anew interaction-interruptible-stable 151-154 156 160-163 165
        169-170 175-176 178-179 193 198 200-204 206-216 218 222-225 227-229 231 234-235 238 242
        244 246 261 268-270 274-277 279 283-286 288 291 297-300 302 305-306 311-313 326 331
        333-337 339-350 354-356 358-360 362 365-366 369 371 384 389 392 407-410 423-426 428
      faulty/runner-for-both-ways interaction-interruptible-stable 176 207 223 246 312 340 355
      faulty/one-pause-forgotten interaction-pause-continues 218
      faulty/touches-let-through interaction-no-overlap 521
      faulty/switch-while-settling interaction-no-overlap 54-55
      faulty/layer-clock-stays interaction-layer-clock-restored 5-7 14-25 28-30 32 35 55 64
      faulty/presenter-stays-deaf interaction-input-restored 171-173 175-176 178 183-192 196 205
        212 214 216 219-220 222-224 226-227 230 234 236-237 239 248 251-252 254 256 258 265-266
        269 271-273 280-282 289-290
      faulty/deafened-by-animators interaction-input-restored 175 184 205 222
      faulty/second-pull-ignored interaction-state-reset 176 223 246 312 355
      faulty/pull-counts-on interaction-state-reset 176 246 312
      faulty/second-pull-stuck interaction-state-reset 176 223 246 312 355
      faulty/second-pull-undriven interaction-state-reset 176 223 246 312 355
      faulty/tap-off-when-given-up interaction-state-reset 179 225
      faulty/taps-through-the-sheet interaction-start-policy 257
      faulty/touches-stay-ignored interaction-input-restored 151-154 156 160-163 165 169-170
        175-176 178-179 193 198 200-204 208 210 213 215 218 222-225 228-229 231 235 238 242 244
        246 261 268 270 274-277 279 283-286 288 291 297-300 302 305-306 311-313 326 331 333-337
        341 343 346 348 350 354-356 359-360 362 366 369 371 384 389 392 407-410 423-426 428
      faulty/asked-twice interaction-no-refused-request 151-154 160-163 169-170 175-176 178-179
        193 198 200-204 207 212-216 218 222-225 227-229 234-235 238 246 261 268-270 274-277
        283-286 291 297-300 305-306 311-313 326 331 333-337 340 345-350 354-356 358-360 365-366
        384 389 392 407-410 423-426
      faulty/tabs-busy-until-tapped interaction-input-restored 609 614 616 629 636 641 644-645
        650 652-653 664 667 670
      faulty/still-tabs-busy-until-tapped interaction-input-restored 636 641 645 667 670
      faulty/shown-tab-refused transparency 651
      faulty/each-tab-tapped-once interaction-input-restored 641 670
      faulty/taps-wait-for-animator interaction-input-restored 642 671
      faulty/pulling-when-lost interaction-state-reset 224 356
      faulty/popping-when-lost interaction-state-reset 465 467 530 532 559 561
      faulty/selecting-when-lost interaction-state-reset 628 663
      faulty/held-when-lost containment-cancel-rollback 29
      faulty/held-when-lost interaction-state-reset 29
      faulty/tabs-deaf-after-cancel interaction-input-restored 609 629 644 650 664
      faulty/drawer-deaf-after-cancel interaction-state-reset 72-73 75 94-95 97
      faulty/switcher-deaf-at-end interaction-state-reset 15
      faulty/selections-counted-by-code interaction-state-reset 17
      faulty/moves-counted-by-code interaction-state-reset 83 86
      faulty/turned-finger-dismisses interaction-verdict-always 204 337
      faulty/turned-finger-pops interaction-verdict-always 495 543 573
      faulty/turned-finger-selects interaction-verdict-always 623 660
      faulty/turned-finger-switches interaction-verdict-always 26
      faulty/turned-finger-opens interaction-verdict-always 84 92
      faulty/container-bounds-taken geometry-final-frame 475
      faulty/presenter-stays-scaled geometry-identity-restored 171-173 175-176 178 183-186
        188-190 192 196 205 207 212 214 216 219-220 222-224 226-227 230 234 236-237 239 248
        251-252 254 256 258 265-266 269 271 273 280 282 290
      faulty/old-frame-kept geometry-size-change-tracked 515
      faulty/width-kept geometry-size-change-tracked 60-61 65-66
      faulty/frames-of-the-beginning geometry-size-change-tracked 267 388
      faulty/initial-frame-of-all geometry-frame-rollback 168 171 173-174 179-186 188-190
        194-195 197 199 206-211 219 221 225 230-233 237 239-240 242-244 247-251 253 255-257 271
        278-280 287-288 292
      faulty/dimming-keeps-size geometry-chrome-follows 259-261 263-264 267-268
      faulty/dimming-keeps-width geometry-chrome-follows 259-261 263-264 267-268
      faulty/presenter-frame-written-back geometry-frame-rollback 167
      faulty/card-fills-after-cancel geometry-frame-rollback 169-170 193 198 200-204 213 215 218
        228-229 235 238 246 270 274-277 283-286 291
      faulty/start-values-stay geometry-identity-restored 169-170 175 179 193 198 200-204 213
        215 218 222 225 228-229 235 238 246 261 268 270 274-277 283-286 291
      faulty/start-values-stay-below geometry-identity-restored 441 466 523 531 551 560
      faulty/start-values-stay-below interaction-state-reset 439-441 464-466 522-523 530-531
        550-551 559-560
      faulty/frame-under-transform geometry-no-frame-under-transform 168 171 173-174 179-191
        194-195 197 199 206-211 219 221 225 230-233 236-237 239-245 247-251 253 255-257 259-260
        263-264 267 271-272 278-281 287-289 292
      faulty/pinned-to-helper geometry-layout-ownership 155 164 168 174 179-182 194-195 197 199
        206 209 211 221 225 232-233 239-241 243 247 249-250 253 255 257 259-260 263-264 267 278
        287 292 301 304 310 314-315 327-328 330 332 339 342 344 353 363-364 367-368 370 373
        375-376 379 382-383 385 388 393 411 427
      faulty/revealed-presenter-on-top geometry-z-order 148 150-154 157 159-163 294 296-300
        305-306 308-309 311-313 316 318-319 321-323 325-326 329 331 333-337 340 345-349 351-352
        354-361 365-366 368 374-378 380-381 384 386-387 389 391-392 401-404 406-410 420 422-426
      faulty/revealed-view-on-top geometry-z-order 430-431 433-434 437-441 443-445 447-451 453
        455-458 460-462 464-471 473 475-478 480-481 485-495 497 505 508-509 511 513-515 517-518
        522-534 536-543 550-563 565-573
      faulty/card-frame-kept geometry-size-change-tracked 259-261 263-264 267-268
      faulty/half-sheet-left-alone geometry-size-change-tracked 259-261 263 267-268
      faulty/slides-out-of-shell geometry-chrome-follows 172 176 178 192 196 212 214 216 220
        223-224 226-227 234 241 252 254 258 265-266 269 273 282 290
      faulty/strip-keeps-place geometry-size-change-tracked 61
      faulty/presenter-rises-for-nothing geometry-identity-restored 170 193 198 200-204 213 215
        218 228-229 235 238 246 270 274-277 283-286 291
      faulty/mask-of-the-beginning geometry-size-change-tracked 259-261 263-264 267-268
      faulty/shoved-by-old-width appearance-final-state-matches-window 116
      faulty/closed-by-old-width appearance-final-state-matches-window 115
      faulty/filled-under-transform geometry-size-change-tracked 116-118
      faulty/presenter-reset-by-darkness geometry-identity-restored 194-195
      faulty/small-while-turned geometry-size-change-tracked 265-266
      faulty/menu-stays-covered geometry-size-change-tracked 117
      faulty/pale-until-unwound geometry-identity-restored 587-589
      faulty/busy-until-shown navigation-delegate-paired 431 438-439 451 460 464 470 480 487-490
        492 494-495 497 514 517 536-538 540 542-543 565-568 570 572-573
      faulty/back-swipe-killed navigation-gesture-alive 458
      faulty/index-of-its-own navigation-tab-selection-consistent 607 610-613 615 617-619
        622-624 626 630-631 634 637-638 647-648 654-656 659-661 665
      faulty/own-dismissal-reported-only navigation-dismissal-observed 413-419
      faulty/covered-means-dismissed navigation-dismissal-observed 149 156 158 165 175 180-182
        184-185 187 189 191 205 208 210 222 231 242 244 264 272 279 281 288-289 295 302 311
        314-315 317-318 320 322 324 338 341 354 362 369 371 385 390 401-402 404-405 407-411 421
        428
      faulty/dismissal-reported-early navigation-dismissal-observed 169-173 175-176 178-179
        183-193 196 198 200-205 207 212-216 218-220 222-230 234-239 241 246 248-252 254 256 258
        261 265-266 268-277 280-286 289-291
      faulty/dismissal-reported-twice navigation-dismissal-observed 171-173 175-176 178 183-192
        196 205 207 212 214 216 219-220 222-224 226-227 230 234 236-237 239 241 248-252 254 256
        258 265-266 269 271-273 280-282 289-290
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 537
      faulty/unwind-step-by-step navigation-unwind-direct 582 586
      faulty/unwinds-by-one navigation-unwind-direct 591
      faulty/root-swipe-let-in navigation-stack-consistent 459
      faulty/pop-within-pop interaction-no-overlap 511
      faulty/pop-within-push navigation-stack-consistent 512
      faulty/bar-shown-for-all transparency 437 549-568 570-578
      faulty/barless-when-given-up navigation-bottom-bar-restored 438 451 470 480 488-490 492
        494-495 497 514 517 536-538 540 542-543
      faulty/barless-when-given-up status-bar-rollback-on-cancel 487
      faulty/refused-tab-counted navigation-tab-selection-consistent 643 646
      faulty/delegate-nobody-keeps resources-delegate-alive 168 171 173-174 180-191 194-195 197
        199 219 221 230 232-233 236-237 239-241 243 245 247-251 255-257 259-260 263-264 267 289
        292 304 307 309-310 314-324 327-328 330 332 351 353 361 363-364 367-368 370 372-377
        382-383 385 388 390 393 401-402 404 411
      faulty/delegate-not-given-back resources-delegate-alive 590
      faulty/half-passing-push-segue resources-delegate-alive 590
      faulty/animator-for-one-way navigation-symmetric-animator 148 157 171 173 183 186 188-190
        219 230 236-237 239 248-251 256 271 280 294 307 309 316 319 321-323 351 361 374-377
        401-402 404 420
      faulty/context-kept resources-transition-released 151-154 160-163 169-170 175-176 178-179
        193 198 200-204 207 212-216 218 222-225 227-229 234-235 238 246 261 268-270 274-277
        283-286 291 297-300 305-306 311-313 326 331 333-337 340 345-350 354-356 358-360 365-366
        384 389 392 407-410 423-426
      faulty/engine-keeps-screen resources-transition-released 148 150 157 159 171-173 175-176
        178 183 185-186 188-190 192 196 207 212 214 216 219-220 222-224 226-227 230 234 236-237
        239 248 251-252 254 256 258 265-266 269 271 273 280 282 290 294 296 307-309 311-313 316
        318-319 321-323 325 329 340 345 347 349 351-352 354-358 361 365 374 377-378 380-381
        386-387 391 401-406 420 422
      faulty/recognizers-pile-up resources-no-recognizer-growth 148 157 190 207 237 239 249-251
        256 271 280 294 323 340 377 401-402 420
      faulty/duration-made-up resources-duration-truthful 430 433 437 440 443-450 452 454
        458-461 465 467-468 471-472 474-479 481 485-487 500 503 505-506 511-513 515-516 518-522
        524-527 529-530 532-534 545 547 550 552-556 558-559 561-563 565 575 577
      faulty/menus-pile-up resources-transition-released 60-63 65-66
      faulty/first-pair-remembered resources-no-stale-participants 148 157 190 207 256 271 280
        294 323 340 402 420
      faulty/animator-dropped-early resources-driver-alive 12 45
      faulty/display-link-runs-on resources-no-orphan-animations 151-154 156 160-163 165 169-170
        175-176 178-179 193 198 200-204 208 210 213 215 218 222-225 228-229 231 235 238 242 244
        246 261 268 270 274-277 279 283-286 288 291 297-300 302 305-306 311-313 326 331 333-337
        341 346 348 350 354-356 359-360 362 366 369 371 384 389 392 407-410 423-426 428
      faulty/animations-left-off resources-switches-restored 148 150-157 159-165 168-170 172-176
        178-186 188-190 192-204 206-216 218-244 246-261 263-271 273-280 282-288 290-292 294
        296-302 304-306 308-319 321-323 325-337 339-371 373-389 391-393 401-404 406-411 420
        422-428
      faulty/animations-switched-on resources-switches-restored 171 307
      faulty/device-kept-awake resources-switches-restored 148 156-157 165 171 173 183-186
        188-190 207-208 210 219 230-231 237 242 244 248 251 256 271 279-280 288 294 302 307 309
        316-319 321-323 340-341 351 361-362 369 371 374 377 401-402 420 428
      faulty/reports-late resources-duration-truthful 148 150 155 157 159 164 168 173 178-186
        188-190 192 194-197 199 219 224-226 230 232-233 236-237 239-241 243 247-260 263-267 271
        273 278 280 282 287 290 292 294 296 301 304 309 313-319 321-323 325 327-330 332 351
        356-357 361 363-364 367-368 370 373-383 385-388 391 393 401-404 406 411 420 422 427
      faulty/pushes-remembered resources-transition-released 446 476-477 479 481-484 496 507 516
        534-535 544 563-564 574
      faulty/stack-kept-by-hub resources-transition-released 473-474
      faulty/switcher-kept-by-closure resources-transition-released 33-34
      faulty/switchers-remembered resources-transition-released 33-34
      faulty/escape-ignored accessibility-escape-works 177 217 262
      faulty/escape-promised accessibility-escape-works 177 217 262
      faulty/background-reachable accessibility-reachable-set 181 247 250 260
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 168 171 173-174 179-186
        188-190 194-195 197 199 206-211 219 221 225 230-233 236-237 239-240 242-244 247-251 253
        255-257 259-260 263-264 267 271 278-280 287-288 292
      faulty/editing-ended-by-drag accessibility-responder-restored 228-229 359-360
      faulty/screen-changed-too-early accessibility-focus-announced 181 186 198 242 247 250 260
        266 315 319 331 369 373 376 383 387
      faulty/elements-hidden-by-animators accessibility-flags-restored 175 184 205 222 311 317
        338 354 405
      faulty/mute-until-unwound accessibility-flags-restored 579-581 583-585
      faulty/closed-menu-reachable accessibility-reachable-set 101
      faulty/closed-handle-modal accessibility-flags-restored 68 71 76-77 81 100-103 115
      faulty/given-up-screen-announced accessibility-focus-announced 198 242 331 369
      faulty/screen-announced-twice accessibility-focus-announced 181 186 247 250 260 266 315
        319 373 376 383 387
      faulty/page-left-mute accessibility-flags-restored 1-2 4 11 31 42-44 47 56 62-63
      faulty/newcomer-within-reach accessibility-flags-restored 110-111
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 169-173 175-176 178-179
        183 185-186 188-190 192-193 196 198 200-204 207 212-216 218-220 222-230 234-239 241 246
        248-252 254 256 258 261 265-266 268-271 273-277 280 282-286 290-291
      faulty/fold-with-animated-push completion-not-before-animation-end 592 594-604
      faulty/fold-with-animated-push transparency 593
      faulty/fold-with-input-left-off interaction-input-restored 592-604
      faulty/always-interactive interaction-start-policy 171-173 183 185-186 188-190 192 196
        219-220 226 230 236-237 241 248-252 254 258 265-266 271 273 280 282 290
      faulty/direction-not-reset interaction-state-reset 207
      faulty/direction-never-turned interaction-start-policy 176 202 207 212 216 223 227 269 276
        285
      faulty/direction-inferred interaction-start-policy 176 202 207 212 216 223 227 269 276 285
      faulty/presenter-told-nothing appearance-presenter-contract 168 171 173-174 180-186
        188-190 194-195 197 199 219 221 230 232-233 236-237 239-241 243 247-251 255-257 259-260
        263-264 267 271 278 280 287 292
      faulty/presenter-told-twice appearance-begin-end-balanced 168 171-174 180-186 188-190 192
        194-197 199 219-221 226 230 232-233 236-237 239-241 243 247-251 254-260 263-267 271 273
        278 280 282 287 290 292
      faulty/view-moved-after-end completion-no-work-after 148 150-154 156-157 159-163 165
        169-173 175-176 178-179 183 185-186 188-190 192-193 196 198 200-204 207-208 210 212-216
        218-220 222-231 234-239 241-242 244 246 248-252 254 256 258 261 265-266 268-271 273-277
        279-280 282-286 288 290-291 294 296-300 302 305-309 311-313 316 318-319 321-323 325-326
        329 331 333-337 340-341 345-352 354-362 365-366 368-369 371 374-378 380-381 384 386-387
        389 391-392 401-404 406-410 420 422-426 428
      faulty/bar-jumps-at-end geometry-bars-stable 148 155 157 164 168 173-174 179-186 188-190
        194-195 197 199 206-207 209 211 219 221 225 230 232-233 236-237 239-241 243 247-251 253
        255-257 259-260 263-264 271 278 280 287 292 294 301 304 309-310 314-319 321-323 327-328
        330 332 339-340 342-344 351 353 361 363-364 367-368 370 373-377 379 382-383 385 393
        401-402 411 420 427
      faulty/closed-menus-appear appearance-no-phantom-child 8-9 33 37-40 58-60 65 67-71 76-82
        93 98-108 110-115 117-118
      faulty/menu-moved-in-each-time containment-did-move-after-add 112-113
      faulty/replaced-screen-kept containment-remove-complete 37-40 110-111
      faulty/given-up-side-told appearance-no-phantom-child 74-75 85 87-92 96-97 109
      faulty/page-shown-before-child containment-add-before-view 1-4 10-11 13 27 31 34 36 41
        43-44 46-49 51-54 56-59 61-63 66
      faulty/stack-cut-by-hand navigation-stack-consistent 442 498-499
      faulty/popped-card-kept resources-transition-released 119-142 144-146
      faulty/shade-of-each-card resources-no-recognizer-growth 127 143
      faulty/cards-dragged-once interaction-state-reset 122 134
      faulty/floor-of-each-vain-drag resources-no-recognizer-growth 143
      faulty/one-too-many-popped navigation-stack-consistent 439-441 453 455-458 460-461 464-466
        469 473 491 493 508 522-523 528-531 539 541 550-551 557-560 569 571
      faulty/place-counted-along navigation-tab-selection-consistent 613-619 621-624 630-631
        635-636 639 641 643 646-647 651-656 658-661 666-668 670
      faulty/place-counted-in-secret interaction-state-reset 608 621 627 631 649 658 662
      faulty/pop-locks-pushes navigation-delegate-paired 431 438 443 451 467 470 479-480 483-484
        487-490 492 494-495 497 514 517 524 532 536-538 540 542-543 552 561 565-568 570 572-573
      faulty/presenter-stays-pale geometry-identity-restored 171-173 183-192 196 205 220 226 230
        236-237 239 248 251 254 256 258 265-266
      faulty/presenter-brightens-under-cover geometry-identity-restored 180-182
      faulty/dialog-shrinks-under-alert geometry-identity-restored 168
      faulty/dialog-stays-small geometry-identity-restored 168 174 180-182 194-195 197 199 221
        232-233 239-241 243 247 249-250 255 259-260 263-264 267
      faulty/presenter-told-by-dialog appearance-presenter-contract 168 171-174 180-192 194-197
        199 205 220-221 226 230 232-233 236-237 239-241 243 245 247-251 254-256 258-260 263-267
      faulty/home-turned-by-appearance completion-not-before-animation-end 172-173 183 185-186
        188-190 192 196 219-220 226 230 236-237 239 241 248-251 254 256 258 265-266 271 273 280
        282 290
      faulty/hasty-card completion-closure-runs 168 171 173-174 180-191 194-195 199 219 221 230
        232-233 236-237 239-241 243 245 247-251 255-257 259-260 263-264 267 289 292
      faulty/picture-stays-hidden ownership-source-view-restored 441 466 487 523 531 551 560 565
      faulty/root-shown-ahead containment-view-parent-agrees 679-684
      faulty/root-handed-over-late ownership-window-not-empty 682
      faulty/window-muted-twice interaction-input-restored 684
      faulty/banner-faded-only status-bar-no-global-write 672-678
      faulty/banner-taken-for-old status-bar-no-global-write 677
      faulty/banner-keeps-bar status-bar-owner-after-present 674
      faulty/paused-till-foreground completion-eventually 220-221 352-353
      faulty/contents-stay-deep completion-unanimated-parity 245
      faulty/contents-stay-deep geometry-identity-restored 175 184 205 222
      faulty/newcomer-under-header geometry-bars-stable 37 40
      faulty/insets-left-behind geometry-bars-stable 1-4 10-11 13 27 31 36-44 46-49 52-54 56-57
        61-63 66
      faulty/runner-kept-when-given-up interaction-interruptible-stable 147 166 176 246 293 303
        312 394 397 412 429 497 631
      faulty/sheet-of-old-screen geometry-size-change-tracked 261
      faulty/older-wish-wins interaction-no-overlap 107
      faulty/hand-moved-back geometry-size-change-tracked 268
      faulty/shade-stays-pale geometry-chrome-follows 169 198 200-201 203-204 213 218 228-229
        235 238 246 270 274-275 277 283-284 286 291
    """
}

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
      faulty/callback-called-by-animator appearance-no-direct-call 112 119-121 128-129 132 135
        137-138 143-150 152-154 158-159 161 163 170-175 183 185 189 194-197 200-201 203-208
        210-214 216 218-220 222-223 226-227 230 234 241-243 250-251 255 257 264-265 267 270
        272-273 277-282 284-286 290-291 293 295 302-307 314 316 324-327 330-334 336-340 342
        345-346 348 351 356 364-365 367 374 383 390-391
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36-39 41-44
        49 51-52 56-58 61
      faulty/switch-within-switch appearance-begin-end-balanced 9 39 49
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 361-363
      faulty/presenter-told-by-animators appearance-presenter-contract 139 148-149 169 186
      faulty/presenter-view-taken-out appearance-final-state-matches-window 132 138 144-146
        158-159 161 163 170 173 175 185 196-197 200 202-205 207 210 212-213 216 218 220 222-223
        226-227 230 241 250 255
      faulty/all-pages-appear appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-39 41-49
        51-58 60-61
      faulty/neighbour-told appearance-forwarded-to-children 7-9 38 47-48 60
      faulty/neighbour-told appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-39 41-49
        51-58 60-61
      faulty/content-without-parent appearance-phase-order 112 119-121 128-129 132 135 137-138
        143-150 152-154 158-159 161 163 170-175 183 185 189 194-197 200-201 203-208 210-214 216
        218-220 222-223 226-227 230 234 241-243 250-251 255 257 264-265 267 270 272-273 277-282
        284-286 290-291 293 295 302-307 314 316 324-327 330-334 336-340 342 345-346 348 351 356
        364-365 367 374 383 390-391
      faulty/newcomer-over-side appearance-no-phantom-child 103
      faulty/newcomer-told-nothing appearance-final-state-matches-window 34 102-103 106
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 9-10 12 26 29 33
        36-37 39 41-44 49 51-52 56-58 61
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 393 395-396 398-400 406-412
        415 417 421-423 426 430 434-435 437-440 442 449-450 462 465 467-468 474-475 477-478
        481-483 486-489 494 507 509 511 514-518 523 527 537 539
      faulty/outgoing-told-again appearance-no-spurious-reversal 112 119 121 128 205 212-213 257
        264 267 270 272-273 277-282 284-286 290-291 293 295 302-303 305-307 314 316 324 326-327
        330-331 333 336-340 342 345-346 348 351 356 364-365 367 374 383 390
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
      faulty/presenter-ended-ahead appearance-phase-order 132 137 144-150 152-154 156 158-161
        163 183-185 190 194 196-197 200-201 203-205 207 210-214 217-223 226-230 234 236 241 243
        245 250 253 255
      faulty/hurried-child-left-behind appearance-child-within-parent 9
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34
        36-37 39 41-44 49 51-52 56-58 61
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 62-66 70 72-73 75 91-99 102-103 106-107
      faulty/placed-before-told appearance-phase-order 1-4 9-10 12 26 29 32-34 36-39 41-44 49
        51-52 56-58 61
      faulty/animation-concealed appearance-animated-flag 1-4 9-10 12 26 29 32-34 36-39 41-43 49
        51 56-58 61
      faulty/fades-unasked appearance-animated-flag 149 151 155 209 235 244 252
      faulty/animation-invented appearance-animated-flag 139 148-149 151 155 169 186 209 235 244
        252
      faulty/animation-denied appearance-animated-flag 132-140 142-150 152-154 156-168 170-180
        182-208 210-224 226-234 236-243 245-251 253-255
      faulty/return-kept-back appearance-forwarded-to-children 7-8 60
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 63 65 110
      faulty/menu-stays-after-turn appearance-final-state-matches-window 107-110
      faulty/handle-out-of-sight appearance-no-phantom-child 53-54
      faulty/presenter-left-in-window appearance-no-double-appear 114-118 123-127 259-263
        268-269 271 274-276 288-289 292 294 296-301 308-313 315 317-323 328-329 331 341 343-344
        347 349-350 352 354-355 366 368-373 385-389
      faulty/menu-goes-untold appearance-final-state-matches-window 108-109
      faulty/first-page-blinks transparency 46 53-54
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 115-118 120 124-127 129 133-134
        139-140 142-143 157 162 164-168 172 174 177 179 182 186-189 192-193 195 199 202 206 208
        224 231 233 237-240 242 246-249 251 254 260-263 265 268-269 274-276 289 294 296-300 304
        309 311 313 317-319 322-323 325 329 332 334 347 352 355 370-373 386-389 391
      faulty/flag-of-the-animation completion-honest-flag 136 138 271 273
      faulty/returns-without-views completion-eventually 132 135 137-138 143-150 152-154 158-159
        161 163 170-175 183 185 189 194-197 201 203-204 206-208 210-214 216 218-220 222-223
        226-227 230 234 241-243 250-251 255
      faulty/empty-transaction-reports completion-not-before-animation-end 393 396 398-400
        406-412 415 417 421-423 426 430 434-435 437-440 442 449-450 462 465 467-468 474-475
        477-478 481-483 486-489 494 507 509 511 514-518 523 527 537 539
      faulty/completed-by-two completion-at-most-once 115-118 124-127 133-134 139-140 142-143
        157 162 164-168 177 179 182 186-189 192-193 199 202 224 231 233 237-240 246-249 254
        260-263 268-269 274-276 289 294 296-300 309 311 313 317-319 322-323 329 347 352 355
        370-373 386-389
      faulty/waits-for-delegate completion-eventually 211 337 467 593-594
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 274 280 301 317 368
      faulty/shown-only-by-animation completion-unanimated-parity 44 52
      faulty/completed-without-verdict completion-after-verdict 394 401-404 406 414 416 418-421
        423 427-430 432-433 436 443 450-458 470-471 476 479 484-486 490 492-494 498-505 512-514
        519 521-523 527-535
      faulty/paused-and-completed completion-after-verdict 394 401-404 406 414 416 418-421 423
        427-430 432-433 436 443 450-458 470-471 476 479 484-486 490 492-494 498-505 512-514 519
        521-523 527-535
      faulty/dismissal-closure-dropped completion-closure-runs 7-9 35 38 47-48 60
      faulty/twice-told-card completion-closure-runs 132 135 137-138 144-155 158-159 163 183 185
        194 196-197 200-201 203-205 207 209-214 218-220 222-223 226-227 230 252 255
      faulty/frames-reset-after-end completion-no-work-after 115-118 124-127 133-134 139-140
        142-143 157 162 164-168 177 179 182 186-189 192-193 199 202 212-214 224 231 233 237-240
        246-249 254 260-263 268-269 274-276 289 294 296-300 309 311 313 317-319 322-323 329
        338-340 347 352 355 370-373 386-389
      faulty/dropped-animation-ignored completion-eventually 136 138 271 273 397-399 511 569
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
      faulty/reports-long-after completion-eventually 112 114 119 121 123 128 132-135 137
        139-140 142-150 152-154 156-168 170-171 173 175-180 182-183 186-194 196-205 207 210-224
        226-234 236-241 243 245-250 253-255 257 259 264 267 270 272 275-282 284-286 288 290-293
        295 302-303 305-308 310 312 314 318-321 324 326-328 330-331 333 336-346 348-351 354 356
        364-367 369 374 383 385 390
      faulty/waits-for-announced-time completion-eventually 112 119 121 128 132 137 144-150
        152-154 158-159 161 163 183 194 196-197 200-201 203-205 207 210-214 218-220 222-223
        226-227 230 234 241 243 250 255 257 264 267 272 277-282 284-286 290-291 293 295 314 324
        326-327 330-331 333 336-340 345-346 348 351 356 364-365 367 374 383 390
      faulty/end-told-first completion-not-before-animation-end 1-4 9-10 12 26 29 32-34 36-39
        41-43 49 51 56-58 61
      faulty/recedes-by-animators completion-unanimated-parity 209
      faulty/pales-by-animators completion-unanimated-parity 209
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 139 148 151 155 169 186 235 244
        252
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 135-137 147
        149-150 152-154 156 160 183-184 190 194 200-201 203 205 211-214 217 219 221 228-229 234
        236 243 245 253
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 200-201 203 358-359
      faulty/incoming-view-left-out ownership-to-view-in-container 112 119 121 128 132 135
        137-138 143-150 152-154 158-159 161 163 170-171 173 175 183 185 189 194 196-197 201
        203-205 207 210-214 216 218-220 222-223 226-227 230 234 241 243 250 255 257 264 267 270
        272-273 277-282 284-286 290-291 293 295 302-303 305-307 314 316 324 326-327 330 333
        336-340 342 345-346 348 351 356 364-365 383 390
      faulty/both-sides-taken-out ownership-original-parentage-restored 133-134 139-140 142-143
        157 162 164-168 177 179 182 186-189 192-193 199 202 224 231 233 237-240 246-249 254
      faulty/both-sides-taken-out ownership-window-not-empty 139-140 142 186-188
      faulty/picture-left-on-top ownership-container-clean 115-118 124-127 133-134 143 157 162
        164-168 177 179 182 189 192-193 199 202 224 231 233 237-240 246-249 254 260-263 268-269
        289 294 296-300 309 311 313 322-323 329 347 352 355 370-373 386-389
      faulty/mark-left-by-finger ownership-container-clean 115-118 124-127 133-134 143 157 162
        164-168 177 179 182 189 192-193 199 202 224 231 233 237-240 246-249 260-263 268-269 289
        294 296-300 309 311 313 322-323 329 347 352 370-373 386-389
      faulty/bar-picture-stays ownership-container-clean 397-399 511
      faulty/source-view-stays-hidden ownership-source-view-restored 411 517
      faulty/element-taken-along ownership-source-view-restored 399 411 450 511 517 527
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 172 174 195 206 208 242 251
      faulty/backdrop-picture-stays geometry-chrome-follows 222-224 226-227 230-231
      faulty/presenter-under-outer-view ownership-original-parentage-restored 200-203 358-359
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 394 401-404 406 414
        423 427-430 433 443 450-453 455 457-458 471 476 479 484-486 492-494 498-500 502 504-505
        512-514 521-523 527-530 532 534-535
      faulty/container-pinned ownership-container-untouched 132 135 137-138 143-155 158-159 161
        163 170-175 183 185 189 194-197 200-201 203-214 216 218-220 222-223 226-227 230 234-235
        241-244 250-252 255
      faulty/incoming-view-stays ownership-original-parentage-restored 115-118 124-127 260-263
        268-269 274-276 289 294 296-300 309 311 313 317-319 322-323 329 347 352 355 370-373
        386-389
      faulty/picture-left-in-container ownership-container-clean 10 44 52 58
      faulty/curtain-stays ownership-container-clean 132 138 143-146 158-159 161 163 170 173 175
        185 189 196-197 203-205 207 209-210 212-213 216 218 220 222-223 226-227 230 241 250 255
      faulty/dimming-taken-early ownership-chrome-lifecycle 133-134 143 157 162 164-168 177 179
        182 189 192-193 199 202 224 231 233 237-240 246-249 254
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 132 138 143-146 158-159 161 163
        170 173 175 185 189 196-197 203-205 207 209-210 212-213 216 218 220 222-223 226-227 230
        241 250 255
      faulty/dimming-piles-up ownership-container-clean 133-134 143 157 162 164-168 177 179 182
        189 192-193 199 202 224 231 233 237-240 246-249 254
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 222-224 226-227 230-231
      faulty/tabs-exchanged-by-hand ownership-container-untouched 567-568 587 594 596-597
        600-603 606 612 627-632
      faulty/catcher-stays ownership-container-clean 63 66 70-71 75 93-96 107
      faulty/catchers-pile-up ownership-container-clean 63 66 70-71 75 93-96 107
      faulty/status-bar-not-captured status-bar-owner-after-present 132 135 137-138 144-155
        158-159 161 163 185 194 196-197 200-201 203-205 207 209-214 218-220 222-223 226-227 230
        234-235 241 243-244 250 252 255
      faulty/child-never-asked status-bar-child-forwarded 1-4 7-10 12 26 29 33-39 41-49 51-58
        60-61
      faulty/bar-by-value status-bar-child-forwarded 1-4 7-10 12 26 29 33-39 41-49 51-58 60-61
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 9 12 26 33 36-37 41
        43-44 46-49 51-52 56 61
      faulty/no-update-requested status-bar-update-requested 1 3 26 33-34 36-37 41 43-44 49
        51-52 57-58
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 134 143 157 162 164-168 177 179
        182 189 192-193 199 202 224 233 237-240 246-249 254
      faulty/bar-returns-late geometry-bars-stable 112 114 121 123 136-137 140 142 147 149-150
        152-154 156 160 171 176 178 180 183-184 187-188 190-191 194 198 200-201 203 205 211-215
        217 219 221 232 234 236 243 245 253 257 259 271-272 275-276 279 281-282 284-286 288 292
        303 308 310 312 314-315 318-321 324 328 331 337-341 343-344 354 364-367 369 383 385
      faulty/helper-window-stays status-bar-no-global-write 112 114-118 121 123-127 133-137
        139-140 142-143 147 149-150 152-154 156-157 160 162 164-168 171 176-180 182-184 186-194
        198-203 205 211-215 217 219 221 224 228-229 231-234 236-240 243 245-249 253-254 257
        259-263 268-272 274-276 279 281-282 284-286 288-289 292 294 296-300 303 308-315 317-324
        328-329 331 337-341 343-344 347 349-350 352 354-355 364-367 369-373 383 385-389
      faulty/helper-window-stays status-bar-restored-after-dismiss 112 121 135 137 147 149-150
        152-154 171 183 194 200-201 203 211-214 219 234 243 257 270 272 279 281-282 284-286 303
        314 324 337-340 364-365 383
      faulty/bar-set-for-all status-bar-no-global-write 112 114-121 123-129 132-140 142-150
        152-154 156-168 170-180 182-208 210-224 226-234 236-243 245-251 253-255 257 259-265
        267-282 284-286 288-300 302-334 336-352 354-356 364-367 369-374 383 385-391
      faulty/verdict-during-bar-fade completion-eventually 232
      faulty/update-asked-too-early status-bar-update-requested 1-4 10 12 26 29 33-34 36-37 39
        41-44 49 51-52 57-58 61
      faulty/header-never-asked status-bar-child-forwarded 267 273 277-278 290-291 293 295 316
        326-327 330-331 333 335-336 338-339 345-346 348 351 369 374
      faulty/given-up-screen-decides status-bar-child-forwarded 15 17-19 21 24-25 30 59
      faulty/root-decides-stack status-bar-child-forwarded 394 398-399 401 406 414-415 417 420
        422 426 430 433 435 440 443 450-453 455 457-458 462-466 473-474 476 479 481-483 486 494
        498-500 502 504-505 507-508 511 514 523 527-530 532 534-535 537-538
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 393-404 406-435 438-459 462-540
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
      faulty/popup-without-child containment-view-parent-agrees 114-119 123-128 132-134 136
        138-140 142-146 156-170 173 175-180 182 184-193 196-200 202-205 207 209-210 212-213
        215-218 220-224 226-233 236-241 245-250 253-255 259-264 267-269 271 273-278 288-302
        305-313 315-323 326-331 333 335-336 338-339 341-352 354-356 366-374 385-390
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
      faulty/early-end-dropped interaction-verdict-always 182 313
      faulty/only-ended-handled interaction-verdict-always 116 125 133 165 186-189 193 231 238
        247 261 268 297 317-319 323 352 371 387
      faulty/alert-takes-driver interaction-verdict-always 133 268
      faulty/pull-left-to-alert interaction-verdict-always 394
      faulty/lost-finger-decides interaction-verdict-always 186-189 317-319
      faulty/driver-always-handed-out interaction-start-policy 112 114 121 123 135-137 147 150
        152-154 156 160 183-184 190 194 200-201 203 205 211-215 217 219 221 228-229 234 236 243
        245 253 257 259 270-272 279 282 284-286 288 292 314-315 320 324 331 337-341 343-344
        349-350 354 364-367 369 383 385
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 142 276
      faulty/progress-after-verdict interaction-progress-range 117 126 166 179 198-199 239 248
        262 298 311 328-329 388
      faulty/resting-finger-undecided interaction-verdict-always 115 117-118 124 126-127 134
        139-140 142-143 157 162 164 166-167 180 192 199 202 224 233 237 239-240 246 248-249 254
        260 262-263 269 274-276 289 294 296 298-299 312 322 329 347 355 370 372-373 386 388-389
      faulty/second-finger-lets-go interaction-verdict-always 178-179 198-199
      faulty/finger-on-the-bar interaction-start-policy 402 416 418-420 427 432 436 455-456 490
        502-503 519 532-533
      faulty/finger-for-animated-pushes interaction-start-policy 416
      faulty/verdict-by-timer interaction-verdict-always 115-118 124-127 133-134 139-140 142-143
        157 162 164-168 171 176-180 186-189 191-193 198-199 202 224 231-233 237-240 246-249 254
        260-263 268-269 274-276 289 294 296-300 303 308-312 317-319 321-323 328-329 347 352 355
        370-373 386-389
      faulty/verdict-late interaction-verdict-always 115-118 124-127 133-134 139-140 142-143 157
        162 164-168 171 176-180 182 186-189 191-193 198-199 202 224 231-233 237-240 246-249 254
        260-263 268-269 274-276 289 294 296-300 303 308-313 317-319 321-323 328-329 347 352 355
        370-373 386-389
      faulty/flung-beyond-the-end interaction-progress-range 140 168 171 176 178 187 191 198 232
        275 300 303 308 310 318 321 328
      faulty/progress-doubled interaction-progress-range 117-118 126-127 140 166-167 171 176 178
        180 186-189 191 198 232 239-240 248-249 262-263 275 298-299 303 308 310 312 317-319 321
        328 372-373 388-389
      faulty/progress-by-place interaction-progress-range 582 618
      faulty/progress-untold interaction-progress-range 115-118 124-127 133-134 139-140 142-143
        157 162 164-168 171 176 178-180 186-189 191-193 198-199 202 224 231-233 237-240 246-249
        254 260-263 268-269 274-276 289 294 296-300 303 308 310-312 317-319 321-323 328-329 347
        352 355 370-373 386-389
      faulty/input-left-off interaction-input-restored 115-118 120 124-127 129 133-134 140 143
        157 162 164-168 172 174 177 179 182 187 189 192-193 195 199 202 206 208 224 231 233
        237-240 242 246-249 251 254 260-263 265 268-269 275 289 294 296-300 304 306 309 311 313
        318 322-323 325 329 332 334 347 352 355 370-373 386-389 391
      faulty/interruptible-made-anew geometry-no-frame-under-transform 120 129 170-175 195 206
        208 242 251 265 302-307 325 332 334 391
      faulty/interruptible-made-anew interaction-interruptible-stable 115-118 120 124-127 129
        133-134 139-140 142-143 157 162 164-168 170-180 182 186-189 191-193 195 198-199 202 206
        208 224 231-233 237-240 242 246-249 251 254 260-263 265 268-269 274-276 289 294 296-300
        302-313 317-319 321-323 325 328-329 332 334 347 352 355 370-373 386-389 391
      faulty/runner-for-both-ways interaction-interruptible-stable 140 171 187 275 303 318
      faulty/one-pause-forgotten interaction-pause-continues 182
      faulty/touches-let-through interaction-no-overlap 483
      faulty/switch-while-settling interaction-no-overlap 49-50
      faulty/layer-clock-stays interaction-layer-clock-restored 5-6 13-24 27-28 30 50 59
      faulty/presenter-stays-deaf interaction-input-restored 135-137 139-140 142 147-156 160 169
        176 178 180 183-184 186-188 190-191 194 198 200-201 203 211 214-215 217 219 221 228-229
        232 234-236 243-245 252-253
      faulty/deafened-by-animators interaction-input-restored 139 148 169 186
      faulty/second-pull-ignored interaction-state-reset 140 187 275 318
      faulty/pull-counts-on interaction-state-reset 140 275
      faulty/second-pull-stuck interaction-state-reset 140 187 275 318
      faulty/second-pull-undriven interaction-state-reset 140 187 275 318
      faulty/tap-off-when-given-up interaction-state-reset 143 189
      faulty/taps-through-the-sheet interaction-start-policy 220
      faulty/touches-stay-ignored interaction-input-restored 115-118 120 124-127 129 133-134
        139-140 142-143 157 162 164-168 172 174 177 179 182 186-189 192-193 195 199 202 206 208
        224 231 233 237-240 242 246-249 251 254 260-263 265 268-269 274-276 289 294 296-300 304
        306 309 311 313 317-319 322-323 325 329 332 334 347 352 355 370-373 386-389 391
      faulty/asked-twice interaction-no-refused-request 115-118 124-127 133-134 139-140 142-143
        157 162 164-168 171 176-180 182 186-189 191-193 198-199 202 224 231-233 237-240 246-249
        254 260-263 268-269 274-276 289 294 296-300 303 308-313 317-319 321-323 328-329 347 352
        355 370-373 386-389
      faulty/tabs-busy-until-tapped interaction-input-restored 571 576 578 591 597 602 605-606
        611 613-614 625 628 631
      faulty/still-tabs-busy-until-tapped interaction-input-restored 597 602 606 628 631
      faulty/shown-tab-refused transparency 612
      faulty/each-tab-tapped-once interaction-input-restored 602 631
      faulty/taps-wait-for-animator interaction-input-restored 603 632
      faulty/pulling-when-lost interaction-state-reset 188 319
      faulty/popping-when-lost interaction-state-reset 428 430 492 494 521 523
      faulty/selecting-when-lost interaction-state-reset 590 624
      faulty/held-when-lost containment-cancel-rollback 27
      faulty/tabs-deaf-after-cancel interaction-input-restored 571 591 605 611 625
      faulty/drawer-deaf-after-cancel interaction-state-reset 67-69 88-90
      faulty/switcher-deaf-at-end interaction-state-reset 14
      faulty/selections-counted-by-code interaction-state-reset 16
      faulty/moves-counted-by-code interaction-state-reset 77 80
      faulty/turned-finger-dismisses interaction-verdict-always 168 300
      faulty/turned-finger-pops interaction-verdict-always 458 505 535
      faulty/turned-finger-selects interaction-verdict-always 585 621
      faulty/turned-finger-switches interaction-verdict-always 25
      faulty/turned-finger-opens interaction-verdict-always 78 86
      faulty/container-bounds-taken geometry-final-frame 438
      faulty/presenter-stays-scaled geometry-identity-restored 135-137 139-140 142 147-150
        152-154 156 160 169 171 176 178 180 183-184 186-188 190-191 194 198 200-201 203 211
        214-215 217 219 221 228-229 232 234 236 243 245 253
      faulty/old-frame-kept geometry-size-change-tracked 477
      faulty/width-kept geometry-size-change-tracked 55-56 60-61
      faulty/frames-of-the-beginning geometry-size-change-tracked 230 351
      faulty/initial-frame-of-all geometry-frame-rollback 132 135 137-138 143-150 152-154
        158-159 161 163 170-175 183 185 189 194-197 201 203-204 206-208 210-214 216 218-220 234
        241-243 250-251 255
      faulty/dimming-keeps-size geometry-chrome-follows 222-224 226-227 230-231
      faulty/dimming-keeps-width geometry-chrome-follows 222-224 226-227 230-231
      faulty/presenter-frame-written-back geometry-frame-rollback 131
      faulty/card-fills-after-cancel geometry-frame-rollback 133-134 157 162 164-168 177 179 182
        192-193 199 202 233 237-240 246-249 254
      faulty/start-values-stay geometry-identity-restored 133-134 139 143 157 162 164-168 177
        179 182 186 189 192-193 199 202 224 231 233 237-240 246-249 254
      faulty/start-values-stay-below geometry-identity-restored 404 429 485 493 513 522
      faulty/frame-under-transform geometry-no-frame-under-transform 132 135 137-138 143-155
        158-159 161 163 170-175 183 185 189 194-197 200-201 203-214 216 218-220 222-223 226-227
        230 234-235 241-244 250-252 255
      faulty/pinned-to-helper geometry-layout-ownership 119 128 132 138 143-146 158-159 161 163
        170 173 175 185 189 196-197 203-205 207 210 212-213 216 218 220 222-223 226-227 230 241
        250 255 264 267 273 277-278 290-291 293 295 302 305 307 316 326-327 330-331 333 336
        338-339 342 345-346 348 351 356 374 390
      faulty/revealed-presenter-on-top geometry-z-order 112 114-118 121 123-127 257 259-263
        268-269 271-272 274-276 279 281-282 284-286 288-289 292 294 296-300 303 308-312 314-315
        317-324 328-329 331 337-341 343-344 347 349-350 352 354-355 364-367 369-373 383 385-389
      faulty/revealed-view-on-top geometry-z-order 393-394 396-397 400-404 406-408 410-414 416
        418-421 423-425 427-434 436 438-441 443-444 448-458 467 470-471 473 475-477 479-480
        484-496 498-505 512-525 527-535
      faulty/card-frame-kept geometry-size-change-tracked 222-224 226-227 230-231
      faulty/half-sheet-left-alone geometry-size-change-tracked 222-224 226 230-231
      faulty/slides-out-of-shell geometry-chrome-follows 136 140 142 156 160 176 178 180 184
        187-188 190-191 198 205 215 217 221 228-229 232 236 245 253
      faulty/strip-keeps-place geometry-size-change-tracked 56
      faulty/presenter-rises-for-nothing geometry-identity-restored 134 157 162 164-168 177 179
        182 192-193 199 202 233 237-240 246-249 254
      faulty/mask-of-the-beginning geometry-size-change-tracked 222-224 226-227 230-231
      faulty/shoved-by-old-width appearance-final-state-matches-window 108
      faulty/closed-by-old-width appearance-final-state-matches-window 107
      faulty/filled-under-transform geometry-size-change-tracked 108-110
      faulty/presenter-reset-by-darkness geometry-identity-restored 158-159
      faulty/small-while-turned geometry-size-change-tracked 228-229
      faulty/menu-stays-covered geometry-size-change-tracked 109
      faulty/pale-until-unwound geometry-identity-restored 549-551
      faulty/busy-until-shown navigation-delegate-paired 394 401-402 414 423 427 433 443 450-453
        455 457-458 476 479 498-500 502 504-505 527-530 532 534-535
      faulty/back-swipe-killed navigation-gesture-alive 421
      faulty/index-of-its-own navigation-tab-selection-consistent 569 572-575 577 579-581
        584-586 588 592 595 598-599 608-609 615-617 620-622 626
      faulty/own-dismissal-reported-only navigation-dismissal-observed 376-382
      faulty/covered-means-dismissed navigation-dismissal-observed 113 120 122 129 139 144-146
        148-149 151 153 155 169 172 174 186 195 206 208 227 235 242 244 251-252 258 265 274
        277-278 280-281 283 285 287 301 304 317 325 332 334 348 353 364-365 367-368 370-374 384
        391
      faulty/dismissal-reported-early navigation-dismissal-observed 133-137 139-140 142-143
        147-157 160 162 164-169 171 176-180 182-184 186-194 198-203 205 211-215 217 219 221 224
        228-229 231-240 243-249 252-254
      faulty/dismissal-reported-twice navigation-dismissal-observed 135-137 139-140 142 147-156
        160 169 171 176 178 180 183-184 186-188 190-191 194 198 200-201 203 205 211-215 217 219
        221 228-229 232 234-236 243-245 252-253
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 499
      faulty/unwind-step-by-step navigation-unwind-direct 544 548
      faulty/unwinds-by-one navigation-unwind-direct 553
      faulty/root-swipe-let-in navigation-stack-consistent 422
      faulty/pop-within-pop interaction-no-overlap 473
      faulty/pop-within-push navigation-stack-consistent 474
      faulty/bar-shown-for-all transparency 400 511-530 532-540
      faulty/barless-when-given-up navigation-bottom-bar-restored 401 414 433 443 451-453 455
        457-458 476 479 498-500 502 504-505
      faulty/barless-when-given-up status-bar-rollback-on-cancel 450
      faulty/refused-tab-counted navigation-tab-selection-consistent 604 607
      faulty/delegate-nobody-keeps resources-delegate-alive 132 135 137-138 144-155 158-159 161
        163 183 185 194 196-197 200-201 203-205 207 209-214 218-220 222-223 226-227 230 252 255
        267 270 272-273 277-287 290-291 293 295 314 316 324 326-327 330-331 333 335-340 345-346
        348 351 353 356 364-365 367 374
      faulty/delegate-not-given-back resources-delegate-alive 552
      faulty/half-passing-push-segue resources-delegate-alive 552
      faulty/animator-for-one-way navigation-symmetric-animator 112 121 135 137 147 150 152-154
        183 194 200-201 203 211-214 219 234 243 257 270 272 279 282 284-286 314 324 337-340
        364-365 367 383
      faulty/context-kept resources-transition-released 115-118 124-127 133-134 139-140 142-143
        157 162 164-168 171 176-180 182 186-189 191-193 198-199 202 224 231-233 237-240 246-249
        254 260-263 268-269 274-276 289 294 296-300 303 308-313 317-319 321-323 328-329 347 352
        355 370-373 386-389
      faulty/engine-keeps-screen resources-transition-released 112 114 121 123 135-137 139-140
        142 147 149-150 152-154 156 160 171 176 178 180 183-184 186-188 190-191 194 198 200-201
        203 211 214-215 217 219 221 228-229 232 234 236 243 245 253 257 259 270-272 274-276 279
        281-282 284-286 288 292 303 308 310 312 314-315 317-321 324 328 337 340-341 343-344
        349-350 354 364-369 383 385
      faulty/recognizers-pile-up resources-no-recognizer-growth 112 121 154 171 201 203 212-214
        219 234 243 257 286 303 340 364-365 383
      faulty/duration-made-up resources-duration-truthful 393 396 400 403 406-413 415 417
        421-424 428 430-431 434-435 437-442 444 448-450 462 465 467-468 473-475 477-478 480-484
        486-489 491-492 494-496 507 509 512 514-518 520-521 523-525 527 537 539
      faulty/menus-pile-up resources-transition-released 55-58 60-61
      faulty/first-pair-remembered resources-no-stale-participants 112 121 154 171 219 234 243
        257 286 303 365 383
      faulty/animator-dropped-early resources-driver-alive 11 40
      faulty/display-link-runs-on resources-no-orphan-animations 115-118 120 124-127 129 133-134
        139-140 142-143 157 162 164-168 172 174 177 179 182 186-189 192-193 195 199 202 206 208
        224 231 233 237-240 242 246-249 251 254 260-263 265 268-269 274-276 289 294 296-300 304
        309 311 313 317-319 322-323 325 329 332 334 347 352 355 370-373 386-389 391
      faulty/animations-left-off resources-switches-restored 112 114-121 123-129 132-134 136-140
        142-150 152-154 156-168 170-180 182-208 210-224 226-234 236-243 245-251 253-255 257
        259-265 267-269 271-282 284-286 288-300 302-334 336-352 354-356 364-367 369-374 383
        385-391
      faulty/animations-switched-on resources-switches-restored 135 270
      faulty/device-kept-awake resources-switches-restored 112 120-121 129 135 137 147-150
        152-154 171-172 174 183 194-195 201 206 208 211 214 219 234 242-243 251 257 265 270 272
        279-282 284-286 303-304 314 324-325 332 334 337 340 364-365 383 391
      faulty/reports-late resources-duration-truthful 112 114 119 121 123 128 132 137 142-150
        152-154 156 158-161 163 183 188-190 194 196-197 200-201 203-205 207 210-223 226-230 234
        236 241 243 245 250 253 255 257 259 264 267 272 276-282 284-286 288 290-293 295 314
        319-320 324 326-327 330-331 333 336-346 348-351 354 356 364-367 369 374 383 385 390
      faulty/pushes-remembered resources-transition-released 409 439-440 442 444-447 459 469 478
        496-497 506 525-526 536
      faulty/stack-kept-by-hub resources-transition-released 436-437
      faulty/switcher-kept-by-closure resources-transition-released 31-32
      faulty/switchers-remembered resources-transition-released 31-32
      faulty/escape-ignored accessibility-escape-works 141 181 225
      faulty/escape-promised accessibility-escape-works 141 181 225
      faulty/background-reachable accessibility-reachable-set 145 210 213 223
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 132 135 137-138 143-150
        152-154 158-159 161 163 170-175 183 185 189 194-197 200-201 203-204 206-208 210-214 216
        218-220 222-223 226-227 230 234 241-243 250-251 255
      faulty/editing-ended-by-drag accessibility-responder-restored 192-193 322-323
      faulty/screen-changed-too-early accessibility-focus-announced 145 150 162 206 210 213 223
        229 278 282 294 332 336 339 346 350
      faulty/elements-hidden-by-animators accessibility-flags-restored 139 148 169 186 274 280
        301 317 368
      faulty/mute-until-unwound accessibility-flags-restored 541-543 545-547
      faulty/closed-menu-reachable accessibility-reachable-set 94
      faulty/closed-handle-modal accessibility-flags-restored 63 66 70-71 75 93-96 107
      faulty/given-up-screen-announced accessibility-focus-announced 162 206 294 332
      faulty/screen-announced-twice accessibility-focus-announced 145 150 210 213 223 229 278
        282 336 339 346 350
      faulty/page-left-mute accessibility-flags-restored 1-2 4 10 29 37-39 42 51 57-58
      faulty/newcomer-within-reach accessibility-flags-restored 102-103
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 133-137 139-140 142-143
        147 149-150 152-154 156-157 160 162 164-168 171 176-180 182-184 186-194 198-203 205
        211-215 217 219 221 224 228-229 231-234 236-240 243 245-249 253-254
      faulty/fold-with-animated-push completion-not-before-animation-end 554 556-566
      faulty/fold-with-animated-push transparency 555
      faulty/fold-with-input-left-off interaction-input-restored 554-566
      faulty/always-interactive interaction-start-policy 135-137 147 149-150 152-154 156 160
        183-184 190 194 200-201 205 211-215 217 221 228-229 234 236 243 245 253
      faulty/direction-not-reset interaction-state-reset 171
      faulty/direction-never-turned interaction-start-policy 140 166 171 176 180 187 191 232 239
        248
      faulty/direction-inferred interaction-start-policy 140 166 171 176 180 187 191 232 239 248
      faulty/presenter-told-nothing appearance-presenter-contract 132 135 137-138 144-150
        152-154 158-159 161 163 183 185 194 196-197 200-201 203-205 207 210-214 218-220 222-223
        226-227 230 234 241 243 250 255
      faulty/presenter-told-twice appearance-begin-end-balanced 132 135-138 144-150 152-154 156
        158-161 163 183-185 190 194 196-197 200-201 203-205 207 210-214 217-223 226-230 234 236
        241 243 245 250 253 255
      faulty/view-moved-after-end completion-no-work-after 112 114-118 120-121 123-127 129
        133-137 139-140 142-143 147 149-150 152-154 156-157 160 162 164-168 171-172 174 176-180
        182-184 186-195 198-203 205-206 208 211-215 217 219 221 224 228-229 231-234 236-240
        242-243 245-249 251 253-254 257 259-263 265 268-272 274-276 279 281-282 284-286 288-289
        292 294 296-300 303-304 308-315 317-325 328-329 331-332 334 337-341 343-344 347 349-350
        352 354-355 364-367 369-373 383 385-389 391
      faulty/bar-jumps-at-end geometry-bars-stable 112 119 121 128 132 137-138 143-150 152-154
        158-159 161 163 170-171 173 175 183 185 189 194 196-197 200-201 203-205 207 210-214 216
        218-220 222-223 226-227 234 241 243 250 255 257 264 267 272-273 277-282 284-286 290-291
        293 295 302-303 305-307 314 316 324 326-327 330-331 333 336-340 342 345-346 348 356
        364-365 374 383 390
      faulty/closed-menus-appear appearance-no-phantom-child 7-8 31 34-35 53-55 60 62-66 70-76
        87 91-107 109-110
      faulty/menu-moved-in-each-time containment-did-move-after-add 104-105
      faulty/replaced-screen-kept containment-remove-complete 34-35 102-103
      faulty/given-up-side-told appearance-no-phantom-child 69 79 81-86 90
      faulty/page-shown-before-child containment-add-before-view 1-4 9-10 12 26 29 32-33 36
        38-39 41-44 46-49 51-54 56-58 61
      faulty/stack-cut-by-hand navigation-stack-consistent 405 460-461
      faulty/one-too-many-popped navigation-stack-consistent 402-404 416 418-421 423-424 427-429
        432 436 454 456 470 484-485 490-493 501 503 512-513 519-522 531 533
      faulty/place-counted-along navigation-tab-selection-consistent 575-581 583-586 592 596-597
        600 602 604 607-608 612-617 619-622 627-629 631
      faulty/place-counted-in-secret interaction-state-reset 570 583 589 610 619 623
      faulty/pop-locks-pushes navigation-delegate-paired 394 401 406 414 430 433 442-443 446-447
        450-453 455 457-458 476 479 486 494 498-500 502 504-505 514 523 527-530 532 534-535
      faulty/presenter-stays-pale geometry-identity-restored 135-137 147-156 160 169 184 190 194
        200-201 203 211 214 217 219 221 228-229
      faulty/presenter-brightens-under-cover geometry-identity-restored 144-146
      faulty/dialog-shrinks-under-alert geometry-identity-restored 132
      faulty/dialog-stays-small geometry-identity-restored 132 138 144-146 158-159 161 163 185
        196-197 203-205 207 210 212-213 218 222-223 226-227 230
      faulty/presenter-told-by-dialog appearance-presenter-contract 132 135-138 144-156 158-161
        163 169 184-185 190 194 196-197 200-201 203-205 207 209-214 217-219 221-223 226-230
      faulty/home-turned-by-appearance completion-not-before-animation-end 136-137 147 149-150
        152-154 156 160 183-184 190 194 200-201 203 205 211-214 217 219 221 228-229 234 236 243
        245 253
      faulty/hasty-card completion-closure-runs 132 135 137-138 144-155 158-159 163 183 185 194
        196-197 200-201 203-205 207 209-214 218-220 222-223 226-227 230 252 255
      faulty/picture-stays-hidden ownership-source-view-restored 404 429 450 485 493 513 522 527
      faulty/root-shown-ahead containment-view-parent-agrees 640-644
      faulty/root-handed-over-late ownership-window-not-empty 643
      faulty/banner-faded-only status-bar-no-global-write 633-639
      faulty/banner-taken-for-old status-bar-no-global-write 638
      faulty/banner-keeps-bar status-bar-owner-after-present 635
      faulty/paused-till-foreground completion-eventually 184-185 315-316
      faulty/contents-stay-deep completion-unanimated-parity 209
      faulty/contents-stay-deep geometry-identity-restored 139 148 169 186
      faulty/newcomer-under-header geometry-bars-stable 34
      faulty/insets-left-behind geometry-bars-stable 1-4 9-10 12 26 29 33-39 41-44 47-49 51-52
        56-58 61
      faulty/runner-kept-when-given-up interaction-interruptible-stable 111 130 140 256 266 275
        357 360 375 392
      faulty/sheet-of-old-screen geometry-size-change-tracked 224
      faulty/older-wish-wins interaction-no-overlap 100
      faulty/hand-moved-back geometry-size-change-tracked 231
      faulty/shade-stays-pale geometry-chrome-follows 133 157 162 164-165 167-168 177 182
        192-193 199 202 233 237-238 240 246-247 249 254
    """
}

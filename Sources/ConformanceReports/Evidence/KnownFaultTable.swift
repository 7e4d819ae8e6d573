// Made by 'conform report --run --write' of a run of everything.

extension KnownFault {
  static let table = """
    scenarios
      container/children alert-above background-between background-while-selecting
      container/children background-while-selecting-then-select cancel-then-select cover
      container/children cover-read-aloud cover-while-selecting cycle-back-at-once
      container/children cycle-by-animator darken-while-selecting drag drag-at-end-then-select
      container/children drag-read-aloud~cancelled drag-then-select-back drag~cancelled
      container/children drag~flung drag~interrupted drag~joined drag~re-grabbed drag~relieved
      container/children drag~resting drag~reversed drag~turned-round inactive-while-selecting
      container/children interrupted-then-select keyboard-up keyboard-up~cancelled leave
      container/children leave-after-select reduced-motion replace replace-while-covered select
      container/children select-back-while-covered select-back-while-selecting select-by-animator
      container/children select-inside-another select-one-by-one select-read-aloud
      container/children select-read-aloud~unanimated select-same select-unseen
      container/children select-while-covered select-while-covered~unanimated
      container/children select-while-selecting select-while-settling select~repeated
      container/children select~unanimated show show-read-aloud turn turn-after-selecting
      container/children turn-between turn-between-back-at-once turn-while-covered
      container/children turn-while-selecting
      container/side alert-above background-while-closing background-while-closing-then-open
      container/side background-while-opening background-while-opening-then-close
      container/side cancel-then-close cancel-then-open close-while-covered close-while-opening
      container/side cover-open cover-open-read-aloud cover-while-opening darken-between
      container/side darken-while-opening drag-out-then-open drag-out~turned-round
      container/side drag-read-aloud~cancelled drag-then-close drag~cancelled drag~flung
      container/side drag~interrupted drag~re-grabbed drag~reversed drag~turned-round
      container/side inactive-while-opening interrupted-then-close interrupted-then-open
      container/side leave-after-opening leave-while-open open-and-close
      container/side open-and-close-read-aloud open-and-close~repeated open-and-close~unanimated
      container/side open-each open-each-read-aloud open-other-while-open open-while-covered
      container/side replace-open replace-side-closed replace-side-closed-read-aloud
      container/side replace-side-open turn-between turn-upright-while-open turn-while-open
      container/side turn-while-opening
      modal/cover-vertical cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/cover-vertical dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/cover-vertical present~cancelled
      modal/cross-dissolve cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/cross-dissolve dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/cross-dissolve present~cancelled
      modal/current-context-navigation bar-shrinks-while-presented
      modal/custom alert-above alert-takes-finger~interrupted alert-while-pulled~cancelled
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom background-while-presenting cancel-then-drag cancel-then-escape
      modal/custom cancel-then-tap cover cover-read-aloud cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-alert cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom darken-while-dismissing darken-while-dismissing~cancelled
      modal/custom darken-while-presented darken-while-presenting dismiss dismiss-in-same-turn
      modal/custom dismiss-read-aloud~cancelled dismiss-while-presenting dismiss~cancelled
      modal/custom dismiss~interrupted dismiss~re-grabbed dismiss~reversed dismiss~turned-round
      modal/custom dismiss~unanimated drag-in drag-in-and-out~repeated drag-in~flung
      modal/custom drag-in~joined drag-in~relieved drag-in~resting drag-out drag-out~flung
      modal/custom drag-out~joined drag-out~relieved drag-out~resting escape flick hidden-bar
      modal/custom inactive-while-dismissing inactive-while-presenting interrupted-then-drag
      modal/custom interrupted-then-tap keyboard-above keyboard-above-pulled
      modal/custom keyboard-above~cancelled keyboard-above~interrupted keyboard-below
      modal/custom keyboard-below~cancelled keyboard-while-presenting move-after-verdict
      modal/custom move-after-verdict~cancelled present present-from-dismissal
      modal/custom present-read-aloud~cancelled present-while-presenting present~cancelled
      modal/custom present~unanimated read-aloud reduced-motion same-sheet-stays
      modal/custom same-sheet-stays-read-aloud same-sheet~repeated stop-dismissal
      modal/custom stop-presentation taller-status-bar tap-with-driver turn-and-stay
      modal/custom turn-and-stay-read-aloud turn-then-escape turn-while-covered
      modal/custom turn-while-presented turn-while-presented-read-aloud turn-while-presenting
      modal/custom verdict-in-bar-fade verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-cross-dissolve dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/custom-cross-dissolve present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom-flip-horizontal present present~cancelled
      modal/custom-navigation cycle~unanimated dismiss dismiss~cancelled present
      modal/flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/flip-horizontal present~cancelled
      modal/full-screen alert-above alert-takes-finger~interrupted alert-while-pulled~cancelled
      modal/full-screen animations-disabled background-while-dismissing
      modal/full-screen background-while-presented background-while-presenting cancel-then-drag
      modal/full-screen cancel-then-tap cover cover-read-aloud cycle cycle-dismissed-at-once
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/full-screen cycle-with-alert cycle-with-cover cycle~repeated cycle~unanimated
      modal/full-screen darken-while-dismissing darken-while-dismissing~cancelled
      modal/full-screen darken-while-presented darken-while-presenting dismiss
      modal/full-screen dismiss-in-same-turn dismiss-read-aloud~cancelled
      modal/full-screen dismiss-while-presenting dismiss~cancelled dismiss~interrupted
      modal/full-screen dismiss~re-grabbed dismiss~reversed dismiss~turned-round
      modal/full-screen dismiss~unanimated drag-in drag-in-and-out~repeated drag-in~flung
      modal/full-screen drag-in~joined drag-in~relieved drag-in~resting drag-out drag-out~flung
      modal/full-screen drag-out~joined drag-out~relieved drag-out~resting flick hidden-bar
      modal/full-screen inactive-while-dismissing inactive-while-presenting interrupted-then-drag
      modal/full-screen interrupted-then-tap keyboard-above keyboard-above-pulled
      modal/full-screen keyboard-above~cancelled keyboard-above~interrupted keyboard-below
      modal/full-screen keyboard-below~cancelled keyboard-while-presenting move-after-verdict
      modal/full-screen move-after-verdict~cancelled present present-from-dismissal
      modal/full-screen present-read-aloud~cancelled present-while-presenting present~cancelled
      modal/full-screen present~unanimated read-aloud reduced-motion same-sheet-stays
      modal/full-screen same-sheet-stays-read-aloud same-sheet~repeated stop-dismissal
      modal/full-screen stop-presentation taller-status-bar tap-with-driver turn-and-stay
      modal/full-screen turn-and-stay-read-aloud turn-while-covered turn-while-presented
      modal/full-screen turn-while-presented-read-aloud turn-while-presenting
      modal/full-screen-navigation cycle~unanimated dismiss dismiss~cancelled present
      modal/over-current-context-navigation bar-shrinks-while-presented dismiss
      modal/over-full-screen cycle-dismissed-at-once cycle-half-animated dismiss~unanimated
      modal/over-modal cycle cycle~repeated dismiss-all dismiss-all~re-entrant
      modal/over-modal dismiss-all~unanimated dismiss-top dismiss-top~cancelled
      modal/over-modal dismiss-top~interrupted dismiss-top~re-grabbed dismiss-top~reversed
      modal/over-modal present
      modal/page-sheet cycle-dismissed-at-once cycle-half-animated cycle~unanimated
      modal/page-sheet dismiss~unanimated system-swipe
      modal/page-sheet-cross-dissolve cycle~unanimated
      modal/page-sheet-flip-horizontal cycle~unanimated
      modal/partial-curl cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/partial-curl dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/partial-curl present~cancelled
      navigation/bar alert-above alert-while-pulled~cancelled animations-disabled
      navigation/bar background-between background-while-popping background-while-pushing
      navigation/bar background-with-thumbnail bar-hidden-on-one bar-hidden-on-one~cancelled
      navigation/bar cancel-then-drag cancel-then-pop cancel-then-pull-stack cancel-then-push
      navigation/bar cycle cycle-half-animated cycle-popped-at-once cycle-read-aloud
      navigation/bar cycle-with-thumbnail cycle~repeated darken-while-popping
      navigation/bar darken-while-popping~cancelled darken-while-pushing
      navigation/bar drag-after-unanimated-push drag-at-root-then-push drag-out
      navigation/bar drag-out-one-by-one drag-out-one-of-three edge-swipe
      navigation/bar edge-swipe-at-root-then-push edge-swipe~cancelled flick
      navigation/bar inactive-while-popping inactive-while-pushing interrupted-then-drag
      navigation/bar interrupted-then-pop interrupted-then-push keyboard-above
      navigation/bar keyboard-above-pulled keyboard-above~cancelled keyboard-below
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
      navigation/bar turn-while-popping turn-while-pushing two-pushes two-taps
      navigation/in-tabs cancel-then-pop cancel-then-push cycle cycle-half-animated
      navigation/in-tabs cycle~repeated drag-out flick interrupted-then-pop interrupted-then-push
      navigation/in-tabs pop pop-to-root pop-to-root~unanimated pop~cancelled pop~flung
      navigation/in-tabs pop~interrupted pop~joined pop~re-grabbed pop~resting pop~reversed
      navigation/in-tabs pop~turned-round pop~unanimated push push~unanimated set-stack
      navigation/in-tabs set-stack~unanimated
      navigation/no-bar background-with-thumbnail cancel-then-pop cancel-then-push cycle
      navigation/no-bar cycle-half-animated cycle-with-thumbnail cycle~repeated drag-out flick
      navigation/no-bar interrupted-then-pop interrupted-then-push pop pop-to-root
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
      tabs/screens background-while-selecting cancel-then-tap cover cover-while-selecting
      tabs/screens darken-while-selecting darken-while-selecting~cancelled drag-at-end-then-tap
      tabs/screens drag-read-aloud~cancelled drag-then-tap-back drag~cancelled drag~flung
      tabs/screens drag~interrupted drag~joined drag~re-grabbed drag~reversed drag~turned-round
      tabs/screens flick inactive-while-selecting interrupted-then-select interrupted-then-tap
      tabs/screens keyboard-up~cancelled reduced-motion select select-then-tap
      tabs/screens select-then-tap-back select-while-covered select-while-selecting tap
      tabs/screens tap-twice-then-tap-back tap-while-cancelling tap-while-settling
      tabs/screens turn-while-selecting
      tabs/stacks cancel-then-tap drag-at-end-then-tap drag-then-tap-back drag~cancelled
      tabs/stacks drag~flung drag~interrupted drag~joined drag~re-grabbed drag~reversed
      tabs/stacks drag~turned-round flick interrupted-then-select interrupted-then-tap select
      tabs/stacks select-then-tap select-then-tap-back tap tap-twice-then-tap-back
      window/own hide-while-showing keyboard-below sheet-below show-and-hide
      window/own show-and-hide~repeated show-while-hiding turn-while-shown
      window/root swap swap-animated~repeated swap-from-completion swap-under-sheet
    faults
      faulty/first-child-told-twice appearance-forwarding-exclusive 43 50-51
      faulty/first-child-told-twice appearance-no-double-appear
      faulty/own-appearance-kept-back appearance-forwarded-to-children 6-7 56
      faulty/callback-called-by-animator appearance-no-direct-call 103 110-112 119-120 122 125
        127-128 132-137 139-141 145-146 148 150 157-162 170 172 179-181 184-188 190-194 196
        199-200 202 205 208 215-217 224-225 229-230 237-239 242 244-245 248-253 255-257 261-262
        264 266 273-278 285 287 294-296 299-303 305-309 311 314-316 319 323 329-330 332 339 347
        354-355
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 8-9 11 25 27 30-32 34-36 38-41
        46 48-49 53-55 57
      faulty/switch-within-switch appearance-begin-end-balanced 8 36 46
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 326-328
      faulty/presenter-told-by-animators appearance-presenter-contract 135-136 156
      faulty/presenter-view-taken-out appearance-final-state-matches-window 122 128 132-133
        145-146 148 150 157 160 162 172 181 184-185 187 190 192-193 196 199-200 202 205 215 224
        229
      faulty/all-pages-appear appearance-no-phantom-child 1-4 6-9 11 25 27 29-31 34-36 38-46
        48-57
      faulty/neighbour-told appearance-forwarded-to-children 6-8 35 44-45 56
      faulty/neighbour-told appearance-no-phantom-child 1-4 6-9 11 25 27 29-31 34-36 38-46 48-57
      faulty/content-without-parent appearance-phase-order 103 110-112 119-120 122 125 127-128
        132-137 139-141 145-146 148 150 157-162 170 172 179-181 184-188 190-194 196 199-200 202
        205 208 215-217 224-225 229-230 237-239 242 244-245 248-253 255-257 261-262 264 266
        273-278 285 287 294-296 299-303 305-309 311 314-316 319 323 329-330 332 339 347 354-355
      faulty/newcomer-told-nothing appearance-final-state-matches-window 32 95 98
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 8-9 11 25 27 31 34
        36 38-41 46 48-49 53-55 57
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 356 358-359 361-363 368-374
        377 379 383-385 388 391 395-396 398-401 403 410-411 423 426 428-429 435-436 438-439
        441-443 445-448 452 465 467 469 471-475 479 483 493 495
      faulty/outgoing-told-again appearance-no-spurious-reversal 103 110 112 119 185 192-193 230
        237 239 242 244-245 248-253 255-257 261-262 264 266 273-274 276-278 285 287 294 296
        299-300 302 305-309 311 314-316 319 323 329-330 332 339 347 354
      faulty/child-told-before-show appearance-child-within-parent 35 43-45
      faulty/child-told-before-show appearance-no-double-appear 35 43-45
      faulty/change-ended-twice appearance-begin-end-balanced 43 50-51
      faulty/begun-twice appearance-begin-end-balanced 1-4 8-9 11 25 27 30-32 34-36 38-41 46
        48-49 53-55 57
      faulty/wrong-callback-forwarded appearance-no-direct-call 6-8 33 35 43-45 50-51 56
      faulty/wrong-callback-forwarded appearance-will-did-paired 6-8 33 35 43-45 50-51 56
      faulty/long-gone-told-again appearance-no-double-disappear 39 46
      faulty/always-animated appearance-animated-flag 9 41 49 55
      faulty/view-put-in-twice appearance-is-appearing-once 1-4 9 11 25 27 30-32 34-36 38-41 46
        48-49 53-55 57
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 5 14 16-18 20 23-24 26 28
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 14 16-18 20 23-24
        28
      faulty/ends-with-the-shorter appearance-phase-order 1-2 4 9 11 25 27 30-31 34-36 38-40 46
        48 53-55 57
      faulty/ends-with-the-shorter containment-did-move-after-add 1-2 4 9 11 25 27 30-31 34-36
        38-40 46 48 53-55 57
      faulty/presenter-ended-ahead appearance-phase-order 122 127 132-137 139-141 143 145-148
        150 170-172 175 179 181 184-185 187 190-194 197-200 202-205 208 210 215 217 219 224 227
        229
      faulty/hurried-child-left-behind appearance-child-within-parent 8
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 8-9 11 25 27 30-32 34
        36 38-41 46 48-49 53-55 57
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 58-62 65 67-68 70 85-93 95 98-99
      faulty/placed-before-told appearance-phase-order 1-4 8-9 11 25 27 30-32 34-36 38-41 46
        48-49 53-55 57
      faulty/animation-concealed appearance-animated-flag 1-4 8-9 11 25 27 30-32 34-36 38-40 46
        48 53-55 57
      faulty/fades-unasked appearance-animated-flag 136 138 142 189 209 218 226
      faulty/animation-invented appearance-animated-flag 135-136 138 142 156 189 209 218 226
      faulty/animation-denied appearance-animated-flag 122-129 131-137 139-141 143-155 157-167
        169-188 190-200 202-208 210-217 219-225 227-229
      faulty/return-kept-back appearance-forwarded-to-children 6-7 56
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 59 61 102
      faulty/menu-stays-after-turn appearance-final-state-matches-window 99-102
      faulty/handle-out-of-sight appearance-no-phantom-child 50-51
      faulty/presenter-left-in-window appearance-no-double-appear 105-109 114-118 232-236
        240-241 243 246-247 259-260 263 265 267-272 279-284 286 288-293 297-298 300 310 312-313
        317-318 321-322 331 333-338 349-353
      faulty/menu-goes-untold appearance-final-state-matches-window 100-101
      faulty/first-page-blinks transparency 43 50-51
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 106-109 111 115-118 120 123-124 129
        131 144 149 151-155 159 161 164 166 169 173-174 177-178 180 183 186 188 207 211-214 216
        220-223 225 228 233-236 238 240-241 246-247 260 265 267-271 275 280 282 284 288-289
        292-293 295 298 301 303 322 335-338 350-353 355
      faulty/flag-of-the-animation completion-honest-flag 126 128 243 245
      faulty/returns-without-views completion-eventually 122 125 127-128 132-137 139-141 145-146
        148 150 157-162 170 172 179-181 184 186-188 190-194 196 199-200 202 205 208 215-217
        224-225 229
      faulty/empty-transaction-reports completion-not-before-animation-end 356 359 361-363
        368-374 377 379 383-385 388 391 395-396 398-401 403 410-411 423 426 428-429 435-436
        438-439 441-443 445-448 452 465 467 469 471-475 479 483 493 495
      faulty/completed-by-two completion-at-most-once 106-109 115-118 123-124 129 131 144 149
        151-155 164 166 169 173-174 177-178 183 207 211-214 220-223 228 233-236 240-241 246-247
        260 265 267-271 280 282 284 288-289 292-293 298 322 335-338 350-353
      faulty/waits-for-delegate completion-eventually 191 306 428 544
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 251 272 333
      faulty/shown-only-by-animation completion-unanimated-parity 41 49
      faulty/completed-without-verdict completion-after-verdict 357 364-366 368 376 378 380-383
        385 389-391 393-394 397 404 411-419 431-432 437 444-445 449 451-452 456-463 470-471 476
        478-479 483-491
      faulty/paused-and-completed completion-after-verdict 357 364-366 368 376 378 380-383 385
        389-391 393-394 397 404 411-419 431-432 437 444-445 449 451-452 456-463 470-471 476
        478-479 483-491
      faulty/dismissal-closure-dropped completion-closure-runs 6-8 33 35 44-45 56
      faulty/twice-told-card completion-closure-runs 122 125 127-128 132-142 145-146 150 170 172
        179 181 184-185 187 189-194 199-200 202 205 226 229
      faulty/frames-reset-after-end completion-no-work-after 106-109 115-118 123-124 129 131 144
        149 151-155 164 166 169 173-174 177-178 183 192-194 207 211-214 220-223 228 233-236
        240-241 246-247 260 265 267-271 280 282 284 288-289 292-293 298 307-309 322 335-338
        350-353
      faulty/dropped-animation-ignored completion-eventually 126 128 243 245 360-362 469 523
      faulty/dropped-switch-leaves-deaf appearance-begin-end-balanced 3
      faulty/dropped-switch-leaves-deaf containment-cancel-rollback 3-4
      faulty/dropped-switch-leaves-deaf interaction-input-restored 3-4
      faulty/dropped-move-leaves-deaf appearance-begin-end-balanced 59 61
      faulty/dropped-move-leaves-deaf interaction-input-restored 59-62
      faulty/ended-hook-forgotten completion-animation-ended-relayed 10 37
      faulty/ended-hook-twice completion-animation-ended-relayed 10 37
      faulty/ended-hook-early completion-animation-ended-relayed 10 37
      faulty/ended-hook-contrary completion-animation-ended-relayed 10 37
      faulty/alongside-for-built-in-only completion-alongside-runs 10 37
      faulty/reports-long-after completion-eventually 103 105 110 112 114 119 122-125 127 129
        131-137 139-141 143-155 157-158 160 162-167 169-170 173-179 181-185 187 190-200 202-208
        210-215 217 219-224 227-230 232 237 239 242 244 246-253 255-257 259 261-264 266 273-274
        276-279 281 283 285 288-291 294 296-297 299-300 302 305-319 321 323 329-332 334 339 347
        349 354
      faulty/waits-for-announced-time completion-eventually 103 110 112 119 122 127 132-137
        139-141 145-146 148 150 170 179 181 184-185 187 190-194 199-200 202 205 208 215 217 224
        229-230 237 239 244 248-253 255-257 261-262 264 266 285 294 296 299-300 302 305-309
        314-316 319 323 329-330 332 339 347 354
      faulty/end-told-first completion-not-before-animation-end 1-4 8-9 11 25 27 30-32 34-36
        38-40 46 48 53-55 57
      faulty/recedes-by-animators completion-unanimated-parity 189
      faulty/pales-by-animators completion-unanimated-parity 189
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 135 138 142 156 209 218 226
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 125-127 134
        136-137 139-141 143 147 170-171 175 179 185 191-194 197-198 203-204 208 210 217 219 227
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 324-325
      faulty/incoming-view-left-out ownership-to-view-in-container 103 110 112 119 122 125
        127-128 132-137 139-141 145-146 148 150 157-158 160 162 170 172 179 181 184-185 187
        190-194 196 199-200 202 205 208 215 217 224 229-230 237 239 242 244-245 248-253 255-257
        261-262 264 266 273-274 276-278 285 287 294 296 299 302 305-309 311 314-316 319 323
        329-330 347 354
      faulty/both-sides-taken-out ownership-original-parentage-restored 123-124 129 131 144 149
        151-155 164 166 169 173-174 177-178 183 207 211-214 220-223 228
      faulty/both-sides-taken-out ownership-window-not-empty 129 131 173-174
      faulty/picture-left-on-top ownership-container-clean 106-109 115-118 123-124 144 149
        151-155 164 166 169 177-178 183 207 211-214 220-223 228 233-236 240-241 260 265 267-271
        280 282 284 292-293 298 322 335-338 350-353
      faulty/mark-left-by-finger ownership-container-clean 106-109 115-118 123-124 144 149
        151-155 164 166 169 177-178 183 207 211-214 220-223 233-236 240-241 260 265 267-271 280
        282 284 292-293 298 335-338 350-353
      faulty/bar-picture-stays ownership-container-clean 360-362 469
      faulty/source-view-stays-hidden ownership-source-view-restored 373 474
      faulty/element-taken-along ownership-source-view-restored 362 373 411 469 474 483
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 159 161 180 186 188 216 225
      faulty/backdrop-picture-stays geometry-chrome-follows 199-200 202 205
      faulty/presenter-under-outer-view ownership-original-parentage-restored 324-325
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 357 364-366 368 376
        385 389-391 394 404 411-414 416 418-419 432 437 444-445 451-452 456-458 460 462-463
        470-471 478-479 483-486 488 490-491
      faulty/container-pinned ownership-container-untouched 122 125 127-128 132-142 145-146 148
        150 157-162 170 172 179-181 184-194 196 199-200 202 205 208-209 215-218 224-226 229
      faulty/incoming-view-stays ownership-original-parentage-restored 106-109 115-118 233-236
        240-241 246-247 260 265 267-271 280 282 284 288-289 292-293 298 322 335-338 350-353
      faulty/picture-left-in-container ownership-container-clean 9 41 49 55
      faulty/curtain-stays ownership-container-clean 122 128 132-133 145-146 148 150 157 160 162
        172 181 184-185 187 189-190 192-193 196 199-200 202 205 215 224 229
      faulty/dimming-taken-early ownership-chrome-lifecycle 123-124 144 149 151-155 164 166 169
        177-178 183 207 211-214 220-223 228
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 122 128 132-133 145-146 148 150
        157 160 162 172 181 184-185 187 189-190 192-193 196 199-200 202 205 215 224 229
      faulty/dimming-piles-up ownership-container-clean 123-124 144 149 151-155 164 166 169
        177-178 183 207 211-214 220-223 228
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 199-200 202 205
      faulty/tabs-exchanged-by-hand ownership-container-untouched 546-547 550-551 569-572
      faulty/catcher-stays ownership-container-clean 59 62 65-66 70 87-90 99
      faulty/catchers-pile-up ownership-container-clean 59 62 65-66 70 87-90 99
      faulty/status-bar-not-captured status-bar-owner-after-present 122 125 127-128 132-142
        145-146 148 150 172 179 181 184-185 187 189-194 199-200 202 205 208-209 215 217-218 224
        226 229
      faulty/child-never-asked status-bar-child-forwarded 1-4 6-9 11 25 27 31-36 38-46 48-57
      faulty/bar-by-value status-bar-child-forwarded 1-4 6-9 11 25 27 31-36 38-46 48-57
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 8 11 25 31 34 38 40-41
        43-46 48-49 53 57
      faulty/no-update-requested status-bar-update-requested 1 3 25 31-32 34 38 40-41 46 48-49
        54-55
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 124 144 149 151-155 164 166 169
        177-178 183 207 211-214 220-223 228
      faulty/bar-returns-late geometry-bars-stable 103 105 112 114 126-127 129 131 134 136-137
        139-141 143 147 158 163 165 167 170-171 173-176 179 182 185 191-195 197-198 206 208 210
        217 219 227 230 232 243-244 246-247 250 252-253 255-257 259 263 274 279 281 283 285-286
        288-291 294 297 300 306-310 312-313 321 329-332 334 347 349
      faulty/helper-window-stays status-bar-no-global-write 103 105-109 112 114-118 123-127 129
        131 134 136-137 139-141 143-144 147 149 151-155 158 163-167 169-171 173-179 182-183 185
        191-195 197-198 203-204 206-208 210-214 217 219-223 227-228 230 232-236 240-244 246-247
        250 252-253 255-257 259-260 263 265 267-271 274 279-286 288-294 297-298 300 306-310
        312-313 317-318 321-322 329-332 334-338 347 349-353
      faulty/helper-window-stays status-bar-restored-after-dismiss 103 112 125 127 134 136-137
        139-141 158 170 179 191-194 208 217 230 242 244 250 252-253 255-257 274 285 294 306-309
        329-330 347
      faulty/bar-set-for-all status-bar-no-global-write 103 105-112 114-120 122-129 131-137
        139-141 143-155 157-167 169-188 190-200 202-208 210-217 219-225 227-230 232-253 255-257
        259-271 273-303 305-319 321-323 329-332 334-339 347 349-355
      faulty/verdict-during-bar-fade completion-eventually 206
      faulty/update-asked-too-early status-bar-update-requested 1-4 9 11 25 27 31-32 34 36 38-41
        46 48-49 54-55 57
      faulty/header-never-asked status-bar-child-forwarded 239 245 248-249 261-262 264 266 287
        296 299-300 302 304-305 307-308 314-316 319 334 339
      faulty/given-up-screen-decides status-bar-child-forwarded 14 16-18 20 23-24 28
      faulty/root-decides-stack status-bar-child-forwarded 357 361-362 364 368 376-377 379 382
        384 388 391 394 396 401 404 411-414 416 418-419 423-427 434-435 437 441-443 445 452
        456-458 460 462-463 465-466 469 471 479 483-486 488 490-491 493-494
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 356-366 368-396 399-420 423-496
      faulty/bar-dims-between-children transparency 1-4 9 11 25 27 30-32 34-35 38-40 48 53-55 57
      faulty/bar-goes-between-children transparency 1-4 9 11 25 27 30-32 34-35 38-40 48 53-55 57
      faulty/bar-seized-between-children transparency 1-4 9 11 25 27 30-32 34-35 38-40 48 53-55
        57
      faulty/barless-stack-decides transparency 6-7 50-52 56
      faulty/stack-hides-bar transparency 6-7 50-52
      faulty/never-moved containment-did-move-after-add 1-4 8-9 11 25 27 31-36 38-41 43-46 48-51
        53-55 57
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-4 8-9 11 25 27 30-36
        38-41 44-46 48-49 53-55 57
      faulty/view-before-child containment-add-before-view 43 50-51
      faulty/view-without-child containment-view-parent-agrees 1-4 6-9 11 25 27 29-36 38-46
        48-57
      faulty/popup-without-child containment-view-parent-agrees 105-110 114-119 122-124 126
        128-129 131-133 143-157 160 162-167 169 171-178 181-185 187 189-190 192-193 195-200
        202-207 210-215 219-224 227-229 232-237 239-241 243 245-249 259-273 276-284 286-293
        296-300 302 304-305 307-308 310-319 321-323 331-339 349-354
      faulty/warned-twice containment-no-duplicate-moves 1-4 8-9 11 25 27 30-36 38-41 43-46
        48-51 53-55 57
      faulty/parent-link-stays containment-remove-complete 1-4 8-9 11 25 27 31-36 38-41 44-46 49
        53-55 57
      faulty/child-of-two-containers containment-view-parent-agrees 1-4 8-9 11 25 27 30-31 34-36
        38-41 46 48-49 53-55 57
      faulty/size-kept-from-children containment-size-change-forwarded 52-53 56-57
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-4 8-9 11 25 27 30-31
        34-36 38-41 46 48-49 53-55 57
      faulty/both-children-stay containment-cancel-rollback 14 16-18 20 23-24 28
      faulty/told-while-covered appearance-child-within-parent 33 35 44-45
      faulty/told-while-covered appearance-no-double-disappear 33 35 44-45
      faulty/told-while-it-slides containment-did-move-after-add 1-4 8-9 11 25 27 30-32 34-36
        38-40 46 48 53-55 57
      faulty/size-told-twice containment-size-change-forwarded 52-57
      faulty/size-of-before-told containment-size-change-forwarded 52-53 57
      faulty/old-parts-told containment-size-change-forwarded 52 100-102
      faulty/farewell-repeated containment-no-duplicate-moves 1-4 8-9 11 25 27 30-36 38-41 44-46
        48-49 53-55 57
      faulty/way-there-goes-on appearance-phase-order 36
      faulty/early-end-dropped interaction-verdict-always 169 284
      faulty/only-ended-handled interaction-verdict-always 107 116 123 152 173-174 178 212 221
        234 240 268 288-289 293 336 351
      faulty/alert-takes-driver interaction-verdict-always 123 240
      faulty/pull-left-to-alert interaction-verdict-always 357
      faulty/lost-finger-decides interaction-verdict-always 173-174 288-289
      faulty/driver-always-handed-out interaction-start-policy 103 105 112 114 125-127 134 137
        139-141 143 147 170-171 175 179 185 191-195 197-198 203-204 208 210 217 219 227 230 232
        242-244 250 253 255-257 259 263 285-286 290 294 300 306-310 312-313 317-318 321 329-332
        334 347 349
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 131 247
      faulty/progress-after-verdict interaction-progress-range 108 117 153 166 182-183 213 222
        235 269 282 297-298 352
      faulty/resting-finger-undecided interaction-verdict-always 106 108-109 115 117-118 124 129
        131 144 149 151 153-154 167 177 183 207 211 213-214 220 222-223 228 233 235-236 241
        246-247 260 265 267 269-270 283 292 298 322 335 337-338 350 352-353
      faulty/second-finger-lets-go interaction-verdict-always 165-166 182-183
      faulty/finger-on-the-bar interaction-start-policy 365 378 380-382 389 393 397 416-417 449
        460-461 476 488-489
      faulty/finger-for-animated-pushes interaction-start-policy 378
      faulty/verdict-by-timer interaction-verdict-always 106-109 115-118 123-124 129 131 144 149
        151-155 158 163-167 173-174 176-178 182-183 206-207 211-214 220-223 228 233-236 240-241
        246-247 260 265 267-271 274 279-283 288-289 291-293 297-298 322 335-338 350-353
      faulty/verdict-late interaction-verdict-always 106-109 115-118 123-124 129 131 144 149
        151-155 158 163-167 169 173-174 176-178 182-183 206-207 211-214 220-223 228 233-236
        240-241 246-247 260 265 267-271 274 279-284 288-289 291-293 297-298 322 335-338 350-353
      faulty/flung-beyond-the-end interaction-progress-range 129 155 158 163 165 173 176 182 206
        246 271 274 279 281 288 291 297
      faulty/progress-doubled interaction-progress-range 108-109 117-118 129 153-154 158 163 165
        167 173-174 176 182 206 213-214 222-223 235-236 246 269-270 274 279 281 283 288-289 291
        297 337-338 352-353
      faulty/progress-by-place interaction-progress-range 535 561
      faulty/progress-untold interaction-progress-range 106-109 115-118 123-124 129 131 144 149
        151-155 158 163 165-167 173-174 176-178 182-183 206-207 211-214 220-223 228 233-236
        240-241 246-247 260 265 267-271 274 279 281-283 288-289 291-293 297-298 322 335-338
        350-353
      faulty/input-left-off interaction-input-restored 106-109 111 115-118 120 123-124 129 144
        149 151-155 159 161 164 166 169 173 177-178 180 183 186 188 207 211-214 216 220-223 225
        228 233-236 238 240-241 246 260 265 267-271 275 277 280 282 284 288 292-293 295 298 301
        303 322 335-338 350-353 355
      faulty/interruptible-made-anew geometry-no-frame-under-transform 111 120 157-162 180 186
        188 216 225 238 273-278 295 301 303 355
      faulty/interruptible-made-anew interaction-interruptible-stable 106-109 111 115-118 120
        123-124 129 131 144 149 151-155 157-167 169 173-174 176-178 180 182-183 186 188 206-207
        211-214 216 220-223 225 228 233-236 238 240-241 246-247 260 265 267-271 273-284 288-289
        291-293 295 297-298 301 303 322 335-338 350-353 355
      faulty/runner-for-both-ways interaction-interruptible-stable 129 158 173 246 274 288
      faulty/one-pause-forgotten interaction-pause-continues 169
      faulty/touches-let-through interaction-no-overlap 443
      faulty/switch-while-settling interaction-no-overlap 46-47
      faulty/layer-clock-stays interaction-layer-clock-restored 5 12-23 26 28 47
      faulty/presenter-stays-deaf interaction-input-restored 125-127 129 131 134-143 147 156 163
        165 167 170-171 173-176 179 182 191 194-195 197-198 203-204 206 208-210 217-219 226-227
      faulty/deafened-by-animators interaction-input-restored 135 156
      faulty/second-pull-ignored interaction-state-reset 129 173 246 288
      faulty/pull-counts-on interaction-state-reset 129 246
      faulty/second-pull-stuck interaction-state-reset 129 173 246 288
      faulty/second-pull-undriven interaction-state-reset 129 173 246 288
      faulty/touches-stay-ignored interaction-input-restored 106-109 111 115-118 120 123-124 129
        131 144 149 151-155 159 161 164 166 169 173-174 177-178 180 183 186 188 207 211-214 216
        220-223 225 228 233-236 238 240-241 246-247 260 265 267-271 275 277 280 282 284 288-289
        292-293 295 298 301 303 322 335-338 350-353 355
      faulty/asked-twice interaction-no-refused-request 106-109 115-118 123-124 129 131 144 149
        151-155 158 163-167 169 173-174 176-178 182-183 206-207 211-214 220-223 228 233-236
        240-241 246-247 260 265 267-271 274 279-284 288-289 291-293 297-298 322 335-338 350-353
      faulty/tabs-busy-until-tapped interaction-input-restored 524 529 531 542 547 555-557 567
        570
      faulty/still-tabs-busy-until-tapped interaction-input-restored 547 570
      faulty/taps-wait-for-animator interaction-input-restored 551 572
      faulty/pulling-when-lost interaction-state-reset 174 289
      faulty/popping-when-lost interaction-state-reset 390-391 451-452 478-479
      faulty/selecting-when-lost interaction-state-reset 541 566
      faulty/held-when-lost containment-cancel-rollback 26
      faulty/tabs-deaf-after-cancel interaction-input-restored 524 542 555 567
      faulty/drawer-deaf-after-cancel interaction-state-reset 63-64 83-84
      faulty/switcher-deaf-at-end interaction-state-reset 13
      faulty/selections-counted-by-code interaction-state-reset 15
      faulty/moves-counted-by-code interaction-state-reset 72 75
      faulty/turned-finger-dismisses interaction-verdict-always 155 271
      faulty/turned-finger-pops interaction-verdict-always 419 463 491
      faulty/turned-finger-selects interaction-verdict-always 538 564
      faulty/turned-finger-switches interaction-verdict-always 24
      faulty/turned-finger-opens interaction-verdict-always 73 81
      faulty/container-bounds-taken geometry-final-frame 399
      faulty/presenter-stays-scaled geometry-identity-restored 125-127 129 131 134-137 139-141
        143 147 156 158 163 165 167 170-171 173-176 179 182 191 194-195 197-198 203-204 206 208
        210 217 219 227
      faulty/old-frame-kept geometry-size-change-tracked 438
      faulty/width-kept geometry-size-change-tracked 52-53 56-57
      faulty/frames-of-the-beginning geometry-size-change-tracked 205 319
      faulty/initial-frame-of-all geometry-frame-rollback 122 125 127-128 132-137 139-141
        145-146 148 150 157-162 170 172 179-181 184 186-188 190-194 196 208 215-217 224-225 229
      faulty/dimming-keeps-size geometry-chrome-follows 199-200 202 205
      faulty/dimming-keeps-width geometry-chrome-follows 199-200 202 205
      faulty/presenter-frame-written-back geometry-frame-rollback 121
      faulty/card-fills-after-cancel geometry-frame-rollback 123-124 144 149 151-155 164 166 169
        177-178 183 207 211-214 220-223 228
      faulty/start-values-stay geometry-identity-restored 123-124 144 149 151-155 164 166 169
        177-178 183 207 211-214 220-223 228
      faulty/frame-under-transform geometry-no-frame-under-transform 122 125 127-128 132-142
        145-146 148 150 157-162 170 172 179-181 184-194 196 199-200 202 205 208-209 215-218
        224-226 229
      faulty/pinned-to-helper geometry-layout-ownership 110 119 122 128 132-133 145-146 148 150
        157 160 162 172 181 184-185 187 190 192-193 196 199-200 202 205 215 224 229 237 239 245
        248-249 261-262 264 266 273 276 278 287 296 299-300 302 305 307-308 311 314-316 319 323
        339 354
      faulty/revealed-presenter-on-top geometry-z-order 103 105-109 112 114-118 230 232-236
        240-241 243-244 246-247 250 252-253 255-257 259-260 263 265 267-271 274 279-283 285-286
        288-294 297-298 300 306-310 312-313 317-318 321-322 329-332 334-338 347 349-353
      faulty/revealed-view-on-top geometry-z-order 356-357 359-360 363-366 368-370 372-376 378
        380-383 385-387 389-395 397 399-402 404-405 409-419 428 431-432 434 436-438 440 444-454
        456-463 470-481 483-491
      faulty/card-frame-kept geometry-size-change-tracked 199-200 202 205
      faulty/half-sheet-left-alone geometry-size-change-tracked 199-200 205
      faulty/slides-out-of-shell geometry-chrome-follows 126 129 131 143 147 163 165 167 171
        173-176 182 185 195 197-198 203-204 206 210 219 227
      faulty/strip-keeps-place geometry-size-change-tracked 53
      faulty/presenter-rises-for-nothing geometry-identity-restored 124 144 149 151-155 164 166
        169 177-178 183 207 211-214 220-223 228
      faulty/mask-of-the-beginning geometry-size-change-tracked 199-200 202 205
      faulty/shoved-by-old-width appearance-final-state-matches-window 100
      faulty/closed-by-old-width appearance-final-state-matches-window 99
      faulty/filled-under-transform geometry-size-change-tracked 100-102
      faulty/presenter-reset-by-darkness geometry-identity-restored 145-146
      faulty/small-while-turned geometry-size-change-tracked 203-204
      faulty/menu-stays-covered geometry-size-change-tracked 101
      faulty/pale-until-unwound geometry-identity-restored 505-507
      faulty/busy-until-shown navigation-delegate-paired 357 364-365 376 385 389 394 404 411-414
        416 418-419 437 456-458 460 462-463 483-486 488 490-491
      faulty/back-swipe-killed navigation-gesture-alive 383
      faulty/index-of-its-own navigation-tab-selection-consistent 523 525-528 530 532-534
        537-540 543 545 548-549 554 558-560 563-565 568
      faulty/own-dismissal-reported-only navigation-dismissal-observed 340-346
      faulty/covered-means-dismissed navigation-dismissal-observed 104 111 113 120 132-133
        135-136 138 140 142 156 159 161 180 186 188 202 209 216 218 225-226 231 238 248-249
        251-252 254 256 258 272 275 295 301 303 316 320 329-330 332-333 335-339 348 355
      faulty/dismissal-reported-early navigation-dismissal-observed 123-127 129 131 134-144 147
        149 151-156 158 163-167 169-171 173-179 182-183 185 191-195 197-198 203-204 206-214
        217-223 226-228
      faulty/dismissal-reported-twice navigation-dismissal-observed 125-127 129 131 134-143 147
        156 158 163 165 167 170-171 173-176 179 182 185 191-195 197-198 203-204 206 208-210
        217-219 226-227
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 457
      faulty/unwind-step-by-step navigation-unwind-direct 500 504
      faulty/unwinds-by-one navigation-unwind-direct 509
      faulty/root-swipe-let-in navigation-stack-consistent 384
      faulty/pop-within-pop interaction-no-overlap 434
      faulty/pop-within-push navigation-stack-consistent 435
      faulty/bar-shown-for-all transparency 363 469-486 488-496
      faulty/barless-when-given-up navigation-bottom-bar-restored 364 376 394 404 412-414 416
        418-419 437 456-458 460 462-463
      faulty/barless-when-given-up status-bar-rollback-on-cancel 364 376 394 404 411-414 416
        418-419 437 456-458 460 462-463
      faulty/refused-tab-counted navigation-tab-selection-consistent 552-553
      faulty/delegate-nobody-keeps resources-delegate-alive 122 125 127-128 132-142 145-146 148
        150 170 172 179 181 184-185 187 189-194 199-200 202 205 226 229 239 242 244-245 248-258
        261-262 264 266 285 287 294 296 299-300 302 304-309 314-316 319-320 323 329-330 332 339
      faulty/delegate-not-given-back resources-delegate-alive 508
      faulty/half-passing-push-segue resources-delegate-alive 508
      faulty/animator-for-one-way navigation-symmetric-animator 103 112 125 127 134 137 139-141
        170 179 191-194 208 217 230 242 244 250 253 255-257 285 294 306-309 329-330 332 347
      faulty/context-kept resources-transition-released 106-109 115-118 123-124 129 131 144 149
        151-155 158 163-167 169 173-174 176-178 182-183 206-207 211-214 220-223 228 233-236
        240-241 246-247 260 265 267-271 274 279-284 288-289 291-293 297-298 322 335-338 350-353
      faulty/engine-keeps-screen resources-transition-released 103 105 112 114 125-127 129 131
        134 136-137 139-141 143 147 158 163 165 167 170-171 173-176 179 182 191 194-195 197-198
        203-204 206 208 210 217 219 227 230 232 242-244 246-247 250 252-253 255-257 259 263 274
        279 281 283 285-286 288-291 294 297 306 309-310 312-313 317-318 321 329-334 347 349
      faulty/recognizers-pile-up resources-no-recognizer-growth 103 112 141 158 192-194 208 217
        230 257 274 309 329-330 347
      faulty/duration-made-up resources-duration-truthful 356 359 363 366 368-375 377 379
        383-386 390-392 395-396 398-403 405 409-411 423 426 428-429 434-436 438-448 450-454 465
        467 470-475 477-481 483 493 495
      faulty/menus-pile-up resources-transition-released 52-57
      faulty/first-pair-remembered resources-no-stale-participants 103 112 141 158 208 217 230
        257 274 330 347
      faulty/animator-dropped-early resources-driver-alive 10 37
      faulty/display-link-runs-on resources-no-orphan-animations 106-109 111 115-118 120 123-124
        129 131 144 149 151-155 159 161 164 166 169 173-174 177-178 180 183 186 188 207 211-214
        216 220-223 225 228 233-236 238 240-241 246-247 260 265 267-271 275 280 282 284 288-289
        292-293 295 298 301 303 322 335-338 350-353 355
      faulty/animations-left-off resources-switches-restored 103 105-112 114-120 122-124 126-129
        131-137 139-141 143-155 157-167 169-188 190-200 202-208 210-217 219-225 227-230 232-241
        243-253 255-257 259-271 273-303 305-319 321-323 329-332 334-339 347 349-355
      faulty/device-kept-awake resources-switches-restored 103 111-112 120 125 127 134-137
        139-141 158-159 161 170 179-180 186 188 191 194 208 216-217 225 230 238 242 244 250-253
        255-257 274-275 285 294-295 301 303 306 309 329-330 347 355
      faulty/reports-late resources-duration-truthful 103 105 110 112 114 119 122 127 131-137
        139-141 143 145-148 150 170 174-175 179 181 184-185 187 190-200 202-205 208 210 215 217
        219 224 227 229-230 232 237 239 244 247-253 255-257 259 261-264 266 285 289-290 294 296
        299-300 302 305-319 321 323 329-332 334 339 347 349 354
      faulty/pushes-remembered resources-transition-released 371 400-401 403 405-408 420 430 439
        454-455 464 481-482 492
      faulty/stack-kept-by-hub resources-transition-released 397-398
      faulty/switcher-kept-by-closure resources-transition-released 29-30
      faulty/switchers-remembered resources-transition-released 29-30
      faulty/escape-ignored accessibility-escape-works 130 168 201
      faulty/escape-promised accessibility-escape-works 130 168 201
      faulty/background-reachable accessibility-reachable-set 133 190 193 200
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 122 125 127-128 132-137
        139-141 145-146 148 150 157-162 170 172 179-181 184 186-188 190-194 196 199-200 202 205
        208 215-217 224-225 229
      faulty/editing-ended-by-drag accessibility-responder-restored 177-178 292-293
      faulty/screen-changed-too-early accessibility-focus-announced 133 137 149 186 190 193 200
        204 249 253 265 301 305 308 315 318
      faulty/elements-hidden-by-animators accessibility-flags-restored 135 156 251 272 333
      faulty/mute-until-unwound accessibility-flags-restored 497-499 501-503
      faulty/closed-menu-reachable accessibility-reachable-set 88
      faulty/closed-handle-modal accessibility-flags-restored 59 62 65-66 70 87-90 99
      faulty/given-up-screen-announced accessibility-focus-announced 149 186 265 301
      faulty/screen-announced-twice accessibility-focus-announced 133 137 190 193 200 204 249
        253 305 308 315 318
      faulty/page-left-mute accessibility-flags-restored 1-2 4 9 27 35-36 39 48 54-55
      faulty/newcomer-within-reach accessibility-flags-restored 95
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 123-127 129 131 134
        136-137 139-141 143-144 147 149 151-155 158 163-167 169-171 173-179 182-183 185 191-195
        197-198 203-204 206-208 210-214 217 219-223 227-228
      faulty/fold-with-animated-push completion-not-before-animation-end 510 512-522
      faulty/fold-with-animated-push transparency 511
      faulty/fold-with-input-left-off interaction-input-restored 510-522
      faulty/always-interactive interaction-start-policy 125-127 134 136-137 139-141 143 147
        170-171 175 179 185 191-195 197-198 203-204 208 210 217 219 227
      faulty/direction-not-reset interaction-state-reset 158
      faulty/direction-never-turned interaction-start-policy 129 153 158 163 167 173 176 206 213
        222
      faulty/direction-inferred interaction-start-policy 129 153 158 163 167 173 176 206 213 222
      faulty/presenter-told-nothing appearance-presenter-contract 122 125 127-128 132-137
        139-141 145-146 148 150 170 172 179 181 184-185 187 190-194 199-200 202 205 208 215 217
        224 229
      faulty/presenter-told-twice appearance-begin-end-balanced 122 125-128 132-137 139-141 143
        145-148 150 170-172 175 179 181 184-185 187 190-194 197-200 202-205 208 210 215 217 219
        224 227 229
      faulty/view-moved-after-end completion-no-work-after 103 105-109 111-112 114-118 120
        123-127 129 131 134 136-137 139-141 143-144 147 149 151-155 158-159 161 163-167 169-171
        173-180 182-183 185-186 188 191-195 197-198 203-204 206-208 210-214 216-217 219-223 225
        227-228 230 232-236 238 240-244 246-247 250 252-253 255-257 259-260 263 265 267-271
        274-275 279-286 288-295 297-298 300-301 303 306-310 312-313 317-318 321-322 329-332
        334-338 347 349-353 355
      faulty/bar-jumps-at-end geometry-bars-stable 103 110 112 119 122 127-128 132-137 139-141
        145-146 148 150 157-158 160 162 170 172 179 181 184-185 187 190-194 196 199-200 202 208
        215 217 224 229-230 237 239 244-245 248-253 255-257 261-262 264 266 273-274 276-278 285
        287 294 296 299-300 302 305-309 311 314-316 323 329-330 339 347 354
      faulty/closed-menus-appear appearance-no-phantom-child 6-7 29 32-33 50-52 56 58-62 65-71
        82 85-99 101-102
      faulty/menu-moved-in-each-time containment-did-move-after-add 96-97
      faulty/replaced-screen-kept containment-remove-complete 32-33 95
      faulty/given-up-side-told appearance-no-phantom-child 64 74 76-81 84
      faulty/page-shown-before-child containment-add-before-view 1-4 8-9 11 25 27 30-31 34-36
        38-41 43-46 48-51 53-55 57
      faulty/stack-cut-by-hand navigation-stack-consistent 367 421-422
      faulty/one-too-many-popped navigation-stack-consistent 365-366 378 380-383 385-386 389-390
        393 397 415 417 431 444 449-451 459 461 470 476-478 487 489
      faulty/place-counted-along navigation-tab-selection-consistent 528-534 536-539 543 546-547
        550 552-553 556-560 562-565 569-571
      faulty/pop-locks-pushes navigation-delegate-paired 357 364 368 376 391 394 403-404 407-408
        411-414 416 418-419 437 445 452 456-458 460 462-463 471 479 483-486 488 490-491
      faulty/presenter-stays-pale geometry-identity-restored 125-127 134-143 147 156 171 175 179
        191 194 197-198 203-204
      faulty/presenter-brightens-under-cover geometry-identity-restored 132-133
      faulty/dialog-shrinks-under-alert geometry-identity-restored 122
      faulty/dialog-stays-small geometry-identity-restored 122 128 132-133 145-146 148 150 172
        181 184-185 187 190 192-193 199-200 202 205
      faulty/presenter-told-by-dialog appearance-presenter-contract 122 125-128 132-143 145-148
        150 156 171-172 175 179 181 184-185 187 189-194 197-200 202-205
      faulty/home-turned-by-appearance completion-not-before-animation-end 126-127 134 136-137
        139-141 143 147 170-171 175 179 185 191-194 197-198 203-204 208 210 217 219 227
      faulty/hasty-card completion-closure-runs 122 125 127-128 132-142 145-146 150 170 172 179
        181 184-185 187 189-194 199-200 202 205 226 229
      faulty/picture-stays-hidden ownership-source-view-restored 411 483
      faulty/root-shown-ahead containment-view-parent-agrees 580-583
      faulty/banner-faded-only status-bar-no-global-write 573-579
      faulty/banner-taken-for-old status-bar-no-global-write 578
      faulty/banner-keeps-bar status-bar-owner-after-present 575
      faulty/paused-till-foreground completion-eventually 171-172 286-287
      faulty/contents-stay-deep completion-unanimated-parity 189
      faulty/contents-stay-deep geometry-identity-restored 135 156
      faulty/newcomer-under-header geometry-bars-stable 32
    """
}

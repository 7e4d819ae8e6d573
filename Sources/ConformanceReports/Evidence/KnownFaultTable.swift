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
      container/children turn-between turn-between-back-at-once turn-then-drag~cancelled
      container/children turn-while-covered turn-while-selecting
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
      container/side open-each open-each-read-aloud open-other-while-open open-while-closing
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
      modal/custom turn-and-stay-read-aloud turn-then-dismiss~cancelled turn-then-escape
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
      modal/full-screen turn-and-stay-read-aloud turn-then-dismiss~cancelled turn-while-covered
      modal/full-screen turn-while-presented turn-while-presented-read-aloud
      modal/full-screen turn-while-presenting turn-while-pulled~interrupted
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
      navigation/bar turn-then-pop~cancelled turn-while-popping turn-while-pushing two-pushes
      navigation/bar two-taps
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
      faulty/first-child-told-twice appearance-forwarding-exclusive 43 50-51
      faulty/first-child-told-twice appearance-no-double-appear
      faulty/own-appearance-kept-back appearance-forwarded-to-children 6-7 57
      faulty/callback-called-by-animator appearance-no-direct-call 107 114-116 123-124 127 130
        132-133 137-142 144-146 150-151 153 155 162-167 175 177 184-186 189-193 195-199 201
        204-205 208 211 215 222-224 231-232 236 238 245-246 248 251 253-254 257-262 264-266
        270-271 273 275 282-287 294 296 303-305 308-312 314-318 320 323-324 326 329 334 342-343
        345 352 361 368-369
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 8-9 11 25 27 30-32 34-36 38-41
        46 48-49 53-55 58
      faulty/switch-within-switch appearance-begin-end-balanced 8 36 46
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 339-341
      faulty/presenter-told-by-animators appearance-presenter-contract 140-141 161
      faulty/presenter-view-taken-out appearance-final-state-matches-window 127 133 137-138
        150-151 153 155 162 165 167 177 186 189-190 192 195 197-198 201 204-205 208 211 222 231
        236
      faulty/all-pages-appear appearance-no-phantom-child 1-4 6-9 11 25 27 29-31 34-36 38-46
        48-55 57-58
      faulty/neighbour-told appearance-forwarded-to-children 6-8 35 44-45 57
      faulty/neighbour-told appearance-no-phantom-child 1-4 6-9 11 25 27 29-31 34-36 38-46 48-55
        57-58
      faulty/content-without-parent appearance-phase-order 107 114-116 123-124 127 130 132-133
        137-142 144-146 150-151 153 155 162-167 175 177 184-186 189-193 195-199 201 204-205 208
        211 215 222-224 231-232 236 238 245-246 248 251 253-254 257-262 264-266 270-271 273 275
        282-287 294 296 303-305 308-312 314-318 320 323-324 326 329 334 342-343 345 352 361
        368-369
      faulty/newcomer-over-side appearance-no-phantom-child 98
      faulty/newcomer-told-nothing appearance-final-state-matches-window 32 97-98 101
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 8-9 11 25 27 31 34
        36 38-41 46 48-49 53-55 58
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 371 373-374 376-378 383-389
        392 394 398-400 403 406 410-411 413-416 418 425-426 438 441 443-444 450-451 453-454
        457-459 461-464 468 481 483 485 487-491 495 499 509 511
      faulty/outgoing-told-again appearance-no-spurious-reversal 107 114 116 123 190 197-198 238
        245 248 251 253-254 257-262 264-266 270-271 273 275 282-283 285-287 294 296 303 305
        308-309 311 314-318 320 323-324 326 329 334 342-343 345 352 361 368
      faulty/child-told-before-show appearance-child-within-parent 35 43-45
      faulty/child-told-before-show appearance-no-double-appear 35 43-45
      faulty/change-ended-twice appearance-begin-end-balanced 43 50-51
      faulty/begun-twice appearance-begin-end-balanced 1-4 8-9 11 25 27 30-32 34-36 38-41 46
        48-49 53-55 58
      faulty/wrong-callback-forwarded appearance-no-direct-call 6-8 33 35 43-45 50-51 57
      faulty/wrong-callback-forwarded appearance-will-did-paired 6-8 33 35 43-45 50-51 57
      faulty/long-gone-told-again appearance-no-double-disappear 39 46
      faulty/always-animated appearance-animated-flag 9 41 49 55
      faulty/view-put-in-twice appearance-is-appearing-once 1-4 9 11 25 27 30-32 34-36 38-41 46
        48-49 53-55 58
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 5 14 16-18 20 23-24 26 28 56
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 14 16-18 20 23-24
        28 56
      faulty/ends-with-the-shorter appearance-phase-order 1-2 4 9 11 25 27 30-31 34-36 38-40 46
        48 53-55 58
      faulty/ends-with-the-shorter containment-did-move-after-add 1-2 4 9 11 25 27 30-31 34-36
        38-40 46 48 53-55 58
      faulty/presenter-ended-ahead appearance-phase-order 127 132 137-142 144-146 148 150-153
        155 175-177 180 184 186 189-190 192 195-199 202-205 208-211 215 217 222 224 226 231 234
        236
      faulty/hurried-child-left-behind appearance-child-within-parent 8
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 8-9 11 25 27 30-32 34
        36 38-41 46 48-49 53-55 58
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 59-63 66 68-69 71 86-94 97-98 101-102
      faulty/placed-before-told appearance-phase-order 1-4 8-9 11 25 27 30-32 34-36 38-41 46
        48-49 53-55 58
      faulty/animation-concealed appearance-animated-flag 1-4 8-9 11 25 27 30-32 34-36 38-40 46
        48 53-55 58
      faulty/fades-unasked appearance-animated-flag 141 143 147 194 216 225 233
      faulty/animation-invented appearance-animated-flag 140-141 143 147 161 194 216 225 233
      faulty/animation-denied appearance-animated-flag 127-134 136-142 144-146 148-160 162-172
        174-193 195-206 208-215 217-224 226-232 234-236
      faulty/return-kept-back appearance-forwarded-to-children 6-7 57
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 60 62 105
      faulty/menu-stays-after-turn appearance-final-state-matches-window 102-105
      faulty/handle-out-of-sight appearance-no-phantom-child 50-51
      faulty/presenter-left-in-window appearance-no-double-appear 109-113 118-122 240-244
        249-250 252 255-256 268-269 272 274 276-281 288-293 295 297-302 306-307 309 319 321-322
        325 327-328 330 332-333 344 346-351 363-367
      faulty/menu-goes-untold appearance-final-state-matches-window 103-104
      faulty/first-page-blinks transparency 43 50-51
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 110-113 115 119-122 124 128-129 134
        136 149 154 156-160 164 166 169 171 174 178-179 182-183 185 188 191 193 206 212 214
        218-221 223 227-230 232 235 241-244 246 249-250 255-256 269 274 276-280 284 289 291 293
        297-298 301-302 304 307 310 312 325 330 333 348-351 364-367 369
      faulty/flag-of-the-animation completion-honest-flag 131 133 252 254
      faulty/returns-without-views completion-eventually 127 130 132-133 137-142 144-146 150-151
        153 155 162-167 175 177 184-186 189 191-193 195-199 201 204-205 208 211 215 222-224
        231-232 236
      faulty/empty-transaction-reports completion-not-before-animation-end 371 374 376-378
        383-389 392 394 398-400 403 406 410-411 413-416 418 425-426 438 441 443-444 450-451
        453-454 457-459 461-464 468 481 483 485 487-491 495 499 509 511
      faulty/completed-by-two completion-at-most-once 110-113 119-122 128-129 134 136 149 154
        156-160 169 171 174 178-179 182-183 188 206 212 214 218-221 227-230 235 241-244 249-250
        255-256 269 274 276-280 289 291 293 297-298 301-302 307 325 330 333 348-351 364-367
      faulty/waits-for-delegate completion-eventually 196 315 443 565-566
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 260 281 346
      faulty/shown-only-by-animation completion-unanimated-parity 41 49
      faulty/completed-without-verdict completion-after-verdict 372 379-381 383 391 393 395-398
        400 404-406 408-409 412 419 426-434 446-447 452 455 460-461 465 467-468 472-479 486-487
        492 494-495 499-507
      faulty/paused-and-completed completion-after-verdict 372 379-381 383 391 393 395-398 400
        404-406 408-409 412 419 426-434 446-447 452 455 460-461 465 467-468 472-479 486-487 492
        494-495 499-507
      faulty/dismissal-closure-dropped completion-closure-runs 6-8 33 35 44-45 57
      faulty/twice-told-card completion-closure-runs 127 130 132-133 137-147 150-151 155 175 177
        184 186 189-190 192 194-199 204-205 208 211 233 236
      faulty/frames-reset-after-end completion-no-work-after 110-113 119-122 128-129 134 136 149
        154 156-160 169 171 174 178-179 182-183 188 197-199 206 212 214 218-221 227-230 235
        241-244 249-250 255-256 269 274 276-280 289 291 293 297-298 301-302 307 316-318 325 330
        333 348-351 364-367
      faulty/dropped-animation-ignored completion-eventually 131 133 252 254 375-377 485 541
      faulty/dropped-switch-leaves-deaf appearance-begin-end-balanced 3
      faulty/dropped-switch-leaves-deaf containment-cancel-rollback 3-4
      faulty/dropped-switch-leaves-deaf interaction-input-restored 3-4
      faulty/dropped-move-leaves-deaf appearance-begin-end-balanced 60 62
      faulty/dropped-move-leaves-deaf interaction-input-restored 60-63
      faulty/ended-hook-forgotten completion-animation-ended-relayed 10 37
      faulty/ended-hook-twice completion-animation-ended-relayed 10 37
      faulty/ended-hook-early completion-animation-ended-relayed 10 37
      faulty/ended-hook-contrary completion-animation-ended-relayed 10 37
      faulty/alongside-for-built-in-only completion-alongside-runs 10 37
      faulty/reports-long-after completion-eventually 107 109 114 116 118 123 127-130 132 134
        136-142 144-146 148-160 162-163 165 167-172 174-175 178-184 186-190 192 195-206 208-215
        217-222 224 226-231 234-236 238 240 245 248 251 253 255-262 264-266 268 270-273 275
        282-283 285-288 290 292 294 297-300 303 305-306 308-309 311 314-324 326-329 332 334
        342-345 347 352 361 363 368
      faulty/waits-for-announced-time completion-eventually 107 114 116 123 127 132 137-142
        144-146 150-151 153 155 175 184 186 189-190 192 195-199 204-205 208 211 215 222 224 231
        236 238 245 248 253 257-262 264-266 270-271 273 275 294 303 305 308-309 311 314-318
        323-324 326 329 334 342-343 345 352 361 368
      faulty/end-told-first completion-not-before-animation-end 1-4 8-9 11 25 27 30-32 34-36
        38-40 46 48 53-55 58
      faulty/recedes-by-animators completion-unanimated-parity 194
      faulty/pales-by-animators completion-unanimated-parity 194
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 140 143 147 161 216 225 233
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 130-132 139
        141-142 144-146 148 152 175-176 180 184 190 196-199 202-203 209-210 215 217 224 226 234
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 336-337
      faulty/incoming-view-left-out ownership-to-view-in-container 107 114 116 123 127 130
        132-133 137-142 144-146 150-151 153 155 162-163 165 167 175 177 184 186 189-190 192
        195-199 201 204-205 208 211 215 222 224 231 236 238 245 248 251 253-254 257-262 264-266
        270-271 273 275 282-283 285-287 294 296 303 305 308 311 314-318 320 323-324 326 329 334
        342-343 361 368
      faulty/both-sides-taken-out ownership-original-parentage-restored 128-129 134 136 149 154
        156-160 169 171 174 178-179 182-183 188 206 212 214 218-221 227-230 235
      faulty/both-sides-taken-out ownership-window-not-empty 134 136 178-179
      faulty/picture-left-on-top ownership-container-clean 110-113 119-122 128-129 149 154
        156-160 169 171 174 182-183 188 206 212 214 218-221 227-230 235 241-244 249-250 269 274
        276-280 289 291 293 301-302 307 325 330 333 348-351 364-367
      faulty/mark-left-by-finger ownership-container-clean 110-113 119-122 128-129 149 154
        156-160 169 171 174 182-183 188 206 212 214 218-221 227-230 241-244 249-250 269 274
        276-280 289 291 293 301-302 307 325 330 348-351 364-367
      faulty/bar-picture-stays ownership-container-clean 375-377 485
      faulty/source-view-stays-hidden ownership-source-view-restored 388 490
      faulty/element-taken-along ownership-source-view-restored 377 388 426 485 490 499
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 164 166 185 191 193 223 232
      faulty/backdrop-picture-stays geometry-chrome-follows 204-206 208 211-212
      faulty/presenter-under-outer-view ownership-original-parentage-restored 336-337
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 372 379-381 383 391
        400 404-406 409 419 426-429 431 433-434 447 452 455 460-461 467-468 472-474 476 478-479
        486-487 494-495 499-502 504 506-507
      faulty/container-pinned ownership-container-untouched 127 130 132-133 137-147 150-151 153
        155 162-167 175 177 184-186 189-199 201 204-205 208 211 215-216 222-225 231-233 236
      faulty/incoming-view-stays ownership-original-parentage-restored 110-113 119-122 241-244
        249-250 255-256 269 274 276-280 289 291 293 297-298 301-302 307 325 330 333 348-351
        364-367
      faulty/picture-left-in-container ownership-container-clean 9 41 49 55
      faulty/curtain-stays ownership-container-clean 127 133 137-138 150-151 153 155 162 165 167
        177 186 189-190 192 194-195 197-198 201 204-205 208 211 222 231 236
      faulty/dimming-taken-early ownership-chrome-lifecycle 128-129 149 154 156-160 169 171 174
        182-183 188 206 212 214 218-221 227-230 235
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 127 133 137-138 150-151 153 155
        162 165 167 177 186 189-190 192 194-195 197-198 201 204-205 208 211 222 231 236
      faulty/dimming-piles-up ownership-container-clean 128-129 149 154 156-160 169 171 174
        182-183 188 206 212 214 218-221 227-230 235
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 204-206 208 211-212
      faulty/tabs-exchanged-by-hand ownership-container-untouched 539-540 559 566 568-569
        572-575 578 584 599-604
      faulty/catcher-stays ownership-container-clean 60 63 66-67 71 88-91 102
      faulty/catchers-pile-up ownership-container-clean 60 63 66-67 71 88-91 102
      faulty/status-bar-not-captured status-bar-owner-after-present 127 130 132-133 137-147
        150-151 153 155 177 184 186 189-190 192 194-199 204-205 208 211 215-216 222 224-225 231
        233 236
      faulty/child-never-asked status-bar-child-forwarded 1-4 6-9 11 25 27 31-36 38-46 48-55
        57-58
      faulty/bar-by-value status-bar-child-forwarded 1-4 6-9 11 25 27 31-36 38-46 48-55 57-58
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 8 11 25 31 34 38 40-41
        43-46 48-49 53 58
      faulty/no-update-requested status-bar-update-requested 1 3 25 31-32 34 38 40-41 46 48-49
        54-55
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 129 149 154 156-160 169 171 174
        182-183 188 206 214 218-221 227-230 235
      faulty/bar-returns-late geometry-bars-stable 107 109 116 118 131-132 134 136 139 141-142
        144-146 148 152 163 168 170 172 175-176 178-181 184 187 190 196-200 202-203 213 215 217
        224 226 234 238 240 252-253 255-256 259 261-262 264-266 268 272 283 288 290 292 294-295
        297-300 303 306 309 315-319 321-322 332 342-345 347 361 363
      faulty/helper-window-stays status-bar-no-global-write 107 109-113 116 118-122 128-132 134
        136 139 141-142 144-146 148-149 152 154 156-160 163 168-172 174-176 178-184 187-188 190
        196-200 202-203 206 209-210 212-215 217-221 224 226-230 234-235 238 240-244 249-253
        255-256 259 261-262 264-266 268-269 272 274 276-280 283 288-295 297-303 306-307 309
        315-319 321-322 325 327-328 330 332-333 342-345 347-351 361 363-367
      faulty/helper-window-stays status-bar-restored-after-dismiss 107 116 130 132 139 141-142
        144-146 163 175 184 196-199 215 224 238 251 253 259 261-262 264-266 283 294 303 315-318
        342-343 361
      faulty/bar-set-for-all status-bar-no-global-write 107 109-116 118-124 127-134 136-142
        144-146 148-160 162-172 174-193 195-206 208-215 217-224 226-232 234-236 238 240-246
        248-262 264-266 268-280 282-312 314-330 332-334 342-345 347-352 361 363-369
      faulty/verdict-during-bar-fade completion-eventually 213
      faulty/update-asked-too-early status-bar-update-requested 1-4 9 11 25 27 31-32 34 36 38-41
        46 48-49 54-55 58
      faulty/header-never-asked status-bar-child-forwarded 248 254 257-258 270-271 273 275 296
        305 308-309 311 313-314 316-317 323-324 326 329 347 352
      faulty/given-up-screen-decides status-bar-child-forwarded 14 16-18 20 23-24 28 56
      faulty/root-decides-stack status-bar-child-forwarded 372 376-377 379 383 391-392 394 397
        399 403 406 409 411 416 419 426-429 431 433-434 438-442 449-450 452 455 457-459 461 468
        472-474 476 478-479 481-482 485 487 495 499-502 504 506-507 509-510
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 371-381 383-411 414-435 438-512
      faulty/bar-dims-between-children transparency 1-4 9 11 25 27 30-32 34-35 38-40 48 53-55 58
      faulty/bar-goes-between-children transparency 1-4 9 11 25 27 30-32 34-35 38-40 48 53-55 58
      faulty/bar-seized-between-children transparency 1-4 9 11 25 27 30-32 34-35 38-40 48 53-55
        58
      faulty/barless-stack-decides transparency 6-7 50-52 57
      faulty/stack-hides-bar transparency 6-7 50-52
      faulty/never-moved containment-did-move-after-add 1-4 8-9 11 25 27 31-36 38-41 43-46 48-51
        53-55 58
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-4 8-9 11 25 27 30-36
        38-41 44-46 48-49 53-55 58
      faulty/view-before-child containment-add-before-view 43 50-51
      faulty/view-without-child containment-view-parent-agrees 1-4 6-9 11 25 27 29-36 38-46
        48-55 57-58
      faulty/popup-without-child containment-view-parent-agrees 109-114 118-123 127-129 131
        133-134 136-138 148-162 165 167-172 174 176-183 186-190 192 194-195 197-198 200-206
        208-214 217-222 226-231 234-236 240-245 248-250 252 254-258 268-282 285-293 295-302
        305-309 311 313-314 316-317 319-330 332-334 344-352 363-368
      faulty/warned-twice containment-no-duplicate-moves 1-4 8-9 11 25 27 30-36 38-41 43-46
        48-51 53-55 58
      faulty/parent-link-stays containment-remove-complete 1-4 8-9 11 25 27 31-36 38-41 44-46 49
        53-55 58
      faulty/child-of-two-containers containment-view-parent-agrees 1-4 8-9 11 25 27 30-31 34-36
        38-41 46 48-49 53-55 58
      faulty/size-kept-from-children containment-size-change-forwarded 52-53 57-58
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-4 8-9 11 25 27 30-31
        34-36 38-41 46 48-49 53-55 58
      faulty/both-children-stay containment-cancel-rollback 14 16-18 20 23-24 28 56
      faulty/told-while-covered appearance-child-within-parent 33 35 44-45
      faulty/told-while-covered appearance-no-double-disappear 33 35 44-45
      faulty/told-while-it-slides containment-did-move-after-add 1-4 8-9 11 25 27 30-32 34-36
        38-40 46 48 53-55 58
      faulty/size-told-twice containment-size-change-forwarded 52-55 57-58
      faulty/size-of-before-told containment-size-change-forwarded 52-53 58
      faulty/old-parts-told containment-size-change-forwarded 52 103-105
      faulty/farewell-repeated containment-no-duplicate-moves 1-4 8-9 11 25 27 30-36 38-41 44-46
        48-49 53-55 58
      faulty/way-there-goes-on appearance-phase-order 36
      faulty/early-end-dropped interaction-verdict-always 174 293
      faulty/only-ended-handled interaction-verdict-always 111 120 128 157 178-179 183 212 219
        228 242 249 277 297-298 302 330 349 365
      faulty/alert-takes-driver interaction-verdict-always 128 249
      faulty/pull-left-to-alert interaction-verdict-always 372
      faulty/lost-finger-decides interaction-verdict-always 178-179 297-298
      faulty/driver-always-handed-out interaction-start-policy 107 109 116 118 130-132 139 142
        144-146 148 152 175-176 180 184 190 196-200 202-203 209-210 215 217 224 226 234 238 240
        251-253 259 262 264-266 268 272 294-295 299 303 309 315-319 321-322 327-328 332 342-345
        347 361 363
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 136 256
      faulty/progress-after-verdict interaction-progress-range 112 121 158 171 187-188 220 229
        243 278 291 306-307 366
      faulty/resting-finger-undecided interaction-verdict-always 110 112-113 119 121-122 129 134
        136 149 154 156 158-159 172 182 188 206 214 218 220-221 227 229-230 235 241 243-244 250
        255-256 269 274 276 278-279 292 301 307 325 333 348 350-351 364 366-367
      faulty/second-finger-lets-go interaction-verdict-always 170-171 187-188
      faulty/finger-on-the-bar interaction-start-policy 380 393 395-397 404 408 412 431-432 465
        476-477 492 504-505
      faulty/finger-for-animated-pushes interaction-start-policy 393
      faulty/verdict-by-timer interaction-verdict-always 110-113 119-122 128-129 134 136 149 154
        156-160 163 168-172 178-179 181-183 187-188 206 212-214 218-221 227-230 235 241-244
        249-250 255-256 269 274 276-280 283 288-292 297-298 300-302 306-307 325 330 333 348-351
        364-367
      faulty/verdict-late interaction-verdict-always 110-113 119-122 128-129 134 136 149 154
        156-160 163 168-172 174 178-179 181-183 187-188 206 212-214 218-221 227-230 235 241-244
        249-250 255-256 269 274 276-280 283 288-293 297-298 300-302 306-307 325 330 333 348-351
        364-367
      faulty/flung-beyond-the-end interaction-progress-range 134 160 163 168 170 178 181 187 213
        255 280 283 288 290 297 300 306
      faulty/progress-doubled interaction-progress-range 112-113 121-122 134 158-159 163 168 170
        172 178-179 181 187 213 220-221 229-230 243-244 255 278-279 283 288 290 292 297-298 300
        306 350-351 366-367
      faulty/progress-by-place interaction-progress-range 554 590
      faulty/progress-untold interaction-progress-range 110-113 119-122 128-129 134 136 149 154
        156-160 163 168 170-172 178-179 181-183 187-188 206 212-214 218-221 227-230 235 241-244
        249-250 255-256 269 274 276-280 283 288 290-292 297-298 300-302 306-307 325 330 333
        348-351 364-367
      faulty/input-left-off interaction-input-restored 110-113 115 119-122 124 128-129 134 149
        154 156-160 164 166 169 171 174 178 182-183 185 188 191 193 206 212 214 218-221 223
        227-230 232 235 241-244 246 249-250 255 269 274 276-280 284 286 289 291 293 297 301-302
        304 307 310 312 325 330 333 348-351 364-367 369
      faulty/interruptible-made-anew geometry-no-frame-under-transform 115 124 162-167 185 191
        193 223 232 246 282-287 304 310 312 369
      faulty/interruptible-made-anew interaction-interruptible-stable 110-113 115 119-122 124
        128-129 134 136 149 154 156-160 162-172 174 178-179 181-183 185 187-188 191 193 206
        212-214 218-221 223 227-230 232 235 241-244 246 249-250 255-256 269 274 276-280 282-293
        297-298 300-302 304 306-307 310 312 325 330 333 348-351 364-367 369
      faulty/runner-for-both-ways interaction-interruptible-stable 134 163 178 255 283 297
      faulty/one-pause-forgotten interaction-pause-continues 174
      faulty/touches-let-through interaction-no-overlap 459
      faulty/switch-while-settling interaction-no-overlap 46-47
      faulty/layer-clock-stays interaction-layer-clock-restored 5 12-23 26 28 47 56
      faulty/presenter-stays-deaf interaction-input-restored 130-132 134 136 139-148 152 161 168
        170 172 175-176 178-181 184 187 196 199-200 202-203 209-210 213 215-217 224-226 233-234
      faulty/deafened-by-animators interaction-input-restored 140 161
      faulty/second-pull-ignored interaction-state-reset 134 178 255 297
      faulty/pull-counts-on interaction-state-reset 134 255
      faulty/second-pull-stuck interaction-state-reset 134 178 255 297
      faulty/second-pull-undriven interaction-state-reset 134 178 255 297
      faulty/touches-stay-ignored interaction-input-restored 110-113 115 119-122 124 128-129 134
        136 149 154 156-160 164 166 169 171 174 178-179 182-183 185 188 191 193 206 212 214
        218-221 223 227-230 232 235 241-244 246 249-250 255-256 269 274 276-280 284 286 289 291
        293 297-298 301-302 304 307 310 312 325 330 333 348-351 364-367 369
      faulty/asked-twice interaction-no-refused-request 110-113 119-122 128-129 134 136 149 154
        156-160 163 168-172 174 178-179 181-183 187-188 206 212-214 218-221 227-230 235 241-244
        249-250 255-256 269 274 276-280 283 288-293 297-298 300-302 306-307 325 330 333 348-351
        364-367
      faulty/tabs-busy-until-tapped interaction-input-restored 543 548 550 563 569 574 577-578
        583 585-586 597 600 603
      faulty/still-tabs-busy-until-tapped interaction-input-restored 569 574 578 600 603
      faulty/shown-tab-refused transparency 584
      faulty/each-tab-tapped-once interaction-input-restored 574 603
      faulty/taps-wait-for-animator interaction-input-restored 575 604
      faulty/pulling-when-lost interaction-state-reset 179 298
      faulty/popping-when-lost interaction-state-reset 405-406 467-468 494-495
      faulty/selecting-when-lost interaction-state-reset 562 596
      faulty/held-when-lost containment-cancel-rollback 26
      faulty/tabs-deaf-after-cancel interaction-input-restored 543 563 577 583 597
      faulty/drawer-deaf-after-cancel interaction-state-reset 64-65 84-85
      faulty/switcher-deaf-at-end interaction-state-reset 13
      faulty/selections-counted-by-code interaction-state-reset 15
      faulty/moves-counted-by-code interaction-state-reset 73 76
      faulty/turned-finger-dismisses interaction-verdict-always 160 280
      faulty/turned-finger-pops interaction-verdict-always 434 479 507
      faulty/turned-finger-selects interaction-verdict-always 557 593
      faulty/turned-finger-switches interaction-verdict-always 24
      faulty/turned-finger-opens interaction-verdict-always 74 82
      faulty/container-bounds-taken geometry-final-frame 414
      faulty/presenter-stays-scaled geometry-identity-restored 130-132 134 136 139-142 144-146
        148 152 161 163 168 170 172 175-176 178-181 184 187 196 199-200 202-203 209-210 213 215
        217 224 226 234
      faulty/old-frame-kept geometry-size-change-tracked 453
      faulty/width-kept geometry-size-change-tracked 52-53 57-58
      faulty/frames-of-the-beginning geometry-size-change-tracked 211 329
      faulty/initial-frame-of-all geometry-frame-rollback 127 130 132-133 137-142 144-146
        150-151 153 155 162-167 175 177 184-186 189 191-193 195-199 201 215 222-224 231-232 236
      faulty/dimming-keeps-size geometry-chrome-follows 204-206 208 211-212
      faulty/dimming-keeps-width geometry-chrome-follows 204-206 208 211-212
      faulty/presenter-frame-written-back geometry-frame-rollback 126
      faulty/card-fills-after-cancel geometry-frame-rollback 128-129 149 154 156-160 169 171 174
        182-183 188 214 218-221 227-230 235
      faulty/start-values-stay geometry-identity-restored 128-129 149 154 156-160 169 171 174
        182-183 188 206 212 214 218-221 227-230 235
      faulty/frame-under-transform geometry-no-frame-under-transform 127 130 132-133 137-147
        150-151 153 155 162-167 175 177 184-186 189-199 201 204-205 208 211 215-216 222-225
        231-233 236
      faulty/pinned-to-helper geometry-layout-ownership 114 123 127 133 137-138 150-151 153 155
        162 165 167 177 186 189-190 192 195 197-198 201 204-205 208 211 222 231 236 245 248 254
        257-258 270-271 273 275 282 285 287 296 305 308-309 311 314 316-317 320 323-324 326 329
        334 352 368
      faulty/revealed-presenter-on-top geometry-z-order 107 109-113 116 118-122 238 240-244
        249-250 252-253 255-256 259 261-262 264-266 268-269 272 274 276-280 283 288-292 294-295
        297-303 306-307 309 315-319 321-322 325 327-328 330 332-333 342-345 347-351 361 363-367
      faulty/revealed-view-on-top geometry-z-order 371-372 374-375 378-381 383-385 387-391 393
        395-398 400-402 404-410 412 414-417 419-420 424-434 443 446-447 449 451-453 455-456
        460-470 472-479 486-497 499-507
      faulty/card-frame-kept geometry-size-change-tracked 204-206 208 211-212
      faulty/half-sheet-left-alone geometry-size-change-tracked 204-206 211-212
      faulty/slides-out-of-shell geometry-chrome-follows 131 134 136 148 152 168 170 172 176
        178-181 187 190 200 202-203 209-210 213 217 226 234
      faulty/strip-keeps-place geometry-size-change-tracked 53
      faulty/presenter-rises-for-nothing geometry-identity-restored 129 149 154 156-160 169 171
        174 182-183 188 214 218-221 227-230 235
      faulty/mask-of-the-beginning geometry-size-change-tracked 204-206 208 211-212
      faulty/shoved-by-old-width appearance-final-state-matches-window 103
      faulty/closed-by-old-width appearance-final-state-matches-window 102
      faulty/filled-under-transform geometry-size-change-tracked 103-105
      faulty/presenter-reset-by-darkness geometry-identity-restored 150-151
      faulty/small-while-turned geometry-size-change-tracked 209-210
      faulty/menu-stays-covered geometry-size-change-tracked 104
      faulty/pale-until-unwound geometry-identity-restored 521-523
      faulty/busy-until-shown navigation-delegate-paired 372 379-380 391 400 404 409 419 426-429
        431 433-434 452 455 472-474 476 478-479 499-502 504 506-507
      faulty/back-swipe-killed navigation-gesture-alive 398
      faulty/index-of-its-own navigation-tab-selection-consistent 541 544-547 549 551-553
        556-558 560 564 567 570-571 580-581 587-589 592-594 598
      faulty/own-dismissal-reported-only navigation-dismissal-observed 354-360
      faulty/covered-means-dismissed navigation-dismissal-observed 108 115 117 124 137-138
        140-141 143 145 147 161 164 166 185 191 193 208 216 223 225 232-233 239 246 257-258
        260-261 263 265 267 281 284 304 310 312 326 331 342-343 345-346 348-352 362 369
      faulty/dismissal-reported-early navigation-dismissal-observed 128-132 134 136 139-149 152
        154 156-161 163 168-172 174-176 178-184 187-188 190 196-200 202-203 206 209-210 212-221
        224-230 233-235
      faulty/dismissal-reported-twice navigation-dismissal-observed 130-132 134 136 139-148 152
        161 163 168 170 172 175-176 178-181 184 187 190 196-200 202-203 209-210 213 215-217
        224-226 233-234
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 473
      faulty/unwind-step-by-step navigation-unwind-direct 516 520
      faulty/unwinds-by-one navigation-unwind-direct 525
      faulty/root-swipe-let-in navigation-stack-consistent 399
      faulty/pop-within-pop interaction-no-overlap 449
      faulty/pop-within-push navigation-stack-consistent 450
      faulty/bar-shown-for-all transparency 378 485-502 504-512
      faulty/barless-when-given-up navigation-bottom-bar-restored 379 391 409 419 427-429 431
        433-434 452 455 472-474 476 478-479
      faulty/barless-when-given-up status-bar-rollback-on-cancel 426
      faulty/refused-tab-counted navigation-tab-selection-consistent 576 579
      faulty/delegate-nobody-keeps resources-delegate-alive 127 130 132-133 137-147 150-151 153
        155 175 177 184 186 189-190 192 194-199 204-205 208 211 233 236 248 251 253-254 257-267
        270-271 273 275 294 296 303 305 308-309 311 313-318 323-324 326 329 331 334 342-343 345
        352
      faulty/delegate-not-given-back resources-delegate-alive 524
      faulty/half-passing-push-segue resources-delegate-alive 524
      faulty/animator-for-one-way navigation-symmetric-animator 107 116 130 132 139 142 144-146
        175 184 196-199 215 224 238 251 253 259 262 264-266 294 303 315-318 342-343 345 361
      faulty/context-kept resources-transition-released 110-113 119-122 128-129 134 136 149 154
        156-160 163 168-172 174 178-179 181-183 187-188 206 212-214 218-221 227-230 235 241-244
        249-250 255-256 269 274 276-280 283 288-293 297-298 300-302 306-307 325 330 333 348-351
        364-367
      faulty/engine-keeps-screen resources-transition-released 107 109 116 118 130-132 134 136
        139 141-142 144-146 148 152 163 168 170 172 175-176 178-181 184 187 196 199-200 202-203
        209-210 213 215 217 224 226 234 238 240 251-253 255-256 259 261-262 264-266 268 272 283
        288 290 292 294-295 297-300 303 306 315 318-319 321-322 327-328 332 342-347 361 363
      faulty/recognizers-pile-up resources-no-recognizer-growth 107 116 146 163 197-199 215 224
        238 266 283 318 342-343 361
      faulty/duration-made-up resources-duration-truthful 371 374 378 381 383-390 392 394
        398-401 405-407 410-411 413-418 420 424-426 438 441 443-444 449-451 453-454 456-464
        466-470 481 483 486-491 493-497 499 509 511
      faulty/menus-pile-up resources-transition-released 52-55 57-58
      faulty/first-pair-remembered resources-no-stale-participants 107 116 146 163 215 224 238
        266 283 343 361
      faulty/animator-dropped-early resources-driver-alive 10 37
      faulty/display-link-runs-on resources-no-orphan-animations 110-113 115 119-122 124 128-129
        134 136 149 154 156-160 164 166 169 171 174 178-179 182-183 185 188 191 193 206 212 214
        218-221 223 227-230 232 235 241-244 246 249-250 255-256 269 274 276-280 284 289 291 293
        297-298 301-302 304 307 310 312 325 330 333 348-351 364-367 369
      faulty/animations-left-off resources-switches-restored 107 109-116 118-124 127-129 131-134
        136-142 144-146 148-160 162-172 174-193 195-206 208-215 217-224 226-232 234-236 238
        240-246 248-250 252-262 264-266 268-280 282-312 314-330 332-334 342-345 347-352 361
        363-369
      faulty/animations-switched-on resources-switches-restored 130 251
      faulty/device-kept-awake resources-switches-restored 107 115-116 124 130 132 139-142
        144-146 163-164 166 175 184-185 191 193 196 199 215 223-224 232 238 246 251 253 259-262
        264-266 283-284 294 303-304 310 312 315 318 342-343 361 369
      faulty/reports-late resources-duration-truthful 107 109 114 116 118 123 127 132 136-142
        144-146 148 150-153 155 175 179-180 184 186 189-190 192 195-205 208-211 215 217 222 224
        226 231 234 236 238 240 245 248 253 256-262 264-266 268 270-273 275 294 298-299 303 305
        308-309 311 314-324 326-329 332 334 342-345 347 352 361 363 368
      faulty/pushes-remembered resources-transition-released 386 415-416 418 420-423 435 445 454
        470-471 480 497-498 508
      faulty/stack-kept-by-hub resources-transition-released 412-413
      faulty/switcher-kept-by-closure resources-transition-released 29-30
      faulty/switchers-remembered resources-transition-released 29-30
      faulty/escape-ignored accessibility-escape-works 135 173 207
      faulty/escape-promised accessibility-escape-works 135 173 207
      faulty/background-reachable accessibility-reachable-set 138 195 198 205
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 127 130 132-133 137-142
        144-146 150-151 153 155 162-167 175 177 184-186 189 191-193 195-199 201 204-205 208 211
        215 222-224 231-232 236
      faulty/editing-ended-by-drag accessibility-responder-restored 182-183 301-302
      faulty/screen-changed-too-early accessibility-focus-announced 138 142 154 191 195 198 205
        210 258 262 274 310 314 317 324 328
      faulty/elements-hidden-by-animators accessibility-flags-restored 140 161 260 281 346
      faulty/mute-until-unwound accessibility-flags-restored 513-515 517-519
      faulty/closed-menu-reachable accessibility-reachable-set 89
      faulty/closed-handle-modal accessibility-flags-restored 60 63 66-67 71 88-91 102
      faulty/given-up-screen-announced accessibility-focus-announced 154 191 274 310
      faulty/screen-announced-twice accessibility-focus-announced 138 142 195 198 205 210 258
        262 314 317 324 328
      faulty/page-left-mute accessibility-flags-restored 1-2 4 9 27 35-36 39 48 54-55
      faulty/newcomer-within-reach accessibility-flags-restored 97-98
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 128-132 134 136 139
        141-142 144-146 148-149 152 154 156-160 163 168-172 174-176 178-184 187-188 190 196-200
        202-203 206 209-210 212-215 217-221 224 226-230 234-235
      faulty/fold-with-animated-push completion-not-before-animation-end 526 528-538
      faulty/fold-with-animated-push transparency 527
      faulty/fold-with-input-left-off interaction-input-restored 526-538
      faulty/always-interactive interaction-start-policy 130-132 139 141-142 144-146 148 152
        175-176 180 184 190 196-200 202-203 209-210 215 217 224 226 234
      faulty/direction-not-reset interaction-state-reset 163
      faulty/direction-never-turned interaction-start-policy 134 158 163 168 172 178 181 213 220
        229
      faulty/direction-inferred interaction-start-policy 134 158 163 168 172 178 181 213 220 229
      faulty/presenter-told-nothing appearance-presenter-contract 127 130 132-133 137-142
        144-146 150-151 153 155 175 177 184 186 189-190 192 195-199 204-205 208 211 215 222 224
        231 236
      faulty/presenter-told-twice appearance-begin-end-balanced 127 130-133 137-142 144-146 148
        150-153 155 175-177 180 184 186 189-190 192 195-199 202-205 208-211 215 217 222 224 226
        231 234 236
      faulty/view-moved-after-end completion-no-work-after 107 109-113 115-116 118-122 124
        128-132 134 136 139 141-142 144-146 148-149 152 154 156-160 163-164 166 168-172 174-176
        178-185 187-188 190-191 193 196-200 202-203 206 209-210 212-215 217-221 223-224 226-230
        232 234-235 238 240-244 246 249-253 255-256 259 261-262 264-266 268-269 272 274 276-280
        283-284 288-295 297-304 306-307 309-310 312 315-319 321-322 325 327-328 330 332-333
        342-345 347-351 361 363-367 369
      faulty/bar-jumps-at-end geometry-bars-stable 107 114 116 123 127 132-133 137-142 144-146
        150-151 153 155 162-163 165 167 175 177 184 186 189-190 192 195-199 201 204-205 208 215
        222 224 231 236 238 245 248 253-254 257-262 264-266 270-271 273 275 282-283 285-287 294
        296 303 305 308-309 311 314-318 320 323-324 326 334 342-343 352 361 368
      faulty/closed-menus-appear appearance-no-phantom-child 6-7 29 32-33 50-52 57 59-63 66-72
        83 86-102 104-105
      faulty/menu-moved-in-each-time containment-did-move-after-add 99-100
      faulty/replaced-screen-kept containment-remove-complete 32-33 97-98
      faulty/given-up-side-told appearance-no-phantom-child 65 75 77-82 85
      faulty/page-shown-before-child containment-add-before-view 1-4 8-9 11 25 27 30-31 34-36
        38-41 43-46 48-51 53-55 58
      faulty/stack-cut-by-hand navigation-stack-consistent 382 436-437
      faulty/one-too-many-popped navigation-stack-consistent 380-381 393 395-398 400-401 404-405
        408 412 430 432 446 460 465-467 475 477 486 492-494 503 505
      faulty/place-counted-along navigation-tab-selection-consistent 547-553 555-558 564 568-569
        572 574 576 579-580 584-589 591-594 599-601 603
      faulty/place-counted-in-secret interaction-state-reset 542 555 561 582 591 595
      faulty/pop-locks-pushes navigation-delegate-paired 372 379 383 391 406 409 418-419 422-423
        426-429 431 433-434 452 455 461 468 472-474 476 478-479 487 495 499-502 504 506-507
      faulty/presenter-stays-pale geometry-identity-restored 130-132 139-148 152 161 176 180 184
        196 199 202-203 209-210
      faulty/presenter-brightens-under-cover geometry-identity-restored 137-138
      faulty/dialog-shrinks-under-alert geometry-identity-restored 127
      faulty/dialog-stays-small geometry-identity-restored 127 133 137-138 150-151 153 155 177
        186 189-190 192 195 197-198 204-205 208 211
      faulty/presenter-told-by-dialog appearance-presenter-contract 127 130-133 137-148 150-153
        155 161 176-177 180 184 186 189-190 192 194-199 202-205 208-211
      faulty/home-turned-by-appearance completion-not-before-animation-end 131-132 139 141-142
        144-146 148 152 175-176 180 184 190 196-199 202-203 209-210 215 217 224 226 234
      faulty/hasty-card completion-closure-runs 127 130 132-133 137-147 150-151 155 175 177 184
        186 189-190 192 194-199 204-205 208 211 233 236
      faulty/picture-stays-hidden ownership-source-view-restored 426 499
      faulty/root-shown-ahead containment-view-parent-agrees 612-615
      faulty/banner-faded-only status-bar-no-global-write 605-611
      faulty/banner-taken-for-old status-bar-no-global-write 610
      faulty/banner-keeps-bar status-bar-owner-after-present 607
      faulty/paused-till-foreground completion-eventually 176-177 295-296
      faulty/contents-stay-deep completion-unanimated-parity 194
      faulty/contents-stay-deep geometry-identity-restored 140 161
      faulty/newcomer-under-header geometry-bars-stable 32
      faulty/insets-left-behind geometry-bars-stable 1-4 8-9 11 25 27 31-36 38-41 44-46 48-49
        53-55 58
      faulty/runner-kept-when-given-up interaction-interruptible-stable 106 125 134 237 247 255
        335 338 353 370
      faulty/sheet-of-old-screen geometry-size-change-tracked 206
      faulty/older-wish-wins interaction-no-overlap 95
      faulty/hand-moved-back geometry-size-change-tracked 212
    """
}

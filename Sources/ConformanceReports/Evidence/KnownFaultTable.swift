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
      container/children drag~resting drag~reversed drag~turned-round interrupted-then-select
      container/children keyboard-up keyboard-up~cancelled leave leave-after-select
      container/children reduced-motion replace replace-while-covered select
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
      container/side interrupted-then-close interrupted-then-open leave-after-opening
      container/side leave-while-open open-and-close open-and-close-read-aloud
      container/side open-and-close~repeated open-and-close~unanimated open-each
      container/side open-each-read-aloud open-other-while-open open-while-covered replace-open
      container/side replace-side-closed replace-side-closed-read-aloud replace-side-open
      container/side turn-between turn-upright-while-open turn-while-open turn-while-opening
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
      modal/custom interrupted-then-drag interrupted-then-tap keyboard-above
      modal/custom keyboard-above-pulled keyboard-above~cancelled keyboard-above~interrupted
      modal/custom keyboard-below keyboard-below~cancelled keyboard-while-presenting
      modal/custom move-after-verdict move-after-verdict~cancelled present present-from-dismissal
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
      modal/full-screen interrupted-then-drag interrupted-then-tap keyboard-above
      modal/full-screen keyboard-above-pulled keyboard-above~cancelled keyboard-above~interrupted
      modal/full-screen keyboard-below keyboard-below~cancelled keyboard-while-presenting
      modal/full-screen move-after-verdict move-after-verdict~cancelled present
      modal/full-screen present-from-dismissal present-read-aloud~cancelled
      modal/full-screen present-while-presenting present~cancelled present~unanimated read-aloud
      modal/full-screen reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated stop-dismissal stop-presentation taller-status-bar
      modal/full-screen tap-with-driver turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/full-screen turn-while-presented turn-while-presented-read-aloud
      modal/full-screen turn-while-presenting
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
      navigation/bar interrupted-then-drag interrupted-then-pop interrupted-then-push
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
      segue/push-at-once darken-while-performing perform perform-then-leave
      segue/push-at-once perform-then-leave~unanimated perform-then-push perform~unanimated
      segue/push-at-once tap-twice turn-while-performing
      tabs/screens background-while-selecting cancel-then-tap cover cover-while-selecting
      tabs/screens darken-while-selecting darken-while-selecting~cancelled drag-at-end-then-tap
      tabs/screens drag-read-aloud~cancelled drag-then-tap-back drag~cancelled drag~flung
      tabs/screens drag~interrupted drag~joined drag~re-grabbed drag~reversed drag~turned-round
      tabs/screens flick interrupted-then-select interrupted-then-tap keyboard-up~cancelled
      tabs/screens reduced-motion select select-then-tap select-then-tap-back
      tabs/screens select-while-covered select-while-selecting tap tap-twice-then-tap-back
      tabs/screens tap-while-cancelling tap-while-settling turn-while-selecting
      tabs/stacks cancel-then-tap drag-at-end-then-tap drag-then-tap-back drag~cancelled
      tabs/stacks drag~flung drag~interrupted drag~joined drag~re-grabbed drag~reversed
      tabs/stacks drag~turned-round flick interrupted-then-select interrupted-then-tap select
      tabs/stacks select-then-tap select-then-tap-back tap tap-twice-then-tap-back
      window/own hide-while-showing keyboard-below sheet-below show-and-hide
      window/own show-and-hide~repeated show-while-hiding turn-while-shown
      window/root swap swap-animated~repeated swap-from-completion swap-under-sheet
    faults
      faulty/first-child-told-twice appearance-forwarding-exclusive 42 49-50
      faulty/first-child-told-twice appearance-no-double-appear
      faulty/own-appearance-kept-back appearance-forwarded-to-children 6-7 55
      faulty/callback-called-by-animator appearance-no-direct-call 101 108-110 117-118 120 123
        125-126 130-135 137-139 143-144 146 148 155-160 168 175-177 180-184 186-190 192 195-196
        198 201 204 211-213 220-221 225-226 233-235 238 240-241 244-249 251-253 257-258 260 262
        269-274 281 288-290 293-297 299-303 305 308-310 313 317 323-324 326 333 341 348-349
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 8-9 11 26 29-31 33-35 37-40 45
        47-48 52-54 56
      faulty/switch-within-switch appearance-begin-end-balanced 8 35 45
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 320-322
      faulty/presenter-told-by-animators appearance-presenter-contract 133-134 154
      faulty/presenter-view-taken-out appearance-final-state-matches-window 120 126 130-131
        143-144 146 148 155 158 160 177 180-181 183 186 188-189 192 195-196 198 201 211 220 225
      faulty/all-pages-appear appearance-no-phantom-child 1-4 6-9 11 26 30 33-35 37-45 47-56
      faulty/neighbour-told appearance-forwarded-to-children 6-8 34 43-44 55
      faulty/neighbour-told appearance-no-phantom-child 1-4 6-9 11 26 29-30 33-35 37-45 47-50
        52-54 56
      faulty/content-without-parent appearance-phase-order 101 108-110 117-118 120 123 125-126
        130-135 137-139 143-144 146 148 155-160 168 175-177 180-184 186-190 192 195-196 198 201
        204 211-213 220-221 225-226 233-235 238 240-241 244-249 251-253 257-258 260 262 269-274
        281 288-290 293-297 299-303 305 308-310 313 317 323-324 326 333 341 348-349
      faulty/newcomer-told-nothing appearance-final-state-matches-window 31 93 96
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 8-9 11 26 30 33 35
        37-40 45 47-48 52-54 56
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 350 352-353 355-357 362-368
        371 373 377-379 383 387-388 390-393 395 402-403 415 418 420-421 427-428 430-431 433-435
        437-440 444 457 459 461 463-467 471 475 485 487
      faulty/outgoing-told-again appearance-no-spurious-reversal 101 108 110 117 181 188-189 226
        233 235 238 240-241 244-249 251-253 257-258 260 262 269-270 272-274 281 288 290 293-294
        296 299-303 305 308-310 313 317 323-324 326 333 341 348
      faulty/child-told-before-show appearance-child-within-parent 34 42-44
      faulty/child-told-before-show appearance-no-double-appear 34 42-44
      faulty/change-ended-twice appearance-begin-end-balanced 42 49-50
      faulty/begun-twice appearance-begin-end-balanced 1-4 8-9 11 26 29-31 33-35 37-40 45 47-48
        52-54 56
      faulty/wrong-callback-forwarded appearance-no-direct-call 6-8 32 34 42-44 49-50 55
      faulty/wrong-callback-forwarded appearance-will-did-paired 6-8 32 34 42-44 49-50 55
      faulty/long-gone-told-again appearance-no-double-disappear 38 45
      faulty/always-animated appearance-animated-flag 9 40 48 54
      faulty/view-put-in-twice appearance-is-appearing-once 1-4 9 11 26 29-31 33-35 37-40 45
        47-48 52-54 56
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 5 14 16-18 20 23-25 27
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 14 16-18 20 23-24
        27
      faulty/ends-with-the-shorter appearance-phase-order 1-2 4 9 11 26 29-30 33-35 37-39 45 47
        52-54 56
      faulty/ends-with-the-shorter containment-did-move-after-add 1-2 4 9 11 26 29-30 33-35
        37-39 45 47 52-54 56
      faulty/presenter-ended-ahead appearance-phase-order 120 125 130-135 137-139 141 143-146
        148 168 171 175 177 180-181 183 186-190 193-196 198-201 204 206 211 213 215 220 223 225
      faulty/hurried-child-left-behind appearance-child-within-parent 8
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 8-9 11 26 29-31 33 35
        37-40 45 47-48 52-54 56
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 57-61 64 66-67 69 83-91 93 96-97
      faulty/placed-before-told appearance-phase-order 1-4 8-9 11 26 29-31 33-35 37-40 45 47-48
        52-54 56
      faulty/animation-concealed appearance-animated-flag 1-4 8-9 11 26 29-31 33-35 37-39 45 47
        52-54 56
      faulty/fades-unasked appearance-animated-flag 134 136 140 185 205 214 222
      faulty/animation-invented appearance-animated-flag 133-134 136 140 154 185 205 214 222
      faulty/animation-denied appearance-animated-flag 120-127 129-135 137-139 141-153 155-165
        167-184 186-196 198-204 206-213 215-221 223-225
      faulty/return-kept-back appearance-forwarded-to-children 6-7 55
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 58 60 100
      faulty/menu-stays-after-turn appearance-final-state-matches-window 97-100
      faulty/handle-out-of-sight appearance-no-phantom-child 6-7 49-51 55 58 61 64-65 69 85-88
        97
      faulty/menu-goes-untold appearance-final-state-matches-window 98-99
      faulty/first-page-blinks transparency 42 49-50
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 104-107 109 113-116 118 121-122 127
        129 142 147 149-153 157 159 162 164 167 169-170 173-174 176 179 182 184 203 207-210 212
        216-219 221 224 229-232 234 236-237 242-243 256 261 263-267 271 276 278 280 282-283
        286-287 289 292 295 297 316 329-332 344-347 349
      faulty/flag-of-the-animation completion-honest-flag 124 126 239 241
      faulty/returns-without-views completion-eventually 120 123 125-126 130-135 137-139 143-144
        146 148 155-160 168 175-177 180 182-184 186-190 192 195-196 198 201 204 211-213 220-221
        225
      faulty/empty-transaction-reports completion-not-before-animation-end 350 353 355-357
        362-368 371 373 377-379 383 387-388 390-393 395 402-403 415 418 420-421 427-428 430-431
        433-435 437-440 444 457 459 461 463-467 471 475 485 487
      faulty/completed-by-two completion-at-most-once 104-107 113-116 121-122 127 129 142 147
        149-153 162 164 167 169-170 173-174 179 203 207-210 216-219 224 229-232 236-237 242-243
        256 261 263-267 276 278 280 282-283 286-287 292 316 329-332 344-347
      faulty/waits-for-delegate completion-eventually 187 300 420 534
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 247 268 327
      faulty/shown-only-by-animation completion-unanimated-parity 40 48
      faulty/completed-without-verdict completion-after-verdict 351 358-360 362 370 372 374-377
        379 381-383 385-386 389 396 403-411 423-424 429 436-437 441 443-444 448-455 462-463 468
        470-471 475-483
      faulty/paused-and-completed completion-after-verdict 351 358-360 362 370 372 374-377 379
        381-383 385-386 389 396 403-411 423-424 429 436-437 441 443-444 448-455 462-463 468
        470-471 475-483
      faulty/dismissal-closure-dropped completion-closure-runs 6-8 32 34 43-44 55
      faulty/twice-told-card completion-closure-runs 120 123 125-126 130-140 143-144 148 168 175
        177 180-181 183 185-190 195-196 198 201 222 225
      faulty/frames-reset-after-end completion-no-work-after 104-107 113-116 121-122 127 129 142
        147 149-153 162 164 167 169-170 173-174 179 188-190 203 207-210 216-219 224 229-232
        236-237 242-243 256 261 263-267 276 278 280 282-283 286-287 292 301-303 316 329-332
        344-347
      faulty/dropped-animation-ignored completion-eventually 124 126 239 241 354-356 461 514
      faulty/dropped-switch-leaves-deaf appearance-begin-end-balanced 3
      faulty/dropped-switch-leaves-deaf containment-cancel-rollback 3-4
      faulty/dropped-switch-leaves-deaf interaction-input-restored 3-4
      faulty/dropped-move-leaves-deaf appearance-begin-end-balanced 58 60
      faulty/dropped-move-leaves-deaf interaction-input-restored 58-61
      faulty/ended-hook-forgotten completion-animation-ended-relayed 10 36
      faulty/ended-hook-twice completion-animation-ended-relayed 10 36
      faulty/ended-hook-early completion-animation-ended-relayed 10 36
      faulty/ended-hook-contrary completion-animation-ended-relayed 10 36
      faulty/alongside-for-built-in-only completion-alongside-runs 10 36
      faulty/reports-long-after completion-eventually 101 103 108 110 112 117 120-123 125 127
        129-135 137-139 141-153 155-156 158 160-165 167-175 177-181 183 186-196 198-204 206-211
        213 215-220 223-226 228 233 235 238 240 242-249 251-253 255 257-260 262 269-270 272-275
        277 279 281-285 288 290-291 293-294 296 299-313 315 317 323-326 328 333 341 343 348
      faulty/waits-for-announced-time completion-eventually 101 108 110 117 120 125 130-135
        137-139 143-144 146 148 168 175 177 180-181 183 186-190 195-196 198 201 204 211 213 220
        225-226 233 235 240 244-249 251-253 257-258 260 262 281 288 290 293-294 296 299-303
        308-310 313 317 323-324 326 333 341 348
      faulty/end-told-first completion-not-before-animation-end 1-4 8-9 11 26 29-31 33-35 37-39
        45 47 52-54 56
      faulty/recedes-by-animators completion-unanimated-parity 185
      faulty/pales-by-animators completion-unanimated-parity 185
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 133 136 140 154 205 214 222
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 123-125 132
        134-135 137-139 141 145 168 171 175 181 187-190 193-194 199-200 204 206 213 215 223
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 318-319
      faulty/incoming-view-left-out ownership-to-view-in-container 101 108 110 117 120 123
        125-126 130-135 137-139 143-144 146 148 155-156 158 160 168 175 177 180-181 183 186-190
        192 195-196 198 201 204 211 213 220 225-226 233 235 238 240-241 244-249 251-253 257-258
        260 262 269-270 272-274 281 288 290 293 296 299-303 305 308-310 313 317 323-324 341 348
      faulty/both-sides-taken-out ownership-original-parentage-restored 121-122 127 129 142 147
        149-153 162 164 167 169-170 173-174 179 203 207-210 216-219 224
      faulty/both-sides-taken-out ownership-window-not-empty 127 129 169-170
      faulty/picture-left-on-top ownership-container-clean 104-107 113-116 121-122 142 147
        149-153 162 164 167 173-174 179 203 207-210 216-219 224 229-232 236-237 256 261 263-267
        276 278 280 286-287 292 316 329-332 344-347
      faulty/mark-left-by-finger ownership-container-clean 104-107 113-116 121-122 142 147
        149-153 162 164 167 173-174 179 203 207-210 216-219 229-232 236-237 256 261 263-267 276
        278 280 286-287 292 329-332 344-347
      faulty/bar-picture-stays ownership-container-clean 354-356 461
      faulty/source-view-stays-hidden ownership-source-view-restored 367 466
      faulty/element-taken-along ownership-source-view-restored 356 367 403 461 466 475
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 157 159 176 182 184 212 221
      faulty/backdrop-picture-stays geometry-chrome-follows 195-196 198 201
      faulty/presenter-under-outer-view ownership-original-parentage-restored 318-319
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 351 358-360 362 370
        379 381-383 386 396 403-406 408 410-411 424 429 436-437 443-444 448-450 452 454-455
        462-463 470-471 475-478 480 482-483
      faulty/container-pinned ownership-container-untouched 120 123 125-126 130-140 143-144 146
        148 155-160 168 175-177 180-190 192 195-196 198 201 204-205 211-214 220-222 225
      faulty/incoming-view-stays ownership-original-parentage-restored 104-107 113-116 229-232
        236-237 242-243 256 261 263-267 276 278 280 282-283 286-287 292 316 329-332 344-347
      faulty/picture-left-in-container ownership-container-clean 9 40 48 54
      faulty/curtain-stays ownership-container-clean 120 126 130-131 143-144 146 148 155 158 160
        177 180-181 183 185-186 188-189 192 195-196 198 201 211 220 225
      faulty/dimming-taken-early ownership-chrome-lifecycle 121-122 142 147 149-153 162 164 167
        173-174 179 203 207-210 216-219 224
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 120 126 130-131 143-144 146 148
        155 158 160 177 180-181 183 185-186 188-189 192 195-196 198 201 211 220 225
      faulty/dimming-piles-up ownership-container-clean 121-122 142 147 149-153 162 164 167
        173-174 179 203 207-210 216-219 224
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 195-196 198 201
      faulty/tabs-exchanged-by-hand ownership-container-untouched 536-537 540-541 559-562
      faulty/catcher-stays ownership-container-clean 58 61 64-65 69 85-88 97
      faulty/catchers-pile-up ownership-container-clean 58 61 64-65 69 85-88 97
      faulty/status-bar-not-captured status-bar-owner-after-present 120 123 125-126 130-140
        143-144 146 148 175 177 180-181 183 185-190 195-196 198 201 204-205 211 213-214 220 222
        225
      faulty/child-never-asked status-bar-child-forwarded 1-4 6-9 11 26 30-35 37-45 47-56
      faulty/bar-by-value status-bar-child-forwarded 1-4 6-9 11 26 30-35 37-45 47-56
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 8 11 30 33 37 39-40
        42-45 47-48 52 56
      faulty/no-update-requested status-bar-update-requested 1 3 30-31 33 37 39-40 45 47-48
        53-54
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 122 142 147 149-153 162 164 167
        173-174 179 203 207-210 216-219 224
      faulty/bar-returns-late geometry-bars-stable 101 103 110 112 124-125 127 129 132 134-135
        137-139 141 145 156 161 163 165 168-172 175 178 181 187-191 193-194 202 204 206 213 215
        223 226 228 239-240 242-243 246 248-249 251-253 255 259 270 275 277 279 281-285 288 291
        294 300-304 306-307 315 323-326 328 341 343
      faulty/helper-window-stays status-bar-no-global-write 101 103-107 110 112-116 121-125 127
        129 132 134-135 137-139 141-142 145 147 149-153 156 161-165 167-175 178-179 181 187-191
        193-194 199-200 202-204 206-210 213 215-219 223-224 226 228-232 236-240 242-243 246
        248-249 251-253 255-256 259 261 263-267 270 275-288 291-292 294 300-304 306-307 311-312
        315-316 323-326 328-332 341 343-347
      faulty/helper-window-stays status-bar-restored-after-dismiss 101 110 123 125 132 134-135
        137-139 156 168 175 187-190 204 213 226 238 240 246 248-249 251-253 270 281 288 300-303
        323-324 341
      faulty/bar-set-for-all status-bar-no-global-write 101 103-110 112-118 120-127 129-135
        137-139 141-153 155-165 167-184 186-196 198-204 206-213 215-221 223-226 228-249 251-253
        255-267 269-297 299-313 315-317 323-326 328-333 341 343-349
      faulty/verdict-during-bar-fade completion-eventually 202
      faulty/update-asked-too-early status-bar-update-requested 1-4 9 11 26 30-31 33 35 37-40 45
        47-48 53-54 56
      faulty/header-never-asked status-bar-child-forwarded 235 241 244-245 257-258 260 262 290
        293-294 296 298-299 301-302 308-310 313 328 333
      faulty/given-up-screen-decides status-bar-child-forwarded 14 16-18 20 23-24 27
      faulty/root-decides-stack status-bar-child-forwarded 351 355-356 358 362 370-371 373 376
        378 383 386 388 393 396 403-406 408 410-411 415-419 426-427 429 433-435 437 444 448-450
        452 454-455 457-458 461 463 471 475-478 480 482-483 485-486
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 350-360 362-388 391-412 415-488
      faulty/bar-dims-between-children transparency 1-4 9 11 26 29-31 33-34 37-39 47 52-54 56
      faulty/bar-goes-between-children transparency 1-4 9 11 26 29-31 33-34 37-39 47 52-54 56
      faulty/bar-seized-between-children transparency 1-4 9 11 26 29-31 33-34 37-39 47 52-54 56
      faulty/barless-stack-decides transparency 6-7 49-51 55
      faulty/stack-hides-bar transparency 6-7 49-51
      faulty/never-moved containment-did-move-after-add 1-4 8-9 11 26 30-35 37-40 42-45 47-50
        52-54 56
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-4 8-9 11 26 29-35 37-40
        43-45 47-48 52-54 56
      faulty/view-before-child containment-add-before-view 42 49-50
      faulty/view-without-child containment-view-parent-agrees 1-4 6-9 11 26 30-35 37-45 47-56
      faulty/popup-without-child containment-view-parent-agrees 104-108 113-117 120-122 126
        130-131 142-144 146-153 155 158 160 162 164 167 173-174 177 179-181 183 185-186 188-189
        192 195-196 198 201 203 207-211 216-220 224-225 229-233 235-237 241 244-245 256-258
        260-267 269 272-274 276 278 280 286-287 290 292-294 296 298-299 301-302 305 308-310 313
        316-317 328-333 344-348
      faulty/warned-twice containment-no-duplicate-moves 1-4 8-9 11 26 29-35 37-40 42-45 47-50
        52-54 56
      faulty/parent-link-stays containment-remove-complete 1-4 8-9 11 26 30-35 37-40 43-45 48
        52-54 56
      faulty/child-of-two-containers containment-view-parent-agrees 1-4 8-9 11 26 29-30 33-35
        37-40 45 47-48 52-54 56
      faulty/size-kept-from-children containment-size-change-forwarded 51-52 55-56
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-4 8-9 11 26 29-30 33-35
        37-40 45 47-48 52-54 56
      faulty/both-children-stay containment-cancel-rollback 14 16-18 20 23-24 27
      faulty/told-while-covered appearance-child-within-parent 32 34 43-44
      faulty/told-while-covered appearance-no-double-disappear 32 34 43-44
      faulty/told-while-it-slides containment-did-move-after-add 1-4 8-9 11 26 29-31 33-35 37-39
        45 47 52-54 56
      faulty/size-told-twice containment-size-change-forwarded 51-56
      faulty/size-of-before-told containment-size-change-forwarded 51-52 56
      faulty/old-parts-told containment-size-change-forwarded 51 98-100
      faulty/farewell-repeated containment-no-duplicate-moves 1-4 8-9 11 26 29-35 37-40 43-45
        47-48 52-54 56
      faulty/way-there-goes-on appearance-phase-order 35
      faulty/early-end-dropped interaction-verdict-always 167 280
      faulty/only-ended-handled interaction-verdict-always 105 114 121 150 169-170 174 208 217
        230 236 264 282-283 287 330 345
      faulty/alert-takes-driver interaction-verdict-always 121 236
      faulty/pull-left-to-alert interaction-verdict-always 351
      faulty/lost-finger-decides interaction-verdict-always 169-170 282-283
      faulty/driver-always-handed-out interaction-start-policy 101 103 110 112 123-125 132 135
        137-139 141 145 168 171 175 181 187-191 193-194 199-200 204 206 213 215 223 226 228
        238-240 246 249 251-253 255 259 281 284 288 294 300-304 306-307 311-312 315 323-326 328
        341 343
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 129 243
      faulty/progress-after-verdict interaction-progress-range 106 115 151 164 178-179 209 218
        231 265 278 291-292 346
      faulty/resting-finger-undecided interaction-verdict-always 104 106-107 113 115-116 122 127
        129 142 147 149 151-152 165 173 179 203 207 209-210 216 218-219 224 229 231-232 237
        242-243 256 261 263 265-266 279 286 292 316 329 331-332 344 346-347
      faulty/second-finger-lets-go interaction-verdict-always 163-164 178-179
      faulty/finger-on-the-bar interaction-start-policy 359 372 374-376 381 385 389 408-409 441
        452-453 468 480-481
      faulty/finger-for-animated-pushes interaction-start-policy 372
      faulty/verdict-by-timer interaction-verdict-always 104-107 113-116 121-122 127 129 142 147
        149-153 156 161-165 169-170 172-174 178-179 202-203 207-210 216-219 224 229-232 236-237
        242-243 256 261 263-267 270 275-279 282-283 285-287 291-292 316 329-332 344-347
      faulty/verdict-late interaction-verdict-always 104-107 113-116 121-122 127 129 142 147
        149-153 156 161-165 167 169-170 172-174 178-179 202-203 207-210 216-219 224 229-232
        236-237 242-243 256 261 263-267 270 275-280 282-283 285-287 291-292 316 329-332 344-347
      faulty/flung-beyond-the-end interaction-progress-range 127 153 156 161 163 169 172 178 202
        242 267 270 275 277 282 285 291
      faulty/progress-doubled interaction-progress-range 106-107 115-116 127 151-152 156 161 163
        165 169-170 172 178 202 209-210 218-219 231-232 242 265-266 270 275 277 279 282-283 285
        291 331-332 346-347
      faulty/progress-by-place interaction-progress-range 526 551
      faulty/progress-untold interaction-progress-range 104-107 113-116 121-122 127 129 142 147
        149-153 156 161 163-165 169-170 172-174 178-179 202-203 207-210 216-219 224 229-232
        236-237 242-243 256 261 263-267 270 275 277-279 282-283 285-287 291-292 316 329-332
        344-347
      faulty/input-left-off interaction-input-restored 104-107 109 113-116 118 121-122 127 142
        147 149-153 157 159 162 164 167 169 173-174 176 179 182 184 203 207-210 212 216-219 221
        224 229-232 234 236-237 242 256 261 263-267 271 273 276 278 280 282 286-287 289 292 295
        297 316 329-332 344-347 349
      faulty/interruptible-made-anew geometry-no-frame-under-transform 109 118 155-160 176 182
        184 212 221 234 269-274 289 295 297 349
      faulty/interruptible-made-anew interaction-interruptible-stable 104-107 109 113-116 118
        121-122 127 129 142 147 149-153 155-165 167 169-170 172-174 176 178-179 182 184 202-203
        207-210 212 216-219 221 224 229-232 234 236-237 242-243 256 261 263-267 269-280 282-283
        285-287 289 291-292 295 297 316 329-332 344-347 349
      faulty/runner-for-both-ways interaction-interruptible-stable 127 156 169 242 270 282
      faulty/one-pause-forgotten interaction-pause-continues 167
      faulty/touches-let-through interaction-no-overlap 435
      faulty/switch-while-settling interaction-no-overlap 45-46
      faulty/layer-clock-stays interaction-layer-clock-restored 5 12-23 25 27 46
      faulty/presenter-stays-deaf interaction-input-restored 123-125 127 129 132-141 145 154 161
        163 165 168-172 175 178 187 190-191 193-194 199-200 202 204-206 213-215 222-223
      faulty/deafened-by-animators interaction-input-restored 133 154
      faulty/second-pull-ignored interaction-state-reset 127 169 242 282
      faulty/pull-counts-on interaction-state-reset 127 242
      faulty/second-pull-stuck interaction-state-reset 127 169 242 282
      faulty/second-pull-undriven interaction-state-reset 127 169 242 282
      faulty/touches-stay-ignored interaction-input-restored 104-107 109 113-116 118 121-122 127
        129 142 147 149-153 157 159 162 164 167 169-170 173-174 176 179 182 184 203 207-210 212
        216-219 221 224 229-232 234 236-237 242-243 256 261 263-267 271 273 276 278 280 282-283
        286-287 289 292 295 297 316 329-332 344-347 349
      faulty/asked-twice interaction-no-refused-request 104-107 113-116 121-122 127 129 142 147
        149-153 156 161-165 167 169-170 172-174 178-179 202-203 207-210 216-219 224 229-232
        236-237 242-243 256 261 263-267 270 275-280 282-283 285-287 291-292 316 329-332 344-347
      faulty/tabs-busy-until-tapped interaction-input-restored 515 520 522 532 537 545-547 557
        560
      faulty/still-tabs-busy-until-tapped interaction-input-restored 537 560
      faulty/taps-wait-for-animator interaction-input-restored 541 562
      faulty/pulling-when-lost interaction-state-reset 170 283
      faulty/popping-when-lost interaction-state-reset 382-383 443-444 470-471
      faulty/selecting-when-lost interaction-state-reset 531 556
      faulty/held-when-lost containment-cancel-rollback 25
      faulty/tabs-deaf-after-cancel interaction-input-restored 515 532 545 557
      faulty/drawer-deaf-after-cancel interaction-state-reset 62-63 81-82
      faulty/switcher-deaf-at-end interaction-state-reset 13
      faulty/selections-counted-by-code interaction-state-reset 15
      faulty/moves-counted-by-code interaction-state-reset 71 74
      faulty/turned-finger-dismisses interaction-verdict-always 153 267
      faulty/turned-finger-pops interaction-verdict-always 411 455 483
      faulty/turned-finger-selects interaction-verdict-always 529 554
      faulty/turned-finger-switches interaction-verdict-always 24
      faulty/turned-finger-opens interaction-verdict-always 72 80
      faulty/container-bounds-taken geometry-final-frame 391
      faulty/presenter-stays-scaled geometry-identity-restored 123-125 127 129 132-135 137-139
        141 145 154 156 161 163 165 168-172 175 178 187 190-191 193-194 199-200 202 204 206 213
        215 223
      faulty/old-frame-kept geometry-size-change-tracked 430
      faulty/width-kept geometry-size-change-tracked 51-52 55-56
      faulty/frames-of-the-beginning geometry-size-change-tracked 201 313
      faulty/initial-frame-of-all geometry-frame-rollback 120 123 125-126 130-135 137-139
        143-144 146 148 155-160 168 175-177 180 182-184 186-190 192 204 211-213 220-221 225
      faulty/dimming-keeps-size geometry-chrome-follows 195-196 198 201
      faulty/dimming-keeps-width geometry-chrome-follows 195-196 198 201
      faulty/presenter-frame-written-back geometry-frame-rollback 119
      faulty/card-fills-after-cancel geometry-frame-rollback 121-122 142 147 149-153 162 164 167
        173-174 179 203 207-210 216-219 224
      faulty/start-values-stay geometry-identity-restored 121-122 142 147 149-153 162 164 167
        173-174 179 203 207-210 216-219 224
      faulty/frame-under-transform geometry-no-frame-under-transform 120 123 125-126 130-140
        143-144 146 148 155-160 168 175-177 180-190 192 195-196 198 201 204-205 211-214 220-222
        225
      faulty/pinned-to-helper geometry-layout-ownership 108 117 120 126 130-131 143-144 146 148
        155 158 160 177 180-181 183 186 188-189 192 195-196 198 201 211 220 225 233 235 241
        244-245 257-258 260 262 269 272 274 290 293-294 296 299 301-302 305 308-310 313 317 333
        348
      faulty/revealed-presenter-on-top geometry-z-order 101 103-107 110 112-116 226 228-232
        236-237 239-240 242-243 246 248-249 251-253 255-256 259 261 263-267 270 275-279 281-288
        291-292 294 300-304 306-307 311-312 315-316 323-326 328-332 341 343-347
      faulty/revealed-view-on-top geometry-z-order 350-351 353-354 357-360 362-364 366-370 372
        374-377 379-387 389 391-394 396-397 401-411 420 423-424 426 428-430 432 436-446 448-455
        462-473 475-483
      faulty/card-frame-kept geometry-size-change-tracked 195-196 198 201
      faulty/half-sheet-left-alone geometry-size-change-tracked 195-196 201
      faulty/slides-out-of-shell geometry-chrome-follows 124 127 129 141 145 161 163 165 169-172
        178 181 191 193-194 199-200 202 206 215 223
      faulty/strip-keeps-place geometry-size-change-tracked 52
      faulty/presenter-rises-for-nothing geometry-identity-restored 122 142 147 149-153 162 164
        167 173-174 179 203 207-210 216-219 224
      faulty/mask-of-the-beginning geometry-size-change-tracked 195-196 198 201
      faulty/shoved-by-old-width appearance-final-state-matches-window 98
      faulty/closed-by-old-width appearance-final-state-matches-window 97
      faulty/filled-under-transform geometry-size-change-tracked 98-100
      faulty/presenter-reset-by-darkness geometry-identity-restored 143-144
      faulty/menu-stays-covered geometry-size-change-tracked 99
      faulty/pale-until-unwound geometry-identity-restored 497-499
      faulty/busy-until-shown navigation-delegate-paired 351 358-359 370 379 381 386 396 403-406
        408 410-411 429 448-450 452 454-455 475-478 480 482-483
      faulty/back-swipe-killed navigation-gesture-alive 377
      faulty/index-of-its-own navigation-tab-selection-consistent 514 516-519 521 523-525
        528-530 533 535 538-539 544 548-550 553-555 558
      faulty/own-dismissal-reported-only navigation-dismissal-observed 334-340
      faulty/covered-means-dismissed navigation-dismissal-observed 102 109 111 118 130-131
        133-134 136 138 140 154 157 159 176 182 184 198 205 212 214 221-222 227 234 244-245
        247-248 250 252 254 268 271 289 295 297 310 314 323-324 326-327 329-333 342 349
      faulty/dismissal-reported-early navigation-dismissal-observed 121-125 127 129 132-142 145
        147 149-154 156 161-165 167-175 178-179 181 187-191 193-194 199-200 202-210 213-219
        222-224
      faulty/dismissal-reported-twice navigation-dismissal-observed 123-125 127 129 132-141 145
        154 156 161 163 165 168-172 175 178 181 187-191 193-194 199-200 202 204-206 213-215
        222-223
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 449
      faulty/unwind-step-by-step navigation-unwind-direct 492 496
      faulty/unwinds-by-one navigation-unwind-direct 501
      faulty/root-swipe-let-in navigation-stack-consistent 378
      faulty/pop-within-pop interaction-no-overlap 426
      faulty/pop-within-push navigation-stack-consistent 427
      faulty/bar-shown-for-all transparency 357 461-478 480-488
      faulty/refused-tab-counted navigation-tab-selection-consistent 542-543
      faulty/delegate-nobody-keeps resources-delegate-alive 120 123 125-126 130-140 143-144 146
        148 168 175 177 180-181 183 185-190 195-196 198 201 222 225 235 238 240-241 244-254
        257-258 260 262 281 288 290 293-294 296 298-303 308-310 313-314 317 323-324 326 333
      faulty/delegate-not-given-back resources-delegate-alive 500
      faulty/half-passing-push-segue resources-delegate-alive 500
      faulty/animator-for-one-way navigation-symmetric-animator 101 110 123 125 132 135 137-139
        168 175 187-190 204 213 226 238 240 246 249 251-253 281 288 300-303 323-324 326 341
      faulty/context-kept resources-transition-released 104-107 113-116 121-122 127 129 142 147
        149-153 156 161-165 167 169-170 172-174 178-179 202-203 207-210 216-219 224 229-232
        236-237 242-243 256 261 263-267 270 275-280 282-283 285-287 291-292 316 329-332 344-347
      faulty/engine-keeps-screen resources-transition-released 101 103 110 112 123-125 127 129
        132 134-135 137-139 141 145 156 161 163 165 168-172 175 178 187 190-191 193-194 199-200
        202 204 206 213 215 223 226 228 238-240 242-243 246 248-249 251-253 255 259 270 275 277
        279 281-285 288 291 300 303-304 306-307 311-312 315 323-328 341 343
      faulty/recognizers-pile-up resources-no-recognizer-growth 101 110 139 156 188-190 204 213
        226 253 270 303 323-324 341
      faulty/duration-made-up resources-duration-truthful 350 353 357 360 362-369 371 373
        377-380 382-384 387-388 390-395 397 401-403 415 418 420-421 426-428 430-440 442-446 457
        459 462-467 469-473 475 485 487
      faulty/menus-pile-up resources-transition-released 51-56
      faulty/first-pair-remembered resources-no-stale-participants 101 110 139 156 204 213 226
        253 270 324 341
      faulty/animator-dropped-early resources-driver-alive 10 36
      faulty/display-link-runs-on resources-no-orphan-animations 104-107 109 113-116 118 121-122
        127 129 142 147 149-153 157 159 162 164 167 169-170 173-174 176 179 182 184 203 207-210
        212 216-219 221 224 229-232 234 236-237 242-243 256 261 263-267 271 276 278 280 282-283
        286-287 289 292 295 297 316 329-332 344-347 349
      faulty/animations-left-off resources-switches-restored 101 103-110 112-118 120-122 124-127
        129-135 137-139 141-153 155-165 167-184 186-196 198-204 206-213 215-221 223-226 228-237
        239-249 251-253 255-267 269-297 299-313 315-317 323-326 328-333 341 343-349
      faulty/device-kept-awake resources-switches-restored 101 109-110 118 123 125 132-135
        137-139 156-157 159 168 175-176 182 184 187 190 204 212-213 221 226 234 238 240 246-249
        251-253 270-271 281 288-289 295 297 300 303 323-324 341 349
      faulty/reports-late resources-duration-truthful 101 103 108 110 112 117 120 125 129-135
        137-139 141 143-146 148 168 170-171 175 177 180-181 183 186-196 198-201 204 206 211 213
        215 220 223 225-226 228 233 235 240 243-249 251-253 255 257-260 262 281 283-284 288 290
        293-294 296 299-313 315 317 323-326 328 333 341 343 348
      faulty/pushes-remembered resources-transition-released 365 392-393 395 397-400 412 422 431
        446-447 456 473-474 484
      faulty/stack-kept-by-hub resources-transition-released 389-390
      faulty/switcher-kept-by-closure resources-transition-released 28-29
      faulty/switchers-remembered resources-transition-released 28-29
      faulty/escape-ignored accessibility-escape-works 128 166 197
      faulty/escape-promised accessibility-escape-works 128 166 197
      faulty/background-reachable accessibility-reachable-set 131 186 189 196
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 120 123 125-126 130-135
        137-139 143-144 146 148 155-160 168 175-177 180 182-184 186-190 192 195-196 198 201 204
        211-213 220-221 225
      faulty/editing-ended-by-drag accessibility-responder-restored 173-174 286-287
      faulty/screen-changed-too-early accessibility-focus-announced 131 135 147 182 186 189 196
        200 245 249 261 295 299 302 309 312
      faulty/elements-hidden-by-animators accessibility-flags-restored 133 154 247 268 327
      faulty/mute-until-unwound accessibility-flags-restored 489-491 493-495
      faulty/closed-menu-reachable accessibility-reachable-set 86
      faulty/given-up-screen-announced accessibility-focus-announced 147 182 261 295
      faulty/screen-announced-twice accessibility-focus-announced 131 135 186 189 196 200 245
        249 299 302 309 312
      faulty/page-left-mute accessibility-flags-restored 1-2 4 9 26 34-35 38 47 53-54
      faulty/newcomer-within-reach accessibility-flags-restored 93
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 121-125 127 129 132
        134-135 137-139 141-142 145 147 149-153 156 161-165 167-175 178-179 181 187-191 193-194
        199-200 202-204 206-210 213 215-219 223-224
      faulty/fold-with-animated-push completion-not-before-animation-end 502 504-513
      faulty/fold-with-animated-push transparency 503
      faulty/fold-with-input-left-off interaction-input-restored 502-513
      faulty/always-interactive interaction-start-policy 123-125 132 134-135 137-139 141 145 168
        171 175 181 187-191 193-194 199-200 204 206 213 215 223
      faulty/direction-not-reset interaction-state-reset 156
      faulty/direction-never-turned interaction-start-policy 127 151 156 161 165 169 172 202 209
        218
      faulty/direction-inferred interaction-start-policy 127 151 156 161 165 169 172 202 209 218
      faulty/presenter-told-nothing appearance-presenter-contract 120 123 125-126 130-135
        137-139 143-144 146 148 168 175 177 180-181 183 186-190 195-196 198 201 204 211 213 220
        225
      faulty/presenter-told-twice appearance-begin-end-balanced 120 123-126 130-135 137-139 141
        143-146 148 168 171 175 177 180-181 183 186-190 193-196 198-201 204 206 211 213 215 220
        223 225
      faulty/view-moved-after-end completion-no-work-after 101 103-107 109-110 112-116 118
        121-125 127 129 132 134-135 137-139 141-142 145 147 149-153 156-157 159 161-165 167-176
        178-179 181-182 184 187-191 193-194 199-200 202-204 206-210 212-213 215-219 221 223-224
        226 228-232 234 236-240 242-243 246 248-249 251-253 255-256 259 261 263-267 270-271
        275-289 291-292 294-295 297 300-304 306-307 311-312 315-316 323-326 328-332 341 343-347
        349
      faulty/bar-jumps-at-end geometry-bars-stable 101 108 110 117 120 125-126 130-135 137-139
        143-144 146 148 155-156 158 160 168 175 177 180-181 183 186-190 192 195-196 198 204 211
        213 220 225-226 233 235 240-241 244-249 251-253 257-258 260 262 269-270 272-274 281 288
        290 293-294 296 299-303 305 308-310 317 323-324 333 341 348
      faulty/closed-menus-appear appearance-no-phantom-child 6-7 31-32 49-50 57-61 64-70 85-88
        92-96
      faulty/menu-moved-in-each-time containment-did-move-after-add 94-95
      faulty/replaced-screen-kept containment-remove-complete 31-32 93
      faulty/given-up-side-told appearance-no-phantom-child 63 73 75-80 82
      faulty/page-shown-before-child containment-add-before-view 1-4 8-9 11 26 29-30 33-35 37-40
        42-45 47-50 52-54 56
      faulty/stack-cut-by-hand navigation-stack-consistent 361 413-414
      faulty/one-too-many-popped navigation-stack-consistent 359-360 372 374-377 379-382 385 389
        407 409 423 436 441-443 451 453 462 468-470 479 481
      faulty/place-counted-along navigation-tab-selection-consistent 519-525 527-530 533 536-537
        540 542-543 546-550 552-555 559-561
      faulty/pop-locks-pushes navigation-delegate-paired 351 358 362 370 383 386 395-396 399-400
        403-406 408 410-411 429 437 444 448-450 452 454-455 463 471 475-478 480 482-483
      faulty/presenter-stays-pale geometry-identity-restored 123-125 132-141 145 154 171 175 187
        190 193-194 199-200
      faulty/presenter-brightens-under-cover geometry-identity-restored 130-131
      faulty/dialog-shrinks-under-alert geometry-identity-restored 120
      faulty/dialog-stays-small geometry-identity-restored 120 126 130-131 143-144 146 148 177
        180-181 183 186 188-189 195-196 198 201
      faulty/presenter-told-by-dialog appearance-presenter-contract 120 123-126 130-141 143-146
        148 154 171 175 177 180-181 183 185-190 193-196 198-201
      faulty/home-turned-by-appearance completion-not-before-animation-end 124-125 132 134-135
        137-139 141 145 168 171 175 181 187-190 193-194 199-200 204 206 213 215 223
      faulty/hasty-card completion-closure-runs 120 123 125-126 130-140 143-144 148 168 175 177
        180-181 183 185-190 195-196 198 201 222 225
      faulty/picture-stays-hidden ownership-source-view-restored 403 475
      faulty/root-shown-ahead containment-view-parent-agrees 570-573
      faulty/banner-faded-only status-bar-no-global-write 563-569
      faulty/banner-taken-for-old status-bar-no-global-write 568
      faulty/banner-keeps-bar status-bar-owner-after-present 565
    """
}

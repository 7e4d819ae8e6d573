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
      container/side open-each open-each-read-aloud open-other-while-open open-while-closing
      container/side open-while-covered replace-open replace-open-and-stay replace-side-closed
      container/side replace-side-closed-read-aloud replace-side-open turn-between
      container/side turn-upright-while-open turn-while-open turn-while-opening
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
      modal/custom turn-while-pulled~interrupted verdict-in-bar-fade
      modal/custom verdict-in-bar-fade~cancelled
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
      modal/full-screen turn-while-pulled~interrupted
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
      tabs/screens background-while-selecting cancel-then-drag cancel-then-tap cover
      tabs/screens cover-while-selecting darken-while-selecting darken-while-selecting~cancelled
      tabs/screens drag-at-end-then-tap drag-read-aloud~cancelled drag-then-tap-back
      tabs/screens drag~cancelled drag~flung drag~interrupted drag~joined drag~re-grabbed
      tabs/screens drag~reversed drag~turned-round flick inactive-while-selecting
      tabs/screens interrupted-then-drag interrupted-then-select interrupted-then-tap
      tabs/screens keyboard-up~cancelled reduced-motion select select-then-tap
      tabs/screens select-then-tap-back select-while-covered select-while-selecting tap
      tabs/screens tap-twice-then-tap-back tap-while-cancelling tap-while-settling
      tabs/screens turn-while-selecting
      tabs/stacks cancel-then-drag cancel-then-tap deepen-then-tap-same drag-at-end-then-tap
      tabs/stacks drag-then-tap-back drag~cancelled drag~flung drag~interrupted drag~joined
      tabs/stacks drag~re-grabbed drag~reversed drag~turned-round flick interrupted-then-drag
      tabs/stacks interrupted-then-select interrupted-then-tap select select-then-tap
      tabs/stacks select-then-tap-back tap tap-twice-then-tap-back
      window/own hide-while-showing keyboard-below sheet-below show-and-hide
      window/own show-and-hide~repeated show-while-hiding turn-while-shown
      window/root swap swap-animated~repeated swap-from-completion swap-under-sheet
    faults
      faulty/first-child-told-twice appearance-forwarding-exclusive 43 50-51
      faulty/first-child-told-twice appearance-no-double-appear
      faulty/own-appearance-kept-back appearance-forwarded-to-children 6-7 56
      faulty/callback-called-by-animator appearance-no-direct-call 105 112-114 121-122 124 127
        129-130 134-139 141-143 147-148 150 152 159-164 172 174 181-183 186-190 192-196 198
        201-202 204 207 211 218-220 227-228 232-233 240-242 245 247-248 251-256 258-260 264-265
        267 269 276-281 288 290 297-299 302-306 308-312 314 317-319 322 327 333-334 336 343 351
        358-359
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 8-9 11 25 27 30-32 34-36 38-41
        46 48-49 53-55 57
      faulty/switch-within-switch appearance-begin-end-balanced 8 36 46
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 330-332
      faulty/presenter-told-by-animators appearance-presenter-contract 137-138 158
      faulty/presenter-view-taken-out appearance-final-state-matches-window 124 130 134-135
        147-148 150 152 159 162 164 174 183 186-187 189 192 194-195 198 201-202 204 207 218 227
        232
      faulty/all-pages-appear appearance-no-phantom-child 1-4 6-9 11 25 27 29-31 34-36 38-46
        48-57
      faulty/neighbour-told appearance-forwarded-to-children 6-8 35 44-45 56
      faulty/neighbour-told appearance-no-phantom-child 1-4 6-9 11 25 27 29-31 34-36 38-46 48-57
      faulty/content-without-parent appearance-phase-order 105 112-114 121-122 124 127 129-130
        134-139 141-143 147-148 150 152 159-164 172 174 181-183 186-190 192-196 198 201-202 204
        207 211 218-220 227-228 232-233 240-242 245 247-248 251-256 258-260 264-265 267 269
        276-281 288 290 297-299 302-306 308-312 314 317-319 322 327 333-334 336 343 351 358-359
      faulty/newcomer-over-side appearance-no-phantom-child 97
      faulty/newcomer-told-nothing appearance-final-state-matches-window 32 96-97 100
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 8-9 11 25 27 31 34
        36 38-41 46 48-49 53-55 57
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 360 362-363 365-367 372-378
        381 383 387-389 392 395 399-400 402-405 407 414-415 427 430 432-433 439-440 442-443
        445-447 449-452 456 469 471 473 475-479 483 487 497 499
      faulty/outgoing-told-again appearance-no-spurious-reversal 105 112 114 121 187 194-195 233
        240 242 245 247-248 251-256 258-260 264-265 267 269 276-277 279-281 288 290 297 299
        302-303 305 308-312 314 317-319 322 327 333-334 336 343 351 358
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
      faulty/presenter-ended-ahead appearance-phase-order 124 129 134-139 141-143 145 147-150
        152 172-174 177 181 183 186-187 189 192-196 199-202 204-207 211 213 218 220 222 227 230
        232
      faulty/hurried-child-left-behind appearance-child-within-parent 8
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 8-9 11 25 27 30-32 34
        36 38-41 46 48-49 53-55 57
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 58-62 65 67-68 70 85-93 96-97 100-101
      faulty/placed-before-told appearance-phase-order 1-4 8-9 11 25 27 30-32 34-36 38-41 46
        48-49 53-55 57
      faulty/animation-concealed appearance-animated-flag 1-4 8-9 11 25 27 30-32 34-36 38-40 46
        48 53-55 57
      faulty/fades-unasked appearance-animated-flag 138 140 144 191 212 221 229
      faulty/animation-invented appearance-animated-flag 137-138 140 144 158 191 212 221 229
      faulty/animation-denied appearance-animated-flag 124-131 133-139 141-143 145-157 159-169
        171-190 192-202 204-211 213-220 222-228 230-232
      faulty/return-kept-back appearance-forwarded-to-children 6-7 56
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 59 61 104
      faulty/menu-stays-after-turn appearance-final-state-matches-window 101-104
      faulty/handle-out-of-sight appearance-no-phantom-child 50-51
      faulty/presenter-left-in-window appearance-no-double-appear 107-111 116-120 235-239
        243-244 246 249-250 262-263 266 268 270-275 282-287 289 291-296 300-301 303 313 315-316
        320-321 323 325-326 335 337-342 353-357
      faulty/menu-goes-untold appearance-final-state-matches-window 102-103
      faulty/first-page-blinks transparency 43 50-51
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 108-111 113 117-120 122 125-126 131
        133 146 151 153-157 161 163 166 168 171 175-176 179-180 182 185 188 190 208 210 214-217
        219 223-226 228 231 236-239 241 243-244 249-250 263 268 270-274 278 283 285 287 291-292
        295-296 298 301 304 306 323 326 339-342 354-357 359
      faulty/flag-of-the-animation completion-honest-flag 128 130 246 248
      faulty/returns-without-views completion-eventually 124 127 129-130 134-139 141-143 147-148
        150 152 159-164 172 174 181-183 186 188-190 192-196 198 201-202 204 207 211 218-220
        227-228 232
      faulty/empty-transaction-reports completion-not-before-animation-end 360 363 365-367
        372-378 381 383 387-389 392 395 399-400 402-405 407 414-415 427 430 432-433 439-440
        442-443 445-447 449-452 456 469 471 473 475-479 483 487 497 499
      faulty/completed-by-two completion-at-most-once 108-111 117-120 125-126 131 133 146 151
        153-157 166 168 171 175-176 179-180 185 208 210 214-217 223-226 231 236-239 243-244
        249-250 263 268 270-274 283 285 287 291-292 295-296 301 323 326 339-342 354-357
      faulty/waits-for-delegate completion-eventually 193 309 432 550
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 254 275 337
      faulty/shown-only-by-animation completion-unanimated-parity 41 49
      faulty/completed-without-verdict completion-after-verdict 361 368-370 372 380 382 384-387
        389 393-395 397-398 401 408 415-423 435-436 441 448-449 453 455-456 460-467 474-475 480
        482-483 487-495
      faulty/paused-and-completed completion-after-verdict 361 368-370 372 380 382 384-387 389
        393-395 397-398 401 408 415-423 435-436 441 448-449 453 455-456 460-467 474-475 480
        482-483 487-495
      faulty/dismissal-closure-dropped completion-closure-runs 6-8 33 35 44-45 56
      faulty/twice-told-card completion-closure-runs 124 127 129-130 134-144 147-148 152 172 174
        181 183 186-187 189 191-196 201-202 204 207 229 232
      faulty/frames-reset-after-end completion-no-work-after 108-111 117-120 125-126 131 133 146
        151 153-157 166 168 171 175-176 179-180 185 194-196 208 210 214-217 223-226 231 236-239
        243-244 249-250 263 268 270-274 283 285 287 291-292 295-296 301 310-312 323 326 339-342
        354-357
      faulty/dropped-animation-ignored completion-eventually 128 130 246 248 364-366 473 527
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
      faulty/reports-long-after completion-eventually 105 107 112 114 116 121 124-127 129 131
        133-139 141-143 145-157 159-160 162 164-169 171-172 175-181 183-187 189 192-202 204-211
        213-218 220 222-227 230-233 235 240 242 245 247 249-256 258-260 262 264-267 269 276-277
        279-282 284 286 288 291-294 297 299-300 302-303 305 308-322 325 327 333-336 338 343 351
        353 358
      faulty/waits-for-announced-time completion-eventually 105 112 114 121 124 129 134-139
        141-143 147-148 150 152 172 181 183 186-187 189 192-196 201-202 204 207 211 218 220 227
        232-233 240 242 247 251-256 258-260 264-265 267 269 288 297 299 302-303 305 308-312
        317-319 322 327 333-334 336 343 351 358
      faulty/end-told-first completion-not-before-animation-end 1-4 8-9 11 25 27 30-32 34-36
        38-40 46 48 53-55 57
      faulty/recedes-by-animators completion-unanimated-parity 191
      faulty/pales-by-animators completion-unanimated-parity 191
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 137 140 144 158 212 221 229
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 127-129 136
        138-139 141-143 145 149 172-173 177 181 187 193-196 199-200 205-206 211 213 220 222 230
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 328-329
      faulty/incoming-view-left-out ownership-to-view-in-container 105 112 114 121 124 127
        129-130 134-139 141-143 147-148 150 152 159-160 162 164 172 174 181 183 186-187 189
        192-196 198 201-202 204 207 211 218 220 227 232-233 240 242 245 247-248 251-256 258-260
        264-265 267 269 276-277 279-281 288 290 297 299 302 305 308-312 314 317-319 322 327
        333-334 351 358
      faulty/both-sides-taken-out ownership-original-parentage-restored 125-126 131 133 146 151
        153-157 166 168 171 175-176 179-180 185 208 210 214-217 223-226 231
      faulty/both-sides-taken-out ownership-window-not-empty 131 133 175-176
      faulty/picture-left-on-top ownership-container-clean 108-111 117-120 125-126 146 151
        153-157 166 168 171 179-180 185 208 210 214-217 223-226 231 236-239 243-244 263 268
        270-274 283 285 287 295-296 301 323 326 339-342 354-357
      faulty/mark-left-by-finger ownership-container-clean 108-111 117-120 125-126 146 151
        153-157 166 168 171 179-180 185 208 210 214-217 223-226 236-239 243-244 263 268 270-274
        283 285 287 295-296 301 323 339-342 354-357
      faulty/bar-picture-stays ownership-container-clean 364-366 473
      faulty/source-view-stays-hidden ownership-source-view-restored 377 478
      faulty/element-taken-along ownership-source-view-restored 366 377 415 473 478 487
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 161 163 182 188 190 219 228
      faulty/backdrop-picture-stays geometry-chrome-follows 201-202 204 207-208
      faulty/presenter-under-outer-view ownership-original-parentage-restored 328-329
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 361 368-370 372 380
        389 393-395 398 408 415-418 420 422-423 436 441 448-449 455-456 460-462 464 466-467
        474-475 482-483 487-490 492 494-495
      faulty/container-pinned ownership-container-untouched 124 127 129-130 134-144 147-148 150
        152 159-164 172 174 181-183 186-196 198 201-202 204 207 211-212 218-221 227-229 232
      faulty/incoming-view-stays ownership-original-parentage-restored 108-111 117-120 236-239
        243-244 249-250 263 268 270-274 283 285 287 291-292 295-296 301 323 326 339-342 354-357
      faulty/picture-left-in-container ownership-container-clean 9 41 49 55
      faulty/curtain-stays ownership-container-clean 124 130 134-135 147-148 150 152 159 162 164
        174 183 186-187 189 191-192 194-195 198 201-202 204 207 218 227 232
      faulty/dimming-taken-early ownership-chrome-lifecycle 125-126 146 151 153-157 166 168 171
        179-180 185 208 210 214-217 223-226 231
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 124 130 134-135 147-148 150 152
        159 162 164 174 183 186-187 189 191-192 194-195 198 201-202 204 207 218 227 232
      faulty/dimming-piles-up ownership-container-clean 125-126 146 151 153-157 166 168 171
        179-180 185 208 210 214-217 223-226 231
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 201-202 204 207-208
      faulty/tabs-exchanged-by-hand ownership-container-untouched 552-553 556-557 578-581
      faulty/catcher-stays ownership-container-clean 59 62 65-66 70 87-90 101
      faulty/catchers-pile-up ownership-container-clean 59 62 65-66 70 87-90 101
      faulty/status-bar-not-captured status-bar-owner-after-present 124 127 129-130 134-144
        147-148 150 152 174 181 183 186-187 189 191-196 201-202 204 207 211-212 218 220-221 227
        229 232
      faulty/child-never-asked status-bar-child-forwarded 1-4 6-9 11 25 27 31-36 38-46 48-57
      faulty/bar-by-value status-bar-child-forwarded 1-4 6-9 11 25 27 31-36 38-46 48-57
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 8 11 25 31 34 38 40-41
        43-46 48-49 53 57
      faulty/no-update-requested status-bar-update-requested 1 3 25 31-32 34 38 40-41 46 48-49
        54-55
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 126 146 151 153-157 166 168 171
        179-180 185 210 214-217 223-226 231
      faulty/bar-returns-late geometry-bars-stable 105 107 114 116 128-129 131 133 136 138-139
        141-143 145 149 160 165 167 169 172-173 175-178 181 184 187 193-197 199-200 209 211 213
        220 222 230 233 235 246-247 249-250 253 255-256 258-260 262 266 277 282 284 286 288-289
        291-294 297 300 303 309-313 315-316 325 333-336 338 351 353
      faulty/helper-window-stays status-bar-no-global-write 105 107-111 114 116-120 125-129 131
        133 136 138-139 141-143 145-146 149 151 153-157 160 165-169 171-173 175-181 184-185 187
        193-197 199-200 205-206 208-211 213-217 220 222-226 230-231 233 235-239 243-247 249-250
        253 255-256 258-260 262-263 266 268 270-274 277 282-289 291-297 300-301 303 309-313
        315-316 320-321 323 325-326 333-336 338-342 351 353-357
      faulty/helper-window-stays status-bar-restored-after-dismiss 105 114 127 129 136 138-139
        141-143 160 172 181 193-196 211 220 233 245 247 253 255-256 258-260 277 288 297 309-312
        333-334 351
      faulty/bar-set-for-all status-bar-no-global-write 105 107-114 116-122 124-131 133-139
        141-143 145-157 159-169 171-190 192-202 204-211 213-220 222-228 230-233 235-256 258-260
        262-274 276-306 308-323 325-327 333-336 338-343 351 353-359
      faulty/verdict-during-bar-fade completion-eventually 209
      faulty/update-asked-too-early status-bar-update-requested 1-4 9 11 25 27 31-32 34 36 38-41
        46 48-49 54-55 57
      faulty/header-never-asked status-bar-child-forwarded 242 248 251-252 264-265 267 269 290
        299 302-303 305 307-308 310-311 317-319 322 338 343
      faulty/given-up-screen-decides status-bar-child-forwarded 14 16-18 20 23-24 28
      faulty/root-decides-stack status-bar-child-forwarded 361 365-366 368 372 380-381 383 386
        388 392 395 398 400 405 408 415-418 420 422-423 427-431 438-439 441 445-447 449 456
        460-462 464 466-467 469-470 473 475 483 487-490 492 494-495 497-498
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 360-370 372-400 403-424 427-500
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
      faulty/popup-without-child containment-view-parent-agrees 107-112 116-121 124-126 128
        130-131 133-135 145-159 162 164-169 171 173-180 183-187 189 191-192 194-195 197-202
        204-210 213-218 222-227 230-232 235-240 242-244 246 248-252 262-276 279-287 289-296
        299-303 305 307-308 310-311 313-323 325-327 335-343 353-358
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
      faulty/old-parts-told containment-size-change-forwarded 52 102-104
      faulty/farewell-repeated containment-no-duplicate-moves 1-4 8-9 11 25 27 30-36 38-41 44-46
        48-49 53-55 57
      faulty/way-there-goes-on appearance-phase-order 36
      faulty/early-end-dropped interaction-verdict-always 171 287
      faulty/only-ended-handled interaction-verdict-always 109 118 125 154 175-176 180 208 215
        224 237 243 271 291-292 296 323 340 355
      faulty/alert-takes-driver interaction-verdict-always 125 243
      faulty/pull-left-to-alert interaction-verdict-always 361
      faulty/lost-finger-decides interaction-verdict-always 175-176 291-292
      faulty/driver-always-handed-out interaction-start-policy 105 107 114 116 127-129 136 139
        141-143 145 149 172-173 177 181 187 193-197 199-200 205-206 211 213 220 222 230 233 235
        245-247 253 256 258-260 262 266 288-289 293 297 303 309-313 315-316 320-321 325 333-336
        338 351 353
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 133 250
      faulty/progress-after-verdict interaction-progress-range 110 119 155 168 184-185 216 225
        238 272 285 300-301 356
      faulty/resting-finger-undecided interaction-verdict-always 108 110-111 117 119-120 126 131
        133 146 151 153 155-156 169 179 185 210 214 216-217 223 225-226 231 236 238-239 244
        249-250 263 268 270 272-273 286 295 301 326 339 341-342 354 356-357
      faulty/second-finger-lets-go interaction-verdict-always 167-168 184-185
      faulty/finger-on-the-bar interaction-start-policy 369 382 384-386 393 397 401 420-421 453
        464-465 480 492-493
      faulty/finger-for-animated-pushes interaction-start-policy 382
      faulty/verdict-by-timer interaction-verdict-always 108-111 117-120 125-126 131 133 146 151
        153-157 160 165-169 175-176 178-180 184-185 208-210 214-217 223-226 231 236-239 243-244
        249-250 263 268 270-274 277 282-286 291-292 294-296 300-301 323 326 339-342 354-357
      faulty/verdict-late interaction-verdict-always 108-111 117-120 125-126 131 133 146 151
        153-157 160 165-169 171 175-176 178-180 184-185 208-210 214-217 223-226 231 236-239
        243-244 249-250 263 268 270-274 277 282-287 291-292 294-296 300-301 323 326 339-342
        354-357
      faulty/flung-beyond-the-end interaction-progress-range 131 157 160 165 167 175 178 184 209
        249 274 277 282 284 291 294 300
      faulty/progress-doubled interaction-progress-range 110-111 119-120 131 155-156 160 165 167
        169 175-176 178 184 209 216-217 225-226 238-239 249 272-273 277 282 284 286 291-292 294
        300 341-342 356-357
      faulty/progress-by-place interaction-progress-range 540 569
      faulty/progress-untold interaction-progress-range 108-111 117-120 125-126 131 133 146 151
        153-157 160 165 167-169 175-176 178-180 184-185 208-210 214-217 223-226 231 236-239
        243-244 249-250 263 268 270-274 277 282 284-286 291-292 294-296 300-301 323 326 339-342
        354-357
      faulty/input-left-off interaction-input-restored 108-111 113 117-120 122 125-126 131 146
        151 153-157 161 163 166 168 171 175 179-180 182 185 188 190 208 210 214-217 219 223-226
        228 231 236-239 241 243-244 249 263 268 270-274 278 280 283 285 287 291 295-296 298 301
        304 306 323 326 339-342 354-357 359
      faulty/interruptible-made-anew geometry-no-frame-under-transform 113 122 159-164 182 188
        190 219 228 241 276-281 298 304 306 359
      faulty/interruptible-made-anew interaction-interruptible-stable 108-111 113 117-120 122
        125-126 131 133 146 151 153-157 159-169 171 175-176 178-180 182 184-185 188 190 208-210
        214-217 219 223-226 228 231 236-239 241 243-244 249-250 263 268 270-274 276-287 291-292
        294-296 298 300-301 304 306 323 326 339-342 354-357 359
      faulty/runner-for-both-ways interaction-interruptible-stable 131 160 175 249 277 291
      faulty/one-pause-forgotten interaction-pause-continues 171
      faulty/touches-let-through interaction-no-overlap 447
      faulty/switch-while-settling interaction-no-overlap 46-47
      faulty/layer-clock-stays interaction-layer-clock-restored 5 12-23 26 28 47
      faulty/presenter-stays-deaf interaction-input-restored 127-129 131 133 136-145 149 158 165
        167 169 172-173 175-178 181 184 193 196-197 199-200 205-206 209 211-213 220-222 229-230
      faulty/deafened-by-animators interaction-input-restored 137 158
      faulty/second-pull-ignored interaction-state-reset 131 175 249 291
      faulty/pull-counts-on interaction-state-reset 131 249
      faulty/second-pull-stuck interaction-state-reset 131 175 249 291
      faulty/second-pull-undriven interaction-state-reset 131 175 249 291
      faulty/touches-stay-ignored interaction-input-restored 108-111 113 117-120 122 125-126 131
        133 146 151 153-157 161 163 166 168 171 175-176 179-180 182 185 188 190 208 210 214-217
        219 223-226 228 231 236-239 241 243-244 249-250 263 268 270-274 278 280 283 285 287
        291-292 295-296 298 301 304 306 323 326 339-342 354-357 359
      faulty/asked-twice interaction-no-refused-request 108-111 117-120 125-126 131 133 146 151
        153-157 160 165-169 171 175-176 178-180 184-185 208-210 214-217 223-226 231 236-239
        243-244 249-250 263 268 270-274 277 282-287 291-292 294-296 300-301 323 326 339-342
        354-357
      faulty/tabs-busy-until-tapped interaction-input-restored 529 534 536 548 553 562 564-565
        576 579
      faulty/still-tabs-busy-until-tapped interaction-input-restored 553 579
      faulty/shown-tab-refused transparency 563
      faulty/taps-wait-for-animator interaction-input-restored 557 581
      faulty/pulling-when-lost interaction-state-reset 176 292
      faulty/popping-when-lost interaction-state-reset 394-395 455-456 482-483
      faulty/selecting-when-lost interaction-state-reset 547 575
      faulty/held-when-lost containment-cancel-rollback 26
      faulty/tabs-deaf-after-cancel interaction-input-restored 529 548 562 576
      faulty/drawer-deaf-after-cancel interaction-state-reset 63-64 83-84
      faulty/switcher-deaf-at-end interaction-state-reset 13
      faulty/selections-counted-by-code interaction-state-reset 15
      faulty/moves-counted-by-code interaction-state-reset 72 75
      faulty/turned-finger-dismisses interaction-verdict-always 157 274
      faulty/turned-finger-pops interaction-verdict-always 423 467 495
      faulty/turned-finger-selects interaction-verdict-always 543 572
      faulty/turned-finger-switches interaction-verdict-always 24
      faulty/turned-finger-opens interaction-verdict-always 73 81
      faulty/container-bounds-taken geometry-final-frame 403
      faulty/presenter-stays-scaled geometry-identity-restored 127-129 131 133 136-139 141-143
        145 149 158 160 165 167 169 172-173 175-178 181 184 193 196-197 199-200 205-206 209 211
        213 220 222 230
      faulty/old-frame-kept geometry-size-change-tracked 442
      faulty/width-kept geometry-size-change-tracked 52-53 56-57
      faulty/frames-of-the-beginning geometry-size-change-tracked 207 322
      faulty/initial-frame-of-all geometry-frame-rollback 124 127 129-130 134-139 141-143
        147-148 150 152 159-164 172 174 181-183 186 188-190 192-196 198 211 218-220 227-228 232
      faulty/dimming-keeps-size geometry-chrome-follows 201-202 204 207-208
      faulty/dimming-keeps-width geometry-chrome-follows 201-202 204 207-208
      faulty/presenter-frame-written-back geometry-frame-rollback 123
      faulty/card-fills-after-cancel geometry-frame-rollback 125-126 146 151 153-157 166 168 171
        179-180 185 210 214-217 223-226 231
      faulty/start-values-stay geometry-identity-restored 125-126 146 151 153-157 166 168 171
        179-180 185 208 210 214-217 223-226 231
      faulty/frame-under-transform geometry-no-frame-under-transform 124 127 129-130 134-144
        147-148 150 152 159-164 172 174 181-183 186-196 198 201-202 204 207 211-212 218-221
        227-229 232
      faulty/pinned-to-helper geometry-layout-ownership 112 121 124 130 134-135 147-148 150 152
        159 162 164 174 183 186-187 189 192 194-195 198 201-202 204 207 218 227 232 240 242 248
        251-252 264-265 267 269 276 279 281 290 299 302-303 305 308 310-311 314 317-319 322 327
        343 358
      faulty/revealed-presenter-on-top geometry-z-order 105 107-111 114 116-120 233 235-239
        243-244 246-247 249-250 253 255-256 258-260 262-263 266 268 270-274 277 282-286 288-289
        291-297 300-301 303 309-313 315-316 320-321 323 325-326 333-336 338-342 351 353-357
      faulty/revealed-view-on-top geometry-z-order 360-361 363-364 367-370 372-374 376-380 382
        384-387 389-391 393-399 401 403-406 408-409 413-423 432 435-436 438 440-442 444 448-458
        460-467 474-485 487-495
      faulty/card-frame-kept geometry-size-change-tracked 201-202 204 207-208
      faulty/half-sheet-left-alone geometry-size-change-tracked 201-202 207-208
      faulty/slides-out-of-shell geometry-chrome-follows 128 131 133 145 149 165 167 169 173
        175-178 184 187 197 199-200 205-206 209 213 222 230
      faulty/strip-keeps-place geometry-size-change-tracked 53
      faulty/presenter-rises-for-nothing geometry-identity-restored 126 146 151 153-157 166 168
        171 179-180 185 210 214-217 223-226 231
      faulty/mask-of-the-beginning geometry-size-change-tracked 201-202 204 207-208
      faulty/shoved-by-old-width appearance-final-state-matches-window 102
      faulty/closed-by-old-width appearance-final-state-matches-window 101
      faulty/filled-under-transform geometry-size-change-tracked 102-104
      faulty/presenter-reset-by-darkness geometry-identity-restored 147-148
      faulty/small-while-turned geometry-size-change-tracked 205-206
      faulty/menu-stays-covered geometry-size-change-tracked 103
      faulty/pale-until-unwound geometry-identity-restored 509-511
      faulty/busy-until-shown navigation-delegate-paired 361 368-369 380 389 393 398 408 415-418
        420 422-423 441 460-462 464 466-467 487-490 492 494-495
      faulty/back-swipe-killed navigation-gesture-alive 387
      faulty/index-of-its-own navigation-tab-selection-consistent 527 530-533 535 537-539
        542-545 549 551 554-555 560 566-568 571-573 577
      faulty/own-dismissal-reported-only navigation-dismissal-observed 344-350
      faulty/covered-means-dismissed navigation-dismissal-observed 106 113 115 122 134-135
        137-138 140 142 144 158 161 163 182 188 190 204 212 219 221 228-229 234 241 251-252
        254-255 257 259 261 275 278 298 304 306 319 324 333-334 336-337 339-343 352 359
      faulty/dismissal-reported-early navigation-dismissal-observed 125-129 131 133 136-146 149
        151 153-158 160 165-169 171-173 175-181 184-185 187 193-197 199-200 205-206 208-217
        220-226 229-231
      faulty/dismissal-reported-twice navigation-dismissal-observed 127-129 131 133 136-145 149
        158 160 165 167 169 172-173 175-178 181 184 187 193-197 199-200 205-206 209 211-213
        220-222 229-230
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 461
      faulty/unwind-step-by-step navigation-unwind-direct 504 508
      faulty/unwinds-by-one navigation-unwind-direct 513
      faulty/root-swipe-let-in navigation-stack-consistent 388
      faulty/pop-within-pop interaction-no-overlap 438
      faulty/pop-within-push navigation-stack-consistent 439
      faulty/bar-shown-for-all transparency 367 473-490 492-500
      faulty/barless-when-given-up navigation-bottom-bar-restored 368 380 398 408 416-418 420
        422-423 441 460-462 464 466-467
      faulty/barless-when-given-up status-bar-rollback-on-cancel 415
      faulty/refused-tab-counted navigation-tab-selection-consistent 558-559
      faulty/delegate-nobody-keeps resources-delegate-alive 124 127 129-130 134-144 147-148 150
        152 172 174 181 183 186-187 189 191-196 201-202 204 207 229 232 242 245 247-248 251-261
        264-265 267 269 288 290 297 299 302-303 305 307-312 317-319 322 324 327 333-334 336 343
      faulty/delegate-not-given-back resources-delegate-alive 512
      faulty/half-passing-push-segue resources-delegate-alive 512
      faulty/animator-for-one-way navigation-symmetric-animator 105 114 127 129 136 139 141-143
        172 181 193-196 211 220 233 245 247 253 256 258-260 288 297 309-312 333-334 336 351
      faulty/context-kept resources-transition-released 108-111 117-120 125-126 131 133 146 151
        153-157 160 165-169 171 175-176 178-180 184-185 208-210 214-217 223-226 231 236-239
        243-244 249-250 263 268 270-274 277 282-287 291-292 294-296 300-301 323 326 339-342
        354-357
      faulty/engine-keeps-screen resources-transition-released 105 107 114 116 127-129 131 133
        136 138-139 141-143 145 149 160 165 167 169 172-173 175-178 181 184 193 196-197 199-200
        205-206 209 211 213 220 222 230 233 235 245-247 249-250 253 255-256 258-260 262 266 277
        282 284 286 288-289 291-294 297 300 309 312-313 315-316 320-321 325 333-338 351 353
      faulty/recognizers-pile-up resources-no-recognizer-growth 105 114 143 160 194-196 211 220
        233 260 277 312 333-334 351
      faulty/duration-made-up resources-duration-truthful 360 363 367 370 372-379 381 383
        387-390 394-396 399-400 402-407 409 413-415 427 430 432-433 438-440 442-452 454-458 469
        471 474-479 481-485 487 497 499
      faulty/menus-pile-up resources-transition-released 52-57
      faulty/first-pair-remembered resources-no-stale-participants 105 114 143 160 211 220 233
        260 277 334 351
      faulty/animator-dropped-early resources-driver-alive 10 37
      faulty/display-link-runs-on resources-no-orphan-animations 108-111 113 117-120 122 125-126
        131 133 146 151 153-157 161 163 166 168 171 175-176 179-180 182 185 188 190 208 210
        214-217 219 223-226 228 231 236-239 241 243-244 249-250 263 268 270-274 278 283 285 287
        291-292 295-296 298 301 304 306 323 326 339-342 354-357 359
      faulty/animations-left-off resources-switches-restored 105 107-114 116-122 124-126 128-131
        133-139 141-143 145-157 159-169 171-190 192-202 204-211 213-220 222-228 230-233 235-244
        246-256 258-260 262-274 276-306 308-323 325-327 333-336 338-343 351 353-359
      faulty/device-kept-awake resources-switches-restored 105 113-114 122 127 129 136-139
        141-143 160-161 163 172 181-182 188 190 193 196 211 219-220 228 233 241 245 247 253-256
        258-260 277-278 288 297-298 304 306 309 312 333-334 351 359
      faulty/reports-late resources-duration-truthful 105 107 112 114 116 121 124 129 133-139
        141-143 145 147-150 152 172 176-177 181 183 186-187 189 192-202 204-207 211 213 218 220
        222 227 230 232-233 235 240 242 247 250-256 258-260 262 264-267 269 288 292-293 297 299
        302-303 305 308-322 325 327 333-336 338 343 351 353 358
      faulty/pushes-remembered resources-transition-released 375 404-405 407 409-412 424 434 443
        458-459 468 485-486 496
      faulty/stack-kept-by-hub resources-transition-released 401-402
      faulty/switcher-kept-by-closure resources-transition-released 29-30
      faulty/switchers-remembered resources-transition-released 29-30
      faulty/escape-ignored accessibility-escape-works 132 170 203
      faulty/escape-promised accessibility-escape-works 132 170 203
      faulty/background-reachable accessibility-reachable-set 135 192 195 202
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 124 127 129-130 134-139
        141-143 147-148 150 152 159-164 172 174 181-183 186 188-190 192-196 198 201-202 204 207
        211 218-220 227-228 232
      faulty/editing-ended-by-drag accessibility-responder-restored 179-180 295-296
      faulty/screen-changed-too-early accessibility-focus-announced 135 139 151 188 192 195 202
        206 252 256 268 304 308 311 318 321
      faulty/elements-hidden-by-animators accessibility-flags-restored 137 158 254 275 337
      faulty/mute-until-unwound accessibility-flags-restored 501-503 505-507
      faulty/closed-menu-reachable accessibility-reachable-set 88
      faulty/closed-handle-modal accessibility-flags-restored 59 62 65-66 70 87-90 101
      faulty/given-up-screen-announced accessibility-focus-announced 151 188 268 304
      faulty/screen-announced-twice accessibility-focus-announced 135 139 192 195 202 206 252
        256 308 311 318 321
      faulty/page-left-mute accessibility-flags-restored 1-2 4 9 27 35-36 39 48 54-55
      faulty/newcomer-within-reach accessibility-flags-restored 96-97
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 125-129 131 133 136
        138-139 141-143 145-146 149 151 153-157 160 165-169 171-173 175-181 184-185 187 193-197
        199-200 205-206 208-211 213-217 220 222-226 230-231
      faulty/fold-with-animated-push completion-not-before-animation-end 514 516-526
      faulty/fold-with-animated-push transparency 515
      faulty/fold-with-input-left-off interaction-input-restored 514-526
      faulty/always-interactive interaction-start-policy 127-129 136 138-139 141-143 145 149
        172-173 177 181 187 193-197 199-200 205-206 211 213 220 222 230
      faulty/direction-not-reset interaction-state-reset 160
      faulty/direction-never-turned interaction-start-policy 131 155 160 165 169 175 178 209 216
        225
      faulty/direction-inferred interaction-start-policy 131 155 160 165 169 175 178 209 216 225
      faulty/presenter-told-nothing appearance-presenter-contract 124 127 129-130 134-139
        141-143 147-148 150 152 172 174 181 183 186-187 189 192-196 201-202 204 207 211 218 220
        227 232
      faulty/presenter-told-twice appearance-begin-end-balanced 124 127-130 134-139 141-143 145
        147-150 152 172-174 177 181 183 186-187 189 192-196 199-202 204-207 211 213 218 220 222
        227 230 232
      faulty/view-moved-after-end completion-no-work-after 105 107-111 113-114 116-120 122
        125-129 131 133 136 138-139 141-143 145-146 149 151 153-157 160-161 163 165-169 171-173
        175-182 184-185 187-188 190 193-197 199-200 205-206 208-211 213-217 219-220 222-226 228
        230-231 233 235-239 241 243-247 249-250 253 255-256 258-260 262-263 266 268 270-274
        277-278 282-289 291-298 300-301 303-304 306 309-313 315-316 320-321 323 325-326 333-336
        338-342 351 353-357 359
      faulty/bar-jumps-at-end geometry-bars-stable 105 112 114 121 124 129-130 134-139 141-143
        147-148 150 152 159-160 162 164 172 174 181 183 186-187 189 192-196 198 201-202 204 211
        218 220 227 232-233 240 242 247-248 251-256 258-260 264-265 267 269 276-277 279-281 288
        290 297 299 302-303 305 308-312 314 317-319 327 333-334 343 351 358
      faulty/closed-menus-appear appearance-no-phantom-child 6-7 29 32-33 50-52 56 58-62 65-71
        82 85-101 103-104
      faulty/menu-moved-in-each-time containment-did-move-after-add 98-99
      faulty/replaced-screen-kept containment-remove-complete 32-33 96-97
      faulty/given-up-side-told appearance-no-phantom-child 64 74 76-81 84
      faulty/page-shown-before-child containment-add-before-view 1-4 8-9 11 25 27 30-31 34-36
        38-41 43-46 48-51 53-55 57
      faulty/stack-cut-by-hand navigation-stack-consistent 371 425-426
      faulty/one-too-many-popped navigation-stack-consistent 369-370 382 384-387 389-390 393-394
        397 401 419 421 435 448 453-455 463 465 474 480-482 491 493
      faulty/place-counted-along navigation-tab-selection-consistent 533-539 541-544 549 552-553
        556 558-559 564-568 570-573 578-580
      faulty/place-counted-in-secret interaction-state-reset 528 541 546 561 570 574
      faulty/pop-locks-pushes navigation-delegate-paired 361 368 372 380 395 398 407-408 411-412
        415-418 420 422-423 441 449 456 460-462 464 466-467 475 483 487-490 492 494-495
      faulty/presenter-stays-pale geometry-identity-restored 127-129 136-145 149 158 173 177 181
        193 196 199-200 205-206
      faulty/presenter-brightens-under-cover geometry-identity-restored 134-135
      faulty/dialog-shrinks-under-alert geometry-identity-restored 124
      faulty/dialog-stays-small geometry-identity-restored 124 130 134-135 147-148 150 152 174
        183 186-187 189 192 194-195 201-202 204 207
      faulty/presenter-told-by-dialog appearance-presenter-contract 124 127-130 134-145 147-150
        152 158 173-174 177 181 183 186-187 189 191-196 199-202 204-207
      faulty/home-turned-by-appearance completion-not-before-animation-end 128-129 136 138-139
        141-143 145 149 172-173 177 181 187 193-196 199-200 205-206 211 213 220 222 230
      faulty/hasty-card completion-closure-runs 124 127 129-130 134-144 147-148 152 172 174 181
        183 186-187 189 191-196 201-202 204 207 229 232
      faulty/picture-stays-hidden ownership-source-view-restored 415 487
      faulty/root-shown-ahead containment-view-parent-agrees 589-592
      faulty/banner-faded-only status-bar-no-global-write 582-588
      faulty/banner-taken-for-old status-bar-no-global-write 587
      faulty/banner-keeps-bar status-bar-owner-after-present 584
      faulty/paused-till-foreground completion-eventually 173-174 289-290
      faulty/contents-stay-deep completion-unanimated-parity 191
      faulty/contents-stay-deep geometry-identity-restored 137 158
      faulty/newcomer-under-header geometry-bars-stable 32
      faulty/older-wish-wins interaction-no-overlap 94
      faulty/hand-moved-back geometry-size-change-tracked 208
    """
}

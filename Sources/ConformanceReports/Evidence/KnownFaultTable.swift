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
      container/side replace-open replace-open-and-stay replace-side-closed
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
      faulty/callback-called-by-animator appearance-no-direct-call 104 111-113 120-121 123 126
        128-129 133-138 140-142 146-147 149 151 158-163 171 173 180-182 185-189 191-195 197
        200-201 203 206 209 216-218 225-226 230-231 238-240 243 245-246 249-254 256-258 262-263
        265 267 274-279 286 288 295-297 300-304 306-310 312 315-317 320 324 330-331 333 340 348
        355-356
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 8-9 11 25 27 30-32 34-36 38-41
        46 48-49 53-55 57
      faulty/switch-within-switch appearance-begin-end-balanced 8 36 46
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 327-329
      faulty/presenter-told-by-animators appearance-presenter-contract 136-137 157
      faulty/presenter-view-taken-out appearance-final-state-matches-window 123 129 133-134
        146-147 149 151 158 161 163 173 182 185-186 188 191 193-194 197 200-201 203 206 216 225
        230
      faulty/all-pages-appear appearance-no-phantom-child 1-4 6-9 11 25 27 29-31 34-36 38-46
        48-57
      faulty/neighbour-told appearance-forwarded-to-children 6-8 35 44-45 56
      faulty/neighbour-told appearance-no-phantom-child 1-4 6-9 11 25 27 29-31 34-36 38-46 48-57
      faulty/content-without-parent appearance-phase-order 104 111-113 120-121 123 126 128-129
        133-138 140-142 146-147 149 151 158-163 171 173 180-182 185-189 191-195 197 200-201 203
        206 209 216-218 225-226 230-231 238-240 243 245-246 249-254 256-258 262-263 265 267
        274-279 286 288 295-297 300-304 306-310 312 315-317 320 324 330-331 333 340 348 355-356
      faulty/newcomer-over-side appearance-no-phantom-child 96
      faulty/newcomer-told-nothing appearance-final-state-matches-window 32 95-96 99
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 8-9 11 25 27 31 34
        36 38-41 46 48-49 53-55 57
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 357 359-360 362-364 369-375
        378 380 384-386 389 392 396-397 399-402 404 411-412 424 427 429-430 436-437 439-440
        442-444 446-449 453 466 468 470 472-476 480 484 494 496
      faulty/outgoing-told-again appearance-no-spurious-reversal 104 111 113 120 186 193-194 231
        238 240 243 245-246 249-254 256-258 262-263 265 267 274-275 277-279 286 288 295 297
        300-301 303 306-310 312 315-317 320 324 330-331 333 340 348 355
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
      faulty/presenter-ended-ahead appearance-phase-order 123 128 133-138 140-142 144 146-149
        151 171-173 176 180 182 185-186 188 191-195 198-201 203-206 209 211 216 218 220 225 228
        230
      faulty/hurried-child-left-behind appearance-child-within-parent 8
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 8-9 11 25 27 30-32 34
        36 38-41 46 48-49 53-55 57
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 58-62 65 67-68 70 85-93 95-96 99-100
      faulty/placed-before-told appearance-phase-order 1-4 8-9 11 25 27 30-32 34-36 38-41 46
        48-49 53-55 57
      faulty/animation-concealed appearance-animated-flag 1-4 8-9 11 25 27 30-32 34-36 38-40 46
        48 53-55 57
      faulty/fades-unasked appearance-animated-flag 137 139 143 190 210 219 227
      faulty/animation-invented appearance-animated-flag 136-137 139 143 157 190 210 219 227
      faulty/animation-denied appearance-animated-flag 123-130 132-138 140-142 144-156 158-168
        170-189 191-201 203-209 211-218 220-226 228-230
      faulty/return-kept-back appearance-forwarded-to-children 6-7 56
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 59 61 103
      faulty/menu-stays-after-turn appearance-final-state-matches-window 100-103
      faulty/handle-out-of-sight appearance-no-phantom-child 50-51
      faulty/presenter-left-in-window appearance-no-double-appear 106-110 115-119 233-237
        241-242 244 247-248 260-261 264 266 268-273 280-285 287 289-294 298-299 301 311 313-314
        318-319 322-323 332 334-339 350-354
      faulty/menu-goes-untold appearance-final-state-matches-window 101-102
      faulty/first-page-blinks transparency 43 50-51
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 107-110 112 116-119 121 124-125 130
        132 145 150 152-156 160 162 165 167 170 174-175 178-179 181 184 187 189 208 212-215 217
        221-224 226 229 234-237 239 241-242 247-248 261 266 268-272 276 281 283 285 289-290
        293-294 296 299 302 304 323 336-339 351-354 356
      faulty/flag-of-the-animation completion-honest-flag 127 129 244 246
      faulty/returns-without-views completion-eventually 123 126 128-129 133-138 140-142 146-147
        149 151 158-163 171 173 180-182 185 187-189 191-195 197 200-201 203 206 209 216-218
        225-226 230
      faulty/empty-transaction-reports completion-not-before-animation-end 357 360 362-364
        369-375 378 380 384-386 389 392 396-397 399-402 404 411-412 424 427 429-430 436-437
        439-440 442-444 446-449 453 466 468 470 472-476 480 484 494 496
      faulty/completed-by-two completion-at-most-once 107-110 116-119 124-125 130 132 145 150
        152-156 165 167 170 174-175 178-179 184 208 212-215 221-224 229 234-237 241-242 247-248
        261 266 268-272 281 283 285 289-290 293-294 299 323 336-339 351-354
      faulty/waits-for-delegate completion-eventually 192 307 429 547
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 252 273 334
      faulty/shown-only-by-animation completion-unanimated-parity 41 49
      faulty/completed-without-verdict completion-after-verdict 358 365-367 369 377 379 381-384
        386 390-392 394-395 398 405 412-420 432-433 438 445-446 450 452-453 457-464 471-472 477
        479-480 484-492
      faulty/paused-and-completed completion-after-verdict 358 365-367 369 377 379 381-384 386
        390-392 394-395 398 405 412-420 432-433 438 445-446 450 452-453 457-464 471-472 477
        479-480 484-492
      faulty/dismissal-closure-dropped completion-closure-runs 6-8 33 35 44-45 56
      faulty/twice-told-card completion-closure-runs 123 126 128-129 133-143 146-147 151 171 173
        180 182 185-186 188 190-195 200-201 203 206 227 230
      faulty/frames-reset-after-end completion-no-work-after 107-110 116-119 124-125 130 132 145
        150 152-156 165 167 170 174-175 178-179 184 193-195 208 212-215 221-224 229 234-237
        241-242 247-248 261 266 268-272 281 283 285 289-290 293-294 299 308-310 323 336-339
        351-354
      faulty/dropped-animation-ignored completion-eventually 127 129 244 246 361-363 470 524
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
      faulty/reports-long-after completion-eventually 104 106 111 113 115 120 123-126 128 130
        132-138 140-142 144-156 158-159 161 163-168 170-171 174-180 182-186 188 191-201 203-209
        211-216 218 220-225 228-231 233 238 240 243 245 247-254 256-258 260 262-265 267 274-275
        277-280 282 284 286 289-292 295 297-298 300-301 303 306-320 322 324 330-333 335 340 348
        350 355
      faulty/waits-for-announced-time completion-eventually 104 111 113 120 123 128 133-138
        140-142 146-147 149 151 171 180 182 185-186 188 191-195 200-201 203 206 209 216 218 225
        230-231 238 240 245 249-254 256-258 262-263 265 267 286 295 297 300-301 303 306-310
        315-317 320 324 330-331 333 340 348 355
      faulty/end-told-first completion-not-before-animation-end 1-4 8-9 11 25 27 30-32 34-36
        38-40 46 48 53-55 57
      faulty/recedes-by-animators completion-unanimated-parity 190
      faulty/pales-by-animators completion-unanimated-parity 190
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 136 139 143 157 210 219 227
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 126-128 135
        137-138 140-142 144 148 171-172 176 180 186 192-195 198-199 204-205 209 211 218 220 228
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 325-326
      faulty/incoming-view-left-out ownership-to-view-in-container 104 111 113 120 123 126
        128-129 133-138 140-142 146-147 149 151 158-159 161 163 171 173 180 182 185-186 188
        191-195 197 200-201 203 206 209 216 218 225 230-231 238 240 243 245-246 249-254 256-258
        262-263 265 267 274-275 277-279 286 288 295 297 300 303 306-310 312 315-317 320 324
        330-331 348 355
      faulty/both-sides-taken-out ownership-original-parentage-restored 124-125 130 132 145 150
        152-156 165 167 170 174-175 178-179 184 208 212-215 221-224 229
      faulty/both-sides-taken-out ownership-window-not-empty 130 132 174-175
      faulty/picture-left-on-top ownership-container-clean 107-110 116-119 124-125 145 150
        152-156 165 167 170 178-179 184 208 212-215 221-224 229 234-237 241-242 261 266 268-272
        281 283 285 293-294 299 323 336-339 351-354
      faulty/mark-left-by-finger ownership-container-clean 107-110 116-119 124-125 145 150
        152-156 165 167 170 178-179 184 208 212-215 221-224 234-237 241-242 261 266 268-272 281
        283 285 293-294 299 336-339 351-354
      faulty/bar-picture-stays ownership-container-clean 361-363 470
      faulty/source-view-stays-hidden ownership-source-view-restored 374 475
      faulty/element-taken-along ownership-source-view-restored 363 374 412 470 475 484
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 160 162 181 187 189 217 226
      faulty/backdrop-picture-stays geometry-chrome-follows 200-201 203 206
      faulty/presenter-under-outer-view ownership-original-parentage-restored 325-326
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 358 365-367 369 377
        386 390-392 395 405 412-415 417 419-420 433 438 445-446 452-453 457-459 461 463-464
        471-472 479-480 484-487 489 491-492
      faulty/container-pinned ownership-container-untouched 123 126 128-129 133-143 146-147 149
        151 158-163 171 173 180-182 185-195 197 200-201 203 206 209-210 216-219 225-227 230
      faulty/incoming-view-stays ownership-original-parentage-restored 107-110 116-119 234-237
        241-242 247-248 261 266 268-272 281 283 285 289-290 293-294 299 323 336-339 351-354
      faulty/picture-left-in-container ownership-container-clean 9 41 49 55
      faulty/curtain-stays ownership-container-clean 123 129 133-134 146-147 149 151 158 161 163
        173 182 185-186 188 190-191 193-194 197 200-201 203 206 216 225 230
      faulty/dimming-taken-early ownership-chrome-lifecycle 124-125 145 150 152-156 165 167 170
        178-179 184 208 212-215 221-224 229
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 123 129 133-134 146-147 149 151
        158 161 163 173 182 185-186 188 190-191 193-194 197 200-201 203 206 216 225 230
      faulty/dimming-piles-up ownership-container-clean 124-125 145 150 152-156 165 167 170
        178-179 184 208 212-215 221-224 229
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 200-201 203 206
      faulty/tabs-exchanged-by-hand ownership-container-untouched 549-550 553-554 575-578
      faulty/catcher-stays ownership-container-clean 59 62 65-66 70 87-90 100
      faulty/catchers-pile-up ownership-container-clean 59 62 65-66 70 87-90 100
      faulty/status-bar-not-captured status-bar-owner-after-present 123 126 128-129 133-143
        146-147 149 151 173 180 182 185-186 188 190-195 200-201 203 206 209-210 216 218-219 225
        227 230
      faulty/child-never-asked status-bar-child-forwarded 1-4 6-9 11 25 27 31-36 38-46 48-57
      faulty/bar-by-value status-bar-child-forwarded 1-4 6-9 11 25 27 31-36 38-46 48-57
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 8 11 25 31 34 38 40-41
        43-46 48-49 53 57
      faulty/no-update-requested status-bar-update-requested 1 3 25 31-32 34 38 40-41 46 48-49
        54-55
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 125 145 150 152-156 165 167 170
        178-179 184 208 212-215 221-224 229
      faulty/bar-returns-late geometry-bars-stable 104 106 113 115 127-128 130 132 135 137-138
        140-142 144 148 159 164 166 168 171-172 174-177 180 183 186 192-196 198-199 207 209 211
        218 220 228 231 233 244-245 247-248 251 253-254 256-258 260 264 275 280 282 284 286-287
        289-292 295 298 301 307-311 313-314 322 330-333 335 348 350
      faulty/helper-window-stays status-bar-no-global-write 104 106-110 113 115-119 124-128 130
        132 135 137-138 140-142 144-145 148 150 152-156 159 164-168 170-172 174-180 183-184 186
        192-196 198-199 204-205 207-209 211-215 218 220-224 228-229 231 233-237 241-245 247-248
        251 253-254 256-258 260-261 264 266 268-272 275 280-287 289-295 298-299 301 307-311
        313-314 318-319 322-323 330-333 335-339 348 350-354
      faulty/helper-window-stays status-bar-restored-after-dismiss 104 113 126 128 135 137-138
        140-142 159 171 180 192-195 209 218 231 243 245 251 253-254 256-258 275 286 295 307-310
        330-331 348
      faulty/bar-set-for-all status-bar-no-global-write 104 106-113 115-121 123-130 132-138
        140-142 144-156 158-168 170-189 191-201 203-209 211-218 220-226 228-231 233-254 256-258
        260-272 274-304 306-320 322-324 330-333 335-340 348 350-356
      faulty/verdict-during-bar-fade completion-eventually 207
      faulty/update-asked-too-early status-bar-update-requested 1-4 9 11 25 27 31-32 34 36 38-41
        46 48-49 54-55 57
      faulty/header-never-asked status-bar-child-forwarded 240 246 249-250 262-263 265 267 288
        297 300-301 303 305-306 308-309 315-317 320 335 340
      faulty/given-up-screen-decides status-bar-child-forwarded 14 16-18 20 23-24 28
      faulty/root-decides-stack status-bar-child-forwarded 358 362-363 365 369 377-378 380 383
        385 389 392 395 397 402 405 412-415 417 419-420 424-428 435-436 438 442-444 446 453
        457-459 461 463-464 466-467 470 472 480 484-487 489 491-492 494-495
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 357-367 369-397 400-421 424-497
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
      faulty/popup-without-child containment-view-parent-agrees 106-111 115-120 123-125 127
        129-130 132-134 144-158 161 163-168 170 172-179 182-186 188 190-191 193-194 196-201
        203-208 211-216 220-225 228-230 233-238 240-242 244 246-250 260-274 277-285 287-294
        297-301 303 305-306 308-309 311-320 322-324 332-340 350-355
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
      faulty/old-parts-told containment-size-change-forwarded 52 101-103
      faulty/farewell-repeated containment-no-duplicate-moves 1-4 8-9 11 25 27 30-36 38-41 44-46
        48-49 53-55 57
      faulty/way-there-goes-on appearance-phase-order 36
      faulty/early-end-dropped interaction-verdict-always 170 285
      faulty/only-ended-handled interaction-verdict-always 108 117 124 153 174-175 179 213 222
        235 241 269 289-290 294 337 352
      faulty/alert-takes-driver interaction-verdict-always 124 241
      faulty/pull-left-to-alert interaction-verdict-always 358
      faulty/lost-finger-decides interaction-verdict-always 174-175 289-290
      faulty/driver-always-handed-out interaction-start-policy 104 106 113 115 126-128 135 138
        140-142 144 148 171-172 176 180 186 192-196 198-199 204-205 209 211 218 220 228 231 233
        243-245 251 254 256-258 260 264 286-287 291 295 301 307-311 313-314 318-319 322 330-333
        335 348 350
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 132 248
      faulty/progress-after-verdict interaction-progress-range 109 118 154 167 183-184 214 223
        236 270 283 298-299 353
      faulty/resting-finger-undecided interaction-verdict-always 107 109-110 116 118-119 125 130
        132 145 150 152 154-155 168 178 184 208 212 214-215 221 223-224 229 234 236-237 242
        247-248 261 266 268 270-271 284 293 299 323 336 338-339 351 353-354
      faulty/second-finger-lets-go interaction-verdict-always 166-167 183-184
      faulty/finger-on-the-bar interaction-start-policy 366 379 381-383 390 394 398 417-418 450
        461-462 477 489-490
      faulty/finger-for-animated-pushes interaction-start-policy 379
      faulty/verdict-by-timer interaction-verdict-always 107-110 116-119 124-125 130 132 145 150
        152-156 159 164-168 174-175 177-179 183-184 207-208 212-215 221-224 229 234-237 241-242
        247-248 261 266 268-272 275 280-284 289-290 292-294 298-299 323 336-339 351-354
      faulty/verdict-late interaction-verdict-always 107-110 116-119 124-125 130 132 145 150
        152-156 159 164-168 170 174-175 177-179 183-184 207-208 212-215 221-224 229 234-237
        241-242 247-248 261 266 268-272 275 280-285 289-290 292-294 298-299 323 336-339 351-354
      faulty/flung-beyond-the-end interaction-progress-range 130 156 159 164 166 174 177 183 207
        247 272 275 280 282 289 292 298
      faulty/progress-doubled interaction-progress-range 109-110 118-119 130 154-155 159 164 166
        168 174-175 177 183 207 214-215 223-224 236-237 247 270-271 275 280 282 284 289-290 292
        298 338-339 353-354
      faulty/progress-by-place interaction-progress-range 537 566
      faulty/progress-untold interaction-progress-range 107-110 116-119 124-125 130 132 145 150
        152-156 159 164 166-168 174-175 177-179 183-184 207-208 212-215 221-224 229 234-237
        241-242 247-248 261 266 268-272 275 280 282-284 289-290 292-294 298-299 323 336-339
        351-354
      faulty/input-left-off interaction-input-restored 107-110 112 116-119 121 124-125 130 145
        150 152-156 160 162 165 167 170 174 178-179 181 184 187 189 208 212-215 217 221-224 226
        229 234-237 239 241-242 247 261 266 268-272 276 278 281 283 285 289 293-294 296 299 302
        304 323 336-339 351-354 356
      faulty/interruptible-made-anew geometry-no-frame-under-transform 112 121 158-163 181 187
        189 217 226 239 274-279 296 302 304 356
      faulty/interruptible-made-anew interaction-interruptible-stable 107-110 112 116-119 121
        124-125 130 132 145 150 152-156 158-168 170 174-175 177-179 181 183-184 187 189 207-208
        212-215 217 221-224 226 229 234-237 239 241-242 247-248 261 266 268-272 274-285 289-290
        292-294 296 298-299 302 304 323 336-339 351-354 356
      faulty/runner-for-both-ways interaction-interruptible-stable 130 159 174 247 275 289
      faulty/one-pause-forgotten interaction-pause-continues 170
      faulty/touches-let-through interaction-no-overlap 444
      faulty/switch-while-settling interaction-no-overlap 46-47
      faulty/layer-clock-stays interaction-layer-clock-restored 5 12-23 26 28 47
      faulty/presenter-stays-deaf interaction-input-restored 126-128 130 132 135-144 148 157 164
        166 168 171-172 174-177 180 183 192 195-196 198-199 204-205 207 209-211 218-220 227-228
      faulty/deafened-by-animators interaction-input-restored 136 157
      faulty/second-pull-ignored interaction-state-reset 130 174 247 289
      faulty/pull-counts-on interaction-state-reset 130 247
      faulty/second-pull-stuck interaction-state-reset 130 174 247 289
      faulty/second-pull-undriven interaction-state-reset 130 174 247 289
      faulty/touches-stay-ignored interaction-input-restored 107-110 112 116-119 121 124-125 130
        132 145 150 152-156 160 162 165 167 170 174-175 178-179 181 184 187 189 208 212-215 217
        221-224 226 229 234-237 239 241-242 247-248 261 266 268-272 276 278 281 283 285 289-290
        293-294 296 299 302 304 323 336-339 351-354 356
      faulty/asked-twice interaction-no-refused-request 107-110 116-119 124-125 130 132 145 150
        152-156 159 164-168 170 174-175 177-179 183-184 207-208 212-215 221-224 229 234-237
        241-242 247-248 261 266 268-272 275 280-285 289-290 292-294 298-299 323 336-339 351-354
      faulty/tabs-busy-until-tapped interaction-input-restored 526 531 533 545 550 559 561-562
        573 576
      faulty/still-tabs-busy-until-tapped interaction-input-restored 550 576
      faulty/shown-tab-refused transparency 560
      faulty/taps-wait-for-animator interaction-input-restored 554 578
      faulty/pulling-when-lost interaction-state-reset 175 290
      faulty/popping-when-lost interaction-state-reset 391-392 452-453 479-480
      faulty/selecting-when-lost interaction-state-reset 544 572
      faulty/held-when-lost containment-cancel-rollback 26
      faulty/tabs-deaf-after-cancel interaction-input-restored 526 545 559 573
      faulty/drawer-deaf-after-cancel interaction-state-reset 63-64 83-84
      faulty/switcher-deaf-at-end interaction-state-reset 13
      faulty/selections-counted-by-code interaction-state-reset 15
      faulty/moves-counted-by-code interaction-state-reset 72 75
      faulty/turned-finger-dismisses interaction-verdict-always 156 272
      faulty/turned-finger-pops interaction-verdict-always 420 464 492
      faulty/turned-finger-selects interaction-verdict-always 540 569
      faulty/turned-finger-switches interaction-verdict-always 24
      faulty/turned-finger-opens interaction-verdict-always 73 81
      faulty/container-bounds-taken geometry-final-frame 400
      faulty/presenter-stays-scaled geometry-identity-restored 126-128 130 132 135-138 140-142
        144 148 157 159 164 166 168 171-172 174-177 180 183 192 195-196 198-199 204-205 207 209
        211 218 220 228
      faulty/old-frame-kept geometry-size-change-tracked 439
      faulty/width-kept geometry-size-change-tracked 52-53 56-57
      faulty/frames-of-the-beginning geometry-size-change-tracked 206 320
      faulty/initial-frame-of-all geometry-frame-rollback 123 126 128-129 133-138 140-142
        146-147 149 151 158-163 171 173 180-182 185 187-189 191-195 197 209 216-218 225-226 230
      faulty/dimming-keeps-size geometry-chrome-follows 200-201 203 206
      faulty/dimming-keeps-width geometry-chrome-follows 200-201 203 206
      faulty/presenter-frame-written-back geometry-frame-rollback 122
      faulty/card-fills-after-cancel geometry-frame-rollback 124-125 145 150 152-156 165 167 170
        178-179 184 208 212-215 221-224 229
      faulty/start-values-stay geometry-identity-restored 124-125 145 150 152-156 165 167 170
        178-179 184 208 212-215 221-224 229
      faulty/frame-under-transform geometry-no-frame-under-transform 123 126 128-129 133-143
        146-147 149 151 158-163 171 173 180-182 185-195 197 200-201 203 206 209-210 216-219
        225-227 230
      faulty/pinned-to-helper geometry-layout-ownership 111 120 123 129 133-134 146-147 149 151
        158 161 163 173 182 185-186 188 191 193-194 197 200-201 203 206 216 225 230 238 240 246
        249-250 262-263 265 267 274 277 279 288 297 300-301 303 306 308-309 312 315-317 320 324
        340 355
      faulty/revealed-presenter-on-top geometry-z-order 104 106-110 113 115-119 231 233-237
        241-242 244-245 247-248 251 253-254 256-258 260-261 264 266 268-272 275 280-284 286-287
        289-295 298-299 301 307-311 313-314 318-319 322-323 330-333 335-339 348 350-354
      faulty/revealed-view-on-top geometry-z-order 357-358 360-361 364-367 369-371 373-377 379
        381-384 386-388 390-396 398 400-403 405-406 410-420 429 432-433 435 437-439 441 445-455
        457-464 471-482 484-492
      faulty/card-frame-kept geometry-size-change-tracked 200-201 203 206
      faulty/half-sheet-left-alone geometry-size-change-tracked 200-201 206
      faulty/slides-out-of-shell geometry-chrome-follows 127 130 132 144 148 164 166 168 172
        174-177 183 186 196 198-199 204-205 207 211 220 228
      faulty/strip-keeps-place geometry-size-change-tracked 53
      faulty/presenter-rises-for-nothing geometry-identity-restored 125 145 150 152-156 165 167
        170 178-179 184 208 212-215 221-224 229
      faulty/mask-of-the-beginning geometry-size-change-tracked 200-201 203 206
      faulty/shoved-by-old-width appearance-final-state-matches-window 101
      faulty/closed-by-old-width appearance-final-state-matches-window 100
      faulty/filled-under-transform geometry-size-change-tracked 101-103
      faulty/presenter-reset-by-darkness geometry-identity-restored 146-147
      faulty/small-while-turned geometry-size-change-tracked 204-205
      faulty/menu-stays-covered geometry-size-change-tracked 102
      faulty/pale-until-unwound geometry-identity-restored 506-508
      faulty/busy-until-shown navigation-delegate-paired 358 365-366 377 386 390 395 405 412-415
        417 419-420 438 457-459 461 463-464 484-487 489 491-492
      faulty/back-swipe-killed navigation-gesture-alive 384
      faulty/index-of-its-own navigation-tab-selection-consistent 524 527-530 532 534-536
        539-542 546 548 551-552 557 563-565 568-570 574
      faulty/own-dismissal-reported-only navigation-dismissal-observed 341-347
      faulty/covered-means-dismissed navigation-dismissal-observed 105 112 114 121 133-134
        136-137 139 141 143 157 160 162 181 187 189 203 210 217 219 226-227 232 239 249-250
        252-253 255 257 259 273 276 296 302 304 317 321 330-331 333-334 336-340 349 356
      faulty/dismissal-reported-early navigation-dismissal-observed 124-128 130 132 135-145 148
        150 152-157 159 164-168 170-172 174-180 183-184 186 192-196 198-199 204-205 207-215
        218-224 227-229
      faulty/dismissal-reported-twice navigation-dismissal-observed 126-128 130 132 135-144 148
        157 159 164 166 168 171-172 174-177 180 183 186 192-196 198-199 204-205 207 209-211
        218-220 227-228
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 458
      faulty/unwind-step-by-step navigation-unwind-direct 501 505
      faulty/unwinds-by-one navigation-unwind-direct 510
      faulty/root-swipe-let-in navigation-stack-consistent 385
      faulty/pop-within-pop interaction-no-overlap 435
      faulty/pop-within-push navigation-stack-consistent 436
      faulty/bar-shown-for-all transparency 364 470-487 489-497
      faulty/barless-when-given-up navigation-bottom-bar-restored 365 377 395 405 413-415 417
        419-420 438 457-459 461 463-464
      faulty/barless-when-given-up status-bar-rollback-on-cancel 365 377 395 405 412-415 417
        419-420 438 457-459 461 463-464
      faulty/refused-tab-counted navigation-tab-selection-consistent 555-556
      faulty/delegate-nobody-keeps resources-delegate-alive 123 126 128-129 133-143 146-147 149
        151 171 173 180 182 185-186 188 190-195 200-201 203 206 227 230 240 243 245-246 249-259
        262-263 265 267 286 288 295 297 300-301 303 305-310 315-317 320-321 324 330-331 333 340
      faulty/delegate-not-given-back resources-delegate-alive 509
      faulty/half-passing-push-segue resources-delegate-alive 509
      faulty/animator-for-one-way navigation-symmetric-animator 104 113 126 128 135 138 140-142
        171 180 192-195 209 218 231 243 245 251 254 256-258 286 295 307-310 330-331 333 348
      faulty/context-kept resources-transition-released 107-110 116-119 124-125 130 132 145 150
        152-156 159 164-168 170 174-175 177-179 183-184 207-208 212-215 221-224 229 234-237
        241-242 247-248 261 266 268-272 275 280-285 289-290 292-294 298-299 323 336-339 351-354
      faulty/engine-keeps-screen resources-transition-released 104 106 113 115 126-128 130 132
        135 137-138 140-142 144 148 159 164 166 168 171-172 174-177 180 183 192 195-196 198-199
        204-205 207 209 211 218 220 228 231 233 243-245 247-248 251 253-254 256-258 260 264 275
        280 282 284 286-287 289-292 295 298 307 310-311 313-314 318-319 322 330-335 348 350
      faulty/recognizers-pile-up resources-no-recognizer-growth 104 113 142 159 193-195 209 218
        231 258 275 310 330-331 348
      faulty/duration-made-up resources-duration-truthful 357 360 364 367 369-376 378 380
        384-387 391-393 396-397 399-404 406 410-412 424 427 429-430 435-437 439-449 451-455 466
        468 471-476 478-482 484 494 496
      faulty/menus-pile-up resources-transition-released 52-57
      faulty/first-pair-remembered resources-no-stale-participants 104 113 142 159 209 218 231
        258 275 331 348
      faulty/animator-dropped-early resources-driver-alive 10 37
      faulty/display-link-runs-on resources-no-orphan-animations 107-110 112 116-119 121 124-125
        130 132 145 150 152-156 160 162 165 167 170 174-175 178-179 181 184 187 189 208 212-215
        217 221-224 226 229 234-237 239 241-242 247-248 261 266 268-272 276 281 283 285 289-290
        293-294 296 299 302 304 323 336-339 351-354 356
      faulty/animations-left-off resources-switches-restored 104 106-113 115-121 123-125 127-130
        132-138 140-142 144-156 158-168 170-189 191-201 203-209 211-218 220-226 228-231 233-242
        244-254 256-258 260-272 274-304 306-320 322-324 330-333 335-340 348 350-356
      faulty/device-kept-awake resources-switches-restored 104 112-113 121 126 128 135-138
        140-142 159-160 162 171 180-181 187 189 192 195 209 217-218 226 231 239 243 245 251-254
        256-258 275-276 286 295-296 302 304 307 310 330-331 348 356
      faulty/reports-late resources-duration-truthful 104 106 111 113 115 120 123 128 132-138
        140-142 144 146-149 151 171 175-176 180 182 185-186 188 191-201 203-206 209 211 216 218
        220 225 228 230-231 233 238 240 245 248-254 256-258 260 262-265 267 286 290-291 295 297
        300-301 303 306-320 322 324 330-333 335 340 348 350 355
      faulty/pushes-remembered resources-transition-released 372 401-402 404 406-409 421 431 440
        455-456 465 482-483 493
      faulty/stack-kept-by-hub resources-transition-released 398-399
      faulty/switcher-kept-by-closure resources-transition-released 29-30
      faulty/switchers-remembered resources-transition-released 29-30
      faulty/escape-ignored accessibility-escape-works 131 169 202
      faulty/escape-promised accessibility-escape-works 131 169 202
      faulty/background-reachable accessibility-reachable-set 134 191 194 201
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 123 126 128-129 133-138
        140-142 146-147 149 151 158-163 171 173 180-182 185 187-189 191-195 197 200-201 203 206
        209 216-218 225-226 230
      faulty/editing-ended-by-drag accessibility-responder-restored 178-179 293-294
      faulty/screen-changed-too-early accessibility-focus-announced 134 138 150 187 191 194 201
        205 250 254 266 302 306 309 316 319
      faulty/elements-hidden-by-animators accessibility-flags-restored 136 157 252 273 334
      faulty/mute-until-unwound accessibility-flags-restored 498-500 502-504
      faulty/closed-menu-reachable accessibility-reachable-set 88
      faulty/closed-handle-modal accessibility-flags-restored 59 62 65-66 70 87-90 100
      faulty/given-up-screen-announced accessibility-focus-announced 150 187 266 302
      faulty/screen-announced-twice accessibility-focus-announced 134 138 191 194 201 205 250
        254 306 309 316 319
      faulty/page-left-mute accessibility-flags-restored 1-2 4 9 27 35-36 39 48 54-55
      faulty/newcomer-within-reach accessibility-flags-restored 95-96
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 124-128 130 132 135
        137-138 140-142 144-145 148 150 152-156 159 164-168 170-172 174-180 183-184 186 192-196
        198-199 204-205 207-209 211-215 218 220-224 228-229
      faulty/fold-with-animated-push completion-not-before-animation-end 511 513-523
      faulty/fold-with-animated-push transparency 512
      faulty/fold-with-input-left-off interaction-input-restored 511-523
      faulty/always-interactive interaction-start-policy 126-128 135 137-138 140-142 144 148
        171-172 176 180 186 192-196 198-199 204-205 209 211 218 220 228
      faulty/direction-not-reset interaction-state-reset 159
      faulty/direction-never-turned interaction-start-policy 130 154 159 164 168 174 177 207 214
        223
      faulty/direction-inferred interaction-start-policy 130 154 159 164 168 174 177 207 214 223
      faulty/presenter-told-nothing appearance-presenter-contract 123 126 128-129 133-138
        140-142 146-147 149 151 171 173 180 182 185-186 188 191-195 200-201 203 206 209 216 218
        225 230
      faulty/presenter-told-twice appearance-begin-end-balanced 123 126-129 133-138 140-142 144
        146-149 151 171-173 176 180 182 185-186 188 191-195 198-201 203-206 209 211 216 218 220
        225 228 230
      faulty/view-moved-after-end completion-no-work-after 104 106-110 112-113 115-119 121
        124-128 130 132 135 137-138 140-142 144-145 148 150 152-156 159-160 162 164-168 170-172
        174-181 183-184 186-187 189 192-196 198-199 204-205 207-209 211-215 217-218 220-224 226
        228-229 231 233-237 239 241-245 247-248 251 253-254 256-258 260-261 264 266 268-272
        275-276 280-287 289-296 298-299 301-302 304 307-311 313-314 318-319 322-323 330-333
        335-339 348 350-354 356
      faulty/bar-jumps-at-end geometry-bars-stable 104 111 113 120 123 128-129 133-138 140-142
        146-147 149 151 158-159 161 163 171 173 180 182 185-186 188 191-195 197 200-201 203 209
        216 218 225 230-231 238 240 245-246 249-254 256-258 262-263 265 267 274-275 277-279 286
        288 295 297 300-301 303 306-310 312 315-317 324 330-331 340 348 355
      faulty/closed-menus-appear appearance-no-phantom-child 6-7 29 32-33 50-52 56 58-62 65-71
        82 85-100 102-103
      faulty/menu-moved-in-each-time containment-did-move-after-add 97-98
      faulty/replaced-screen-kept containment-remove-complete 32-33 95-96
      faulty/given-up-side-told appearance-no-phantom-child 64 74 76-81 84
      faulty/page-shown-before-child containment-add-before-view 1-4 8-9 11 25 27 30-31 34-36
        38-41 43-46 48-51 53-55 57
      faulty/stack-cut-by-hand navigation-stack-consistent 368 422-423
      faulty/one-too-many-popped navigation-stack-consistent 366-367 379 381-384 386-387 390-391
        394 398 416 418 432 445 450-452 460 462 471 477-479 488 490
      faulty/place-counted-along navigation-tab-selection-consistent 530-536 538-541 546 549-550
        553 555-556 561-565 567-570 575-577
      faulty/place-counted-in-secret interaction-state-reset 525 538 543 558 567 571
      faulty/pop-locks-pushes navigation-delegate-paired 358 365 369 377 392 395 404-405 408-409
        412-415 417 419-420 438 446 453 457-459 461 463-464 472 480 484-487 489 491-492
      faulty/presenter-stays-pale geometry-identity-restored 126-128 135-144 148 157 172 176 180
        192 195 198-199 204-205
      faulty/presenter-brightens-under-cover geometry-identity-restored 133-134
      faulty/dialog-shrinks-under-alert geometry-identity-restored 123
      faulty/dialog-stays-small geometry-identity-restored 123 129 133-134 146-147 149 151 173
        182 185-186 188 191 193-194 200-201 203 206
      faulty/presenter-told-by-dialog appearance-presenter-contract 123 126-129 133-144 146-149
        151 157 172-173 176 180 182 185-186 188 190-195 198-201 203-206
      faulty/home-turned-by-appearance completion-not-before-animation-end 127-128 135 137-138
        140-142 144 148 171-172 176 180 186 192-195 198-199 204-205 209 211 218 220 228
      faulty/hasty-card completion-closure-runs 123 126 128-129 133-143 146-147 151 171 173 180
        182 185-186 188 190-195 200-201 203 206 227 230
      faulty/picture-stays-hidden ownership-source-view-restored 412 484
      faulty/root-shown-ahead containment-view-parent-agrees 586-589
      faulty/banner-faded-only status-bar-no-global-write 579-585
      faulty/banner-taken-for-old status-bar-no-global-write 584
      faulty/banner-keeps-bar status-bar-owner-after-present 581
      faulty/paused-till-foreground completion-eventually 172-173 287-288
      faulty/contents-stay-deep completion-unanimated-parity 190
      faulty/contents-stay-deep geometry-identity-restored 136 157
      faulty/newcomer-under-header geometry-bars-stable 32
    """
}

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
      modal/custom cancel-then-escape cancel-then-tap cover cover-read-aloud cycle
      modal/custom cycle-dismissed-at-once cycle-half-animated cycle-read-aloud
      modal/custom cycle-read-aloud~unanimated cycle-with-alert cycle-with-cover cycle~repeated
      modal/custom cycle~unanimated darken-while-dismissing darken-while-dismissing~cancelled
      modal/custom darken-while-presented darken-while-presenting dismiss dismiss-in-same-turn
      modal/custom dismiss-read-aloud~cancelled dismiss-while-presenting dismiss~cancelled
      modal/custom dismiss~interrupted dismiss~re-grabbed dismiss~reversed dismiss~turned-round
      modal/custom dismiss~unanimated drag-in drag-in-and-out~repeated drag-in~flung
      modal/custom drag-in~joined drag-in~relieved drag-in~resting drag-out drag-out~flung
      modal/custom drag-out~joined drag-out~relieved drag-out~resting escape flick hidden-bar
      modal/custom inactive-while-dismissing inactive-while-presenting
      modal/custom interrupted-then-dismiss~unanimated interrupted-then-drag interrupted-then-tap
      modal/custom keyboard-above keyboard-above-pulled keyboard-above~cancelled
      modal/custom keyboard-above~interrupted keyboard-below keyboard-below~cancelled
      modal/custom keyboard-comes-and-goes keyboard-while-presenting move-after-verdict
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
        136-137 142-147 149-151 155-156 158 160 167-172 180 182 190-193 196-200 202-206 208
        211-212 215 218 222 229-231 238-239 243 245 252-253 255 258 260-261 265-270 272-274
        278-279 281 283 290-295 302 304 312-315 318-322 324-328 330 333-334 336 339 344 352-353
        355 362 371 378-379
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36-38 40-43
        48 50-51 55-57 60
      faulty/switch-within-switch appearance-begin-end-balanced 9 38 48
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 349-351
      faulty/presenter-told-by-animators appearance-presenter-contract 138 145-146 166 183
      faulty/presenter-view-taken-out appearance-final-state-matches-window 131 137 142-143
        155-156 158 160 167 170 172 182 192-193 196-197 199 202 204-205 208 211-212 215 218 229
        238 243
      faulty/all-pages-appear appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-38 40-48
        50-57 59-60
      faulty/neighbour-told appearance-forwarded-to-children 7-9 37 46-47 59
      faulty/neighbour-told appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-38 40-48
        50-57 59-60
      faulty/content-without-parent appearance-phase-order 111 118-120 127-128 131 134 136-137
        142-147 149-151 155-156 158 160 167-172 180 182 190-193 196-200 202-206 208 211-212 215
        218 222 229-231 238-239 243 245 252-253 255 258 260-261 265-270 272-274 278-279 281 283
        290-295 302 304 312-315 318-322 324-328 330 333-334 336 339 344 352-353 355 362 371
        378-379
      faulty/newcomer-over-side appearance-no-phantom-child 102
      faulty/newcomer-told-nothing appearance-final-state-matches-window 34 101-102 105
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 9-10 12 26 29 33 36
        38 40-43 48 50-51 55-57 60
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 381 383-384 386-388 394-400
        403 405 409-411 414 418 422-423 425-428 430 437-438 450 453 455-456 462-463 465-466
        469-471 474-477 482 495 497 499 502-506 511 515 525 527
      faulty/outgoing-told-again appearance-no-spurious-reversal 111 118 120 127 197 204-205 245
        252 255 258 260-261 265-270 272-274 278-279 281 283 290-291 293-295 302 304 312 314-315
        318-319 321 324-328 330 333-334 336 339 344 352-353 355 362 371 378
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
      faulty/presenter-ended-ahead appearance-phase-order 131 136 142-147 149-151 153 155-158
        160 180-182 186 190 192-193 196-197 199 202-206 209-212 215-218 222 224 229 231 233 238
        241 243
      faulty/hurried-child-left-behind appearance-child-within-parent 9
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36
        38 40-43 48 50-51 55-57 60
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 61-65 69 71-72 74 90-98 101-102 105-106
      faulty/placed-before-told appearance-phase-order 1-4 9-10 12 26 29 32-34 36-38 40-43 48
        50-51 55-57 60
      faulty/animation-concealed appearance-animated-flag 1-4 9-10 12 26 29 32-34 36-38 40-42 48
        50 55-57 60
      faulty/fades-unasked appearance-animated-flag 146 148 152 201 223 232 240
      faulty/animation-invented appearance-animated-flag 138 145-146 148 152 166 183 201 223 232
        240
      faulty/animation-denied appearance-animated-flag 131-139 141-147 149-151 153-165 167-177
        179-200 202-213 215-222 224-231 233-239 241-243
      faulty/return-kept-back appearance-forwarded-to-children 7-8 59
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 62 64 109
      faulty/menu-stays-after-turn appearance-final-state-matches-window 106-109
      faulty/handle-out-of-sight appearance-no-phantom-child 52-53
      faulty/presenter-left-in-window appearance-no-double-appear 113-117 122-126 247-251
        256-257 259 262-264 276-277 280 282 284-289 296-301 303 305-311 316-317 319 329 331-332
        335 337-338 340 342-343 354 356-361 373-377
      faulty/menu-goes-untold appearance-final-state-matches-window 107-108
      faulty/first-page-blinks transparency 45 52-53
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 114-117 119 123-126 128 132-133
        138-139 141 154 159 161-165 169 171 174 176 179 183-185 188-189 191 195 198 200 213 219
        221 225-228 230 234-237 239 242 248-251 253 256-257 262-264 277 282 284-288 292 297 299
        301 305-307 310-311 313 317 320 322 335 340 343 358-361 374-377 379
      faulty/flag-of-the-animation completion-honest-flag 135 137 259 261
      faulty/returns-without-views completion-eventually 131 134 136-137 142-147 149-151 155-156
        158 160 167-172 180 182 190-193 196 198-200 202-206 208 211-212 215 218 222 229-231
        238-239 243
      faulty/empty-transaction-reports completion-not-before-animation-end 381 384 386-388
        394-400 403 405 409-411 414 418 422-423 425-428 430 437-438 450 453 455-456 462-463
        465-466 469-471 474-477 482 495 497 499 502-506 511 515 525 527
      faulty/completed-by-two completion-at-most-once 114-117 123-126 132-133 138-139 141 154
        159 161-165 174 176 179 183-185 188-189 195 213 219 221 225-228 234-237 242 248-251
        256-257 262-264 277 282 284-288 297 299 301 305-307 310-311 317 335 340 343 358-361
        374-377
      faulty/waits-for-delegate completion-eventually 203 325 455 581-582
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 262 268 289 305 356
      faulty/shown-only-by-animation completion-unanimated-parity 43 51
      faulty/completed-without-verdict completion-after-verdict 382 389-392 394 402 404 406-409
        411 415-418 420-421 424 431 438-446 458-459 464 467 472-474 478 480-482 486-493 500-502
        507 509-511 515-523
      faulty/paused-and-completed completion-after-verdict 382 389-392 394 402 404 406-409 411
        415-418 420-421 424 431 438-446 458-459 464 467 472-474 478 480-482 486-493 500-502 507
        509-511 515-523
      faulty/dismissal-closure-dropped completion-closure-runs 7-9 35 37 46-47 59
      faulty/twice-told-card completion-closure-runs 131 134 136-137 142-152 155-156 160 180 182
        190 192-193 196-197 199 201-206 211-212 215 218 240 243
      faulty/frames-reset-after-end completion-no-work-after 114-117 123-126 132-133 138-139 141
        154 159 161-165 174 176 179 183-185 188-189 195 204-206 213 219 221 225-228 234-237 242
        248-251 256-257 262-264 277 282 284-288 297 299 301 305-307 310-311 317 326-328 335 340
        343 358-361 374-377
      faulty/dropped-animation-ignored completion-eventually 135 137 259 261 385-387 499 557
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
        138-139 141-147 149-151 153-165 167-168 170 172-177 179-180 183-190 192-197 199 202-213
        215-222 224-229 231 233-238 241-243 245 247 252 255 258 260 263-270 272-274 276 278-281
        283 290-291 293-296 298 300 302 306-309 312 314-316 318-319 321 324-334 336-339 342 344
        352-355 357 362 371 373 378
      faulty/waits-for-announced-time completion-eventually 111 118 120 127 131 136 142-147
        149-151 155-156 158 160 180 190 192-193 196-197 199 202-206 211-212 215 218 222 229 231
        238 243 245 252 255 260 265-270 272-274 278-279 281 283 302 312 314-315 318-319 321
        324-328 333-334 336 339 344 352-353 355 362 371 378
      faulty/end-told-first completion-not-before-animation-end 1-4 9-10 12 26 29 32-34 36-38
        40-42 48 50 55-57 60
      faulty/recedes-by-animators completion-unanimated-parity 201
      faulty/pales-by-animators completion-unanimated-parity 201
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 138 145 148 152 166 183 223 232
        240
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 134-136 144
        146-147 149-151 153 157 180-181 186 190 197 203-206 209-210 216-217 222 224 231 233 241
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 346-347
      faulty/incoming-view-left-out ownership-to-view-in-container 111 118 120 127 131 134
        136-137 142-147 149-151 155-156 158 160 167-168 170 172 180 182 190 192-193 196-197 199
        202-206 208 211-212 215 218 222 229 231 238 243 245 252 255 258 260-261 265-270 272-274
        278-279 281 283 290-291 293-295 302 304 312 314-315 318 321 324-328 330 333-334 336 339
        344 352-353 371 378
      faulty/both-sides-taken-out ownership-original-parentage-restored 132-133 138-139 141 154
        159 161-165 174 176 179 183-185 188-189 195 213 219 221 225-228 234-237 242
      faulty/both-sides-taken-out ownership-window-not-empty 138-139 141 183-185
      faulty/picture-left-on-top ownership-container-clean 114-117 123-126 132-133 154 159
        161-165 174 176 179 188-189 195 213 219 221 225-228 234-237 242 248-251 256-257 277 282
        284-288 297 299 301 310-311 317 335 340 343 358-361 374-377
      faulty/mark-left-by-finger ownership-container-clean 114-117 123-126 132-133 154 159
        161-165 174 176 179 188-189 195 213 219 221 225-228 234-237 248-251 256-257 277 282
        284-288 297 299 301 310-311 317 335 340 358-361 374-377
      faulty/bar-picture-stays ownership-container-clean 385-387 499
      faulty/source-view-stays-hidden ownership-source-view-restored 399 505
      faulty/element-taken-along ownership-source-view-restored 387 399 438 499 505 515
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 169 171 191 198 200 230 239
      faulty/backdrop-picture-stays geometry-chrome-follows 211-213 215 218-219
      faulty/presenter-under-outer-view ownership-original-parentage-restored 346-347
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 382 389-392 394 402
        411 415-418 421 431 438-441 443 445-446 459 464 467 472-474 480-482 486-488 490 492-493
        500-502 509-511 515-518 520 522-523
      faulty/container-pinned ownership-container-untouched 131 134 136-137 142-152 155-156 158
        160 167-172 180 182 190-193 196-206 208 211-212 215 218 222-223 229-232 238-240 243
      faulty/incoming-view-stays ownership-original-parentage-restored 114-117 123-126 248-251
        256-257 262-264 277 282 284-288 297 299 301 305-307 310-311 317 335 340 343 358-361
        374-377
      faulty/picture-left-in-container ownership-container-clean 10 43 51 57
      faulty/curtain-stays ownership-container-clean 131 137 142-143 155-156 158 160 167 170 172
        182 192-193 196-197 199 201-202 204-205 208 211-212 215 218 229 238 243
      faulty/dimming-taken-early ownership-chrome-lifecycle 132-133 154 159 161-165 174 176 179
        188-189 195 213 219 221 225-228 234-237 242
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 131 137 142-143 155-156 158 160
        167 170 172 182 192-193 196-197 199 201-202 204-205 208 211-212 215 218 229 238 243
      faulty/dimming-piles-up ownership-container-clean 132-133 154 159 161-165 174 176 179
        188-189 195 213 219 221 225-228 234-237 242
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 211-213 215 218-219
      faulty/tabs-exchanged-by-hand ownership-container-untouched 555-556 575 582 584-585
        588-591 594 600 615-620
      faulty/catcher-stays ownership-container-clean 62 65 69-70 74 92-95 106
      faulty/catchers-pile-up ownership-container-clean 62 65 69-70 74 92-95 106
      faulty/status-bar-not-captured status-bar-owner-after-present 131 134 136-137 142-152
        155-156 158 160 182 190 192-193 196-197 199 201-206 211-212 215 218 222-223 229 231-232
        238 240 243
      faulty/child-never-asked status-bar-child-forwarded 1-4 7-10 12 26 29 33-38 40-48 50-57
        59-60
      faulty/bar-by-value status-bar-child-forwarded 1-4 7-10 12 26 29 33-38 40-48 50-57 59-60
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 9 12 26 33 36 40 42-43
        45-48 50-51 55 60
      faulty/no-update-requested status-bar-update-requested 1 3 26 33-34 36 40 42-43 48 50-51
        56-57
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 133 154 159 161-165 174 176 179
        188-189 195 213 221 225-228 234-237 242
      faulty/bar-returns-late geometry-bars-stable 111 113 120 122 135-136 139 141 144 146-147
        149-151 153 157 168 173 175 177 180-181 184-187 190 194 197 203-207 209-210 220 222 224
        231 233 241 245 247 259-260 263-264 267 269-270 272-274 276 280 291 296 298 300 302-303
        306-309 312 316 319 325-329 331-332 342 352-355 357 371 373
      faulty/helper-window-stays status-bar-no-global-write 111 113-117 120 122-126 132-136
        138-139 141 144 146-147 149-151 153-154 157 159 161-165 168 173-177 179-181 183-190
        194-195 197 203-207 209-210 213 216-217 219-222 224-228 231 233-237 241-242 245 247-251
        256-260 262-264 267 269-270 272-274 276-277 280 282 284-288 291 296-303 305-312 316-317
        319 325-329 331-332 335 337-338 340 342-343 352-355 357-361 371 373-377
      faulty/helper-window-stays status-bar-restored-after-dismiss 111 120 134 136 144 146-147
        149-151 168 180 190 203-206 222 231 245 258 260 267 269-270 272-274 291 302 312 325-328
        352-353 371
      faulty/bar-set-for-all status-bar-no-global-write 111 113-120 122-128 131-139 141-147
        149-151 153-165 167-177 179-200 202-213 215-222 224-231 233-239 241-243 245 247-253
        255-270 272-274 276-288 290-322 324-340 342-344 352-355 357-362 371 373-379
      faulty/verdict-during-bar-fade completion-eventually 220
      faulty/update-asked-too-early status-bar-update-requested 1-4 10 12 26 29 33-34 36 38
        40-43 48 50-51 56-57 60
      faulty/header-never-asked status-bar-child-forwarded 255 261 265-266 278-279 281 283 304
        314-315 318-319 321 323-324 326-327 333-334 336 339 357 362
      faulty/given-up-screen-decides status-bar-child-forwarded 15 17-19 21 24-25 30 58
      faulty/root-decides-stack status-bar-child-forwarded 382 386-387 389 394 402-403 405 408
        410 414 418 421 423 428 431 438-441 443 445-446 450-454 461-462 464 467 469-471 474 482
        486-488 490 492-493 495-496 499 502 511 515-518 520 522-523 525-526
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 381-392 394-423 426-447 450-528
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
        137-139 141-143 153-167 170 172-177 179 181-189 192-197 199 201-202 204-205 207-213
        215-221 224-229 233-238 241-243 247-252 255-257 259 261-266 276-290 293-301 303-311
        314-319 321 323-324 326-327 329-340 342-344 354-362 373-378
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
      faulty/early-end-dropped interaction-verdict-always 179 301
      faulty/only-ended-handled interaction-verdict-always 115 124 132 162 183-185 189 219 226
        235 249 256 285 305-307 311 340 359 375
      faulty/alert-takes-driver interaction-verdict-always 132 256
      faulty/pull-left-to-alert interaction-verdict-always 382
      faulty/lost-finger-decides interaction-verdict-always 183-185 305-307
      faulty/driver-always-handed-out interaction-start-policy 111 113 120 122 134-136 144 147
        149-151 153 157 180-181 186 190 197 203-207 209-210 216-217 222 224 231 233 241 245 247
        258-260 267 270 272-274 276 280 302-303 308 312 319 325-329 331-332 337-338 342 352-355
        357 371 373
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 141 264
      faulty/progress-after-verdict interaction-progress-range 116 125 163 176 194-195 227 236
        250 286 299 316-317 376
      faulty/resting-finger-undecided interaction-verdict-always 114 116-117 123 125-126 133
        138-139 141 154 159 161 163-164 177 188 195 213 221 225 227-228 234 236-237 242 248
        250-251 257 262-264 277 282 284 286-287 300 310 317 335 343 358 360-361 374 376-377
      faulty/second-finger-lets-go interaction-verdict-always 175-176 194-195
      faulty/finger-on-the-bar interaction-start-policy 390 404 406-408 415 420 424 443-444 478
        490-491 507 520-521
      faulty/finger-for-animated-pushes interaction-start-policy 404
      faulty/verdict-by-timer interaction-verdict-always 114-117 123-126 132-133 138-139 141 154
        159 161-165 168 173-177 183-185 187-189 194-195 213 219-221 225-228 234-237 242 248-251
        256-257 262-264 277 282 284-288 291 296-300 305-307 309-311 316-317 335 340 343 358-361
        374-377
      faulty/verdict-late interaction-verdict-always 114-117 123-126 132-133 138-139 141 154 159
        161-165 168 173-177 179 183-185 187-189 194-195 213 219-221 225-228 234-237 242 248-251
        256-257 262-264 277 282 284-288 291 296-301 305-307 309-311 316-317 335 340 343 358-361
        374-377
      faulty/flung-beyond-the-end interaction-progress-range 139 165 168 173 175 184 187 194 220
        263 288 291 296 298 306 309 316
      faulty/progress-doubled interaction-progress-range 116-117 125-126 139 163-164 168 173 175
        177 183-185 187 194 220 227-228 236-237 250-251 263 286-287 291 296 298 300 305-307 309
        316 360-361 376-377
      faulty/progress-by-place interaction-progress-range 570 606
      faulty/progress-untold interaction-progress-range 114-117 123-126 132-133 138-139 141 154
        159 161-165 168 173 175-177 183-185 187-189 194-195 213 219-221 225-228 234-237 242
        248-251 256-257 262-264 277 282 284-288 291 296 298-300 305-307 309-311 316-317 335 340
        343 358-361 374-377
      faulty/input-left-off interaction-input-restored 114-117 119 123-126 128 132-133 139 154
        159 161-165 169 171 174 176 179 184 188-189 191 195 198 200 213 219 221 225-228 230
        234-237 239 242 248-251 253 256-257 263 277 282 284-288 292 294 297 299 301 306 310-311
        313 317 320 322 335 340 343 358-361 374-377 379
      faulty/interruptible-made-anew geometry-no-frame-under-transform 119 128 167-172 191 198
        200 230 239 253 290-295 313 320 322 379
      faulty/interruptible-made-anew interaction-interruptible-stable 114-117 119 123-126 128
        132-133 138-139 141 154 159 161-165 167-177 179 183-185 187-189 191 194-195 198 200 213
        219-221 225-228 230 234-237 239 242 248-251 253 256-257 262-264 277 282 284-288 290-301
        305-307 309-311 313 316-317 320 322 335 340 343 358-361 374-377 379
      faulty/runner-for-both-ways interaction-interruptible-stable 139 168 184 263 291 306
      faulty/one-pause-forgotten interaction-pause-continues 179
      faulty/touches-let-through interaction-no-overlap 471
      faulty/switch-while-settling interaction-no-overlap 48-49
      faulty/layer-clock-stays interaction-layer-clock-restored 5-6 13-24 27-28 30 49 58
      faulty/presenter-stays-deaf interaction-input-restored 134-136 138-139 141 144-153 157 166
        173 175 177 180-181 183-187 190 194 203 206-207 209-210 216-217 220 222-224 231-233
        240-241
      faulty/deafened-by-animators interaction-input-restored 138 145 166 183
      faulty/second-pull-ignored interaction-state-reset 139 184 263 306
      faulty/pull-counts-on interaction-state-reset 139 263
      faulty/second-pull-stuck interaction-state-reset 139 184 263 306
      faulty/second-pull-undriven interaction-state-reset 139 184 263 306
      faulty/touches-stay-ignored interaction-input-restored 114-117 119 123-126 128 132-133
        138-139 141 154 159 161-165 169 171 174 176 179 183-185 188-189 191 195 198 200 213 219
        221 225-228 230 234-237 239 242 248-251 253 256-257 262-264 277 282 284-288 292 294 297
        299 301 305-307 310-311 313 317 320 322 335 340 343 358-361 374-377 379
      faulty/asked-twice interaction-no-refused-request 114-117 123-126 132-133 138-139 141 154
        159 161-165 168 173-177 179 183-185 187-189 194-195 213 219-221 225-228 234-237 242
        248-251 256-257 262-264 277 282 284-288 291 296-301 305-307 309-311 316-317 335 340 343
        358-361 374-377
      faulty/tabs-busy-until-tapped interaction-input-restored 559 564 566 579 585 590 593-594
        599 601-602 613 616 619
      faulty/still-tabs-busy-until-tapped interaction-input-restored 585 590 594 616 619
      faulty/shown-tab-refused transparency 600
      faulty/each-tab-tapped-once interaction-input-restored 590 619
      faulty/taps-wait-for-animator interaction-input-restored 591 620
      faulty/pulling-when-lost interaction-state-reset 185 307
      faulty/popping-when-lost interaction-state-reset 416 418 480 482 509 511
      faulty/selecting-when-lost interaction-state-reset 578 612
      faulty/held-when-lost containment-cancel-rollback 27
      faulty/tabs-deaf-after-cancel interaction-input-restored 559 579 593 599 613
      faulty/drawer-deaf-after-cancel interaction-state-reset 66-68 87-89
      faulty/switcher-deaf-at-end interaction-state-reset 14
      faulty/selections-counted-by-code interaction-state-reset 16
      faulty/moves-counted-by-code interaction-state-reset 76 79
      faulty/turned-finger-dismisses interaction-verdict-always 165 288
      faulty/turned-finger-pops interaction-verdict-always 446 493 523
      faulty/turned-finger-selects interaction-verdict-always 573 609
      faulty/turned-finger-switches interaction-verdict-always 25
      faulty/turned-finger-opens interaction-verdict-always 77 85
      faulty/container-bounds-taken geometry-final-frame 426
      faulty/presenter-stays-scaled geometry-identity-restored 134-136 138-139 141 144-147
        149-151 153 157 166 168 173 175 177 180-181 183-187 190 194 203 206-207 209-210 216-217
        220 222 224 231 233 241
      faulty/old-frame-kept geometry-size-change-tracked 465
      faulty/width-kept geometry-size-change-tracked 54-55 59-60
      faulty/frames-of-the-beginning geometry-size-change-tracked 218 339
      faulty/initial-frame-of-all geometry-frame-rollback 131 134 136-137 142-147 149-151
        155-156 158 160 167-172 180 182 190-193 196 198-200 202-206 208 222 229-231 238-239 243
      faulty/dimming-keeps-size geometry-chrome-follows 211-213 215 218-219
      faulty/dimming-keeps-width geometry-chrome-follows 211-213 215 218-219
      faulty/presenter-frame-written-back geometry-frame-rollback 130
      faulty/card-fills-after-cancel geometry-frame-rollback 132-133 154 159 161-165 174 176 179
        188-189 195 221 225-228 234-237 242
      faulty/start-values-stay geometry-identity-restored 132-133 138 154 159 161-165 174 176
        179 183 188-189 195 213 219 221 225-228 234-237 242
      faulty/start-values-stay-below geometry-identity-restored 392 417 473 481 501 510
      faulty/frame-under-transform geometry-no-frame-under-transform 131 134 136-137 142-152
        155-156 158 160 167-172 180 182 190-193 196-206 208 211-212 215 218 222-223 229-232
        238-240 243
      faulty/pinned-to-helper geometry-layout-ownership 118 127 131 137 142-143 155-156 158 160
        167 170 172 182 192-193 196-197 199 202 204-205 208 211-212 215 218 229 238 243 252 255
        261 265-266 278-279 281 283 290 293 295 304 314-315 318-319 321 324 326-327 330 333-334
        336 339 344 362 378
      faulty/revealed-presenter-on-top geometry-z-order 111 113-117 120 122-126 245 247-251
        256-257 259-260 262-264 267 269-270 272-274 276-277 280 282 284-288 291 296-300 302-303
        305-312 316-317 319 325-329 331-332 335 337-338 340 342-343 352-355 357-361 371 373-377
      faulty/revealed-view-on-top geometry-z-order 381-382 384-385 388-392 394-396 398-402 404
        406-409 411-413 415-422 424 426-429 431-432 436-446 455 458-459 461 463-465 467-468
        472-484 486-493 500-513 515-523
      faulty/card-frame-kept geometry-size-change-tracked 211-213 215 218-219
      faulty/half-sheet-left-alone geometry-size-change-tracked 211-213 218-219
      faulty/slides-out-of-shell geometry-chrome-follows 135 139 141 153 157 173 175 177 181
        184-187 194 197 207 209-210 216-217 220 224 233 241
      faulty/strip-keeps-place geometry-size-change-tracked 55
      faulty/presenter-rises-for-nothing geometry-identity-restored 133 154 159 161-165 174 176
        179 188-189 195 221 225-228 234-237 242
      faulty/mask-of-the-beginning geometry-size-change-tracked 211-213 215 218-219
      faulty/shoved-by-old-width appearance-final-state-matches-window 107
      faulty/closed-by-old-width appearance-final-state-matches-window 106
      faulty/filled-under-transform geometry-size-change-tracked 107-109
      faulty/presenter-reset-by-darkness geometry-identity-restored 155-156
      faulty/small-while-turned geometry-size-change-tracked 216-217
      faulty/menu-stays-covered geometry-size-change-tracked 108
      faulty/pale-until-unwound geometry-identity-restored 537-539
      faulty/busy-until-shown navigation-delegate-paired 382 389-390 402 411 415 421 431 438-441
        443 445-446 464 467 486-488 490 492-493 515-518 520 522-523
      faulty/back-swipe-killed navigation-gesture-alive 409
      faulty/index-of-its-own navigation-tab-selection-consistent 557 560-563 565 567-569
        572-574 576 580 583 586-587 596-597 603-605 608-610 614
      faulty/own-dismissal-reported-only navigation-dismissal-observed 364-370
      faulty/covered-means-dismissed navigation-dismissal-observed 112 119 121 128 138 142-143
        145-146 148 150 152 166 169 171 183 191 198 200 215 223 230 232 239-240 246 253 262
        265-266 268-269 271 273 275 289 292 305 313 320 322 336 341 352-353 355-356 358-362 372
        379
      faulty/dismissal-reported-early navigation-dismissal-observed 132-136 138-139 141 144-154
        157 159 161-166 168 173-177 179-181 183-190 194-195 197 203-207 209-210 213 216-217
        219-228 231-237 240-242
      faulty/dismissal-reported-twice navigation-dismissal-observed 134-136 138-139 141 144-153
        157 166 168 173 175 177 180-181 183-187 190 194 197 203-207 209-210 216-217 220 222-224
        231-233 240-241
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 487
      faulty/unwind-step-by-step navigation-unwind-direct 532 536
      faulty/unwinds-by-one navigation-unwind-direct 541
      faulty/root-swipe-let-in navigation-stack-consistent 410
      faulty/pop-within-pop interaction-no-overlap 461
      faulty/pop-within-push navigation-stack-consistent 462
      faulty/bar-shown-for-all transparency 388 499-518 520-528
      faulty/barless-when-given-up navigation-bottom-bar-restored 389 402 421 431 439-441 443
        445-446 464 467 486-488 490 492-493
      faulty/barless-when-given-up status-bar-rollback-on-cancel 438
      faulty/refused-tab-counted navigation-tab-selection-consistent 592 595
      faulty/delegate-nobody-keeps resources-delegate-alive 131 134 136-137 142-152 155-156 158
        160 180 182 190 192-193 196-197 199 201-206 211-212 215 218 240 243 255 258 260-261
        265-275 278-279 281 283 302 304 312 314-315 318-319 321 323-328 333-334 336 339 341 344
        352-353 355 362
      faulty/delegate-not-given-back resources-delegate-alive 540
      faulty/half-passing-push-segue resources-delegate-alive 540
      faulty/animator-for-one-way navigation-symmetric-animator 111 120 134 136 144 147 149-151
        180 190 203-206 222 231 245 258 260 267 270 272-274 302 312 325-328 352-353 355 371
      faulty/context-kept resources-transition-released 114-117 123-126 132-133 138-139 141 154
        159 161-165 168 173-177 179 183-185 187-189 194-195 213 219-221 225-228 234-237 242
        248-251 256-257 262-264 277 282 284-288 291 296-301 305-307 309-311 316-317 335 340 343
        358-361 374-377
      faulty/engine-keeps-screen resources-transition-released 111 113 120 122 134-136 138-139
        141 144 146-147 149-151 153 157 168 173 175 177 180-181 183-187 190 194 203 206-207
        209-210 216-217 220 222 224 231 233 241 245 247 258-260 262-264 267 269-270 272-274 276
        280 291 296 298 300 302-303 305-309 312 316 325 328-329 331-332 337-338 342 352-357 371
        373
      faulty/recognizers-pile-up resources-no-recognizer-growth 111 120 151 168 204-206 222 231
        245 274 291 328 352-353 371
      faulty/duration-made-up resources-duration-truthful 381 384 388 391 394-401 403 405
        409-412 416 418-419 422-423 425-430 432 436-438 450 453 455-456 461-463 465-466 468-472
        474-477 479-480 482-484 495 497 500 502-506 508-509 511-513 515 525 527
      faulty/menus-pile-up resources-transition-released 54-57 59-60
      faulty/first-pair-remembered resources-no-stale-participants 111 120 151 168 222 231 245
        274 291 353 371
      faulty/animator-dropped-early resources-driver-alive 11 39
      faulty/display-link-runs-on resources-no-orphan-animations 114-117 119 123-126 128 132-133
        138-139 141 154 159 161-165 169 171 174 176 179 183-185 188-189 191 195 198 200 213 219
        221 225-228 230 234-237 239 242 248-251 253 256-257 262-264 277 282 284-288 292 297 299
        301 305-307 310-311 313 317 320 322 335 340 343 358-361 374-377 379
      faulty/animations-left-off resources-switches-restored 111 113-120 122-128 131-133 135-139
        141-147 149-151 153-165 167-177 179-200 202-213 215-222 224-231 233-239 241-243 245
        247-253 255-257 259-270 272-274 276-288 290-322 324-340 342-344 352-355 357-362 371
        373-379
      faulty/animations-switched-on resources-switches-restored 134 258
      faulty/device-kept-awake resources-switches-restored 111 119-120 128 134 136 144-147
        149-151 168-169 171 180 190-191 198 200 203 206 222 230-231 239 245 253 258 260 267-270
        272-274 291-292 302 312-313 320 322 325 328 352-353 371 379
      faulty/reports-late resources-duration-truthful 111 113 118 120 122 127 131 136 141-147
        149-151 153 155-158 160 180 185-186 190 192-193 196-197 199 202-212 215-218 222 224 229
        231 233 238 241 243 245 247 252 255 260 264-270 272-274 276 278-281 283 302 307-308 312
        314-315 318-319 321 324-334 336-339 342 344 352-355 357 362 371 373 378
      faulty/pushes-remembered resources-transition-released 397 427-428 430 432-435 447 457 466
        484-485 494 513-514 524
      faulty/stack-kept-by-hub resources-transition-released 424-425
      faulty/switcher-kept-by-closure resources-transition-released 31-32
      faulty/switchers-remembered resources-transition-released 31-32
      faulty/escape-ignored accessibility-escape-works 140 178 214
      faulty/escape-promised accessibility-escape-works 140 178 214
      faulty/background-reachable accessibility-reachable-set 143 202 205 212
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 131 134 136-137 142-147
        149-151 155-156 158 160 167-172 180 182 190-193 196 198-200 202-206 208 211-212 215 218
        222 229-231 238-239 243
      faulty/editing-ended-by-drag accessibility-responder-restored 188-189 310-311
      faulty/screen-changed-too-early accessibility-focus-announced 143 147 159 198 202 205 212
        217 266 270 282 320 324 327 334 338
      faulty/elements-hidden-by-animators accessibility-flags-restored 138 145 166 183 262 268
        289 305 356
      faulty/mute-until-unwound accessibility-flags-restored 529-531 533-535
      faulty/closed-menu-reachable accessibility-reachable-set 93
      faulty/closed-handle-modal accessibility-flags-restored 62 65 69-70 74 92-95 106
      faulty/given-up-screen-announced accessibility-focus-announced 159 198 282 320
      faulty/screen-announced-twice accessibility-focus-announced 143 147 202 205 212 217 266
        270 324 327 334 338
      faulty/page-left-mute accessibility-flags-restored 1-2 4 10 29 37-38 41 50 56-57
      faulty/newcomer-within-reach accessibility-flags-restored 101-102
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 132-136 138-139 141 144
        146-147 149-151 153-154 157 159 161-165 168 173-177 179-181 183-190 194-195 197 203-207
        209-210 213 216-217 219-222 224-228 231 233-237 241-242
      faulty/fold-with-animated-push completion-not-before-animation-end 542 544-554
      faulty/fold-with-animated-push transparency 543
      faulty/fold-with-input-left-off interaction-input-restored 542-554
      faulty/always-interactive interaction-start-policy 134-136 144 146-147 149-151 153 157
        180-181 186 190 197 203-207 209-210 216-217 222 224 231 233 241
      faulty/direction-not-reset interaction-state-reset 168
      faulty/direction-never-turned interaction-start-policy 139 163 168 173 177 184 187 220 227
        236
      faulty/direction-inferred interaction-start-policy 139 163 168 173 177 184 187 220 227 236
      faulty/presenter-told-nothing appearance-presenter-contract 131 134 136-137 142-147
        149-151 155-156 158 160 180 182 190 192-193 196-197 199 202-206 211-212 215 218 222 229
        231 238 243
      faulty/presenter-told-twice appearance-begin-end-balanced 131 134-137 142-147 149-151 153
        155-158 160 180-182 186 190 192-193 196-197 199 202-206 209-212 215-218 222 224 229 231
        233 238 241 243
      faulty/view-moved-after-end completion-no-work-after 111 113-117 119-120 122-126 128
        132-136 138-139 141 144 146-147 149-151 153-154 157 159 161-165 168-169 171 173-177
        179-181 183-191 194-195 197-198 200 203-207 209-210 213 216-217 219-222 224-228 230-231
        233-237 239 241-242 245 247-251 253 256-260 262-264 267 269-270 272-274 276-277 280 282
        284-288 291-292 296-303 305-313 316-317 319-320 322 325-329 331-332 335 337-338 340
        342-343 352-355 357-361 371 373-377 379
      faulty/bar-jumps-at-end geometry-bars-stable 111 118 120 127 131 136-137 142-147 149-151
        155-156 158 160 167-168 170 172 180 182 190 192-193 196-197 199 202-206 208 211-212 215
        222 229 231 238 243 245 252 255 260-261 265-270 272-274 278-279 281 283 290-291 293-295
        302 304 312 314-315 318-319 321 324-328 330 333-334 336 344 352-353 362 371 378
      faulty/closed-menus-appear appearance-no-phantom-child 7-8 31 34-35 52-54 59 61-65 69-75
        86 90-106 108-109
      faulty/menu-moved-in-each-time containment-did-move-after-add 103-104
      faulty/replaced-screen-kept containment-remove-complete 34-35 101-102
      faulty/given-up-side-told appearance-no-phantom-child 68 78 80-85 89
      faulty/page-shown-before-child containment-add-before-view 1-4 9-10 12 26 29 32-33 36-38
        40-43 45-48 50-53 55-57 60
      faulty/stack-cut-by-hand navigation-stack-consistent 393 448-449
      faulty/one-too-many-popped navigation-stack-consistent 390-392 404 406-409 411-412 415-417
        420 424 442 444 458 472-473 478-481 489 491 500-501 507-510 519 521
      faulty/place-counted-along navigation-tab-selection-consistent 563-569 571-574 580 584-585
        588 590 592 595-596 600-605 607-610 615-617 619
      faulty/place-counted-in-secret interaction-state-reset 558 571 577 598 607 611
      faulty/pop-locks-pushes navigation-delegate-paired 382 389 394 402 418 421 430-431 434-435
        438-441 443 445-446 464 467 474 482 486-488 490 492-493 502 511 515-518 520 522-523
      faulty/presenter-stays-pale geometry-identity-restored 134-136 144-153 157 166 181 186 190
        203 206 209-210 216-217
      faulty/presenter-brightens-under-cover geometry-identity-restored 142-143
      faulty/dialog-shrinks-under-alert geometry-identity-restored 131
      faulty/dialog-stays-small geometry-identity-restored 131 137 142-143 155-156 158 160 182
        192-193 196-197 199 202 204-205 211-212 215 218
      faulty/presenter-told-by-dialog appearance-presenter-contract 131 134-137 142-153 155-158
        160 166 181-182 186 190 192-193 196-197 199 201-206 209-212 215-218
      faulty/home-turned-by-appearance completion-not-before-animation-end 135-136 144 146-147
        149-151 153 157 180-181 186 190 197 203-206 209-210 216-217 222 224 231 233 241
      faulty/hasty-card completion-closure-runs 131 134 136-137 142-152 155-156 160 180 182 190
        192-193 196-197 199 201-206 211-212 215 218 240 243
      faulty/picture-stays-hidden ownership-source-view-restored 392 417 438 473 481 501 510 515
      faulty/root-shown-ahead containment-view-parent-agrees 628-631
      faulty/banner-faded-only status-bar-no-global-write 621-627
      faulty/banner-taken-for-old status-bar-no-global-write 626
      faulty/banner-keeps-bar status-bar-owner-after-present 623
      faulty/paused-till-foreground completion-eventually 181-182 303-304
      faulty/contents-stay-deep completion-unanimated-parity 201
      faulty/contents-stay-deep geometry-identity-restored 138 145 166 183
      faulty/newcomer-under-header geometry-bars-stable 34
      faulty/insets-left-behind geometry-bars-stable 1-4 9-10 12 26 29 33-38 40-43 46-48 50-51
        55-57 60
      faulty/runner-kept-when-given-up interaction-interruptible-stable 110 129 139 244 254 263
        345 348 363 380
      faulty/sheet-of-old-screen geometry-size-change-tracked 213
      faulty/older-wish-wins interaction-no-overlap 99
      faulty/hand-moved-back geometry-size-change-tracked 219
    """
}

// Made by 'conform report --run --write' of a run of everything.

extension KnownFault {
  static let table = """
    scenarios
      container/children background-between background-while-selecting cancel-then-select cover
      container/children cover-read-aloud cover-while-selecting cycle-back-at-once
      container/children cycle-by-animator drag drag-at-end-then-select drag-read-aloud~cancelled
      container/children drag~cancelled drag~flung drag~interrupted drag~re-grabbed drag~relieved
      container/children drag~resting drag~reversed interrupted-then-select leave
      container/children leave-after-select reduced-motion replace replace-while-covered select
      container/children select-back-while-covered select-back-while-selecting select-by-animator
      container/children select-inside-another select-one-by-one select-read-aloud
      container/children select-read-aloud~unanimated select-same select-unseen
      container/children select-while-covered select-while-covered~unanimated
      container/children select-while-selecting select-while-settling select~repeated
      container/children select~unanimated show show-read-aloud turn turn-after-selecting
      container/children turn-between turn-between-back-at-once turn-while-covered
      container/children turn-while-selecting
      container/side cancel-then-close cancel-then-open close-while-covered close-while-opening
      container/side cover-open cover-open-read-aloud cover-while-opening
      container/side drag-read-aloud~cancelled drag~cancelled drag~flung drag~interrupted
      container/side drag~re-grabbed drag~reversed interrupted-then-close interrupted-then-open
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
      modal/custom animations-disabled background-while-dismissing background-while-presented
      modal/custom background-while-presenting cancel-then-drag cancel-then-escape
      modal/custom cancel-then-tap cover cycle cycle-dismissed-at-once cycle-half-animated
      modal/custom cycle-read-aloud cycle-read-aloud~unanimated cycle-with-cover cycle~repeated
      modal/custom cycle~unanimated dismiss dismiss-in-same-turn dismiss-read-aloud~cancelled
      modal/custom dismiss-while-presenting dismiss~cancelled dismiss~interrupted
      modal/custom dismiss~re-grabbed dismiss~reversed dismiss~unanimated drag-in
      modal/custom drag-in-and-out~repeated drag-out drag-out~flung drag-out~relieved
      modal/custom drag-out~resting escape flick hidden-bar interrupted-then-drag
      modal/custom interrupted-then-tap keyboard-above keyboard-above~cancelled keyboard-below
      modal/custom keyboard-below~cancelled move-after-verdict move-after-verdict~cancelled
      modal/custom present present-from-dismissal present-read-aloud~cancelled
      modal/custom present-while-presenting present~cancelled present~unanimated read-aloud
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated stop-dismissal stop-presentation taller-status-bar
      modal/custom tap-with-driver turn-and-stay turn-and-stay-read-aloud turn-then-escape
      modal/custom turn-while-covered turn-while-presented turn-while-presented-read-aloud
      modal/custom turn-while-presenting verdict-in-bar-fade verdict-in-bar-fade~cancelled
      modal/custom-cross-dissolve cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-cross-dissolve dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/custom-cross-dissolve present~cancelled
      modal/custom-flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/custom-flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/custom-flip-horizontal present present~cancelled
      modal/custom-navigation cycle~unanimated dismiss dismiss~cancelled present
      modal/custom-removal cycle-dismissed-at-once cycle-half-animated cycle~unanimated
      modal/custom-removal dismiss~unanimated present~unanimated
      modal/custom-removal-cross-dissolve cycle~unanimated
      modal/custom-removal-flip-horizontal cycle~unanimated
      modal/flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/flip-horizontal present~cancelled
      modal/full-screen animations-disabled background-while-dismissing
      modal/full-screen background-while-presented background-while-presenting cancel-then-drag
      modal/full-screen cancel-then-tap cover cycle cycle-dismissed-at-once cycle-half-animated
      modal/full-screen cycle-read-aloud cycle-read-aloud~unanimated cycle-with-cover
      modal/full-screen cycle~repeated cycle~unanimated dismiss dismiss-in-same-turn
      modal/full-screen dismiss-read-aloud~cancelled dismiss-while-presenting dismiss~cancelled
      modal/full-screen dismiss~interrupted dismiss~re-grabbed dismiss~reversed
      modal/full-screen dismiss~unanimated drag-in drag-in-and-out~repeated drag-out
      modal/full-screen drag-out~flung drag-out~relieved drag-out~resting flick hidden-bar
      modal/full-screen interrupted-then-drag interrupted-then-tap keyboard-above
      modal/full-screen keyboard-above~cancelled keyboard-below keyboard-below~cancelled
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
      navigation/bar animations-disabled background-between background-while-popping
      navigation/bar background-while-pushing background-with-thumbnail bar-hidden-on-one
      navigation/bar bar-hidden-on-one~cancelled cancel-then-drag cancel-then-pop
      navigation/bar cancel-then-pull-stack cancel-then-push cycle cycle-half-animated
      navigation/bar cycle-popped-at-once cycle-read-aloud cycle-with-thumbnail cycle~repeated
      navigation/bar drag-at-root-then-push drag-out drag-out-one-by-one drag-out-one-of-three
      navigation/bar edge-swipe edge-swipe~cancelled flick interrupted-then-drag
      navigation/bar interrupted-then-pop interrupted-then-push keyboard-above~cancelled
      navigation/bar leave-after-drag-out leave-after-push opaque-bar pile-then-pop-to-root
      navigation/bar pile-then-pop-to-second pop pop-back-while-covered pop-read-aloud~cancelled
      navigation/bar pop-to-root pop-to-root~unanimated pop-while-covered
      navigation/bar pop-while-covered~unanimated pop-while-popping pop-while-pushing
      navigation/bar pop-with-thumbnail~cancelled pop~cancelled pop~flung pop~interrupted
      navigation/bar pop~re-grabbed pop~resting pop~reversed pop~unanimated pull-stack
      navigation/bar pull-stack-of-two push push-while-covered push-while-covered~unanimated
      navigation/bar push-while-pushing push~unanimated reduced-motion set-stack
      navigation/bar set-stack-while-covered set-stack-while-popping
      navigation/bar set-stack-while-popping~cancelled set-stack~unanimated swipe-while-popping
      navigation/bar swipe-while-pushing toolbar toolbar~cancelled turn-between
      navigation/bar turn-between-popped-at-once turn-while-popping turn-while-pushing two-pushes
      navigation/bar two-taps
      navigation/in-tabs cancel-then-pop cancel-then-push cycle cycle-half-animated
      navigation/in-tabs cycle~repeated drag-out flick interrupted-then-pop interrupted-then-push
      navigation/in-tabs pop pop-to-root pop-to-root~unanimated pop~cancelled pop~flung
      navigation/in-tabs pop~interrupted pop~re-grabbed pop~resting pop~reversed pop~unanimated
      navigation/in-tabs push push~unanimated set-stack set-stack~unanimated
      navigation/no-bar background-with-thumbnail cancel-then-pop cancel-then-push cycle
      navigation/no-bar cycle-half-animated cycle-with-thumbnail cycle~repeated drag-out flick
      navigation/no-bar interrupted-then-pop interrupted-then-push pop pop-to-root
      navigation/no-bar pop-to-root~unanimated pop-with-thumbnail~cancelled pop~cancelled
      navigation/no-bar pop~flung pop~interrupted pop~re-grabbed pop~resting pop~reversed
      navigation/no-bar pop~unanimated push push~unanimated set-stack set-stack~unanimated
      segue/custom unwind-deep
      segue/full-screen unwind-deep
      segue/push perform-then-push
      segue/push-at-once animations-disabled background-while-performing cycle cycle~repeated
      segue/push-at-once perform perform-then-push perform~unanimated tap-twice
      segue/push-at-once turn-while-performing
      tabs/screens background-while-selecting cancel-then-tap cover cover-while-selecting
      tabs/screens drag-at-end-then-tap drag-read-aloud~cancelled drag~cancelled drag~flung
      tabs/screens drag~interrupted drag~re-grabbed drag~reversed flick interrupted-then-select
      tabs/screens interrupted-then-tap keyboard-up~cancelled select select-then-tap
      tabs/screens select-while-covered select-while-selecting tap tap-while-cancelling
      tabs/screens tap-while-settling turn-while-selecting
      tabs/stacks cancel-then-tap drag-at-end-then-tap drag~cancelled drag~flung drag~interrupted
      tabs/stacks drag~re-grabbed drag~reversed flick interrupted-then-select
      tabs/stacks interrupted-then-tap select select-then-tap tap
      window/own hide-while-showing keyboard-below sheet-below show-and-hide
      window/own show-and-hide~repeated turn-while-shown
      window/root swap swap-animated~repeated swap-from-completion swap-under-sheet
    faults
      faulty/first-child-told-twice appearance-forwarding-exclusive 34 41-42
      faulty/own-appearance-kept-back appearance-forwarded-to-children 4-5 47
      faulty/callback-called-by-animator appearance-no-direct-call 82 89-91 98-99 101 103-104
        108-116 118 120 126-127 134 139-140 143-153 155 158-159 161 164 167-168 174-177 183-185
        188 196 203-205 207-208 211-215 217-218 221 223 229-230 236 241-242 245-249 251-255 257
        260-262 265 269 275-276 278 285 293 300-301
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-2 6-7 21-23 25-27 29-32 37 39-40
        44-46 48
      faulty/switch-within-switch appearance-begin-end-balanced 6 27 37
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 272-274
      faulty/presenter-view-taken-out appearance-final-state-matches-window 104 108 118 120 126
        143-144 146 148-149 151-152 155 158-159 161 164 174 183 188
      faulty/all-pages-appear appearance-no-phantom-child 4-6 26 34-36 41-42 47
      faulty/neighbour-told appearance-forwarded-to-children 4-6 26 35-36 47
      faulty/neighbour-told appearance-no-phantom-child 1-2 6-7 21-22 25-27 29-32 34-37 39-42
        44-46 48
      faulty/content-without-parent appearance-phase-order 82 89-91 98-99 101 103-104 108-116
        118 120 126-127 134 139-140 143-153 155 158-159 161 164 167-168 174-177 183-185 188 196
        203-205 207-208 211-215 217-218 221 223 229-230 236 241-242 245-249 251-255 257 260-262
        265 269 275-276 278 285 293 300-301
      faulty/newcomer-told-nothing appearance-final-state-matches-window 23 74 77
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-2 6-7 22 25 27 29-32
        37 39-40 44-46 48
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 302-303 305-307 312-319
        323-324 328 331-334 336 343-344 354 357 359-360 366-367 369-370 372-374 376-379 383 394
        396 398 400-404 408 412 420 422
      faulty/outgoing-told-again appearance-no-spurious-reversal 82 89 91 98 111 144 151-152 196
        203 205 207-208 211-215 217-218 221 223 229-230 236 241 245-246 248 251-255 257 260-262
        265 269 275-276 278 285 293 300
      faulty/child-told-before-show appearance-child-within-parent 26 34-36
      faulty/child-told-before-show appearance-no-double-appear 26 34-36
      faulty/change-ended-twice appearance-begin-end-balanced 34 41-42
      faulty/begun-twice appearance-begin-end-balanced 1-2 6-7 21-23 25-27 29-32 37 39-40 44-46
        48
      faulty/wrong-callback-forwarded appearance-no-direct-call 4-6 24 26 34-36 41-42 47
      faulty/wrong-callback-forwarded appearance-will-did-paired 4-6 24 26 34-36 41-42 47
      faulty/long-gone-told-again appearance-no-double-disappear 30 37
      faulty/always-animated appearance-animated-flag 7 32 40 46
      faulty/view-put-in-twice appearance-is-appearing-once 1-2 7 21-23 25-27 29-32 37 39-40
        44-46 48
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 3 11-15 18-19
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 11-15 18
      faulty/ends-with-the-shorter appearance-phase-order 1 7 21-22 25-27 29-31 37 39 44-46 48
      faulty/ends-with-the-shorter containment-did-move-after-add 1 7 21-22 25-27 29-31 37 39
        44-46 48
      faulty/presenter-ended-ahead appearance-phase-order 103 108-112 114-115 117-118 120 134
        137 139 143-144 146 149-153 156-159 161-164 167 169 174 176 178 183 186 188
      faulty/hurried-child-left-behind appearance-child-within-parent 6
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-2 6-7 21-23 25 27 29-32
        37 39-40 44-46 48
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 51 53-54 64-72 74 77-78
      faulty/placed-before-told appearance-phase-order 1-2 6-7 21-23 25-27 29-32 37 39-40 44-46
        48
      faulty/animation-concealed appearance-animated-flag 1-2 6-7 21-23 25-27 29-31 37 39 44-46
        48
      faulty/slides-unasked appearance-animated-flag 110-111 113 116 125 148 168 177 185
      faulty/animation-invented appearance-animated-flag 110-111 113 116 125 148 168 177 185
      faulty/animation-denied appearance-animated-flag 101-105 107-112 114-115 117-124 126-131
        133-147 149-159 161-167 169-176 178-184 186-188
      faulty/return-kept-back appearance-forwarded-to-children 4-5 47
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 81
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 85-88 90 94-97 99 105 107 119 121-124
        129-130 133 135-136 138 140 142 145 147 166 170-173 175 179-182 184 187 199-202 204
        209-210 222 224-227 232-233 235 237-238 240 242 244 247 249 268 281-284 296-299 301
      faulty/flag-of-the-animation completion-honest-flag 102 104 206 208
      faulty/returns-without-views completion-eventually 101 103-104 108-116 118 120 126-127 134
        139-140 143 145-153 155 158-159 161 164 167-168 174-177 183-185 188
      faulty/empty-transaction-reports completion-not-before-animation-end 303 305-307 312-319
        323-324 328 331-334 336 343-344 354 357 359-360 366-367 369-370 372-374 376-379 383 394
        396 398 400-404 408 412 420 422
      faulty/completed-by-two completion-at-most-once 85-88 94-97 105 107 119 121-124 129-130
        133 135-136 138 142 166 170-173 179-182 187 199-202 209-210 222 224-227 232-233 235
        237-238 240 244 268 281-284 296-299
      faulty/waits-for-delegate completion-eventually 110-111 113 116 125 148 168 177 185
        189-195
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 213 228 279
      faulty/shown-only-by-animation completion-unanimated-parity 32 40
      faulty/completed-without-verdict completion-after-verdict 308-310 312 320-324 326-330 337
        344-350 362-363 368 375-376 380 382-383 387-392 399-400 405 407-408 412-418
      faulty/paused-and-completed completion-after-verdict 308-310 312 320-324 326-330 337
        344-350 362-363 368 375-376 380 382-383 387-392 399-400 405 407-408 412-418
      faulty/dismissal-closure-dropped completion-closure-runs 4-6 24 26 35-36 47
      faulty/twice-told-card completion-closure-runs 101 103-104 108-116 120 134 139 143-144 146
        148-153 158-159 161 164 185 188
      faulty/frames-reset-after-end completion-no-work-after 85-88 94-97 105 107 119 121-124
        129-130 133 135-136 138 142 151-153 166 170-173 179-182 187 199-202 209-210 222 224-227
        232-233 235 237-238 240 244 253-255 268 281-284 296-299
      faulty/dropped-animation-ignored completion-eventually 102 104 206 208 304-306 398 436
      faulty/ended-hook-forgotten completion-animation-ended-relayed 8 28
      faulty/ended-hook-twice completion-animation-ended-relayed 8 28
      faulty/ended-hook-early completion-animation-ended-relayed 8 28
      faulty/ended-hook-contrary completion-animation-ended-relayed 8 28
      faulty/alongside-for-built-in-only completion-alongside-runs 8 28
      faulty/reports-long-after completion-eventually 82 84 89 91 93 98 101 103 105 107-131
        133-139 141-144 146 148-159 161-174 176-183 185-188 196 198 203 205 207 209-215 217-218
        220-221 223 229-231 234 236-239 241 243 245-246 248 251-265 267 269 275-278 280 285 293
        295 300
      faulty/waits-for-announced-time completion-eventually 82 89 91 98 103 108-112 114-115 118
        120 134 139 143-144 146 149-153 158-159 161 164 167 174 176 183 188 196 203 207 211-215
        217-218 221 223 236 241 245-246 248 251-255 260-262 265 269 275-276 278 285 293 300
      faulty/end-told-first completion-not-before-animation-end 1-2 6-7 21-23 25-27 29-31 37 39
        44-46 48
      faulty/recedes-by-animators completion-unanimated-parity 148
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 101-103 109-117
        125 134 137 139 144 150-153 156-157 162-163 167-169 176-178 185-186
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 270-271
      faulty/incoming-view-left-out ownership-to-view-in-container 82 89 91 98 101 103-104
        108-116 118 120 126-127 134 139 143-144 146 148-153 155 158-159 161 164 167-168 174
        176-177 183 185 188 196 203 205 207-208 211-215 217-218 221 223 229-230 236 241 245 248
        251-255 257 260-262 265 269 275-276 293 300
      faulty/both-sides-taken-out ownership-original-parentage-restored 105 107 119 121-124
        129-130 133 135-136 138 142 166 170-173 179-182 187
      faulty/both-sides-taken-out ownership-window-not-empty 105 107 135-136
      faulty/picture-left-on-top ownership-container-clean 85-88 94-97 119 121-124 129-130 133
        138 142 166 170-173 179-182 187 199-202 222 224-227 232-233 235 240 244 268 281-284
        296-299
      faulty/mark-left-by-finger ownership-container-clean 85-88 94-97 119 121-124 129-130 133
        138 142 166 170-173 179-182 199-202 222 224-227 232-233 235 240 244 281-284 296-299
      faulty/bar-picture-stays ownership-container-clean 304-306 398
      faulty/source-view-stays-hidden ownership-source-view-restored 317 403
      faulty/element-taken-along ownership-source-view-restored 306 317 344 398 403 412
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 140 145 147 175 184
      faulty/backdrop-picture-stays geometry-chrome-follows 158-159 161 164
      faulty/presenter-under-outer-view ownership-original-parentage-restored 270-271
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 308-310 312 324
        326-329 337 344-348 350 363 368 375-376 382-383 387-390 392 399-400 407-408 412-416 418
      faulty/container-pinned ownership-container-untouched 101 103-104 108-116 118 120 126-127
        134 139-140 143-153 155 158-159 161 164 167-168 174-177 183-185 188
      faulty/incoming-view-stays ownership-original-parentage-restored 85-88 94-97 199-202
        209-210 222 224-227 232-233 235 237-238 240 244 268 281-284 296-299
      faulty/picture-left-in-container ownership-container-clean 7 32 40 46
      faulty/curtain-stays ownership-container-clean 104 108 118 120 126 143-144 146 148-149
        151-152 155 158-159 161 164 174 183 188
      faulty/dimming-taken-early ownership-chrome-lifecycle 119 121-124 129-130 133 138 142 166
        170-173 179-182 187
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 104 108 118 120 126 143-144 146
        148-149 151-152 155 158-159 161 164 174 183 188
      faulty/dimming-piles-up ownership-container-clean 119 121-124 129-130 133 138 142 166
        170-173 179-182 187
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 158-159 161 164
      faulty/tabs-exchanged-by-hand ownership-container-untouched 452 455 470-471
      faulty/catcher-stays ownership-container-clean 51-52 66-69 78
      faulty/catchers-pile-up ownership-container-clean 51-52 66-69 78
      faulty/status-bar-not-captured status-bar-owner-after-present 101 103-104 108-116 118 120
        139 143-144 146 148-153 158-159 161 164 167-168 174 176-177 183 185 188
      faulty/child-never-asked status-bar-child-forwarded 1-2 4-7 22-27 29-37 39-48
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 2 6 22 25 29 31-32 34-37
        39-40 44 48
      faulty/no-update-requested status-bar-update-requested 2 22-23 25 29 31-32 37 39-40 45-46
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 119 121-124 129-130 133 138 142
        166 170-173 179-182 187
      faulty/bar-returns-late geometry-bars-stable 82 84 91 93 102-103 105 107 109 111-112
        114-115 117 127-128 131 134-137 139 141 144 150-154 156-157 165 167 169 176 178 186 196
        198 206-207 209-210 212 214-215 217-218 220 230-231 234 236-239 241 243 246 252-256
        258-259 267 275-278 280 293 295
      faulty/helper-window-stays status-bar-no-global-write 82 84-88 91 93-97 101-103 105 107
        109-117 119 121-125 127-131 133-139 141-142 144 150-154 156-157 162-163 165-173 176-182
        185-187 196 198-202 205-207 209-210 212 214-215 217-218 220 222 224-227 230-241 243-244
        246 252-256 258-259 263-264 267-268 275-278 280-284 293 295-299
      faulty/helper-window-stays status-bar-restored-after-dismiss 82 91 101 103 109-116 127 134
        139 150-153 167-168 176-177 185 196 205 207 212 214-215 217-218 230 236 241 252-255
        275-276 293
      faulty/bar-set-for-all status-bar-no-global-write 82 84-91 93-99 101-105 107-131 133-159
        161-188 196 198-215 217-218 220-227 229-249 251-265 267-269 275-278 280-285 293 295-301
      faulty/verdict-during-bar-fade completion-eventually 165
      faulty/update-asked-too-early status-bar-update-requested 1-2 7 22-23 25 27 29-32 37 39-40
        45-46 48
      faulty/header-never-asked status-bar-child-forwarded 208 211 221 223 245-246 248 250-251
        253-254 260-262 265 280 285
      faulty/given-up-screen-decides status-bar-child-forwarded 11-15 18
      faulty/root-decides-stack status-bar-child-forwarded 305-306 308 312 319 322 328-329 334
        337 344-348 350 354-358 365-366 368 372-374 376 383 387-390 392 394-395 398 400 408
        412-416 418 420-421
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 302-310 312-329 332-351 354-423
      faulty/never-moved containment-did-move-after-add 1-2 6-7 22-27 29-32 34-37 39-42 44-46 48
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-2 6-7 21-27 29-32 35-37
        39-40 44-46 48
      faulty/view-before-child containment-add-before-view 34 41-42
      faulty/view-without-child containment-view-parent-agrees 1-2 4-7 22-27 29-37 39-48
      faulty/popup-without-child containment-view-parent-agrees 85-89 94-98 104 108 118-124 126
        129-130 133 138 142-144 146 148-149 151-152 155 158-159 161 164 166 170-174 179-183
        187-188 199-203 208 211 221-227 229 232-233 235 240 244-246 248 250-251 253-254 257
        260-262 265 268-269 280-285 296-300
      faulty/warned-twice containment-no-duplicate-moves 1-2 6-7 21-27 29-32 34-37 39-42 44-46
        48
      faulty/parent-link-stays containment-remove-complete 1-2 6-7 22-27 29-32 35-37 40 44-46 48
      faulty/child-of-two-containers containment-view-parent-agrees 1-2 6-7 21-22 25-27 29-32 37
        39-40 44-46 48
      faulty/size-kept-from-children containment-size-change-forwarded 43-44 47-48
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-2 6-7 21-22 25-27 29-32
        37 39-40 44-46 48
      faulty/both-children-stay containment-cancel-rollback 11-15 18
      faulty/told-while-covered appearance-child-within-parent 24 26 35-36
      faulty/told-while-covered appearance-no-double-disappear 24 26 35-36
      faulty/told-while-it-slides containment-did-move-after-add 1-2 6-7 21-23 25-27 29-31 37 39
        44-46 48
      faulty/size-told-twice containment-size-change-forwarded 43-48
      faulty/size-of-before-told containment-size-change-forwarded 43-44 47-48
      faulty/farewell-repeated containment-no-duplicate-moves 1-2 6-7 21-27 29-32 35-37 39-40
        44-46 48
      faulty/way-there-goes-on appearance-phase-order 27
      faulty/early-end-dropped interaction-verdict-always 133 235
      faulty/only-ended-handled interaction-verdict-always 86 95 122 135-136 171 180 200 225
        237-238 282 297
      faulty/driver-always-handed-out interaction-start-policy 82 84 91 93 101-103 109 111-112
        114-115 117 134 137 139 144 150-154 156-157 162-163 167 169 176 178 186 196 198 205-207
        212 215 217-218 220 236 239 241 246 252-256 258-259 263-264 267 275-278 280 293 295
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 107 210
      faulty/progress-after-verdict interaction-progress-range 87 96 123 130 141-142 172 181 201
        226 233 243-244 298
      faulty/resting-finger-undecided interaction-verdict-always 85 87-88 94 96-97 105 107 119
        121 123-124 131 138 142 166 170 172-173 179 181-182 187 199 201-202 209-210 222 224
        226-227 234 240 244 268 281 283-284 296 298-299
      faulty/second-finger-lets-go interaction-verdict-always 130 141-142
      faulty/verdict-by-timer interaction-verdict-always 85-88 94-97 105 107 119 121-124 127-131
        135-136 138 141-142 165-166 170-173 179-182 187 199-202 209-210 222 224-227 230-234
        237-238 240 243-244 268 281-284 296-299
      faulty/verdict-late interaction-verdict-always 85-88 94-97 105 107 119 121-124 127-131 133
        135-136 138 141-142 165-166 170-173 179-182 187 199-202 209-210 222 224-227 230-235
        237-238 240 243-244 268 281-284 296-299
      faulty/flung-beyond-the-end interaction-progress-range 105 127-128 135 141 165 209 230-231
        237 243
      faulty/progress-doubled interaction-progress-range 87-88 96-97 105 123-124 127-128 131 135
        141 165 172-173 181-182 201-202 209 226-227 230-231 234 237 243 283-284 298-299
      faulty/input-left-off interaction-input-restored 85-88 90 94-97 99 105 119 121-124 129-130
        133 135 138 140 142 145 147 166 170-173 175 179-182 184 187 199-202 204 209 222 224-227
        232-233 235 237 240 242 244 247 249 268 281-284 296-299 301
      faulty/interruptible-made-anew geometry-no-frame-under-transform 90 99 126-127 140 145 147
        175 184 204 229-230 242 247 249 301
      faulty/interruptible-made-anew interaction-interruptible-stable 85-88 90 94-97 99 105 107
        119 121-124 126-131 133 135-136 138 140-142 145 147 165-166 170-173 175 179-182 184 187
        199-202 204 209-210 222 224-227 229-235 237-238 240 242-244 247 249 268 281-284 296-299
        301
      faulty/runner-for-both-ways interaction-interruptible-stable 105 127 135 209 230 237
      faulty/one-pause-forgotten interaction-pause-continues 133
      faulty/touches-let-through interaction-no-overlap 374
      faulty/switch-while-settling interaction-no-overlap 37-38
      faulty/layer-clock-stays interaction-layer-clock-restored 3 9-19 38
      faulty/presenter-stays-deaf interaction-input-restored 101-103 105 107 109-117 125 128 131
        134-137 139 141 150 153-154 156-157 162-163 165 167-169 176-178 185-186
      faulty/second-pull-ignored interaction-state-reset 105 135 209 237
      faulty/pull-counts-on interaction-state-reset 105 209
      faulty/second-pull-stuck interaction-state-reset 105 135 209 237
      faulty/second-pull-undriven interaction-state-reset 105 135 209 237
      faulty/touches-stay-ignored interaction-input-restored 85-88 90 94-97 99 105 107 119
        121-124 129-130 133 135-136 138 140 142 145 147 166 170-173 175 179-182 184 187 199-202
        204 209-210 222 224-227 232-233 235 237-238 240 242 244 247 249 268 281-284 296-299 301
      faulty/asked-twice interaction-no-refused-request 85-88 94-97 105 107 119 121-124 127-131
        133 135-136 138 141-142 165-166 170-173 179-182 187 199-202 209-210 222 224-227 230-235
        237-238 240 243-244 268 281-284 296-299
      faulty/tabs-busy-until-tapped interaction-input-restored 437 440 449 459-460 468
      faulty/pulling-when-lost interaction-state-reset 136 238
      faulty/popping-when-lost interaction-state-reset 327-328 382-383 407-408
      faulty/selecting-when-lost interaction-state-reset 448 467
      faulty/held-when-lost containment-cancel-rollback 19
      faulty/tabs-deaf-after-cancel interaction-input-restored 437 449 459 468
      faulty/drawer-deaf-after-cancel interaction-state-reset 49-50 62-63
      faulty/switcher-deaf-at-end interaction-state-reset 10
      faulty/container-bounds-taken geometry-final-frame 332
      faulty/presenter-stays-scaled geometry-identity-restored 101-103 105 107 109-117 125
        127-128 131 134-137 139 141 150 153-154 156-157 162-163 165 167-169 176-178 185-186
      faulty/old-frame-kept geometry-size-change-tracked 369
      faulty/width-kept geometry-size-change-tracked 43-44 47-48
      faulty/frames-of-the-beginning geometry-size-change-tracked 164 265
      faulty/dimming-keeps-size geometry-chrome-follows 158-159 161 164
      faulty/dimming-keeps-width geometry-chrome-follows 158-159 161 164
      faulty/presenter-frame-written-back geometry-frame-rollback 100
      faulty/card-fills-after-cancel geometry-frame-rollback 119 121-124 129 133 138 142 166
        170-173 179-182 187
      faulty/start-values-stay geometry-identity-restored 119 121-124 129-130 133 138 142 166
        170-173 179-182 187
      faulty/frame-under-transform geometry-no-frame-under-transform 101 103-104 108-116 118 120
        126-127 134 139-140 143-153 155 158-159 161 164 167-168 174-177 183-185 188
      faulty/pinned-to-helper geometry-layout-ownership 89 98 104 108 118 120 126 143-144 146
        148-149 151-152 155 158-159 161 164 174 183 188 203 208 211 221 223 229 245-246 248 251
        253-254 257 260-262 265 269 285 300
      faulty/revealed-presenter-on-top geometry-z-order 82 84-88 91 93-97 196 198-202 205-207
        209-210 212 214-215 217-218 220 222 224-227 230-241 243-244 246 252-256 258-259 263-264
        267-268 275-278 280-284 293 295-299
      faulty/revealed-view-on-top geometry-z-order 302-304 307-310 312-314 316-318 320-330
        332-335 337-338 342-350 359 362-363 365 367-369 371 375-385 387-392 399-410 412-418
      faulty/card-frame-kept geometry-size-change-tracked 158-159 161 164
      faulty/half-sheet-left-alone geometry-size-change-tracked 158-159 164
      faulty/slides-out-of-shell geometry-chrome-follows 102 105 107 117 128 131 135-137 141 144
        154 156-157 162-163 165 169 178 186
      faulty/strip-keeps-place geometry-size-change-tracked 44
      faulty/presenter-rises-for-nothing geometry-identity-restored 119 121-124 129-130 133 138
        142 166 170-173 179-182 187
      faulty/shoved-by-old-width appearance-final-state-matches-window 79
      faulty/closed-by-old-width appearance-final-state-matches-window 78
      faulty/filled-under-transform geometry-size-change-tracked 79-81
      faulty/menu-stays-covered geometry-size-change-tracked 80
      faulty/busy-until-shown navigation-delegate-paired 308-309 324 326 329 337 344-348 350 368
        387-390 392 412-416 418
      faulty/back-swipe-killed navigation-gesture-alive 323
      faulty/index-of-its-own navigation-tab-selection-consistent 436 438-439 441-444 446-447
        450-451 453-454 458 461-463 465-466 469
      faulty/own-dismissal-reported-only navigation-dismissal-observed 286-292
      faulty/covered-means-dismissed navigation-dismissal-observed 83 90 92 99 108 114 140 145
        147 161 175 184 197 204 211 213-214 216-217 219 228 242 247 249 262 266 275-276 278-279
        281-285 294 301
      faulty/dismissal-reported-early navigation-dismissal-observed 101-103 105 107 109-117 119
        121-125 127-131 133-139 141-142 144 150-154 156-157 162-163 165-173 176-182 185-187
      faulty/dismissal-reported-twice navigation-dismissal-observed 101-103 105 107 109-117 125
        127-128 131 134-137 139 141 144 150-154 156-157 162-163 165 167-169 176-178 185-186
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 388
      faulty/unwind-step-by-step navigation-unwind-direct 424-425
      faulty/pop-within-pop interaction-no-overlap 365
      faulty/pop-within-push navigation-stack-consistent 366
      faulty/bar-shown-for-all transparency 307 398-423
      faulty/refused-tab-counted navigation-tab-selection-consistent 456-457
      faulty/delegate-nobody-keeps resources-delegate-alive 101 103-104 108-116 118 120 134 139
        143-144 146 148-153 158-159 161 164 185 188 205 207-208 211-219 221 223 236 241 245-246
        248 250-255 260-262 265-266 269 275-276 278 285
      faulty/delegate-not-given-back resources-delegate-alive 426
      faulty/half-passing-push-segue resources-delegate-alive 426
      faulty/animator-for-one-way navigation-symmetric-animator 82 91 101 103 109 111-112
        114-115 134 139 150-153 167 176 196 205 207 212 215 217-218 236 241 252-255 275-276 278
        293
      faulty/context-kept resources-transition-released 85-88 94-97 105 107 119 121-124 127-131
        133 135-136 138 141-142 165-166 170-173 179-182 187 199-202 209-210 222 224-227 230-235
        237-238 240 243-244 268 281-284 296-299
      faulty/engine-keeps-screen resources-transition-released 82 84 91 93 101-103 105 107
        109-117 125 127-128 131 134-137 139 141 150 153-154 156-157 162-163 165 167-169 176-178
        185-186 196 198 205-207 209-210 212 214-215 217-218 220 230-231 234 236-239 241 243 252
        255-256 258-259 263-264 267 275-280 293 295
      faulty/recognizers-pile-up resources-no-recognizer-growth 82 91 111 115 127 151-153 167
        176 196 218 230 255 275-276 293
      faulty/duration-made-up resources-duration-truthful 303 307 310 312-319 323-325 327-328
        331-336 338 342-344 354 357 359-360 365-367 369-379 381-385 394 396 399-404 406-410 412
        420 422
      faulty/first-pair-remembered resources-no-stale-participants 82 91 115 127 167 176 196 218
        230 276 293
      faulty/animator-dropped-early resources-driver-alive 8 28
      faulty/display-link-runs-on resources-no-orphan-animations 85-88 90 94-97 99 105 107 119
        121-124 129-130 133 135-136 138 140 142 145 147 166 170-173 175 179-182 184 187 199-202
        204 209-210 222 224-227 232-233 235 237-238 240 242 244 247 249 268 281-284 296-299 301
      faulty/animations-left-off resources-switches-restored 82 84-91 93-99 102-105 107-131
        133-159 161-188 196 198-204 206-215 217-218 220-227 229-249 251-265 267-269 275-278
        280-285 293 295-301
      faulty/device-kept-awake resources-switches-restored 82 90-91 99 101 103 109-116 127 134
        139-140 145 147 150 153 167-168 175-177 184 196 204-205 207 212-215 217-218 230 236
        241-242 247 249 252 255 275-276 293 301
      faulty/reports-late resources-duration-truthful 82 84 89 91 93 98 103 107-112 114-115
        117-118 120 134 136-137 139 143-144 146 149-159 161-164 167 169 174 176 178 183 186 188
        196 198 203 207 210-215 217-218 220-221 223 236 238-239 241 245-246 248 251-265 267 269
        275-278 280 285 293 295 300
      faulty/pushes-remembered resources-transition-released 315 333-334 336 370
      faulty/stack-kept-by-hub resources-transition-released 330-331
      faulty/switcher-kept-by-closure resources-transition-released 20-21
      faulty/switchers-remembered resources-transition-released 20-21
      faulty/escape-ignored accessibility-escape-works 106 132 160
      faulty/escape-promised accessibility-escape-works 106 132 160
      faulty/background-reachable accessibility-reachable-set 149 152 159
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 101 103-104 108-116 118 120
        126-127 134 139-140 143 145-153 155 158-159 161 164 167-168 174-177 183-185 188
      faulty/editing-ended-by-drag accessibility-responder-restored 138 240
      faulty/screen-changed-too-early accessibility-focus-announced 112-113 119 145 149 152 159
        163 215 222 247 251 254 261 264
      faulty/elements-hidden-by-animators accessibility-flags-restored 213 228 279
      faulty/closed-menu-reachable accessibility-reachable-set 67
      faulty/given-up-screen-announced accessibility-focus-announced 119 145 222 247
      faulty/screen-announced-twice accessibility-focus-announced 112-113 149 152 159 163 215
        251 254 261 264
      faulty/page-left-mute accessibility-flags-restored 1 7 26-27 30 39 45-46
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 101-103 105 107 109-117
        119 121-125 127-131 133-139 141-142 144 150-154 156-157 162-163 165-173 176-182 185-187
      faulty/fold-with-animated-push completion-not-before-animation-end 427 429-435
      faulty/fold-with-animated-push transparency 428
      faulty/fold-with-input-left-off interaction-input-restored 427-435
      faulty/always-interactive interaction-start-policy 101-103 109 111-112 114-115 117 134 137
        139 144 150-154 156-157 162-163 167 169 176 178 186
      faulty/direction-not-reset interaction-state-reset 127
      faulty/direction-never-turned interaction-start-policy 105 123 127-128 131 135 165 172 181
      faulty/direction-inferred interaction-start-policy 105 123 127-128 131 135 165 172 181
      faulty/presenter-told-nothing appearance-presenter-contract 101 103-104 108-112 114-115
        118 120 134 139 143-144 146 149-153 158-159 161 164 167 174 176 183 188
      faulty/presenter-told-twice appearance-begin-end-balanced 101-104 108-118 120 125 134 137
        139 143-144 146 148-153 156-159 161-164 167-169 174 176-178 183 185-186 188
      faulty/view-moved-after-end completion-no-work-after 82 84-88 90-91 93-97 99 101-103 105
        107 109-117 119 121-125 127-131 133-142 144-145 147 150-154 156-157 162-163 165-173
        175-182 184-187 196 198-202 204-207 209-210 212 214-215 217-218 220 222 224-227 230-244
        246-247 249 252-256 258-259 263-264 267-268 275-278 280-284 293 295-299 301
      faulty/bar-jumps-at-end geometry-bars-stable 82 89 91 98 103-104 108-112 114-115 118 120
        126-127 134 139 143-144 146 149-153 155 158-159 161 167 174 176 183 188 196 203 207-208
        211-215 217-218 221 223 229-230 236 241 245-246 248 251-255 257 260-262 269 275-276 285
        293 300
      faulty/closed-menus-appear appearance-no-phantom-child 4-5 24 41-42 51 53-55 73
      faulty/menu-moved-in-each-time containment-did-move-after-add 75-76
      faulty/replaced-screen-kept containment-remove-complete 23-24 74
      faulty/given-up-side-told appearance-no-phantom-child 50 56-61 63
      faulty/page-shown-before-child containment-add-before-view 1-2 6-7 21-22 25-27 29-32 34-37
        39-42 44-46 48
      faulty/stack-cut-by-hand navigation-stack-consistent 311 352-353
      faulty/one-too-many-popped navigation-stack-consistent 309-310 320-327 330 349 362 375
        380-382 391 399 405-407 417
      faulty/place-counted-along navigation-tab-selection-consistent 440-447 450 452 455-457
        460-466 470-471
      faulty/pop-locks-pushes navigation-delegate-paired 308 312 328-329 336-337 340-341 344-348
        350 368 376 383 387-390 392 400 408 412-416 418
      faulty/presenter-stays-pale geometry-identity-restored 101-103 109-117 125 137 139 150 153
        156-157 162-163
      faulty/dialog-stays-small geometry-identity-restored 104 108 118 120 143-144 146 148-149
        151-152 158-159 161 164
      faulty/presenter-told-by-dialog appearance-presenter-contract 101-104 108-118 120 125 137
        139 143-144 146 148-153 156-159 161-164
      faulty/home-turned-by-appearance completion-not-before-animation-end 102-103 109 111-112
        114-115 117 134 137 139 144 150-153 156-157 162-163 167 169 176 178 186
      faulty/hasty-card completion-closure-runs 101 103-104 108-116 120 134 139 143-144 146
        148-153 158-159 161 164 185 188
      faulty/picture-stays-hidden ownership-source-view-restored 344 412
      faulty/root-shown-ahead containment-view-parent-agrees 478-481
      faulty/banner-faded-only status-bar-no-global-write 472-477
    """
}

// Made by 'conform report --run --write' of a run of everything.

extension KnownFault {
  static let table = """
    scenarios
      container/children background-between background-while-selecting cancel-then-select cover
      container/children cover-read-aloud cover-while-selecting cycle-back-at-once
      container/children cycle-by-animator drag drag-read-aloud~cancelled drag~cancelled
      container/children drag~flung drag~interrupted drag~re-grabbed drag~resting drag~reversed
      container/children interrupted-then-select reduced-motion replace replace-while-covered
      container/children select select-back-while-covered select-back-while-selecting
      container/children select-by-animator select-inside-another select-one-by-one
      container/children select-read-aloud select-read-aloud~unanimated select-same select-unseen
      container/children select-while-covered select-while-covered~unanimated
      container/children select-while-selecting select-while-settling select~repeated
      container/children select~unanimated show show-read-aloud turn turn-after-selecting
      container/children turn-between turn-between-back-at-once turn-while-covered
      container/children turn-while-selecting
      container/side cancel-then-open close-while-covered cover-open cover-open-read-aloud
      container/side cover-while-opening drag-read-aloud~cancelled drag~cancelled drag~flung
      container/side drag~interrupted drag~re-grabbed drag~reversed interrupted-then-open
      container/side open-and-close open-and-close-read-aloud open-and-close~repeated
      container/side open-and-close~unanimated open-each open-each-read-aloud
      container/side open-other-while-open open-while-covered replace-open replace-side-closed
      container/side replace-side-closed-read-aloud replace-side-open turn-between
      container/side turn-upright-while-open turn-while-opening
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
      modal/custom drag-in-and-out~repeated drag-out drag-out~flung drag-out~resting escape flick
      modal/custom hidden-bar interrupted-then-drag interrupted-then-tap keyboard-above
      modal/custom keyboard-above~cancelled keyboard-below keyboard-below~cancelled
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
      modal/full-screen drag-out~flung drag-out~resting flick hidden-bar interrupted-then-drag
      modal/full-screen interrupted-then-tap keyboard-above keyboard-above~cancelled
      modal/full-screen keyboard-below keyboard-below~cancelled move-after-verdict
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
      navigation/bar animations-disabled background-between background-while-popping
      navigation/bar background-while-pushing background-with-thumbnail bar-hidden-on-one
      navigation/bar bar-hidden-on-one~cancelled cancel-then-drag cancel-then-pop
      navigation/bar cancel-then-pull-stack cancel-then-push cycle cycle-half-animated
      navigation/bar cycle-popped-at-once cycle-read-aloud cycle-with-thumbnail cycle~repeated
      navigation/bar drag-at-root-then-push drag-out drag-out-one-by-one drag-out-one-of-three
      navigation/bar edge-swipe edge-swipe~cancelled flick interrupted-then-drag
      navigation/bar interrupted-then-pop interrupted-then-push keyboard-above~cancelled
      navigation/bar opaque-bar pile-then-pop-to-root pile-then-pop-to-second pop
      navigation/bar pop-back-while-covered pop-read-aloud~cancelled pop-to-root
      navigation/bar pop-while-covered pop-while-covered~unanimated pop-while-popping
      navigation/bar pop-while-pushing pop-with-thumbnail~cancelled pop~cancelled pop~flung
      navigation/bar pop~interrupted pop~re-grabbed pop~resting pop~reversed pull-stack
      navigation/bar pull-stack-of-two push push-while-pushing reduced-motion set-stack
      navigation/bar set-stack-while-popping set-stack-while-popping~cancelled
      navigation/bar swipe-while-popping swipe-while-pushing toolbar toolbar~cancelled
      navigation/bar turn-between turn-between-popped-at-once turn-while-popping
      navigation/bar turn-while-pushing two-pushes two-taps
      navigation/in-tabs cancel-then-pop cancel-then-push cycle cycle-half-animated
      navigation/in-tabs cycle~repeated drag-out flick interrupted-then-pop interrupted-then-push
      navigation/in-tabs pop pop-to-root pop~cancelled pop~flung pop~interrupted pop~re-grabbed
      navigation/in-tabs pop~resting pop~reversed push set-stack
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
      faulty/first-child-told-twice appearance-forwarding-exclusive 30 37-38
      faulty/own-appearance-kept-back appearance-forwarded-to-children 4-5 43
      faulty/callback-called-by-animator appearance-no-direct-call 72 79-81 88-89 91 93-94
        98-106 108 110 116-117 123 128-129 132-142 144 147-148 150 153 156-157 163-166 172-174 177
        185 192-194 196-197 200-204 206-207 210 212 218-219 224 229-230 233-237 239-243 245
        248-250 253 257 263-264 266 273 281 288-289
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-2 6-7 18-19 21-23 25-28 33 35-36
        40-42 44
      faulty/switch-within-switch appearance-begin-end-balanced 6 23 33
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 260-262
      faulty/presenter-view-taken-out appearance-final-state-matches-window 94 98 108 110 116
        132-133 135 137-138 140-141 144 147-148 150 153 163 172 177
      faulty/all-pages-appear appearance-no-phantom-child 4-6 22 30-32 37-38 43
      faulty/neighbour-told appearance-forwarded-to-children 4-6 22 31-32 43
      faulty/neighbour-told appearance-no-phantom-child 1-2 6-7 18 21-23 25-28 30-33 35-38 40-42
        44
      faulty/content-without-parent appearance-phase-order 72 79-81 88-89 91 93-94 98-106 108
        110 116-117 123 128-129 132-142 144 147-148 150 153 156-157 163-166 172-174 177 185
        192-194 196-197 200-204 206-207 210 212 218-219 224 229-230 233-237 239-243 245 248-250
        253 257 263-264 266 273 281 288-289
      faulty/newcomer-told-nothing appearance-final-state-matches-window 19 65 68
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-2 6-7 18 21 23 25-28
        33 35-36 40-42 44
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 290-291 293-295 300-307
        311-312 316 318-320 322 328-329 338-341 345-346 348-349 351-353 355-358 362 371-373
        375-379 383 387 395 397
      faulty/outgoing-told-again appearance-no-spurious-reversal 72 79 81 88 101 133 140-141 185
        192 194 196-197 200-204 206-207 210 212 218-219 224 229 233-234 236 239-243 245 248-250
        253 257 263-264 266 273 281 288
      faulty/child-told-before-show appearance-child-within-parent 22 30-32
      faulty/child-told-before-show appearance-no-double-appear 22 30-32
      faulty/change-ended-twice appearance-begin-end-balanced 30 37-38
      faulty/begun-twice appearance-begin-end-balanced 1-2 6-7 18-19 21-23 25-28 33 35-36 40-42
        44
      faulty/wrong-callback-forwarded appearance-no-direct-call 4-6 20 22 30-32 37-38 43
      faulty/wrong-callback-forwarded appearance-will-did-paired 4-6 20 22 30-32 37-38 43
      faulty/long-gone-told-again appearance-no-double-disappear 26 33
      faulty/always-animated appearance-animated-flag 7 28 36 42
      faulty/view-put-in-twice appearance-is-appearing-once 1-2 7 18-19 21-23 25-28 33 35-36
        40-42 44
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 3 10-14 16-17
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 10-14 16
      faulty/ends-with-the-shorter appearance-phase-order 1 7 18 21-23 25-27 33 35 40-42 44
      faulty/ends-with-the-shorter containment-did-move-after-add 1 7 18 21-23 25-27 33 35 40-42
        44
      faulty/presenter-ended-ahead appearance-phase-order 93 98-102 104-105 107-108 110 123 126
        128 132-133 135 138-142 145-148 150-153 156 158 163 165 167 172 175 177
      faulty/hurried-child-left-behind appearance-child-within-parent 6
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-2 6-7 18-19 21 23 25-28
        33 35-36 40-42 44
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 46-48 57-63 65 68-69
      faulty/placed-before-told appearance-phase-order 1-2 6-7 18-19 21-23 25-28 33 35-36 40-42
        44
      faulty/animation-concealed appearance-animated-flag 1-2 6-7 18-19 21-23 25-27 33 35 40-42
        44
      faulty/animation-invented appearance-animated-flag 100-101 103 106 115 137 157 166 174
      faulty/animation-denied appearance-animated-flag 91-95 97-102 104-105 107-114 116-120
        122-136 138-148 150-156 158-165 167-173 175-177
      faulty/return-kept-back appearance-forwarded-to-children 4-5 43
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 71
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 75-78 80 84-87 89 95 97 109 111-114
        119 122 124-125 127 129 131 134 136 155 159-162 164 168-171 173 176 188-191 193 198-199
        211 213-216 221 223 225-226 228 230 232 235 237 256 269-272 284-287 289
      faulty/flag-of-the-animation completion-honest-flag 92 94 195 197
      faulty/returns-without-views completion-eventually 91 93-94 98-106 108 110 116-117 123
        128-129 132 134-142 144 147-148 150 153 156-157 163-166 172-174 177
      faulty/empty-transaction-reports completion-not-before-animation-end 291 293-295 300-307
        311-312 316 318-320 322 328-329 338-341 345-346 348-349 351-353 355-358 362 371-373
        375-379 383 387 395 397
      faulty/completed-by-two completion-at-most-once 75-78 84-87 95 97 109 111-114 119 122
        124-125 127 131 155 159-162 168-171 176 188-191 198-199 211 213-216 221 223 225-226 228
        232 256 269-272 284-287
      faulty/waits-for-delegate completion-eventually 100-101 103 106 115 137 157 166 174
        178-184
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 202 217 267
      faulty/shown-only-by-animation completion-unanimated-parity 28 36
      faulty/completed-without-verdict completion-after-verdict 296-298 300 308-312 314-317 323
        329-335 342-343 347 354-355 359 361-362 365-370 374-375 380 382-383 387-393
      faulty/paused-and-completed completion-after-verdict 296-298 300 308-312 314-317 323
        329-335 342-343 347 354-355 359 361-362 365-370 374-375 380 382-383 387-393
      faulty/dismissal-closure-dropped completion-closure-runs 4-6 20 22 31-32 43
      faulty/twice-told-card completion-closure-runs 91 93-94 98-106 110 123 128 132-133 135
        137-142 147-148 150 153 174 177
      faulty/frames-reset-after-end completion-no-work-after 75-78 84-87 95 97 109 111-114 119
        122 124-125 127 131 140-142 155 159-162 168-171 176 188-191 198-199 211 213-216 221 223
        225-226 228 232 241-243 256 269-272 284-287
      faulty/dropped-animation-ignored completion-eventually 92 94 195 197 292-294 373 411
      faulty/ended-hook-forgotten completion-animation-ended-relayed 8 24
      faulty/ended-hook-twice completion-animation-ended-relayed 8 24
      faulty/ended-hook-early completion-animation-ended-relayed 8 24
      faulty/ended-hook-contrary completion-animation-ended-relayed 8 24
      faulty/alongside-for-built-in-only completion-alongside-runs 8 24
      faulty/reports-long-after completion-eventually 72 74 79 81 83 88 91 93 95 97-120 122-128
        130-133 135 137-148 150-163 165-172 174-177 185 187 192 194 196 198-204 206-207 209-210
        212 218-220 222 224-227 229 231 233-234 236 239-253 255 257 263-266 268 273 281 283 288
      faulty/waits-for-announced-time completion-eventually 72 79 81 88 93 98-102 104-105 108
        110 123 128 132-133 135 138-142 147-148 150 153 156 163 165 172 177 185 192 196 200-204
        206-207 210 212 224 229 233-234 236 239-243 248-250 253 257 263-264 266 273 281 288
      faulty/end-told-first completion-not-before-animation-end 1-2 6-7 18-19 21-23 25-27 33 35
        40-42 44
      faulty/recedes-by-animators completion-unanimated-parity 137
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 91-93 99-107
        115 123 126 128 133 139-142 145-146 151-152 156-158 165-167 174-175
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 258-259
      faulty/incoming-view-left-out ownership-to-view-in-container 72 79 81 88 91 93-94 98-106
        108 110 116-117 123 128 132-133 135 137-142 144 147-148 150 153 156-157 163 165-166 172
        174 177 185 192 194 196-197 200-204 206-207 210 212 218-219 224 229 233 236 239-243 245
        248-250 253 257 263-264 281 288
      faulty/both-sides-taken-out ownership-original-parentage-restored 95 97 109 111-114 119
        122 124-125 127 131 155 159-162 168-171 176
      faulty/both-sides-taken-out ownership-window-not-empty 95 97 124-125
      faulty/picture-left-on-top ownership-container-clean 75-78 84-87 109 111-114 119 122 127
        131 155 159-162 168-171 176 188-191 211 213-216 221 223 228 232 256 269-272 284-287
      faulty/mark-left-by-finger ownership-container-clean 75-78 84-87 109 111-114 119 122 127
        131 155 159-162 168-171 188-191 211 213-216 221 223 228 232 269-272 284-287
      faulty/bar-picture-stays ownership-container-clean 292-294 373
      faulty/source-view-stays-hidden ownership-source-view-restored 294 305 329 373 378 387
      faulty/element-taken-along ownership-source-view-restored 294 305 329 373 378 387
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 129 134 136 164 173
      faulty/backdrop-picture-stays geometry-chrome-follows 147-148 150 153
      faulty/presenter-under-outer-view ownership-original-parentage-restored 258-259
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 296-298 300 312
        314-317 323 329-333 335 343 347 354-355 361-362 365-368 370 374-375 382-383 387-391 393
      faulty/container-pinned ownership-container-untouched 91 93-94 98-106 108 110 116-117 123
        128-129 132-142 144 147-148 150 153 156-157 163-166 172-174 177
      faulty/incoming-view-stays ownership-original-parentage-restored 75-78 84-87 188-191
        198-199 211 213-216 221 223 225-226 228 232 256 269-272 284-287
      faulty/picture-left-in-container ownership-container-clean 7 28 36 42
      faulty/curtain-stays ownership-container-clean 94 98 108 110 116 132-133 135 137-138
        140-141 144 147-148 150 153 163 172 177
      faulty/dimming-taken-early ownership-chrome-lifecycle 109 111-114 119 122 127 131 155
        159-162 168-171 176
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 94 98 108 110 116 132-133 135
        137-138 140-141 144 147-148 150 153 163 172 177
      faulty/dimming-piles-up ownership-container-clean 109 111-114 119 122 127 131 155 159-162
        168-171 176
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 147-148 150 153
      faulty/tabs-exchanged-by-hand ownership-container-untouched 427 430 445-446
      faulty/status-bar-not-captured status-bar-owner-after-present 91 93-94 98-106 108 110 128
        132-133 135 137-142 147-148 150 153 156-157 163 165-166 172 174 177
      faulty/child-never-asked status-bar-child-forwarded 1-2 4-7 18-23 25-33 35-44
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 2 6 18 21 25 27-28 30-33
        35-36 40 44
      faulty/no-update-requested status-bar-update-requested 2 18-19 21 25 27-28 33 35-36 41-42
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 109 111-114 119 122 127 131 155
        159-162 168-171 176
      faulty/bar-returns-late geometry-bars-stable 72 74 81 83 92-93 95 97 99 101-102 104-105
        107 117-118 120 123-126 128 130 133 139-143 145-146 154 156 158 165 167 175 185 187
        195-196 198-199 201 203-204 206-207 209 219-220 222 224-227 229 231 234 240-244 246-247
        255 263-266 268 281 283
      faulty/helper-window-stays status-bar-no-global-write 72 74-78 81 83-87 91-93 95 97 99-107
        109 111-115 117-120 122-128 130-131 133 139-143 145-146 151-152 154-162 165-171 174-176
        185 187-191 194-196 198-199 201 203-204 206-207 209 211 213-216 219-229 231-232 234
        240-244 246-247 251-252 255-256 263-266 268-272 281 283-287
      faulty/helper-window-stays status-bar-restored-after-dismiss 72 81 91 93 99-106 117 123
        128 139-142 156-157 165-166 174 185 194 196 201 203-204 206-207 219 224 229 240-243
        263-264 281
      faulty/bar-set-for-all status-bar-no-global-write 72 74-81 83-89 91-95 97-120 122-148
        150-177 185 187-204 206-207 209-216 218-237 239-253 255-257 263-266 268-273 281 283-289
      faulty/verdict-during-bar-fade completion-eventually 154
      faulty/update-asked-too-early status-bar-update-requested 1-2 7 18-19 21 23 25-28 33 35-36
        41-42 44
      faulty/header-never-asked status-bar-child-forwarded 197 200 210 212 233-234 236 238-239
        241-242 248-250 253 268 273
      faulty/given-up-screen-decides status-bar-child-forwarded 10-14 16
      faulty/never-moved containment-did-move-after-add 1-2 6-7 18-23 25-28 30-33 35-38 40-42 44
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-2 6-7 18-23 25-28 31-33
        35-36 40-42 44
      faulty/view-before-child containment-add-before-view 30 37-38
      faulty/view-without-child containment-view-parent-agrees 1-2 4-7 18-23 25-33 35-44
      faulty/popup-without-child containment-view-parent-agrees 75-79 84-88 94 98 108-114 116
        119 122 127 131-133 135 137-138 140-141 144 147-148 150 153 155 159-163 168-172 176-177
        188-192 197 200 210-216 218 221 223 228 232-234 236 238-239 241-242 245 248-250 253
        256-257 268-273 284-288
      faulty/warned-twice containment-no-duplicate-moves 1-2 6-7 18-23 25-28 30-33 35-38 40-42
        44
      faulty/parent-link-stays containment-remove-complete 1-2 6-7 18-23 25-28 31-33 36 40-42 44
      faulty/child-of-two-containers containment-view-parent-agrees 1-2 6-7 18 21-23 25-28 33
        35-36 40-42 44
      faulty/size-kept-from-children containment-size-change-forwarded 39-40 43-44
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-2 6-7 18 21-23 25-28 33
        35-36 40-42 44
      faulty/both-children-stay containment-cancel-rollback 10-14 16
      faulty/told-while-covered appearance-child-within-parent 20 22 31-32
      faulty/told-while-covered appearance-no-double-disappear 20 22 31-32
      faulty/told-while-it-slides containment-did-move-after-add 1-2 6-7 18-19 21-23 25-27 33 35
        40-42 44
      faulty/size-told-twice containment-size-change-forwarded 39-44
      faulty/size-of-before-told containment-size-change-forwarded 39-40 43-44
      faulty/farewell-repeated containment-no-duplicate-moves 1-2 6-7 18-23 25-28 31-33 35-36
        40-42 44
      faulty/way-there-goes-on appearance-phase-order 23
      faulty/early-end-dropped interaction-verdict-always 122 223
      faulty/only-ended-handled interaction-verdict-always 76 85 112 124-125 160 169 189 214
        225-226 270 285
      faulty/driver-always-handed-out interaction-start-policy 72 74 81 83 91-93 99 101-102
        104-105 107 123 126 128 133 139-143 145-146 151-152 156 158 165 167 175 185 187 194-196
        201 204 206-207 209 224 227 229 234 240-244 246-247 251-252 255 263-266 268 281 283
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 97 199
      faulty/progress-after-verdict interaction-progress-range 77 86 113 130-131 161 170 190 215
        231-232 286
      faulty/resting-finger-undecided interaction-verdict-always 75 77-78 84 86-87 95 97 109 111
        113-114 120 127 131 155 159 161-162 168 170-171 176 188 190-191 198-199 211 213 215-216
        222 228 232 256 269 271-272 284 286-287
      faulty/verdict-by-timer interaction-verdict-always 75-78 84-87 95 97 109 111-114 117-120
        124-125 127 130-131 154-155 159-162 168-171 176 188-191 198-199 211 213-216 219-222
        225-226 228 231-232 256 269-272 284-287
      faulty/verdict-late interaction-verdict-always 75-78 84-87 95 97 109 111-114 117-120 122
        124-125 127 130-131 154-155 159-162 168-171 176 188-191 198-199 211 213-216 219-223
        225-226 228 231-232 256 269-272 284-287
      faulty/flung-beyond-the-end interaction-progress-range 95 117-118 124 130 154 198 219-220
        225 231
      faulty/progress-doubled interaction-progress-range 77-78 86-87 95 113-114 117-118 120 124
        130 154 161-162 170-171 190-191 198 215-216 219-220 222 225 231 271-272 286-287
      faulty/input-left-off interaction-input-restored 75-78 80 84-87 89 95 109 111-114 119 122
        124 127 129 131 134 136 155 159-162 164 168-171 173 176 188-191 193 198 211 213-216 221
        223 225 228 230 232 235 237 256 269-272 284-287 289
      faulty/interruptible-made-anew geometry-no-frame-under-transform 80 89 116-117 129 134 136
        164 173 193 218-219 230 235 237 289
      faulty/interruptible-made-anew interaction-interruptible-stable 75-78 80 84-87 89 95 97
        109 111-114 116-120 122 124-125 127 129-131 134 136 154-155 159-162 164 168-171 173 176
        188-191 193 198-199 211 213-216 218-223 225-226 228 230-232 235 237 256 269-272 284-287
        289
      faulty/runner-for-both-ways interaction-interruptible-stable 95 117 124 198 219 225
      faulty/one-pause-forgotten interaction-pause-continues 122
      faulty/touches-let-through interaction-no-overlap 353
      faulty/switch-while-settling interaction-no-overlap 33-34
      faulty/layer-clock-stays interaction-layer-clock-restored 3 9-17 34
      faulty/presenter-stays-deaf interaction-input-restored 91-93 95 97 99-107 115 118 120
        123-126 128 130 139 142-143 145-146 151-152 154 156-158 165-167 174-175
      faulty/second-pull-ignored interaction-state-reset 95 124 198 225
      faulty/pull-counts-on interaction-state-reset 95 198
      faulty/second-pull-stuck interaction-state-reset 95 124 198 225
      faulty/second-pull-undriven interaction-state-reset 95 124 198 225
      faulty/touches-stay-ignored interaction-input-restored 75-78 80 84-87 89 95 97 109 111-114
        119 122 124-125 127 129 131 134 136 155 159-162 164 168-171 173 176 188-191 193 198-199
        211 213-216 221 223 225-226 228 230 232 235 237 256 269-272 284-287 289
      faulty/asked-twice interaction-no-refused-request 75-78 84-87 95 97 109 111-114 117-120
        122 124-125 127 130-131 154-155 159-162 168-171 176 188-191 198-199 211 213-216 219-223
        225-226 228 231-232 256 269-272 284-287
      faulty/tabs-busy-until-tapped interaction-input-restored 412 415 424 434-435 443
      faulty/pulling-when-lost interaction-state-reset 125 226
      faulty/popping-when-lost interaction-state-reset 315-316 361-362 382-383
      faulty/selecting-when-lost interaction-state-reset 423 442
      faulty/held-when-lost containment-cancel-rollback 17
      faulty/tabs-deaf-after-cancel interaction-input-restored 412 424 434 443
      faulty/container-bounds-taken geometry-final-frame 318
      faulty/presenter-stays-scaled geometry-identity-restored 91-93 95 97 99-107 115 117-118
        120 123-126 128 130 139 142-143 145-146 151-152 154 156-158 165-167 174-175
      faulty/old-frame-kept geometry-size-change-tracked 348
      faulty/width-kept geometry-size-change-tracked 39-40 43-44
      faulty/frames-of-the-beginning geometry-size-change-tracked 153 253
      faulty/dimming-keeps-size geometry-chrome-follows 147-148 150 153
      faulty/dimming-keeps-width geometry-chrome-follows 147-148 150 153
      faulty/presenter-frame-written-back geometry-frame-rollback 90
      faulty/card-fills-after-cancel geometry-frame-rollback 109 111-114 119 122 127 131 155
        159-162 168-171 176
      faulty/start-values-stay geometry-identity-restored 109 111-114 119 122 127 131 155
        159-162 168-171 176
      faulty/frame-under-transform geometry-no-frame-under-transform 91 93-94 98-106 108 110
        116-117 123 128-129 132-142 144 147-148 150 153 156-157 163-166 172-174 177
      faulty/pinned-to-helper geometry-layout-ownership 79 88 94 98 108 110 116 132-133 135
        137-138 140-141 144 147-148 150 153 163 172 177 192 197 200 210 212 218 233-234 236 239
        241-242 245 248-250 253 257 273 288
      faulty/revealed-presenter-on-top geometry-z-order 72 74-78 81 83-87 185 187-191 194-196
        198-199 201 203-204 206-207 209 211 213-216 219-229 231-232 234 240-244 246-247 251-252
        255-256 263-266 268-272 281 283-287
      faulty/revealed-view-on-top geometry-z-order 290-292 295-298 300-302 304-306 308-321
        323-324 327-335 340 342-344 346-348 350 354-370 374-385 387-393
      faulty/card-frame-kept geometry-size-change-tracked 147-148 150 153
      faulty/half-sheet-left-alone geometry-size-change-tracked 147-148 153
      faulty/slides-out-of-shell geometry-chrome-follows 92 95 97 107 118 120 124-126 130 133
        143 145-146 151-152 154 158 167 175
      faulty/strip-keeps-place geometry-size-change-tracked 40
      faulty/presenter-rises-for-nothing geometry-identity-restored 109 111-114 119 122 127 131
        155 159-162 168-171 176
      faulty/shoved-by-old-width appearance-final-state-matches-window 70
      faulty/closed-by-old-width appearance-final-state-matches-window 69
      faulty/busy-until-shown navigation-delegate-paired 296-297 312 314 317 323 329-333 335 347
        365-368 370 387-391 393
      faulty/back-swipe-killed navigation-gesture-alive 311
      faulty/index-of-its-own navigation-tab-selection-consistent 411 413-414 416-419 421-422
        425-426 428-429 433 436-438 440-441 444
      faulty/own-dismissal-reported-only navigation-dismissal-observed 274-280
      faulty/covered-means-dismissed navigation-dismissal-observed 73 80 82 89 98 104 129 134
        136 150 164 173 186 193 200 202-203 205-206 208 217 230 235 237 250 254 263-264 266-267
        269-273 282 289
      faulty/dismissal-reported-early navigation-dismissal-observed 91-93 95 97 99-107 109
        111-115 117-120 122-128 130-131 133 139-143 145-146 151-152 154-162 165-171 174-176
      faulty/dismissal-reported-twice navigation-dismissal-observed 91-93 95 97 99-107 115
        117-118 120 123-126 128 130 133 139-143 145-146 151-152 154 156-158 165-167 174-175
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 366
      faulty/unwind-step-by-step navigation-unwind-direct 399-400
      faulty/pop-within-pop interaction-no-overlap 344
      faulty/pop-within-push navigation-stack-consistent 345
      faulty/bar-shown-for-all transparency 295 373-398
      faulty/delegate-nobody-keeps resources-delegate-alive 91 93-94 98-106 108 110 123 128
        132-133 135 137-142 147-148 150 153 174 177 194 196-197 200-208 210 212 224 229 233-234
        236 238-243 248-250 253-254 257 263-264 266 273
      faulty/delegate-not-given-back resources-delegate-alive 401
      faulty/half-passing-push-segue resources-delegate-alive 401
      faulty/animator-for-one-way navigation-symmetric-animator 72 81 91 93 99 101-102 104-105
        123 128 139-142 156 165 185 194 196 201 204 206-207 224 229 240-243 263-264 266 281
      faulty/context-kept resources-transition-released 75-78 84-87 95 97 109 111-114 117-120
        122 124-125 127 130-131 154-155 159-162 168-171 176 188-191 198-199 211 213-216 219-223
        225-226 228 231-232 256 269-272 284-287
      faulty/engine-keeps-screen resources-transition-released 72 74 81 83 91-93 95 97 99-107
        115 117-118 120 123-126 128 130 139 142-143 145-146 151-152 154 156-158 165-167 174-175
        185 187 194-196 198-199 201 203-204 206-207 209 219-220 222 224-227 229 231 240 243-244
        246-247 251-252 255 263-268 281 283
      faulty/recognizers-pile-up resources-no-recognizer-growth 72 81 101 105 117 140-142 156
        165 185 207 219 243 263-264 281
      faulty/duration-made-up resources-duration-truthful 291 295 298 300-307 311-313 315-316
        318-322 324 327-329 338-341 344-346 348-358 360-364 371-372 374-379 381-385 387 395 397
      faulty/first-pair-remembered resources-no-stale-participants 72 81 105 117 156 165 185 207
        219 264 281
      faulty/animator-dropped-early resources-driver-alive 8 24
      faulty/display-link-runs-on resources-no-orphan-animations 75-78 80 84-87 89 95 97 109
        111-114 119 122 124-125 127 129 131 134 136 155 159-162 164 168-171 173 176 188-191 193
        198-199 211 213-216 221 223 225-226 228 230 232 235 237 256 269-272 284-287 289
      faulty/animations-left-off resources-switches-restored 72 74-81 83-89 92-95 97-120 122-148
        150-177 185 187-193 195-204 206-207 209-216 218-237 239-253 255-257 263-266 268-273 281
        283-289
      faulty/device-kept-awake resources-switches-restored 72 80-81 89 91 93 99-106 117 123
        128-129 134 136 139 142 156-157 164-166 173 185 193-194 196 201-204 206-207 219 224
        229-230 235 237 240 243 263-264 281 289
      faulty/reports-late resources-duration-truthful 72 74 79 81 83 88 93 97-102 104-105
        107-108 110 123 125-126 128 132-133 135 138-148 150-153 156 158 163 165 167 172 175 177
        185 187 192 196 199-204 206-207 209-210 212 224 226-227 229 233-234 236 239-253 255 257
        263-266 268 273 281 283 288
      faulty/pushes-remembered resources-transition-released 303 319-320 322 349
      faulty/escape-ignored accessibility-escape-works 96 121 149
      faulty/escape-promised accessibility-escape-works 96 121 149
      faulty/background-reachable accessibility-reachable-set 138 141 148
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 91 93-94 98-106 108 110
        116-117 123 128-129 132 134-142 144 147-148 150 153 156-157 163-166 172-174 177
      faulty/editing-ended-by-drag accessibility-responder-restored 127 228
      faulty/screen-changed-too-early accessibility-focus-announced 102-103 109 134 138 141 148
        152 204 211 235 239 242 249 252
      faulty/elements-hidden-by-animators accessibility-flags-restored 202 217 267
      faulty/closed-menu-reachable accessibility-reachable-set 58
      faulty/given-up-screen-announced accessibility-focus-announced 109 134 211 235
      faulty/screen-announced-twice accessibility-focus-announced 102-103 138 141 148 152 204
        239 242 249 252
      faulty/page-left-mute accessibility-flags-restored 1 7 22-23 26 35 41-42
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 91-93 95 97 99-107 109
        111-115 117-120 122-128 130-131 133 139-143 145-146 151-152 154-162 165-171 174-176
      faulty/fold-with-animated-push transparency 402-410
      faulty/fold-with-input-left-off interaction-input-restored 402-410
      faulty/always-interactive interaction-start-policy 91-93 99 101-102 104-105 107 123 126
        128 133 139-143 145-146 151-152 156 158 165 167 175
      faulty/direction-not-reset interaction-state-reset 117
      faulty/direction-never-turned interaction-start-policy 95 113 117-118 120 124 154 161 170
      faulty/direction-inferred interaction-start-policy 95 113 117-118 120 124 154 161 170
      faulty/presenter-told-nothing appearance-presenter-contract 91 93-94 98-102 104-105 108
        110 123 128 132-133 135 138-142 147-148 150 153 156 163 165 172 177
      faulty/presenter-told-twice appearance-begin-end-balanced 91-94 98-108 110 115 123 126 128
        132-133 135 137-142 145-148 150-153 156-158 163 165-167 172 174-175 177
      faulty/view-moved-after-end completion-no-work-after 72 74-78 80-81 83-87 89 91-93 95 97
        99-107 109 111-115 117-120 122-131 133-134 136 139-143 145-146 151-152 154-162 164-171
        173-176 185 187-191 193-196 198-199 201 203-204 206-207 209 211 213-216 219-232 234-235
        237 240-244 246-247 251-252 255-256 263-266 268-272 281 283-287 289
      faulty/bar-jumps-at-end geometry-bars-stable 72 79 81 88 93-94 98-102 104-105 108 110
        116-117 123 128 132-133 135 138-142 144 147-148 150 156 163 165 172 177 185 192 196-197
        200-204 206-207 210 212 218-219 224 229 233-234 236 239-243 245 248-250 257 263-264 273
        281 288
      faulty/closed-menus-appear appearance-no-phantom-child 4-5 20 37-38 46-49 64
      faulty/menu-moved-in-each-time containment-did-move-after-add 66-67
      faulty/replaced-screen-kept containment-remove-complete 19-20 65
      faulty/given-up-side-told appearance-no-phantom-child 45 50-56
      faulty/page-shown-before-child containment-add-before-view 1-2 6-7 18 21-23 25-28 30-33
        35-38 40-42 44
      faulty/stack-cut-by-hand navigation-stack-consistent 299 336-337
      faulty/one-too-many-popped navigation-stack-consistent 297-298 308-315 334 342 354 359-361
        369 374 380-382 392
      faulty/place-counted-along navigation-tab-selection-consistent 415-422 425 427 430-432
        435-441 445-446
      faulty/pop-locks-pushes navigation-delegate-paired 296 300 316-317 322-323 325-326 329-333
        335 347 355 362 365-368 370 375 383 387-391 393
      faulty/presenter-stays-pale geometry-identity-restored 91-93 99-107 115 126 128 139 142
        145-146 151-152
      faulty/dialog-stays-small geometry-identity-restored 94 98 108 110 132-133 135 137-138
        140-141 147-148 150 153
      faulty/presenter-told-by-dialog appearance-presenter-contract 91-94 98-108 110 115 126 128
        132-133 135 137-142 145-148 150-153
      faulty/home-turned-by-appearance completion-not-before-animation-end 92-93 99 101-102
        104-105 107 123 126 128 133 139-142 145-146 151-152 156 158 165 167 175
      faulty/hasty-card completion-closure-runs 91 93-94 98-106 110 123 128 132-133 135 137-142
        147-148 150 153 174 177
      faulty/picture-stays-hidden ownership-source-view-restored 329 387
      faulty/root-shown-ahead containment-view-parent-agrees 453-456
      faulty/banner-faded-only status-bar-no-global-write 447-452
    """
}

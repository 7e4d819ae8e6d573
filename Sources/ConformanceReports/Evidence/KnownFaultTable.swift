// Made by 'conform report --run --write' of a run of everything.

extension KnownFault {
  static let table = """
    scenarios
      container/children background-between background-while-selecting
      container/children background-while-selecting-then-select cancel-then-select cover
      container/children cover-read-aloud cover-while-selecting cycle-back-at-once
      container/children cycle-by-animator drag drag-at-end-then-select drag-read-aloud~cancelled
      container/children drag~cancelled drag~flung drag~interrupted drag~re-grabbed drag~relieved
      container/children drag~resting drag~reversed drag~turned-round interrupted-then-select
      container/children leave leave-after-select reduced-motion replace replace-while-covered
      container/children select select-back-while-covered select-back-while-selecting
      container/children select-by-animator select-inside-another select-one-by-one
      container/children select-read-aloud select-read-aloud~unanimated select-same select-unseen
      container/children select-while-covered select-while-covered~unanimated
      container/children select-while-selecting select-while-settling select~repeated
      container/children select~unanimated show show-read-aloud turn turn-after-selecting
      container/children turn-between turn-between-back-at-once turn-while-covered
      container/children turn-while-selecting
      container/side background-while-closing background-while-closing-then-open
      container/side background-while-opening background-while-opening-then-close
      container/side cancel-then-close cancel-then-open close-while-covered close-while-opening
      container/side cover-open cover-open-read-aloud cover-while-opening drag-out~turned-round
      container/side drag-read-aloud~cancelled drag~cancelled drag~flung drag~interrupted
      container/side drag~re-grabbed drag~reversed drag~turned-round interrupted-then-close
      container/side interrupted-then-open leave-after-opening leave-while-open open-and-close
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
      modal/custom cancel-then-tap cover cover-read-aloud cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-cover cycle~repeated cycle~unanimated dismiss dismiss-in-same-turn
      modal/custom dismiss-read-aloud~cancelled dismiss-while-presenting dismiss~cancelled
      modal/custom dismiss~interrupted dismiss~re-grabbed dismiss~reversed dismiss~turned-round
      modal/custom dismiss~unanimated drag-in drag-in-and-out~repeated drag-out drag-out~flung
      modal/custom drag-out~relieved drag-out~resting escape flick hidden-bar
      modal/custom interrupted-then-drag interrupted-then-tap keyboard-above
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
      modal/flip-horizontal cycle~repeated cycle~unanimated dismiss dismiss~cancelled
      modal/flip-horizontal dismiss~interrupted dismiss~re-grabbed dismiss~reversed present
      modal/flip-horizontal present~cancelled
      modal/full-screen animations-disabled background-while-dismissing
      modal/full-screen background-while-presented background-while-presenting cancel-then-drag
      modal/full-screen cancel-then-tap cover cover-read-aloud cycle cycle-dismissed-at-once
      modal/full-screen cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/full-screen cycle-with-cover cycle~repeated cycle~unanimated dismiss
      modal/full-screen dismiss-in-same-turn dismiss-read-aloud~cancelled
      modal/full-screen dismiss-while-presenting dismiss~cancelled dismiss~interrupted
      modal/full-screen dismiss~re-grabbed dismiss~reversed dismiss~turned-round
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
      navigation/bar drag-after-unanimated-push drag-at-root-then-push drag-out
      navigation/bar drag-out-one-by-one drag-out-one-of-three edge-swipe
      navigation/bar edge-swipe-at-root-then-push edge-swipe~cancelled flick
      navigation/bar interrupted-then-drag interrupted-then-pop interrupted-then-push
      navigation/bar keyboard-above~cancelled leave-after-drag-out leave-after-push opaque-bar
      navigation/bar pile-then-pop-to-root pile-then-pop-to-second pop pop-back-while-covered
      navigation/bar pop-read-aloud~cancelled pop-to-root pop-to-root~unanimated
      navigation/bar pop-while-covered pop-while-covered~unanimated pop-while-popping
      navigation/bar pop-while-pushing pop-with-thumbnail~cancelled pop~cancelled pop~flung
      navigation/bar pop~interrupted pop~re-grabbed pop~resting pop~reversed pop~turned-round
      navigation/bar pop~unanimated pull-stack pull-stack-of-two push push-while-covered
      navigation/bar push-while-covered~unanimated push-while-pushing push~unanimated
      navigation/bar reduced-motion set-stack set-stack-while-covered set-stack-while-popping
      navigation/bar set-stack-while-popping~cancelled set-stack~unanimated swipe-while-popping
      navigation/bar swipe-while-pushing toolbar toolbar~cancelled turn-between
      navigation/bar turn-between-popped-at-once turn-while-popping turn-while-pushing two-pushes
      navigation/bar two-taps
      navigation/in-tabs cancel-then-pop cancel-then-push cycle cycle-half-animated
      navigation/in-tabs cycle~repeated drag-out flick interrupted-then-pop interrupted-then-push
      navigation/in-tabs pop pop-to-root pop-to-root~unanimated pop~cancelled pop~flung
      navigation/in-tabs pop~interrupted pop~re-grabbed pop~resting pop~reversed pop~turned-round
      navigation/in-tabs pop~unanimated push push~unanimated set-stack set-stack~unanimated
      navigation/no-bar background-with-thumbnail cancel-then-pop cancel-then-push cycle
      navigation/no-bar cycle-half-animated cycle-with-thumbnail cycle~repeated drag-out flick
      navigation/no-bar interrupted-then-pop interrupted-then-push pop pop-to-root
      navigation/no-bar pop-to-root~unanimated pop-with-thumbnail~cancelled pop~cancelled
      navigation/no-bar pop~flung pop~interrupted pop~re-grabbed pop~resting pop~reversed
      navigation/no-bar pop~turned-round pop~unanimated push push~unanimated set-stack
      navigation/no-bar set-stack~unanimated
      segue/custom perform-then-drag-out perform-then-leave perform-then-leave~unanimated
      segue/custom unwind-deep
      segue/full-screen perform-then-drag-out perform-then-leave perform-then-leave~unanimated
      segue/full-screen unwind-deep
      segue/push perform-then-drag-out perform-then-leave perform-then-leave~unanimated
      segue/push perform-then-push unwind-deep
      segue/push-at-once animations-disabled background-while-performing cycle cycle~repeated
      segue/push-at-once perform perform-then-leave perform-then-leave~unanimated
      segue/push-at-once perform-then-push perform~unanimated tap-twice turn-while-performing
      tabs/screens background-while-selecting cancel-then-tap cover cover-while-selecting
      tabs/screens drag-at-end-then-tap drag-read-aloud~cancelled drag~cancelled drag~flung
      tabs/screens drag~interrupted drag~re-grabbed drag~reversed drag~turned-round flick
      tabs/screens interrupted-then-select interrupted-then-tap keyboard-up~cancelled
      tabs/screens reduced-motion select select-then-tap select-while-covered
      tabs/screens select-while-selecting tap tap-while-cancelling tap-while-settling
      tabs/screens turn-while-selecting
      tabs/stacks cancel-then-tap drag-at-end-then-tap drag~cancelled drag~flung drag~interrupted
      tabs/stacks drag~re-grabbed drag~reversed drag~turned-round flick interrupted-then-select
      tabs/stacks interrupted-then-tap select select-then-tap tap
      window/own hide-while-showing keyboard-below sheet-below show-and-hide
      window/own show-and-hide~repeated turn-while-shown
      window/root swap swap-animated~repeated swap-from-completion swap-under-sheet
    faults
      faulty/first-child-told-twice appearance-forwarding-exclusive 36 43-44
      faulty/first-child-told-twice appearance-no-double-appear
      faulty/own-appearance-kept-back appearance-forwarded-to-children 5-6 49
      faulty/callback-called-by-animator appearance-no-direct-call 90 97-99 106-107 109 111-112
        116-121 123-124 127 129 136-137 144 149-150 153-157 159-163 165 168-169 171 174 177
        184-186 193-194 198-199 206-208 210-211 214-219 221-222 225 227 234-235 241 246-247
        250-254 256-260 262 265-267 270 274 280-281 283 290 298 305-306
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-3 7-8 23-25 27-29 31-34 39 41-42
        46-48 50
      faulty/switch-within-switch appearance-begin-end-balanced 7 29 39
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 277-279
      faulty/presenter-told-by-animators appearance-presenter-contract 119-120 135
      faulty/presenter-view-taken-out appearance-final-state-matches-window 112 116-117 127 129
        136 153-154 156 159 161-162 165 168-169 171 174 184 193 198
      faulty/all-pages-appear appearance-no-phantom-child 1-3 5-8 24 27-29 31-39 41-50
      faulty/neighbour-told appearance-forwarded-to-children 5-7 28 37-38 49
      faulty/neighbour-told appearance-no-phantom-child 1-3 5-8 23-24 27-29 31-39 41-44 46-48 50
      faulty/content-without-parent appearance-phase-order 90 97-99 106-107 109 111-112 116-121
        123-124 127 129 136-137 144 149-150 153-157 159-163 165 168-169 171 174 177 184-186
        193-194 198-199 206-208 210-211 214-219 221-222 225 227 234-235 241 246-247 250-254
        256-260 262 265-267 270 274 280-281 283 290 298 305-306
      faulty/newcomer-told-nothing appearance-final-state-matches-window 25 82 85
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-3 7-8 24 27 29 31-34
        39 41-42 46-48 50
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 307-308 310-312 317-323 325
        329-331 335 338-341 343 350-351 362 365 367-368 374-375 377-378 380-382 384-387 391 403
        405 407 409-413 417 421 430 432
      faulty/outgoing-told-again appearance-no-spurious-reversal 90 97 99 106 154 161-162 199
        206 208 210-211 214-219 221-222 225 227 234-235 241 246 250-251 253 256-260 262 265-267
        270 274 280-281 283 290 298 305
      faulty/child-told-before-show appearance-child-within-parent 28 36-38
      faulty/child-told-before-show appearance-no-double-appear 28 36-38
      faulty/change-ended-twice appearance-begin-end-balanced 36 43-44
      faulty/begun-twice appearance-begin-end-balanced 1-3 7-8 23-25 27-29 31-34 39 41-42 46-48
        50
      faulty/wrong-callback-forwarded appearance-no-direct-call 5-7 26 28 36-38 43-44 49
      faulty/wrong-callback-forwarded appearance-will-did-paired 5-7 26 28 36-38 43-44 49
      faulty/long-gone-told-again appearance-no-double-disappear 32 39
      faulty/always-animated appearance-animated-flag 8 34 42 48
      faulty/view-put-in-twice appearance-is-appearing-once 1-3 8 23-25 27-29 31-34 39 41-42
        46-48 50
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 4 12-16 19-21
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 12-16 19-20
      faulty/ends-with-the-shorter appearance-phase-order 1 3 8 23-24 27-29 31-33 39 41 46-48 50
      faulty/ends-with-the-shorter containment-did-move-after-add 1 3 8 23-24 27-29 31-33 39 41
        46-48 50
      faulty/presenter-ended-ahead appearance-phase-order 111 116-121 123-124 126-127 129 144
        147 149 153-154 156 159-163 166-169 171-174 177 179 184 186 188 193 196 198
      faulty/hurried-child-left-behind appearance-child-within-parent 7
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-3 7-8 23-25 27 29 31-34
        39 41-42 46-48 50
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 51-54 57 59-60 72-80 82 85-86
      faulty/placed-before-told appearance-phase-order 1-3 7-8 23-25 27-29 31-34 39 41-42 46-48
        50
      faulty/animation-concealed appearance-animated-flag 1-3 7-8 23-25 27-29 31-33 39 41 46-48
        50
      faulty/fades-unasked appearance-animated-flag 120 122 125 158 178 187 195
      faulty/animation-invented appearance-animated-flag 119-120 122 125 135 158 178 187 195
      faulty/animation-denied appearance-animated-flag 109-113 115-121 123-124 126-134 136-141
        143-157 159-169 171-177 179-186 188-194 196-198
      faulty/return-kept-back appearance-forwarded-to-children 5-6 49
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 51 53 89
      faulty/menu-stays-after-turn appearance-final-state-matches-window 86-89
      faulty/handle-out-of-sight appearance-no-phantom-child 5-6 43-45 49 51 54 57-58 74-77 86
      faulty/menu-goes-untold appearance-final-state-matches-window 87-88
      faulty/first-page-blinks transparency 36 43-44
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 93-96 98 102-105 107 113 115 128
        130-134 139-140 143 145-146 148 150 152 155 157 176 180-183 185 189-192 194 197 202-205
        207 212-213 226 228-232 237-238 240 242-243 245 247 249 252 254 273 286-289 301-304 306
      faulty/flag-of-the-animation completion-honest-flag 110 112 209 211
      faulty/returns-without-views completion-eventually 109 111-112 116-121 123-124 127 129
        136-137 144 149-150 153 155-157 159-163 165 168-169 171 174 177 184-186 193-194 198
      faulty/empty-transaction-reports completion-not-before-animation-end 308 310-312 317-323
        325 329-331 335 338-341 343 350-351 362 365 367-368 374-375 377-378 380-382 384-387 391
        403 405 407 409-413 417 421 430 432
      faulty/completed-by-two completion-at-most-once 93-96 102-105 113 115 128 130-134 139-140
        143 145-146 148 152 176 180-183 189-192 197 202-205 212-213 226 228-232 237-238 240
        242-243 245 249 273 286-289 301-304
      faulty/waits-for-delegate completion-eventually 160 257 367 474
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 217 233 284
      faulty/shown-only-by-animation completion-unanimated-parity 34 42
      faulty/completed-without-verdict completion-after-verdict 313-315 317 324 326-329 331
        333-337 344 351-358 370-371 376 383-384 388 390-391 395-401 408-409 414 416-417 421-428
      faulty/paused-and-completed completion-after-verdict 313-315 317 324 326-329 331 333-337
        344 351-358 370-371 376 383-384 388 390-391 395-401 408-409 414 416-417 421-428
      faulty/dismissal-closure-dropped completion-closure-runs 5-7 26 28 37-38 49
      faulty/twice-told-card completion-closure-runs 109 111-112 116-125 129 144 149 153-154 156
        158-163 168-169 171 174 195 198
      faulty/frames-reset-after-end completion-no-work-after 93-96 102-105 113 115 128 130-134
        139-140 143 145-146 148 152 161-163 176 180-183 189-192 197 202-205 212-213 226 228-232
        237-238 240 242-243 245 249 258-260 273 286-289 301-304
      faulty/dropped-animation-ignored completion-eventually 110 112 209 211 309-311 407 458
      faulty/dropped-switch-leaves-deaf appearance-begin-end-balanced 2
      faulty/dropped-switch-leaves-deaf containment-cancel-rollback 2-3
      faulty/dropped-switch-leaves-deaf interaction-input-restored 2-3
      faulty/dropped-move-leaves-deaf appearance-begin-end-balanced 51 53
      faulty/dropped-move-leaves-deaf interaction-input-restored 51-54
      faulty/ended-hook-forgotten completion-animation-ended-relayed 9 30
      faulty/ended-hook-twice completion-animation-ended-relayed 9 30
      faulty/ended-hook-early completion-animation-ended-relayed 9 30
      faulty/ended-hook-contrary completion-animation-ended-relayed 9 30
      faulty/alongside-for-built-in-only completion-alongside-runs 9 30
      faulty/reports-long-after completion-eventually 90 92 97 99 101 106 109 111 113 115-121
        123-124 126-134 136-141 143-149 151-154 156 159-169 171-177 179-184 186 188-193 196-199
        201 206 208 210 212-219 221-222 224-225 227 234-236 239 241-244 246 248 250-251 253
        256-270 272 274 280-283 285 290 298 300 305
      faulty/waits-for-announced-time completion-eventually 90 97 99 106 111 116-121 123-124 127
        129 144 149 153-154 156 159-163 168-169 171 174 177 184 186 193 198-199 206 210 214-219
        221-222 225 227 241 246 250-251 253 256-260 265-267 270 274 280-281 283 290 298 305
      faulty/end-told-first completion-not-before-animation-end 1-3 7-8 23-25 27-29 31-33 39 41
        46-48 50
      faulty/recedes-by-animators completion-unanimated-parity 158
      faulty/pales-by-animators completion-unanimated-parity 158
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 119 122 125 135 178 187 195
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 109-111 118
        120-121 123-124 126 144 147 149 154 160-163 166-167 172-173 177 179 186 188 196
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 275-276
      faulty/incoming-view-left-out ownership-to-view-in-container 90 97 99 106 109 111-112
        116-121 123-124 127 129 136-137 144 149 153-154 156 159-163 165 168-169 171 174 177 184
        186 193 198-199 206 208 210-211 214-219 221-222 225 227 234-235 241 246 250 253 256-260
        262 265-267 270 274 280-281 298 305
      faulty/both-sides-taken-out ownership-original-parentage-restored 113 115 128 130-134
        139-140 143 145-146 148 152 176 180-183 189-192 197
      faulty/both-sides-taken-out ownership-window-not-empty 113 115 145-146
      faulty/picture-left-on-top ownership-container-clean 93-96 102-105 128 130-134 139-140 143
        148 152 176 180-183 189-192 197 202-205 226 228-232 237-238 240 245 249 273 286-289
        301-304
      faulty/mark-left-by-finger ownership-container-clean 93-96 102-105 128 130-134 139-140 143
        148 152 176 180-183 189-192 202-205 226 228-232 237-238 240 245 249 286-289 301-304
      faulty/bar-picture-stays ownership-container-clean 309-311 407
      faulty/source-view-stays-hidden ownership-source-view-restored 322 412
      faulty/element-taken-along ownership-source-view-restored 311 322 351 407 412 421
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 150 155 157 185 194
      faulty/backdrop-picture-stays geometry-chrome-follows 168-169 171 174
      faulty/presenter-under-outer-view ownership-original-parentage-restored 275-276
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 313-315 317 331
        333-336 344 351-355 357-358 371 376 383-384 390-391 395-398 400-401 408-409 416-417
        421-425 427-428
      faulty/container-pinned ownership-container-untouched 109 111-112 116-125 127 129 136-137
        144 149-150 153-163 165 168-169 171 174 177-178 184-187 193-195 198
      faulty/incoming-view-stays ownership-original-parentage-restored 93-96 102-105 202-205
        212-213 226 228-232 237-238 240 242-243 245 249 273 286-289 301-304
      faulty/picture-left-in-container ownership-container-clean 8 34 42 48
      faulty/curtain-stays ownership-container-clean 112 116-117 127 129 136 153-154 156 158-159
        161-162 165 168-169 171 174 184 193 198
      faulty/dimming-taken-early ownership-chrome-lifecycle 128 130-134 139-140 143 148 152 176
        180-183 189-192 197
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 112 116-117 127 129 136 153-154
        156 158-159 161-162 165 168-169 171 174 184 193 198
      faulty/dimming-piles-up ownership-container-clean 128 130-134 139-140 143 148 152 176
        180-183 189-192 197
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 168-169 171 174
      faulty/tabs-exchanged-by-hand ownership-container-untouched 476 479 495-496
      faulty/catcher-stays ownership-container-clean 51 54 57-58 74-77 86
      faulty/catchers-pile-up ownership-container-clean 51 54 57-58 74-77 86
      faulty/status-bar-not-captured status-bar-owner-after-present 109 111-112 116-125 127 129
        149 153-154 156 158-163 168-169 171 174 177-178 184 186-187 193 195 198
      faulty/child-never-asked status-bar-child-forwarded 1-3 5-8 24-29 31-39 41-50
      faulty/bar-by-value status-bar-child-forwarded 1-3 5-8 24-29 31-39 41-50
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 2 7 24 27 31 33-34 36-39
        41-42 46 50
      faulty/no-update-requested status-bar-update-requested 2 24-25 27 31 33-34 39 41-42 47-48
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 128 130-134 139-140 143 148 152
        176 180-183 189-192 197
      faulty/bar-returns-late geometry-bars-stable 90 92 99 101 110-111 113 115 118 120-121
        123-124 126 137-138 141 144-147 149 151 154 160-164 166-167 175 177 179 186 188 196 199
        201 209-210 212-213 216 218-219 221-222 224 235-236 239 241-244 246 248 251 257-261
        263-264 272 280-283 285 298 300
      faulty/helper-window-stays status-bar-no-global-write 90 92-96 99 101-105 109-111 113 115
        118 120-121 123-124 126 128 130-134 137-141 143-149 151-152 154 160-164 166-167 172-173
        175-177 179-183 186 188-192 196-197 199 201-205 208-210 212-213 216 218-219 221-222 224
        226 228-232 235-246 248-249 251 257-261 263-264 268-269 272-273 280-283 285-289 298
        300-304
      faulty/helper-window-stays status-bar-restored-after-dismiss 90 99 109 111 118 120-121
        123-124 137 144 149 160-163 177 186 199 208 210 216 218-219 221-222 235 241 246 257-260
        280-281 298
      faulty/bar-set-for-all status-bar-no-global-write 90 92-99 101-107 109-113 115-121 123-124
        126-134 136-141 143-157 159-169 171-177 179-186 188-194 196-199 201-219 221-222 224-232
        234-254 256-270 272-274 280-283 285-290 298 300-306
      faulty/verdict-during-bar-fade completion-eventually 175
      faulty/update-asked-too-early status-bar-update-requested 1-3 8 24-25 27 29 31-34 39 41-42
        47-48 50
      faulty/header-never-asked status-bar-child-forwarded 211 214-215 225 227 250-251 253
        255-256 258-259 265-267 270 285 290
      faulty/given-up-screen-decides status-bar-child-forwarded 12-16 19-20
      faulty/root-decides-stack status-bar-child-forwarded 310-311 313 317 325 328 330 335-336
        341 344 351-355 357-358 362-366 373-374 376 380-382 384 391 395-398 400-401 403-404 407
        409 417 421-425 427-428 430-431
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 307-315 317-336 339-359 362-433
      faulty/bar-dims-between-children transparency 1-3 8 23-25 27-28 31-33 41 46-48 50
      faulty/bar-goes-between-children transparency 1-3 8 23-25 27-28 31-33 41 46-48 50
      faulty/bar-seized-between-children transparency 1-3 8 23-25 27-28 31-33 41 46-48 50
      faulty/barless-stack-decides transparency 5-6 43-45 49
      faulty/stack-hides-bar transparency 5-6 43-45
      faulty/never-moved containment-did-move-after-add 1-3 7-8 24-29 31-34 36-39 41-44 46-48 50
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-3 7-8 23-29 31-34 37-39
        41-42 46-48 50
      faulty/view-before-child containment-add-before-view 36 43-44
      faulty/view-without-child containment-view-parent-agrees 1-3 5-8 24-29 31-39 41-50
      faulty/popup-without-child containment-view-parent-agrees 93-97 102-106 112 116-117
        127-134 136 139-140 143 148 152-154 156 158-159 161-162 165 168-169 171 174 176 180-184
        189-193 197-198 202-206 211 214-215 225-232 234 237-238 240 245 249-251 253 255-256
        258-259 262 265-267 270 273-274 285-290 301-305
      faulty/warned-twice containment-no-duplicate-moves 1-3 7-8 23-29 31-34 36-39 41-44 46-48
        50
      faulty/parent-link-stays containment-remove-complete 1-3 7-8 24-29 31-34 37-39 42 46-48 50
      faulty/child-of-two-containers containment-view-parent-agrees 1-3 7-8 23-24 27-29 31-34 39
        41-42 46-48 50
      faulty/size-kept-from-children containment-size-change-forwarded 45-46 49-50
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-3 7-8 23-24 27-29 31-34
        39 41-42 46-48 50
      faulty/both-children-stay containment-cancel-rollback 12-16 19-20
      faulty/told-while-covered appearance-child-within-parent 26 28 37-38
      faulty/told-while-covered appearance-no-double-disappear 26 28 37-38
      faulty/told-while-it-slides containment-did-move-after-add 1-3 7-8 23-25 27-29 31-33 39 41
        46-48 50
      faulty/size-told-twice containment-size-change-forwarded 45-50
      faulty/size-of-before-told containment-size-change-forwarded 45-46 50
      faulty/old-parts-told containment-size-change-forwarded 45 87-89
      faulty/farewell-repeated containment-no-duplicate-moves 1-3 7-8 23-29 31-34 37-39 41-42
        46-48 50
      faulty/way-there-goes-on appearance-phase-order 29
      faulty/early-end-dropped interaction-verdict-always 143 240
      faulty/only-ended-handled interaction-verdict-always 94 103 131 145-146 181 190 203 229
        242-243 287 302
      faulty/driver-always-handed-out interaction-start-policy 90 92 99 101 109-111 118 121
        123-124 126 144 147 149 154 160-164 166-167 172-173 177 179 186 188 196 199 201 208-210
        216 219 221-222 224 241 244 246 251 257-261 263-264 268-269 272 280-283 285 298 300
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 115 213
      faulty/progress-after-verdict interaction-progress-range 95 104 132 140 151-152 182 191
        204 230 238 248-249 303
      faulty/resting-finger-undecided interaction-verdict-always 93 95-96 102 104-105 113 115
        128 130 132-133 141 148 152 176 180 182-183 189 191-192 197 202 204-205 212-213 226 228
        230-231 239 245 249 273 286 288-289 301 303-304
      faulty/second-finger-lets-go interaction-verdict-always 140 151-152
      faulty/finger-on-the-bar interaction-start-policy 314 324 326-328 333 337 355-356 388
        398-399 414 425-426
      faulty/finger-for-animated-pushes interaction-start-policy 324
      faulty/verdict-by-timer interaction-verdict-always 93-96 102-105 113 115 128 130-134
        137-141 145-146 148 151-152 175-176 180-183 189-192 197 202-205 212-213 226 228-232
        235-239 242-243 245 248-249 273 286-289 301-304
      faulty/verdict-late interaction-verdict-always 93-96 102-105 113 115 128 130-134 137-141
        143 145-146 148 151-152 175-176 180-183 189-192 197 202-205 212-213 226 228-232 235-240
        242-243 245 248-249 273 286-289 301-304
      faulty/flung-beyond-the-end interaction-progress-range 113 134 137-138 145 151 175 212 232
        235-236 242 248
      faulty/progress-doubled interaction-progress-range 95-96 104-105 113 132-133 137-138 141
        145 151 175 182-183 191-192 204-205 212 230-231 235-236 239 242 248 288-289 303-304
      faulty/progress-untold interaction-progress-range 93-96 102-105 113 115 128 130-134
        137-138 140-141 145-146 148 151-152 175-176 180-183 189-192 197 202-205 212-213 226
        228-232 235-236 238-239 242-243 245 248-249 273 286-289 301-304
      faulty/input-left-off interaction-input-restored 93-96 98 102-105 107 113 128 130-134
        139-140 143 145 148 150 152 155 157 176 180-183 185 189-192 194 197 202-205 207 212 226
        228-232 237-238 240 242 245 247 249 252 254 273 286-289 301-304 306
      faulty/interruptible-made-anew geometry-no-frame-under-transform 98 107 136-137 150 155
        157 185 194 207 234-235 247 252 254 306
      faulty/interruptible-made-anew interaction-interruptible-stable 93-96 98 102-105 107 113
        115 128 130-134 136-141 143 145-146 148 150-152 155 157 175-176 180-183 185 189-192 194
        197 202-205 207 212-213 226 228-232 234-240 242-243 245 247-249 252 254 273 286-289
        301-304 306
      faulty/runner-for-both-ways interaction-interruptible-stable 113 137 145 212 235 242
      faulty/one-pause-forgotten interaction-pause-continues 143
      faulty/touches-let-through interaction-no-overlap 382
      faulty/switch-while-settling interaction-no-overlap 39-40
      faulty/layer-clock-stays interaction-layer-clock-restored 4 10-19 21 40
      faulty/presenter-stays-deaf interaction-input-restored 109-111 113 115 118-126 135 138 141
        144-147 149 151 160 163-164 166-167 172-173 175 177-179 186-188 195-196
      faulty/deafened-by-animators interaction-input-restored 119 135
      faulty/second-pull-ignored interaction-state-reset 113 145 212 242
      faulty/pull-counts-on interaction-state-reset 113 212
      faulty/second-pull-stuck interaction-state-reset 113 145 212 242
      faulty/second-pull-undriven interaction-state-reset 113 145 212 242
      faulty/touches-stay-ignored interaction-input-restored 93-96 98 102-105 107 113 115 128
        130-134 139-140 143 145-146 148 150 152 155 157 176 180-183 185 189-192 194 197 202-205
        207 212-213 226 228-232 237-238 240 242-243 245 247 249 252 254 273 286-289 301-304 306
      faulty/asked-twice interaction-no-refused-request 93-96 102-105 113 115 128 130-134
        137-141 143 145-146 148 151-152 175-176 180-183 189-192 197 202-205 212-213 226 228-232
        235-240 242-243 245 248-249 273 286-289 301-304
      faulty/tabs-busy-until-tapped interaction-input-restored 459 462 472 483-484 493
      faulty/pulling-when-lost interaction-state-reset 146 243
      faulty/popping-when-lost interaction-state-reset 334-335 390-391 416-417
      faulty/selecting-when-lost interaction-state-reset 471 492
      faulty/held-when-lost containment-cancel-rollback 21
      faulty/tabs-deaf-after-cancel interaction-input-restored 459 472 483 493
      faulty/drawer-deaf-after-cancel interaction-state-reset 55-56 70-71
      faulty/switcher-deaf-at-end interaction-state-reset 11
      faulty/turned-finger-dismisses interaction-verdict-always 134 232
      faulty/turned-finger-pops interaction-verdict-always 358 401 428
      faulty/turned-finger-selects interaction-verdict-always 469 490
      faulty/turned-finger-switches interaction-verdict-always 20
      faulty/turned-finger-opens interaction-verdict-always 62 69
      faulty/container-bounds-taken geometry-final-frame 339
      faulty/presenter-stays-scaled geometry-identity-restored 109-111 113 115 118-121 123-124
        126 135 137-138 141 144-147 149 151 160 163-164 166-167 172-173 175 177 179 186 188 196
      faulty/old-frame-kept geometry-size-change-tracked 377
      faulty/width-kept geometry-size-change-tracked 45-46 49-50
      faulty/frames-of-the-beginning geometry-size-change-tracked 174 270
      faulty/initial-frame-of-all geometry-frame-rollback 109 111-112 116-121 123-124 127 129
        136-137 144 149-150 153 155-157 159-163 165 177 184-186 193-194 198
      faulty/dimming-keeps-size geometry-chrome-follows 168-169 171 174
      faulty/dimming-keeps-width geometry-chrome-follows 168-169 171 174
      faulty/presenter-frame-written-back geometry-frame-rollback 108
      faulty/card-fills-after-cancel geometry-frame-rollback 128 130-134 139-140 143 148 152 176
        180-183 189-192 197
      faulty/start-values-stay geometry-identity-restored 128 130-134 139-140 143 148 152 176
        180-183 189-192 197
      faulty/frame-under-transform geometry-no-frame-under-transform 109 111-112 116-125 127 129
        136-137 144 149-150 153-163 165 168-169 171 174 177-178 184-187 193-195 198
      faulty/pinned-to-helper geometry-layout-ownership 97 106 112 116-117 127 129 136 153-154
        156 159 161-162 165 168-169 171 174 184 193 198 206 211 214-215 225 227 234 250-251 253
        256 258-259 262 265-267 270 274 290 305
      faulty/revealed-presenter-on-top geometry-z-order 90 92-96 99 101-105 199 201-205 209-210
        212-213 216 218-219 221-222 224 226 228-232 235-239 241-246 248-249 251 257-261 263-264
        268-269 272-273 280-283 285-289 298 300-304
      faulty/revealed-view-on-top geometry-z-order 308-309 312-315 317-319 321-324 326-329
        331-337 339-342 344-345 349-358 367 370-371 373 375-377 379 383-393 395-401 408-419
        421-428
      faulty/card-frame-kept geometry-size-change-tracked 168-169 171 174
      faulty/half-sheet-left-alone geometry-size-change-tracked 168-169 174
      faulty/slides-out-of-shell geometry-chrome-follows 110 113 115 126 138 141 145-147 151 154
        164 166-167 172-173 175 179 188 196
      faulty/strip-keeps-place geometry-size-change-tracked 46
      faulty/presenter-rises-for-nothing geometry-identity-restored 128 130-134 139-140 143 148
        152 176 180-183 189-192 197
      faulty/mask-of-the-beginning geometry-size-change-tracked 168-169 171 174
      faulty/shoved-by-old-width appearance-final-state-matches-window 87
      faulty/closed-by-old-width appearance-final-state-matches-window 86
      faulty/filled-under-transform geometry-size-change-tracked 87-89
      faulty/menu-stays-covered geometry-size-change-tracked 88
      faulty/pale-until-unwound geometry-identity-restored 442-444
      faulty/busy-until-shown navigation-delegate-paired 313-314 331 333 336 344 351-355 357-358
        376 395-398 400-401 421-425 427-428
      faulty/back-swipe-killed navigation-gesture-alive 329
      faulty/index-of-its-own navigation-tab-selection-consistent 458 460-461 463-466 468-470
        473 475 477-478 482 485-487 489-491 494
      faulty/own-dismissal-reported-only navigation-dismissal-observed 291-297
      faulty/covered-means-dismissed navigation-dismissal-observed 91 98 100 107 116-117 119-120
        122-123 125 135 150 155 157 171 178 185 187 194-195 200 207 214-215 217-218 220-221 223
        233 247 252 254 267 271 280-281 283-284 286-290 299 306
      faulty/dismissal-reported-early navigation-dismissal-observed 109-111 113 115 118-126 128
        130-135 137-141 143-149 151-152 154 160-164 166-167 172-173 175-183 186-192 195-197
      faulty/dismissal-reported-twice navigation-dismissal-observed 109-111 113 115 118-126 135
        137-138 141 144-147 149 151 154 160-164 166-167 172-173 175 177-179 186-188 195-196
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 396
      faulty/unwind-step-by-step navigation-unwind-direct 437 441
      faulty/unwinds-by-one navigation-unwind-direct 446
      faulty/root-swipe-let-in navigation-stack-consistent 330
      faulty/pop-within-pop interaction-no-overlap 373
      faulty/pop-within-push navigation-stack-consistent 374
      faulty/bar-shown-for-all transparency 312 407-433
      faulty/refused-tab-counted navigation-tab-selection-consistent 480-481
      faulty/delegate-nobody-keeps resources-delegate-alive 109 111-112 116-125 127 129 144 149
        153-154 156 158-163 168-169 171 174 195 198 208 210-211 214-223 225 227 241 246 250-251
        253 255-260 265-267 270-271 274 280-281 283 290
      faulty/delegate-not-given-back resources-delegate-alive 445
      faulty/half-passing-push-segue resources-delegate-alive 445
      faulty/animator-for-one-way navigation-symmetric-animator 90 99 109 111 118 121 123-124
        144 149 160-163 177 186 199 208 210 216 219 221-222 241 246 257-260 280-281 283 298
      faulty/context-kept resources-transition-released 93-96 102-105 113 115 128 130-134
        137-141 143 145-146 148 151-152 175-176 180-183 189-192 197 202-205 212-213 226 228-232
        235-240 242-243 245 248-249 273 286-289 301-304
      faulty/engine-keeps-screen resources-transition-released 90 92 99 101 109-111 113 115 118
        120-121 123-124 126 137-138 141 144-147 149 151 160 163-164 166-167 172-173 175 177 179
        186 188 196 199 201 208-210 212-213 216 218-219 221-222 224 235-236 239 241-244 246 248
        257 260-261 263-264 268-269 272 280-285 298 300
      faulty/recognizers-pile-up resources-no-recognizer-growth 90 99 124 137 161-163 177 186
        199 222 235 260 280-281 298
      faulty/duration-made-up resources-duration-truthful 308 312 315 317-323 325 329-332
        334-335 338-343 345 349-351 362 365 367-368 373-375 377-387 389-393 403 405 408-413
        415-419 421 430 432
      faulty/menus-pile-up resources-transition-released 45-50
      faulty/first-pair-remembered resources-no-stale-participants 90 99 124 137 177 186 199 222
        235 281 298
      faulty/animator-dropped-early resources-driver-alive 9 30
      faulty/display-link-runs-on resources-no-orphan-animations 93-96 98 102-105 107 113 115
        128 130-134 139-140 143 145-146 148 150 152 155 157 176 180-183 185 189-192 194 197
        202-205 207 212-213 226 228-232 237-238 240 242-243 245 247 249 252 254 273 286-289
        301-304 306
      faulty/animations-left-off resources-switches-restored 90 92-99 101-107 110-113 115-121
        123-124 126-134 136-141 143-157 159-169 171-177 179-186 188-194 196-199 201-207 209-219
        221-222 224-232 234-254 256-270 272-274 280-283 285-290 298 300-306
      faulty/device-kept-awake resources-switches-restored 90 98-99 107 109 111 118-121 123-124
        137 144 149-150 155 157 160 163 177 185-186 194 199 207-208 210 216-219 221-222 235 241
        246-247 252 254 257 260 280-281 298 306
      faulty/reports-late resources-duration-truthful 90 92 97 99 101 106 111 115-121 123-124
        126-127 129 144 146-147 149 153-154 156 159-169 171-174 177 179 184 186 188 193 196
        198-199 201 206 210 213-219 221-222 224-225 227 241 243-244 246 250-251 253 256-270 272
        274 280-283 285 290 298 300 305
      faulty/pushes-remembered resources-transition-released 320 340-341 343 345-348 359 369 378
        393-394 402 419-420 429
      faulty/stack-kept-by-hub resources-transition-released 337-338
      faulty/switcher-kept-by-closure resources-transition-released 22-23
      faulty/switchers-remembered resources-transition-released 22-23
      faulty/escape-ignored accessibility-escape-works 114 142 170
      faulty/escape-promised accessibility-escape-works 114 142 170
      faulty/background-reachable accessibility-reachable-set 117 159 162 169
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 109 111-112 116-121 123-124
        127 129 136-137 144 149-150 153 155-157 159-163 165 168-169 171 174 177 184-186 193-194
        198
      faulty/editing-ended-by-drag accessibility-responder-restored 148 245
      faulty/screen-changed-too-early accessibility-focus-announced 117 121 128 155 159 162 169
        173 215 219 226 252 256 259 266 269
      faulty/elements-hidden-by-animators accessibility-flags-restored 119 135 217 233 284
      faulty/mute-until-unwound accessibility-flags-restored 434-436 438-440
      faulty/closed-menu-reachable accessibility-reachable-set 75
      faulty/given-up-screen-announced accessibility-focus-announced 128 155 226 252
      faulty/screen-announced-twice accessibility-focus-announced 117 121 159 162 169 173 215
        219 256 259 266 269
      faulty/page-left-mute accessibility-flags-restored 1 3 8 28-29 32 41 47-48
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 109-111 113 115 118
        120-121 123-124 126 128 130-134 137-141 143-149 151-152 154 160-164 166-167 172-173
        175-177 179-183 186 188-192 196-197
      faulty/fold-with-animated-push completion-not-before-animation-end 447 449-457
      faulty/fold-with-animated-push transparency 448
      faulty/fold-with-input-left-off interaction-input-restored 447-457
      faulty/always-interactive interaction-start-policy 109-111 118 120-121 123-124 126 144 147
        149 154 160-164 166-167 172-173 177 179 186 188 196
      faulty/direction-not-reset interaction-state-reset 137
      faulty/direction-never-turned interaction-start-policy 113 132 137-138 141 145 175 182 191
      faulty/direction-inferred interaction-start-policy 113 132 137-138 141 145 175 182 191
      faulty/presenter-told-nothing appearance-presenter-contract 109 111-112 116-121 123-124
        127 129 144 149 153-154 156 159-163 168-169 171 174 177 184 186 193 198
      faulty/presenter-told-twice appearance-begin-end-balanced 109-112 116-121 123-124 126-127
        129 144 147 149 153-154 156 159-163 166-169 171-174 177 179 184 186 188 193 196 198
      faulty/view-moved-after-end completion-no-work-after 90 92-96 98-99 101-105 107 109-111
        113 115 118 120-121 123-124 126 128 130-134 137-141 143-152 154-155 157 160-164 166-167
        172-173 175-177 179-183 185-186 188-192 194 196-197 199 201-205 207-210 212-213 216
        218-219 221-222 224 226 228-232 235-249 251-252 254 257-261 263-264 268-269 272-273
        280-283 285-289 298 300-304 306
      faulty/bar-jumps-at-end geometry-bars-stable 90 97 99 106 111-112 116-121 123-124 127 129
        136-137 144 149 153-154 156 159-163 165 168-169 171 177 184 186 193 198-199 206 210-211
        214-219 221-222 225 227 234-235 241 246 250-251 253 256-260 262 265-267 274 280-281 290
        298 305
      faulty/closed-menus-appear appearance-no-phantom-child 5-6 25-26 43-44 51-54 57-61 74-77
        81-85
      faulty/menu-moved-in-each-time containment-did-move-after-add 83-84
      faulty/replaced-screen-kept containment-remove-complete 25-26 82
      faulty/given-up-side-told appearance-no-phantom-child 56 63-69 71
      faulty/page-shown-before-child containment-add-before-view 1-3 7-8 23-24 27-29 31-34 36-39
        41-44 46-48 50
      faulty/stack-cut-by-hand navigation-stack-consistent 316 360-361
      faulty/one-too-many-popped navigation-stack-consistent 314-315 324 326-329 331-334 337 356
        370 383 388-390 399 408 414-416 426
      faulty/place-counted-along navigation-tab-selection-consistent 462-470 473 476 479-481
        484-491 495-496
      faulty/pop-locks-pushes navigation-delegate-paired 313 317 335-336 343-344 347-348 351-355
        357-358 376 384 391 395-398 400-401 409 417 421-425 427-428
      faulty/presenter-stays-pale geometry-identity-restored 109-111 118-126 135 147 149 160 163
        166-167 172-173
      faulty/presenter-brightens-under-cover geometry-identity-restored 116-117
      faulty/dialog-stays-small geometry-identity-restored 112 116-117 127 129 153-154 156 159
        161-162 168-169 171 174
      faulty/presenter-told-by-dialog appearance-presenter-contract 109-112 116-127 129 135 147
        149 153-154 156 158-163 166-169 171-174
      faulty/home-turned-by-appearance completion-not-before-animation-end 110-111 118 120-121
        123-124 126 144 147 149 154 160-163 166-167 172-173 177 179 186 188 196
      faulty/hasty-card completion-closure-runs 109 111-112 116-125 129 144 149 153-154 156
        158-163 168-169 171 174 195 198
      faulty/picture-stays-hidden ownership-source-view-restored 351 421
      faulty/root-shown-ahead containment-view-parent-agrees 503-506
      faulty/banner-faded-only status-bar-no-global-write 497-502
    """
}

// Made by 'conform report --run --write' of a run of everything.

extension KnownFault {
  static let table = """
    scenarios
      container/children alert-above background-between background-while-selecting
      container/children background-while-selecting-then-select cancel-then-select cover
      container/children cover-read-aloud cover-while-selecting cycle-back-at-once
      container/children cycle-by-animator darken-while-selecting drag drag-at-end-then-select
      container/children drag-read-aloud~cancelled drag~cancelled drag~flung drag~interrupted
      container/children drag~re-grabbed drag~relieved drag~resting drag~reversed
      container/children drag~turned-round interrupted-then-select keyboard-up
      container/children keyboard-up~cancelled leave leave-after-select reduced-motion replace
      container/children replace-while-covered select select-back-while-covered
      container/children select-back-while-selecting select-by-animator select-inside-another
      container/children select-one-by-one select-read-aloud select-read-aloud~unanimated
      container/children select-same select-unseen select-while-covered
      container/children select-while-covered~unanimated select-while-selecting
      container/children select-while-settling select~repeated select~unanimated show
      container/children show-read-aloud turn turn-after-selecting turn-between
      container/children turn-between-back-at-once turn-while-covered turn-while-selecting
      container/side alert-above background-while-closing background-while-closing-then-open
      container/side background-while-opening background-while-opening-then-close
      container/side cancel-then-close cancel-then-open close-while-covered close-while-opening
      container/side cover-open cover-open-read-aloud cover-while-opening darken-between
      container/side darken-while-opening drag-out~turned-round drag-read-aloud~cancelled
      container/side drag~cancelled drag~flung drag~interrupted drag~re-grabbed drag~reversed
      container/side drag~turned-round interrupted-then-close interrupted-then-open
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
      modal/custom dismiss~unanimated drag-in drag-in-and-out~repeated drag-out drag-out~flung
      modal/custom drag-out~relieved drag-out~resting escape flick hidden-bar
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
      modal/full-screen dismiss~unanimated drag-in drag-in-and-out~repeated drag-out
      modal/full-screen drag-out~flung drag-out~relieved drag-out~resting flick hidden-bar
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
      segue/push-at-once darken-while-performing perform perform-then-leave
      segue/push-at-once perform-then-leave~unanimated perform-then-push perform~unanimated
      segue/push-at-once tap-twice turn-while-performing
      tabs/screens background-while-selecting cancel-then-tap cover cover-while-selecting
      tabs/screens darken-while-selecting darken-while-selecting~cancelled drag-at-end-then-tap
      tabs/screens drag-read-aloud~cancelled drag~cancelled drag~flung drag~interrupted
      tabs/screens drag~re-grabbed drag~reversed drag~turned-round flick interrupted-then-select
      tabs/screens interrupted-then-tap keyboard-up~cancelled reduced-motion select
      tabs/screens select-then-tap select-while-covered select-while-selecting tap
      tabs/screens tap-while-cancelling tap-while-settling turn-while-selecting
      tabs/stacks cancel-then-tap drag-at-end-then-tap drag~cancelled drag~flung drag~interrupted
      tabs/stacks drag~re-grabbed drag~reversed drag~turned-round flick interrupted-then-select
      tabs/stacks interrupted-then-tap select select-then-tap tap
      window/own hide-while-showing keyboard-below sheet-below show-and-hide
      window/own show-and-hide~repeated show-while-hiding turn-while-shown
      window/root swap swap-animated~repeated swap-from-completion swap-under-sheet
    faults
      faulty/first-child-told-twice appearance-forwarding-exclusive 40 47-48
      faulty/first-child-told-twice appearance-no-double-appear
      faulty/own-appearance-kept-back appearance-forwarded-to-children 6-7 53
      faulty/callback-called-by-animator appearance-no-direct-call 97 104-106 113-114 116 119
        121-122 126-131 133-135 139-140 142 144 151-152 159 166-168 171-175 177-181 183 186-187
        189 192 195 202-204 211-212 216-217 224-226 229 231-232 235-240 242-244 248-249 251 253
        260-261 267 274-276 279-283 285-289 291 294-296 299 303 309-310 312 319 327 334-335
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 8-9 11 24 27-29 31-33 35-38 43
        45-46 50-52 54
      faulty/switch-within-switch appearance-begin-end-balanced 8 33 43
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 306-308
      faulty/presenter-told-by-animators appearance-presenter-contract 129-130 150
      faulty/presenter-view-taken-out appearance-final-state-matches-window 116 122 126-127
        139-140 142 144 151 168 171-172 174 177 179-180 183 186-187 189 192 202 211 216
      faulty/all-pages-appear appearance-no-phantom-child 1-4 6-9 11 24 28 31-33 35-43 45-54
      faulty/neighbour-told appearance-forwarded-to-children 6-8 32 41-42 53
      faulty/neighbour-told appearance-no-phantom-child 1-4 6-9 11 24 27-28 31-33 35-43 45-48
        50-52 54
      faulty/content-without-parent appearance-phase-order 97 104-106 113-114 116 119 121-122
        126-131 133-135 139-140 142 144 151-152 159 166-168 171-175 177-181 183 186-187 189 192
        195 202-204 211-212 216-217 224-226 229 231-232 235-240 242-244 248-249 251 253 260-261
        267 274-276 279-283 285-289 291 294-296 299 303 309-310 312 319 327 334-335
      faulty/newcomer-told-nothing appearance-final-state-matches-window 29 89 92
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 8-9 11 24 28 31 33
        35-38 43 45-46 50-52 54
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 336 338-339 341-343 348-354
        357 359 363-365 369 373-374 376-379 381 388-389 400 403 405-406 412-413 415-416 418-420
        422-425 429 441 443 445 447-451 455 459 468 470
      faulty/outgoing-told-again appearance-no-spurious-reversal 97 104 106 113 172 179-180 217
        224 226 229 231-232 235-240 242-244 248-249 251 253 260-261 267 274 276 279-280 282
        285-289 291 294-296 299 303 309-310 312 319 327 334
      faulty/child-told-before-show appearance-child-within-parent 32 40-42
      faulty/child-told-before-show appearance-no-double-appear 32 40-42
      faulty/change-ended-twice appearance-begin-end-balanced 40 47-48
      faulty/begun-twice appearance-begin-end-balanced 1-4 8-9 11 24 27-29 31-33 35-38 43 45-46
        50-52 54
      faulty/wrong-callback-forwarded appearance-no-direct-call 6-8 30 32 40-42 47-48 53
      faulty/wrong-callback-forwarded appearance-will-did-paired 6-8 30 32 40-42 47-48 53
      faulty/long-gone-told-again appearance-no-double-disappear 36 43
      faulty/always-animated appearance-animated-flag 9 38 46 52
      faulty/view-put-in-twice appearance-is-appearing-once 1-4 9 11 24 27-29 31-33 35-38 43
        45-46 50-52 54
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 5 14-18 21-23 25
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 14-18 21-22 25
      faulty/ends-with-the-shorter appearance-phase-order 1-2 4 9 11 24 27-28 31-33 35-37 43 45
        50-52 54
      faulty/ends-with-the-shorter containment-did-move-after-add 1-2 4 9 11 24 27-28 31-33
        35-37 43 45 50-52 54
      faulty/presenter-ended-ahead appearance-phase-order 116 121 126-131 133-135 137 139-142
        144 159 162 166 168 171-172 174 177-181 184-187 189-192 195 197 202 204 206 211 214 216
      faulty/hurried-child-left-behind appearance-child-within-parent 8
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 8-9 11 24 27-29 31 33
        35-38 43 45-46 50-52 54
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 55-59 62 64-65 67 79-87 89 92-93
      faulty/placed-before-told appearance-phase-order 1-4 8-9 11 24 27-29 31-33 35-38 43 45-46
        50-52 54
      faulty/animation-concealed appearance-animated-flag 1-4 8-9 11 24 27-29 31-33 35-37 43 45
        50-52 54
      faulty/fades-unasked appearance-animated-flag 130 132 136 176 196 205 213
      faulty/animation-invented appearance-animated-flag 129-130 132 136 150 176 196 205 213
      faulty/animation-denied appearance-animated-flag 116-123 125-131 133-135 137-149 151-156
        158-175 177-187 189-195 197-204 206-212 214-216
      faulty/return-kept-back appearance-forwarded-to-children 6-7 53
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 56 58 96
      faulty/menu-stays-after-turn appearance-final-state-matches-window 93-96
      faulty/handle-out-of-sight appearance-no-phantom-child 6-7 47-49 53 56 59 62-63 67 81-84
        93
      faulty/menu-goes-untold appearance-final-state-matches-window 94-95
      faulty/first-page-blinks transparency 40 47-48
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 100-103 105 109-112 114 117-118 123
        125 138 143 145-149 154-155 158 160-161 164-165 167 170 173 175 194 198-201 203 207-210
        212 215 220-223 225 227-228 233-234 247 252 254-258 263-264 266 268-269 272-273 275 278
        281 283 302 315-318 330-333 335
      faulty/flag-of-the-animation completion-honest-flag 120 122 230 232
      faulty/returns-without-views completion-eventually 116 119 121-122 126-131 133-135 139-140
        142 144 151-152 159 166-168 171 173-175 177-181 183 186-187 189 192 195 202-204 211-212
        216
      faulty/empty-transaction-reports completion-not-before-animation-end 336 339 341-343
        348-354 357 359 363-365 369 373-374 376-379 381 388-389 400 403 405-406 412-413 415-416
        418-420 422-425 429 441 443 445 447-451 455 459 468 470
      faulty/completed-by-two completion-at-most-once 100-103 109-112 117-118 123 125 138 143
        145-149 154-155 158 160-161 164-165 170 194 198-201 207-210 215 220-223 227-228 233-234
        247 252 254-258 263-264 266 268-269 272-273 278 302 315-318 330-333
      faulty/waits-for-delegate completion-eventually 178 286 405 515
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 238 259 313
      faulty/shown-only-by-animation completion-unanimated-parity 38 46
      faulty/completed-without-verdict completion-after-verdict 337 344-346 348 356 358 360-363
        365 367-369 371-372 375 382 389-396 408-409 414 421-422 426 428-429 433-439 446-447 452
        454-455 459-466
      faulty/paused-and-completed completion-after-verdict 337 344-346 348 356 358 360-363 365
        367-369 371-372 375 382 389-396 408-409 414 421-422 426 428-429 433-439 446-447 452
        454-455 459-466
      faulty/dismissal-closure-dropped completion-closure-runs 6-8 30 32 41-42 53
      faulty/twice-told-card completion-closure-runs 116 119 121-122 126-136 139-140 144 159 166
        168 171-172 174 176-181 186-187 189 192 213 216
      faulty/frames-reset-after-end completion-no-work-after 100-103 109-112 117-118 123 125 138
        143 145-149 154-155 158 160-161 164-165 170 179-181 194 198-201 207-210 215 220-223
        227-228 233-234 247 252 254-258 263-264 266 268-269 272-273 278 287-289 302 315-318
        330-333
      faulty/dropped-animation-ignored completion-eventually 120 122 230 232 340-342 445 497
      faulty/dropped-switch-leaves-deaf appearance-begin-end-balanced 3
      faulty/dropped-switch-leaves-deaf containment-cancel-rollback 3-4
      faulty/dropped-switch-leaves-deaf interaction-input-restored 3-4
      faulty/dropped-move-leaves-deaf appearance-begin-end-balanced 56 58
      faulty/dropped-move-leaves-deaf interaction-input-restored 56-59
      faulty/ended-hook-forgotten completion-animation-ended-relayed 10 34
      faulty/ended-hook-twice completion-animation-ended-relayed 10 34
      faulty/ended-hook-early completion-animation-ended-relayed 10 34
      faulty/ended-hook-contrary completion-animation-ended-relayed 10 34
      faulty/alongside-for-built-in-only completion-alongside-runs 10 34
      faulty/reports-long-after completion-eventually 97 99 104 106 108 113 116-119 121 123
        125-131 133-135 137-149 151-156 158-166 168-172 174 177-187 189-195 197-202 204 206-211
        214-217 219 224 226 229 231 233-240 242-244 246 248-251 253 260-262 265 267-271 274
        276-277 279-280 282 285-299 301 303 309-312 314 319 327 329 334
      faulty/waits-for-announced-time completion-eventually 97 104 106 113 116 121 126-131
        133-135 139-140 142 144 159 166 168 171-172 174 177-181 186-187 189 192 195 202 204 211
        216-217 224 226 231 235-240 242-244 248-249 251 253 267 274 276 279-280 282 285-289
        294-296 299 303 309-310 312 319 327 334
      faulty/end-told-first completion-not-before-animation-end 1-4 8-9 11 24 27-29 31-33 35-37
        43 45 50-52 54
      faulty/recedes-by-animators completion-unanimated-parity 176
      faulty/pales-by-animators completion-unanimated-parity 176
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 129 132 136 150 196 205 213
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 119-121 128
        130-131 133-135 137 141 159 162 166 172 178-181 184-185 190-191 195 197 204 206 214
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 304-305
      faulty/incoming-view-left-out ownership-to-view-in-container 97 104 106 113 116 119
        121-122 126-131 133-135 139-140 142 144 151-152 159 166 168 171-172 174 177-181 183
        186-187 189 192 195 202 204 211 216-217 224 226 229 231-232 235-240 242-244 248-249 251
        253 260-261 267 274 276 279 282 285-289 291 294-296 299 303 309-310 327 334
      faulty/both-sides-taken-out ownership-original-parentage-restored 117-118 123 125 138 143
        145-149 154-155 158 160-161 164-165 170 194 198-201 207-210 215
      faulty/both-sides-taken-out ownership-window-not-empty 123 125 160-161
      faulty/picture-left-on-top ownership-container-clean 100-103 109-112 117-118 138 143
        145-149 154-155 158 164-165 170 194 198-201 207-210 215 220-223 227-228 247 252 254-258
        263-264 266 272-273 278 302 315-318 330-333
      faulty/mark-left-by-finger ownership-container-clean 100-103 109-112 117-118 138 143
        145-149 154-155 158 164-165 170 194 198-201 207-210 220-223 227-228 247 252 254-258
        263-264 266 272-273 278 315-318 330-333
      faulty/bar-picture-stays ownership-container-clean 340-342 445
      faulty/source-view-stays-hidden ownership-source-view-restored 353 450
      faulty/element-taken-along ownership-source-view-restored 342 353 389 445 450 459
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 167 173 175 203 212
      faulty/backdrop-picture-stays geometry-chrome-follows 186-187 189 192
      faulty/presenter-under-outer-view ownership-original-parentage-restored 304-305
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 337 344-346 348 356
        365 367-369 372 382 389-393 395-396 409 414 421-422 428-429 433-436 438-439 446-447
        454-455 459-463 465-466
      faulty/container-pinned ownership-container-untouched 116 119 121-122 126-136 139-140 142
        144 151-152 159 166-168 171-181 183 186-187 189 192 195-196 202-205 211-213 216
      faulty/incoming-view-stays ownership-original-parentage-restored 100-103 109-112 220-223
        227-228 233-234 247 252 254-258 263-264 266 268-269 272-273 278 302 315-318 330-333
      faulty/picture-left-in-container ownership-container-clean 9 38 46 52
      faulty/curtain-stays ownership-container-clean 116 122 126-127 139-140 142 144 151 168
        171-172 174 176-177 179-180 183 186-187 189 192 202 211 216
      faulty/dimming-taken-early ownership-chrome-lifecycle 117-118 138 143 145-149 154-155 158
        164-165 170 194 198-201 207-210 215
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 116 122 126-127 139-140 142 144
        151 168 171-172 174 176-177 179-180 183 186-187 189 192 202 211 216
      faulty/dimming-piles-up ownership-container-clean 117-118 138 143 145-149 154-155 158
        164-165 170 194 198-201 207-210 215
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 186-187 189 192
      faulty/tabs-exchanged-by-hand ownership-container-untouched 517 520 536-537
      faulty/catcher-stays ownership-container-clean 56 59 62-63 67 81-84 93
      faulty/catchers-pile-up ownership-container-clean 56 59 62-63 67 81-84 93
      faulty/status-bar-not-captured status-bar-owner-after-present 116 119 121-122 126-136
        139-140 142 144 166 168 171-172 174 176-181 186-187 189 192 195-196 202 204-205 211 213
        216
      faulty/child-never-asked status-bar-child-forwarded 1-4 6-9 11 24 28-33 35-43 45-54
      faulty/bar-by-value status-bar-child-forwarded 1-4 6-9 11 24 28-33 35-43 45-54
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 8 11 28 31 35 37-38
        40-43 45-46 50 54
      faulty/no-update-requested status-bar-update-requested 1 3 28-29 31 35 37-38 43 45-46
        51-52
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 118 138 143 145-149 154-155 158
        164-165 170 194 198-201 207-210 215
      faulty/bar-returns-late geometry-bars-stable 97 99 106 108 120-121 123 125 128 130-131
        133-135 137 141 152-153 156 159-163 166 169 172 178-182 184-185 193 195 197 204 206 214
        217 219 230-231 233-234 237 239-240 242-244 246 250 261-262 265 267-271 274 277 280
        286-290 292-293 301 309-312 314 327 329
      faulty/helper-window-stays status-bar-no-global-write 97 99-103 106 108-112 117-121 123
        125 128 130-131 133-135 137-138 141 143 145-149 152-156 158-166 169-170 172 178-182
        184-185 190-191 193-195 197-201 204 206-210 214-215 217 219-223 227-231 233-234 237
        239-240 242-244 246-247 250 252 254-258 261-274 277-278 280 286-290 292-293 297-298
        301-302 309-312 314-318 327 329-333
      faulty/helper-window-stays status-bar-restored-after-dismiss 97 106 119 121 128 130-131
        133-135 152 159 166 178-181 195 204 217 229 231 237 239-240 242-244 261 267 274 286-289
        309-310 327
      faulty/bar-set-for-all status-bar-no-global-write 97 99-106 108-114 116-123 125-131
        133-135 137-149 151-156 158-175 177-187 189-195 197-204 206-212 214-217 219-240 242-244
        246-258 260-283 285-299 301-303 309-312 314-319 327 329-335
      faulty/verdict-during-bar-fade completion-eventually 193
      faulty/update-asked-too-early status-bar-update-requested 1-4 9 11 24 28-29 31 33 35-38 43
        45-46 51-52 54
      faulty/header-never-asked status-bar-child-forwarded 226 232 235-236 248-249 251 253 276
        279-280 282 284-285 287-288 294-296 299 314 319
      faulty/given-up-screen-decides status-bar-child-forwarded 14-18 21-22 25
      faulty/root-decides-stack status-bar-child-forwarded 337 341-342 344 348 356-357 359 362
        364 369 372 374 379 382 389-393 395-396 400-404 411-412 414 418-420 422 429 433-436
        438-439 441-442 445 447 455 459-463 465-466 468-469
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 336-346 348-374 377-397 400-471
      faulty/bar-dims-between-children transparency 1-4 9 11 24 27-29 31-32 35-37 45 50-52 54
      faulty/bar-goes-between-children transparency 1-4 9 11 24 27-29 31-32 35-37 45 50-52 54
      faulty/bar-seized-between-children transparency 1-4 9 11 24 27-29 31-32 35-37 45 50-52 54
      faulty/barless-stack-decides transparency 6-7 47-49 53
      faulty/stack-hides-bar transparency 6-7 47-49
      faulty/never-moved containment-did-move-after-add 1-4 8-9 11 24 28-33 35-38 40-43 45-48
        50-52 54
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-4 8-9 11 24 27-33 35-38
        41-43 45-46 50-52 54
      faulty/view-before-child containment-add-before-view 40 47-48
      faulty/view-without-child containment-view-parent-agrees 1-4 6-9 11 24 28-33 35-43 45-54
      faulty/popup-without-child containment-view-parent-agrees 100-104 109-113 116-118 122
        126-127 138-140 142-149 151 154-155 158 164-165 168 170-172 174 176-177 179-180 183
        186-187 189 192 194 198-202 207-211 215-216 220-224 226-228 232 235-236 247-249 251-258
        260 263-264 266 272-273 276 278-280 282 284-285 287-288 291 294-296 299 302-303 314-319
        330-334
      faulty/warned-twice containment-no-duplicate-moves 1-4 8-9 11 24 27-33 35-38 40-43 45-48
        50-52 54
      faulty/parent-link-stays containment-remove-complete 1-4 8-9 11 24 28-33 35-38 41-43 46
        50-52 54
      faulty/child-of-two-containers containment-view-parent-agrees 1-4 8-9 11 24 27-28 31-33
        35-38 43 45-46 50-52 54
      faulty/size-kept-from-children containment-size-change-forwarded 49-50 53-54
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-4 8-9 11 24 27-28 31-33
        35-38 43 45-46 50-52 54
      faulty/both-children-stay containment-cancel-rollback 14-18 21-22 25
      faulty/told-while-covered appearance-child-within-parent 30 32 41-42
      faulty/told-while-covered appearance-no-double-disappear 30 32 41-42
      faulty/told-while-it-slides containment-did-move-after-add 1-4 8-9 11 24 27-29 31-33 35-37
        43 45 50-52 54
      faulty/size-told-twice containment-size-change-forwarded 49-54
      faulty/size-of-before-told containment-size-change-forwarded 49-50 54
      faulty/old-parts-told containment-size-change-forwarded 49 94-96
      faulty/farewell-repeated containment-no-duplicate-moves 1-4 8-9 11 24 27-33 35-38 41-43
        45-46 50-52 54
      faulty/way-there-goes-on appearance-phase-order 33
      faulty/early-end-dropped interaction-verdict-always 158 266
      faulty/only-ended-handled interaction-verdict-always 101 110 117 146 160-161 165 199 208
        221 227 255 268-269 273 316 331
      faulty/alert-takes-driver interaction-verdict-always 117 227
      faulty/pull-left-to-alert interaction-verdict-always 337
      faulty/lost-finger-decides interaction-verdict-always 160-161 268-269
      faulty/driver-always-handed-out interaction-start-policy 97 99 106 108 119-121 128 131
        133-135 137 141 159 162 166 172 178-182 184-185 190-191 195 197 204 206 214 217 219
        229-231 237 240 242-244 246 250 267 270 274 280 286-290 292-293 297-298 301 309-312 314
        327 329
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 125 234
      faulty/progress-after-verdict interaction-progress-range 102 111 147 155 169-170 200 209
        222 256 264 277-278 332
      faulty/resting-finger-undecided interaction-verdict-always 100 102-103 109 111-112 118 123
        125 138 143 145 147-148 156 164 170 194 198 200-201 207 209-210 215 220 222-223 228
        233-234 247 252 254 256-257 265 272 278 302 315 317-318 330 332-333
      faulty/second-finger-lets-go interaction-verdict-always 155 169-170
      faulty/finger-on-the-bar interaction-start-policy 345 358 360-362 367 371 375 393-394 426
        436-437 452 463-464
      faulty/finger-for-animated-pushes interaction-start-policy 358
      faulty/verdict-by-timer interaction-verdict-always 100-103 109-112 117-118 123 125 138 143
        145-149 152-156 160-161 163-165 169-170 193-194 198-201 207-210 215 220-223 227-228
        233-234 247 252 254-258 261-265 268-269 271-273 277-278 302 315-318 330-333
      faulty/verdict-late interaction-verdict-always 100-103 109-112 117-118 123 125 138 143
        145-149 152-156 158 160-161 163-165 169-170 193-194 198-201 207-210 215 220-223 227-228
        233-234 247 252 254-258 261-266 268-269 271-273 277-278 302 315-318 330-333
      faulty/flung-beyond-the-end interaction-progress-range 123 149 152-153 160 163 169 193 233
        258 261-262 268 271 277
      faulty/progress-doubled interaction-progress-range 102-103 111-112 123 147-148 152-153 156
        160-161 163 169 193 200-201 209-210 222-223 233 256-257 261-262 265 268-269 271 277
        317-318 332-333
      faulty/progress-untold interaction-progress-range 100-103 109-112 117-118 123 125 138 143
        145-149 152-153 155-156 160-161 163-165 169-170 193-194 198-201 207-210 215 220-223
        227-228 233-234 247 252 254-258 261-262 264-265 268-269 271-273 277-278 302 315-318
        330-333
      faulty/input-left-off interaction-input-restored 100-103 105 109-112 114 117-118 123 138
        143 145-149 154-155 158 160 164-165 167 170 173 175 194 198-201 203 207-210 212 215
        220-223 225 227-228 233 247 252 254-258 263-264 266 268 272-273 275 278 281 283 302
        315-318 330-333 335
      faulty/interruptible-made-anew geometry-no-frame-under-transform 105 114 151-152 167 173
        175 203 212 225 260-261 275 281 283 335
      faulty/interruptible-made-anew interaction-interruptible-stable 100-103 105 109-112 114
        117-118 123 125 138 143 145-149 151-156 158 160-161 163-165 167 169-170 173 175 193-194
        198-201 203 207-210 212 215 220-223 225 227-228 233-234 247 252 254-258 260-266 268-269
        271-273 275 277-278 281 283 302 315-318 330-333 335
      faulty/runner-for-both-ways interaction-interruptible-stable 123 152 160 233 261 268
      faulty/one-pause-forgotten interaction-pause-continues 158
      faulty/touches-let-through interaction-no-overlap 420
      faulty/switch-while-settling interaction-no-overlap 43-44
      faulty/layer-clock-stays interaction-layer-clock-restored 5 12-21 23 25 44
      faulty/presenter-stays-deaf interaction-input-restored 119-121 123 125 128-137 141 150 153
        156 159-163 166 169 178 181-182 184-185 190-191 193 195-197 204-206 213-214
      faulty/deafened-by-animators interaction-input-restored 129 150
      faulty/second-pull-ignored interaction-state-reset 123 160 233 268
      faulty/pull-counts-on interaction-state-reset 123 233
      faulty/second-pull-stuck interaction-state-reset 123 160 233 268
      faulty/second-pull-undriven interaction-state-reset 123 160 233 268
      faulty/touches-stay-ignored interaction-input-restored 100-103 105 109-112 114 117-118 123
        125 138 143 145-149 154-155 158 160-161 164-165 167 170 173 175 194 198-201 203 207-210
        212 215 220-223 225 227-228 233-234 247 252 254-258 263-264 266 268-269 272-273 275 278
        281 283 302 315-318 330-333 335
      faulty/asked-twice interaction-no-refused-request 100-103 109-112 117-118 123 125 138 143
        145-149 152-156 158 160-161 163-165 169-170 193-194 198-201 207-210 215 220-223 227-228
        233-234 247 252 254-258 261-266 268-269 271-273 277-278 302 315-318 330-333
      faulty/tabs-busy-until-tapped interaction-input-restored 498 503 513 524-525 534
      faulty/pulling-when-lost interaction-state-reset 161 269
      faulty/popping-when-lost interaction-state-reset 368-369 428-429 454-455
      faulty/selecting-when-lost interaction-state-reset 512 533
      faulty/held-when-lost containment-cancel-rollback 23
      faulty/tabs-deaf-after-cancel interaction-input-restored 498 513 524 534
      faulty/drawer-deaf-after-cancel interaction-state-reset 60-61 77-78
      faulty/switcher-deaf-at-end interaction-state-reset 13
      faulty/turned-finger-dismisses interaction-verdict-always 149 258
      faulty/turned-finger-pops interaction-verdict-always 396 439 466
      faulty/turned-finger-selects interaction-verdict-always 510 531
      faulty/turned-finger-switches interaction-verdict-always 22
      faulty/turned-finger-opens interaction-verdict-always 69 76
      faulty/container-bounds-taken geometry-final-frame 377
      faulty/presenter-stays-scaled geometry-identity-restored 119-121 123 125 128-131 133-135
        137 141 150 152-153 156 159-163 166 169 178 181-182 184-185 190-191 193 195 197 204 206
        214
      faulty/old-frame-kept geometry-size-change-tracked 415
      faulty/width-kept geometry-size-change-tracked 49-50 53-54
      faulty/frames-of-the-beginning geometry-size-change-tracked 192 299
      faulty/initial-frame-of-all geometry-frame-rollback 116 119 121-122 126-131 133-135
        139-140 142 144 151-152 159 166-168 171 173-175 177-181 183 195 202-204 211-212 216
      faulty/dimming-keeps-size geometry-chrome-follows 186-187 189 192
      faulty/dimming-keeps-width geometry-chrome-follows 186-187 189 192
      faulty/presenter-frame-written-back geometry-frame-rollback 115
      faulty/card-fills-after-cancel geometry-frame-rollback 117-118 138 143 145-149 154-155 158
        164-165 170 194 198-201 207-210 215
      faulty/start-values-stay geometry-identity-restored 117-118 138 143 145-149 154-155 158
        164-165 170 194 198-201 207-210 215
      faulty/frame-under-transform geometry-no-frame-under-transform 116 119 121-122 126-136
        139-140 142 144 151-152 159 166-168 171-181 183 186-187 189 192 195-196 202-205 211-213
        216
      faulty/pinned-to-helper geometry-layout-ownership 104 113 116 122 126-127 139-140 142 144
        151 168 171-172 174 177 179-180 183 186-187 189 192 202 211 216 224 226 232 235-236
        248-249 251 253 260 276 279-280 282 285 287-288 291 294-296 299 303 319 334
      faulty/revealed-presenter-on-top geometry-z-order 97 99-103 106 108-112 217 219-223
        227-228 230-231 233-234 237 239-240 242-244 246-247 250 252 254-258 261-265 267-274
        277-278 280 286-290 292-293 297-298 301-302 309-312 314-318 327 329-333
      faulty/revealed-view-on-top geometry-z-order 336-337 339-340 343-346 348-350 352-356 358
        360-363 365-373 375 377-380 382-383 387-396 405 408-409 411 413-415 417 421-431 433-439
        446-457 459-466
      faulty/card-frame-kept geometry-size-change-tracked 186-187 189 192
      faulty/half-sheet-left-alone geometry-size-change-tracked 186-187 192
      faulty/slides-out-of-shell geometry-chrome-follows 120 123 125 137 141 153 156 160-163 169
        172 182 184-185 190-191 193 197 206 214
      faulty/strip-keeps-place geometry-size-change-tracked 50
      faulty/presenter-rises-for-nothing geometry-identity-restored 118 138 143 145-149 154-155
        158 164-165 170 194 198-201 207-210 215
      faulty/mask-of-the-beginning geometry-size-change-tracked 186-187 189 192
      faulty/shoved-by-old-width appearance-final-state-matches-window 94
      faulty/closed-by-old-width appearance-final-state-matches-window 93
      faulty/filled-under-transform geometry-size-change-tracked 94-96
      faulty/presenter-reset-by-darkness geometry-identity-restored 139-140
      faulty/menu-stays-covered geometry-size-change-tracked 95
      faulty/pale-until-unwound geometry-identity-restored 480-482
      faulty/busy-until-shown navigation-delegate-paired 337 344-345 356 365 367 372 382 389-393
        395-396 414 433-436 438-439 459-463 465-466
      faulty/back-swipe-killed navigation-gesture-alive 363
      faulty/index-of-its-own navigation-tab-selection-consistent 497 499-502 504-507 509-511
        514 516 518-519 523 526-528 530-532 535
      faulty/own-dismissal-reported-only navigation-dismissal-observed 320-326
      faulty/covered-means-dismissed navigation-dismissal-observed 98 105 107 114 126-127
        129-130 132 134 136 150 167 173 175 189 196 203 205 212-213 218 225 235-236 238-239 241
        243 245 259 275 281 283 296 300 309-310 312-313 315-319 328 335
      faulty/dismissal-reported-early navigation-dismissal-observed 117-121 123 125 128-138 141
        143 145-150 152-156 158-166 169-170 172 178-182 184-185 190-191 193-201 204-210 213-215
      faulty/dismissal-reported-twice navigation-dismissal-observed 119-121 123 125 128-137 141
        150 152-153 156 159-163 166 169 172 178-182 184-185 190-191 193 195-197 204-206 213-214
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 434
      faulty/unwind-step-by-step navigation-unwind-direct 475 479
      faulty/unwinds-by-one navigation-unwind-direct 484
      faulty/root-swipe-let-in navigation-stack-consistent 364
      faulty/pop-within-pop interaction-no-overlap 411
      faulty/pop-within-push navigation-stack-consistent 412
      faulty/bar-shown-for-all transparency 343 445-471
      faulty/refused-tab-counted navigation-tab-selection-consistent 521-522
      faulty/delegate-nobody-keeps resources-delegate-alive 116 119 121-122 126-136 139-140 142
        144 159 166 168 171-172 174 176-181 186-187 189 192 213 216 226 229 231-232 235-245
        248-249 251 253 267 274 276 279-280 282 284-289 294-296 299-300 303 309-310 312 319
      faulty/delegate-not-given-back resources-delegate-alive 483
      faulty/half-passing-push-segue resources-delegate-alive 483
      faulty/animator-for-one-way navigation-symmetric-animator 97 106 119 121 128 131 133-135
        159 166 178-181 195 204 217 229 231 237 240 242-244 267 274 286-289 309-310 312 327
      faulty/context-kept resources-transition-released 100-103 109-112 117-118 123 125 138 143
        145-149 152-156 158 160-161 163-165 169-170 193-194 198-201 207-210 215 220-223 227-228
        233-234 247 252 254-258 261-266 268-269 271-273 277-278 302 315-318 330-333
      faulty/engine-keeps-screen resources-transition-released 97 99 106 108 119-121 123 125 128
        130-131 133-135 137 141 152-153 156 159-163 166 169 178 181-182 184-185 190-191 193 195
        197 204 206 214 217 219 229-231 233-234 237 239-240 242-244 246 250 261-262 265 267-271
        274 277 286 289-290 292-293 297-298 301 309-314 327 329
      faulty/recognizers-pile-up resources-no-recognizer-growth 97 106 135 152 179-181 195 204
        217 244 261 289 309-310 327
      faulty/duration-made-up resources-duration-truthful 336 339 343 346 348-355 357 359
        363-366 368-370 373-374 376-381 383 387-389 400 403 405-406 411-413 415-425 427-431 441
        443 446-451 453-457 459 468 470
      faulty/menus-pile-up resources-transition-released 49-54
      faulty/first-pair-remembered resources-no-stale-participants 97 106 135 152 195 204 217
        244 261 310 327
      faulty/animator-dropped-early resources-driver-alive 10 34
      faulty/display-link-runs-on resources-no-orphan-animations 100-103 105 109-112 114 117-118
        123 125 138 143 145-149 154-155 158 160-161 164-165 167 170 173 175 194 198-201 203
        207-210 212 215 220-223 225 227-228 233-234 247 252 254-258 263-264 266 268-269 272-273
        275 278 281 283 302 315-318 330-333 335
      faulty/animations-left-off resources-switches-restored 97 99-106 108-114 116-118 120-123
        125-131 133-135 137-149 151-156 158-175 177-187 189-195 197-204 206-212 214-217 219-228
        230-240 242-244 246-258 260-283 285-299 301-303 309-312 314-319 327 329-335
      faulty/device-kept-awake resources-switches-restored 97 105-106 114 119 121 128-131
        133-135 152 159 166-167 173 175 178 181 195 203-204 212 217 225 229 231 237-240 242-244
        261 267 274-275 281 283 286 289 309-310 327 335
      faulty/reports-late resources-duration-truthful 97 99 104 106 108 113 116 121 125-131
        133-135 137 139-142 144 159 161-162 166 168 171-172 174 177-187 189-192 195 197 202 204
        206 211 214 216-217 219 224 226 231 234-240 242-244 246 248-251 253 267 269-270 274 276
        279-280 282 285-299 301 303 309-312 314 319 327 329 334
      faulty/pushes-remembered resources-transition-released 351 378-379 381 383-386 397 407 416
        431-432 440 457-458 467
      faulty/stack-kept-by-hub resources-transition-released 375-376
      faulty/switcher-kept-by-closure resources-transition-released 26-27
      faulty/switchers-remembered resources-transition-released 26-27
      faulty/escape-ignored accessibility-escape-works 124 157 188
      faulty/escape-promised accessibility-escape-works 124 157 188
      faulty/background-reachable accessibility-reachable-set 127 177 180 187
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 116 119 121-122 126-131
        133-135 139-140 142 144 151-152 159 166-168 171 173-175 177-181 183 186-187 189 192 195
        202-204 211-212 216
      faulty/editing-ended-by-drag accessibility-responder-restored 164-165 272-273
      faulty/screen-changed-too-early accessibility-focus-announced 127 131 143 173 177 180 187
        191 236 240 252 281 285 288 295 298
      faulty/elements-hidden-by-animators accessibility-flags-restored 129 150 238 259 313
      faulty/mute-until-unwound accessibility-flags-restored 472-474 476-478
      faulty/closed-menu-reachable accessibility-reachable-set 82
      faulty/given-up-screen-announced accessibility-focus-announced 143 173 252 281
      faulty/screen-announced-twice accessibility-focus-announced 127 131 177 180 187 191 236
        240 285 288 295 298
      faulty/page-left-mute accessibility-flags-restored 1-2 4 9 24 32-33 36 45 51-52
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 117-121 123 125 128
        130-131 133-135 137-138 141 143 145-149 152-156 158-166 169-170 172 178-182 184-185
        190-191 193-195 197-201 204 206-210 214-215
      faulty/fold-with-animated-push completion-not-before-animation-end 485 487-496
      faulty/fold-with-animated-push transparency 486
      faulty/fold-with-input-left-off interaction-input-restored 485-496
      faulty/always-interactive interaction-start-policy 119-121 128 130-131 133-135 137 141 159
        162 166 172 178-182 184-185 190-191 195 197 204 206 214
      faulty/direction-not-reset interaction-state-reset 152
      faulty/direction-never-turned interaction-start-policy 123 147 152-153 156 160 163 193 200
        209
      faulty/direction-inferred interaction-start-policy 123 147 152-153 156 160 163 193 200 209
      faulty/presenter-told-nothing appearance-presenter-contract 116 119 121-122 126-131
        133-135 139-140 142 144 159 166 168 171-172 174 177-181 186-187 189 192 195 202 204 211
        216
      faulty/presenter-told-twice appearance-begin-end-balanced 116 119-122 126-131 133-135 137
        139-142 144 159 162 166 168 171-172 174 177-181 184-187 189-192 195 197 202 204 206 211
        214 216
      faulty/view-moved-after-end completion-no-work-after 97 99-103 105-106 108-112 114 117-121
        123 125 128 130-131 133-135 137-138 141 143 145-149 152-156 158-167 169-170 172-173 175
        178-182 184-185 190-191 193-195 197-201 203-204 206-210 212 214-215 217 219-223 225
        227-231 233-234 237 239-240 242-244 246-247 250 252 254-258 261-275 277-278 280-281 283
        286-290 292-293 297-298 301-302 309-312 314-318 327 329-333 335
      faulty/bar-jumps-at-end geometry-bars-stable 97 104 106 113 116 121-122 126-131 133-135
        139-140 142 144 151-152 159 166 168 171-172 174 177-181 183 186-187 189 195 202 204 211
        216-217 224 226 231-232 235-240 242-244 248-249 251 253 260-261 267 274 276 279-280 282
        285-289 291 294-296 303 309-310 319 327 334
      faulty/closed-menus-appear appearance-no-phantom-child 6-7 29-30 47-48 55-59 62-68 81-84
        88-92
      faulty/menu-moved-in-each-time containment-did-move-after-add 90-91
      faulty/replaced-screen-kept containment-remove-complete 29-30 89
      faulty/given-up-side-told appearance-no-phantom-child 61 70-76 78
      faulty/page-shown-before-child containment-add-before-view 1-4 8-9 11 24 27-28 31-33 35-38
        40-43 45-48 50-52 54
      faulty/stack-cut-by-hand navigation-stack-consistent 347 398-399
      faulty/one-too-many-popped navigation-stack-consistent 345-346 358 360-363 365-368 371 375
        394 408 421 426-428 437 446 452-454 464
      faulty/place-counted-along navigation-tab-selection-consistent 502-511 514 517 520-522
        525-532 536-537
      faulty/pop-locks-pushes navigation-delegate-paired 337 344 348 356 369 372 381-382 385-386
        389-393 395-396 414 422 429 433-436 438-439 447 455 459-463 465-466
      faulty/presenter-stays-pale geometry-identity-restored 119-121 128-137 141 150 162 166 178
        181 184-185 190-191
      faulty/presenter-brightens-under-cover geometry-identity-restored 126-127
      faulty/dialog-shrinks-under-alert geometry-identity-restored 116
      faulty/dialog-stays-small geometry-identity-restored 116 122 126-127 139-140 142 144 168
        171-172 174 177 179-180 186-187 189 192
      faulty/presenter-told-by-dialog appearance-presenter-contract 116 119-122 126-137 139-142
        144 150 162 166 168 171-172 174 176-181 184-187 189-192
      faulty/home-turned-by-appearance completion-not-before-animation-end 120-121 128 130-131
        133-135 137 141 159 162 166 172 178-181 184-185 190-191 195 197 204 206 214
      faulty/hasty-card completion-closure-runs 116 119 121-122 126-136 139-140 144 159 166 168
        171-172 174 176-181 186-187 189 192 213 216
      faulty/picture-stays-hidden ownership-source-view-restored 389 459
      faulty/root-shown-ahead containment-view-parent-agrees 545-548
      faulty/banner-faded-only status-bar-no-global-write 538-544
      faulty/banner-taken-for-old status-bar-no-global-write 543
      faulty/banner-keeps-bar status-bar-owner-after-present 540
    """
}

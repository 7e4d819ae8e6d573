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
      modal/custom cancel-then-escape cancel-then-tap cancel-then-tap-beside cover
      modal/custom cover-read-aloud cover-then-tap-beside cycle cycle-dismissed-at-once
      modal/custom cycle-half-animated cycle-read-aloud cycle-read-aloud~unanimated
      modal/custom cycle-with-alert cycle-with-cover cycle~repeated cycle~unanimated
      modal/custom darken-while-dismissing darken-while-dismissing~cancelled
      modal/custom darken-while-presented darken-while-presenting dismiss dismiss-in-same-turn
      modal/custom dismiss-read-aloud~cancelled dismiss-while-presenting dismiss~cancelled
      modal/custom dismiss~interrupted dismiss~re-grabbed dismiss~reversed dismiss~turned-round
      modal/custom dismiss~unanimated drag-in drag-in-and-out~repeated drag-in~flung
      modal/custom drag-in~joined drag-in~relieved drag-in~resting drag-out drag-out~flung
      modal/custom drag-out~joined drag-out~relieved drag-out~resting escape flick hidden-bar
      modal/custom inactive-while-dismissing inactive-while-presenting
      modal/custom interrupted-then-dismiss~unanimated interrupted-then-drag interrupted-then-tap
      modal/custom interrupted-then-tap-beside keyboard-above keyboard-above-pulled
      modal/custom keyboard-above~cancelled keyboard-above~interrupted keyboard-below
      modal/custom keyboard-below~cancelled keyboard-comes-and-goes keyboard-while-presenting
      modal/custom move-after-verdict move-after-verdict~cancelled present present-from-dismissal
      modal/custom present-read-aloud~cancelled present-while-presenting present~cancelled
      modal/custom present~unanimated read-aloud reduced-motion same-sheet-stays
      modal/custom same-sheet-stays-read-aloud same-sheet~repeated stop-dismissal
      modal/custom stop-presentation taller-status-bar tap-beside tap-beside~repeated tap-inside
      modal/custom tap-with-driver turn-and-stay turn-and-stay-read-aloud
      modal/custom turn-then-dismiss~cancelled turn-then-escape turn-then-tap-beside
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
        136-137 142-149 151-153 157-158 160 162 169-174 182 184 188 193-196 199-203 205-209 211
        213-215 217-218 221-222 225 229 236-238 245-246 250 252 259-260 262 265 267-268 272-277
        279-281 285-286 288 290 297-302 309 311 319-322 325-329 331-335 337 340-341 343 346 351
        359-360 362 369 378 385-386
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36-38 40-43
        48 50-51 55-57 60
      faulty/switch-within-switch appearance-begin-end-balanced 9 38 48
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 356-358
      faulty/presenter-told-by-animators appearance-presenter-contract 138 147-148 168 185
      faulty/presenter-view-taken-out appearance-final-state-matches-window 131 137 143-145
        157-158 160 162 169 172 174 184 195-196 199-200 202 205 207-208 211 213 215 217-218
        221-222 225 236 245 250
      faulty/all-pages-appear appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-38 40-48
        50-57 59-60
      faulty/neighbour-told appearance-forwarded-to-children 7-9 37 46-47 59
      faulty/neighbour-told appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-38 40-48
        50-57 59-60
      faulty/content-without-parent appearance-phase-order 111 118-120 127-128 131 134 136-137
        142-149 151-153 157-158 160 162 169-174 182 184 188 193-196 199-203 205-209 211 213-215
        217-218 221-222 225 229 236-238 245-246 250 252 259-260 262 265 267-268 272-277 279-281
        285-286 288 290 297-302 309 311 319-322 325-329 331-335 337 340-341 343 346 351 359-360
        362 369 378 385-386
      faulty/newcomer-over-side appearance-no-phantom-child 102
      faulty/newcomer-told-nothing appearance-final-state-matches-window 34 101-102 105
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 9-10 12 26 29 33 36
        38 40-43 48 50-51 55-57 60
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 388 390-391 393-395 401-407
        410 412 416-418 421 425 429-430 432-435 437 444-445 457 460 462-463 469-470 472-473
        476-478 481-484 489 502 504 506 509-513 518 522 532 534
      faulty/outgoing-told-again appearance-no-spurious-reversal 111 118 120 127 200 207-208 252
        259 262 265 267-268 272-277 279-281 285-286 288 290 297-298 300-302 309 311 319 321-322
        325-326 328 331-335 337 340-341 343 346 351 359-360 362 369 378 385
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
      faulty/presenter-ended-ahead appearance-phase-order 131 136 143-149 151-153 155 157-160
        162 182-184 189 193 195-196 199-200 202 205-209 212-218 221-225 229 231 236 238 240 245
        248 250
      faulty/hurried-child-left-behind appearance-child-within-parent 9
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36
        38 40-43 48 50-51 55-57 60
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 61-65 69 71-72 74 90-98 101-102 105-106
      faulty/placed-before-told appearance-phase-order 1-4 9-10 12 26 29 32-34 36-38 40-43 48
        50-51 55-57 60
      faulty/animation-concealed appearance-animated-flag 1-4 9-10 12 26 29 32-34 36-38 40-42 48
        50 55-57 60
      faulty/fades-unasked appearance-animated-flag 148 150 154 204 230 239 247
      faulty/animation-invented appearance-animated-flag 138 147-148 150 154 168 185 204 230 239
        247
      faulty/animation-denied appearance-animated-flag 131-139 141-149 151-153 155-167 169-179
        181-203 205-219 221-229 231-238 240-246 248-250
      faulty/return-kept-back appearance-forwarded-to-children 7-8 59
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 62 64 109
      faulty/menu-stays-after-turn appearance-final-state-matches-window 106-109
      faulty/handle-out-of-sight appearance-no-phantom-child 52-53
      faulty/presenter-left-in-window appearance-no-double-appear 113-117 122-126 254-258
        263-264 266 269-271 283-284 287 289 291-296 303-308 310 312-318 323-324 326 336 338-339
        342 344-345 347 349-350 361 363-368 380-384
      faulty/menu-goes-untold appearance-final-state-matches-window 107-108
      faulty/first-page-blinks transparency 45 52-53
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 114-117 119 123-126 128 132-133
        138-139 141-142 156 161 163-167 171 173 176 178 181 185-188 191-192 194 198 201 203 219
        226 228 232-235 237 241-244 246 249 255-258 260 263-264 269-271 284 289 291-295 299 304
        306 308 312-314 317-318 320 324 327 329 342 347 350 365-368 381-384 386
      faulty/flag-of-the-animation completion-honest-flag 135 137 266 268
      faulty/returns-without-views completion-eventually 131 134 136-137 142-149 151-153 157-158
        160 162 169-174 182 184 188 193-196 199 201-203 205-209 211 213-215 217-218 221-222 225
        229 236-238 245-246 250
      faulty/empty-transaction-reports completion-not-before-animation-end 388 391 393-395
        401-407 410 412 416-418 421 425 429-430 432-435 437 444-445 457 460 462-463 469-470
        472-473 476-478 481-484 489 502 504 506 509-513 518 522 532 534
      faulty/completed-by-two completion-at-most-once 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 176 178 181 185-188 191-192 198 219 226 228 232-235 241-244 249 255-258
        263-264 269-271 284 289 291-295 304 306 308 312-314 317-318 324 342 347 350 365-368
        381-384
      faulty/waits-for-delegate completion-eventually 206 332 462 588-589
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 269 275 296 312 363
      faulty/shown-only-by-animation completion-unanimated-parity 43 51
      faulty/completed-without-verdict completion-after-verdict 389 396-399 401 409 411 413-416
        418 422-425 427-428 431 438 445-453 465-466 471 474 479-481 485 487-489 493-500 507-509
        514 516-518 522-530
      faulty/paused-and-completed completion-after-verdict 389 396-399 401 409 411 413-416 418
        422-425 427-428 431 438 445-453 465-466 471 474 479-481 485 487-489 493-500 507-509 514
        516-518 522-530
      faulty/dismissal-closure-dropped completion-closure-runs 7-9 35 37 46-47 59
      faulty/twice-told-card completion-closure-runs 131 134 136-137 143-154 157-158 162 182 184
        193 195-196 199-200 202 204-209 213-215 217-218 221-222 225 247 250
      faulty/frames-reset-after-end completion-no-work-after 114-117 123-126 132-133 138-139
        141-142 156 161 163-167 176 178 181 185-188 191-192 198 207-209 219 226 228 232-235
        241-244 249 255-258 263-264 269-271 284 289 291-295 304 306 308 312-314 317-318 324
        333-335 342 347 350 365-368 381-384
      faulty/dropped-animation-ignored completion-eventually 135 137 266 268 392-394 506 564
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
        138-139 141-149 151-153 155-167 169-170 172 174-179 181-182 185-193 195-200 202 205-219
        221-229 231-236 238 240-245 248-250 252 254 259 262 265 267 270-277 279-281 283 285-288
        290 297-298 300-303 305 307 309 313-316 319 321-323 325-326 328 331-341 343-346 349 351
        359-362 364 369 378 380 385
      faulty/waits-for-announced-time completion-eventually 111 118 120 127 131 136 143-149
        151-153 157-158 160 162 182 193 195-196 199-200 202 205-209 213-215 217-218 221-222 225
        229 236 238 245 250 252 259 262 267 272-277 279-281 285-286 288 290 309 319 321-322
        325-326 328 331-335 340-341 343 346 351 359-360 362 369 378 385
      faulty/end-told-first completion-not-before-animation-end 1-4 9-10 12 26 29 32-34 36-38
        40-42 48 50 55-57 60
      faulty/recedes-by-animators completion-unanimated-parity 204
      faulty/pales-by-animators completion-unanimated-parity 204
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 138 147 150 154 168 185 230 239
        247
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 134-136 146
        148-149 151-153 155 159 182-183 189 193 200 206-209 212 214 216 223-224 229 231 238 240
        248
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 353-354
      faulty/incoming-view-left-out ownership-to-view-in-container 111 118 120 127 131 134
        136-137 142-149 151-153 157-158 160 162 169-170 172 174 182 184 188 193 195-196 199-200
        202 205-209 211 213-215 217-218 221-222 225 229 236 238 245 250 252 259 262 265 267-268
        272-277 279-281 285-286 288 290 297-298 300-302 309 311 319 321-322 325 328 331-335 337
        340-341 343 346 351 359-360 378 385
      faulty/both-sides-taken-out ownership-original-parentage-restored 132-133 138-139 141-142
        156 161 163-167 176 178 181 185-188 191-192 198 219 226 228 232-235 241-244 249
      faulty/both-sides-taken-out ownership-window-not-empty 138-139 141 185-187
      faulty/picture-left-on-top ownership-container-clean 114-117 123-126 132-133 142 156 161
        163-167 176 178 181 188 191-192 198 219 226 228 232-235 241-244 249 255-258 263-264 284
        289 291-295 304 306 308 317-318 324 342 347 350 365-368 381-384
      faulty/mark-left-by-finger ownership-container-clean 114-117 123-126 132-133 142 156 161
        163-167 176 178 181 188 191-192 198 219 226 228 232-235 241-244 255-258 263-264 284 289
        291-295 304 306 308 317-318 324 342 347 365-368 381-384
      faulty/bar-picture-stays ownership-container-clean 392-394 506
      faulty/source-view-stays-hidden ownership-source-view-restored 406 512
      faulty/element-taken-along ownership-source-view-restored 394 406 445 506 512 522
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 171 173 194 201 203 237 246
      faulty/backdrop-picture-stays geometry-chrome-follows 217-219 221-222 225-226
      faulty/presenter-under-outer-view ownership-original-parentage-restored 353-354
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 389 396-399 401 409
        418 422-425 428 438 445-448 450 452-453 466 471 474 479-481 487-489 493-495 497 499-500
        507-509 516-518 522-525 527 529-530
      faulty/container-pinned ownership-container-untouched 131 134 136-137 142-154 157-158 160
        162 169-174 182 184 188 193-196 199-209 211 213-215 217-218 221-222 225 229-230 236-239
        245-247 250
      faulty/incoming-view-stays ownership-original-parentage-restored 114-117 123-126 255-258
        263-264 269-271 284 289 291-295 304 306 308 312-314 317-318 324 342 347 350 365-368
        381-384
      faulty/picture-left-in-container ownership-container-clean 10 43 51 57
      faulty/curtain-stays ownership-container-clean 131 137 142-145 157-158 160 162 169 172 174
        184 188 195-196 199-200 202 204-205 207-208 211 213 215 217-218 221-222 225 236 245 250
      faulty/dimming-taken-early ownership-chrome-lifecycle 132-133 142 156 161 163-167 176 178
        181 188 191-192 198 219 226 228 232-235 241-244 249
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 131 137 142-145 157-158 160 162
        169 172 174 184 188 195-196 199-200 202 204-205 207-208 211 213 215 217-218 221-222 225
        236 245 250
      faulty/dimming-piles-up ownership-container-clean 132-133 142 156 161 163-167 176 178 181
        188 191-192 198 219 226 228 232-235 241-244 249
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 217-219 221-222 225-226
      faulty/tabs-exchanged-by-hand ownership-container-untouched 562-563 582 589 591-592
        595-598 601 607 622-627
      faulty/catcher-stays ownership-container-clean 62 65 69-70 74 92-95 106
      faulty/catchers-pile-up ownership-container-clean 62 65 69-70 74 92-95 106
      faulty/status-bar-not-captured status-bar-owner-after-present 131 134 136-137 143-154
        157-158 160 162 184 193 195-196 199-200 202 204-209 213-215 217-218 221-222 225 229-230
        236 238-239 245 247 250
      faulty/child-never-asked status-bar-child-forwarded 1-4 7-10 12 26 29 33-38 40-48 50-57
        59-60
      faulty/bar-by-value status-bar-child-forwarded 1-4 7-10 12 26 29 33-38 40-48 50-57 59-60
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 9 12 26 33 36 40 42-43
        45-48 50-51 55 60
      faulty/no-update-requested status-bar-update-requested 1 3 26 33-34 36 40 42-43 48 50-51
        56-57
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 133 142 156 161 163-167 176 178
        181 188 191-192 198 219 228 232-235 241-244 249
      faulty/bar-returns-late geometry-bars-stable 111 113 120 122 135-136 139 141 146 148-149
        151-153 155 159 170 175 177 179 182-183 186-187 189-190 193 197 200 206-210 212 214 216
        227 229 231 238 240 248 252 254 266-267 270-271 274 276-277 279-281 283 287 298 303 305
        307 309-310 313-316 319 323 326 332-336 338-339 349 359-362 364 378 380
      faulty/helper-window-stays status-bar-no-global-write 111 113-117 120 122-126 132-136
        138-139 141-142 146 148-149 151-153 155-156 159 161 163-167 170 175-179 181-183 185-193
        197-198 200 206-210 212 214 216 219 223-224 226-229 231-235 238 240-244 248-249 252
        254-258 263-267 269-271 274 276-277 279-281 283-284 287 289 291-295 298 303-310 312-319
        323-324 326 332-336 338-339 342 344-345 347 349-350 359-362 364-368 378 380-384
      faulty/helper-window-stays status-bar-restored-after-dismiss 111 120 134 136 146 148-149
        151-153 170 182 193 206-209 214 229 238 252 265 267 274 276-277 279-281 298 309 319
        332-335 359-360 378
      faulty/bar-set-for-all status-bar-no-global-write 111 113-120 122-128 131-139 141-149
        151-153 155-167 169-179 181-203 205-219 221-229 231-238 240-246 248-250 252 254-260
        262-277 279-281 283-295 297-329 331-347 349-351 359-362 364-369 378 380-386
      faulty/verdict-during-bar-fade completion-eventually 227
      faulty/update-asked-too-early status-bar-update-requested 1-4 10 12 26 29 33-34 36 38
        40-43 48 50-51 56-57 60
      faulty/header-never-asked status-bar-child-forwarded 262 268 272-273 285-286 288 290 311
        321-322 325-326 328 330-331 333-334 340-341 343 346 364 369
      faulty/given-up-screen-decides status-bar-child-forwarded 15 17-19 21 24-25 30 58
      faulty/root-decides-stack status-bar-child-forwarded 389 393-394 396 401 409-410 412 415
        417 421 425 428 430 435 438 445-448 450 452-453 457-461 468-469 471 474 476-478 481 489
        493-495 497 499-500 502-503 506 509 518 522-525 527 529-530 532-533
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 388-399 401-430 433-454 457-535
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
        137-139 141-145 155-169 172 174-179 181 183-192 195-200 202 204-205 207-208 210-213
        215-219 221-228 231-236 240-245 248-250 254-259 262-264 266 268-273 283-297 300-308
        310-318 321-326 328 330-331 333-334 336-347 349-351 361-369 380-385
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
      faulty/early-end-dropped interaction-verdict-always 181 308
      faulty/only-ended-handled interaction-verdict-always 115 124 132 164 185-188 192 226 233
        242 256 263 292 312-314 318 347 366 382
      faulty/alert-takes-driver interaction-verdict-always 132 263
      faulty/pull-left-to-alert interaction-verdict-always 389
      faulty/lost-finger-decides interaction-verdict-always 185-188 312-314
      faulty/driver-always-handed-out interaction-start-policy 111 113 120 122 134-136 146 149
        151-153 155 159 182-183 189 193 200 206-210 212 214 216 223-224 229 231 238 240 248 252
        254 265-267 274 277 279-281 283 287 309-310 315 319 326 332-336 338-339 344-345 349
        359-362 364 378 380
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 141 271
      faulty/progress-after-verdict interaction-progress-range 116 125 165 178 197-198 234 243
        257 293 306 323-324 383
      faulty/resting-finger-undecided interaction-verdict-always 114 116-117 123 125-126 133
        138-139 141-142 156 161 163 165-166 179 191 198 219 228 232 234-235 241 243-244 249 255
        257-258 264 269-271 284 289 291 293-294 307 317 324 342 350 365 367-368 381 383-384
      faulty/second-finger-lets-go interaction-verdict-always 177-178 197-198
      faulty/finger-on-the-bar interaction-start-policy 397 411 413-415 422 427 431 450-451 485
        497-498 514 527-528
      faulty/finger-for-animated-pushes interaction-start-policy 411
      faulty/verdict-by-timer interaction-verdict-always 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175-179 185-188 190-192 197-198 219 226-228 232-235 241-244 249
        255-258 263-264 269-271 284 289 291-295 298 303-307 312-314 316-318 323-324 342 347 350
        365-368 381-384
      faulty/verdict-late interaction-verdict-always 114-117 123-126 132-133 138-139 141-142 156
        161 163-167 170 175-179 181 185-188 190-192 197-198 219 226-228 232-235 241-244 249
        255-258 263-264 269-271 284 289 291-295 298 303-308 312-314 316-318 323-324 342 347 350
        365-368 381-384
      faulty/flung-beyond-the-end interaction-progress-range 139 167 170 175 177 186 190 197 227
        270 295 298 303 305 313 316 323
      faulty/progress-doubled interaction-progress-range 116-117 125-126 139 165-166 170 175 177
        179 185-188 190 197 227 234-235 243-244 257-258 270 293-294 298 303 305 307 312-314 316
        323 367-368 383-384
      faulty/progress-by-place interaction-progress-range 577 613
      faulty/progress-untold interaction-progress-range 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175 177-179 185-188 190-192 197-198 219 226-228 232-235 241-244 249
        255-258 263-264 269-271 284 289 291-295 298 303 305-307 312-314 316-318 323-324 342 347
        350 365-368 381-384
      faulty/input-left-off interaction-input-restored 114-117 119 123-126 128 132-133 139 142
        156 161 163-167 171 173 176 178 181 186 188 191-192 194 198 201 203 219 226 228 232-235
        237 241-244 246 249 255-258 260 263-264 270 284 289 291-295 299 301 304 306 308 313
        317-318 320 324 327 329 342 347 350 365-368 381-384 386
      faulty/interruptible-made-anew geometry-no-frame-under-transform 119 128 169-174 194 201
        203 237 246 260 297-302 320 327 329 386
      faulty/interruptible-made-anew interaction-interruptible-stable 114-117 119 123-126 128
        132-133 138-139 141-142 156 161 163-167 169-179 181 185-188 190-192 194 197-198 201 203
        219 226-228 232-235 237 241-244 246 249 255-258 260 263-264 269-271 284 289 291-295
        297-308 312-314 316-318 320 323-324 327 329 342 347 350 365-368 381-384 386
      faulty/runner-for-both-ways interaction-interruptible-stable 139 170 186 270 298 313
      faulty/one-pause-forgotten interaction-pause-continues 181
      faulty/touches-let-through interaction-no-overlap 478
      faulty/switch-while-settling interaction-no-overlap 48-49
      faulty/layer-clock-stays interaction-layer-clock-restored 5-6 13-24 27-28 30 49 58
      faulty/presenter-stays-deaf interaction-input-restored 134-136 138-139 141 146-155 159 168
        175 177 179 182-183 185-187 189-190 193 197 206 209-210 212 214 216 223-224 227 229-231
        238-240 247-248
      faulty/deafened-by-animators interaction-input-restored 138 147 168 185
      faulty/second-pull-ignored interaction-state-reset 139 186 270 313
      faulty/pull-counts-on interaction-state-reset 139 270
      faulty/second-pull-stuck interaction-state-reset 139 186 270 313
      faulty/second-pull-undriven interaction-state-reset 139 186 270 313
      faulty/tap-off-when-given-up interaction-state-reset 142 188
      faulty/taps-through-the-sheet interaction-start-policy 215
      faulty/touches-stay-ignored interaction-input-restored 114-117 119 123-126 128 132-133
        138-139 141-142 156 161 163-167 171 173 176 178 181 185-188 191-192 194 198 201 203 219
        226 228 232-235 237 241-244 246 249 255-258 260 263-264 269-271 284 289 291-295 299 301
        304 306 308 312-314 317-318 320 324 327 329 342 347 350 365-368 381-384 386
      faulty/asked-twice interaction-no-refused-request 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175-179 181 185-188 190-192 197-198 219 226-228 232-235 241-244 249
        255-258 263-264 269-271 284 289 291-295 298 303-308 312-314 316-318 323-324 342 347 350
        365-368 381-384
      faulty/tabs-busy-until-tapped interaction-input-restored 566 571 573 586 592 597 600-601
        606 608-609 620 623 626
      faulty/still-tabs-busy-until-tapped interaction-input-restored 592 597 601 623 626
      faulty/shown-tab-refused transparency 607
      faulty/each-tab-tapped-once interaction-input-restored 597 626
      faulty/taps-wait-for-animator interaction-input-restored 598 627
      faulty/pulling-when-lost interaction-state-reset 187 314
      faulty/popping-when-lost interaction-state-reset 423 425 487 489 516 518
      faulty/selecting-when-lost interaction-state-reset 585 619
      faulty/held-when-lost containment-cancel-rollback 27
      faulty/tabs-deaf-after-cancel interaction-input-restored 566 586 600 606 620
      faulty/drawer-deaf-after-cancel interaction-state-reset 66-68 87-89
      faulty/switcher-deaf-at-end interaction-state-reset 14
      faulty/selections-counted-by-code interaction-state-reset 16
      faulty/moves-counted-by-code interaction-state-reset 76 79
      faulty/turned-finger-dismisses interaction-verdict-always 167 295
      faulty/turned-finger-pops interaction-verdict-always 453 500 530
      faulty/turned-finger-selects interaction-verdict-always 580 616
      faulty/turned-finger-switches interaction-verdict-always 25
      faulty/turned-finger-opens interaction-verdict-always 77 85
      faulty/container-bounds-taken geometry-final-frame 433
      faulty/presenter-stays-scaled geometry-identity-restored 134-136 138-139 141 146-149
        151-153 155 159 168 170 175 177 179 182-183 185-187 189-190 193 197 206 209-210 212 214
        216 223-224 227 229 231 238 240 248
      faulty/old-frame-kept geometry-size-change-tracked 472
      faulty/width-kept geometry-size-change-tracked 54-55 59-60
      faulty/frames-of-the-beginning geometry-size-change-tracked 225 346
      faulty/initial-frame-of-all geometry-frame-rollback 131 134 136-137 142-149 151-153
        157-158 160 162 169-174 182 184 188 193-196 199 201-203 205-209 211 213-215 229 236-238
        245-246 250
      faulty/dimming-keeps-size geometry-chrome-follows 217-219 221-222 225-226
      faulty/dimming-keeps-width geometry-chrome-follows 217-219 221-222 225-226
      faulty/presenter-frame-written-back geometry-frame-rollback 130
      faulty/card-fills-after-cancel geometry-frame-rollback 132-133 156 161 163-167 176 178 181
        191-192 198 228 232-235 241-244 249
      faulty/start-values-stay geometry-identity-restored 132-133 138 142 156 161 163-167 176
        178 181 185 188 191-192 198 219 226 228 232-235 241-244 249
      faulty/start-values-stay-below geometry-identity-restored 399 424 480 488 508 517
      faulty/frame-under-transform geometry-no-frame-under-transform 131 134 136-137 142-154
        157-158 160 162 169-174 182 184 188 193-196 199-209 211 213-215 217-218 221-222 225
        229-230 236-239 245-247 250
      faulty/pinned-to-helper geometry-layout-ownership 118 127 131 137 142-145 157-158 160 162
        169 172 174 184 188 195-196 199-200 202 205 207-208 211 213 215 217-218 221-222 225 236
        245 250 259 262 268 272-273 285-286 288 290 297 300 302 311 321-322 325-326 328 331
        333-334 337 340-341 343 346 351 369 385
      faulty/revealed-presenter-on-top geometry-z-order 111 113-117 120 122-126 252 254-258
        263-264 266-267 269-271 274 276-277 279-281 283-284 287 289 291-295 298 303-307 309-310
        312-319 323-324 326 332-336 338-339 342 344-345 347 349-350 359-362 364-368 378 380-384
      faulty/revealed-view-on-top geometry-z-order 388-389 391-392 395-399 401-403 405-409 411
        413-416 418-420 422-429 431 433-436 438-439 443-453 462 465-466 468 470-472 474-475
        479-491 493-500 507-520 522-530
      faulty/card-frame-kept geometry-size-change-tracked 217-219 221-222 225-226
      faulty/half-sheet-left-alone geometry-size-change-tracked 217-219 221 225-226
      faulty/slides-out-of-shell geometry-chrome-follows 135 139 141 155 159 175 177 179 183
        186-187 189-190 197 200 210 212 216 223-224 227 231 240 248
      faulty/strip-keeps-place geometry-size-change-tracked 55
      faulty/presenter-rises-for-nothing geometry-identity-restored 133 156 161 163-167 176 178
        181 191-192 198 228 232-235 241-244 249
      faulty/mask-of-the-beginning geometry-size-change-tracked 217-219 221-222 225-226
      faulty/shoved-by-old-width appearance-final-state-matches-window 107
      faulty/closed-by-old-width appearance-final-state-matches-window 106
      faulty/filled-under-transform geometry-size-change-tracked 107-109
      faulty/presenter-reset-by-darkness geometry-identity-restored 157-158
      faulty/small-while-turned geometry-size-change-tracked 223-224
      faulty/menu-stays-covered geometry-size-change-tracked 108
      faulty/pale-until-unwound geometry-identity-restored 544-546
      faulty/busy-until-shown navigation-delegate-paired 389 396-397 409 418 422 428 438 445-448
        450 452-453 471 474 493-495 497 499-500 522-525 527 529-530
      faulty/back-swipe-killed navigation-gesture-alive 416
      faulty/index-of-its-own navigation-tab-selection-consistent 564 567-570 572 574-576
        579-581 583 587 590 593-594 603-604 610-612 615-617 621
      faulty/own-dismissal-reported-only navigation-dismissal-observed 371-377
      faulty/covered-means-dismissed navigation-dismissal-observed 112 119 121 128 138 143-145
        147-148 150 152 154 168 171 173 185 194 201 203 222 230 237 239 246-247 253 260 269
        272-273 275-276 278 280 282 296 299 312 320 327 329 343 348 359-360 362-363 365-369 379
        386
      faulty/dismissal-reported-early navigation-dismissal-observed 132-136 138-139 141-142
        146-156 159 161 163-168 170 175-179 181-183 185-193 197-198 200 206-210 212 214 216 219
        223-224 226-235 238-244 247-249
      faulty/dismissal-reported-twice navigation-dismissal-observed 134-136 138-139 141 146-155
        159 168 170 175 177 179 182-183 185-187 189-190 193 197 200 206-210 212 214 216 223-224
        227 229-231 238-240 247-248
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 494
      faulty/unwind-step-by-step navigation-unwind-direct 539 543
      faulty/unwinds-by-one navigation-unwind-direct 548
      faulty/root-swipe-let-in navigation-stack-consistent 417
      faulty/pop-within-pop interaction-no-overlap 468
      faulty/pop-within-push navigation-stack-consistent 469
      faulty/bar-shown-for-all transparency 395 506-525 527-535
      faulty/barless-when-given-up navigation-bottom-bar-restored 396 409 428 438 446-448 450
        452-453 471 474 493-495 497 499-500
      faulty/barless-when-given-up status-bar-rollback-on-cancel 445
      faulty/refused-tab-counted navigation-tab-selection-consistent 599 602
      faulty/delegate-nobody-keeps resources-delegate-alive 131 134 136-137 143-154 157-158 160
        162 182 184 193 195-196 199-200 202 204-209 213-215 217-218 221-222 225 247 250 262 265
        267-268 272-282 285-286 288 290 309 311 319 321-322 325-326 328 330-335 340-341 343 346
        348 351 359-360 362 369
      faulty/delegate-not-given-back resources-delegate-alive 547
      faulty/half-passing-push-segue resources-delegate-alive 547
      faulty/animator-for-one-way navigation-symmetric-animator 111 120 134 136 146 149 151-153
        182 193 206-209 214 229 238 252 265 267 274 277 279-281 309 319 332-335 359-360 362 378
      faulty/context-kept resources-transition-released 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175-179 181 185-188 190-192 197-198 219 226-228 232-235 241-244 249
        255-258 263-264 269-271 284 289 291-295 298 303-308 312-314 316-318 323-324 342 347 350
        365-368 381-384
      faulty/engine-keeps-screen resources-transition-released 111 113 120 122 134-136 138-139
        141 146 148-149 151-153 155 159 170 175 177 179 182-183 185-187 189-190 193 197 206
        209-210 212 214 216 223-224 227 229 231 238 240 248 252 254 265-267 269-271 274 276-277
        279-281 283 287 298 303 305 307 309-310 312-316 319 323 332 335-336 338-339 344-345 349
        359-364 378 380
      faulty/recognizers-pile-up resources-no-recognizer-growth 111 120 153 170 207-209 214 229
        238 252 281 298 335 359-360 378
      faulty/duration-made-up resources-duration-truthful 388 391 395 398 401-408 410 412
        416-419 423 425-426 429-430 432-437 439 443-445 457 460 462-463 468-470 472-473 475-479
        481-484 486-487 489-491 502 504 507 509-513 515-516 518-520 522 532 534
      faulty/menus-pile-up resources-transition-released 54-57 59-60
      faulty/first-pair-remembered resources-no-stale-participants 111 120 153 170 214 229 238
        252 281 298 360 378
      faulty/animator-dropped-early resources-driver-alive 11 39
      faulty/display-link-runs-on resources-no-orphan-animations 114-117 119 123-126 128 132-133
        138-139 141-142 156 161 163-167 171 173 176 178 181 185-188 191-192 194 198 201 203 219
        226 228 232-235 237 241-244 246 249 255-258 260 263-264 269-271 284 289 291-295 299 304
        306 308 312-314 317-318 320 324 327 329 342 347 350 365-368 381-384 386
      faulty/animations-left-off resources-switches-restored 111 113-120 122-128 131-133 135-139
        141-149 151-153 155-167 169-179 181-203 205-219 221-229 231-238 240-246 248-250 252
        254-260 262-264 266-277 279-281 283-295 297-329 331-347 349-351 359-362 364-369 378
        380-386
      faulty/animations-switched-on resources-switches-restored 134 265
      faulty/device-kept-awake resources-switches-restored 111 119-120 128 134 136 146-149
        151-153 170-171 173 182 193-194 201 203 206 209 214 229 237-238 246 252 260 265 267
        274-277 279-281 298-299 309 319-320 327 329 332 335 359-360 378 386
      faulty/reports-late resources-duration-truthful 111 113 118 120 122 127 131 136 141-149
        151-153 155 157-160 162 182 187-189 193 195-196 199-200 202 205-218 221-225 229 231 236
        238 240 245 248 250 252 254 259 262 267 271-277 279-281 283 285-288 290 309 314-315 319
        321-322 325-326 328 331-341 343-346 349 351 359-362 364 369 378 380 385
      faulty/pushes-remembered resources-transition-released 404 434-435 437 439-442 454 464 473
        491-492 501 520-521 531
      faulty/stack-kept-by-hub resources-transition-released 431-432
      faulty/switcher-kept-by-closure resources-transition-released 31-32
      faulty/switchers-remembered resources-transition-released 31-32
      faulty/escape-ignored accessibility-escape-works 140 180 220
      faulty/escape-promised accessibility-escape-works 140 180 220
      faulty/background-reachable accessibility-reachable-set 144 205 208 218
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 131 134 136-137 142-149
        151-153 157-158 160 162 169-174 182 184 188 193-196 199 201-203 205-209 211 213-215
        217-218 221-222 225 229 236-238 245-246 250
      faulty/editing-ended-by-drag accessibility-responder-restored 191-192 317-318
      faulty/screen-changed-too-early accessibility-focus-announced 144 149 161 201 205 208 218
        224 273 277 289 327 331 334 341 345
      faulty/elements-hidden-by-animators accessibility-flags-restored 138 147 168 185 269 275
        296 312 363
      faulty/mute-until-unwound accessibility-flags-restored 536-538 540-542
      faulty/closed-menu-reachable accessibility-reachable-set 93
      faulty/closed-handle-modal accessibility-flags-restored 62 65 69-70 74 92-95 106
      faulty/given-up-screen-announced accessibility-focus-announced 161 201 289 327
      faulty/screen-announced-twice accessibility-focus-announced 144 149 205 208 218 224 273
        277 331 334 341 345
      faulty/page-left-mute accessibility-flags-restored 1-2 4 10 29 37-38 41 50 56-57
      faulty/newcomer-within-reach accessibility-flags-restored 101-102
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 132-136 138-139 141-142
        146 148-149 151-153 155-156 159 161 163-167 170 175-179 181-183 185-193 197-198 200
        206-210 212 214 216 219 223-224 226-229 231-235 238 240-244 248-249
      faulty/fold-with-animated-push completion-not-before-animation-end 549 551-561
      faulty/fold-with-animated-push transparency 550
      faulty/fold-with-input-left-off interaction-input-restored 549-561
      faulty/always-interactive interaction-start-policy 134-136 146 148-149 151-153 155 159
        182-183 189 193 200 206-210 212 216 223-224 229 231 238 240 248
      faulty/direction-not-reset interaction-state-reset 170
      faulty/direction-never-turned interaction-start-policy 139 165 170 175 179 186 190 227 234
        243
      faulty/direction-inferred interaction-start-policy 139 165 170 175 179 186 190 227 234 243
      faulty/presenter-told-nothing appearance-presenter-contract 131 134 136-137 143-149
        151-153 157-158 160 162 182 184 193 195-196 199-200 202 205-209 213-215 217-218 221-222
        225 229 236 238 245 250
      faulty/presenter-told-twice appearance-begin-end-balanced 131 134-137 143-149 151-153 155
        157-160 162 182-184 189 193 195-196 199-200 202 205-209 212-218 221-225 229 231 236 238
        240 245 248 250
      faulty/view-moved-after-end completion-no-work-after 111 113-117 119-120 122-126 128
        132-136 138-139 141-142 146 148-149 151-153 155-156 159 161 163-167 170-171 173 175-179
        181-183 185-194 197-198 200-201 203 206-210 212 214 216 219 223-224 226-229 231-235
        237-238 240-244 246 248-249 252 254-258 260 263-267 269-271 274 276-277 279-281 283-284
        287 289 291-295 298-299 303-310 312-320 323-324 326-327 329 332-336 338-339 342 344-345
        347 349-350 359-362 364-368 378 380-384 386
      faulty/bar-jumps-at-end geometry-bars-stable 111 118 120 127 131 136-137 142-149 151-153
        157-158 160 162 169-170 172 174 182 184 188 193 195-196 199-200 202 205-209 211 213-215
        217-218 221-222 229 236 238 245 250 252 259 262 267-268 272-277 279-281 285-286 288 290
        297-298 300-302 309 311 319 321-322 325-326 328 331-335 337 340-341 343 351 359-360 369
        378 385
      faulty/closed-menus-appear appearance-no-phantom-child 7-8 31 34-35 52-54 59 61-65 69-75
        86 90-106 108-109
      faulty/menu-moved-in-each-time containment-did-move-after-add 103-104
      faulty/replaced-screen-kept containment-remove-complete 34-35 101-102
      faulty/given-up-side-told appearance-no-phantom-child 68 78 80-85 89
      faulty/page-shown-before-child containment-add-before-view 1-4 9-10 12 26 29 32-33 36-38
        40-43 45-48 50-53 55-57 60
      faulty/stack-cut-by-hand navigation-stack-consistent 400 455-456
      faulty/one-too-many-popped navigation-stack-consistent 397-399 411 413-416 418-419 422-424
        427 431 449 451 465 479-480 485-488 496 498 507-508 514-517 526 528
      faulty/place-counted-along navigation-tab-selection-consistent 570-576 578-581 587 591-592
        595 597 599 602-603 607-612 614-617 622-624 626
      faulty/place-counted-in-secret interaction-state-reset 565 578 584 605 614 618
      faulty/pop-locks-pushes navigation-delegate-paired 389 396 401 409 425 428 437-438 441-442
        445-448 450 452-453 471 474 481 489 493-495 497 499-500 509 518 522-525 527 529-530
      faulty/presenter-stays-pale geometry-identity-restored 134-136 146-155 159 168 183 189 193
        206 209 212 214 216 223-224
      faulty/presenter-brightens-under-cover geometry-identity-restored 143-145
      faulty/dialog-shrinks-under-alert geometry-identity-restored 131
      faulty/dialog-stays-small geometry-identity-restored 131 137 143-145 157-158 160 162 184
        195-196 199-200 202 205 207-208 213 217-218 221-222 225
      faulty/presenter-told-by-dialog appearance-presenter-contract 131 134-137 143-155 157-160
        162 168 183-184 189 193 195-196 199-200 202 204-209 212-214 216-218 221-225
      faulty/home-turned-by-appearance completion-not-before-animation-end 135-136 146 148-149
        151-153 155 159 182-183 189 193 200 206-209 212 214 216 223-224 229 231 238 240 248
      faulty/hasty-card completion-closure-runs 131 134 136-137 143-154 157-158 162 182 184 193
        195-196 199-200 202 204-209 213-215 217-218 221-222 225 247 250
      faulty/picture-stays-hidden ownership-source-view-restored 399 424 445 480 488 508 517 522
      faulty/root-shown-ahead containment-view-parent-agrees 635-638
      faulty/banner-faded-only status-bar-no-global-write 628-634
      faulty/banner-taken-for-old status-bar-no-global-write 633
      faulty/banner-keeps-bar status-bar-owner-after-present 630
      faulty/paused-till-foreground completion-eventually 183-184 310-311
      faulty/contents-stay-deep completion-unanimated-parity 204
      faulty/contents-stay-deep geometry-identity-restored 138 147 168 185
      faulty/newcomer-under-header geometry-bars-stable 34
      faulty/insets-left-behind geometry-bars-stable 1-4 9-10 12 26 29 33-38 40-43 46-48 50-51
        55-57 60
      faulty/runner-kept-when-given-up interaction-interruptible-stable 110 129 139 251 261 270
        352 355 370 387
      faulty/sheet-of-old-screen geometry-size-change-tracked 219
      faulty/older-wish-wins interaction-no-overlap 99
      faulty/hand-moved-back geometry-size-change-tracked 226
    """
}

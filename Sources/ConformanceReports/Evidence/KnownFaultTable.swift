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
      modal/custom move-after-verdict move-after-verdict~cancelled pile-cycle pile-dismiss-top
      modal/custom pile-dismiss-top~cancelled present present-from-dismissal
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
        136-137 142-149 151-153 157-158 160 162 169-174 182 184 188 193-196 199 202-206 208-212
        214 216-218 220-221 224-225 228 232 239-241 248-249 253 255 262-263 265 268 270-271
        275-280 282-284 288-289 291 293 300-305 312 314 322-325 328-332 334-338 340 343-344 346
        349 354 362-363 365 372 381 388-389
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36-38 40-43
        48 50-51 55-57 60
      faulty/switch-within-switch appearance-begin-end-balanced 9 38 48
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 359-361
      faulty/presenter-told-by-animators appearance-presenter-contract 138 147-148 168 185
      faulty/presenter-view-taken-out appearance-final-state-matches-window 131 137 143-145
        157-158 160 162 169 172 174 184 195-196 200-203 205 208 210-211 214 216 218 220-221
        224-225 228 239 248 253
      faulty/all-pages-appear appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-38 40-48
        50-57 59-60
      faulty/neighbour-told appearance-forwarded-to-children 7-9 37 46-47 59
      faulty/neighbour-told appearance-no-phantom-child 1-4 7-10 12 26 29 31-33 36-38 40-48
        50-57 59-60
      faulty/content-without-parent appearance-phase-order 111 118-120 127-128 131 134 136-137
        142-149 151-153 157-158 160 162 169-174 182 184 188 193-196 199 202-206 208-212 214
        216-218 220-221 224-225 228 232 239-241 248-249 253 255 262-263 265 268 270-271 275-280
        282-284 288-289 291 293 300-305 312 314 322-325 328-332 334-338 340 343-344 346 349 354
        362-363 365 372 381 388-389
      faulty/newcomer-over-side appearance-no-phantom-child 102
      faulty/newcomer-told-nothing appearance-final-state-matches-window 34 101-102 105
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 9-10 12 26 29 33 36
        38 40-43 48 50-51 55-57 60
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 391 393-394 396-398 404-410
        413 415 419-421 424 428 432-433 435-438 440 447-448 460 463 465-466 472-473 475-476
        479-481 484-487 492 505 507 509 512-516 521 525 535 537
      faulty/outgoing-told-again appearance-no-spurious-reversal 111 118 120 127 203 210-211 255
        262 265 268 270-271 275-280 282-284 288-289 291 293 300-301 303-305 312 314 322 324-325
        328-329 331 334-338 340 343-344 346 349 354 362-363 365 372 381 388
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
        162 182-184 189 193 195-196 199-200 202-203 205 208-212 215-221 224-228 232 234 239 241
        243 248 251 253
      faulty/hurried-child-left-behind appearance-child-within-parent 9
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 9-10 12 26 29 32-34 36
        38 40-43 48 50-51 55-57 60
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 61-65 69 71-72 74 90-98 101-102 105-106
      faulty/placed-before-told appearance-phase-order 1-4 9-10 12 26 29 32-34 36-38 40-43 48
        50-51 55-57 60
      faulty/animation-concealed appearance-animated-flag 1-4 9-10 12 26 29 32-34 36-38 40-42 48
        50 55-57 60
      faulty/fades-unasked appearance-animated-flag 148 150 154 207 233 242 250
      faulty/animation-invented appearance-animated-flag 138 147-148 150 154 168 185 207 233 242
        250
      faulty/animation-denied appearance-animated-flag 131-139 141-149 151-153 155-167 169-179
        181-206 208-222 224-232 234-241 243-249 251-253
      faulty/return-kept-back appearance-forwarded-to-children 7-8 59
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 62 64 109
      faulty/menu-stays-after-turn appearance-final-state-matches-window 106-109
      faulty/handle-out-of-sight appearance-no-phantom-child 52-53
      faulty/presenter-left-in-window appearance-no-double-appear 113-117 122-126 257-261
        266-267 269 272-274 286-287 290 292 294-299 306-311 313 315-321 326-327 329 339 341-342
        345 347-348 350 352-353 364 366-371 383-387
      faulty/menu-goes-untold appearance-final-state-matches-window 107-108
      faulty/first-page-blinks transparency 45 52-53
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 114-117 119 123-126 128 132-133
        138-139 141-142 156 161 163-167 171 173 176 178 181 185-188 191-192 194 198 201 204 206
        222 229 231 235-238 240 244-247 249 252 258-261 263 266-267 272-274 287 292 294-298 302
        307 309 311 315-317 320-321 323 327 330 332 345 350 353 368-371 384-387 389
      faulty/flag-of-the-animation completion-honest-flag 135 137 269 271
      faulty/returns-without-views completion-eventually 131 134 136-137 142-149 151-153 157-158
        160 162 169-174 182 184 188 193-196 199 202 204-206 208-212 214 216-218 220-221 224-225
        228 232 239-241 248-249 253
      faulty/empty-transaction-reports completion-not-before-animation-end 391 394 396-398
        404-410 413 415 419-421 424 428 432-433 435-438 440 447-448 460 463 465-466 472-473
        475-476 479-481 484-487 492 505 507 509 512-516 521 525 535 537
      faulty/completed-by-two completion-at-most-once 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 176 178 181 185-188 191-192 198 201 222 229 231 235-238 244-247 252
        258-261 266-267 272-274 287 292 294-298 307 309 311 315-317 320-321 327 345 350 353
        368-371 384-387
      faulty/waits-for-delegate completion-eventually 209 335 465 591-592
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 272 278 299 315 366
      faulty/shown-only-by-animation completion-unanimated-parity 43 51
      faulty/completed-without-verdict completion-after-verdict 392 399-402 404 412 414 416-419
        421 425-428 430-431 434 441 448-456 468-469 474 477 482-484 488 490-492 496-503 510-512
        517 519-521 525-533
      faulty/paused-and-completed completion-after-verdict 392 399-402 404 412 414 416-419 421
        425-428 430-431 434 441 448-456 468-469 474 477 482-484 488 490-492 496-503 510-512 517
        519-521 525-533
      faulty/dismissal-closure-dropped completion-closure-runs 7-9 35 37 46-47 59
      faulty/twice-told-card completion-closure-runs 131 134 136-137 143-154 157-158 162 182 184
        193 195-196 199 202-203 205 207-212 216-218 220-221 224-225 228 250 253
      faulty/frames-reset-after-end completion-no-work-after 114-117 123-126 132-133 138-139
        141-142 156 161 163-167 176 178 181 185-188 191-192 198 201 210-212 222 229 231 235-238
        244-247 252 258-261 266-267 272-274 287 292 294-298 307 309 311 315-317 320-321 327
        336-338 345 350 353 368-371 384-387
      faulty/dropped-animation-ignored completion-eventually 135 137 269 271 395-397 509 567
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
        138-139 141-149 151-153 155-167 169-170 172 174-179 181-182 185-193 195-203 205 208-222
        224-232 234-239 241 243-248 251-253 255 257 262 265 268 270 273-280 282-284 286 288-291
        293 300-301 303-306 308 310 312 316-319 322 324-326 328-329 331 334-344 346-349 352 354
        362-365 367 372 381 383 388
      faulty/waits-for-announced-time completion-eventually 111 118 120 127 131 136 143-149
        151-153 157-158 160 162 182 193 195-196 199 202-203 205 208-212 216-218 220-221 224-225
        228 232 239 241 248 253 255 262 265 270 275-280 282-284 288-289 291 293 312 322 324-325
        328-329 331 334-338 343-344 346 349 354 362-363 365 372 381 388
      faulty/end-told-first completion-not-before-animation-end 1-4 9-10 12 26 29 32-34 36-38
        40-42 48 50 55-57 60
      faulty/recedes-by-animators completion-unanimated-parity 207
      faulty/pales-by-animators completion-unanimated-parity 207
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 138 147 150 154 168 185 233 242
        250
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 134-136 146
        148-149 151-153 155 159 182-183 189 193 199-200 203 209-212 215 217 219 226-227 232 234
        241 243 251
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 199-200 356-357
      faulty/incoming-view-left-out ownership-to-view-in-container 111 118 120 127 131 134
        136-137 142-149 151-153 157-158 160 162 169-170 172 174 182 184 188 193 195-196 199
        202-203 205 208-212 214 216-218 220-221 224-225 228 232 239 241 248 253 255 262 265 268
        270-271 275-280 282-284 288-289 291 293 300-301 303-305 312 314 322 324-325 328 331
        334-338 340 343-344 346 349 354 362-363 381 388
      faulty/both-sides-taken-out ownership-original-parentage-restored 132-133 138-139 141-142
        156 161 163-167 176 178 181 185-188 191-192 198 201 222 229 231 235-238 244-247 252
      faulty/both-sides-taken-out ownership-window-not-empty 138-139 141 185-187
      faulty/picture-left-on-top ownership-container-clean 114-117 123-126 132-133 142 156 161
        163-167 176 178 181 188 191-192 198 201 222 229 231 235-238 244-247 252 258-261 266-267
        287 292 294-298 307 309 311 320-321 327 345 350 353 368-371 384-387
      faulty/mark-left-by-finger ownership-container-clean 114-117 123-126 132-133 142 156 161
        163-167 176 178 181 188 191-192 198 201 222 229 231 235-238 244-247 258-261 266-267 287
        292 294-298 307 309 311 320-321 327 345 350 368-371 384-387
      faulty/bar-picture-stays ownership-container-clean 395-397 509
      faulty/source-view-stays-hidden ownership-source-view-restored 409 515
      faulty/element-taken-along ownership-source-view-restored 397 409 448 509 515 525
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 171 173 194 204 206 240 249
      faulty/backdrop-picture-stays geometry-chrome-follows 220-222 224-225 228-229
      faulty/presenter-under-outer-view ownership-original-parentage-restored 199-201 356-357
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 392 399-402 404 412
        421 425-428 431 441 448-451 453 455-456 469 474 477 482-484 490-492 496-498 500 502-503
        510-512 519-521 525-528 530 532-533
      faulty/container-pinned ownership-container-untouched 131 134 136-137 142-154 157-158 160
        162 169-174 182 184 188 193-196 199 202-212 214 216-218 220-221 224-225 228 232-233
        239-242 248-250 253
      faulty/incoming-view-stays ownership-original-parentage-restored 114-117 123-126 258-261
        266-267 272-274 287 292 294-298 307 309 311 315-317 320-321 327 345 350 353 368-371
        384-387
      faulty/picture-left-in-container ownership-container-clean 10 43 51 57
      faulty/curtain-stays ownership-container-clean 131 137 142-145 157-158 160 162 169 172 174
        184 188 195-196 202-203 205 207-208 210-211 214 216 218 220-221 224-225 228 239 248 253
      faulty/dimming-taken-early ownership-chrome-lifecycle 132-133 142 156 161 163-167 176 178
        181 188 191-192 198 201 222 229 231 235-238 244-247 252
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 131 137 142-145 157-158 160 162
        169 172 174 184 188 195-196 202-203 205 207-208 210-211 214 216 218 220-221 224-225 228
        239 248 253
      faulty/dimming-piles-up ownership-container-clean 132-133 142 156 161 163-167 176 178 181
        188 191-192 198 201 222 229 231 235-238 244-247 252
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 220-222 224-225 228-229
      faulty/tabs-exchanged-by-hand ownership-container-untouched 565-566 585 592 594-595
        598-601 604 610 625-630
      faulty/catcher-stays ownership-container-clean 62 65 69-70 74 92-95 106
      faulty/catchers-pile-up ownership-container-clean 62 65 69-70 74 92-95 106
      faulty/status-bar-not-captured status-bar-owner-after-present 131 134 136-137 143-154
        157-158 160 162 184 193 195-196 199 202-203 205 207-212 216-218 220-221 224-225 228
        232-233 239 241-242 248 250 253
      faulty/child-never-asked status-bar-child-forwarded 1-4 7-10 12 26 29 33-38 40-48 50-57
        59-60
      faulty/bar-by-value status-bar-child-forwarded 1-4 7-10 12 26 29 33-38 40-48 50-57 59-60
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 9 12 26 33 36 40 42-43
        45-48 50-51 55 60
      faulty/no-update-requested status-bar-update-requested 1 3 26 33-34 36 40 42-43 48 50-51
        56-57
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 133 142 156 161 163-167 176 178
        181 188 191-192 198 201 222 231 235-238 244-247 252
      faulty/bar-returns-late geometry-bars-stable 111 113 120 122 135-136 139 141 146 148-149
        151-153 155 159 170 175 177 179 182-183 186-187 189-190 193 197 199-200 203 209-213 215
        217 219 230 232 234 241 243 251 255 257 269-270 273-274 277 279-280 282-284 286 290 301
        306 308 310 312-313 316-319 322 326 329 335-339 341-342 352 362-365 367 381 383
      faulty/helper-window-stays status-bar-no-global-write 111 113-117 120 122-126 132-136
        138-139 141-142 146 148-149 151-153 155-156 159 161 163-167 170 175-179 181-183 185-193
        197-201 203 209-213 215 217 219 222 226-227 229-232 234-238 241 243-247 251-252 255
        257-261 266-270 272-274 277 279-280 282-284 286-287 290 292 294-298 301 306-313 315-322
        326-327 329 335-339 341-342 345 347-348 350 352-353 362-365 367-371 381 383-387
      faulty/helper-window-stays status-bar-restored-after-dismiss 111 120 134 136 146 148-149
        151-153 170 182 193 199 209-212 217 232 241 255 268 270 277 279-280 282-284 301 312 322
        335-338 362-363 381
      faulty/bar-set-for-all status-bar-no-global-write 111 113-120 122-128 131-139 141-149
        151-153 155-167 169-179 181-206 208-222 224-232 234-241 243-249 251-253 255 257-263
        265-280 282-284 286-298 300-332 334-350 352-354 362-365 367-372 381 383-389
      faulty/verdict-during-bar-fade completion-eventually 230
      faulty/update-asked-too-early status-bar-update-requested 1-4 10 12 26 29 33-34 36 38
        40-43 48 50-51 56-57 60
      faulty/header-never-asked status-bar-child-forwarded 265 271 275-276 288-289 291 293 314
        324-325 328-329 331 333-334 336-337 343-344 346 349 367 372
      faulty/given-up-screen-decides status-bar-child-forwarded 15 17-19 21 24-25 30 58
      faulty/root-decides-stack status-bar-child-forwarded 392 396-397 399 404 412-413 415 418
        420 424 428 431 433 438 441 448-451 453 455-456 460-464 471-472 474 477 479-481 484 492
        496-498 500 502-503 505-506 509 512 521 525-528 530 532-533 535-536
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 391-402 404-433 436-457 460-538
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
        137-139 141-145 155-169 172 174-179 181 183-192 195-198 200-203 205 207-208 210-211
        213-216 218-222 224-231 234-239 243-248 251-253 257-262 265-267 269 271-276 286-300
        303-311 313-321 324-329 331 333-334 336-337 339-350 352-354 364-372 383-388
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
      faulty/early-end-dropped interaction-verdict-always 181 311
      faulty/only-ended-handled interaction-verdict-always 115 124 132 164 185-188 192 229 236
        245 259 266 295 315-317 321 350 369 385
      faulty/alert-takes-driver interaction-verdict-always 132 266
      faulty/pull-left-to-alert interaction-verdict-always 392
      faulty/lost-finger-decides interaction-verdict-always 185-188 315-317
      faulty/driver-always-handed-out interaction-start-policy 111 113 120 122 134-136 146 149
        151-153 155 159 182-183 189 193 199-200 203 209-213 215 217 219 226-227 232 234 241 243
        251 255 257 268-270 277 280 282-284 286 290 312-313 318 322 329 335-339 341-342 347-348
        352 362-365 367 381 383
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 141 274
      faulty/progress-after-verdict interaction-progress-range 116 125 165 178 197-198 237 246
        260 296 309 326-327 386
      faulty/resting-finger-undecided interaction-verdict-always 114 116-117 123 125-126 133
        138-139 141-142 156 161 163 165-166 179 191 198 201 222 231 235 237-238 244 246-247 252
        258 260-261 267 272-274 287 292 294 296-297 310 320 327 345 353 368 370-371 384 386-387
      faulty/second-finger-lets-go interaction-verdict-always 177-178 197-198
      faulty/finger-on-the-bar interaction-start-policy 400 414 416-418 425 430 434 453-454 488
        500-501 517 530-531
      faulty/finger-for-animated-pushes interaction-start-policy 414
      faulty/verdict-by-timer interaction-verdict-always 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175-179 185-188 190-192 197-198 201 222 229-231 235-238 244-247 252
        258-261 266-267 272-274 287 292 294-298 301 306-310 315-317 319-321 326-327 345 350 353
        368-371 384-387
      faulty/verdict-late interaction-verdict-always 114-117 123-126 132-133 138-139 141-142 156
        161 163-167 170 175-179 181 185-188 190-192 197-198 201 222 229-231 235-238 244-247 252
        258-261 266-267 272-274 287 292 294-298 301 306-311 315-317 319-321 326-327 345 350 353
        368-371 384-387
      faulty/flung-beyond-the-end interaction-progress-range 139 167 170 175 177 186 190 197 230
        273 298 301 306 308 316 319 326
      faulty/progress-doubled interaction-progress-range 116-117 125-126 139 165-166 170 175 177
        179 185-188 190 197 230 237-238 246-247 260-261 273 296-297 301 306 308 310 315-317 319
        326 370-371 386-387
      faulty/progress-by-place interaction-progress-range 580 616
      faulty/progress-untold interaction-progress-range 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175 177-179 185-188 190-192 197-198 201 222 229-231 235-238 244-247
        252 258-261 266-267 272-274 287 292 294-298 301 306 308-310 315-317 319-321 326-327 345
        350 353 368-371 384-387
      faulty/input-left-off interaction-input-restored 114-117 119 123-126 128 132-133 139 142
        156 161 163-167 171 173 176 178 181 186 188 191-192 194 198 201 204 206 222 229 231
        235-238 240 244-247 249 252 258-261 263 266-267 273 287 292 294-298 302 304 307 309 311
        316 320-321 323 327 330 332 345 350 353 368-371 384-387 389
      faulty/interruptible-made-anew geometry-no-frame-under-transform 119 128 169-174 194 204
        206 240 249 263 300-305 323 330 332 389
      faulty/interruptible-made-anew interaction-interruptible-stable 114-117 119 123-126 128
        132-133 138-139 141-142 156 161 163-167 169-179 181 185-188 190-192 194 197-198 201 204
        206 222 229-231 235-238 240 244-247 249 252 258-261 263 266-267 272-274 287 292 294-298
        300-311 315-317 319-321 323 326-327 330 332 345 350 353 368-371 384-387 389
      faulty/runner-for-both-ways interaction-interruptible-stable 139 170 186 273 301 316
      faulty/one-pause-forgotten interaction-pause-continues 181
      faulty/touches-let-through interaction-no-overlap 481
      faulty/switch-while-settling interaction-no-overlap 48-49
      faulty/layer-clock-stays interaction-layer-clock-restored 5-6 13-24 27-28 30 49 58
      faulty/presenter-stays-deaf interaction-input-restored 134-136 138-139 141 146-155 159 168
        175 177 179 182-183 185-187 189-190 193 197 199 209 212-213 215 217 219 226-227 230
        232-234 241-243 250-251
      faulty/deafened-by-animators interaction-input-restored 138 147 168 185
      faulty/second-pull-ignored interaction-state-reset 139 186 273 316
      faulty/pull-counts-on interaction-state-reset 139 273
      faulty/second-pull-stuck interaction-state-reset 139 186 273 316
      faulty/second-pull-undriven interaction-state-reset 139 186 273 316
      faulty/tap-off-when-given-up interaction-state-reset 142 188
      faulty/taps-through-the-sheet interaction-start-policy 218
      faulty/touches-stay-ignored interaction-input-restored 114-117 119 123-126 128 132-133
        138-139 141-142 156 161 163-167 171 173 176 178 181 185-188 191-192 194 198 201 204 206
        222 229 231 235-238 240 244-247 249 252 258-261 263 266-267 272-274 287 292 294-298 302
        304 307 309 311 315-317 320-321 323 327 330 332 345 350 353 368-371 384-387 389
      faulty/asked-twice interaction-no-refused-request 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175-179 181 185-188 190-192 197-198 201 222 229-231 235-238 244-247
        252 258-261 266-267 272-274 287 292 294-298 301 306-311 315-317 319-321 326-327 345 350
        353 368-371 384-387
      faulty/tabs-busy-until-tapped interaction-input-restored 569 574 576 589 595 600 603-604
        609 611-612 623 626 629
      faulty/still-tabs-busy-until-tapped interaction-input-restored 595 600 604 626 629
      faulty/shown-tab-refused transparency 610
      faulty/each-tab-tapped-once interaction-input-restored 600 629
      faulty/taps-wait-for-animator interaction-input-restored 601 630
      faulty/pulling-when-lost interaction-state-reset 187 317
      faulty/popping-when-lost interaction-state-reset 426 428 490 492 519 521
      faulty/selecting-when-lost interaction-state-reset 588 622
      faulty/held-when-lost containment-cancel-rollback 27
      faulty/tabs-deaf-after-cancel interaction-input-restored 569 589 603 609 623
      faulty/drawer-deaf-after-cancel interaction-state-reset 66-68 87-89
      faulty/switcher-deaf-at-end interaction-state-reset 14
      faulty/selections-counted-by-code interaction-state-reset 16
      faulty/moves-counted-by-code interaction-state-reset 76 79
      faulty/turned-finger-dismisses interaction-verdict-always 167 298
      faulty/turned-finger-pops interaction-verdict-always 456 503 533
      faulty/turned-finger-selects interaction-verdict-always 583 619
      faulty/turned-finger-switches interaction-verdict-always 25
      faulty/turned-finger-opens interaction-verdict-always 77 85
      faulty/container-bounds-taken geometry-final-frame 436
      faulty/presenter-stays-scaled geometry-identity-restored 134-136 138-139 141 146-149
        151-153 155 159 168 170 175 177 179 182-183 185-187 189-190 193 197 199 209 212-213 215
        217 219 226-227 230 232 234 241 243 251
      faulty/old-frame-kept geometry-size-change-tracked 475
      faulty/width-kept geometry-size-change-tracked 54-55 59-60
      faulty/frames-of-the-beginning geometry-size-change-tracked 228 349
      faulty/initial-frame-of-all geometry-frame-rollback 131 134 136-137 142-149 151-153
        157-158 160 162 169-174 182 184 188 193-196 199 202 204-206 208-212 214 216-218 232
        239-241 248-249 253
      faulty/dimming-keeps-size geometry-chrome-follows 220-222 224-225 228-229
      faulty/dimming-keeps-width geometry-chrome-follows 220-222 224-225 228-229
      faulty/presenter-frame-written-back geometry-frame-rollback 130
      faulty/card-fills-after-cancel geometry-frame-rollback 132-133 156 161 163-167 176 178 181
        191-192 198 201 231 235-238 244-247 252
      faulty/start-values-stay geometry-identity-restored 132-133 138 142 156 161 163-167 176
        178 181 185 188 191-192 198 201 222 229 231 235-238 244-247 252
      faulty/start-values-stay-below geometry-identity-restored 402 427 483 491 511 520
      faulty/frame-under-transform geometry-no-frame-under-transform 131 134 136-137 142-154
        157-158 160 162 169-174 182 184 188 193-196 199 202-212 214 216-218 220-221 224-225 228
        232-233 239-242 248-250 253
      faulty/pinned-to-helper geometry-layout-ownership 118 127 131 137 142-145 157-158 160 162
        169 172 174 184 188 195-196 202-203 205 208 210-211 214 216 218 220-221 224-225 228 239
        248 253 262 265 271 275-276 288-289 291 293 300 303 305 314 324-325 328-329 331 334
        336-337 340 343-344 346 349 354 372 388
      faulty/revealed-presenter-on-top geometry-z-order 111 113-117 120 122-126 255 257-261
        266-267 269-270 272-274 277 279-280 282-284 286-287 290 292 294-298 301 306-310 312-313
        315-322 326-327 329 335-339 341-342 345 347-348 350 352-353 362-365 367-371 381 383-387
      faulty/revealed-view-on-top geometry-z-order 391-392 394-395 398-402 404-406 408-412 414
        416-419 421-423 425-432 434 436-439 441-442 446-456 465 468-469 471 473-475 477-478
        482-494 496-503 510-523 525-533
      faulty/card-frame-kept geometry-size-change-tracked 220-222 224-225 228-229
      faulty/half-sheet-left-alone geometry-size-change-tracked 220-222 224 228-229
      faulty/slides-out-of-shell geometry-chrome-follows 135 139 141 155 159 175 177 179 183
        186-187 189-190 197 200 203 213 215 219 226-227 230 234 243 251
      faulty/strip-keeps-place geometry-size-change-tracked 55
      faulty/presenter-rises-for-nothing geometry-identity-restored 133 156 161 163-167 176 178
        181 191-192 198 201 231 235-238 244-247 252
      faulty/mask-of-the-beginning geometry-size-change-tracked 220-222 224-225 228-229
      faulty/shoved-by-old-width appearance-final-state-matches-window 107
      faulty/closed-by-old-width appearance-final-state-matches-window 106
      faulty/filled-under-transform geometry-size-change-tracked 107-109
      faulty/presenter-reset-by-darkness geometry-identity-restored 157-158
      faulty/small-while-turned geometry-size-change-tracked 226-227
      faulty/menu-stays-covered geometry-size-change-tracked 108
      faulty/pale-until-unwound geometry-identity-restored 547-549
      faulty/busy-until-shown navigation-delegate-paired 392 399-400 412 421 425 431 441 448-451
        453 455-456 474 477 496-498 500 502-503 525-528 530 532-533
      faulty/back-swipe-killed navigation-gesture-alive 419
      faulty/index-of-its-own navigation-tab-selection-consistent 567 570-573 575 577-579
        582-584 586 590 593 596-597 606-607 613-615 618-620 624
      faulty/own-dismissal-reported-only navigation-dismissal-observed 374-380
      faulty/covered-means-dismissed navigation-dismissal-observed 112 119 121 128 138 143-145
        147-148 150 152 154 168 171 173 185 194 204 206 225 233 240 242 249-250 256 263 272
        275-276 278-279 281 283 285 299 302 315 323 330 332 346 351 362-363 365-366 368-372 382
        389
      faulty/dismissal-reported-early navigation-dismissal-observed 132-136 138-139 141-142
        146-156 159 161 163-168 170 175-179 181-183 185-193 197-201 203 209-213 215 217 219 222
        226-227 229-238 241-247 250-252
      faulty/dismissal-reported-twice navigation-dismissal-observed 134-136 138-139 141 146-155
        159 168 170 175 177 179 182-183 185-187 189-190 193 197 199-200 203 209-213 215 217 219
        226-227 230 232-234 241-243 250-251
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 497
      faulty/unwind-step-by-step navigation-unwind-direct 542 546
      faulty/unwinds-by-one navigation-unwind-direct 551
      faulty/root-swipe-let-in navigation-stack-consistent 420
      faulty/pop-within-pop interaction-no-overlap 471
      faulty/pop-within-push navigation-stack-consistent 472
      faulty/bar-shown-for-all transparency 398 509-528 530-538
      faulty/barless-when-given-up navigation-bottom-bar-restored 399 412 431 441 449-451 453
        455-456 474 477 496-498 500 502-503
      faulty/barless-when-given-up status-bar-rollback-on-cancel 448
      faulty/refused-tab-counted navigation-tab-selection-consistent 602 605
      faulty/delegate-nobody-keeps resources-delegate-alive 131 134 136-137 143-154 157-158 160
        162 182 184 193 195-196 199 202-203 205 207-212 216-218 220-221 224-225 228 250 253 265
        268 270-271 275-285 288-289 291 293 312 314 322 324-325 328-329 331 333-338 343-344 346
        349 351 354 362-363 365 372
      faulty/delegate-not-given-back resources-delegate-alive 550
      faulty/half-passing-push-segue resources-delegate-alive 550
      faulty/animator-for-one-way navigation-symmetric-animator 111 120 134 136 146 149 151-153
        182 193 199 209-212 217 232 241 255 268 270 277 280 282-284 312 322 335-338 362-363 365
        381
      faulty/context-kept resources-transition-released 114-117 123-126 132-133 138-139 141-142
        156 161 163-167 170 175-179 181 185-188 190-192 197-198 201 222 229-231 235-238 244-247
        252 258-261 266-267 272-274 287 292 294-298 301 306-311 315-317 319-321 326-327 345 350
        353 368-371 384-387
      faulty/engine-keeps-screen resources-transition-released 111 113 120 122 134-136 138-139
        141 146 148-149 151-153 155 159 170 175 177 179 182-183 185-187 189-190 193 197 199-200
        209 212-213 215 217 219 226-227 230 232 234 241 243 251 255 257 268-270 272-274 277
        279-280 282-284 286 290 301 306 308 310 312-313 315-319 322 326 335 338-339 341-342
        347-348 352 362-367 381 383
      faulty/recognizers-pile-up resources-no-recognizer-growth 111 120 153 170 199 210-212 217
        232 241 255 284 301 338 362-363 381
      faulty/duration-made-up resources-duration-truthful 391 394 398 401 404-411 413 415
        419-422 426 428-429 432-433 435-440 442 446-448 460 463 465-466 471-473 475-476 478-482
        484-487 489-490 492-494 505 507 510 512-516 518-519 521-523 525 535 537
      faulty/menus-pile-up resources-transition-released 54-57 59-60
      faulty/first-pair-remembered resources-no-stale-participants 111 120 153 170 217 232 241
        255 284 301 363 381
      faulty/animator-dropped-early resources-driver-alive 11 39
      faulty/display-link-runs-on resources-no-orphan-animations 114-117 119 123-126 128 132-133
        138-139 141-142 156 161 163-167 171 173 176 178 181 185-188 191-192 194 198 201 204 206
        222 229 231 235-238 240 244-247 249 252 258-261 263 266-267 272-274 287 292 294-298 302
        307 309 311 315-317 320-321 323 327 330 332 345 350 353 368-371 384-387 389
      faulty/animations-left-off resources-switches-restored 111 113-120 122-128 131-133 135-139
        141-149 151-153 155-167 169-179 181-206 208-222 224-232 234-241 243-249 251-253 255
        257-263 265-267 269-280 282-284 286-298 300-332 334-350 352-354 362-365 367-372 381
        383-389
      faulty/animations-switched-on resources-switches-restored 134 268
      faulty/device-kept-awake resources-switches-restored 111 119-120 128 134 136 146-149
        151-153 170-171 173 182 193-194 199 204 206 209 212 217 232 240-241 249 255 263 268 270
        277-280 282-284 301-302 312 322-323 330 332 335 338 362-363 381 389
      faulty/reports-late resources-duration-truthful 111 113 118 120 122 127 131 136 141-149
        151-153 155 157-160 162 182 187-189 193 195-196 199-200 202-203 205 208-221 224-228 232
        234 239 241 243 248 251 253 255 257 262 265 270 274-280 282-284 286 288-291 293 312
        317-318 322 324-325 328-329 331 334-344 346-349 352 354 362-365 367 372 381 383 388
      faulty/pushes-remembered resources-transition-released 407 437-438 440 442-445 457 467 476
        494-495 504 523-524 534
      faulty/stack-kept-by-hub resources-transition-released 434-435
      faulty/switcher-kept-by-closure resources-transition-released 31-32
      faulty/switchers-remembered resources-transition-released 31-32
      faulty/escape-ignored accessibility-escape-works 140 180 223
      faulty/escape-promised accessibility-escape-works 140 180 223
      faulty/background-reachable accessibility-reachable-set 144 208 211 221
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 131 134 136-137 142-149
        151-153 157-158 160 162 169-174 182 184 188 193-196 199 202 204-206 208-212 214 216-218
        220-221 224-225 228 232 239-241 248-249 253
      faulty/editing-ended-by-drag accessibility-responder-restored 191-192 320-321
      faulty/screen-changed-too-early accessibility-focus-announced 144 149 161 204 208 211 221
        227 276 280 292 330 334 337 344 348
      faulty/elements-hidden-by-animators accessibility-flags-restored 138 147 168 185 272 278
        299 315 366
      faulty/mute-until-unwound accessibility-flags-restored 539-541 543-545
      faulty/closed-menu-reachable accessibility-reachable-set 93
      faulty/closed-handle-modal accessibility-flags-restored 62 65 69-70 74 92-95 106
      faulty/given-up-screen-announced accessibility-focus-announced 161 204 292 330
      faulty/screen-announced-twice accessibility-focus-announced 144 149 208 211 221 227 276
        280 334 337 344 348
      faulty/page-left-mute accessibility-flags-restored 1-2 4 10 29 37-38 41 50 56-57
      faulty/newcomer-within-reach accessibility-flags-restored 101-102
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 132-136 138-139 141-142
        146 148-149 151-153 155-156 159 161 163-167 170 175-179 181-183 185-193 197-201 203
        209-213 215 217 219 222 226-227 229-232 234-238 241 243-247 251-252
      faulty/fold-with-animated-push completion-not-before-animation-end 552 554-564
      faulty/fold-with-animated-push transparency 553
      faulty/fold-with-input-left-off interaction-input-restored 552-564
      faulty/always-interactive interaction-start-policy 134-136 146 148-149 151-153 155 159
        182-183 189 193 199-200 203 209-213 215 219 226-227 232 234 241 243 251
      faulty/direction-not-reset interaction-state-reset 170
      faulty/direction-never-turned interaction-start-policy 139 165 170 175 179 186 190 230 237
        246
      faulty/direction-inferred interaction-start-policy 139 165 170 175 179 186 190 230 237 246
      faulty/presenter-told-nothing appearance-presenter-contract 131 134 136-137 143-149
        151-153 157-158 160 162 182 184 193 195-196 199 202-203 205 208-212 216-218 220-221
        224-225 228 232 239 241 248 253
      faulty/presenter-told-twice appearance-begin-end-balanced 131 134-137 143-149 151-153 155
        157-160 162 182-184 189 193 195-196 199-200 202-203 205 208-212 215-221 224-228 232 234
        239 241 243 248 251 253
      faulty/view-moved-after-end completion-no-work-after 111 113-117 119-120 122-126 128
        132-136 138-139 141-142 146 148-149 151-153 155-156 159 161 163-167 170-171 173 175-179
        181-183 185-194 197-201 203-204 206 209-213 215 217 219 222 226-227 229-232 234-238
        240-241 243-247 249 251-252 255 257-261 263 266-270 272-274 277 279-280 282-284 286-287
        290 292 294-298 301-302 306-313 315-323 326-327 329-330 332 335-339 341-342 345 347-348
        350 352-353 362-365 367-371 381 383-387 389
      faulty/bar-jumps-at-end geometry-bars-stable 111 118 120 127 131 136-137 142-149 151-153
        157-158 160 162 169-170 172 174 182 184 188 193 195-196 199 202-203 205 208-212 214
        216-218 220-221 224-225 232 239 241 248 253 255 262 265 270-271 275-280 282-284 288-289
        291 293 300-301 303-305 312 314 322 324-325 328-329 331 334-338 340 343-344 346 354
        362-363 372 381 388
      faulty/closed-menus-appear appearance-no-phantom-child 7-8 31 34-35 52-54 59 61-65 69-75
        86 90-106 108-109
      faulty/menu-moved-in-each-time containment-did-move-after-add 103-104
      faulty/replaced-screen-kept containment-remove-complete 34-35 101-102
      faulty/given-up-side-told appearance-no-phantom-child 68 78 80-85 89
      faulty/page-shown-before-child containment-add-before-view 1-4 9-10 12 26 29 32-33 36-38
        40-43 45-48 50-53 55-57 60
      faulty/stack-cut-by-hand navigation-stack-consistent 403 458-459
      faulty/one-too-many-popped navigation-stack-consistent 400-402 414 416-419 421-422 425-427
        430 434 452 454 468 482-483 488-491 499 501 510-511 517-520 529 531
      faulty/place-counted-along navigation-tab-selection-consistent 573-579 581-584 590 594-595
        598 600 602 605-606 610-615 617-620 625-627 629
      faulty/place-counted-in-secret interaction-state-reset 568 581 587 608 617 621
      faulty/pop-locks-pushes navigation-delegate-paired 392 399 404 412 428 431 440-441 444-445
        448-451 453 455-456 474 477 484 492 496-498 500 502-503 512 521 525-528 530 532-533
      faulty/presenter-stays-pale geometry-identity-restored 134-136 146-155 159 168 183 189 193
        199 209 212 215 217 219 226-227
      faulty/presenter-brightens-under-cover geometry-identity-restored 143-145
      faulty/dialog-shrinks-under-alert geometry-identity-restored 131
      faulty/dialog-stays-small geometry-identity-restored 131 137 143-145 157-158 160 162 184
        195-196 202-203 205 208 210-211 216 220-221 224-225 228
      faulty/presenter-told-by-dialog appearance-presenter-contract 131 134-137 143-155 157-160
        162 168 183-184 189 193 195-196 199-200 202-203 205 207-212 215-217 219-221 224-228
      faulty/home-turned-by-appearance completion-not-before-animation-end 135-136 146 148-149
        151-153 155 159 182-183 189 193 199-200 203 209-212 215 217 219 226-227 232 234 241 243
        251
      faulty/hasty-card completion-closure-runs 131 134 136-137 143-154 157-158 162 182 184 193
        195-196 199 202-203 205 207-212 216-218 220-221 224-225 228 250 253
      faulty/picture-stays-hidden ownership-source-view-restored 402 427 448 483 491 511 520 525
      faulty/root-shown-ahead containment-view-parent-agrees 638-641
      faulty/banner-faded-only status-bar-no-global-write 631-637
      faulty/banner-taken-for-old status-bar-no-global-write 636
      faulty/banner-keeps-bar status-bar-owner-after-present 633
      faulty/paused-till-foreground completion-eventually 183-184 313-314
      faulty/contents-stay-deep completion-unanimated-parity 207
      faulty/contents-stay-deep geometry-identity-restored 138 147 168 185
      faulty/newcomer-under-header geometry-bars-stable 34
      faulty/insets-left-behind geometry-bars-stable 1-4 9-10 12 26 29 33-38 40-43 46-48 50-51
        55-57 60
      faulty/runner-kept-when-given-up interaction-interruptible-stable 110 129 139 254 264 273
        355 358 373 390
      faulty/sheet-of-old-screen geometry-size-change-tracked 222
      faulty/older-wish-wins interaction-no-overlap 99
      faulty/hand-moved-back geometry-size-change-tracked 229
    """
}

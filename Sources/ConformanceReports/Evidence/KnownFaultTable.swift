// Made by 'conform report --run --write' of a run of everything.

extension KnownFault {
  static let table = """
    scenarios
      container/children alert-above background-between background-while-selecting
      container/children background-while-selecting-then-select cancel-then-select cover
      container/children cover-read-aloud cover-while-selecting cycle-back-at-once
      container/children cycle-by-animator darken-while-selecting drag drag-at-end-then-select
      container/children drag-read-aloud~cancelled drag-then-select-back drag~cancelled
      container/children drag~flung drag~interrupted drag~re-grabbed drag~relieved drag~resting
      container/children drag~reversed drag~turned-round interrupted-then-select keyboard-up
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
      tabs/screens drag-read-aloud~cancelled drag-then-tap-back drag~cancelled drag~flung
      tabs/screens drag~interrupted drag~re-grabbed drag~reversed drag~turned-round flick
      tabs/screens interrupted-then-select interrupted-then-tap keyboard-up~cancelled
      tabs/screens reduced-motion select select-then-tap select-then-tap-back
      tabs/screens select-while-covered select-while-selecting tap tap-twice-then-tap-back
      tabs/screens tap-while-cancelling tap-while-settling turn-while-selecting
      tabs/stacks cancel-then-tap drag-at-end-then-tap drag-then-tap-back drag~cancelled
      tabs/stacks drag~flung drag~interrupted drag~re-grabbed drag~reversed drag~turned-round
      tabs/stacks flick interrupted-then-select interrupted-then-tap select select-then-tap
      tabs/stacks select-then-tap-back tap tap-twice-then-tap-back
      window/own hide-while-showing keyboard-below sheet-below show-and-hide
      window/own show-and-hide~repeated show-while-hiding turn-while-shown
      window/root swap swap-animated~repeated swap-from-completion swap-under-sheet
    faults
      faulty/first-child-told-twice appearance-forwarding-exclusive 41 48-49
      faulty/first-child-told-twice appearance-no-double-appear
      faulty/own-appearance-kept-back appearance-forwarded-to-children 6-7 54
      faulty/callback-called-by-animator appearance-no-direct-call 100 107-109 116-117 119 122
        124-125 129-134 136-138 142-143 145 147 154-155 162 169-171 174-178 180-184 186 189-190
        192 195 198 205-207 214-215 219-220 227-229 232 234-235 238-243 245-247 251-252 254 256
        263-264 270 277-279 282-286 288-292 294 297-299 302 306 312-313 315 322 330 337-338
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-4 8-9 11 25 28-30 32-34 36-39 44
        46-47 51-53 55
      faulty/switch-within-switch appearance-begin-end-balanced 8 34 44
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 309-311
      faulty/presenter-told-by-animators appearance-presenter-contract 132-133 153
      faulty/presenter-view-taken-out appearance-final-state-matches-window 119 125 129-130
        142-143 145 147 154 171 174-175 177 180 182-183 186 189-190 192 195 205 214 219
      faulty/all-pages-appear appearance-no-phantom-child 1-4 6-9 11 25 29 32-34 36-44 46-55
      faulty/neighbour-told appearance-forwarded-to-children 6-8 33 42-43 54
      faulty/neighbour-told appearance-no-phantom-child 1-4 6-9 11 25 28-29 32-34 36-44 46-49
        51-53 55
      faulty/content-without-parent appearance-phase-order 100 107-109 116-117 119 122 124-125
        129-134 136-138 142-143 145 147 154-155 162 169-171 174-178 180-184 186 189-190 192 195
        198 205-207 214-215 219-220 227-229 232 234-235 238-243 245-247 251-252 254 256 263-264
        270 277-279 282-286 288-292 294 297-299 302 306 312-313 315 322 330 337-338
      faulty/newcomer-told-nothing appearance-final-state-matches-window 30 92 95
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-4 8-9 11 25 29 32 34
        36-39 44 46-47 51-53 55
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 339 341-342 344-346 351-357
        360 362 366-368 372 376-377 379-382 384 391-392 403 406 408-409 415-416 418-419 421-423
        425-428 432 444 446 448 450-454 458 462 471 473
      faulty/outgoing-told-again appearance-no-spurious-reversal 100 107 109 116 175 182-183 220
        227 229 232 234-235 238-243 245-247 251-252 254 256 263-264 270 277 279 282-283 285
        288-292 294 297-299 302 306 312-313 315 322 330 337
      faulty/child-told-before-show appearance-child-within-parent 33 41-43
      faulty/child-told-before-show appearance-no-double-appear 33 41-43
      faulty/change-ended-twice appearance-begin-end-balanced 41 48-49
      faulty/begun-twice appearance-begin-end-balanced 1-4 8-9 11 25 28-30 32-34 36-39 44 46-47
        51-53 55
      faulty/wrong-callback-forwarded appearance-no-direct-call 6-8 31 33 41-43 48-49 54
      faulty/wrong-callback-forwarded appearance-will-did-paired 6-8 31 33 41-43 48-49 54
      faulty/long-gone-told-again appearance-no-double-disappear 37 44
      faulty/always-animated appearance-animated-flag 9 39 47 53
      faulty/view-put-in-twice appearance-is-appearing-once 1-4 9 11 25 28-30 32-34 36-39 44
        46-47 51-53 55
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 5 14 16-19 22-24 26
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 14 16-19 22-23 26
      faulty/ends-with-the-shorter appearance-phase-order 1-2 4 9 11 25 28-29 32-34 36-38 44 46
        51-53 55
      faulty/ends-with-the-shorter containment-did-move-after-add 1-2 4 9 11 25 28-29 32-34
        36-38 44 46 51-53 55
      faulty/presenter-ended-ahead appearance-phase-order 119 124 129-134 136-138 140 142-145
        147 162 165 169 171 174-175 177 180-184 187-190 192-195 198 200 205 207 209 214 217 219
      faulty/hurried-child-left-behind appearance-child-within-parent 8
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-4 8-9 11 25 28-30 32 34
        36-39 44 46-47 51-53 55
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 56-60 63 65-66 68 82-90 92 95-96
      faulty/placed-before-told appearance-phase-order 1-4 8-9 11 25 28-30 32-34 36-39 44 46-47
        51-53 55
      faulty/animation-concealed appearance-animated-flag 1-4 8-9 11 25 28-30 32-34 36-38 44 46
        51-53 55
      faulty/fades-unasked appearance-animated-flag 133 135 139 179 199 208 216
      faulty/animation-invented appearance-animated-flag 132-133 135 139 153 179 199 208 216
      faulty/animation-denied appearance-animated-flag 119-126 128-134 136-138 140-152 154-159
        161-178 180-190 192-198 200-207 209-215 217-219
      faulty/return-kept-back appearance-forwarded-to-children 6-7 54
      faulty/opening-stopped-by-turn appearance-begin-end-balanced 57 59 99
      faulty/menu-stays-after-turn appearance-final-state-matches-window 96-99
      faulty/handle-out-of-sight appearance-no-phantom-child 6-7 48-50 54 57 60 63-64 68 84-87
        96
      faulty/menu-goes-untold appearance-final-state-matches-window 97-98
      faulty/first-page-blinks transparency 41 48-49
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 103-106 108 112-115 117 120-121 126
        128 141 146 148-152 157-158 161 163-164 167-168 170 173 176 178 197 201-204 206 210-213
        215 218 223-226 228 230-231 236-237 250 255 257-261 266-267 269 271-272 275-276 278 281
        284 286 305 318-321 333-336 338
      faulty/flag-of-the-animation completion-honest-flag 123 125 233 235
      faulty/returns-without-views completion-eventually 119 122 124-125 129-134 136-138 142-143
        145 147 154-155 162 169-171 174 176-178 180-184 186 189-190 192 195 198 205-207 214-215
        219
      faulty/empty-transaction-reports completion-not-before-animation-end 339 342 344-346
        351-357 360 362 366-368 372 376-377 379-382 384 391-392 403 406 408-409 415-416 418-419
        421-423 425-428 432 444 446 448 450-454 458 462 471 473
      faulty/completed-by-two completion-at-most-once 103-106 112-115 120-121 126 128 141 146
        148-152 157-158 161 163-164 167-168 173 197 201-204 210-213 218 223-226 230-231 236-237
        250 255 257-261 266-267 269 271-272 275-276 281 305 318-321 333-336
      faulty/waits-for-delegate completion-eventually 181 289 408 519
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 241 262 316
      faulty/shown-only-by-animation completion-unanimated-parity 39 47
      faulty/completed-without-verdict completion-after-verdict 340 347-349 351 359 361 363-366
        368 370-372 374-375 378 385 392-399 411-412 417 424-425 429 431-432 436-442 449-450 455
        457-458 462-469
      faulty/paused-and-completed completion-after-verdict 340 347-349 351 359 361 363-366 368
        370-372 374-375 378 385 392-399 411-412 417 424-425 429 431-432 436-442 449-450 455
        457-458 462-469
      faulty/dismissal-closure-dropped completion-closure-runs 6-8 31 33 42-43 54
      faulty/twice-told-card completion-closure-runs 119 122 124-125 129-139 142-143 147 162 169
        171 174-175 177 179-184 189-190 192 195 216 219
      faulty/frames-reset-after-end completion-no-work-after 103-106 112-115 120-121 126 128 141
        146 148-152 157-158 161 163-164 167-168 173 182-184 197 201-204 210-213 218 223-226
        230-231 236-237 250 255 257-261 266-267 269 271-272 275-276 281 290-292 305 318-321
        333-336
      faulty/dropped-animation-ignored completion-eventually 123 125 233 235 343-345 448 500
      faulty/dropped-switch-leaves-deaf appearance-begin-end-balanced 3
      faulty/dropped-switch-leaves-deaf containment-cancel-rollback 3-4
      faulty/dropped-switch-leaves-deaf interaction-input-restored 3-4
      faulty/dropped-move-leaves-deaf appearance-begin-end-balanced 57 59
      faulty/dropped-move-leaves-deaf interaction-input-restored 57-60
      faulty/ended-hook-forgotten completion-animation-ended-relayed 10 35
      faulty/ended-hook-twice completion-animation-ended-relayed 10 35
      faulty/ended-hook-early completion-animation-ended-relayed 10 35
      faulty/ended-hook-contrary completion-animation-ended-relayed 10 35
      faulty/alongside-for-built-in-only completion-alongside-runs 10 35
      faulty/reports-long-after completion-eventually 100 102 107 109 111 116 119-122 124 126
        128-134 136-138 140-152 154-159 161-169 171-175 177 180-190 192-198 200-205 207 209-214
        217-220 222 227 229 232 234 236-243 245-247 249 251-254 256 263-265 268 270-274 277
        279-280 282-283 285 288-302 304 306 312-315 317 322 330 332 337
      faulty/waits-for-announced-time completion-eventually 100 107 109 116 119 124 129-134
        136-138 142-143 145 147 162 169 171 174-175 177 180-184 189-190 192 195 198 205 207 214
        219-220 227 229 234 238-243 245-247 251-252 254 256 270 277 279 282-283 285 288-292
        297-299 302 306 312-313 315 322 330 337
      faulty/end-told-first completion-not-before-animation-end 1-4 8-9 11 25 28-30 32-34 36-38
        44 46 51-53 55
      faulty/recedes-by-animators completion-unanimated-parity 179
      faulty/pales-by-animators completion-unanimated-parity 179
      faulty/colours-back-by-animator completion-unanimated-parity
      faulty/colours-back-by-animator geometry-identity-restored 132 135 139 153 199 208 216
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 122-124 131
        133-134 136-138 140 144 162 165 169 175 181-184 187-188 193-194 198 200 207 209 217
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 307-308
      faulty/incoming-view-left-out ownership-to-view-in-container 100 107 109 116 119 122
        124-125 129-134 136-138 142-143 145 147 154-155 162 169 171 174-175 177 180-184 186
        189-190 192 195 198 205 207 214 219-220 227 229 232 234-235 238-243 245-247 251-252 254
        256 263-264 270 277 279 282 285 288-292 294 297-299 302 306 312-313 330 337
      faulty/both-sides-taken-out ownership-original-parentage-restored 120-121 126 128 141 146
        148-152 157-158 161 163-164 167-168 173 197 201-204 210-213 218
      faulty/both-sides-taken-out ownership-window-not-empty 126 128 163-164
      faulty/picture-left-on-top ownership-container-clean 103-106 112-115 120-121 141 146
        148-152 157-158 161 167-168 173 197 201-204 210-213 218 223-226 230-231 250 255 257-261
        266-267 269 275-276 281 305 318-321 333-336
      faulty/mark-left-by-finger ownership-container-clean 103-106 112-115 120-121 141 146
        148-152 157-158 161 167-168 173 197 201-204 210-213 223-226 230-231 250 255 257-261
        266-267 269 275-276 281 318-321 333-336
      faulty/bar-picture-stays ownership-container-clean 343-345 448
      faulty/source-view-stays-hidden ownership-source-view-restored 356 453
      faulty/element-taken-along ownership-source-view-restored 345 356 392 448 453 462
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 170 176 178 206 215
      faulty/backdrop-picture-stays geometry-chrome-follows 189-190 192 195
      faulty/presenter-under-outer-view ownership-original-parentage-restored 307-308
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 340 347-349 351 359
        368 370-372 375 385 392-396 398-399 412 417 424-425 431-432 436-439 441-442 449-450
        457-458 462-466 468-469
      faulty/container-pinned ownership-container-untouched 119 122 124-125 129-139 142-143 145
        147 154-155 162 169-171 174-184 186 189-190 192 195 198-199 205-208 214-216 219
      faulty/incoming-view-stays ownership-original-parentage-restored 103-106 112-115 223-226
        230-231 236-237 250 255 257-261 266-267 269 271-272 275-276 281 305 318-321 333-336
      faulty/picture-left-in-container ownership-container-clean 9 39 47 53
      faulty/curtain-stays ownership-container-clean 119 125 129-130 142-143 145 147 154 171
        174-175 177 179-180 182-183 186 189-190 192 195 205 214 219
      faulty/dimming-taken-early ownership-chrome-lifecycle 120-121 141 146 148-152 157-158 161
        167-168 173 197 201-204 210-213 218
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 119 125 129-130 142-143 145 147
        154 171 174-175 177 179-180 182-183 186 189-190 192 195 205 214 219
      faulty/dimming-piles-up ownership-container-clean 120-121 141 146 148-152 157-158 161
        167-168 173 197 201-204 210-213 218
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 189-190 192 195
      faulty/tabs-exchanged-by-hand ownership-container-untouched 521-522 525-526 543-546
      faulty/catcher-stays ownership-container-clean 57 60 63-64 68 84-87 96
      faulty/catchers-pile-up ownership-container-clean 57 60 63-64 68 84-87 96
      faulty/status-bar-not-captured status-bar-owner-after-present 119 122 124-125 129-139
        142-143 145 147 169 171 174-175 177 179-184 189-190 192 195 198-199 205 207-208 214 216
        219
      faulty/child-never-asked status-bar-child-forwarded 1-4 6-9 11 25 29-34 36-44 46-55
      faulty/bar-by-value status-bar-child-forwarded 1-4 6-9 11 25 29-34 36-44 46-55
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 3 8 11 29 32 36 38-39
        41-44 46-47 51 55
      faulty/no-update-requested status-bar-update-requested 1 3 29-30 32 36 38-39 44 46-47
        52-53
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 121 141 146 148-152 157-158 161
        167-168 173 197 201-204 210-213 218
      faulty/bar-returns-late geometry-bars-stable 100 102 109 111 123-124 126 128 131 133-134
        136-138 140 144 155-156 159 162-166 169 172 175 181-185 187-188 196 198 200 207 209 217
        220 222 233-234 236-237 240 242-243 245-247 249 253 264-265 268 270-274 277 280 283
        289-293 295-296 304 312-315 317 330 332
      faulty/helper-window-stays status-bar-no-global-write 100 102-106 109 111-115 120-124 126
        128 131 133-134 136-138 140-141 144 146 148-152 155-159 161-169 172-173 175 181-185
        187-188 193-194 196-198 200-204 207 209-213 217-218 220 222-226 230-234 236-237 240
        242-243 245-247 249-250 253 255 257-261 264-277 280-281 283 289-293 295-296 300-301
        304-305 312-315 317-321 330 332-336
      faulty/helper-window-stays status-bar-restored-after-dismiss 100 109 122 124 131 133-134
        136-138 155 162 169 181-184 198 207 220 232 234 240 242-243 245-247 264 270 277 289-292
        312-313 330
      faulty/bar-set-for-all status-bar-no-global-write 100 102-109 111-117 119-126 128-134
        136-138 140-152 154-159 161-178 180-190 192-198 200-207 209-215 217-220 222-243 245-247
        249-261 263-286 288-302 304-306 312-315 317-322 330 332-338
      faulty/verdict-during-bar-fade completion-eventually 196
      faulty/update-asked-too-early status-bar-update-requested 1-4 9 11 25 29-30 32 34 36-39 44
        46-47 52-53 55
      faulty/header-never-asked status-bar-child-forwarded 229 235 238-239 251-252 254 256 279
        282-283 285 287-288 290-291 297-299 302 317 322
      faulty/given-up-screen-decides status-bar-child-forwarded 14 16-19 22-23 26
      faulty/root-decides-stack status-bar-child-forwarded 340 344-345 347 351 359-360 362 365
        367 372 375 377 382 385 392-396 398-399 403-407 414-415 417 421-423 425 432 436-439
        441-442 444-445 448 450 458 462-466 468-469 471-472
      faulty/hidden-by-stack status-bar-style-hidden-same-owner 339-349 351-377 380-400 403-474
      faulty/bar-dims-between-children transparency 1-4 9 11 25 28-30 32-33 36-38 46 51-53 55
      faulty/bar-goes-between-children transparency 1-4 9 11 25 28-30 32-33 36-38 46 51-53 55
      faulty/bar-seized-between-children transparency 1-4 9 11 25 28-30 32-33 36-38 46 51-53 55
      faulty/barless-stack-decides transparency 6-7 48-50 54
      faulty/stack-hides-bar transparency 6-7 48-50
      faulty/never-moved containment-did-move-after-add 1-4 8-9 11 25 29-34 36-39 41-44 46-49
        51-53 55
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-4 8-9 11 25 28-34 36-39
        42-44 46-47 51-53 55
      faulty/view-before-child containment-add-before-view 41 48-49
      faulty/view-without-child containment-view-parent-agrees 1-4 6-9 11 25 29-34 36-44 46-55
      faulty/popup-without-child containment-view-parent-agrees 103-107 112-116 119-121 125
        129-130 141-143 145-152 154 157-158 161 167-168 171 173-175 177 179-180 182-183 186
        189-190 192 195 197 201-205 210-214 218-219 223-227 229-231 235 238-239 250-252 254-261
        263 266-267 269 275-276 279 281-283 285 287-288 290-291 294 297-299 302 305-306 317-322
        333-337
      faulty/warned-twice containment-no-duplicate-moves 1-4 8-9 11 25 28-34 36-39 41-44 46-49
        51-53 55
      faulty/parent-link-stays containment-remove-complete 1-4 8-9 11 25 29-34 36-39 42-44 47
        51-53 55
      faulty/child-of-two-containers containment-view-parent-agrees 1-4 8-9 11 25 28-29 32-34
        36-39 44 46-47 51-53 55
      faulty/size-kept-from-children containment-size-change-forwarded 50-51 54-55
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-4 8-9 11 25 28-29 32-34
        36-39 44 46-47 51-53 55
      faulty/both-children-stay containment-cancel-rollback 14 16-19 22-23 26
      faulty/told-while-covered appearance-child-within-parent 31 33 42-43
      faulty/told-while-covered appearance-no-double-disappear 31 33 42-43
      faulty/told-while-it-slides containment-did-move-after-add 1-4 8-9 11 25 28-30 32-34 36-38
        44 46 51-53 55
      faulty/size-told-twice containment-size-change-forwarded 50-55
      faulty/size-of-before-told containment-size-change-forwarded 50-51 55
      faulty/old-parts-told containment-size-change-forwarded 50 97-99
      faulty/farewell-repeated containment-no-duplicate-moves 1-4 8-9 11 25 28-34 36-39 42-44
        46-47 51-53 55
      faulty/way-there-goes-on appearance-phase-order 34
      faulty/early-end-dropped interaction-verdict-always 161 269
      faulty/only-ended-handled interaction-verdict-always 104 113 120 149 163-164 168 202 211
        224 230 258 271-272 276 319 334
      faulty/alert-takes-driver interaction-verdict-always 120 230
      faulty/pull-left-to-alert interaction-verdict-always 340
      faulty/lost-finger-decides interaction-verdict-always 163-164 271-272
      faulty/driver-always-handed-out interaction-start-policy 100 102 109 111 122-124 131 134
        136-138 140 144 162 165 169 175 181-185 187-188 193-194 198 200 207 209 217 220 222
        232-234 240 243 245-247 249 253 270 273 277 283 289-293 295-296 300-301 304 312-315 317
        330 332
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 128 237
      faulty/progress-after-verdict interaction-progress-range 105 114 150 158 172-173 203 212
        225 259 267 280-281 335
      faulty/resting-finger-undecided interaction-verdict-always 103 105-106 112 114-115 121 126
        128 141 146 148 150-151 159 167 173 197 201 203-204 210 212-213 218 223 225-226 231
        236-237 250 255 257 259-260 268 275 281 305 318 320-321 333 335-336
      faulty/second-finger-lets-go interaction-verdict-always 158 172-173
      faulty/finger-on-the-bar interaction-start-policy 348 361 363-365 370 374 378 396-397 429
        439-440 455 466-467
      faulty/finger-for-animated-pushes interaction-start-policy 361
      faulty/verdict-by-timer interaction-verdict-always 103-106 112-115 120-121 126 128 141 146
        148-152 155-159 163-164 166-168 172-173 196-197 201-204 210-213 218 223-226 230-231
        236-237 250 255 257-261 264-268 271-272 274-276 280-281 305 318-321 333-336
      faulty/verdict-late interaction-verdict-always 103-106 112-115 120-121 126 128 141 146
        148-152 155-159 161 163-164 166-168 172-173 196-197 201-204 210-213 218 223-226 230-231
        236-237 250 255 257-261 264-269 271-272 274-276 280-281 305 318-321 333-336
      faulty/flung-beyond-the-end interaction-progress-range 126 152 155-156 163 166 172 196 236
        261 264-265 271 274 280
      faulty/progress-doubled interaction-progress-range 105-106 114-115 126 150-151 155-156 159
        163-164 166 172 196 203-204 212-213 225-226 236 259-260 264-265 268 271-272 274 280
        320-321 335-336
      faulty/progress-untold interaction-progress-range 103-106 112-115 120-121 126 128 141 146
        148-152 155-156 158-159 163-164 166-168 172-173 196-197 201-204 210-213 218 223-226
        230-231 236-237 250 255 257-261 264-265 267-268 271-272 274-276 280-281 305 318-321
        333-336
      faulty/input-left-off interaction-input-restored 103-106 108 112-115 117 120-121 126 141
        146 148-152 157-158 161 163 167-168 170 173 176 178 197 201-204 206 210-213 215 218
        223-226 228 230-231 236 250 255 257-261 266-267 269 271 275-276 278 281 284 286 305
        318-321 333-336 338
      faulty/interruptible-made-anew geometry-no-frame-under-transform 108 117 154-155 170 176
        178 206 215 228 263-264 278 284 286 338
      faulty/interruptible-made-anew interaction-interruptible-stable 103-106 108 112-115 117
        120-121 126 128 141 146 148-152 154-159 161 163-164 166-168 170 172-173 176 178 196-197
        201-204 206 210-213 215 218 223-226 228 230-231 236-237 250 255 257-261 263-269 271-272
        274-276 278 280-281 284 286 305 318-321 333-336 338
      faulty/runner-for-both-ways interaction-interruptible-stable 126 155 163 236 264 271
      faulty/one-pause-forgotten interaction-pause-continues 161
      faulty/touches-let-through interaction-no-overlap 423
      faulty/switch-while-settling interaction-no-overlap 44-45
      faulty/layer-clock-stays interaction-layer-clock-restored 5 12-22 24 26 45
      faulty/presenter-stays-deaf interaction-input-restored 122-124 126 128 131-140 144 153 156
        159 162-166 169 172 181 184-185 187-188 193-194 196 198-200 207-209 216-217
      faulty/deafened-by-animators interaction-input-restored 132 153
      faulty/second-pull-ignored interaction-state-reset 126 163 236 271
      faulty/pull-counts-on interaction-state-reset 126 236
      faulty/second-pull-stuck interaction-state-reset 126 163 236 271
      faulty/second-pull-undriven interaction-state-reset 126 163 236 271
      faulty/touches-stay-ignored interaction-input-restored 103-106 108 112-115 117 120-121 126
        128 141 146 148-152 157-158 161 163-164 167-168 170 173 176 178 197 201-204 206 210-213
        215 218 223-226 228 230-231 236-237 250 255 257-261 266-267 269 271-272 275-276 278 281
        284 286 305 318-321 333-336 338
      faulty/asked-twice interaction-no-refused-request 103-106 112-115 120-121 126 128 141 146
        148-152 155-159 161 163-164 166-168 172-173 196-197 201-204 210-213 218 223-226 230-231
        236-237 250 255 257-261 264-269 271-272 274-276 280-281 305 318-321 333-336
      faulty/tabs-busy-until-tapped interaction-input-restored 501 506 508 517 522 530-532 541
        544
      faulty/still-tabs-busy-until-tapped interaction-input-restored 522 544
      faulty/taps-wait-for-animator interaction-input-restored 526 546
      faulty/pulling-when-lost interaction-state-reset 164 272
      faulty/popping-when-lost interaction-state-reset 371-372 431-432 457-458
      faulty/selecting-when-lost interaction-state-reset 516 540
      faulty/held-when-lost containment-cancel-rollback 24
      faulty/tabs-deaf-after-cancel interaction-input-restored 501 517 530 541
      faulty/drawer-deaf-after-cancel interaction-state-reset 61-62 80-81
      faulty/switcher-deaf-at-end interaction-state-reset 13
      faulty/selections-counted-by-code interaction-state-reset 15
      faulty/moves-counted-by-code interaction-state-reset 70 73
      faulty/turned-finger-dismisses interaction-verdict-always 152 261
      faulty/turned-finger-pops interaction-verdict-always 399 442 469
      faulty/turned-finger-selects interaction-verdict-always 514 538
      faulty/turned-finger-switches interaction-verdict-always 23
      faulty/turned-finger-opens interaction-verdict-always 71 79
      faulty/container-bounds-taken geometry-final-frame 380
      faulty/presenter-stays-scaled geometry-identity-restored 122-124 126 128 131-134 136-138
        140 144 153 155-156 159 162-166 169 172 181 184-185 187-188 193-194 196 198 200 207 209
        217
      faulty/old-frame-kept geometry-size-change-tracked 418
      faulty/width-kept geometry-size-change-tracked 50-51 54-55
      faulty/frames-of-the-beginning geometry-size-change-tracked 195 302
      faulty/initial-frame-of-all geometry-frame-rollback 119 122 124-125 129-134 136-138
        142-143 145 147 154-155 162 169-171 174 176-178 180-184 186 198 205-207 214-215 219
      faulty/dimming-keeps-size geometry-chrome-follows 189-190 192 195
      faulty/dimming-keeps-width geometry-chrome-follows 189-190 192 195
      faulty/presenter-frame-written-back geometry-frame-rollback 118
      faulty/card-fills-after-cancel geometry-frame-rollback 120-121 141 146 148-152 157-158 161
        167-168 173 197 201-204 210-213 218
      faulty/start-values-stay geometry-identity-restored 120-121 141 146 148-152 157-158 161
        167-168 173 197 201-204 210-213 218
      faulty/frame-under-transform geometry-no-frame-under-transform 119 122 124-125 129-139
        142-143 145 147 154-155 162 169-171 174-184 186 189-190 192 195 198-199 205-208 214-216
        219
      faulty/pinned-to-helper geometry-layout-ownership 107 116 119 125 129-130 142-143 145 147
        154 171 174-175 177 180 182-183 186 189-190 192 195 205 214 219 227 229 235 238-239
        251-252 254 256 263 279 282-283 285 288 290-291 294 297-299 302 306 322 337
      faulty/revealed-presenter-on-top geometry-z-order 100 102-106 109 111-115 220 222-226
        230-231 233-234 236-237 240 242-243 245-247 249-250 253 255 257-261 264-268 270-277
        280-281 283 289-293 295-296 300-301 304-305 312-315 317-321 330 332-336
      faulty/revealed-view-on-top geometry-z-order 339-340 342-343 346-349 351-353 355-359 361
        363-366 368-376 378 380-383 385-386 390-399 408 411-412 414 416-418 420 424-434 436-442
        449-460 462-469
      faulty/card-frame-kept geometry-size-change-tracked 189-190 192 195
      faulty/half-sheet-left-alone geometry-size-change-tracked 189-190 195
      faulty/slides-out-of-shell geometry-chrome-follows 123 126 128 140 144 156 159 163-166 172
        175 185 187-188 193-194 196 200 209 217
      faulty/strip-keeps-place geometry-size-change-tracked 51
      faulty/presenter-rises-for-nothing geometry-identity-restored 121 141 146 148-152 157-158
        161 167-168 173 197 201-204 210-213 218
      faulty/mask-of-the-beginning geometry-size-change-tracked 189-190 192 195
      faulty/shoved-by-old-width appearance-final-state-matches-window 97
      faulty/closed-by-old-width appearance-final-state-matches-window 96
      faulty/filled-under-transform geometry-size-change-tracked 97-99
      faulty/presenter-reset-by-darkness geometry-identity-restored 142-143
      faulty/menu-stays-covered geometry-size-change-tracked 98
      faulty/pale-until-unwound geometry-identity-restored 483-485
      faulty/busy-until-shown navigation-delegate-paired 340 347-348 359 368 370 375 385 392-396
        398-399 417 436-439 441-442 462-466 468-469
      faulty/back-swipe-killed navigation-gesture-alive 366
      faulty/index-of-its-own navigation-tab-selection-consistent 500 502-505 507 509-511
        513-515 518 520 523-524 529 533-535 537-539 542
      faulty/own-dismissal-reported-only navigation-dismissal-observed 323-329
      faulty/covered-means-dismissed navigation-dismissal-observed 101 108 110 117 129-130
        132-133 135 137 139 153 170 176 178 192 199 206 208 215-216 221 228 238-239 241-242 244
        246 248 262 278 284 286 299 303 312-313 315-316 318-322 331 338
      faulty/dismissal-reported-early navigation-dismissal-observed 120-124 126 128 131-141 144
        146 148-153 155-159 161-169 172-173 175 181-185 187-188 193-194 196-204 207-213 216-218
      faulty/dismissal-reported-twice navigation-dismissal-observed 122-124 126 128 131-140 144
        153 155-156 159 162-166 169 172 175 181-185 187-188 193-194 196 198-200 207-209 216-217
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 437
      faulty/unwind-step-by-step navigation-unwind-direct 478 482
      faulty/unwinds-by-one navigation-unwind-direct 487
      faulty/root-swipe-let-in navigation-stack-consistent 367
      faulty/pop-within-pop interaction-no-overlap 414
      faulty/pop-within-push navigation-stack-consistent 415
      faulty/bar-shown-for-all transparency 346 448-474
      faulty/refused-tab-counted navigation-tab-selection-consistent 527-528
      faulty/delegate-nobody-keeps resources-delegate-alive 119 122 124-125 129-139 142-143 145
        147 162 169 171 174-175 177 179-184 189-190 192 195 216 219 229 232 234-235 238-248
        251-252 254 256 270 277 279 282-283 285 287-292 297-299 302-303 306 312-313 315 322
      faulty/delegate-not-given-back resources-delegate-alive 486
      faulty/half-passing-push-segue resources-delegate-alive 486
      faulty/animator-for-one-way navigation-symmetric-animator 100 109 122 124 131 134 136-138
        162 169 181-184 198 207 220 232 234 240 243 245-247 270 277 289-292 312-313 315 330
      faulty/context-kept resources-transition-released 103-106 112-115 120-121 126 128 141 146
        148-152 155-159 161 163-164 166-168 172-173 196-197 201-204 210-213 218 223-226 230-231
        236-237 250 255 257-261 264-269 271-272 274-276 280-281 305 318-321 333-336
      faulty/engine-keeps-screen resources-transition-released 100 102 109 111 122-124 126 128
        131 133-134 136-138 140 144 155-156 159 162-166 169 172 181 184-185 187-188 193-194 196
        198 200 207 209 217 220 222 232-234 236-237 240 242-243 245-247 249 253 264-265 268
        270-274 277 280 289 292-293 295-296 300-301 304 312-317 330 332
      faulty/recognizers-pile-up resources-no-recognizer-growth 100 109 138 155 182-184 198 207
        220 247 264 292 312-313 330
      faulty/duration-made-up resources-duration-truthful 339 342 346 349 351-358 360 362
        366-369 371-373 376-377 379-384 386 390-392 403 406 408-409 414-416 418-428 430-434 444
        446 449-454 456-460 462 471 473
      faulty/menus-pile-up resources-transition-released 50-55
      faulty/first-pair-remembered resources-no-stale-participants 100 109 138 155 198 207 220
        247 264 313 330
      faulty/animator-dropped-early resources-driver-alive 10 35
      faulty/display-link-runs-on resources-no-orphan-animations 103-106 108 112-115 117 120-121
        126 128 141 146 148-152 157-158 161 163-164 167-168 170 173 176 178 197 201-204 206
        210-213 215 218 223-226 228 230-231 236-237 250 255 257-261 266-267 269 271-272 275-276
        278 281 284 286 305 318-321 333-336 338
      faulty/animations-left-off resources-switches-restored 100 102-109 111-117 119-121 123-126
        128-134 136-138 140-152 154-159 161-178 180-190 192-198 200-207 209-215 217-220 222-231
        233-243 245-247 249-261 263-286 288-302 304-306 312-315 317-322 330 332-338
      faulty/device-kept-awake resources-switches-restored 100 108-109 117 122 124 131-134
        136-138 155 162 169-170 176 178 181 184 198 206-207 215 220 228 232 234 240-243 245-247
        264 270 277-278 284 286 289 292 312-313 330 338
      faulty/reports-late resources-duration-truthful 100 102 107 109 111 116 119 124 128-134
        136-138 140 142-145 147 162 164-165 169 171 174-175 177 180-190 192-195 198 200 205 207
        209 214 217 219-220 222 227 229 234 237-243 245-247 249 251-254 256 270 272-273 277 279
        282-283 285 288-302 304 306 312-315 317 322 330 332 337
      faulty/pushes-remembered resources-transition-released 354 381-382 384 386-389 400 410 419
        434-435 443 460-461 470
      faulty/stack-kept-by-hub resources-transition-released 378-379
      faulty/switcher-kept-by-closure resources-transition-released 27-28
      faulty/switchers-remembered resources-transition-released 27-28
      faulty/escape-ignored accessibility-escape-works 127 160 191
      faulty/escape-promised accessibility-escape-works 127 160 191
      faulty/background-reachable accessibility-reachable-set 130 180 183 190
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 119 122 124-125 129-134
        136-138 142-143 145 147 154-155 162 169-171 174 176-178 180-184 186 189-190 192 195 198
        205-207 214-215 219
      faulty/editing-ended-by-drag accessibility-responder-restored 167-168 275-276
      faulty/screen-changed-too-early accessibility-focus-announced 130 134 146 176 180 183 190
        194 239 243 255 284 288 291 298 301
      faulty/elements-hidden-by-animators accessibility-flags-restored 132 153 241 262 316
      faulty/mute-until-unwound accessibility-flags-restored 475-477 479-481
      faulty/closed-menu-reachable accessibility-reachable-set 85
      faulty/given-up-screen-announced accessibility-focus-announced 146 176 255 284
      faulty/screen-announced-twice accessibility-focus-announced 130 134 180 183 190 194 239
        243 288 291 298 301
      faulty/page-left-mute accessibility-flags-restored 1-2 4 9 25 33-34 37 46 52-53
      faulty/newcomer-within-reach accessibility-flags-restored 92
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 120-124 126 128 131
        133-134 136-138 140-141 144 146 148-152 155-159 161-169 172-173 175 181-185 187-188
        193-194 196-198 200-204 207 209-213 217-218
      faulty/fold-with-animated-push completion-not-before-animation-end 488 490-499
      faulty/fold-with-animated-push transparency 489
      faulty/fold-with-input-left-off interaction-input-restored 488-499
      faulty/always-interactive interaction-start-policy 122-124 131 133-134 136-138 140 144 162
        165 169 175 181-185 187-188 193-194 198 200 207 209 217
      faulty/direction-not-reset interaction-state-reset 155
      faulty/direction-never-turned interaction-start-policy 126 150 155-156 159 163 166 196 203
        212
      faulty/direction-inferred interaction-start-policy 126 150 155-156 159 163 166 196 203 212
      faulty/presenter-told-nothing appearance-presenter-contract 119 122 124-125 129-134
        136-138 142-143 145 147 162 169 171 174-175 177 180-184 189-190 192 195 198 205 207 214
        219
      faulty/presenter-told-twice appearance-begin-end-balanced 119 122-125 129-134 136-138 140
        142-145 147 162 165 169 171 174-175 177 180-184 187-190 192-195 198 200 205 207 209 214
        217 219
      faulty/view-moved-after-end completion-no-work-after 100 102-106 108-109 111-115 117
        120-124 126 128 131 133-134 136-138 140-141 144 146 148-152 155-159 161-170 172-173
        175-176 178 181-185 187-188 193-194 196-198 200-204 206-207 209-213 215 217-218 220
        222-226 228 230-234 236-237 240 242-243 245-247 249-250 253 255 257-261 264-278 280-281
        283-284 286 289-293 295-296 300-301 304-305 312-315 317-321 330 332-336 338
      faulty/bar-jumps-at-end geometry-bars-stable 100 107 109 116 119 124-125 129-134 136-138
        142-143 145 147 154-155 162 169 171 174-175 177 180-184 186 189-190 192 198 205 207 214
        219-220 227 229 234-235 238-243 245-247 251-252 254 256 263-264 270 277 279 282-283 285
        288-292 294 297-299 306 312-313 322 330 337
      faulty/closed-menus-appear appearance-no-phantom-child 6-7 30-31 48-49 56-60 63-69 84-87
        91-95
      faulty/menu-moved-in-each-time containment-did-move-after-add 93-94
      faulty/replaced-screen-kept containment-remove-complete 30-31 92
      faulty/given-up-side-told appearance-no-phantom-child 62 72 74-79 81
      faulty/page-shown-before-child containment-add-before-view 1-4 8-9 11 25 28-29 32-34 36-39
        41-44 46-49 51-53 55
      faulty/stack-cut-by-hand navigation-stack-consistent 350 401-402
      faulty/one-too-many-popped navigation-stack-consistent 348-349 361 363-366 368-371 374 378
        397 411 424 429-431 440 449 455-457 467
      faulty/place-counted-along navigation-tab-selection-consistent 505-515 518 521-522 525
        527-528 531-539 543-545
      faulty/pop-locks-pushes navigation-delegate-paired 340 347 351 359 372 375 384-385 388-389
        392-396 398-399 417 425 432 436-439 441-442 450 458 462-466 468-469
      faulty/presenter-stays-pale geometry-identity-restored 122-124 131-140 144 153 165 169 181
        184 187-188 193-194
      faulty/presenter-brightens-under-cover geometry-identity-restored 129-130
      faulty/dialog-shrinks-under-alert geometry-identity-restored 119
      faulty/dialog-stays-small geometry-identity-restored 119 125 129-130 142-143 145 147 171
        174-175 177 180 182-183 189-190 192 195
      faulty/presenter-told-by-dialog appearance-presenter-contract 119 122-125 129-140 142-145
        147 153 165 169 171 174-175 177 179-184 187-190 192-195
      faulty/home-turned-by-appearance completion-not-before-animation-end 123-124 131 133-134
        136-138 140 144 162 165 169 175 181-184 187-188 193-194 198 200 207 209 217
      faulty/hasty-card completion-closure-runs 119 122 124-125 129-139 142-143 147 162 169 171
        174-175 177 179-184 189-190 192 195 216 219
      faulty/picture-stays-hidden ownership-source-view-restored 392 462
      faulty/root-shown-ahead containment-view-parent-agrees 554-557
      faulty/banner-faded-only status-bar-no-global-write 547-553
      faulty/banner-taken-for-old status-bar-no-global-write 552
      faulty/banner-keeps-bar status-bar-owner-after-present 549
    """
}

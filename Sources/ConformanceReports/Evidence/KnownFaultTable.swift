// Made by 'conform report --run --write' of a run of everything.

extension KnownFault {
  static let table = """
    scenarios
      container/children background-between background-while-selecting cancel-then-select cover
      container/children cover-read-aloud cover-while-selecting cycle-back-at-once
      container/children cycle-by-animator drag drag-read-aloud~cancelled drag~cancelled
      container/children drag~flung drag~interrupted drag~re-grabbed drag~resting drag~reversed
      container/children reduced-motion replace replace-while-covered select
      container/children select-back-while-covered select-by-animator select-inside-another
      container/children select-one-by-one select-read-aloud select-read-aloud~unanimated
      container/children select-same select-unseen select-while-covered
      container/children select-while-covered~unanimated select-while-selecting
      container/children select-while-settling select~repeated select~unanimated show
      container/children show-read-aloud turn turn-between turn-between-back-at-once
      container/children turn-while-covered turn-while-selecting
      container/side close-while-covered cover-open cover-open-read-aloud cover-while-opening
      container/side drag-read-aloud~cancelled drag~cancelled drag~flung drag~interrupted
      container/side drag~re-grabbed drag~reversed open-and-close open-and-close-read-aloud
      container/side open-and-close~repeated open-and-close~unanimated open-each
      container/side open-each-read-aloud open-other-while-open open-while-covered replace-open
      container/side replace-side-closed replace-side-closed-read-aloud replace-side-open
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
      modal/custom hidden-bar keyboard-above keyboard-above~cancelled keyboard-below
      modal/custom keyboard-below~cancelled move-after-verdict move-after-verdict~cancelled
      modal/custom present present-from-dismissal present-read-aloud~cancelled
      modal/custom present-while-presenting present~cancelled present~unanimated read-aloud
      modal/custom reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/custom same-sheet~repeated stop-dismissal stop-presentation taller-status-bar
      modal/custom tap-with-driver turn-and-stay turn-and-stay-read-aloud turn-then-escape
      modal/custom turn-while-covered turn-while-presented turn-while-presenting
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
      modal/full-screen drag-out~flung drag-out~resting flick hidden-bar keyboard-above
      modal/full-screen keyboard-above~cancelled keyboard-below keyboard-below~cancelled
      modal/full-screen move-after-verdict move-after-verdict~cancelled present
      modal/full-screen present-from-dismissal present-read-aloud~cancelled
      modal/full-screen present-while-presenting present~cancelled present~unanimated read-aloud
      modal/full-screen reduced-motion same-sheet-stays same-sheet-stays-read-aloud
      modal/full-screen same-sheet~repeated stop-dismissal stop-presentation taller-status-bar
      modal/full-screen tap-with-driver turn-and-stay turn-and-stay-read-aloud turn-while-covered
      modal/full-screen turn-while-presented turn-while-presenting
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
      navigation/bar bar-hidden-on-one~cancelled cancel-then-pop cancel-then-pull-stack
      navigation/bar cancel-then-push cycle cycle-half-animated cycle-popped-at-once
      navigation/bar cycle-read-aloud cycle-with-thumbnail cycle~repeated drag-at-root-then-push
      navigation/bar drag-out drag-out-one-by-one drag-out-one-of-three edge-swipe
      navigation/bar edge-swipe~cancelled flick keyboard-above~cancelled opaque-bar pop
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
      navigation/in-tabs cycle~repeated drag-out flick pop pop-to-root pop~cancelled pop~flung
      navigation/in-tabs pop~interrupted pop~re-grabbed pop~resting pop~reversed push set-stack
      navigation/no-bar background-with-thumbnail cancel-then-pop cancel-then-push cycle
      navigation/no-bar cycle-half-animated cycle-with-thumbnail cycle~repeated drag-out flick
      navigation/no-bar pop pop-to-root pop-to-root~unanimated pop-with-thumbnail~cancelled
      navigation/no-bar pop~cancelled pop~flung pop~interrupted pop~re-grabbed pop~resting
      navigation/no-bar pop~reversed pop~unanimated push push~unanimated set-stack
      navigation/no-bar set-stack~unanimated
      segue/custom unwind-deep
      segue/full-screen unwind-deep
      segue/push-at-once animations-disabled background-while-performing cycle cycle~repeated
      segue/push-at-once perform perform~unanimated tap-twice turn-while-performing
      tabs/screens background-while-selecting cover cover-while-selecting drag-at-end-then-tap
      tabs/screens drag-read-aloud~cancelled drag~cancelled drag~flung drag~interrupted
      tabs/screens drag~re-grabbed drag~reversed flick keyboard-up~cancelled select
      tabs/screens select-then-tap select-while-covered select-while-selecting tap
      tabs/screens tap-while-cancelling tap-while-settling turn-while-selecting
      tabs/stacks drag-at-end-then-tap drag~cancelled drag~flung drag~interrupted drag~re-grabbed
      tabs/stacks drag~reversed flick select select-then-tap tap
      window/own hide-while-showing keyboard-below sheet-below show-and-hide
      window/own show-and-hide~repeated turn-while-shown
      window/root swap swap-animated~repeated swap-from-completion swap-under-sheet
    faults
      faulty/first-child-told-twice appearance-forwarding-exclusive 28 35-36
      faulty/own-appearance-kept-back appearance-forwarded-to-children 4-5 40
      faulty/callback-called-by-animator appearance-no-direct-call 64 71-73 80-81 83 85-86 90-98
        100 102 108-109 115 118-119 122-132 134 137-138 140 142 145-146 152-155 161-163 166 174
        181-183 185-186 189-193 195-196 199 201 207-208 213 216-217 220-224 226-230 232 235-237
        239 243 249-250 252 259 267 274-275
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-2 6-7 17-18 20-21 23-26 31 33-34
        38-39 41
      faulty/switch-within-switch appearance-begin-end-balanced 6 31
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 246-248
      faulty/presenter-view-taken-out appearance-final-state-matches-window 86 90 100 102 108
        122-123 125 127-128 130-131 134 137-138 140 142 152 161 166
      faulty/all-pages-appear appearance-no-phantom-child 4-6 21 28-30 35-36 40
      faulty/neighbour-told appearance-forwarded-to-children 4-6 21 29-30 40
      faulty/neighbour-told appearance-no-phantom-child 1-2 6-7 17 20-21 23-26 28-31 33-36 38-39
        41
      faulty/content-without-parent appearance-phase-order 64 71-73 80-81 83 85-86 90-98 100 102
        108-109 115 118-119 122-132 134 137-138 140 142 145-146 152-155 161-163 166 174 181-183
        185-186 189-193 195-196 199 201 207-208 213 216-217 220-224 226-230 232 235-237 239 243
        249-250 252 259 267 274-275
      faulty/newcomer-told-nothing appearance-final-state-matches-window 18 60 63
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-2 6-7 17 20 23-26 31
        33-34 38-39 41
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 276-277 279-281 285-292
        296-297 300 302 308-309 318-321 325-326 328-329 331-333 335-338 349-351 353-357 363 371
        373
      faulty/outgoing-told-again appearance-no-spurious-reversal 64 71 73 80 93 123 130-131 174
        181 183 185-186 189-193 195-196 199 201 207-208 213 216 220-221 223 226-230 232 235-237
        239 243 249-250 252 259 267 274
      faulty/child-told-before-show appearance-child-within-parent 21 28-30
      faulty/child-told-before-show appearance-no-double-appear 21 28-30
      faulty/change-ended-twice appearance-begin-end-balanced 28 35-36
      faulty/wrong-callback-forwarded appearance-no-direct-call 4-6 19 21 28-30 35-36 40
      faulty/wrong-callback-forwarded appearance-will-did-paired 4-6 19 21 28-30 35-36 40
      faulty/long-gone-told-again appearance-no-double-disappear 24 31
      faulty/always-animated appearance-animated-flag 7 26 34 39
      faulty/view-put-in-twice appearance-is-appearing-once 1-2 7 17-18 20-21 23-26 31 33-34
        38-39 41
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 3 10-14 16
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 10-14 16
      faulty/ends-with-the-shorter appearance-phase-order 1 7 17 20-21 23-25 31 33 38-39 41
      faulty/ends-with-the-shorter containment-did-move-after-add 1 7 17 20-21 23-25 31 33 38-39
        41
      faulty/presenter-ended-ahead appearance-phase-order 85 90-94 96-97 99-100 102 115-116 118
        122-123 125 128-132 135-138 140-142 145 147 152 154 156 161 164 166
      faulty/hurried-child-left-behind appearance-child-within-parent 6
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-2 6-7 17-18 20 23-26 31
        33-34 38-39 41
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 42-44 52-58 60 63
      faulty/placed-before-told appearance-phase-order 1-2 6-7 17-18 20-21 23-26 31 33-34 38-39
        41
      faulty/animation-concealed appearance-animated-flag 1-2 6-7 17-18 20-21 23-25 31 33 38-39
        41
      faulty/return-kept-back appearance-forwarded-to-children 4-5 40
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 67-70 72 76-79 81 87 89 101 103-106
        111 114 117 119 121 124 126 144 148-151 153 157-160 162 165 177-180 182 187-188 200
        202-205 210 212 215 217 219 222 224 242 255-258 270-273 275
      faulty/returns-without-views completion-eventually 83 85-86 90-98 100 102 108-109 115
        118-119 122 124-132 134 137-138 140 142 145-146 152-155 161-163 166
      faulty/empty-transaction-reports completion-not-before-animation-end 277 279-281 285-292
        296-297 300 302 308-309 318-321 325-326 328-329 331-333 335-338 349-351 353-357 363 371
        373
      faulty/completed-by-two completion-at-most-once 67-70 76-79 87 89 101 103-106 111 114 117
        121 144 148-151 157-160 165 177-180 187-188 200 202-205 210 212 215 219 242 255-258
        270-273
      faulty/waits-for-delegate completion-eventually 92-93 95 98 107 127 146 155 163 167-173
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 191 206 253
      faulty/completed-without-verdict completion-after-verdict 282-283 285 293-297 299 303
        309-315 322-323 327 334-335 339 343-348 352-353 358 363-369
      faulty/dismissal-closure-dropped completion-closure-runs 4-6 19 21 29-30 40
      faulty/frames-reset-after-end completion-no-work-after 67-70 76-79 87 89 101 103-106 111
        114 117 121 130-132 144 148-151 157-160 165 177-180 187-188 200 202-205 210 212 215 219
        228-230 242 255-258 270-273
      faulty/dropped-animation-ignored completion-eventually 84 86 184 186 278-280 351 385
      faulty/ended-hook-forgotten completion-animation-ended-relayed 8 22
      faulty/alongside-for-built-in-only completion-alongside-runs 8 22
      faulty/reports-long-after completion-eventually 64 66 71 73 75 80 83 85 87 89-112 114-118
        120-123 125 127-138 140-152 154-161 163-166 174 176 181 183 185 187-193 195-196 198-199
        201 207-209 211 213-214 216 218 220-221 223 226-239 241 243 249-252 254 259 267 269 274
      faulty/waits-for-announced-time completion-eventually 64 71 73 80 85 90-94 96-97 100 102
        115 118 122-123 125 128-132 137-138 140 142 145 152 154 161 166 174 181 185 189-193
        195-196 199 201 213 216 220-221 223 226-230 235-237 239 243 249-250 252 259 267 274
      faulty/end-told-first completion-not-before-animation-end 1-2 6-7 17-18 20-21 23-25 31 33
        38-39 41
      faulty/recedes-by-animators completion-unanimated-parity 127
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 83-85 91-99 107
        115-116 118 123 129-132 135-136 141 145-147 154-156 163-164
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 244-245
      faulty/incoming-view-left-out ownership-to-view-in-container 64 71 73 80 83 85-86 90-98
        100 102 108-109 115 118 122-123 125 127-132 134 137-138 140 142 145-146 152 154-155 161
        163 166 174 181 183 185-186 189-193 195-196 199 201 207-208 213 216 220 223 226-230 232
        235-237 239 243 249-250 267 274
      faulty/both-sides-taken-out ownership-original-parentage-restored 87 89 101 103-106 111
        114 117 121 144 148-151 157-160 165
      faulty/both-sides-taken-out ownership-window-not-empty 87 89
      faulty/picture-left-on-top ownership-container-clean 67-70 76-79 101 103-106 111 114 117
        121 144 148-151 157-160 165 177-180 200 202-205 210 212 215 219 242 255-258 270-273
      faulty/source-view-stays-hidden ownership-source-view-restored 280 290 309 351 356 363
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 119 124 126 153 162
      faulty/backdrop-picture-stays geometry-chrome-follows 137-138 140 142
      faulty/presenter-under-outer-view ownership-original-parentage-restored 244-245
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 282-283 285 297 299
        303 309-313 315 323 327 334-335 343-346 348 352-353 363-367 369
      faulty/container-pinned ownership-container-untouched 83 85-86 90-98 100 102 108-109 115
        118-119 122-132 134 137-138 140 142 145-146 152-155 161-163 166
      faulty/incoming-view-stays ownership-original-parentage-restored 67-70 76-79 177-180
        187-188 200 202-205 210 212 215 219 242 255-258 270-273
      faulty/picture-left-in-container ownership-container-clean 7 26 34 39
      faulty/curtain-stays ownership-container-clean 86 90 100 102 108 122-123 125 127-128
        130-131 134 137-138 140 142 152 161 166
      faulty/dimming-taken-early ownership-chrome-lifecycle 101 103-106 111 114 117 121 144
        148-151 157-160 165
      faulty/dimming-piles-up ownership-container-clean 101 103-106 111 114 117 121 144 148-151
        157-160 165
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 137-138 140 142
      faulty/status-bar-not-captured status-bar-owner-after-present 83 85-86 90-98 100 102 118
        122-123 125 127-132 137-138 140 142 145-146 152 154-155 161 163 166
      faulty/child-never-asked status-bar-child-forwarded 1-2 4-7 17-21 23-31 33-41
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 2 6 17 20 23 25-26 28-31
        33-34 41
      faulty/no-update-requested status-bar-update-requested 2 17-18 20 23 25-26 31 33-34 38-39
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 101 103-106 111 114 117 121 144
        148-151 157-160 165
      faulty/bar-returns-late geometry-bars-stable 64 66 73 75 84-85 87 89 91 93-94 96-97 99
        109-110 112 115-116 118 120 123 129-133 135-136 143 145 147 154 156 164 174 176 184-185
        187-188 190 192-193 195-196 198 208-209 211 213-214 216 218 221 227-231 233-234 241
        249-252 254 267 269
      faulty/helper-window-stays status-bar-no-global-write 64 66-70 73 75-79 83-85 87 89 91-99
        101 103-107 109-112 114-118 120-121 123 129-133 135-136 141 143-151 154-160 163-165 174
        176-180 183-185 187-188 190 192-193 195-196 198 200 202-205 208-216 218-219 221 227-231
        233-234 238 241-242 249-252 254-258 267 269-273
      faulty/helper-window-stays status-bar-restored-after-dismiss 64 73 83 85 91-98 109 115 118
        129-132 145-146 154-155 163 174 183 185 190 192-193 195-196 208 213 216 227-230 249-250
        267
      faulty/verdict-during-bar-fade completion-eventually 143
      faulty/update-asked-too-early status-bar-update-requested 1-2 7 17-18 20 23-26 31 33-34
        38-39 41
      faulty/header-never-asked status-bar-child-forwarded 186 189 199 201 220-221 223 225-226
        228-229 235-237 239 254 259
      faulty/never-moved containment-did-move-after-add 1-2 6-7 17-21 23-26 28-31 33-36 38-39 41
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-2 6-7 17-21 23-26 29-31
        33-34 38-39 41
      faulty/view-before-child containment-add-before-view 28 35-36
      faulty/view-without-child containment-view-parent-agrees 1-2 4-7 17-21 23-31 33-41
      faulty/popup-without-child containment-view-parent-agrees 67-71 76-80 86 90 100-106 108
        111 114 117 121-123 125 127-128 130-131 134 137-138 140 142 144 148-152 157-161 165-166
        177-181 186 189 199-205 207 210 212 215 219-221 223 225-226 228-229 232 235-237 239
        242-243 254-259 270-274
      faulty/warned-twice containment-no-duplicate-moves 1-2 6-7 17-21 23-26 28-31 33-36 38-39
        41
      faulty/parent-link-stays containment-remove-complete 1-2 6-7 17-21 23-26 29-31 34 38-39 41
      faulty/child-of-two-containers containment-view-parent-agrees 1-2 6-7 17 20-21 23-26 31
        33-34 38-39 41
      faulty/size-kept-from-children containment-size-change-forwarded 37 40-41
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-2 6-7 17 20-21 23-26 31
        33-34 38-39 41
      faulty/both-children-stay containment-cancel-rollback 10-14 16
      faulty/told-while-covered appearance-child-within-parent 19 21 29-30
      faulty/told-while-covered appearance-no-double-disappear 19 21 29-30
      faulty/told-while-it-slides containment-did-move-after-add 1-2 6-7 17-18 20-21 23-25 31 33
        38-39 41
      faulty/size-told-twice containment-size-change-forwarded 37-41
      faulty/size-of-before-told containment-size-change-forwarded 37 40-41
      faulty/farewell-repeated containment-no-duplicate-moves 1-2 6-7 17-21 23-26 29-31 33-34
        38-39 41
      faulty/early-end-dropped interaction-verdict-always 114 212
      faulty/only-ended-handled interaction-verdict-always 68 77 104 149 158 178 203 256 271
      faulty/driver-always-handed-out interaction-start-policy 64 66 73 75 83-85 91 93-94 96-97
        99 115-116 118 123 129-133 135-136 141 145 147 154 156 164 174 176 183-185 190 193 195-196
        198 213-214 216 221 227-231 233-234 238 241 249-252 254 267 269
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 89 188
      faulty/progress-after-verdict interaction-progress-range 69 78 105 120-121 150 159 179 204
        218-219 272
      faulty/resting-finger-undecided interaction-verdict-always 67 69-70 76 78-79 87 89 101 103
        105-106 112 117 121 144 148 150-151 157 159-160 165 177 179-180 187-188 200 202 204-205
        211 215 219 242 255 257-258 270 272-273
      faulty/flung-beyond-the-end interaction-progress-range 87 109-110 120 143 187 208-209 218
      faulty/input-left-off interaction-input-restored 67-70 72 76-79 81 87 101 103-106 111 114
        117 119 121 124 126 144 148-151 153 157-160 162 165 177-180 182 187 200 202-205 210 212
        215 217 219 222 224 242 255-258 270-273 275
      faulty/interruptible-made-anew geometry-no-frame-under-transform 72 81 108-109 119 124 126
        153 162 182 207-208 217 222 224 275
      faulty/interruptible-made-anew interaction-interruptible-stable 67-70 72 76-79 81 87 89
        101 103-106 108-112 114 117 119-121 124 126 143-144 148-151 153 157-160 162 165 177-180
        182 187-188 200 202-205 207-212 215 217-219 222 224 242 255-258 270-273 275
      faulty/one-pause-forgotten interaction-pause-continues 114
      faulty/touches-let-through interaction-no-overlap 333
      faulty/switch-while-settling interaction-no-overlap 31-32
      faulty/layer-clock-stays interaction-layer-clock-restored 3 9-16 32
      faulty/presenter-stays-deaf interaction-input-restored 83-85 87 89 91-99 107 110 112
        115-116 118 120 129 132-133 135-136 141 143 145-147 154-156 163-164
      faulty/second-pull-ignored interaction-state-reset 87 187
      faulty/pull-counts-on interaction-state-reset 87 187
      faulty/second-pull-stuck interaction-state-reset 87 187
      faulty/touches-stay-ignored interaction-input-restored 67-70 72 76-79 81 87 89 101 103-106
        111 114 117 119 121 124 126 144 148-151 153 157-160 162 165 177-180 182 187-188 200
        202-205 210 212 215 217 219 222 224 242 255-258 270-273 275
      faulty/asked-twice interaction-no-refused-request 67-70 76-79 87 89 101 103-106 109-112
        114 117 120-121 143-144 148-151 157-160 165 177-180 187-188 200 202-205 208-212 215
        218-219 242 255-258 270-273
      faulty/container-bounds-taken geometry-final-frame 300
      faulty/presenter-stays-scaled geometry-identity-restored 83-85 87 89 91-99 107 109-110 112
        115-116 118 120 129 132-133 135-136 141 143 145-147 154-156 163-164
      faulty/old-frame-kept geometry-size-change-tracked 328
      faulty/frames-of-the-beginning geometry-size-change-tracked 142 239
      faulty/dimming-keeps-size geometry-chrome-follows 137-138 140 142
      faulty/presenter-frame-written-back geometry-frame-rollback 82
      faulty/start-values-stay geometry-identity-restored 101 103-106 111 114 117 121 144
        148-151 157-160 165
      faulty/frame-under-transform geometry-no-frame-under-transform 83 85-86 90-98 100 102
        108-109 115 118-119 122-132 134 137-138 140 142 145-146 152-155 161-163 166
      faulty/pinned-to-helper geometry-layout-ownership 71 80 86 90 100 102 108 122-123 125
        127-128 130-131 134 137-138 140 142 152 161 166 181 186 189 199 201 207 220-221 223 226
        228-229 232 235-237 239 243 259 274
      faulty/revealed-presenter-on-top geometry-z-order 64 66-70 73 75-79 174 176-180 183-185
        187-188 190 192-193 195-196 198 200 202-205 208-216 218-219 221 227-231 233-234 238
        241-242 249-252 254-258 267 269-273
      faulty/revealed-view-on-top geometry-z-order 276-278 281-283 285-287 289-291 293-301
        303-304 307-315 320 322-324 326-328 330 334-348 352-361 363-369
      faulty/card-frame-kept geometry-size-change-tracked 137-138 140 142
      faulty/busy-until-shown navigation-delegate-paired 282 297 299 303 309-313 315 327 343-346
        348 363-367 369
      faulty/back-swipe-killed navigation-gesture-alive 296
      faulty/index-of-its-own navigation-tab-selection-consistent 385-387 389-392 394-397
        399-400 404 406-408 410-412
      faulty/own-dismissal-reported-only navigation-dismissal-observed 260-266
      faulty/covered-means-dismissed navigation-dismissal-observed 65 72 74 81 90 96 119 124 126
        140 153 162 175 182 189 191-192 194-195 197 206 217 222 224 237 240 249-250 252-253
        255-259 268 275
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 344
      faulty/unwind-step-by-step navigation-unwind-direct 375-376
      faulty/pop-within-pop interaction-no-overlap 324
      faulty/pop-within-push navigation-stack-consistent 325
      faulty/bar-shown-for-all transparency 281 351-374
      faulty/delegate-nobody-keeps resources-delegate-alive 83 85-86 90-98 100 102 115 118
        122-123 125 127-132 137-138 140 142 163 166 183 185-186 189-197 199 201 213 216 220-221
        223 225-230 235-237 239-240 243 249-250 252 259
      faulty/animator-for-one-way navigation-symmetric-animator 64 73 83 85 91 93-94 96-97 115
        118 129-132 145 154 174 183 185 190 193 195-196 213 216 227-230 249-250 252 267
      faulty/context-kept resources-transition-released 67-70 76-79 87 89 101 103-106 109-112
        114 117 120-121 143-144 148-151 157-160 165 177-180 187-188 200 202-205 208-212 215
        218-219 242 255-258 270-273
      faulty/engine-keeps-screen resources-transition-released 64 66 73 75 83-85 87 89 91-99 107
        109-110 112 115-116 118 120 129 132-133 135-136 141 143 145-147 154-156 163-164 174 176
        183-185 187-188 190 192-193 195-196 198 208-209 211 213-214 216 218 227 230-231 233-234
        238 241 249-254 267 269
      faulty/recognizers-pile-up resources-no-recognizer-growth 64 73 93 97 109 130-132 145 154
        174 196 208 230 249-250 267
      faulty/duration-made-up resources-duration-truthful 277 281 283 285-292 296-298 300-302
        304 307-309 318-321 324-326 328-338 340-342 349-350 352-357 359-361 363 371 373
      faulty/first-pair-remembered resources-no-stale-participants 64 73 97 109 145 154 174 196
        208 250 267
      faulty/animator-dropped-early resources-driver-alive 8 22
      faulty/display-link-runs-on resources-no-orphan-animations 67-70 72 76-79 81 87 89 101
        103-106 111 114 117 119 121 124 126 144 148-151 153 157-160 162 165 177-180 182 187-188
        200 202-205 210 212 215 217 219 222 224 242 255-258 270-273 275
      faulty/animations-left-off resources-switches-restored 64 66-73 75-81 84-87 89-112 114-138
        140-166 174 176-182 184-193 195-196 198-205 207-224 226-239 241-243 249-252 254-259 267
        269-275
      faulty/device-kept-awake resources-switches-restored 64 72-73 81 83 85 91-98 109 115
        118-119 124 126 129 132 145-146 153-155 162 174 182-183 185 190-193 195-196 208 213
        216-217 222 224 227 230 249-250 267 275
      faulty/reports-late resources-duration-truthful 64 66 71 73 75 80 85 89-94 96-97 99-100
        102 115-116 118 122-123 125 128-138 140-142 145 147 152 154 156 161 164 166 174 176 181
        185 188-193 195-196 198-199 201 213-214 216 220-221 223 226-239 241 243 249-252 254 259
        267 269 274
      faulty/escape-ignored accessibility-escape-works 88 113 139
      faulty/background-reachable accessibility-reachable-set 128 131 138
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 83 85-86 90-98 100 102
        108-109 115 118-119 122 124-132 134 137-138 140 142 145-146 152-155 161-163 166
      faulty/editing-ended-by-drag accessibility-responder-restored 117 215
      faulty/screen-changed-too-early accessibility-focus-announced 94-95 101 124 128 131 138
        193 200 222 226 229 236
      faulty/elements-hidden-by-animators accessibility-flags-restored 191 206 253
      faulty/closed-menu-reachable accessibility-reachable-set 53
      faulty/given-up-screen-announced accessibility-focus-announced 101 124 200 222
      faulty/screen-announced-twice accessibility-focus-announced 94-95 128 131 138 193 226 229
        236
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 83-85 87 89 91-99 101
        103-107 109-112 114-118 120-121 123 129-133 135-136 141 143-151 154-160 163-165
      faulty/fold-with-animated-push transparency 377-384
      faulty/fold-with-input-left-off interaction-input-restored 377-384
      faulty/always-interactive interaction-start-policy 83-85 91 93-94 96-97 99 115-116 118 123
        129-133 135-136 141 145 147 154 156 164
      faulty/direction-not-reset transparency 109
      faulty/direction-never-turned transparency 87 109-110 120 143
      faulty/direction-inferred transparency 87 109-110 120 143
      faulty/presenter-told-nothing transparency 83-86 90-100 102 107 115-116 118 122-123 125
        127-132 135-138 140-142 145-147 152 154-156 161 163-164 166
      faulty/presenter-told-twice appearance-begin-end-balanced 83-86 90-100 102 107 115-116 118
        122-123 125 127-132 135-138 140-142 145-147 152 154-156 161 163-164 166
      faulty/view-moved-after-end completion-no-work-after 64 66-70 72-73 75-79 81 83-85 87 89
        91-99 101 103-107 109-112 114-121 123-124 126 129-133 135-136 141 143-151 153-160 162-165
        174 176-180 182-185 187-188 190 192-193 195-196 198 200 202-205 208-219 221-222 224
        227-231 233-234 238 241-242 249-252 254-258 267 269-273 275
      faulty/bar-jumps-at-end geometry-bars-stable 64 71 73 80 85-86 90-94 96-97 100 102 108-109
        115 118 122-123 125 128-132 134 137-138 140 145 152 154 161 166 174 181 185-186 189-193
        195-196 199 201 207-208 213 216 220-221 223 226-230 232 235-237 243 249-250 259 267 274
      faulty/closed-menus-appear appearance-no-phantom-child 4-5 19 35-36 42-45 59
      faulty/menu-moved-in-each-time containment-did-move-after-add 61-62
      faulty/replaced-screen-kept transparency 18-19 60-63
      faulty/given-up-side-told appearance-no-phantom-child 46-51
      faulty/page-shown-before-child containment-add-before-view 1-2 6-7 17 20-21 23-26 28-31
        33-36 38-39 41
      faulty/stack-cut-by-hand navigation-stack-consistent 284 316-317
      faulty/one-too-many-popped transparency 294-295
      faulty/place-counted-along navigation-tab-selection-consistent 388-396 398 401-403 405-411
        413-414
      faulty/pop-locks-pushes navigation-delegate-paired 282 285 299 302-303 305-306 309-313 315
        327 335 343-346 348 353 363-367 369
      faulty/presenter-stays-pale geometry-identity-restored 83-85 91-99 107 116 118 129 132
        135-136 141
      faulty/dialog-stays-small geometry-identity-restored 86 90 100 102 122-123 125 127-128
        130-131 137-138 140 142
      faulty/home-turned-by-appearance completion-not-before-animation-end 84-85 91 93-94 96-97
        99 115-116 118 123 129-132 135-136 141 145 147 154 156 164
      faulty/hasty-card completion-closure-runs 83 85-86 90-98 102 115 118 122-123 125 127-132
        137-138 140 142 163 166
      faulty/picture-stays-hidden ownership-source-view-restored 309 363
      faulty/root-shown-ahead transparency 421-424
      faulty/banner-faded-only status-bar-no-global-write 415-420
    """
}

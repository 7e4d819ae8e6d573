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
      container/children show-read-aloud turn turn-after-selecting turn-between
      container/children turn-between-back-at-once turn-while-covered turn-while-selecting
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
      modal/full-screen drag-out~flung drag-out~resting flick hidden-bar keyboard-above
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
      faulty/own-appearance-kept-back appearance-forwarded-to-children 4-5 41
      faulty/callback-called-by-animator appearance-no-direct-call 65 72-74 81-82 84 86-87 91-99
        101 103 109-110 116 119-120 123-133 135 138-139 141 144 147-148 154-157 163-165 168 176
        183-185 187-188 191-195 197-198 201 203 209-210 215 218-219 222-226 228-232 234 237-239
        242 246 252-253 255 262 270 277-278
      faulty/callback-called-by-animator appearance-no-double-appear
      faulty/begin-for-nobody appearance-begin-end-balanced 1-2 6-7 17-18 20-21 23-26 31 33-34
        38-40 42
      faulty/switch-within-switch appearance-begin-end-balanced 6 31
      faulty/presenter-told-one-way appearance-final-state-matches-window
      faulty/presenter-told-one-way appearance-presenter-contract 249-251
      faulty/presenter-view-taken-out appearance-final-state-matches-window 87 91 101 103 109
        123-124 126 128-129 131-132 135 138-139 141 144 154 163 168
      faulty/all-pages-appear appearance-no-phantom-child 4-6 21 28-30 35-36 41
      faulty/neighbour-told appearance-forwarded-to-children 4-6 21 29-30 41
      faulty/neighbour-told appearance-no-phantom-child 1-2 6-7 17 20-21 23-26 28-31 33-36 38-40
        42
      faulty/content-without-parent appearance-phase-order 65 72-74 81-82 84 86-87 91-99 101 103
        109-110 116 119-120 123-133 135 138-139 141 144 147-148 154-157 163-165 168 176 183-185
        187-188 191-195 197-198 201 203 209-210 215 218-219 222-226 228-232 234 237-239 242 246
        252-253 255 262 270 277-278
      faulty/newcomer-told-nothing appearance-final-state-matches-window 18 61 64
      faulty/outgoing-told-nothing appearance-final-state-matches-window 1-2 6-7 17 20 23-26 31
        33-34 38-40 42
      faulty/outgoing-view-borrowed ownership-no-foreign-superview 279-280 282-284 288-295
        299-300 303 305 311-312 321-324 328-329 331-332 334-336 338-341 352-354 356-360 366 374
        376
      faulty/outgoing-told-again appearance-no-spurious-reversal 65 72 74 81 94 124 131-132 176
        183 185 187-188 191-195 197-198 201 203 209-210 215 218 222-223 225 228-232 234 237-239
        242 246 252-253 255 262 270 277
      faulty/child-told-before-show appearance-child-within-parent 21 28-30
      faulty/child-told-before-show appearance-no-double-appear 21 28-30
      faulty/change-ended-twice appearance-begin-end-balanced 28 35-36
      faulty/wrong-callback-forwarded appearance-no-direct-call 4-6 19 21 28-30 35-36 41
      faulty/wrong-callback-forwarded appearance-will-did-paired 4-6 19 21 28-30 35-36 41
      faulty/long-gone-told-again appearance-no-double-disappear 24 31
      faulty/always-animated appearance-animated-flag 7 26 34 40
      faulty/view-put-in-twice appearance-is-appearing-once 1-2 7 17-18 20-21 23-26 31 33-34
        38-40 42
      faulty/ended-whatever-the-outcome appearance-cancel-rollback 3 10-14 16
      faulty/ended-whatever-the-outcome appearance-final-state-matches-window 10-14 16
      faulty/ends-with-the-shorter appearance-phase-order 1 7 17 20-21 23-25 31 33 38-40 42
      faulty/ends-with-the-shorter containment-did-move-after-add 1 7 17 20-21 23-25 31 33 38-40
        42
      faulty/presenter-ended-ahead appearance-phase-order 86 91-95 97-98 100-101 103 116-117 119
        123-124 126 129-133 136-139 141-144 147 149 154 156 158 163 166 168
      faulty/hurried-child-left-behind appearance-child-within-parent 6
      faulty/never-ended-for-who-leaves appearance-begin-end-balanced 1-2 6-7 17-18 20 23-26 31
        33-34 38-40 42
      faulty/never-ended-for-who-leaves appearance-will-did-paired
      faulty/both-menus-told appearance-no-phantom-child 43-45 53-59 61 64
      faulty/placed-before-told appearance-phase-order 1-2 6-7 17-18 20-21 23-26 31 33-34 38-40
        42
      faulty/animation-concealed appearance-animated-flag 1-2 6-7 17-18 20-21 23-25 31 33 38-40
        42
      faulty/return-kept-back appearance-forwarded-to-children 4-5 41
      faulty/always-reports-success completion-after-verdict
      faulty/always-reports-success completion-honest-flag 68-71 73 77-80 82 88 90 102 104-107
        112 115 118 120 122 125 127 146 150-153 155 159-162 164 167 179-182 184 189-190 202
        204-207 212 214 217 219 221 224 226 245 258-261 273-276 278
      faulty/returns-without-views completion-eventually 84 86-87 91-99 101 103 109-110 116
        119-120 123 125-133 135 138-139 141 144 147-148 154-157 163-165 168
      faulty/empty-transaction-reports completion-not-before-animation-end 280 282-284 288-295
        299-300 303 305 311-312 321-324 328-329 331-332 334-336 338-341 352-354 356-360 366 374
        376
      faulty/completed-by-two completion-at-most-once 68-71 77-80 88 90 102 104-107 112 115 118
        122 146 150-153 159-162 167 179-182 189-190 202 204-207 212 214 217 221 245 258-261
        273-276
      faulty/waits-for-delegate completion-eventually 93-94 96 99 108 128 148 157 165 169-175
      faulty/presenter-handled-by-animators completion-unanimated-parity
      faulty/presenter-handled-by-animators ownership-window-not-empty 193 208 256
      faulty/completed-without-verdict completion-after-verdict 285-286 288 296-300 302 306
        312-318 325-326 330 337-338 342 346-351 355-356 361 366-372
      faulty/dismissal-closure-dropped completion-closure-runs 4-6 19 21 29-30 41
      faulty/frames-reset-after-end completion-no-work-after 68-71 77-80 88 90 102 104-107 112
        115 118 122 131-133 146 150-153 159-162 167 179-182 189-190 202 204-207 212 214 217 221
        230-232 245 258-261 273-276
      faulty/dropped-animation-ignored completion-eventually 85 87 186 188 281-283 354 388
      faulty/ended-hook-forgotten completion-animation-ended-relayed 8 22
      faulty/alongside-for-built-in-only completion-alongside-runs 8 22
      faulty/reports-long-after completion-eventually 65 67 72 74 76 81 84 86 88 90-113 115-119
        121-124 126 128-139 141-154 156-163 165-168 176 178 183 185 187 189-195 197-198 200-201
        203 209-211 213 215-216 218 220 222-223 225 228-242 244 246 252-255 257 262 270 272 277
      faulty/waits-for-announced-time completion-eventually 65 72 74 81 86 91-95 97-98 101 103
        116 119 123-124 126 129-133 138-139 141 144 147 154 156 163 168 176 183 187 191-195
        197-198 201 203 215 218 222-223 225 228-232 237-239 242 246 252-253 255 262 270 277
      faulty/end-told-first completion-not-before-animation-end 1-2 6-7 17-18 20-21 23-25 31 33
        38-40 42
      faulty/recedes-by-animators completion-unanimated-parity 128
      faulty/fade-without-presentation-controller ownership-presenter-not-stolen 84-86 92-100
        108 116-117 119 124 130-133 136-137 142-143 147-149 156-158 165-166
      faulty/fade-without-presentation-controller ownership-window-not-empty
      faulty/presenter-put-into-window ownership-no-foreign-superview
      faulty/presenter-put-into-window ownership-original-parentage-restored 247-248
      faulty/incoming-view-left-out ownership-to-view-in-container 65 72 74 81 84 86-87 91-99
        101 103 109-110 116 119 123-124 126 128-133 135 138-139 141 144 147-148 154 156-157 163
        165 168 176 183 185 187-188 191-195 197-198 201 203 209-210 215 218 222 225 228-232 234
        237-239 242 246 252-253 270 277
      faulty/both-sides-taken-out ownership-original-parentage-restored 88 90 102 104-107 112
        115 118 122 146 150-153 159-162 167
      faulty/both-sides-taken-out ownership-window-not-empty 88 90
      faulty/picture-left-on-top ownership-container-clean 68-71 77-80 102 104-107 112 115 118
        122 146 150-153 159-162 167 179-182 202 204-207 212 214 217 221 245 258-261 273-276
      faulty/source-view-stays-hidden ownership-source-view-restored 283 293 312 354 359 366
      faulty/dimming-outlives-cancel ownership-chrome-lifecycle 120 125 127 155 164
      faulty/backdrop-picture-stays geometry-chrome-follows 138-139 141 144
      faulty/presenter-under-outer-view ownership-original-parentage-restored 247-248
      faulty/outgoing-removed-anyway appearance-final-state-matches-window
      faulty/outgoing-removed-anyway ownership-original-parentage-restored 285-286 288 300 302
        306 312-316 318 326 330 337-338 346-349 351 355-356 366-370 372
      faulty/container-pinned ownership-container-untouched 84 86-87 91-99 101 103 109-110 116
        119-120 123-133 135 138-139 141 144 147-148 154-157 163-165 168
      faulty/incoming-view-stays ownership-original-parentage-restored 68-71 77-80 179-182
        189-190 202 204-207 212 214 217 221 245 258-261 273-276
      faulty/picture-left-in-container ownership-container-clean 7 26 34 40
      faulty/curtain-stays ownership-container-clean 87 91 101 103 109 123-124 126 128-129
        131-132 135 138-139 141 144 154 163 168
      faulty/dimming-taken-early ownership-chrome-lifecycle 102 104-107 112 115 118 122 146
        150-153 159-162 167
      faulty/dimming-piles-up ownership-container-clean 102 104-107 112 115 118 122 146 150-153
        159-162 167
      faulty/undeclared-dimming-keeps-size geometry-chrome-follows 138-139 141 144
      faulty/tabs-exchanged-by-hand ownership-container-untouched 401 404 416-417
      faulty/status-bar-not-captured status-bar-owner-after-present 84 86-87 91-99 101 103 119
        123-124 126 128-133 138-139 141 144 147-148 154 156-157 163 165 168
      faulty/child-never-asked status-bar-child-forwarded 1-2 4-7 17-21 23-31 33-42
      faulty/hidden-by-first-child status-bar-style-hidden-same-owner 2 6 17 20 23 25-26 28-31
        33-34 38 42
      faulty/no-update-requested status-bar-update-requested 2 17-18 20 23 25-26 31 33-34 39-40
      faulty/bar-flipped-by-drag status-bar-rollback-on-cancel 102 104-107 112 115 118 122 146
        150-153 159-162 167
      faulty/bar-returns-late geometry-bars-stable 65 67 74 76 85-86 88 90 92 94-95 97-98 100
        110-111 113 116-117 119 121 124 130-134 136-137 145 147 149 156 158 166 176 178 186-187
        189-190 192 194-195 197-198 200 210-211 213 215-216 218 220 223 229-233 235-236 244
        252-255 257 270 272
      faulty/helper-window-stays status-bar-no-global-write 65 67-71 74 76-80 84-86 88 90 92-100
        102 104-108 110-113 115-119 121-122 124 130-134 136-137 142-143 145-153 156-162 165-167
        176 178-182 185-187 189-190 192 194-195 197-198 200 202 204-207 210-218 220-221 223
        229-233 235-236 240-241 244-245 252-255 257-261 270 272-276
      faulty/helper-window-stays status-bar-restored-after-dismiss 65 74 84 86 92-99 110 116 119
        130-133 147-148 156-157 165 176 185 187 192 194-195 197-198 210 215 218 229-232 252-253
        270
      faulty/verdict-during-bar-fade completion-eventually 145
      faulty/update-asked-too-early status-bar-update-requested 1-2 7 17-18 20 23-26 31 33-34
        39-40 42
      faulty/header-never-asked status-bar-child-forwarded 188 191 201 203 222-223 225 227-228
        230-231 237-239 242 257 262
      faulty/given-up-screen-decides status-bar-child-forwarded 10-14 16
      faulty/never-moved containment-did-move-after-add 1-2 6-7 17-21 23-26 28-31 33-36 38-40 42
      faulty/removed-unwarned containment-will-move-nil-before-remove 1-2 6-7 17-21 23-26 29-31
        33-34 38-40 42
      faulty/view-before-child containment-add-before-view 28 35-36
      faulty/view-without-child containment-view-parent-agrees 1-2 4-7 17-21 23-31 33-42
      faulty/popup-without-child containment-view-parent-agrees 68-72 77-81 87 91 101-107 109
        112 115 118 122-124 126 128-129 131-132 135 138-139 141 144 146 150-154 159-163 167-168
        179-183 188 191 201-207 209 212 214 217 221-223 225 227-228 230-231 234 237-239 242
        245-246 257-262 273-277
      faulty/warned-twice containment-no-duplicate-moves 1-2 6-7 17-21 23-26 28-31 33-36 38-40
        42
      faulty/parent-link-stays containment-remove-complete 1-2 6-7 17-21 23-26 29-31 34 38-40 42
      faulty/child-of-two-containers containment-view-parent-agrees 1-2 6-7 17 20-21 23-26 31
        33-34 38-40 42
      faulty/size-kept-from-children containment-size-change-forwarded 37-38 41-42
      faulty/built-in-switch-wrapped appearance-begin-end-balanced
      faulty/built-in-switch-wrapped appearance-forwarding-exclusive 1-2 6-7 17 20-21 23-26 31
        33-34 38-40 42
      faulty/both-children-stay containment-cancel-rollback 10-14 16
      faulty/told-while-covered appearance-child-within-parent 19 21 29-30
      faulty/told-while-covered appearance-no-double-disappear 19 21 29-30
      faulty/told-while-it-slides containment-did-move-after-add 1-2 6-7 17-18 20-21 23-25 31 33
        38-40 42
      faulty/size-told-twice containment-size-change-forwarded 37-42
      faulty/size-of-before-told containment-size-change-forwarded 37-38 41-42
      faulty/farewell-repeated containment-no-duplicate-moves 1-2 6-7 17-21 23-26 29-31 33-34
        38-40 42
      faulty/early-end-dropped interaction-verdict-always 115 214
      faulty/only-ended-handled interaction-verdict-always 69 78 105 151 160 180 205 259 274
      faulty/driver-always-handed-out interaction-start-policy 65 67 74 76 84-86 92 94-95 97-98
        100 116-117 119 124 130-134 136-137 142-143 147 149 156 158 166 176 178 185-187 192 195
        197-198 200 215-216 218 223 229-233 235-236 240-241 244 252-255 257 270 272
      faulty/pulling-after-cancel interaction-start-policy
      faulty/pulling-after-cancel interaction-state-reset 90 190
      faulty/progress-after-verdict interaction-progress-range 70 79 106 121-122 152 161 181 206
        220-221 275
      faulty/resting-finger-undecided interaction-verdict-always 68 70-71 77 79-80 88 90 102 104
        106-107 113 118 122 146 150 152-153 159 161-162 167 179 181-182 189-190 202 204 206-207
        213 217 221 245 258 260-261 273 275-276
      faulty/flung-beyond-the-end interaction-progress-range 88 110-111 121 145 189 210-211 220
      faulty/input-left-off interaction-input-restored 68-71 73 77-80 82 88 102 104-107 112 115
        118 120 122 125 127 146 150-153 155 159-162 164 167 179-182 184 189 202 204-207 212 214
        217 219 221 224 226 245 258-261 273-276 278
      faulty/interruptible-made-anew geometry-no-frame-under-transform 73 82 109-110 120 125 127
        155 164 184 209-210 219 224 226 278
      faulty/interruptible-made-anew interaction-interruptible-stable 68-71 73 77-80 82 88 90
        102 104-107 109-113 115 118 120-122 125 127 145-146 150-153 155 159-162 164 167 179-182
        184 189-190 202 204-207 209-214 217 219-221 224 226 245 258-261 273-276 278
      faulty/one-pause-forgotten interaction-pause-continues 115
      faulty/touches-let-through interaction-no-overlap 336
      faulty/switch-while-settling interaction-no-overlap 31-32
      faulty/layer-clock-stays interaction-layer-clock-restored 3 9-16 32
      faulty/presenter-stays-deaf interaction-input-restored 84-86 88 90 92-100 108 111 113
        116-117 119 121 130 133-134 136-137 142-143 145 147-149 156-158 165-166
      faulty/second-pull-ignored interaction-state-reset 88 189
      faulty/pull-counts-on interaction-state-reset 88 189
      faulty/second-pull-stuck interaction-state-reset 88 189
      faulty/touches-stay-ignored interaction-input-restored 68-71 73 77-80 82 88 90 102 104-107
        112 115 118 120 122 125 127 146 150-153 155 159-162 164 167 179-182 184 189-190 202
        204-207 212 214 217 219 221 224 226 245 258-261 273-276 278
      faulty/asked-twice interaction-no-refused-request 68-71 77-80 88 90 102 104-107 110-113
        115 118 121-122 145-146 150-153 159-162 167 179-182 189-190 202 204-207 210-214 217
        220-221 245 258-261 273-276
      faulty/tabs-busy-until-tapped interaction-input-restored 401 416
      faulty/container-bounds-taken geometry-final-frame 303
      faulty/presenter-stays-scaled geometry-identity-restored 84-86 88 90 92-100 108 110-111
        113 116-117 119 121 130 133-134 136-137 142-143 145 147-149 156-158 165-166
      faulty/old-frame-kept geometry-size-change-tracked 331
      faulty/frames-of-the-beginning geometry-size-change-tracked 144 242
      faulty/dimming-keeps-size geometry-chrome-follows 138-139 141 144
      faulty/presenter-frame-written-back geometry-frame-rollback 83
      faulty/start-values-stay geometry-identity-restored 102 104-107 112 115 118 122 146
        150-153 159-162 167
      faulty/frame-under-transform geometry-no-frame-under-transform 84 86-87 91-99 101 103
        109-110 116 119-120 123-133 135 138-139 141 144 147-148 154-157 163-165 168
      faulty/pinned-to-helper geometry-layout-ownership 72 81 87 91 101 103 109 123-124 126
        128-129 131-132 135 138-139 141 144 154 163 168 183 188 191 201 203 209 222-223 225 228
        230-231 234 237-239 242 246 262 277
      faulty/revealed-presenter-on-top geometry-z-order 65 67-71 74 76-80 176 178-182 185-187
        189-190 192 194-195 197-198 200 202 204-207 210-218 220-221 223 229-233 235-236 240-241
        244-245 252-255 257-261 270 272-276
      faulty/revealed-view-on-top geometry-z-order 279-281 284-286 288-290 292-294 296-304
        306-307 310-318 323 325-327 329-331 333 337-351 355-364 366-372
      faulty/card-frame-kept geometry-size-change-tracked 138-139 141 144
      faulty/half-sheet-left-alone geometry-size-change-tracked 138-139 144
      faulty/slides-out-of-shell geometry-chrome-follows 85 88 90 100 111 113 117 121 124 134
        136-137 142-143 145 149 158 166
      faulty/strip-keeps-place geometry-size-change-tracked 38
      faulty/presenter-rises-for-nothing geometry-identity-restored 102 104-107 112 115 118 122
        146 150-153 159-162 167
      faulty/busy-until-shown navigation-delegate-paired 285 300 302 306 312-316 318 330 346-349
        351 366-370 372
      faulty/back-swipe-killed navigation-gesture-alive 299
      faulty/index-of-its-own navigation-tab-selection-consistent 388-390 392-395 397-400
        402-403 407 409-411 413-415
      faulty/own-dismissal-reported-only navigation-dismissal-observed 263-269
      faulty/covered-means-dismissed navigation-dismissal-observed 66 73 75 82 91 97 120 125 127
        141 155 164 177 184 191 193-194 196-197 199 208 219 224 226 239 243 252-253 255-256
        258-262 271 278
      faulty/bottom-bar-shown-for-pop navigation-bottom-bar-restored 347
      faulty/unwind-step-by-step navigation-unwind-direct 378-379
      faulty/pop-within-pop interaction-no-overlap 327
      faulty/pop-within-push navigation-stack-consistent 328
      faulty/bar-shown-for-all transparency 284 354-377
      faulty/delegate-nobody-keeps resources-delegate-alive 84 86-87 91-99 101 103 116 119
        123-124 126 128-133 138-139 141 144 165 168 185 187-188 191-199 201 203 215 218 222-223
        225 227-232 237-239 242-243 246 252-253 255 262
      faulty/animator-for-one-way navigation-symmetric-animator 65 74 84 86 92 94-95 97-98 116
        119 130-133 147 156 176 185 187 192 195 197-198 215 218 229-232 252-253 255 270
      faulty/context-kept resources-transition-released 68-71 77-80 88 90 102 104-107 110-113
        115 118 121-122 145-146 150-153 159-162 167 179-182 189-190 202 204-207 210-214 217
        220-221 245 258-261 273-276
      faulty/engine-keeps-screen resources-transition-released 65 67 74 76 84-86 88 90 92-100
        108 110-111 113 116-117 119 121 130 133-134 136-137 142-143 145 147-149 156-158 165-166
        176 178 185-187 189-190 192 194-195 197-198 200 210-211 213 215-216 218 220 229 232-233
        235-236 240-241 244 252-257 270 272
      faulty/recognizers-pile-up resources-no-recognizer-growth 65 74 94 98 110 131-133 147 156
        176 198 210 232 252-253 270
      faulty/duration-made-up resources-duration-truthful 280 284 286 288-295 299-301 303-305
        307 310-312 321-324 327-329 331-341 343-345 352-353 355-360 362-364 366 374 376
      faulty/first-pair-remembered resources-no-stale-participants 65 74 98 110 147 156 176 198
        210 253 270
      faulty/animator-dropped-early resources-driver-alive 8 22
      faulty/display-link-runs-on resources-no-orphan-animations 68-71 73 77-80 82 88 90 102
        104-107 112 115 118 120 122 125 127 146 150-153 155 159-162 164 167 179-182 184 189-190
        202 204-207 212 214 217 219 221 224 226 245 258-261 273-276 278
      faulty/animations-left-off resources-switches-restored 65 67-74 76-82 85-88 90-113 115-139
        141-168 176 178-184 186-195 197-198 200-207 209-226 228-242 244-246 252-255 257-262 270
        272-278
      faulty/device-kept-awake resources-switches-restored 65 73-74 82 84 86 92-99 110 116
        119-120 125 127 130 133 147-148 155-157 164 176 184-185 187 192-195 197-198 210 215
        218-219 224 226 229 232 252-253 270 278
      faulty/reports-late resources-duration-truthful 65 67 72 74 76 81 86 90-95 97-98 100-101
        103 116-117 119 123-124 126 129-139 141-144 147 149 154 156 158 163 166 168 176 178 183
        187 190-195 197-198 200-201 203 215-216 218 222-223 225 228-242 244 246 252-255 257 262
        270 272 277
      faulty/escape-ignored accessibility-escape-works 89 114 140
      faulty/background-reachable accessibility-reachable-set 129 132 139
      faulty/presenter-pushed-aside ownership-presenter-not-stolen 84 86-87 91-99 101 103
        109-110 116 119-120 123 125-133 135 138-139 141 144 147-148 154-157 163-165 168
      faulty/editing-ended-by-drag accessibility-responder-restored 118 217
      faulty/screen-changed-too-early accessibility-focus-announced 95-96 102 125 129 132 139
        143 195 202 224 228 231 238 241
      faulty/elements-hidden-by-animators accessibility-flags-restored 193 208 256
      faulty/closed-menu-reachable accessibility-reachable-set 54
      faulty/given-up-screen-announced accessibility-focus-announced 102 125 202 224
      faulty/screen-announced-twice accessibility-focus-announced 95-96 129 132 139 143 195 228
        231 238 241
      faulty/page-left-mute accessibility-flags-restored 1 7 21 24 33 39-40
      faulty/animation-invented appearance-animated-flag 93-94 96 99 108 128 148 157 165
      faulty/animation-denied appearance-animated-flag 84-88 90-95 97-98 100-107 109-113 115-127
        129-139 141-147 149-156 158-164 166-168
      faulty/presenter-told-by-dialog appearance-presenter-contract 84-87 91-101 103 108 117 119
        123-124 126 128-133 136-139 141-144
      faulty/flag-of-the-animation completion-honest-flag 85 87 186 188
      faulty/twice-told-card completion-closure-runs 84 86-87 91-99 103 116 119 123-124 126
        128-133 138-139 141 144 165 168
      faulty/dismissal-reported-early navigation-dismissal-observed 84-86 88 90 92-100 102
        104-108 110-113 115-119 121-122 124 130-134 136-137 142-143 145-153 156-162 165-167
      faulty/dismissal-reported-twice navigation-dismissal-observed 84-86 88 90 92-100 108
        110-111 113 116-117 119 121 124 130-134 136-137 142-143 145 147-149 156-158 165-166
      faulty/escape-promised accessibility-escape-works 89 114 140
      faulty/bar-set-for-all status-bar-no-global-write 65 67-74 76-82 84-88 90-113 115-139
        141-168 176 178-195 197-198 200-207 209-226 228-242 244-246 252-255 257-262 270 272-278
      faulty/runner-for-both-ways interaction-interruptible-stable 88 110 189 210
      faulty/second-pull-undriven interaction-state-reset 88 189
      faulty/verdict-by-timer interaction-verdict-always 68-71 77-80 88 90 102 104-107 110-113
        118 121-122 145-146 150-153 159-162 167 179-182 189-190 202 204-207 210-213 217 220-221
        245 258-261 273-276
      faulty/verdict-late interaction-verdict-always 68-71 77-80 88 90 102 104-107 110-113 115
        118 121-122 145-146 150-153 159-162 167 179-182 189-190 202 204-207 210-214 217 220-221
        245 258-261 273-276
      faulty/progress-doubled interaction-progress-range 70-71 79-80 88 106-107 110-111 113 121
        145 152-153 161-162 181-182 189 206-207 210-211 213 220 260-261 275-276
      faulty/paused-and-completed completion-after-verdict 285-286 288 296-300 302 306 312-318
        325-326 330 337-338 342 346-351 355-356 361 366-372
      faulty/bar-picture-stays ownership-container-clean 281-283 354
      faulty/element-taken-along ownership-source-view-restored 283 293 312 354 359 366
      faulty/mark-left-by-finger ownership-container-clean 68-71 77-80 102 104-107 112 115 118
        122 146 150-153 159-162 179-182 202 204-207 212 214 217 221 258-261 273-276
      faulty/dimming-taken-at-once ownership-chrome-lifecycle 87 91 101 103 109 123-124 126
        128-129 131-132 135 138-139 141 144 154 163 168
      faulty/dimming-keeps-width geometry-chrome-follows 138-139 141 144
      faulty/card-fills-after-cancel geometry-frame-rollback 102 104-107 112 115 118 122 146
        150-153 159-162 167
      faulty/begun-twice appearance-begin-end-balanced 1-2 6-7 17-18 20-21 23-26 31 33-34 38-40
        42
      faulty/ended-hook-twice completion-animation-ended-relayed 8 22
      faulty/ended-hook-early completion-animation-ended-relayed 8 22
      faulty/ended-hook-contrary completion-animation-ended-relayed 8 22
      faulty/shown-only-by-animation completion-unanimated-parity 26 34
      faulty/width-kept geometry-size-change-tracked 37-38 41-42
      faulty/controllers-views-grabbed ownership-presenter-not-stolen 84-86 88 90 92-100 102
        104-108 110-113 115-119 121-122 124 130-134 136-137 142-143 145-153 156-162 165-167
      faulty/fold-with-animated-push transparency 380-387
      faulty/fold-with-input-left-off interaction-input-restored 380-387
      faulty/always-interactive interaction-start-policy 84-86 92 94-95 97-98 100 116-117 119
        124 130-134 136-137 142-143 147 149 156 158 166
      faulty/direction-not-reset interaction-state-reset 110
      faulty/presenter-told-nothing appearance-presenter-contract 84 86-87 91-95 97-98 101 103
        116 119 123-124 126 129-133 138-139 141 144 147 154 156 163 168
      faulty/presenter-told-twice appearance-begin-end-balanced 84-87 91-101 103 108 116-117 119
        123-124 126 128-133 136-139 141-144 147-149 154 156-158 163 165-166 168
      faulty/view-moved-after-end completion-no-work-after 65 67-71 73-74 76-80 82 84-86 88 90
        92-100 102 104-108 110-113 115-122 124-125 127 130-134 136-137 142-143 145-153 155-162
        164-167 176 178-182 184-187 189-190 192 194-195 197-198 200 202 204-207 210-221 223-224
        226 229-233 235-236 240-241 244-245 252-255 257-261 270 272-276 278
      faulty/bar-jumps-at-end geometry-bars-stable 65 72 74 81 86-87 91-95 97-98 101 103 109-110
        116 119 123-124 126 129-133 135 138-139 141 147 154 156 163 168 176 183 187-188 191-195
        197-198 201 203 209-210 215 218 222-223 225 228-232 234 237-239 246 252-253 262 270 277
      faulty/closed-menus-appear appearance-no-phantom-child 4-5 19 35-36 43-46 60
      faulty/menu-moved-in-each-time containment-did-move-after-add 62-63
      faulty/replaced-screen-kept containment-remove-complete 18-19 61
      faulty/given-up-side-told appearance-no-phantom-child 47-52
      faulty/page-shown-before-child containment-add-before-view 1-2 6-7 17 20-21 23-26 28-31
        33-36 38-40 42
      faulty/stack-cut-by-hand navigation-stack-consistent 287 319-320
      faulty/one-too-many-popped navigation-stack-consistent 286 296-301 317 325 337 342-343 350
        355 361-362 371
      faulty/place-counted-along navigation-tab-selection-consistent 391-399 401 404-406 408-414
        416-417
      faulty/pop-locks-pushes navigation-delegate-paired 285 288 302 305-306 308-309 312-316 318
        330 338 346-349 351 356 366-370 372
      faulty/presenter-stays-pale geometry-identity-restored 84-86 92-100 108 117 119 130 133
        136-137 142-143
      faulty/dialog-stays-small geometry-identity-restored 87 91 101 103 123-124 126 128-129
        131-132 138-139 141 144
      faulty/home-turned-by-appearance completion-not-before-animation-end 85-86 92 94-95 97-98
        100 116-117 119 124 130-133 136-137 142-143 147 149 156 158 166
      faulty/hasty-card completion-closure-runs 84 86-87 91-99 103 116 119 123-124 126 128-133
        138-139 141 144 165 168
      faulty/picture-stays-hidden ownership-source-view-restored 312 366
      faulty/root-shown-ahead containment-view-parent-agrees 424-427
      faulty/banner-faded-only status-bar-no-global-write 418-423
    """
}

const takesFocus = 'button, summary, input, a[href]'
let pressed: HTMLElement | null = null

// A list that keeps the focus in its field while the pointer selects calls `preventDefault`.
addEventListener('mousedown', ({ target, defaultPrevented }) => {
  pressed = !defaultPrevented && target instanceof Element ? target.closest<HTMLElement>(takesFocus) : null
})

/**
 * Safari, unlike all other browsers, does not focus buttons, boxes and links that are pressed. This focuses them
 * before their own handlers run, so that a dialog knows what opened it, and the next Tab continues from there.
 */
addEventListener(
  'click',
  ({ target }) => {
    if (pressed && target instanceof Node && pressed.contains(target) && !pressed.contains(document.activeElement))
      pressed.focus({ preventScroll: true })
    pressed = null
  },
  true,
)

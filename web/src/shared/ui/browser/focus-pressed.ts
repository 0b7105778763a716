const takesFocus = 'button, summary, input, a[href]'
let pressed: HTMLElement | null = null

// What keeps the focus in a field while the pointer chooses has prevented what the press would do.
addEventListener('mousedown', ({ target, defaultPrevented }) => {
  pressed = !defaultPrevented && target instanceof Element ? target.closest<HTMLElement>(takesFocus) : null
})

/**
 * Safari gives the focus to no button, box or link that is pressed; all others do. Before whatever was pressed hears of
 * it, the focus is there: a dialog knows where it was opened from, and the next Tab goes on from there.
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

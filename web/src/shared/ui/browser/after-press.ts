let isPressed = false
let waiting: (() => void)[] = []

function release(): void {
  isPressed = false
  const due = waiting
  waiting = []
  for (const run of due) run()
}

// A press that opens a menu of the browser is never let go.
addEventListener('mousedown', ({ button }) => (isPressed = button === 0), true)
// Before whatever was pressed hears of it.
addEventListener('click', release, true)
// A press that ends elsewhere than it began is no click.
addEventListener('mouseup', () => setTimeout(release), true)
addEventListener('dragend', release, true)

/**
 * Runs at once, or, while something is being pressed, once it is let go. What moves the page between the two takes away
 * what was pressed from under the pointer, and the browser tells nobody of the press.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run)
  else run()
}

/** Of a field that is looked up in: pressed, it offers its text to be typed over, as it does to whoever comes by Tab. */
export function selectAfterPress({ currentTarget: field }: { readonly currentTarget: HTMLInputElement }): void {
  if (isPressed) waiting.push(() => field.select())
}

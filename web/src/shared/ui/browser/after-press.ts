let isPressed = false
let waiting: (() => void)[] = []

function release(): void {
  isPressed = false
  const due = waiting
  waiting = []
  for (const run of due) run()
}

// A press that opens the browser's context menu fires no `mouseup`.
addEventListener('mousedown', ({ button }) => (isPressed = button === 0), true)
// In the capture phase, before the pressed element's own handler.
addEventListener('click', release, true)
// A press that ends on another element fires no click.
addEventListener('mouseup', () => setTimeout(release), true)
addEventListener('dragend', release, true)

/**
 * Runs at once, or once the current mouse press is released. If the layout moved between press and release, the
 * pressed element would no longer be under the pointer, and the browser would fire no click.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run)
  else run()
}

/** For a field with a search: a press selects its text, as Tab does, so that typing replaces it. */
export function selectAfterPress({ currentTarget: field }: { readonly currentTarget: HTMLInputElement }): void {
  if (isPressed) waiting.push(() => field.select())
}

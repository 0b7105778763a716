/**
 * Where the focus may go after something was pressed in a list: to what was pressed, and where that has left with its
 * row, to its like in the next rows, in the rows before, and last to the heading of the list.
 */
export function focusPlaces(opener: HTMLElement): HTMLElement[] {
  const list = opener.closest<HTMLElement>('[data-asking-list]')
  const action = opener.dataset['action']
  if (!list || !action) return [opener]
  const alike = [...list.querySelectorAll<HTMLElement>(`[data-action="${action}"]`)]
  const index = alike.indexOf(opener)
  const heading = list.querySelector<HTMLElement>('h1, h2')
  return [...alike.slice(index), ...alike.slice(0, index).toReversed(), ...(heading ? [heading] : [])]
}

export function firstConnected(places: readonly HTMLElement[]): HTMLElement | null {
  return places.find((place) => place.isConnected) ?? null
}

/**
 * Where the focus may go after an action in a list, in this order: the pressed button; if it was removed with its row,
 * the same button in the next rows, then in the rows before; last, the heading of the list.
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

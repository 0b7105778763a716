/** @typedef {Record<string, readonly string[]>} Rooms what each room may import, besides itself */

/**
 * The rooms of one folder and which of them may import which. Arrows that follow from two others are omitted, and so
 * is the contract, which every room may import.
 *
 * @param {Rooms} rooms of a workspace
 * @param {string} [folder] within the workspace; without it, the rooms at its top
 * @returns {Rooms}
 */
export function arrowsWithin(rooms, folder = '') {
  const start = folder && `${folder}/`
  /** @param {string} room */
  const isInside = (room) => room.startsWith(start) && !room.slice(start.length).includes('/')
  const inside = Object.keys(rooms).filter(isInside)
  const direct = Object.fromEntries(
    inside.map((room) => [room, (rooms[room] ?? []).filter((imported) => inside.includes(imported))]),
  )
  return Object.fromEntries(
    inside.map((room) => {
      const imported = direct[room] ?? []
      const isIndirect = (/** @type {string} */ one) =>
        imported.some((other) => other !== one && reachable(direct, other).has(one))
      return [room, imported.filter((one) => !isIndirect(one))]
    }),
  )
}

/** @param {Rooms} rooms @param {string} from @param {Set<string>} [reached] */
function reachable(rooms, from, reached = new Set()) {
  for (const room of rooms[from] ?? []) {
    if (reached.has(room)) continue
    reached.add(room)
    reachable(rooms, room, reached)
  }
  return reached
}

/**
 * A diagram in Mermaid, which GitHub renders: a box for each room, an arrow to each room that it imports.
 *
 * @param {Rooms} rooms
 */
export function pictureOf(rooms) {
  const names = Object.keys(rooms)
  /** @param {string} room */
  const box = (room) => `r${names.indexOf(room)}`
  const boxes = names.map((room) => `  ${box(room)}["${room.slice(room.lastIndexOf('/') + 1)}"]`)
  const lines = names.flatMap((room) => (rooms[room] ?? []).map((imported) => `  ${box(room)} --> ${box(imported)}`))
  return ['```mermaid', 'flowchart TD', ...boxes, ...lines, '```'].join('\n')
}

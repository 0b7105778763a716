/** @param {string} room */
export function folderOf(room) {
  return room.slice(0, Math.max(0, room.lastIndexOf('/')))
}

/** @param {string} room */
export function depthOf(room) {
  return room.split('/').length
}

/**
 * Why a room may not import another; undefined if it may.
 *
 * @param {Record<string, string[]>} rooms what each may import
 * @param {string} from
 * @param {string} to
 */
export function reasonAgainstStep(rooms, from, to) {
  const allowed = rooms[from]
  if (!allowed) return `scripts/arrows.mjs does not say what src/${from} may import`
  if (allowed.includes(to)) return undefined
  const folder = folderOf(from)
  if (allowed.length === 0) return `${from} may import nothing ${folder ? `else of ${folder}` : 'of ours'}`
  return `${from} may import ${allowed.join(', ')} only${folder ? `, of ${folder}` : ''}`
}

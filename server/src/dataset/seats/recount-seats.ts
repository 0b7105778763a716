import type { Roster } from '#dataset/roster.ts'
import { counted, holds, type SeatsOnFile } from '#dataset/seats/seats-on-file.ts'
import { firstIndexWhere } from '#search/first-index.ts'
import { sharedUint32 } from '#search/shared-memory.ts'

/**
 * The counts for the same seats by law after officials were added, removed or changed: comparing half a million takes
 * a few milliseconds, counting them again a hundred times as long. Null if there are other cells, which must be
 * rebuilt.
 */
export function recountSeats(before: SeatsOnFile, earlier: Roster, roster: Roster): SeatsOnFile | null {
  const officeOf = new Map(before.officeNames.map((name, office) => [name, office]))
  const cellOf = ({ jurisdictions, offices, officeNames }: Roster, official: number) => {
    const office = officeOf.get(officeNames[offices[official] as number] ?? '')
    return office === undefined ? null : cellAt(before, jurisdictions[official] as number, office)
  }
  const counts = Object.fromEntries(counted.map((each) => [each, copyOf(before.counts[each])])) as Record<
    (typeof counted)[number],
    Uint32Array
  >
  const touched = new Set<number>()
  const count = (from: Roster, official: number, by: 1 | -1): boolean => {
    const cell = cellOf(from, official)
    if (cell === null) return false
    touched.add(cell)
    for (const each of counted)
      if (holds[each](from, official)) counts[each][cell] = (counts[each][cell] as number) + by
    return true
  }
  for (const [gone, came] of changesBetween(earlier, roster)) {
    if (gone !== null && !count(earlier, gone, -1)) return null
    if (came !== null && !count(roster, came, 1)) return null
  }
  const isGone = (cell: number) => counts.onFile[cell] === 0 && before.byLaw[cell] === 0
  return [...touched].some(isGone) ? null : { ...before, counts }
}

/** The officials who were added, removed or changed, by their indexes in both rosters, which are sorted by number. */
function* changesBetween(before: Roster, now: Roster): Generator<readonly [gone: number | null, came: number | null]> {
  const officeBefore = before.officeNames
  let [gone, came] = [0, 0]
  while (gone < before.ids.length || came < now.ids.length) {
    const [old, id] = [before.ids[gone] ?? Number.POSITIVE_INFINITY, now.ids[came] ?? Number.POSITIVE_INFINITY]
    if (old < id) yield [gone++, null]
    else if (id < old) yield [null, came++]
    else {
      const isSame =
        before.known[gone] === now.known[came] &&
        before.jurisdictions[gone] === now.jurisdictions[came] &&
        before.isSearched[gone] === now.isSearched[came] &&
        before.isPending[gone] === now.isPending[came] &&
        officeBefore[before.offices[gone] as number] === now.officeNames[now.offices[came] as number]
      if (!isSame) yield [gone, came]
      gone++
      came++
    }
  }
}

/** The cell of an office in a jurisdiction; null if there is none. */
function cellAt({ jurisdictions, offices }: SeatsOnFile, jurisdiction: number, office: number): number | null {
  const cell = firstIndexWhere(jurisdictions.length, (each) => {
    const of = jurisdictions[each] as number
    return of > jurisdiction || (of === jurisdiction && (offices[each] as number) >= office)
  })
  return jurisdictions[cell] === jurisdiction && offices[cell] === office ? cell : null
}

function copyOf(numbers: Uint32Array): Uint32Array {
  const copy = sharedUint32(numbers.length)
  copy.set(numbers)
  return copy
}

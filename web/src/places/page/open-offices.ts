import type { Row } from '@atlas/contract/search/search-request.ts'
import type { Place } from '#places/page/place-query.ts'
import { textOf } from '#shared/values/text-of.ts'

interface OpenOffice {
  readonly names: readonly string[]
  readonly line: Row
}

/** Offices without a row on the ladder, of a holder or an open seat. Offices with the same line are grouped. */
export function openOffices({
  ladder,
  seats,
  office_lines: lines,
}: Pick<Place, 'ladder' | 'seats' | 'office_lines'>): OpenOffice[] {
  const ofHolders = ladder.flatMap(({ officials }) => officials.map(({ values }) => textOf(values, 'office.name')))
  const shownOffices = new Set([...ofHolders, ...seats.map(({ office }) => office)])
  const open = new Map<string, OpenOffice>()
  for (const [office, line] of Object.entries(lines)) {
    if (shownOffices.has(office)) continue
    const key = JSON.stringify(line)
    open.set(key, { line, names: [...(open.get(key)?.names ?? []), office] })
  }
  return [...open.values()]
}

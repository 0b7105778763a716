import type { ListedOfficial } from '@atlas/contract/endpoints/saved/lists.ts'

/** Avery 5160: three columns of ten. */
export const labelsPerSheet = 30
export const callsPerSheet = 8

/** Splits items into sheets. */
export function sheetsOf<Item>(items: readonly Item[], perSheet: number): (readonly Item[])[] {
  const sheets = []
  for (let from = 0; from < items.length; from += perSheet) sheets.push(items.slice(from, from + perSheet))
  return sheets
}

/** Officials who get a label: in office, with an office address on file. */
export function addressed(officials: readonly ListedOfficial[]): ListedOfficial[] {
  return officials.filter(({ has_left: hasLeft, address_lines: lines }) => !hasLeft && lines.length > 0)
}

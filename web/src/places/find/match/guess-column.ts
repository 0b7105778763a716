import type { MatchKind } from '@atlas/contract/endpoints/places/find.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { zipCodeIn } from '@atlas/contract/rules/zip-code.ts'
import type { TableFile } from '#places/find/match/file/table-file.ts'

/** What a column is taken for. */
export interface ColumnGuess {
  readonly column: number
  readonly kind: MatchKind
}

const headingOf: readonly (readonly [MatchKind, RegExp])[] = [
  ['zip', /\b(?:zip|zipcode|zip5|postal|postcode)\b/],
  ['county', /\b(?:county|parish|counties|parishes)\b/],
  ['city', /\b(?:city|town|municipality|place)\b/],
  ['address', /\b(?:address|street|addr|address1)\b/],
]

const coordinates = { latitude: /^(?:lat|latitude|y)\b/, longitude: /^(?:lon|lng|long|longitude|x)\b/ }

const looked = 200

/** The column that most likely says where a member lives: by its heading, else by what is in it. */
export function guessColumn({ headings, rows }: TableFile): ColumnGuess {
  // Nothing is more exact.
  const point = pointColumns(headings)
  if (point) return { column: point.latitude, kind: 'point' }
  for (const [kind, form] of headingOf) {
    const column = headings.findIndex((heading) => form.test(normalized(heading)))
    if (column >= 0) return { column, kind }
  }
  const sample = rows.slice(0, looked)
  const byContent = headings.findIndex((_, column) => isMostlyZip(sample.map((row) => row[column] ?? '')))
  return byContent >= 0 ? { column: byContent, kind: 'zip' } : { column: 0, kind: kindOfColumn({ headings, rows }, 0) }
}

/** What stands in a column that a person chose. */
export function kindOfColumn({ headings, rows }: Pick<TableFile, 'headings' | 'rows'>, column: number): MatchKind {
  const point = pointColumns(headings)
  if (point && [point.latitude, point.longitude].includes(column)) return 'point'
  const heading = normalized(headings[column] ?? '')
  const named = headingOf.find(([, form]) => form.test(heading))?.[0]
  const cells = rows.slice(0, looked).map((row) => row[column] ?? '')
  if (isMostlyZip(cells)) return 'zip'
  if (named) return named
  if (cells.some((cell) => / (?:county|parish)\b/i.test(cell))) return 'county'
  return cells.some(looksLikeAddress) ? 'address' : 'city'
}

/** "100 Main St": a number, then two words at least, of which the first has letters. */
function looksLikeAddress(cell: string): boolean {
  const [number = '', street = '', ...others] = cell.trim().split(/\s+/)
  return /^\d{1,6}\w?$/.test(number) && /\p{L}/u.test(street) && others.length > 0
}

/** The columns with a latitude and a longitude, where there are both. */
function pointColumns(headings: readonly string[]): { readonly latitude: number; readonly longitude: number } | null {
  const find = (form: RegExp) => headings.findIndex((heading) => form.test(normalized(heading)))
  const [latitude, longitude] = [find(coordinates.latitude), find(coordinates.longitude)]
  return latitude >= 0 && longitude >= 0 ? { latitude, longitude } : null
}

/** What else of an address stands in columns of its own, in the order in which people write it. */
const restOfAddress = [/\b(?:city|town)\b/, /\bstate\b/, /\b(?:zip|zipcode|zip5|postal|postcode)\b/]

/** What is matched of a row: a cell, a point of two, or an address with the town, state and ZIP code beside it. */
export function placeOfRow(
  headings: readonly string[],
  { column, kind }: ColumnGuess,
): (row: readonly string[]) => string {
  if (kind === 'point') {
    const { latitude, longitude } = pointColumns(headings) ?? { latitude: column, longitude: column }
    return (row) => [row[latitude], row[longitude]].map((cell) => cell ?? '').join(', ')
  }
  if (kind !== 'address') return (row) => row[column] ?? ''
  const rest = restOfAddress
    .map((form) => headings.findIndex((heading, at) => at !== column && form.test(normalized(heading))))
    .filter((at) => at >= 0)
  return (row) =>
    row[column]
      ? [column, ...rest]
          .map((at) => row[at] ?? '')
          .filter(Boolean)
          .join(', ')
      : ''
}

function isMostlyZip(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const zips = filled.filter((cell) => zipCodeIn(cell) !== null)
  return filled.length > 0 && zips.length > filled.length / 2
}

/** The first cells that differ, so that a person sees what is in the column. */
export function examplesOf({ rows }: Pick<TableFile, 'rows'>, column: number): string[] {
  const found = new Set<string>()
  for (const row of rows) {
    const cell = row[column] ?? ''
    if (cell !== '') found.add(cell)
    if (found.size === 2) break
  }
  return [...found]
}

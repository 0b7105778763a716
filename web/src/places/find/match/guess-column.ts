import type { MatchKind } from '@atlas/contract/endpoints/places/find.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'
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
]

const looked = 200

/** The column that most likely says where a member lives: by its heading, else by what is in it. */
export function guessColumn({ headings, rows }: TableFile): ColumnGuess {
  for (const [kind, form] of headingOf) {
    const column = headings.findIndex((heading) => form.test(normalised(heading)))
    if (column >= 0) return { column, kind }
  }
  const sample = rows.slice(0, looked)
  const byContent = headings.findIndex((_, column) => isMostlyZip(sample.map((row) => row[column] ?? '')))
  return byContent >= 0 ? { column: byContent, kind: 'zip' } : { column: 0, kind: kindOfColumn({ headings, rows }, 0) }
}

/** What stands in a column that a person chose. */
export function kindOfColumn({ headings, rows }: Pick<TableFile, 'headings' | 'rows'>, column: number): MatchKind {
  const heading = normalised(headings[column] ?? '')
  const named = headingOf.find(([, form]) => form.test(heading))?.[0]
  const cells = rows.slice(0, looked).map((row) => row[column] ?? '')
  if (isMostlyZip(cells)) return 'zip'
  return named ?? (cells.some((cell) => / (?:county|parish)\b/i.test(cell)) ? 'county' : 'city')
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

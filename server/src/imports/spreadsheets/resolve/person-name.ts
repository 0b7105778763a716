import { normalized } from '@atlas/contract/rules/normalized.ts'
import { type PersonName, splitName } from '#vocabulary/people/split-name.ts'
import { suffixOf } from '#vocabulary/people/name-words.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CellValues } from '#imports/spreadsheets/cells/cell-value.ts'

function namesSeveral(name: string): boolean {
  return /\p{L}\s*[&+]\s*\p{L}|\p{L}\s+and\s+\p{L}/u.test(name)
}

/** The name of a row as written, and its parts; the file's own parts if it has the last name. */
export function nameOfRow(values: CellValues): PersonName {
  const text = (column: 'eo.name' | 'eo.first' | 'eo.middle' | 'eo.last' | 'eo.suffix') =>
    (values.get(column) as string | undefined) ?? null
  const parts = { first: text('eo.first'), middle: text('eo.middle'), last: text('eo.last'), suffix: text('eo.suffix') }
  const written = [parts.first, parts.middle, parts.last, parts.suffix].filter((piece) => piece !== null)
  const name = text('eo.name') ?? (parts.last === null ? null : written.join(' '))
  if (name === null) throw new CellRefused('It is empty, and so is the last name', 'eo.name')
  if (namesSeveral(name)) throw new CellRefused(`"${name}" names several people; give each a row`, 'eo.name')
  const split = splitName(name, parts.last ?? '')
  if (normalized(split.last) === '') throw new CellRefused(`"${name}" has no letters`, 'eo.name')
  const isWhole = parts.first === null && text('eo.name') !== null
  if (parts.last === null || isWhole || !/\p{Ll}/u.test(written.join(' '))) return withRowParts(split, parts)
  return {
    ...parts,
    name: split.name,
    // The first names may include a nickname, which is part of the shown name.
    first: parts.first && (parts.first.includes('"') ? split.first : parts.first),
    last: parts.last,
    suffix: parts.suffix && (suffixOf(parts.suffix) ?? parts.suffix),
  }
}

/** The parts of the split name, replaced by those that differ in the row. Names in capitals are split again. */
function withRowParts(split: PersonName, { first, middle, suffix }: Omit<PersonName, 'name' | 'last'>): PersonName {
  const preferred = (text: string | null, found: string | null) =>
    text === null || normalized(text) === normalized(found ?? '') ? found : text
  return {
    ...split,
    first: preferred(first, split.first),
    middle: preferred(middle, split.middle),
    suffix: suffix === null ? split.suffix : (suffixOf(suffix) ?? suffix),
  }
}

type Named = Omit<PersonName, 'name'>

/**
 * Whether two names in one office may be the same person: a middle name or a suffix may be missing but must not
 * differ.
 */
export function isSamePerson(a: Named, b: Named): boolean {
  return (
    normalized(a.last) === normalized(b.last) &&
    normalized(a.first ?? '') === normalized(b.first ?? '') &&
    agree(a.suffix, b.suffix, (one, other) => one === other) &&
    agree(a.middle, b.middle, (one, other) => one.startsWith(other) || other.startsWith(one))
  )
}

function agree(a: string | null, b: string | null, isSame: (a: string, b: string) => boolean): boolean {
  return a === null || b === null || isSame(normalized(a), normalized(b))
}

import type { MatchingNotice } from '@atlas/contract/endpoints/data/import-matching.ts'
import { columnOfHeading, isNeverImported, isOfSomebodyElse } from '#imports/spreadsheets/match/heading-columns.ts'
import type { SheetColumn } from '#imports/spreadsheets/match/read-columns.ts'
import { type FileColumn, labelOf } from '#imports/spreadsheets/columns/file-columns.ts'

const oftenOnce: ReadonlySet<FileColumn> = new Set<FileColumn>([
  'state.name',
  'county.name',
  'office.name',
  'jurisdiction.name',
])

/** Lists often state a county once, above all of its rows. */
export function canFillDown({ column, cells, filledDown }: SheetColumn): boolean {
  return column !== null && oftenOnce.has(column) && filledDown === 0 && cells[0] !== '' && cells.includes('')
}

/** Notices about a column, whatever it is read as. */
export function ownNotices(sheetColumn: SheetColumn): MatchingNotice[] {
  if (isNeverImported(sheetColumn.heading)) return [notice(sheetColumn, 'private', whyPrivate(sheetColumn.heading))]
  return sheetColumn.column === null ? whyNotImported(sheetColumn) : ofCells(sheetColumn)
}

function notice({ cells }: SheetColumn, kind: string, text: string, rows?: number, fix: MatchingNotice['fix'] = null) {
  const of = cells.filter((cell) => cell !== '').length
  return { kind, text, rows: rows ?? of, of, values: [], fix }
}

function spoiledNotice(sheetColumn: SheetColumn): MatchingNotice {
  const { spoiled } = sheetColumn
  const cells = spoiled === 1 ? 'cell holds' : 'cells hold'
  const text = `${spoiled} ${cells} a formula, an error or a long text, and will be left empty`
  return notice(sheetColumn, 'spoilt', text, spoiled)
}

function whyPrivate(heading: string): string {
  if (/phone|cell|mobile/i.test(heading)) return 'Personal phones are never imported'
  return /spouse|religion|mail/i.test(heading) ? 'Private matters are never imported' : 'Homes are never imported'
}

function whyNotImported(sheetColumn: SheetColumn): MatchingNotice[] {
  const { heading, cells, spoiled } = sheetColumn
  if (cells.every((cell) => cell === ''))
    return spoiled > 0 ? [spoiledNotice(sheetColumn)] : [notice(sheetColumn, 'empty', 'Nothing stands in it')]
  if (isOfSomebodyElse(heading))
    return [notice(sheetColumn, 'somebody_else', 'It speaks of somebody else, of a body or of another name')]
  const column = columnOfHeading(heading)
  return column ? [notice(sheetColumn, 'taken', `Not read as ${labelOf(column)}`)] : []
}

function ofCells(sheetColumn: SheetColumn): MatchingNotice[] {
  const { column, cells, spoiled, filledDown, isOfValues } = sheetColumn
  const gaps = cells.filter((cell) => cell === '').length
  const fix = { id: 'fill_down', label: 'Fill from above' } as const
  const taken = `Taken for ${column ? labelOf(column) : ''} by its values, not by its heading`
  return [
    ...(isOfValues ? [notice(sheetColumn, 'of_values', taken)] : []),
    ...(spoiled > 0 ? [spoiledNotice(sheetColumn)] : []),
    ...(filledDown > 0
      ? [
          notice(sheetColumn, 'filled_down', `${filledDown} empty cells say what the row above says`, filledDown, {
            ...fix,
            is_used: true,
          }),
        ]
      : []),
    ...(canFillDown(sheetColumn)
      ? [
          notice(
            sheetColumn,
            'gaps',
            `${gaps} of ${cells.length} are empty, as where a list says it once for several rows`,
            gaps,
            { ...fix, is_used: false },
          ),
        ]
      : []),
  ]
}

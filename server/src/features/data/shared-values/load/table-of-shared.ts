import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { cellsOfSeat } from '#dataset/seats/seat-cells.ts'
import type { Compared, Office, Person } from '#features/data/shared-values/load/compare-shared.ts'
import type { ReadRow, SharedFile } from '#features/data/shared-values/load/read-shared-file.ts'
import { nameColumn } from '#features/data/shared-values/shared-form.ts'
import { samenessOf } from '#imports/publish-results/sameness.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import type { MatchedTable, StatedBy } from '#imports/spreadsheets/read/officials-file.ts'
import type { SeatAnswer } from '@atlas/contract/endpoints/data/import-check.ts'
import { tableOfRows } from '#imports/spreadsheets/rows/file-of-rows.ts'

interface TakenRow {
  readonly cells: Map<FileColumn, string>
  readonly stated: ReadonlyMap<FileColumn, StatedBy | null>
  readonly answer: SeatAnswer | null
  readonly follows: number | null
}

const firstLine = 2

/** What is taken of a file, as rows that the loader of own files takes. */
export function tableOfShared(
  { people, offices }: Compared,
  from: SharedFile['from'],
  taken: ReadonlySet<number>,
): MatchedTable {
  const isTaken = ({ line }: ReadRow) => taken.has(line)
  const rows = [
    ...people.flatMap((person) => {
      const selected = person.rows.filter(isTaken)
      return selected.length === 0 ? [] : [rowOfPerson(person, selected, from)]
    }),
    ...offices.filter(({ row }) => isTaken(row)).map((office) => rowOfOffice(office, from)),
  ]
  const { headings, cells } = tableOfRows(rows.map((row) => row.cells))
  const rowAt = (line: number) => rows[line - firstLine]
  return {
    headings,
    rows: cells.map((each, index) => ({ line: index + firstLine, cells: each })),
    skipped: [],
    scope: 'add',
    seatAnswer: (line) => rowAt(line)?.answer ?? null,
    followsOf: (line) => rowAt(line)?.follows ?? null,
    statedBy: (line) => rowAt(line)?.stated ?? new Map(),
  }
}

function rowOfPerson({ seat, holder, follows }: Person, rows: readonly ReadRow[], from: SharedFile['from']): TakenRow {
  const named = rows.find(({ column }) => column === nameColumn)
  // A name that is the same stays as it is written here; only its day is news.
  const isRenamed = named !== undefined && (holder === null || samenessOf(named.value, holder.name) !== 'same')
  const name = isRenamed ? named.value : (holder?.name ?? '')
  return {
    cells: new Map<FileColumn, string>([
      ...cellsOfSeat(seat),
      ...rows.map(({ column, value }) => [column, value] as const),
      [nameColumn, name],
      ...(holder ? [['eo.id', String(holder.id)] as const] : []),
      ...newestOf(rows, from),
    ]),
    stated: new Map<FileColumn, StatedBy | null>([
      [nameColumn, null],
      ['office.name', null],
      ['eo.id', null],
      ...rows.map((row) => [row.column, statedBy(row, from)] as const),
    ]),
    answer: follows ? 'replaces' : seat.most > 1 ? 'both' : null,
    follows: follows?.id ?? null,
  }
}

function rowOfOffice({ office: { seat }, row }: Office, from: SharedFile['from']): TakenRow {
  const cells = new Map<FileColumn, string>([...cellsOfSeat(seat), [row.column, row.value], ...newestOf([row], from)])
  return { cells, stated: new Map(), answer: null, follows: null }
}

/** The source of a whole row: the source of its newest value. */
function newestOf(rows: readonly ReadRow[], from: SharedFile['from']): (readonly [FileColumn, string])[] {
  const [newest] = rows.toSorted((one, other) => (other.asOf ?? '').localeCompare(one.asOf ?? '')) as [ReadRow]
  const { publisher, asOf } = statedBy(newest, from)
  return [
    ['source', publisher],
    ['as_of', asOf ?? ''],
    ['method', 'reported'],
  ]
}

const mark = '; shared by '

/** The origin stays named wherever the value is shown; of one that was shared before, the first. */
function statedBy({ source, asOf }: ReadRow, { organization, day }: SharedFile['from']): StatedBy {
  const publisher = source.includes(mark) ? source : `${source}${mark}${organization}, ${typedDayOf(day)}`
  return { publisher, asOf }
}

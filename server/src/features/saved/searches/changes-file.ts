import { isColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import { csvRow, csvStart } from '@atlas/contract/rules/csv-text.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import type { Context } from '#context/context.ts'
import { dayOf } from '#platform/clock.ts'
import { describeChanges } from '#features/saved/searches/describe-changes.ts'
import { findVisible, type Viewer } from '#features/saved/searches/find-searches.ts'
import type { TextFile } from '#platform/http/serve-text.ts'

const headings = [
  'What',
  'Official ID',
  'Name',
  'Standing',
  'Office',
  'Place',
  'State',
  'Column',
  'Before',
  'Now',
  'Since',
]

type Official = SearchChanges['new']['officials'][number] &
  Partial<Pick<SearchChanges['changed']['officials'][number], 'changes'>>

/** What changed in a search, all of it: a row for each official who came or left, and for each value of the others. */
export async function changesFile(
  context: Pick<Context, 'database' | 'dataset' | 'clock'>,
  viewer: Viewer,
  request: { readonly id: string; readonly since?: string | undefined },
): Promise<TextFile> {
  const changes = await describeChanges(context, viewer, request, Number.POSITIVE_INFINITY)
  const { name } = await findVisible(context.database, viewer.accountId, request.id)
  // The day that was asked for, also where the records begin on it in the evening, which is the next day in UTC.
  const since = request.since ?? (changes.since === null ? '' : dayOf(new Date(changes.since)))
  const kinds: readonly (readonly [string, { readonly officials: readonly Official[] }])[] = [
    ['New', changes.new],
    ['Left office', changes.left_office],
    ['No longer matches', changes.no_longer_matches],
    ['Changed', changes.changed],
  ]
  const rows = kinds.flatMap(([what, { officials }]) =>
    officials.flatMap((official) => rowsOf(official).map((row) => [what, ...row, since])),
  )
  const notes = notesOf(changes).map((note) => [note])
  return {
    name: `changes-${slug(name) || 'search'}${since && `-since-${since}`}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    text: csvStart(headings) + [...rows, ...notes].map(csvRow).join(''),
  }
}

function rowsOf({ id, name, standing, office, place, state, changes = [] }: Official): string[][] {
  const who = [String(id), name, standing?.mark ?? '', office ?? '', place ?? '', state ?? '']
  if (changes.length === 0) return [[...who, '', '', '']]
  return changes.map(({ column_id: column, before, after }) => [
    ...who,
    isColumnId(column) ? columnOf(column).label : column,
    textOf(before),
    textOf(after),
  ])
}

function textOf(value: ColumnValue): string {
  if (Array.isArray(value)) return value.join('; ')
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What the file cannot include, below its rows, so that nobody takes it for complete. */
function notesOf({ untold, as_today: asToday }: SearchChanges): string[] {
  return [
    ...(untold > 0 ? [`${untold} more left office; whether this search found them is not on file.`] : []),
    ...asToday.map((label) => `What “${label}” was then is not on file: today’s value counts for both days.`),
  ]
}

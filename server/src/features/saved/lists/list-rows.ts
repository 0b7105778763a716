import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { ListedOfficial } from '@atlas/contract/endpoints/saved/lists.ts'
import { outcomes } from '@atlas/contract/rules/outcomes.ts'
import type { PageInAddress } from '@atlas/contract/search/address-search.ts'
import type { Context } from '#context/context.ts'
import { markNames, marksOfRows } from '#dataset/marks-of-rows.ts'
import { listLists } from '#features/saved/lists/list-lists.ts'
import { readList } from '#features/saved/lists/read-list.ts'
import { pageOfRows } from '#platform/http/page-of-rows.ts'
import type { ReadRows } from '#platform/http/serve-rows.ts'
import { indexColumn, rowOfId, valueAt } from '#search/search-index.ts'

type Needed = Pick<Context, 'database' | 'dataset'>

const listColumns = ['id', 'name', 'made_from', 'is_shared', 'is_mine', 'officials', 'made_at']

/** The lists that an account sees, by name, for a program. */
export async function readLists(context: Needed, accountId: string, paging: PageInAddress): Promise<ReadRows> {
  const { values } = await listLists(context, accountId)
  const { page, ...rest } = pageOfRows(
    values.toSorted((one, other) => one.name.localeCompare(other.name, 'en-US') || one.id.localeCompare(other.id)),
    paging,
  )
  const rows = page.map(({ id, name, made_from, is_shared, owner, officials, made_at }) => ({
    id,
    name,
    made_from,
    is_shared,
    is_mine: owner.is_me,
    officials,
    made_at,
  }))
  return { columns: listColumns, values: rows, ...rest }
}

type OfficialOnList = Omit<ListedOfficial, 'outcomes'>

const officialColumns = [
  'eo.id',
  'eo.name',
  'eo.last',
  'office.name',
  'jurisdiction.name',
  'state.name',
  'contact.phone',
  'contact.phone_of',
  'contact.phone_as_of',
  'contact.email',
  'contact.email_of',
  'contact.email_as_of',
  'stats.address',
  'has_left',
  'left_on',
  'eo.elected',
  'eo.takes_office',
  ...markNames,
  'source',
  'eo.as_of',
  'outcome',
  'follow_up_on',
  'said_at',
  'note',
]

/** The officials of a list for a program: each in one row, under the column ids that a search has too. */
export async function readListedOfficials(
  context: Needed,
  accountId: string,
  listId: string,
  paging: PageInAddress,
): Promise<ReadRows> {
  const { officials } = await readList(context, accountId, listId)
  const { page, ...rest } = pageOfRows(officials, paging)
  return { columns: officialColumns, values: page.map(rowIn(context)), ...rest }
}

/** The same, all of them. */
export async function allOfList(
  context: Needed,
  accountId: string,
  listId: string,
): Promise<Pick<ReadRows, 'columns' | 'values'>> {
  const { officials } = await readList(context, accountId, listId)
  return { columns: officialColumns, values: officials.map(rowIn(context)) }
}

function rowIn({ dataset }: Pick<Needed, 'dataset'>) {
  const snapshot = dataset.current()
  const marksOf = marksOfRows(snapshot)
  const electedOf = (id: number | null) => {
    const row = id === null ? undefined : rowOfId(snapshot.index, id)
    const valueOf = (column: ColumnId) => (row === undefined ? null : valueAt(indexColumn(snapshot.index, column), row))
    return { 'eo.elected': valueOf('eo.elected'), 'eo.takes_office': valueOf('eo.takes_office') }
  }
  return (official: OfficialOnList) => ({
    ...rowOf(official),
    ...electedOf(official.page_id),
    ...marksOf(official.page_id),
    // Of those whom the rule leaves out too.
    standing: official.standing?.mark ?? null,
  })
}

function rowOf(official: OfficialOnList) {
  const { phone, email, outcome } = official
  return {
    'eo.id': official.page_id ?? official.eo_id,
    'eo.name': official.name,
    'eo.last': official.last_name,
    'office.name': official.office,
    'jurisdiction.name': official.place,
    'state.name': official.state,
    'contact.phone': phone?.value ?? null,
    'contact.phone_of': phone?.of ?? null,
    'contact.phone_as_of': phone?.asOf ?? null,
    'contact.email': email?.value ?? null,
    'contact.email_of': email?.of ?? null,
    'contact.email_as_of': email?.asOf ?? null,
    'stats.address': official.address?.value ?? null,
    has_left: official.has_left,
    left_on: official.left_on,
    source: official.source,
    'eo.as_of': official.as_of,
    outcome: outcome && outcome.outcome !== 'taken_back' ? outcomes[outcome.outcome].label : null,
    follow_up_on: outcome?.follow_up_on ?? null,
    said_at: outcome?.at ?? null,
    note: official.note?.text ?? null,
  }
}

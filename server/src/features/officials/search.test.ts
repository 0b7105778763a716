import type { Selectable } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Column } from '@atlas/contract/catalogue/column.ts'
import { type SubjectId, subjectIds, subjects } from '@atlas/contract/catalogue/subject.ts'
import {
  choiceColumnIds,
  type ColumnId,
  columnIds,
  columnOf,
  columnsOf,
  defaultColumnIds,
  lookUpColumnIds,
} from '@atlas/contract/catalogue/columns.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { firstDayOf } from '@atlas/contract/rules/listed-day.ts'
import { levels } from '@atlas/contract/rules/levels.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { Filter, FilterScalar } from '@atlas/contract/search/filter.ts'
import { mostDaysAhead, type Operator, operators } from '@atlas/contract/catalogue/operators.ts'
import type { Row, SearchReply, SearchRequestInput, Sort } from '@atlas/contract/search/search-request.ts'
import type { Schema } from '#database/schema.ts'
import { testDatabase } from '#testing/database.ts'
import { referenceOperators } from '#testing/officials/reference-operators.ts'
import { statedSources } from '#testing/officials/provenance.ts'
import { loadDemonstration } from '#imports/demonstration.ts'
import { testApp, testClock, Visitor } from '#testing/app.ts'

const database = await testDatabase()
await loadDemonstration({ database, clock: testClock() }, { officials: 600, seed: 7 })
const server = await testApp(database)
const visitor = await new Visitor(server.app).signIn()
const searches = { official: endpoints.searchOfficials, place: endpoints.searchPlaces } as const
let rows = await everyRow('official')
const placeRows = await everyRow('place')

/** Everything of a subject with all columns, as the search answers it without any filter. */
async function everyRow(subject: SubjectId): Promise<Row[]> {
  const { ids }: { ids: readonly ColumnId[] } = columnsOf[subject]
  const byId = new Map<ColumnValue | undefined, Row>()
  for (let from = 0; from < ids.length; from += 15) {
    for (const row of await walk({ subject, columns: ids.slice(from, from + 15) })) {
      const id = row[subjects[subject].idColumn]
      byId.set(id, { ...byId.get(id), ...row })
    }
  }
  return [...byId.values()]
}

interface Walk {
  readonly subject?: SubjectId
  readonly columns?: readonly ColumnId[]
  readonly filters?: readonly Filter[]
  readonly sort?: readonly Sort[]
  readonly limit?: number
}

async function walk({
  subject = 'official',
  columns: ids = [subjects[subject].idColumn],
  filters = [],
  sort = [],
  limit = ids.length === 1 && ids[0] === 'eo.id' ? 10_000 : 100,
}: Walk): Promise<Row[]> {
  const found: Row[] = []
  let cursor: string | 0 | null = 0
  do {
    const body: SearchRequestInput = { columns: [...ids], filters: [...filters], sort: [...sort], cursor, limit }
    const page: SearchReply = await visitor.call(searches[subject], { body })
    found.push(...page.values)
    cursor = page.cursor
  } while (cursor !== null)
  return found
}

const rowsOf = (subject: SubjectId) => (subject === 'place' ? placeRows : rows)
const idsOf = (list: readonly Row[], subject: SubjectId = 'official') =>
  list.map((row) => row[subjects[subject].idColumn] as number | string)
/** As many as one page holds of what filters find, by name, and how many there are. */
async function firstOf(subject: SubjectId, filters: Filter[]) {
  const columns = [subjects[subject].idColumn]
  const limit = subject === 'place' ? 100 : 10_000
  const { values, total: count } = await visitor.call(searches[subject], {
    body: { columns, filters, sort: [], limit },
  })
  expect(values.length).toBe(Math.min(count, limit))
  return { ids: idsOf(values, subject), total: count }
}
const total = async (filters: readonly Filter[]) =>
  (await visitor.call(endpoints.searchOfficials, { body: { columns: ['eo.id'], filters: [...filters], limit: 1 } }))
    .total

/** A year or a month is compared by its first day. */
function comparedIn(row: Row, { id, kind }: Column): ColumnValue {
  const value = row[id] ?? null
  return kind === 'listed-day' && typeof value === 'string' ? firstDayOf(value) : value
}

/** Values that a filter might be given: from the ends and the middle of what there is, one of nobody's, and Unknown. */
function samples(subject: SubjectId, column: Column): FilterScalar[] {
  const values = rowsOf(subject).flatMap((row) => (comparedIn(row, column) ?? []) as FilterScalar | FilterScalar[])
  const distinct = [...new Set(values)].toSorted(compare)
  const nobodys = {
    int: 987_654,
    percentage: 0.987_654,
    datetime: '1999-12-31',
    str: 'Nobody’s',
    list: 'Nobody’s',
    dict: 0,
  }
  const some = [
    distinct[0] ?? nobodys[column.type],
    distinct[distinct.length >> 1],
    distinct.at(-1),
    nobodys[column.type],
  ]
  return [...some, column.choices ? 'Unknown' : undefined].filter((value) => value !== undefined)
}

function valuesFor(operator: Operator, subject: SubjectId, column: Column): FilterScalar[][] {
  const some = samples(subject, column)
  switch (operators[operator].takes) {
    case 'nothing':
      return [[]]
    case 'one':
      return some.filter((value) => operator !== 'gt' || typeof value === typeof some[0]).map((value) => [value])
    case 'list':
      return [some.slice(0, 2), some.slice(1)]
    case 'days':
      return [[1], [400], [mostDaysAhead]]
    case 'range':
      return [some.slice(0, 2), [some[0] as FilterScalar, some[0] as FilterScalar]]
  }
}

interface Walked {
  readonly subject: SubjectId
  readonly column: Column & { readonly id: ColumnId }
}
const walked: readonly Walked[] = subjectIds.flatMap((subject) =>
  columnsOf[subject].columns.map((column) => ({ subject, column })),
)

// What both subjects have is filtered by the same code: of places the first operator is enough, and what is unknown.
const enoughOfBoth: ReadonlySet<Operator> = new Set(['eq', 'is_empty'])
const walkedOperators = ({ subject, column }: Walked) =>
  column.operators.filter((each) => subject === 'official' || column.of === 'place' || enoughOfBoth.has(each))

describe.each(walked)('$column.id of each $subject', ({ subject, column }) => {
  const ordering = new Set<Operator>(['gt', 'gte', 'lt', 'lte', 'between'])

  test.each(walkedOperators({ subject, column }).map((operator) => [operator]))(
    '%s finds what a plain filter over the rows finds',
    async (operator) => {
      for (const values of valuesFor(operator, subject, column)) {
        if (ordering.has(operator) && values.includes('Unknown')) continue
        const [only = null] = values
        const value = { nothing: null, one: only, days: only, list: values, range: values }[operators[operator].takes]
        const expected = rowsOf(subject).filter((row) =>
          referenceOperators[operator](comparedIn(row, column), values, column),
        )
        const { ids, total: count } = await firstOf(subject, [{ column_id: column.id, operator, value }])
        expect(count, JSON.stringify(values)).toBe(expected.length)
        expect(ids, JSON.stringify(values)).toEqual(idsOf(expected, subject).slice(0, ids.length))
      }
    },
  )

  test('refuses an operator that it does not take, and names those that it does', async () => {
    const refused = (Object.keys(operators) as Operator[]).find((operator) => !column.operators.includes(operator))
    if (!refused) return
    const filters = [{ column_id: column.id, operator: refused, value: 'x' }]
    const columns = [subjects[subject].idColumn]
    const answer = await visitor.request(searches[subject], { body: { columns, filters } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toBe(`${column.id} takes ${column.operators.join(', ')}; not ${refused}.`)
    expect(answer.json().errors[0].path).toBe('filters.0.operator')
  })
})

// What both subjects have is sorted by the same code: of places one column of each kind of value is enough.
const sortedOfBoth: readonly ColumnId[] = ['stats.vap_black%', 'state.name', 'county.name', 'stats.median_income']
const sortable = walked.filter(
  ({ subject, column: { id, type, of } }) =>
    type !== 'dict' && (subject === 'official' || of === 'place' || sortedOfBoth.includes(id)),
)

describe.each(sortable)('$column.id of each $subject', ({ subject, column }) => {
  test.each(['asc', 'desc'] as const)(
    'sorts %s, with what is unknown last, and shows every row once',
    async (direction) => {
      const sorted = await walk({ subject, columns: [column.id], sort: [{ column_id: column.id, direction }] })
      expect(idsOf(sorted, subject).toSorted()).toEqual(idsOf(rowsOf(subject), subject).toSorted())
      const isUnknown = (row: Row) => referenceOperators.is_empty(row[column.id] ?? null, [], column)
      const firstUnknown = sorted.findIndex(isUnknown)
      if (firstUnknown >= 0) expect(sorted.slice(firstUnknown).every(isUnknown)).toBe(true)
      if (column.id === 'eo.name') return
      const keys = sorted.filter((row) => !isUnknown(row)).map((row) => sortKey(column.id, row[column.id] ?? null))
      expect(keys).toEqual(direction === 'asc' ? keys.toSorted(compare) : keys.toSorted((a, b) => compare(b, a)))
    },
  )
})

// In the order of the places' groups, as the kinds are declared.
const kindOrder: readonly ColumnValue[] = [
  'County or parish',
  'City or town',
  'School district',
  'State senate district',
  'State house district',
  'Congressional district',
  'State',
]

function sortKey(id: ColumnId, value: ColumnValue): string | number {
  // Not by the alphabet: from the widest to the nearest.
  if (id === 'office.level') return levels.findIndex((level) => level === value)
  if (id === 'place.kind') return kindOrder.indexOf(value)
  if (typeof value === 'number') return value
  const text = normalized(Array.isArray(value) ? value.join(' ') : String(value))
  // As people count: "district 2" before "district 10".
  return text.replaceAll(/\d+/gu, (digits) => String(Number(digits)).padStart(15, '0'))
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

describe('a search', () => {
  test('sorts by last name, first name, id, as a person expects', async () => {
    const found = await walk({ columns: ['eo.last', 'eo.first'] })
    const key = (row: Row) =>
      [normalized(String(row['eo.last'])), normalized(String(row['eo.first'] ?? '')), row['eo.id']] as const
    const keys = found.map(key)
    const expected = keys.toSorted(
      (a, b) => compare(a[0], b[0]) || compare(a[1], b[1]) || compare(a[2] as number, b[2] as number),
    )
    expect(keys).toEqual(expected)
  })

  test.each([1, 7, 100])('walked %i rows at a time shows every official once', async (limit) => {
    const filters: Filter[] = [{ column_id: 'state.name', operator: 'in', value: ['Georgia', 'Alabama'] }]
    const expected = rows.filter((row) => ['Georgia', 'Alabama'].includes(String(row['state.name'])))
    for (const sort of [
      [],
      [
        { column_id: 'party.name', direction: 'desc' },
        { column_id: 'eo.age', direction: 'asc' },
      ],
    ] as Sort[][]) {
      const found = idsOf(await walk({ filters, sort, limit }))
      expect(new Set(found).size).toBe(found.length)
      expect(found.toSorted()).toEqual(idsOf(expected).toSorted())
    }
  })

  test('goes on where it was when the last official shown is gone meanwhile', async () => {
    const { database, dataset } = server.context
    const first = await visitor.call(endpoints.searchOfficials, { body: { columns: ['eo.name'], limit: 10 } })
    const second = await visitor.call(endpoints.searchOfficials, {
      body: { columns: ['eo.name'], limit: 10, cursor: first.cursor },
    })
    const last = first.values.at(-1)?.['eo.id'] as number
    const gone = await database.deleteFrom('official').where('id', '=', last).returningAll().executeTakeFirstOrThrow()
    await database
      .updateTable('dataset_version')
      .set((column) => ({ version: column('version', '+', 1) }))
      .execute()
    await dataset.refresh()
    const after = await visitor.call(endpoints.searchOfficials, {
      body: { columns: ['eo.name'], limit: 10, cursor: first.cursor },
    })
    expect(idsOf(after.values)).toEqual(idsOf(second.values))
    expect(after.total).toBe(second.total - 1)
    await restore(gone)
  })

  test('takes 0, "0" and null for the first page, and refuses a cursor of another search', async () => {
    const page = async (cursor: string | 0 | null) =>
      await visitor.request(endpoints.searchOfficials, { body: { columns: ['eo.name'], cursor } })
    const first = (await page(0)).json()
    for (const cursor of ['0', null]) expect((await page(cursor)).json()).toEqual(first)
    const sorted = { columns: ['eo.name'], cursor: first.cursor, sort: [{ column_id: 'eo.age', direction: 'asc' }] }
    for (const answer of [await page('nonsense'), await visitor.request(endpoints.searchOfficials, { body: sorted })]) {
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual([{ path: 'cursor', message: expect.stringContaining('first page') }])
    }
  })

  test('lists up to 10,000 names at once, but no more than 100 whole rows', async () => {
    const names = await visitor.call(endpoints.searchOfficials, {
      body: { columns: ['eo.id', 'eo.name'], limit: 10_000 },
    })
    expect(names.values).toHaveLength(rows.length)
    expect(names.cursor).toBeNull()
    const tooMany = await visitor.request(endpoints.searchOfficials, {
      body: { columns: ['eo.name', 'eo.age'], limit: 101 },
    })
    expect(tooMany.statusCode).toBe(422)
  })

  test('refuses to sort by several named counts', async () => {
    const sort = [{ column_id: 'jurisdiction.racial_statistics', direction: 'asc' }]
    const answer = await visitor.request(endpoints.searchOfficials, { body: { columns: ['eo.id'], sort } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail).toBe('jurisdiction.racial_statistics cannot be sorted by.')
  })

  test('refuses more than 15 columns, unknown columns and unknown keys', async () => {
    const refused = [
      { columns: columnIds.slice(0, 16) },
      { columns: ['eo.shoe_size'] },
      { columns: ['eo.id'], page: 3 },
      { columns: [] },
    ]
    for (const body of refused)
      expect((await visitor.request(endpoints.searchOfficials, { body })).statusCode).toBe(422)
  })

  test.each([
    ['a text for a number', { column_id: 'eo.age', operator: 'gte', value: 'old' }],
    [
      'a day that no calendar has',
      { column_id: 'jurisdictionoffice.next_general', operator: 'eq', value: '2026-02-30' },
    ],
    ['one value for a list', { column_id: 'state.name', operator: 'in', value: 'Georgia' }],
    ['a list for one value', { column_id: 'state.name', operator: 'eq', value: ['Georgia'] }],
    ['an empty list', { column_id: 'state.name', operator: 'in', value: [] }],
    ['a range the wrong way round', { column_id: 'eo.age', operator: 'between', value: [60, 40] }],
    ['a value where none is taken', { column_id: 'eo.age', operator: 'is_empty', value: 1 }],
    ['a column that is not there', { column_id: "eo.name'; drop table official; --", operator: 'eq', value: 'x' }],
  ])('refuses %s and says where', async (_, filter) => {
    const answer = await visitor.request(endpoints.searchOfficials, { body: { columns: ['eo.id'], filters: [filter] } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[0].path).toMatch(/^filters\.0\./)
  })

  test('takes a day as the page sends it, at midnight', async () => {
    const day = String(rows.map((row) => row['jurisdictionoffice.next_general']).find(Boolean))
    const on = (value: string) => total([{ column_id: 'jurisdictionoffice.next_general', operator: 'eq', value }])
    expect(await on(`${day}T00:00:00`)).toBe(await on(day))
    expect(await on(day)).toBeGreaterThan(0)
  })
})

async function restore({
  id: _,
  listed: __,
  elected_result: ___,
  ...row
}: Selectable<Schema['official']>): Promise<void> {
  const { database, dataset } = server.context
  await database
    .insertInto('official')
    .values({ ...row, provenance: JSON.stringify(row.provenance) })
    .execute()
  await database
    .updateTable('dataset_version')
    .set((column) => ({ version: column('version', '+', 1) }))
    .execute()
  await dataset.refresh()
  rows = await everyRow('official')
}

describe('choices', () => {
  const filters: Filter[] = [
    { column_id: 'state.name', operator: 'in', value: ['Georgia', 'Florida'] },
    { column_id: 'party.name', operator: 'eq', value: 'Democratic' },
    { column_id: 'eo.age', operator: 'gte', value: 40 },
  ]
  const holds = (row: Row, filter: Filter) =>
    referenceOperators[filter.operator](
      row[filter.column_id] ?? null,
      [filter.value].flat() as FilterScalar[],
      columnOf(filter.column_id as ColumnId),
    )

  test.each(choiceColumnIds)('of %s count what each leaves under every filter but its own', async (id) => {
    const { [id]: choices = [] } = await visitor.call(endpoints.listChoices, { body: { columns: [id], filters } })
    const others = filters.filter((filter) => filter.column_id !== id)
    const counts = new Map<string, number>()
    for (const row of rows.filter((each) => others.every((filter) => holds(each, filter)))) {
      const labels = [row[id] ?? []].flat().map(String)
      for (const label of labels.length > 0 ? labels : ['Unknown']) counts.set(label, (counts.get(label) ?? 0) + 1)
    }
    const summed = new Map<string, number>()
    for (const { label, count } of choices) {
      const bare = label.replace(/ \([A-Z]{2}\)$/, '')
      summed.set(bare, (summed.get(bare) ?? 0) + count)
    }
    expect(summed).toEqual(counts)
  })

  test('that are filters are counted each under every filter but those of its own column', async () => {
    const counted: Filter[] = [
      { column_id: 'stats.last_election', operator: 'in', value: ['uncontested'] },
      { column_id: 'jurisdictionoffice.next_election', operator: 'within_days', value: 365 },
      { column_id: 'eo.added', operator: 'gt', value: '2020-01-01T00:00:01-06:00' },
      { column_id: 'eo.age', operator: 'gte', value: 500 },
    ]
    const own: Filter = { column_id: 'jurisdictionoffice.next_election', operator: 'within_days', value: 30 }
    const { counts } = await visitor.call(endpoints.countFilters, { body: { counted, filters: [...filters, own] } })
    const expected = await Promise.all(
      counted.map((each) =>
        total([...[...filters, own].filter(({ column_id: column }) => column !== each.column_id), each]),
      ),
    )
    expect(counts).toEqual(expected)
    expect(counts.at(-1)).toBe(0)
  })

  test('count what is unknown as one more of them, which goes with the others', async () => {
    const { 'eo.gender': genders = [] } = await visitor.call(endpoints.listChoices, {
      body: { columns: ['eo.gender'] },
    })
    const [first] = genders
    const unknown = genders.at(-1)
    expect(unknown).toEqual({ id: 'unknown', label: 'Unknown', count: expect.any(Number) })
    const leaves = (value: string[]) => total([{ column_id: 'eo.gender', operator: 'in', value }])
    expect(unknown?.count).toBeGreaterThan(0)
    expect(await leaves(['unknown'])).toBe(unknown?.count)
    expect(await leaves(['unknown', String(first?.id)])).toBe(Number(unknown?.count) + Number(first?.count))
  })

  test('keep what was chosen, with 0, where the other filters leave it nothing', async () => {
    const impossible: Filter[] = [
      { column_id: 'eo.age', operator: 'gte', value: 500 },
      { column_id: 'state.name', operator: 'in', value: ['13', 'Alabama'] },
    ]
    const { 'state.name': choices } = await visitor.call(endpoints.listChoices, {
      body: { columns: ['state.name'], filters: impossible },
    })
    expect(choices).toEqual([
      { id: '01', label: 'Alabama', count: 0 },
      { id: '13', label: 'Georgia', count: 0 },
    ])
  })

  test('of a county carry the state where several states share the name, and its id means one of them', async () => {
    const { 'county.name': choices = [] } = await visitor.call(endpoints.listChoices, {
      body: { columns: ['county.name'] },
    })
    const jacksons = choices.filter(({ label }) => label.startsWith('Jackson ('))
    expect(jacksons.map(({ id, label }) => [id, label])).toEqual([
      ['01071', 'Jackson (AL)'],
      ['12063', 'Jackson (FL)'],
      ['13157', 'Jackson (GA)'],
      ['22049', 'Jackson (LA)'],
      ['28059', 'Jackson (MS)'],
    ])
    const inFlorida: Filter[] = [{ column_id: 'state.name', operator: 'eq', value: '12' }]
    const { 'county.name': floridas = [] } = await visitor.call(endpoints.listChoices, {
      body: { columns: ['county.name'], filters: inFlorida },
    })
    expect(floridas.find(({ id }) => id === '12063')?.label).toBe('Jackson')
    const leaves = (value: string) => total([{ column_id: 'county.name', operator: 'eq', value }])
    expect(await leaves('12063')).toBe(jacksons.find(({ id }) => id === '12063')?.count)
    expect(await leaves('Jackson (FL)')).toBe(await leaves('12063'))
    expect(await leaves('Jackson')).toBeGreaterThan(await leaves('12063'))
  })

  test('are listed for a column whatever the filters, and refused for a column that has none', async () => {
    const states = await visitor.call(endpoints.listFieldChoices, { params: { columnId: 'state.name' }, query: {} })
    expect(states.values.map(({ id }) => id)).toEqual(['01', '12', '13', '22', '28'])
    const names = await visitor.request(endpoints.listFieldChoices, {
      params: { columnId: 'stats.2020biden%' },
      query: {},
    })
    expect(names.statusCode).toBe(422)
    expect(names.json().detail).toContain(`These have one: ${choiceColumnIds.join(', ')}.`)
  })

  test.each(
    subjectIds.flatMap((subject) => columnsOf[subject].choiceIds.map((columnId) => [columnId, subject] as const)),
  )('are listed for %s of each %s that has them', async (columnId, subject) => {
    const answer = await visitor.request(endpoints.listFieldChoices, { params: { columnId }, query: { subject } })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  test('of places are those of places', async () => {
    const gaps = { params: { columnId: 'place.gap_known' } } as const
    const { values } = await visitor.call(endpoints.listFieldChoices, { ...gaps, query: { subject: 'place' } })
    expect(values.map(({ label }) => label).toSorted()).toEqual(['Known', 'Unknown'])
    const ofOfficials = await visitor.request(endpoints.listFieldChoices, { ...gaps, query: { subject: 'official' } })
    expect(ofOfficials.statusCode).toBe(422)
  })
})

describe('looking up', () => {
  // Who is elected to follow comes with a file of results, which a demonstration has not.
  test.each(lookUpColumnIds.filter((id) => id !== 'eo.elected'))('%s answers values that really occur', async (id) => {
    const occurring = new Set(rows.flatMap((row) => [row[id] ?? []].flat().map(String)))
    const [sample] = [...occurring].filter((value) => normalized(value) !== '')
    const value = normalized(sample ?? '')
      .slice(0, 4)
      .trim()
    const { results } = await visitor.call(endpoints.typeAhead, { body: { column_id: id, value } })
    expect(results.length).toBeGreaterThan(0)
    expect(results.length).toBeLessThanOrEqual(20)
    for (const { label } of results) expect(occurring).toContain(label.replace(/ \([A-Z]{2}\)$/, ''))
  })

  test.each([endpoints.typeAhead, endpoints.fuzzy, endpoints.closest])(
    '$path says which columns it is for, and refuses others, such as contacts',
    async (endpoint) => {
      const answer = await visitor.request(endpoint, { body: { column_id: 'eo.email' as never, value: 'ann' } })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual([
        {
          path: 'column_id',
          message: `eo.email cannot be looked up. These can: ${lookUpColumnIds.join(', ')}.`,
        },
      ])
    },
  )

  test('finds a misspelled last name, scores it, and names the closest', async () => {
    const [last] = rows.map((row) => String(row['eo.last'])).filter((name) => /^[A-Z][a-z]{6,}$/.test(name))
    const misspelled = `${last?.slice(0, 4)}${last?.slice(5)}`
    const { results } = await visitor.call(endpoints.fuzzy, { body: { column_id: 'eo.last', value: misspelled } })
    expect(results.map(({ label }) => label)).toContain(last)
    const scores = results.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    const nearest = await visitor.call(endpoints.closest, { body: { column_id: 'eo.last', value: misspelled } })
    expect(nearest.results).toEqual([{ id: results[0]?.id, label: results[0]?.label }])
  })
})

describe('quick search', () => {
  test('finds an official by parts of name, office and place, forgiving a typo', async () => {
    const row = rows.find((each) => /^[A-Z][a-z]{7,}$/.test(String(each['eo.last']))) as Row
    const last = String(row['eo.last'])
    const search = async (query: string) => await visitor.call(endpoints.quickSearch, { body: { query, limit: 50 } })
    const ids = async (query: string) => (await search(query)).values.map(({ id }) => id)
    expect(await ids(`${last} ${String(row['office.name'])}`)).toContain(row['eo.id'])
    expect(await ids(`${last} ${String(row['state.name'])}`)).toContain(row['eo.id'])
    expect((await search(`${last.slice(0, 3)}${last.slice(4)}`)).total).toBeGreaterThan(0)
  })

  test('finds a place by its name, beside people: who types the whole name means it', async () => {
    const placesFor = async (query: string) =>
      (await visitor.call(endpoints.quickSearch, { body: { query, limit: 5 } })).places
    const county = placeRows.find(({ 'place.id': id }) => id === '01047') as Row
    const dallas = {
      id: '01047',
      name: county['place.name'],
      kind: 'county',
      state: 'Alabama',
      officials: county['place.officials'],
      is_exact: true,
    }
    for (const typed of ['dallas', 'Dallas County', 'dallas county alabama'])
      expect((await placesFor(typed))[0], typed).toEqual(dallas)
    expect((await placesFor('dall')).map(({ id, is_exact: isExact }) => [id, isExact])).toContainEqual(['01047', false])
    expect((await placesFor('alabama'))[0]).toMatchObject({ id: '01', is_exact: true })
  })

  test('finds nobody for what nobody is called', async () => {
    const found = await visitor.call(endpoints.quickSearch, { body: { query: 'xq zzkwv' } })
    expect(found).toEqual({ values: [], total: 0, named: [], places: [], understood: null, is_similar: false })
  })

  test('names a place as the filter that finds its officials', async () => {
    const { named } = await visitor.call(endpoints.quickSearch, { body: { query: 'alabama' } })
    const value = ['01']
    const found = await total([{ column_id: 'state.name', operator: 'in', value }])
    expect(named).toEqual([{ column_id: 'state.name', id: '01', label: 'Alabama', state: null, total: found }])
  })
})

describe('a search that is got by its URL', () => {
  const get = async (request: SearchRequestInput, headers: Record<string, string> = {}) => {
    const query = { request: JSON.stringify(request) }
    return await visitor.send({ method: 'GET', url: '/api/search/eo', query, headers })
  }

  test('answers what one that is posted answers: the columns that were asked for, and eo.id', async () => {
    const body: SearchRequestInput = { columns: ['eo.last', 'stats.vap_black', 'county.name'], limit: 100 }
    const got = await get(body)
    expect(got.json()).toEqual(await visitor.call(endpoints.searchOfficials, { body }))
    for (const row of got.json().values) expect(Object.keys(row)).toEqual(['eo.id', ...body.columns])
  })

  test.each([
    { columns: ['eo.name'], limit: 10 },
    { columns: ['eo.id', 'eo.name'], limit: 10_000 },
  ] as const)('answers %j to whoever has it already with 304, until the data changes', async ({ columns, limit }) => {
    const request = { columns: [...columns], limit }
    const first = await get(request)
    const ifNoneMatch = { 'if-none-match': String(first.headers.etag) }
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'data-version': expect.anything() })
    expect((await get(request, ifNoneMatch)).statusCode).toBe(304)
    expect((await get({ ...request, limit: 9 }, ifNoneMatch)).statusCode).toBe(200)
    const [row] = first.json().values
    const rename = async (name: string) => {
      await database.updateTable('official').set({ name }).where('id', '=', row['eo.id']).execute()
      await database
        .updateTable('dataset_version')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .execute()
      await server.context.dataset.refresh()
    }
    await rename('Somebody Else')
    expect((await get(request, ifNoneMatch)).json().values[0]['eo.name']).toBe('Somebody Else')
    await rename(row['eo.name'])
    expect((await get(request, ifNoneMatch)).statusCode).toBe(304)
  })

  test.each(['{', '[]', '{"columns":["nonsense"]}', 'x'.repeat(6_001)])('refuses %.30s', async (request) => {
    const answer = await visitor.send({ method: 'GET', url: '/api/search/eo', query: { request } })
    expect(answer.statusCode).toBe(422)
  })
})

describe('one official', () => {
  test('has every column, and a source and a method for each figure that is known', async () => {
    const row = rows.find((each) => each['stats.vap_black'] !== null) as Row
    const detail = await visitor.call(endpoints.officialDetail, { params: { id: String(row['eo.id']) } })
    const { sources, former_lines: _, place_id: placeId, ...values } = detail
    expect(values).toEqual(row)
    // That of a sheriff is the county.
    expect([placeId]).toEqual(values['county.fips'])
    const figures = Object.entries(values).filter(
      ([id, value]) => id.startsWith('stats.') && [value ?? []].flat().length > 0,
    )
    for (const [id] of figures)
      expect(sources[id], id).toMatchObject({ source: expect.any(String), method: expect.any(String) })
  })

  test('and all others say of every value where it comes from, from when, and how it was made', async () => {
    const { without } = statedSources(server.context.dataset.current())
    expect([...without]).toEqual([])
  })

  test('says where its sources are published, for whoever wants to look', async () => {
    const url = 'https://source.example/'
    const row = rows.find((each) => each['stats.vap_black'] !== null) as Row
    const ask = () => visitor.call(endpoints.officialDetail, { params: { id: String(row['eo.id']) } })
    expect((await ask()).sources['stats.vap_black']).toMatchObject({ url: null })
    await database.updateTable('source').set({ url }).execute()
    await database
      .updateTable('dataset_version')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .execute()
    await server.context.dataset.refresh()
    expect((await ask()).sources['stats.vap_black']).toMatchObject({ url })
  })

  test.each(['999999999', '0', 'abc', '1e3'])('with the number %s is not there', async (id) => {
    const answer = await visitor.request(endpoints.officialDetail, { params: { id } })
    expect([404, 422]).toContain(answer.statusCode)
  })
})

test('the fields list every column of the catalogue, with the defaults in it', async () => {
  const { tables } = await visitor.call(endpoints.listFields, {})
  const columns = tables.flatMap((table) => table.columns)
  expect(columns.map(({ id }) => id).toSorted()).toEqual([...columnIds].toSorted())
  expect(
    columns
      .filter((field) => field.default)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...defaultColumnIds].toSorted())
})

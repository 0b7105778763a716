// What a good programmer writes in an afternoon: a page and its total with prepared statements on one indexed table.
// It has no sign-in and no validation, which our own server does for each request.
import fastify from 'fastify'
import pg from 'pg'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { type ChoicesRequest, type TableColumn, tableColumns } from '#listed-columns.ts'
import type { PageRequest } from '#requests.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const columns = `id as "eo.id", name as "eo.name", office as "office.name", county_names as "county.name",
  jurisdiction as "jurisdiction.name", state as "state.name", party as "party.name", ethnicity as "eo.ethnicity",
  gender as "eo.gender"`

/** A single value is compared with =, because only then does an index also give the order of the page. */
const listChoicesOf = (column: string) => (n: number, isOne: boolean) =>
  isOne ? `${column} = $${n}` : `${column} = any($${n})`

const conditions: Record<string, (n: number, isOne: boolean) => string> = {
  'state.name in': listChoicesOf('state_id'),
  'party.name in': listChoicesOf('party_id'),
  'office.type in': listChoicesOf('office_type'),
  'office.name in': listChoicesOf('office'),
  'eo.gender in': listChoicesOf('lower(gender)'),
  'eo.ethnicity in': listChoicesOf('lower(ethnicity)'),
  'county.name in': (n) => `county_ids && $${n}::text[]`,
  'eo.age between': (n) => `age between ($${n}::int[])[1] and ($${n}::int[])[2]`,
  'stats.2020biden% gte': (n) => `biden_share >= $${n}`,
  'jurisdictionoffice.next_general lte': (n) => `next_general <= $${n}`,
  'eo.name contains': (n) => `normalised_name like '%' || $${n} || '%'`,
}

function conditionOf({ column_id, operator, value }: Filter, n: number): { text: string; value: unknown } {
  const isOne = operator === 'in' && Array.isArray(value) && value.length === 1 && column_id !== 'county.name'
  const text = conditions[`${column_id} ${operator}`]?.(n, isOne) ?? 'false'
  return { text, value: isOne ? value[0] : value }
}

function whereOf(filters: readonly Filter[]): { where: string; values: unknown[] } {
  const parts = filters.map((filter, index) => conditionOf(filter, index + 1))
  return { where: parts.map(({ text }) => text).join(' and ') || 'true', values: parts.map(({ value }) => value) }
}

// PostgreSQL truncates names of prepared statements to 63 bytes, so numbers are used.
const names = new Map<string, string>()
const nameOf = (text: string) => {
  const name = names.get(text) ?? `statement ${names.size}`
  names.set(text, name)
  return name
}

interface Row extends Record<string, unknown> {
  readonly last_key: string
  readonly first_key: string
}

const app = fastify()
app.post<{ Body: PageRequest }>('/search', async ({ body: { filters, cursor, limit } }) => {
  const { where, values } = whereOf(filters)
  const after = cursor ? (JSON.parse(cursor) as unknown[]) : []
  const start = cursor
    ? `and (last_key, first_key, id) > ($${values.length + 1}, $${values.length + 2}, $${values.length + 3})`
    : ''
  const page = `select ${columns}, last_key, first_key from bench.official where ${where} ${start}
    order by last_key, first_key, id limit ${limit + 1}`
  const total = `select count(*)::int as total from bench.official where ${where}`
  const [{ rows }, totals] = await Promise.all([
    pool.query<Row>({ name: nameOf(page), text: page, values: [...values, ...after] }),
    pool.query<{ total: number }>({ name: nameOf(total), text: total, values }),
  ])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    values: rows.slice(0, limit).map(({ last_key: _, first_key: __, ...row }) => row),
    cursor: last ? JSON.stringify([last.last_key, last.first_key, last['eo.id']]) : null,
    total: totals.rows[0]?.total,
  }
})

interface Choice {
  readonly id: string | null
  readonly count: number
}

const withCounties = 'bench.official left join lateral unnest(county_ids) as each (county_id) on true'

/**
 * Columns without a filter are counted in one pass; every other column is counted separately, and so are counties, of
 * which a seat may have several.
 */
app.post<{ Body: ChoicesRequest }>('/fields/values', async ({ body: { columns, filters } }) => {
  const isAlone = (id: TableColumn) => id === 'county.name' || filters.some(({ column_id }) => column_id === id)
  const groups = [columns.filter((id) => !isAlone(id)), ...columns.filter(isAlone).map((id) => [id])]
  const choices = await Promise.all(groups.filter((ids) => ids.length > 0).map((ids) => listChoices(ids, filters)))
  return Object.assign({}, ...choices) as Record<string, Choice[]>
})

async function listChoices(ids: readonly TableColumn[], filters: readonly Filter[]): Promise<Record<string, Choice[]>> {
  const { where, values } = whereOf(filters.filter(({ column_id }) => !ids.some((id) => id === column_id)))
  const keys = ids.map((id) => (id === 'county.name' ? 'county_id' : tableColumns[id]))
  // `grouping` sets a bit for each key that a row is not grouped by; the first key has the highest bit.
  const text = `select grouping(${keys.join(', ')}) as others, coalesce(${keys.join(', ')}) as id, count(*)::int as count
    from ${keys.includes('county_id') ? withCounties : 'bench.official'} where ${where}
    group by grouping sets (${keys.map((key) => `(${key})`).join(', ')})`
  const { rows } = await pool.query<Choice & { readonly others: number }>({ name: nameOf(text), text, values })
  const othersOf = (at: number) => 2 ** ids.length - 1 - 2 ** (ids.length - 1 - at)
  const chosen = (at: number) => rows.filter(({ others }) => others === othersOf(at))
  return Object.fromEntries(
    ids.map((id, at) => [id, chosen(at).map(({ id: choice, count }) => ({ id: choice, count }))]),
  )
}

interface LookedUp {
  readonly value: string
}

/** Each typed word has to start a word. Texts that begin with everything typed come first, then shorter ones. */
app.post<{ Body: LookedUp }>('/fields/type_ahead', async ({ body: { value } }) => {
  const words = value.toLowerCase().split(' ')
  const holds = words.map((_, at) => `(words like $${at + 2} || '%' or words like '% ' || $${at + 2} || '%')`)
  const text = `select name as id, name as label from bench.name where ${holds.join(' and ')}
    order by words like $1 || '%' desc, length, words limit 20`
  const { rows } = await pool.query({ name: nameOf(text), text, values: [words.join(' '), ...words] })
  return { results: rows }
})

/** Each typed word has to start a word of the name, the office or the place; matches in the name come first. */
app.post<{ Body: { readonly query: string } }>('/search/elected_officials', async ({ body: { query } }) => {
  const words = query.toLowerCase().split(' ')
  const holds = (column: string) =>
    words.map((_, at) => `(${column} like $${at + 1} || '%' or ${column} like '% ' || $${at + 1} || '%')`).join(' and ')
  const text = `select id, name, office, jurisdiction, state, party from bench.words where ${holds('words')}
    order by (${holds('name_words')}) desc, last_key, first_key, id limit 10`
  const count = `select count(*)::int as total from bench.words where ${holds('words')}`
  const [{ rows }, totals] = await Promise.all([
    pool.query({ name: nameOf(text), text, values: words }),
    pool.query<{ total: number }>({ name: nameOf(count), text: count, values: words }),
  ])
  return { values: rows, total: totals.rows[0]?.total }
})

process.stdout.write(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)

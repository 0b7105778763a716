import { describe, expect, test } from 'vitest'
import { columnsOf, type ColumnId, columnOf } from '#catalogue/columns.ts'
import { type Operator, operators } from '#catalogue/operators.ts'
import type { Filter } from '#search/filter.ts'
import { filtersOfQuery, hasLostPart, readColumnList, writeFilter } from '#search/filter-text.ts'
import { formatQuery, parseQuery } from '#search/query-text.ts'

const linkOf = (filters: readonly Filter[]) =>
  formatQuery(Object.fromEntries(filters.map((filter) => [filter.column_id, writeFilter(filter)])))
const read = (link: string) => filtersOfQuery('official', parseQuery(link))
const isLost = (link: string) => hasLostPart('official', parseQuery(link))

const texts = [
  'Jr.',
  'A & B = 100%',
  'is_empty',
  'contains',
  'gte:1',
  '50%25',
  '%41 \\%42',
  'x, y\\',
  'É+é (St.)',
  "O'Neal*!",
  'end:',
  '…',
  'a_b_',
  '\\\\_x\\_',
  'Is empty',
  'GTE:1',
  '(a), “b”',
  '–',
  '3D Bell',
  'x;eo.email=is_empty',
  'a:b;c|d',
  'contains=x',
]

describe('a filter reads back from its link', () => {
  test.each(texts)('whatever text it has: %s', (value) => {
    const filters: Filter[] = (['in', 'contains', 'eq'] as const).map((operator) => ({
      column_id: 'eo.name',
      operator,
      value: operator === 'in' ? [value] : value,
    }))
    for (const filter of filters)
      if (value !== '…') expect([read(linkOf([filter])), isLost(linkOf([filter]))]).toEqual([[filter], false])
  })

  test('and ends with no mark that a messenger takes for one of the sentence around', () => {
    for (const value of texts)
      expect(linkOf([{ column_id: 'eo.name', operator: 'contains', value }])).not.toMatch(/[^\p{L}\p{N}]$/u)
    for (const id of columnsOf.official.ids)
      expect(linkOf([{ column_id: id, operator: 'is_empty', value: null }])).toMatch(/=is_empty$/)
  })
})

/** An example of each operator of each column. */
const examples = columnsOf.official.ids.flatMap((id) =>
  columnOf(id).operators.map((operator) => ({ column_id: id, operator, value: valueFor(id, operator) })),
)

function valueFor(id: ColumnId, operator: Operator): Filter['value'] {
  const { type } = columnOf(id)
  const values = { int: [4, 12], percentage: [0.25, 0.6], datetime: ['2026-11-03T00:00:00', '2027-01-05T00:00:00'] }
  const [one, two] = type in values ? values[type as keyof typeof values] : ['Ann Bell', 'De La Cruz']
  const { takes } = operators[operator]
  if (takes === 'nothing') return null
  if (takes === 'days') return 90
  return takes === 'one' ? (one ?? null) : [one ?? '', two ?? '']
}

/** What messengers, mail programs and pages do to a link. */
const treatments: Readonly<Record<string, (link: string) => string>> = {
  'as it is': (link) => link,
  'written as HTML': (link) => link.replaceAll('&', '&amp;'),
  'encoded twice': (link) => link.replaceAll('%', '%25'),
  'encoded three times': (link) => link.replaceAll('%', '%2525'),
  'encoded as a whole': (link) => `?${encodeURIComponent(link.slice(1))}`,
  'with commas and colons encoded': (link) => link.replaceAll(',', '%2C').replaceAll(':', '%3A'),
  'with a plus for a blank': (link) => link.replaceAll('%20', '+'),
  'with an unseen mark at its end': (link) => `${link}\u200b`,
  'with the mark encoded': (link) => `${link}%E2%80%8B`,
  'broken by a line': (link) => link.replace('=', '=%0D%0A'),
  'written as a mail program writes it': (link) => link.replaceAll('=', '=3D').replace(/(?<=.{20})/s, '=\r\n'),
  'with its ampersands encoded': (link) => link.replaceAll('&', '%26'),
  'with its ampersands encoded twice': (link) => link.replaceAll('&', '%2526'),
  'with semicolons for ampersands': (link) => link.replaceAll('&', ';'),
  'with colons for equals signs': (link) => link.replaceAll('=', ':'),
  'with equals signs for colons': (link) => link.replaceAll(':', '='),
  'with the colons of another alphabet': (link) => link.replaceAll(':', '：'),
  'with names in capitals': (link) =>
    link.replace(/(?<=[?&])[^=]+/g, (name) => name.replaceAll('%25', '%').toUpperCase()),
  'with underscores for points in names': (link) => link.replace(/(?<=[?&])[^=]+/g, (name) => name.replace('.', '_')),
  'followed by a tag of a campaign': (link) => `${link}&utm_source=mail&fbclid=x.y`,
}

describe.each(Object.entries(treatments))('a link that comes %s', (_, treated) => {
  test('says what it said, for every column and operator', () => {
    for (const example of examples) {
      const link = treated(linkOf([{ column_id: 'state.name', operator: 'in', value: ['13', '28'] }, example]))
      const all = read(link).filter(({ column_id: id }) => id === example.column_id)
      expect(all.at(-1), link).toEqual(example)
      expect(isLost(link), link).toBe(false)
    }
  })
})

test.each(['.', ',', ')', ').', ':', ';', '!', '?', '"', '>', ']', '*', '_'])(
  'a link with %s behind it, which a messenger took into it, says what it said',
  (mark) => {
    const withoutFreeText = examples.filter(({ column_id: id }) => columnOf(id).type !== 'str' || columnOf(id).choices)
    for (const example of withoutFreeText) {
      const link = `${linkOf([example])}${mark}`
      expect(read(link), link).toEqual([example])
      expect(isLost(link), link).toBe(false)
    }
  },
)

test.each(['is_empty', 'is_empty:', 'is_empty.', 'is_empty:).', 'is_emp', 'is_', 'is_empty%3A'])(
  'the operator without a value that is left of a link as %s is that operator',
  (text) => {
    expect(read(`?eo.email=${text}`)).toEqual([{ column_id: 'eo.email', operator: 'is_empty', value: null }])
    expect(isLost(`?eo.email=${text}`)).toBe(false)
  },
)

test.each([
  ['an ampersand that became HTML twice', '?state.name=13&amp;amp;eo.email=is_empty'],
  ['an ampersand as WordPress writes it', '?state.name=13&#038;eo.email=is_empty'],
  ['a second question mark before a tag', '?eo.email=is_empty&state.name=13?utm_source=mail'],
  ['two question marks', '??state.name=13&eo.email=is_empty'],
  ['underscores as Markdown writes them', '?state.name=13&eo.email=is\\_empty'],
  ['the same, encoded', '?state.name=13&eo.email=is%5C_empty'],
  ['an operator as somebody typed it', '?state.name=13&eo.email=Is-Empty'],
  ['an operator in capitals', '?state.name=IN:13&eo.email=IS_EMPTY'],
  ['blanks around a name', '?%20state.name =13&eo.email=is_empty'],
  ['two equals signs', '?state.name==13&eo.email=is_empty'],
  ['quotation marks around a value', '?state.name=“13”&eo.email=is_empty'],
  ...['`', '~~', '|', '/', '”', '’', '»', '%20', '%C2%A0', '#', '\\'].map((mark) => [
    `${mark} behind it`,
    `?eo.email=is_empty&state.name=13${mark}`,
  ]),
] as [string, string][])('a link with %s says what it said', (_, link) => {
  expect(read(link).toSorted((a, b) => a.column_id.localeCompare(b.column_id))).toEqual([
    { column_id: 'eo.email', operator: 'is_empty', value: null },
    { column_id: 'state.name', operator: 'in', value: ['13'] },
  ])
  expect(isLost(link)).toBe(false)
})

test.each([';', '; ', '%3B', '|', '，', '、'])('ids, numbers and days may be listed with %j between them', (mark) => {
  const link = `?state.name=13${mark}28&eo.age=between:30${mark}60&eo.added=between:2026-01-01${mark}2026-02-01`
  expect(read(link).map(({ value }) => value)).toEqual([
    ['13', '28'],
    [30, 60],
    ['2026-01-01T00:00:00', '2026-02-01T00:00:00'],
  ])
  expect(isLost(link)).toBe(false)
  const names = '?eo.name=contains:Bell; Ann'
  expect(read(names)).toEqual([{ column_id: 'eo.name', operator: 'contains', value: 'Bell; Ann' }])
})

test('an equals sign that a mail program took for the beginning of a code is known by the code', () => {
  expect(read('?state.name%13,28&eo.email=is_empty')).toEqual([
    { column_id: 'state.name', operator: 'in', value: ['13', '28'] },
    { column_id: 'eo.email', operator: 'is_empty', value: null },
  ])
})

test('a list of values may have blanks, and an order a dash of typesetters', () => {
  expect(read('?eo.age=between:30,%2060')).toEqual([{ column_id: 'eo.age', operator: 'between', value: [30, 60] }])
  expect(read('?state.name=13, 28')).toEqual([{ column_id: 'state.name', operator: 'in', value: ['13', '28'] }])
  expect(readColumnList('–eo.last, eo.name')).toEqual(['-eo.last', 'eo.name'])
})

test.each([
  ['an operator that lost its value', '?eo.age=gte'],
  ['an operator that lost its value behind the colon', '?eo.age=gte:'],
  ['one end of two', '?eo.age=between:30'],
  ['a filter without anything', '?state.name='],
  ['a filter without its equals sign', '?eo.name=contains:Bell&state.name'],
  ['the beginning of a filter', '?state.name=13&stats.2020bid'],
  ['the first letters of a filter', '?state.name=13&sta'],
  ['half a letter of a name', '?state.name=13&stats.2020biden%2'],
  ['a share of which the point is left', '?stats.2020biden%25=gte:0.'],
  ['half a letter', '?eo.name=contains:Jos%C3'],
  ['three points of whoever shortened it', '?eo.name=contains:Jo…'],
  ['three points that were encoded', '?eo.name=contains:Jo%E2%80%A6'],
  ['three points of a typewriter', '?state.name=13,2...'],
  ['a column that there is not', '?state.name=13&eo.shoe=4'],
  ['a name with a mark that is no equals sign', '?state.name~13'],
  ['a name that a value ran into', '?eo.email=is_empty&state.name→13'],
  ['a word for a number', '?eo.age=gte:old'],
  ['the end of the order', '?sort=-eo.la'],
  ['the end of the columns', '?columns=eo.name,eo.ph'],
  ['an order of nothing', '?sort='],
])('a link that lost a part is known as such: %s', (_, link) => {
  expect(isLost(link)).toBe(true)
})

test('what is left of a link whose last letter was cut in half is still sought', () => {
  const value = 'Jos'
  expect(read('?eo.name=contains:Jos%C3')).toEqual([{ column_id: 'eo.name', operator: 'contains', value }])
  expect(read('?eo.name=contains:Jos…')).toEqual([{ column_id: 'eo.name', operator: 'contains', value }])
})

test.each([
  '',
  '?',
  '?page=2&after=x&open=7',
  '?sort=-eo.last,eo.name&columns=eo.name,stats.2020biden%25&map=none',
  '?utm_source=x&gclid=a.b',
  '?sort=eo.name.',
])('a link that lost nothing is not said to: %s', (link) => {
  expect(isLost(link)).toBe(false)
})

test('a bracket that belongs to a choice stays', () => {
  expect(read('?county.name=Clay (AL)')).toEqual([{ column_id: 'county.name', operator: 'in', value: ['Clay (AL)'] }])
})

test('a group of places is known with a mark behind it, and another is lost', () => {
  expect(hasLostPart('place', { kind: 'cities.' })).toBe(false)
  expect(hasLostPart('place', { kind: 'citi' })).toBe(true)
})

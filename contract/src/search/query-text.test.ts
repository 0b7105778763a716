import { expect, test } from 'vitest'
import { formatQuery, parseQuery } from '#search/query-text.ts'

test.each([
  ['', {}],
  ['?', {}],
  ['state.name=13,28&sort=-eo.name', { 'state.name': '13,28', sort: '-eo.name' }],
  ['?stats.2020biden%25=gte:0.6', { 'stats.2020biden%': 'gte:0.6' }],
  ['a=1&b=x&a=2&a=3', { a: ['1', '2', '3'], b: 'x' }],
  ['eo.name=contains:De+La%20Cruz', { 'eo.name': 'contains:De La Cruz' }],
  ['a=b=c&flag&&=x', { a: 'b=c', flag: '', '': 'x' }],
  ['a=50%&b=%C3%A9%', { a: '50%', b: '%C3%A9%' }],
  [
    'constructor=x&__proto__=y',
    Object.fromEntries([
      ['constructor', 'x'],
      ['__proto__', 'y'],
    ]),
  ],
])('%j is read as the names and texts of an address', (text, query) => {
  expect(parseQuery(text)).toEqual(query)
})

test('what is written is read as it was', () => {
  const query = { 'eo.name': ['contains:A & B = 100%+', 'é,ü'], 'stats.2020biden%': 'gte:0.6' }
  expect(parseQuery(formatQuery(query))).toEqual(query)
})

test('whatever an id or a token begins with, its address is read as it was', () => {
  const digits = '0123456789abcdefABCDEF'.split('')
  const beginnings = digits.flatMap((first) => digits.map((second) => `${first}${second}`))
  const queries = beginnings.map((each) => ({ import: `${each}8cd20-274c-4f0b` }))
  expect(queries.map((query) => parseQuery(formatQuery(query)))).toEqual(queries)
})

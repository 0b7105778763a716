import type { MatchAnswer } from '@atlas/contract/endpoints/places/find.ts'
import { expect, test } from 'vitest'
import { nothingFound, withPortion } from '#places/find/match/address-run.ts'
import { matchedRows, resultTable } from '#places/find/match/matched-rows.ts'

const none = { names: [], is_first_probable: false, holders: [] }
const answer = (county: string): MatchAnswer => ({
  result: 'matched',
  counties: [county],
  county_holders: [[0]],
  congress: none,
  senate: { names: ['23'], is_first_probable: false, holders: [[1]] },
  house: none,
  reason: null,
})
const person = (id: number, name: string) => ({ id, name, office: 'Sheriff', phone: null, standing: null })
const official = (id: number, values: number) => ({ id, name: 'Bo', office: 'State Senator', standing: null, values })

test('portions are put together row by row, each with its own people, and what is left says so', () => {
  const first = {
    answers: [answer('Dallas')],
    answer_of: [0, 0],
    people: [person(1, 'Ann'), person(2, 'Bo')],
    officials: [official(2, 2)],
  }
  const second = {
    answers: [answer('Perry')],
    answer_of: [0],
    people: [person(3, 'Cy'), person(2, 'Bo')],
    officials: [official(2, 1)],
  }
  const found = withPortion(withPortion(nothingFound(4), 0, first), 2, second)
  const values = ['a', 'b', 'c', 'd']
  const file = { name: 'm.csv', headings: ['Street'], rows: values.map((value) => [value]) }
  const table = resultTable(file, matchedRows(values, found), found.people)
  const columns = ['Street', 'County', 'State Senator', 'County Officials', 'Result', 'Reason'].map((heading) =>
    table[0]?.indexOf(heading),
  )
  expect(table.slice(1).map((row) => columns.map((column) => row[column ?? -1]))).toEqual([
    ['a', 'Dallas', 'Bo', 'Sheriff Ann', 'Matched', ''],
    ['b', 'Dallas', 'Bo', 'Sheriff Ann', 'Matched', ''],
    ['c', 'Perry', 'Bo', 'Sheriff Cy', 'Matched', ''],
    ['d', '', '', '', 'Not found', 'Not looked up yet.'],
  ])
  expect(found.officials).toEqual([official(2, 3)])
})

import { describe, expect, test } from 'vitest'
import { closest, fuzzy, typeAhead } from '#search/look-up.ts'
import { testIndex } from '#testing/search/index.ts'

const index = testIndex([
  { 'eo.last': 'Smith', 'eo.name': 'Ann Smith', 'county.name': ['Clay (AL)'], 'jurisdictionoffice.term_length': 12 },
  { 'eo.last': 'Smithson', 'eo.name': 'Ann Marie Smithson', 'county.name': ['Clay (GA)', 'Dade (GA)'] },
  { 'eo.last': 'Smyth', 'eo.name': 'Marianne O’Smith', 'stats.members_of_congress': ['Ann Bell', 'Bo Añez'] },
  { 'eo.last': 'Jones', 'eo.name': 'Bo Jones-Smith', 'jurisdictionoffice.term_length': 1 },
  { 'eo.last': 'Smith', 'eo.name': 'Zoë Ann' },
  {},
])

const labels = (results: readonly { label: string }[]) => results.map(({ label }) => label)
const ahead = (id: 'eo.last' | 'eo.name' | 'county.name', typed: string, limit = 20) =>
  labels(typeAhead(index, id, typed, limit))

describe('typing ahead', () => {
  test('finds values whose words start so, each once: first what begins so, then the shorter, then by the alphabet', () => {
    expect(ahead('eo.last', 'SM')).toEqual(['Smith', 'Smyth', 'Smithson'])
    expect(ahead('eo.name', 'ann')).toEqual(['Ann Smith', 'Ann Marie Smithson', 'Zoë Ann'])
    expect(ahead('eo.name', 'sm')).toEqual(['Ann Smith', 'Bo Jones-Smith', 'Ann Marie Smithson'])
  })

  test('asks every word that was typed to start some word', () => {
    expect(ahead('eo.name', 'smith ann')).toEqual(['Ann Smith', 'Ann Marie Smithson'])
    expect(ahead('eo.name', 'ann zo')).toEqual(['Zoë Ann'])
    expect(ahead('eo.name', 'ann x')).toEqual([])
    expect(ahead('eo.name', 'mith')).toEqual([])
    expect(ahead('eo.name', ' ’ ')).toEqual([])
    expect(ahead('eo.name', 'zzz')).toEqual([])
  })

  test('shows so many and no more', () => {
    expect(ahead('eo.last', 'sm', 2)).toEqual(['Smith', 'Smyth'])
    expect(ahead('eo.last', 'smithx')).toEqual([])
  })

  test('answers the choices of a column with their state, and the id that a filter takes', () => {
    expect(typeAhead(index, 'county.name', 'clay', 20)).toEqual([
      { id: 'clay-al', label: 'Clay (AL)' },
      { id: 'clay-ga', label: 'Clay (GA)' },
    ])
    expect(ahead('county.name', 'ga')).toEqual([])
  })

  test('looks into lists and choices of numbers', () => {
    expect(labels(typeAhead(index, 'stats.members_of_congress', 'ane', 20))).toEqual(['Bo Añez'])
    expect(labels(typeAhead(index, 'jurisdictionoffice.term_length', '1', 20))).toEqual(['1', '12'])
  })
})

describe('looking for what was misspelled', () => {
  test('scores likeness from 0 to 1 by the letters that two words share in threes, best first', () => {
    expect(fuzzy(index, 'eo.last', 'Smith', 20)).toEqual([
      { id: 'Smith', label: 'Smith', score: 1 },
      { id: 'Smithson', label: 'Smithson', score: 0.5 },
      { id: 'Smyth', label: 'Smyth', score: 0.333 },
    ])
    expect(fuzzy(index, 'eo.last', 'smit', 1)).toEqual([{ id: 'Smith', label: 'Smith', score: 0.571 }])
  })

  test('takes the mean over the words that were typed, each with the nearest word', () => {
    const scores = fuzzy(index, 'eo.name', 'ann smith', 20)
    expect(scores).toEqual([
      { id: 'Ann Smith', label: 'Ann Smith', score: 1 },
      { id: 'Ann Marie Smithson', label: 'Ann Marie Smithson', score: 0.75 },
      { id: 'Zoë Ann', label: 'Zoë Ann', score: 0.5 },
      { id: 'Bo Jones-Smith', label: 'Bo Jones-Smith', score: 0.5 },
      { id: 'Marianne O’Smith', label: 'Marianne O’Smith', score: 0.222 },
    ])
  })

  test('takes the nearest of the words of a value, wherever it stands', () => {
    const doubled = testIndex([{ 'eo.name': 'Smith Smyth' }, { 'eo.name': 'Smyth Smith' }])
    expect(fuzzy(doubled, 'eo.name', 'smith', 20).map(({ score }) => score)).toEqual([1, 1])
    expect(fuzzy(doubled, 'eo.name', 'smyth', 20).map(({ score }) => score)).toEqual([1, 1])
  })

  test('leaves out words that are less than three tenths alike', () => {
    const names = testIndex([{ 'eo.last': 'Claude' }, { 'eo.last': 'Claudel' }])
    expect(fuzzy(names, 'eo.last', 'clark', 20)).toEqual([{ id: 'Claude', label: 'Claude', score: 0.3 }])
    expect(labels(fuzzy(index, 'eo.last', 'jon', 20))).toEqual(['Jones'])
    expect(fuzzy(index, 'eo.last', 'xavier', 20)).toEqual([])
    expect(fuzzy(index, 'eo.last', '', 20)).toEqual([])
  })

  test('of two that are as like, takes the one of like length, then the first in the alphabet', () => {
    const pairs = testIndex([{ 'eo.name': 'Ann Zimmerman' }, { 'eo.name': 'Ann Cy' }, { 'eo.name': 'Ann Bo' }])
    expect(labels(fuzzy(pairs, 'eo.name', 'ann', 20))).toEqual(['Ann Bo', 'Ann Cy', 'Ann Zimmerman'])
    expect(labels(fuzzy(pairs, 'eo.name', 'ann', 1))).toEqual(['Ann Bo'])
    expect(labels(fuzzy(pairs, 'eo.name', 'ann qqqqqqqq', 20))).toEqual(['Ann Zimmerman', 'Ann Bo', 'Ann Cy'])
  })
})

test.each([
  ['Zoe An', 'Zoë Ann'],
  ['Ann Q. Smith', 'Ann Smith'],
  ['Mariane OSmith', 'Marianne O’Smith'],
  ['Smth', 'Ann Smith'],
  ['Annual meeting of Clay County', null],
  ['smith of Selma in Dallas', null],
])('“%s” is taken for %s, and never for a stranger who has one word of it', (typed, name) => {
  expect(closest(index, 'eo.name', typed)[0]?.label ?? null).toBe(name)
})

test('a place is proposed in whichever form its name is typed', () => {
  const places = testIndex(['Fort Valley', 'St. Marys', 'Saint Gabriel'].map((name) => ({ 'jurisdiction.name': name })))
  const proposed = (typed: string) => labels(typeAhead(places, 'jurisdiction.name', typed, 20))
  expect(['Ft. Val', 'Saint Marys', 'St. Ga'].map(proposed)).toEqual([
    ['Fort Valley'],
    ['St. Marys'],
    ['Saint Gabriel'],
  ])
  expect(labels(fuzzy(places, 'jurisdiction.name', 'Ft Valey', 1))).toEqual(['Fort Valley'])
})

import type { Column } from '@atlas/contract/catalogue/column.ts'
import { columns } from '@atlas/contract/catalogue/columns.ts'
import { operatorIds, operators } from '@atlas/contract/catalogue/operators.ts'
import { messages } from '@atlas/contract/messages.ts'
import { type Filter, filterProblems } from '@atlas/contract/search/filter.ts'
import { describe, expect, test } from 'vitest'
import { comparisonForm } from '#search/filters/forms/comparison-form.ts'
import type { Draft, FilterForm, DraftField } from '#search/filters/forms/filter-form.ts'
import { rangeForm } from '#search/filters/forms/range-form.ts'
import { offeredOperators, valueKinds } from '#search/filters/forms/value-kinds.ts'
import { kindViewOf, type ValueControl } from '#shared/values/kinds.tsx'

const { text, whole, share, difference, day } = valueKinds
const district = comparisonForm('jurisdiction.district', text, ['eq'])
const termLength = comparisonForm('jurisdictionoffice.term_length', whole, ['eq'])
const nextPrimary = comparisonForm('jurisdictionoffice.next_primary', day, day.operators)
const biden = comparisonForm('stats.2020biden%', share, ['gt', 'gte', 'lt', 'lte'])
const margin = comparisonForm('stats.president_2024_margin%', difference, difference.operators)
const income = comparisonForm('stats.median_income', whole, whole.operators)
const age = rangeForm('eo.age')

/** The operator and value that a draft means, or its mistake. */
function outcome(
  form: FilterForm,
  operator: Draft['operator'],
  first: string,
  second = '',
  edited: DraftField = 'first',
) {
  const { filter, mistake } = form.read({ operator, first, second }, edited)
  return mistake ? `${mistake.field}: ${mistake.message}` : filter && [filter.operator, filter.value ?? null]
}

const notWhole = 'first: Enter a whole number, 0 or more.'
const notShare = 'first: Enter a percentage, 0 or more.'
const notDay = `first: ${messages.dateInvalid}`

test('the message for a date is that of the specification', () => {
  expect(messages.dateInvalid).toBe('Date must be in MM-DD-YYYY format')
})

test.each([
  ['97', ['eq', '97']],
  ['  97 ', ['eq', '97']],
  ['', null],
  ['   ', null],
])('the district %j means %j', (typed, meant) => {
  expect(outcome(district, 'eq', typed)).toEqual(meant)
})

test.each([
  ['4', ['eq', 4]],
  ['0', ['eq', 0]],
  ['', null],
  ['-1', notWhole],
  ['2.5', notWhole],
  ['four', notWhole],
  ['1e3', notWhole],
])('the term length %j means %j', (typed, meant) => {
  expect(outcome(termLength, 'eq', typed)).toEqual(meant)
})

test.each([
  ['11-03-2026', ['eq', '2026-11-03T00:00:00']],
  ['11032026', ['eq', '2026-11-03T00:00:00']],
  [' 02-29-2028 ', ['eq', '2028-02-29T00:00:00']],
  ['', null],
  ['02-29-2027', notDay],
  ['02-30-2026', notDay],
  ['13-01-2026', notDay],
  ['1-5-2027', notDay],
  ['01/01/2027', ['eq', '2027-01-01T00:00:00']],
  ['1/5/2027', ['eq', '2027-01-05T00:00:00']],
  ['02/30/2026', notDay],
  ['01/05/27', notDay],
  ['2027/01/05', notDay],
  ['2026-11-03', notDay],
  ['11-03-26', notDay],
  ['soon', notDay],
])('the date %j means %j', (typed, meant) => {
  expect(outcome(nextPrimary, 'eq', typed)).toEqual(meant)
})

test.each([
  ['gte', '11-02-2027', '', ['gte', '2027-11-02T00:00:00']],
  ['lte', '11-02-2027', '', ['lte', '2027-11-02T00:00:00']],
  ['between', '01-01-2026', '12-31-2026', ['between', ['2026-01-01T00:00:00', '2026-12-31T00:00:00']]],
  ['between', '12-31-2026', '01-01-2026', 'second: The second date cannot be before the first.'],
  ['between', '12-31-2026', '', `second: ${messages.dateInvalid}`],
  ['between', '', '', null],
  ['within_days', '90', '', ['within_days', 90]],
  ['within_days', '3661', '', 'first: Enter a number of days, from 1 to 3660.'],
  ['within_days', '11-02-2027', '', 'first: Enter a number of days, from 1 to 3660.'],
  ['is_empty', '', '', ['is_empty', null]],
] as const)('dates %s %s %s mean %j', (operator, first, second, meant) => {
  expect(outcome(nextPrimary, operator, first, second)).toEqual(meant)
})

test.each([
  ['gte', '60', ['gte', 0.6]],
  ['gt', '28.5', ['gt', 0.285]],
  ['lt', '1.1', ['lt', 0.011]],
  ['lte', '.5', ['lte', 0.005]],
  ['gte', '60 %', ['gte', 0.6]],
  ['gte', '0', ['gte', 0]],
  ['', '', null],
  ['', '60', 'operator: Choose how to compare.'],
  ['gte', '', notShare],
  ['gte', '-5', notShare],
  ['gte', '60,5', notShare],
  ['gte', 'most', notShare],
] as const)('the vote percentage %j %j means %j', (operator, typed, meant) => {
  expect(outcome(biden, operator, typed)).toEqual(meant)
})

const notDifference = 'first: Enter a percentage, such as 12.5 or -12.5.'
test.each([
  ['gte', '-12.5', '', ['gte', -0.125]],
  ['lt', '−48.8%', '', ['lt', -0.488]],
  ['gt', '0', '', ['gt', 0]],
  ['between', '-10', '10', ['between', [-0.1, 0.1]]],
  ['between', '10', '-10', 'second: The second percentage cannot be below the first.'],
  ['gte', '--5', '', notDifference],
  ['gte', 'even', '', notDifference],
] as const)('the difference %s %j %j means %j, which may be below zero', (operator, first, second, meant) => {
  expect(outcome(margin, operator, first, second)).toEqual(meant)
})

test.each([
  ['30', '50', 'second', ['between', [30, 50]]],
  ['30', '', 'first', ['gte', 30]],
  ['', '50', 'second', ['lte', 50]],
  ['40', '40', 'second', ['between', [40, 40]]],
  ['0', '50', 'second', ['between', [0, 50]]],
  ['0', '0', 'second', null],
  ['0', '', 'first', null],
  ['', '', 'first', null],
  ['60', '50', 'first', 'first: The minimum cannot exceed the maximum, 50.'],
  ['60', '50', 'second', 'second: The maximum cannot go below the minimum, 60.'],
  ['-1', '', 'first', notWhole],
  ['30.5', '', 'first', notWhole],
  ['', 'old', 'second', 'second: Enter a whole number, 0 or more.'],
] as const)('ages from %j to %j, with the %s typed last, mean %j', (minimum, maximum, edited, meant) => {
  expect(outcome(age, '', minimum, maximum, edited)).toEqual(meant)
})

test('a number may be typed with its commas', () => {
  expect(outcome(income, 'gte', '45,000')).toEqual(['gte', 45_000])
  expect(outcome(income, 'gte', '4,50')).toBe(notWhole)
})

describe('what is applied', () => {
  test.each([
    [district, { column_id: 'jurisdiction.district', operator: 'in', value: ['97'] }, ['eq', '97', '']],
    [termLength, { column_id: 'jurisdictionoffice.term_length', operator: 'in', value: [4] }, ['eq', '4', '']],
    [
      nextPrimary,
      { column_id: 'jurisdictionoffice.next_primary', operator: 'lte', value: '2027-11-02T00:00:00' },
      ['lte', '11-02-2027', ''],
    ],
    [biden, { column_id: 'stats.2020biden%', operator: 'gt', value: 0.285 }, ['gt', '28.5', '']],
    [age, { column_id: 'eo.age', operator: 'between', value: [30, 50] }, ['', '30', '50']],
    [age, { column_id: 'eo.age', operator: 'lte', value: 50 }, ['', '', '50']],
    [age, { column_id: 'eo.age', operator: 'in', value: [40] }, ['', '40', '40']],
  ] satisfies [FilterForm, Filter, string[]][])('is read back into the fields (%#)', (form, filter, expected) => {
    const formFilters = form.filtersOf([filter])
    expect(formFilters).toEqual([filter])
    const { operator, first, second } = form.write(formFilters)
    expect([operator, first, second]).toEqual(expected)
  })

  test('is left alone where the control cannot show it', () => {
    const several: Filter = { column_id: 'jurisdictionoffice.term_length', operator: 'in', value: [2, 4] }
    const above: Filter = { column_id: 'eo.age', operator: 'gt', value: 40 }
    expect(termLength.filtersOf([several])).toEqual([])
    expect(age.filtersOf([above])).toEqual([])
  })

  test('as two bounds of an age is one range in the fields', () => {
    const filters: Filter[] = [
      { column_id: 'eo.age', operator: 'gte', value: 30 },
      { column_id: 'eo.age', operator: 'lte', value: 50 },
    ]
    expect(age.filtersOf(filters)).toEqual(filters)
    expect(age.write(filters)).toMatchObject({ first: '30', second: '50' })
  })
})

const sample: Record<ValueControl, string> = { text: 'a', whole: '4', share: '60', difference: '-6', day: '11-02-2027' }
const typedColumns = columns.flatMap((column) => {
  const { filter } = kindViewOf(column.id)
  return filter === 'choices' || filter === 'whether known' ? [] : [[column.id, column, filter] as const]
})
const menuOf = (column: Column, kind: ValueControl) =>
  valueKinds[kind].operators.filter((each) => column.operators.includes(each))

test.each(typedColumns)('%s: each operator offered makes a filter that the API takes', (_, column, kind) => {
  const offered = menuOf(column, kind)
  const form = comparisonForm(column.id, valueKinds[kind], offered)
  for (const operator of offered) {
    const typed = operators[operator].takes === 'days' ? '90' : sample[kind]
    const { filter } = form.read({ operator, first: typed, second: typed }, 'first')
    expect(filter && filterProblems(filter, null)).toEqual([])
    expect(filter && form.filtersOf([filter])).toEqual([filter])
  }
})

test.each(operatorIds.filter((id) => typeof offeredOperators[id] !== 'string'))(
  '%s is offered on the screen for a column that takes it',
  (operator) => {
    expect(typedColumns.filter(([, column, kind]) => menuOf(column, kind).includes(operator))).not.toEqual([])
  },
)

test.each(Object.keys(valueKinds) as ValueControl[])(
  'no two operators have the same place in the menu of %s',
  (kind) => {
    const places = Object.values(offeredOperators).flatMap((each) =>
      typeof each === 'string' ? [] : (each[kind] ?? []),
    )
    expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1))
  },
)

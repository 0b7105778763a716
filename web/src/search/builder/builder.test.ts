import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { describe, expect, test } from 'vitest'
import { atStep, earlierFilters, next, picksOf, readBuilder, withPicks, writeBuilder } from '#search/builder/builder.ts'
import { visibleSteps, steps } from '#search/builder/steps.ts'
import { formatQuery, parseQuery } from '@atlas/contract/search/query-text.ts'

const read = (text: string) => readBuilder(parseQuery(text))
const write = (builder: ReturnType<typeof readBuilder>) => formatQuery(writeBuilder(builder))

test('the steps are the base fields, then the additional ones', () => {
  expect(steps.map(({ label }) => label)).toEqual([
    'State',
    'County/Parish',
    'Office Type',
    'Office Name',
    'Party',
    'Ethnicity',
    'Gender',
  ])
  expect(steps.filter(({ isAdditional }) => isAdditional).map(({ id }) => id)).toEqual(['ethnicity', 'gender'])
})

describe('the URL of the wizard', () => {
  test.each([
    '?step=state',
    '?state.name=13,28&step=county',
    '?state.name=13&party.name=democratic&step=state',
    '?state.name=13&step=county&reached=gender',
  ])('%s says what it was written from', (text) => {
    expect(write(read(text))).toBe(text)
  })

  test.each([
    ['?step=mayor', '?step=state'],
    ['', '?step=state'],
    ['?step=county&step=party', '?step=state'],
    ['?reached=nowhere&step=county', '?step=county'],
    ['?party.name=d&state.name=13,13&step=party', '?state.name=13&party.name=d&step=party'],
    ['?state.name=eq:13&step=county', '?state.name=13&step=county'],
    ['?eo.age=gte:40&state.name=nin:13&sort=-eo.name&size=50&step=party', '?step=party'],
  ])('%s reads as %s', (text, meant) => {
    expect(write(read(text))).toBe(meant)
  })
})

test('the nonpartisan view asks for no party', () => {
  const visible = visibleSteps(hiddenFrom(true))
  const builder = readBuilder(parseQuery('?state.name=13&party.name=democratic&step=office'), visible)
  expect(builder.view.filters).toMatchObject([{ column_id: 'state.name' }])
  expect(next(builder)).toMatchObject({ step: 4 })
  expect(visible[4]?.id).toBe('ethnicity')
})

test('only the picks of earlier steps narrow a step', () => {
  const builder = read('?state.name=13&county.name=13121&party.name=democratic&step=county')
  expect(earlierFilters(builder, 1).map(({ column_id }) => column_id)).toEqual(['state.name'])
  expect(earlierFilters(builder, 0)).toEqual([])
  expect(earlierFilters(builder, 5).map(({ column_id }) => column_id)).toEqual([
    'state.name',
    'county.name',
    'party.name',
  ])
})

test('a pick in an earlier step keeps those of later steps, in the order of the steps', () => {
  const changed = withPicks(read('?party.name=democratic&step=state'), ['28'])
  expect(write(changed)).toBe('?state.name=28&party.name=democratic&step=state')
  expect(picksOf(changed, 4)).toEqual(['democratic'])
})

test('a step that was seen stays within reach on the way back', () => {
  const far = atStep(read('?step=state'), 5)
  expect(atStep(far, 1)).toMatchObject({ step: 1, reached: 5 })
})

test('after the last step come the results', () => {
  expect(next(read('?step=ethnicity'))?.step).toBe(6)
  expect(next(read('?step=gender'))).toBeNull()
})

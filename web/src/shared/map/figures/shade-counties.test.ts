import type { Counties, CountyFigures } from '@atlas/contract/endpoints/places/counties.ts'
import { expect, test } from 'vitest'
import { mapFigures } from '#shared/map/figures/map-figures.ts'
import { shadeCounties } from '#shared/map/figures/shade-counties.ts'

const unknown = {
  'stats.vap_black%': null,
  'stats.vap_total': null,
  'stats.2020biden%': null,
  'stats.median_income': null,
  'stats.college_graduates%': null,
} satisfies CountyFigures['figures']
const hinds: CountyFigures = {
  id: '28049',
  name: 'Hinds',
  full_name: 'Hinds County',
  state_id: '28',
  coverage: 'yes',
  figures: { ...unknown, 'stats.vap_black%': 0.67 },
}
const orleans = {
  ...hinds,
  id: '22071',
  name: 'Orleans',
  full_name: 'Orleans Parish',
  state_id: '22',
  figures: unknown,
}
const replied: Counties = { counties: [hinds, orleans], sources: {} as Counties['sources'] }

test('a county has the class of its figure; one without a figure has none, and is not 0', () => {
  const { counties, hasFigures, hasGaps } = shadeCounties(replied, mapFigures['black-share'], () => 0)
  expect(counties.get('28049')).toMatchObject({ fullName: 'Hinds County, Mississippi', text: '67.0%', mapClass: 5 })
  expect(counties.get('22071')).toMatchObject({
    fullName: 'Orleans Parish, Louisiana',
    text: 'Unknown',
    value: null,
    mapClass: null,
  })
  expect([hasFigures, hasGaps]).toEqual([true, true])
})

test('no official found is a figure', () => {
  const { counties, hasGaps } = shadeCounties(replied, mapFigures.officials, (id) => (id === '28049' ? 27 : 0))
  expect(counties.get('28049')).toMatchObject({ text: '27', value: 27 })
  expect(counties.get('22071')).toMatchObject({ text: '0', value: 0, mapClass: 0 })
  expect(hasGaps).toBe(false)
})

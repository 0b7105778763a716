import { expect, test } from 'vitest'
import { levelOf, levels } from '#rules/levels.ts'
import { officeTypes } from '#rules/office-types.ts'

test.each([
  ['U.S. Senator', 'Congress', 'Congress'],
  ['Governor', 'Statewide Executive', 'Statewide'],
  ['Public Service Commissioner', 'Other', 'Statewide'],
  ['State Senator', 'State Legislature', 'Legislature'],
  ['District Attorney', 'Courts', 'Courts and Prosecutors'],
  ['Sheriff', 'Law Enforcement', 'County'],
  ['Chief of Police', 'Law Enforcement', 'Municipal'],
  ['Mayor', 'Municipal Government', 'Municipal'],
  ['School Board Member', 'School Board', 'School'],
  ['Port Warden', 'Other', null],
  ['Port Warden', 'Harbours', null],
])('%s, of the type %s, is of the level %s', (office, type, level) => {
  expect(levelOf(office, type)).toBe(level)
})

test('each level is that of some type of office, and stands in the order of the government', () => {
  const ofTypes = officeTypes.flatMap((type) => levelOf('', type) ?? [])
  expect(new Set(ofTypes)).toEqual(new Set(levels))
})

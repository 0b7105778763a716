import { expect, test } from 'vitest'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { electing, electsItself } from '#search/question/who-elects.ts'

const place = (kind: PlaceKind, stateId: StateId) => ({ id: `${stateId} ${kind}`, kind, stateId, name: 'Jefferson' })
const all = [place('county', '01'), place('county', '22'), place('municipality', '13'), place('school_district', '22')]

test.each([
  [['Parish President'], ['22 county']],
  [['County Commission Chair'], ['01 county']],
  [['Police Juror'], ['22 county']],
  [['Mayor'], ['01 county', '22 county', '13 municipality', '22 school_district']],
  [['Supervisor of Elections'], all.map(({ id }) => id)],
  [['Drain Commissioner'], all.map(({ id }) => id)],
])('a %s of Jefferson is of a place that may elect one', (offices, places) => {
  expect(electing(offices, all).map(({ id }) => id)).toEqual(places)
})

test.each<[PlaceKind, string, boolean]>([
  ['senate_district', 'State Senator', true],
  ['senate_district', 'U.S. Senator', false],
  ['congressional_district', 'U.S. Representative', true],
  ['county', 'County Commissioner', true],
  ['county', 'Commissioner of Agriculture', false],
  ['municipality', 'City Council Member', true],
  ['municipality', 'State Senator', false],
  ['county', 'Drain Commissioner', false],
])('a %s elects a %s itself: %s', (kind, office, isOwn) => {
  expect(electsItself(place(kind, '01'), office)).toBe(isOwn)
})

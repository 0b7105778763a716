import { expect, test } from 'vitest'
import { laws } from '@atlas/states/laws.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { termBeginOf } from '@atlas/states/law/term-begins.ts'

test.each<[string, StateId, string, string | null]>([
  ['a sheriff of Alabama: the first Monday after the second Tuesday of January', '01', 'Sheriff', '2027-01-18'],
  ['a legislator of Alabama: the day after', '01', 'State Senator', '2026-11-04'],
  ['a county commissioner of Alabama: the second Wednesday after', '01', 'County Commissioner', '2026-11-11'],
  ['a superintendent of Alabama, whose day nobody looked up', '01', 'Superintendent of Schools', null],
  ['a legislator of Florida: the day itself', '12', 'State Representative', '2026-11-03'],
  ['a school board of Florida: the second Tuesday after', '12', 'School Board Member', '2026-11-17'],
  ['the governor of Florida: the Tuesday after the first Monday of January', '12', 'Governor', '2027-01-05'],
  ['a legislator of Georgia: the second Monday of January', '13', 'State Senator', '2027-01-11'],
  ['a sheriff of Georgia: New Year’s Day', '13', 'Sheriff', '2027-01-01'],
  ['a mayor of Louisiana: New Year’s Day', '22', 'Mayor', '2027-01-01'],
  ['a police juror of Louisiana, whose day nobody looked up', '22', 'Police Juror', null],
  ['a circuit judge of Mississippi: the first Monday of January', '28', 'Circuit Judge', '2027-01-04'],
  ['Congress, from everywhere', '28', 'U.S. Representative', '2027-01-03'],
])('the term of %s', (_, stateId, office, day) => {
  expect(termBeginOf(laws[stateId].termBegins, office, '2026-11-03')?.day ?? null).toBe(day)
})

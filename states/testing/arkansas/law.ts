import { tuesdayAfterFirstMonday } from '#law/days.ts'
import { type ElectionsOfYear, general } from '#law/election.ts'
import type { Holiday } from '#law/holidays.ts'
import type { Law } from '#law/law.ts'

const holidays: readonly Holiday[] = [
  'New Year’s Day',
  'Memorial Day',
  'Independence Day',
  'Labor Day',
  'Veterans Day',
  'Thanksgiving',
  'Christmas',
]

/** Only Congress; nothing else in the law of Arkansas has been looked up. */
const elections: ElectionsOfYear = (year) => {
  if (year % 2 !== 0) return []
  return [general(`${year}-general`, tuesdayAfterFirstMonday(year, 11), { name: 'General', basis: '2 U.S.C. 7.' }, [])]
}

export const law: Law = {
  elections,
  holidays,
  appointed: ['Superintendent of Education', 'Commissioner of Insurance', 'Commissioner of Labor'],
  elected: [],
  oneElectiveOffice: false,
  termYears: {},
  officeWords: {},
  endsWithElection: [],
  primaryNotKnown: [],
  wholeCounties: [],
  whoWins: () => ({ needs: 'most', tie: 'lot', basis: 'Arkansas Code 7-7-304' }),
  termBegins: [],
  ownDays: {},
}

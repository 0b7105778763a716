import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { tuesdayAfterFirstMonday } from '#law/days.ts'
import { type ElectionsOfYear, general, type LawfulDate, primary, registrationCloses } from '#law/election.ts'
import { type Holiday, nextBusinessDay } from '#law/holidays.ts'
import { type OfficeName, officesOfType } from '@atlas/contract/rules/offices.ts'
import type { Law } from '#law/law.ts'
import { tuesdayAfterFirstMondayOfJanuary } from '#law/term-begins.ts'

// Fla. Stat. 683.01.
const holidays: readonly Holiday[] = [
  'New Year’s Day',
  'Martin Luther King Jr. Day',
  'Presidents’ Day',
  'Memorial Day',
  'Independence Day',
  'Labor Day',
  'Columbus Day',
  'Veterans Day',
  'Thanksgiving',
  'Christmas',
]

const elections: ElectionsOfYear = (year) => {
  if (year % 2 !== 0) return []
  const november = tuesdayAfterFirstMonday(year, 11)
  const first = addDays(november, -11 * 7)
  return [
    primary(`${year}-primary`, first, { name: 'Primary', basis: 'Fla. Stat. 100.061.' }, [
      ...qualifying(first, 120, 'Congress, state attorneys and public defenders', 'federal', early),
      ...qualifying(first, 71, 'state and county offices and school boards', 'state', late),
      registration(first, 'the primary'),
    ]),
    general(`${year}-general`, november, { name: 'General', basis: 'Fla. Stat. 100.031.' }, [
      registration(november, 'the general'),
    ]),
  ]
}

const early: readonly OfficeName[] = [...officesOfType('Congress'), 'State Attorney', 'Public Defender']
const late: readonly OfficeName[] = [
  ...officesOfType('Statewide Executive'),
  ...officesOfType('State Legislature'),
  ...officesOfType('County Government'),
  'Sheriff',
  'Clerk of Circuit Court',
  'School Board Member',
  'Superintendent of Schools',
]

/**
 * From noon of one day before the primary to noon of the fourth day after, in the time zone of Tallahassee. Counties
 * in the west on Central time have an hour more for local filings, which nobody should count on.
 */
function qualifying(
  election: string,
  daysBefore: number,
  people: string,
  word: string,
  offices: readonly OfficeName[],
): LawfulDate[] {
  const basis = 'Fla. Stat. 99.061.'
  const detail = `For ${people}.`
  const [opens, closes] = [addDays(election, -daysBefore), addDays(election, 4 - daysBefore)]
  const only = { word, offices }
  return [
    { kind: 'qualifying_opens', day: opens, name: 'Qualifying opens', at: '12:00', detail, basis, only },
    { kind: 'qualifying_closes', day: closes, name: 'Qualifying closes', at: '12:00', detail, basis, only },
  ]
}

/** The 29th day before, for a Tuesday always a Monday; if that is a holiday, the next day. */
function registration(election: string, of: string): LawfulDate {
  const twentyNinth = addDays(election, -29)
  const day = nextBusinessDay(holidays, twentyNinth)
  const moved = day === twentyNinth ? undefined : 'The 29th day before is a holiday, so the books close a day later.'
  return registrationCloses(of, day, 'Fla. Stat. 97.055.', moved)
}

export const law: Law = {
  elections,
  // Constitution, article IV, section 4, since 2003.
  holidays,
  appointed: ['Secretary of State', 'State Treasurer', 'Superintendent of Education', 'Commissioner of Insurance'],
  elected: [
    'Governor',
    'Lieutenant Governor',
    'Attorney General',
    'Chief Financial Officer',
    'Commissioner of Agriculture',
    'County Commissioner',
    'County Commission Chair',
    'County Council Member',
    'Charter Review Board Member',
    'Property Appraiser',
    'Supervisor of Elections',
    'Tax Collector',
    'Sheriff',
    'State Attorney',
    'Public Defender',
    'Clerk of Circuit Court',
    'Circuit Judge',
    'County Court Judge',
    'Supreme Court Justice',
    'Court of Appeal Judge',
    'Mayor',
    'City Council Member',
    'School Board Member',
    'Superintendent of Schools',
    'Soil and Water Supervisor',
  ],
  officeWords: {
    'circuit court clerk': 'Clerk of Circuit Court',
    'clerk of court': 'Clerk of Circuit Court',
    'county judge': 'County Court Judge',
  },
  // Constitution, article II, section 5.
  oneElectiveOffice: true,
  termYears: { 'Circuit judge': 6, 'County judge': 6 },
  endsWithElection: [],
  primaryNotKnown: ['County Commissioner', 'County Commission Chair', 'School Board Member'],
  // Fla. Stat. 26.021.
  wholeCounties: ['State Attorney', 'Public Defender', 'Circuit Judge'],
  // Jacksonville and Duval County are consolidated and elect these in the spring before a presidential year (by
  // charter).
  whoWins: () => ({ needs: 'most', tie: 'lot', basis: 'Florida Statutes 100.181' }),
  termBegins: [
    {
      offices: ['State Senator', 'State Representative'],
      day: (election) => election,
      basis: 'Constitution of Florida, article III, section 15',
    },
    {
      offices: ['County Commissioner', 'School Board Member', 'Superintendent of Schools'],
      // The second Tuesday after.
      day: (election) => addDays(election, 14),
      basis: 'Florida Statutes 100.041',
    },
    {
      day: tuesdayAfterFirstMondayOfJanuary,
      basis: 'Constitution of Florida, article IV, section 5, and Florida Statutes 100.041',
    },
  ],
  ownDays: { '12031': ['Sheriff', 'Property Appraiser', 'Supervisor of Elections', 'Tax Collector'] },
}

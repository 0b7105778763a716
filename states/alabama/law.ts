import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { last, monday, nth, tuesday, tuesdayAfterFirstMonday } from '#law/days.ts'
import {
  type Election,
  type ElectionsOfYear,
  general,
  generalRunoff,
  type LawfulDate,
  primary,
  primaryRunoff,
  registrationCloses,
} from '#law/election.ts'
import { type Holiday, isHoliday } from '#law/holidays.ts'
import type { Law } from '#law/law.ts'
import { mondayAfterSecondTuesdayOfJanuary } from '#law/term-begins.ts'

// Ala. Code 1-3-8.
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
  if (year % 2 === 0) return [partyPrimary(year), novemberElection(year)]
  return year % 4 === 1 ? [municipal(year)] : []
}

function partyPrimary(year: number): Election {
  const isPresidential = year % 4 === 0
  const memorialDay = last(monday, year, 5)
  const day = isPresidential ? nth(1, tuesday, year, 3) : addDays(memorialDay, -6)
  const detail = isPresidential
    ? 'The first Tuesday in March, as in every presidential year.'
    : 'The Tuesday before Memorial Day.'
  return primary(`${year}-primary`, day, { name: 'Primary', detail, basis: 'Ala. Code 17-13-3.' }, [
    primaryRunoff(day, 4, 'Ala. Code 17-13-3.'),
    {
      kind: 'qualifying_closes',
      day: addDays(day, -116),
      name: 'Qualifying closes',
      at: '17:00',
      detail: 'Last day to file with a party for its primary.',
      basis: 'Ala. Code 17-13-5.',
    },
    registration(day, 'the primary'),
  ])
}

function novemberElection(year: number): Election {
  const day = tuesdayAfterFirstMonday(year, 11)
  return general(`${year}-general`, day, { name: 'General', basis: 'Ala. Code 17-14-3.' }, [
    registration(day, 'the general'),
  ])
}

function municipal(year: number): Election {
  const day = nth(4, tuesday, year, 8)
  const detail = 'Cities with an election law of their own may differ.'
  return general(`${year}-municipal`, day, { name: 'City elections', detail, basis: 'Ala. Code 11-46-21.' }, [
    { ...generalRunoff(day, 4, 'Ala. Code 11-46-21.'), name: 'Runoff of city elections' },
    {
      kind: 'qualifying_opens',
      day: nth(2, tuesday, year, 6),
      name: 'Qualifying for city elections opens',
      detail: 'Once the mayor has given notice of the election.',
      basis: 'Ala. Code 11-46-22.',
    },
    {
      kind: 'qualifying_closes',
      day: nth(4, tuesday, year, 6),
      name: 'Qualifying for city elections closes',
      at: '17:00',
      basis: 'Ala. Code 11-46-25.',
    },
    registration(day, 'city elections'),
  ])
}

/**
 * Closed during the 14 days before the election, so the last day is the one before these: for a Tuesday, always a
 * Monday.
 */
function registration(election: string, of: string): LawfulDate {
  const day = addDays(election, -15)
  const holiday = isHoliday(holidays, day) ? '15 days before; this Monday is a holiday.' : undefined
  return registrationCloses(of, day, 'Ala. Code 17-3-50.', holiday)
}

export const law: Law = {
  elections,
  holidays,
  appointed: ['Superintendent of Education', 'Commissioner of Insurance', 'Commissioner of Labor'],
  elected: [
    'Governor',
    'Lieutenant Governor',
    'Attorney General',
    'Secretary of State',
    'State Treasurer',
    'State Auditor',
    'Commissioner of Agriculture',
    'County Commissioner',
    'County Commission Chair',
    'License Commissioner',
    'Coroner',
    'Revenue Commissioner',
    'Tax Assessor',
    'Tax Collector',
    'Assistant Tax Collector',
    'Sheriff',
    'Constable',
    'District Attorney',
    'Circuit Clerk',
    'Circuit Judge',
    'District Judge',
    'Probate Judge',
    'Supreme Court Justice',
    'Court of Appeal Judge',
    'Mayor',
    'City Council Member',
    'School Board Member',
    'Superintendent of Schools',
    'Public Service Commissioner',
    'State Board of Education Member',
  ],
  officeWords: {
    'circuit court clerk': 'Circuit Clerk',
    'clerk of court': 'Circuit Clerk',
    'county judge': 'Probate Judge',
    'superintendent of education': 'Superintendent of Schools',
    assessor: 'Tax Assessor',
  },
  oneElectiveOffice: false,
  termYears: {},
  endsWithElection: ['State Senator', 'State Representative'],
  primaryNotKnown: [],
  // Ala. Code 12-11-2.
  wholeCounties: ['District Attorney', 'Circuit Judge'],
  whoWins: () => ({ needs: 'most', tie: 'lot', basis: 'Code of Alabama 17-12-23' }),
  termBegins: [
    {
      offices: ['State Senator', 'State Representative'],
      day: (election) => addDays(election, 1),
      basis: 'Constitution of Alabama, section 46',
    },
    {
      offices: ['County Commissioner', 'County Commission Chair'],
      // The second Wednesday after a Tuesday.
      day: (election) => addDays(election, 8),
      basis: 'Code of Alabama 11-3-1',
    },
    {
      offices: [
        'Governor',
        'Lieutenant Governor',
        'Attorney General',
        'Secretary of State',
        'State Treasurer',
        'State Auditor',
        'Commissioner of Agriculture',
        'Public Service Commissioner',
        'State Board of Education Member',
        'Sheriff',
        'Coroner',
        'Probate Judge',
        'Circuit Clerk',
        'Circuit Judge',
        'District Judge',
        'District Attorney',
      ],
      day: mondayAfterSecondTuesdayOfJanuary,
      basis: 'Constitution of Alabama, section 116, and Code of Alabama 36-3',
    },
  ],
  ownDays: {},
}

import { addDays } from '@atlas/contract/rules/calendar-day.ts'
import { tuesdayAfterFirstMonday } from '#law/days.ts'
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
import { type Holiday, nextBusinessDay } from '#law/holidays.ts'
import type { Law } from '#law/law.ts'
import { inJanuary, secondMondayOfJanuary } from '#law/term-begins.ts'

// O.C.G.A. 1-4-1.
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

const elections: ElectionsOfYear = (year) =>
  year % 2 === 0 ? [partyPrimary(year), novemberElection(year)] : [municipal(year)]

const runoffBasis = 'O.C.G.A. 21-2-501.'

function partyPrimary(year: number): Election {
  const day = addDays(tuesdayAfterFirstMonday(year, 11), -24 * 7)
  const opens = addDays(day, -11 * 7 - 1)
  const own = {
    name: 'Primary',
    detail: 'The Tuesday of the 24th week before the general election.',
    basis: 'O.C.G.A. 21-2-150.',
  }
  const basis = 'O.C.G.A. 21-2-153.'
  return primary(`${year}-primary`, day, own, [
    primaryRunoff(day, 4, runoffBasis),
    { kind: 'qualifying_opens', day: opens, name: 'Qualifying opens', at: '09:00', basis },
    { kind: 'qualifying_closes', day: addDays(opens, 4), name: 'Qualifying closes', at: '12:00', basis },
    registration(day, 'the primary'),
  ])
}

function novemberElection(year: number): Election {
  const day = tuesdayAfterFirstMonday(year, 11)
  return general(`${year}-general`, day, { name: 'General', basis: 'O.C.G.A. 21-2-9.' }, [
    generalRunoff(day, 4, runoffBasis),
    registration(day, 'the general'),
  ])
}

function municipal(year: number): Election {
  const day = tuesdayAfterFirstMonday(year, 11)
  const detail = 'Most cities vote in November of odd years; some differ.'
  return general(`${year}-municipal`, day, { name: 'City elections', detail, basis: 'O.C.G.A. 21-2-9.' }, [
    {
      ...generalRunoff(day, 4, runoffBasis),
      name: 'Runoff of city elections',
      detail: 'Only where nobody had the votes that the charter of the city asks for.',
    },
    registration(day, 'city elections'),
  ])
}

/** The fifth Monday before; if that is a holiday, the next business day. */
function registration(election: string, of: string): LawfulDate {
  const fifthMonday = addDays(election, -1 - 4 * 7)
  const day = nextBusinessDay(holidays, fifthMonday)
  const moved = day === fifthMonday ? undefined : 'The fifth Monday before is a holiday, so it is the day after.'
  return registrationCloses(of, day, 'O.C.G.A. 21-2-224.', moved)
}

export const law: Law = {
  elections,
  holidays,
  appointed: ['State Treasurer', 'State Auditor'],
  elected: [
    'Governor',
    'Lieutenant Governor',
    'Attorney General',
    'Secretary of State',
    'Commissioner of Agriculture',
    'Commissioner of Insurance',
    'Commissioner of Labor',
    'Superintendent of Education',
    'County Commissioner',
    'County Commission Chair',
    'Coroner',
    'Surveyor',
    'Tax Commissioner',
    'Sheriff',
    'Constable',
    'District Attorney',
    'Solicitor General',
    'Clerk of Superior Court',
    'Superior Court Judge',
    'Magistrate Judge',
    'Probate Judge',
    'Supreme Court Justice',
    'Court of Appeal Judge',
    'Mayor',
    'City Council Member',
    'School Board Member',
    'Public Service Commissioner',
    'Soil and Water Supervisor',
  ],
  officeWords: {
    'clerk of court': 'Clerk of Superior Court',
    'school superintendent': 'Superintendent of Education',
  },
  oneElectiveOffice: false,
  termYears: {},
  endsWithElection: [],
  primaryNotKnown: [
    'County Commissioner',
    'County Commission Chair',
    'School Board Member',
    'Soil and Water Supervisor',
  ],
  // O.C.G.A. 15-6-1.
  wholeCounties: ['District Attorney', 'Superior Court Judge'],
  whoWins: () => ({ needs: 'majority', tie: 'runoff', basis: 'O.C.G.A. 21-2-501' }),
  termBegins: [
    {
      offices: ['State Senator', 'State Representative', 'Governor', 'Lieutenant Governor'],
      day: secondMondayOfJanuary,
      basis: 'Constitution of Georgia, article III, section 4, and article V, section 1',
    },
    {
      offices: [
        'Sheriff',
        'Clerk of Superior Court',
        'Tax Commissioner',
        'Coroner',
        'Probate Judge',
        'District Attorney',
        'Solicitor General',
        'County Commissioner',
        'County Commission Chair',
        'School Board Member',
        'Public Service Commissioner',
      ],
      day: inJanuary(1),
      basis: 'O.C.G.A. 1-3-11, 15-16-1, 15-18-3, 20-2-52 and 46-2-1',
    },
  ],
  ownDays: {},
}

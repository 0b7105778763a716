import type { StateId } from '@atlas/contract/rules/states.ts'
import type { OfficeName } from '#imports/records/offices.ts'

export interface CountyGovernment {
  readonly head: OfficeName | null
  readonly member: OfficeName
}

/** What a state elects. The numbers of seats are the real ones; who sits in them is invented. */
export interface StateProfile {
  readonly residents: number
  readonly areaCodes: readonly string[]
  readonly postalPrefixes: readonly string[]
  readonly congressionalDistricts: number
  readonly senateDistricts: number
  readonly houseDistricts: number
  readonly executives: readonly OfficeName[]
  readonly circuits: number
  /** Who is elected in each judicial circuit. */
  readonly circuitOffices: readonly OfficeName[]
  /** One each in every county. */
  readonly countyOffices: readonly OfficeName[]
  /** How counties govern themselves, and how common each way is: with or without a head whom the people elect. */
  readonly governments: readonly (readonly [CountyGovernment, number])[]
  readonly commissionDistricts: number
  /** Elected by district of the county, beside the commission. */
  readonly countyDistrictOffices: readonly OfficeName[]
  /** What municipalities call themselves, and how many do. */
  readonly municipalities: readonly (readonly ['City' | 'Town' | 'Village', number])[]
  readonly councilMember: OfficeName
  readonly municipalOffices: readonly OfficeName[]
  /** Offices on whose ballots no party stands. */
  readonly nonpartisan: readonly OfficeName[]
  /** Years of a term, where it is not four. */
  readonly terms: Readonly<Partial<Record<OfficeName, number>>>
  /** Half of the districts vote two years later than the others. */
  readonly staggered: readonly OfficeName[]
  /** The Democratic share of the White vote, which differs most between the states. */
  readonly whiteDemocraticShare: number
}

const commission: CountyGovernment = { head: null, member: 'County Commissioner' }
const commissionWithChair: CountyGovernment = { head: 'County Commission Chair', member: 'County Commissioner' }
const congress = { 'U.S. Senator': 6, 'U.S. Representative': 2 } as const

export const stateProfiles: Record<StateId, StateProfile> = {
  '01': {
    residents: 5_000_000,
    areaCodes: ['205', '251', '256', '334'],
    postalPrefixes: ['35', '36'],
    congressionalDistricts: 7,
    senateDistricts: 35,
    houseDistricts: 105,
    executives: [
      'Governor',
      'Lieutenant Governor',
      'Attorney General',
      'Secretary of State',
      'State Treasurer',
      'State Auditor',
      'Commissioner of Agriculture',
    ],
    circuits: 18,
    circuitOffices: ['District Attorney', 'Circuit Judge', 'Circuit Judge', 'District Judge'],
    countyOffices: [
      'Sheriff',
      'Probate Judge',
      'Circuit Clerk',
      'Coroner',
      'Revenue Commissioner',
      'Superintendent of Schools',
    ],
    governments: [
      [commission, 3],
      [commissionWithChair, 1],
    ],
    commissionDistricts: 5,
    countyDistrictOffices: ['Constable'],
    municipalities: [
      ['City', 1],
      ['Town', 1],
    ],
    councilMember: 'City Council Member',
    municipalOffices: [],
    nonpartisan: ['Mayor', 'City Council Member'],
    terms: { ...congress, 'Probate Judge': 6, 'Circuit Clerk': 6, 'Circuit Judge': 6, 'District Judge': 6 },
    staggered: ['County Commissioner', 'School Board Member'],
    whiteDemocraticShare: 0.2,
  },
  '12': {
    residents: 21_500_000,
    areaCodes: ['239', '305', '321', '352', '386', '407', '561', '813', '850', '904', '954'],
    postalPrefixes: ['32', '33', '34'],
    congressionalDistricts: 28,
    senateDistricts: 40,
    houseDistricts: 120,
    executives: [
      'Governor',
      'Lieutenant Governor',
      'Attorney General',
      'Chief Financial Officer',
      'Commissioner of Agriculture',
    ],
    circuits: 20,
    circuitOffices: ['State Attorney', 'Public Defender', 'Circuit Judge', 'Circuit Judge', 'Circuit Judge'],
    countyOffices: [
      'Sheriff',
      'Clerk of Circuit Court',
      'Property Appraiser',
      'Tax Collector',
      'Supervisor of Elections',
      'Superintendent of Schools',
    ],
    governments: [[commission, 1]],
    commissionDistricts: 5,
    countyDistrictOffices: [],
    municipalities: [
      ['City', 3],
      ['Town', 1],
      ['Village', 0.2],
    ],
    councilMember: 'City Council Member',
    municipalOffices: [],
    nonpartisan: ['Circuit Judge', 'Mayor', 'City Council Member', 'School Board Member', 'Superintendent of Schools'],
    terms: { ...congress, 'State Representative': 2, 'Circuit Judge': 6 },
    staggered: ['State Senator', 'County Commissioner', 'School Board Member'],
    whiteDemocraticShare: 0.37,
  },
  '13': {
    residents: 10_700_000,
    areaCodes: ['229', '404', '470', '478', '706', '770', '912'],
    postalPrefixes: ['30', '31'],
    congressionalDistricts: 14,
    senateDistricts: 56,
    houseDistricts: 180,
    executives: [
      'Governor',
      'Lieutenant Governor',
      'Attorney General',
      'Secretary of State',
      'Commissioner of Agriculture',
      'Commissioner of Insurance',
      'Commissioner of Labor',
      'Superintendent of Education',
    ],
    circuits: 40,
    circuitOffices: ['District Attorney', 'Superior Court Judge', 'Superior Court Judge'],
    countyOffices: ['Sheriff', 'Clerk of Superior Court', 'Probate Judge', 'Tax Commissioner', 'Coroner'],
    governments: [
      [commission, 1],
      [commissionWithChair, 2],
    ],
    commissionDistricts: 5,
    countyDistrictOffices: [],
    municipalities: [
      ['City', 4],
      ['Town', 1],
    ],
    councilMember: 'City Council Member',
    municipalOffices: [],
    nonpartisan: ['Superior Court Judge', 'Probate Judge', 'Mayor', 'City Council Member', 'School Board Member'],
    terms: { ...congress, 'State Senator': 2, 'State Representative': 2 },
    staggered: ['County Commissioner', 'School Board Member'],
    whiteDemocraticShare: 0.28,
  },
  '22': {
    residents: 4_700_000,
    areaCodes: ['225', '318', '337', '504', '985'],
    postalPrefixes: ['70', '71'],
    congressionalDistricts: 6,
    senateDistricts: 39,
    houseDistricts: 105,
    executives: [
      'Governor',
      'Lieutenant Governor',
      'Attorney General',
      'Secretary of State',
      'State Treasurer',
      'Commissioner of Agriculture',
      'Commissioner of Insurance',
    ],
    circuits: 20,
    circuitOffices: ['District Attorney', 'District Judge', 'District Judge'],
    countyOffices: ['Sheriff', 'Clerk of Court', 'Assessor', 'Coroner'],
    governments: [
      [{ head: null, member: 'Police Juror' }, 2],
      [{ head: 'Parish President', member: 'Parish Council Member' }, 1],
    ],
    commissionDistricts: 7,
    countyDistrictOffices: ['Constable'],
    municipalities: [
      ['City', 1],
      ['Town', 2],
      ['Village', 2],
    ],
    councilMember: 'Alderman',
    municipalOffices: ['Chief of Police', 'Marshal'],
    nonpartisan: [],
    terms: { ...congress, 'District Judge': 6, 'District Attorney': 6, Constable: 6 },
    staggered: [],
    whiteDemocraticShare: 0.18,
  },
  '28': {
    residents: 3_000_000,
    areaCodes: ['228', '601', '662', '769'],
    postalPrefixes: ['38', '39'],
    congressionalDistricts: 4,
    senateDistricts: 52,
    houseDistricts: 122,
    executives: [
      'Governor',
      'Lieutenant Governor',
      'Attorney General',
      'Secretary of State',
      'State Treasurer',
      'State Auditor',
      'Commissioner of Agriculture',
      'Commissioner of Insurance',
    ],
    circuits: 22,
    circuitOffices: ['District Attorney', 'Circuit Judge', 'Chancery Judge'],
    countyOffices: [
      'Sheriff',
      'Chancery Clerk',
      'Circuit Clerk',
      'Tax Assessor/Collector',
      'Coroner',
      'County Attorney',
    ],
    governments: [[{ head: null, member: 'County Supervisor' }, 1]],
    commissionDistricts: 5,
    countyDistrictOffices: ['Justice Court Judge', 'Constable'],
    municipalities: [
      ['City', 2],
      ['Town', 3],
      ['Village', 1],
    ],
    councilMember: 'Alderman',
    municipalOffices: ['Chief of Police'],
    nonpartisan: ['Circuit Judge', 'Chancery Judge', 'School Board Member', 'County Attorney'],
    terms: { ...congress },
    staggered: [],
    whiteDemocraticShare: 0.15,
  },
}

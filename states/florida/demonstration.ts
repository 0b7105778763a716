import { commission, congress, november, type Demonstration } from '#demonstration/demonstration.ts'
import { tuesday } from '#law/days.ts'

/** The numbers of offices and places are real; their holders are invented. */
export const demonstration: Demonstration = {
  residents: 21_500_000,
  areaCodes: ['239', '305', '321', '352', '386', '407', '561', '813', '850', '904', '954'],
  postalPrefixes: ['32', '33', '34'],
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
  elections: {
    federal: { year: 2024, primary: { month: 8, weekday: tuesday, from: 15 }, general: november },
    state: { year: 2022, primary: { month: 8, weekday: tuesday, from: 15 }, general: november },
    county: { year: 2024, primary: { month: 8, weekday: tuesday, from: 15 }, general: november },
    municipal: { year: 2024, primary: null, general: november },
  },
  governorYear: 2022,
  frenchNames: null,
}

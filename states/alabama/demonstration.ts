import {
  commission,
  commissionWithChair,
  congress,
  november,
  type Demonstration,
} from '#demonstration/demonstration.ts'
import { tuesday } from '#law/days.ts'

/** The numbers of offices and places are real; their holders are invented. */
export const demonstration: Demonstration = {
  residents: 5_000_000,
  areaCodes: ['205', '251', '256', '334'],
  postalPrefixes: ['35', '36'],
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
  elections: {
    federal: { year: 2024, primary: { month: 5, weekday: tuesday, from: 15 }, general: november },
    state: { year: 2022, primary: { month: 5, weekday: tuesday, from: 15 }, general: november },
    county: { year: 2022, primary: { month: 5, weekday: tuesday, from: 15 }, general: november },
    municipal: { year: 2025, primary: null, general: { month: 8, weekday: tuesday, from: 22 } },
  },
  governorYear: 2022,
  frenchNames: null,
}

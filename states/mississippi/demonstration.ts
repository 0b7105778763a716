import { congress, november, type Demonstration } from '#demonstration/demonstration.ts'
import { tuesday } from '#law/days.ts'

/** The numbers of offices and places are real; their holders are invented. */
export const demonstration: Demonstration = {
  residents: 3_000_000,
  areaCodes: ['228', '601', '662', '769'],
  postalPrefixes: ['38', '39'],
  circuits: 22,
  circuitOffices: ['District Attorney', 'Circuit Judge', 'Chancery Judge'],
  countyOffices: ['Sheriff', 'Chancery Clerk', 'Circuit Clerk', 'Tax Assessor/Collector', 'Coroner', 'County Attorney'],
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
  elections: {
    federal: { year: 2024, primary: { month: 3, weekday: tuesday, from: 8 }, general: november },
    state: { year: 2023, primary: { month: 8, weekday: tuesday, from: 2 }, general: november },
    county: { year: 2023, primary: { month: 8, weekday: tuesday, from: 2 }, general: november },
    municipal: {
      year: 2025,
      primary: { month: 4, weekday: tuesday, from: 1 },
      general: { month: 6, weekday: tuesday, from: 2 },
    },
  },
  governorYear: 2023,
  frenchNames: null,
}

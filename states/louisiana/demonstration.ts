import { congress, november, type Demonstration } from '#demonstration/demonstration.ts'
import { saturday } from '#law/days.ts'

/** The numbers of offices and places are real; their holders are invented. */
export const demonstration: Demonstration = {
  residents: 4_700_000,
  areaCodes: ['225', '318', '337', '504', '985'],
  postalPrefixes: ['70', '71'],
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
  elections: {
    federal: { year: 2024, primary: { month: 4, weekday: saturday, from: 15 }, general: november },
    state: {
      year: 2023,
      primary: { month: 10, weekday: saturday, from: 8 },
      general: { month: 11, weekday: saturday, from: 8 },
    },
    county: {
      year: 2023,
      primary: { month: 10, weekday: saturday, from: 8 },
      general: { month: 11, weekday: saturday, from: 8 },
    },
    municipal: {
      year: 2022,
      primary: { month: 3, weekday: saturday, from: 22 },
      general: { month: 4, weekday: saturday, from: 26 },
    },
  },
  governorYear: 2023,
  frenchNames: { European: 0.35, 'African-American': 0.12 },
}

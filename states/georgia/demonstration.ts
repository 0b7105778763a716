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
  residents: 10_700_000,
  areaCodes: ['229', '404', '470', '478', '706', '770', '912'],
  postalPrefixes: ['30', '31'],
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
  elections: {
    federal: { year: 2024, primary: { month: 5, weekday: tuesday, from: 15 }, general: november },
    state: { year: 2022, primary: { month: 5, weekday: tuesday, from: 15 }, general: november },
    county: { year: 2024, primary: { month: 5, weekday: tuesday, from: 15 }, general: november },
    municipal: { year: 2025, primary: null, general: november },
  },
  governorYear: 2022,
  frenchNames: null,
}

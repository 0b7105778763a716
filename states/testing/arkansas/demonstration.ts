import { congress, type Demonstration, november } from '#demonstration/demonstration.ts'

const elections = { year: 2026, primary: null, general: november }

export const demonstration: Demonstration = {
  residents: 3_000_000,
  areaCodes: ['479', '501', '870'],
  postalPrefixes: ['71', '72'],
  circuits: 28,
  circuitOffices: ['Circuit Judge'],
  countyOffices: ['Sheriff', 'Coroner'],
  governments: [[{ head: null, member: 'Justice of the Peace' }, 1]],
  commissionDistricts: 9,
  countyDistrictOffices: [],
  municipalities: [
    ['City', 4],
    ['Town', 1],
  ],
  councilMember: 'Alderman',
  municipalOffices: [],
  nonpartisan: ['Circuit Judge'],
  terms: { ...congress, 'State Representative': 2 },
  staggered: [],
  whiteDemocraticShare: 0.2,
  elections: { federal: elections, state: elections, county: elections, municipal: elections },
  governorYear: 2022,
  frenchNames: null,
}

import { county, type State } from '#state.ts'

export const state = {
  id: '01',
  code: 'AL',
  name: 'Alabama',
  abbreviations: ['ala'],
  cutNames: [],
  countyNoun: county,
  counties: 67,
  seats: { congress: 7, senate: 35, house: 105 },
  zipCodes: [[350, 369]],
  timeZone: 'America/Chicago',
  lookUp: 'https://myinfo.alabamavotes.gov/voterview',
  nameOnMap: [-86.35, 35.18],
  newerLines: {
    congress: 'Other lines were drawn for the members who were elected on 11-03-2026.',
    senate: 'A court changed districts around Montgomery after 2024.',
  },
  returns: { haveWriteIns: true, leaveOutUnopposed: false, endBeforeRunoff: false },
} as const satisfies State

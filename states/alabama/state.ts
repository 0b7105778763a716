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
  // Ala. Code 1-3-8.
  holidays: [
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
  ],
  returns: { haveWriteIns: true, leaveOutUnopposed: false, endBeforeRunoff: false },
} as const satisfies State

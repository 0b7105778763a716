import { parish, type State } from '#state.ts'

export const state = {
  id: '22',
  code: 'LA',
  name: 'Louisiana',
  abbreviations: [],
  cutNames: ['lou'],
  countyNoun: parish,
  counties: 64,
  seats: { congress: 6, senate: 39, house: 105 },
  zipCodes: [[700, 714]],
  timeZone: 'America/Chicago',
  lookUp: 'https://voterportal.sos.la.gov/',
  nameOnMap: [-92.6, 33.3],
  // La. R.S. 1:55. Mardi Gras and others of this state alone meet no deadline.
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
  returns: { haveWriteIns: false, leaveOutUnopposed: false, endBeforeRunoff: false },
} as const satisfies State

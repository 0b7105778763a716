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
  newerLines: { congress: 'Other lines were drawn for the members who were elected on 11-03-2026.' },
  returns: { haveWriteIns: false, leaveOutUnopposed: false, endBeforeRunoff: false },
} as const satisfies State

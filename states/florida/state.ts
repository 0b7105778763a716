import { county, type State } from '#state.ts'

export const state = {
  id: '12',
  code: 'FL',
  name: 'Florida',
  abbreviations: ['fla'],
  cutNames: ['flor'],
  countyNoun: county,
  counties: 67,
  seats: { congress: 28, senate: 40, house: 120 },
  zipCodes: [[320, 349]],
  timeZone: 'America/New_York',
  lookUp: 'https://registration.dos.fl.gov/CheckVoterStatus',
  nameOnMap: [-83.95, 28.6],
  newerLines: { congress: 'Other lines were drawn for the members who were elected on 11-03-2026.' },
  returns: { haveWriteIns: true, leaveOutUnopposed: true, endBeforeRunoff: false },
} as const satisfies State

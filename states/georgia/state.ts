import { county, type State } from '#state.ts'

export const state = {
  id: '13',
  code: 'GA',
  name: 'Georgia',
  abbreviations: [],
  cutNames: ['geo'],
  countyNoun: county,
  counties: 159,
  seats: { congress: 14, senate: 56, house: 180 },
  zipCodes: [
    [300, 319],
    [398, 399],
  ],
  timeZone: 'America/New_York',
  lookUp: 'https://mvp.sos.ga.gov/s/',
  nameOnMap: [-83.3, 35.18],
  newerLines: {},
  returns: { haveWriteIns: true, leaveOutUnopposed: false, endBeforeRunoff: true },
} as const satisfies State

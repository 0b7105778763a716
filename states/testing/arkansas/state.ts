import { county, type State } from '#state.ts'

export const state = {
  id: '05',
  code: 'AR',
  name: 'Arkansas',
  abbreviations: ['ark'],
  cutNames: [],
  countyNoun: county,
  counties: 75,
  seats: { congress: 4, senate: 35, house: 100 },
  zipCodes: [[716, 729]],
  timeZone: 'America/Chicago',
  lookUp: 'https://www.voterview.ar-nova.org/voterview',
  nameOnMap: [-92.4, 36.7],
  newerLines: {},
  returns: { haveWriteIns: true, leaveOutUnopposed: false, endBeforeRunoff: true },
} as const satisfies State

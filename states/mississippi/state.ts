import { county, type State } from '#state.ts'

export const state = {
  id: '28',
  code: 'MS',
  name: 'Mississippi',
  abbreviations: ['miss'],
  cutNames: ['missip'],
  countyNoun: county,
  counties: 82,
  seats: { congress: 4, senate: 52, house: 122 },
  zipCodes: [[386, 397]],
  timeZone: 'America/Chicago',
  // The page of the Secretary of State that links to the tool.
  lookUp: 'https://www.sos.ms.gov/elections-voting',
  nameOnMap: [-89.6, 35.18],
  newerLines: {
    senate: 'Courts changed some of these districts in 2025.',
    house: 'Courts changed some of these districts in 2025.',
  },
  returns: { haveWriteIns: true, leaveOutUnopposed: false, endBeforeRunoff: true },
} as const satisfies State

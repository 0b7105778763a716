import { louisianaRaces } from '#louisiana/returns/workbook.ts'
import { louisianaPost } from '#louisiana/returns/titles.ts'
import type { Returns } from '#returns/returns.ts'

export const returns = {
  source: 'louisiana-results',
  publisher: 'Louisiana Secretary of State',
  url: 'https://voterportal.sos.la.gov/graphical',
  addresses: 'https://s3-us-west-2.amazonaws.com/mediaresults.sos.la.gov/',
  racesOf: louisianaRaces,
  postOf: louisianaPost,
} as const satisfies Returns

import { georgiaRaces } from '#georgia/returns/export.ts'
import { georgiaPost } from '#georgia/returns/titles.ts'
import type { Returns } from '#returns/returns.ts'

export const returns = {
  source: 'georgia-results',
  publisher: 'Georgia Secretary of State',
  url: 'https://results.sos.ga.gov',
  addresses: 'https://results.sos.ga.gov/',
  racesOf: georgiaRaces,
  postOf: georgiaPost,
} as const satisfies Returns

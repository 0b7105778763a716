import { floridaRaces } from '#florida/returns/table.ts'
import { floridaPost } from '#florida/returns/titles.ts'
import type { Returns } from '#returns/returns.ts'

export const returns = {
  source: 'florida-results',
  publisher: 'Florida Division of Elections',
  url: 'https://floridaelectionwatch.gov',
  addresses: 'https://flelectionfiles.floridados.gov/',
  racesOf: floridaRaces,
  postOf: floridaPost,
} as const satisfies Returns

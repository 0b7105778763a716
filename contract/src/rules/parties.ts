/** The parties as words; an official without a known party has none of them, and reads "Unknown". */
export const parties = [
  'Democratic',
  'Republican',
  'Libertarian',
  'Green',
  'Nonpartisan',
  'Independent',
  'No Party',
  'Other',
] as const
export type PartyName = (typeof parties)[number]

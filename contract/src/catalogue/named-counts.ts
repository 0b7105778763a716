import type { ColumnId } from '#catalogue/columns.ts'

/** The columns that show several counts as one set: name → the column that the count is read from. */
export const namedCounts = {
  'jurisdiction.racial_statistics': {
    Black: 'stats.vap_black',
    Hispanic: 'stats.vap_hispanic',
    Asian: 'stats.vap_asian',
    White: 'stats.vap_white',
    Other: 'stats.vap_other',
    Total: 'stats.vap_total',
  },
  'jurisdiction.voting_statistics': {
    '2020 Biden': 'stats.biden_votes',
    '2020 Trump': 'stats.trump_votes',
    '2020 other': 'stats.other_president_votes',
    'Governor Democratic': 'stats.governor_democratic_votes',
    'Governor Republican': 'stats.governor_republican_votes',
    'Governor other': 'stats.governor_other_votes',
  },
} as const satisfies Partial<Record<ColumnId, Record<string, ColumnId>>>

export function isNamedCounts(id: ColumnId): id is keyof typeof namedCounts {
  return Object.hasOwn(namedCounts, id)
}

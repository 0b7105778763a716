/**
 * The kinds of source that the values of a column come from, whatever was imported. Which published data sets
 * those are, and from when, is read from the data.
 */
export const sourceKinds = {
  atlas: 'Given by the atlas itself',
  record: 'A published list of officials',
  law: 'Election calendars and election law',
  returns: 'Election returns',
  registration: 'Voter registration, counted by the state',
  domains: 'The registry of .gov domains',
  census: 'Census counts of the population',
  survey: 'Surveys and estimates of the Census Bureau',
  voterFile: 'A voter file with modelled groups',
  geography: 'District and county lines',
  roster: 'Lists of officials, joined by district',
  plan: 'District plans',
  rule: 'The coverage rule, applied to Census counts',
} as const

export type SourceKind = keyof typeof sourceKinds

/** What kinds of areas elect officials, as the table of jurisdictions calls them. */
export const jurisdictionKinds = [
  'state',
  'county',
  'county-district',
  'congressional-district',
  'senate-district',
  'house-district',
  'municipality',
  'school-district',
  'judicial-circuit',
  'state-district',
  'special-district',
] as const
export type JurisdictionKind = (typeof jurisdictionKinds)[number]

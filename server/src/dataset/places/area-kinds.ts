/** The kinds of areas that elect officials, as the database calls them; any other is the first. */
export const areaKinds = [
  'other',
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
export type AreaKind = (typeof areaKinds)[number]

export function areaKindCode(kind: string): number {
  return Math.max(
    0,
    areaKinds.findIndex((each) => each === kind),
  )
}

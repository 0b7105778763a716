/** What kind of organization an account speaks for. */
export const entityTypes = [
  '501(c)(3)',
  '501(c)(4)',
  'Other nonprofit',
  'PAC or political organization',
  'Government',
  'Academic',
  'Other',
] as const
export type EntityType = (typeof entityTypes)[number]

/** Office types in the order in which people think of them, from the largest area to the smallest. */
export const officeTypes = [
  'Congress',
  'Statewide Executive',
  'State Legislature',
  'County Government',
  'Law Enforcement',
  'Courts',
  'Municipal Government',
  'School Board',
  'Other',
] as const
export type OfficeType = (typeof officeTypes)[number]

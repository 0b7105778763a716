import type { OfficeType } from '#rules/office-types.ts'

/** The levels of government, from the widest to the nearest. */
export const levels = [
  'Congress',
  'Statewide',
  'Legislature',
  'Courts and Prosecutors',
  'County',
  'Municipal',
  'School',
] as const
export type Level = (typeof levels)[number]

const levelOfType: Readonly<Record<OfficeType, Level | null>> = {
  Congress: 'Congress',
  'Statewide Executive': 'Statewide',
  'State Legislature': 'Legislature',
  'County Government': 'County',
  'Law Enforcement': 'County',
  Courts: 'Courts and Prosecutors',
  'Municipal Government': 'Municipal',
  'School Board': 'School',
  Other: null,
}

/** Offices whose type says it wrongly, or not at all. */
const levelOfOffice: ReadonlyMap<string, Level> = new Map([
  ['Chief of Police', 'Municipal'],
  ['Marshal', 'Municipal'],
  ['Superintendent of Schools', 'School'],
  ['Public Service Commissioner', 'Statewide'],
  ['Transportation Commissioner', 'Statewide'],
  ['State Board of Education Member', 'Statewide'],
  ['Levee Commissioner', 'County'],
  ['Soil and Water Supervisor', 'County'],
])

/** The level of an office; null where its type tells none, as that of an organization's own office may. */
export function levelOf(office: string, type: string): Level | null {
  return levelOfOffice.get(office) ?? (Object.hasOwn(levelOfType, type) ? levelOfType[type as OfficeType] : null)
}

import type { OfficeName } from '#rules/offices.ts'

/** What answers the line of an office, where no source calls it anything else. */
const names: Readonly<Partial<Record<OfficeName, string>>> = {
  Sheriff: 'sheriff’s office',
  'School Board Member': 'school district',
  'Superintendent of Schools': 'school district',
  Mayor: 'city or town hall',
  'City Council Member': 'city or town hall',
  Alderman: 'city or town hall',
  'Chief of Police': 'police department',
  Assessor: 'assessor’s office',
  Coroner: 'coroner’s office',
  'Clerk of Court': 'clerk of court’s office',
  'Police Juror': 'police jury’s office',
  'Parish Council Member': 'parish council’s office',
  'Parish President': 'parish president’s office',
  'District Attorney': 'district attorney’s office',
  'Supervisor of Elections': 'elections office',
  Marshal: 'marshal’s office',
  'City Judge': 'city court',
  'Court of Appeal Judge': 'court of appeal',
}

/** "sheriff’s office"; of an office without a word of its own, "office of the surveyor". */
export function officeLineName(office: string): string {
  return (names as Readonly<Record<string, string>>)[office] ?? `office of the ${office.toLowerCase()}`
}

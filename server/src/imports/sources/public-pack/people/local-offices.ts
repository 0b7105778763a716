import { RowRefused } from '#imports/reading/rows.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'

const offices: ReadonlyMap<string, OfficeName> = new Map([
  ['Appeals court judge', 'Court of Appeal Judge'],
  ['Assessor', 'Assessor'],
  ['Chancery judge', 'Chancery Judge'],
  ['Charter review board member', 'Charter Review Board Member'],
  ['Chief of police', 'Chief of Police'],
  ['Circuit judge', 'Circuit Judge'],
  ['City council member', 'City Council Member'],
  ['City judge', 'City Judge'],
  ['City marshal', 'Marshal'],
  ['Clerk of court', 'Clerk of Court'],
  ['Clerk of superior court', 'Clerk of Superior Court'],
  ['Commissioner of agriculture', 'Commissioner of Agriculture'],
  ['Commissioner of insurance', 'Commissioner of Insurance'],
  ['Constable', 'Constable'],
  ['Coroner', 'Coroner'],
  ['County commission chair', 'County Commission Chair'],
  ['County commissioner', 'County Commissioner'],
  ['County council member', 'County Council Member'],
  ['County court judge', 'County Court Judge'],
  ['County judge', 'County Court Judge'],
  ['District attorney', 'District Attorney'],
  ['District judge', 'District Judge'],
  ['Election commissioner', 'Election Commissioner'],
  ['Justice court judge', 'Justice Court Judge'],
  ['Justice of the peace', 'Justice of the Peace'],
  ['Levee commissioner', 'Levee Commissioner'],
  ['License commissioner', 'License Commissioner'],
  ['Magistrate judge', 'Magistrate Judge'],
  ['Mayor', 'Mayor'],
  ['Parish council member', 'Parish Council Member'],
  ['Parish president', 'Parish President'],
  ['Police juror', 'Police Juror'],
  ['Probate judge', 'Probate Judge'],
  ['Public service commissioner', 'Public Service Commissioner'],
  ['School board member', 'School Board Member'],
  ['School superintendent', 'Superintendent of Schools'],
  ['Secretary of state', 'Secretary of State'],
  ['Sheriff', 'Sheriff'],
  ['Soil and water supervisor', 'Soil and Water Supervisor'],
  ['Solicitor general', 'Solicitor General'],
  ['State attorney', 'State Attorney'],
  ['State auditor', 'State Auditor'],
  ['State board of education member', 'State Board of Education Member'],
  ['State treasurer', 'State Treasurer'],
  ['Superintendent of education', 'Superintendent of Education'],
  ['Supreme court justice', 'Supreme Court Justice'],
  ['Surveyor', 'Surveyor'],
  ['Tax commissioner', 'Tax Commissioner'],
  ['Transportation commissioner', 'Transportation Commissioner'],
])

/** The office of the atlas that a row means. */
export function localOfficeOf(office: string, published: string, area: string): OfficeName {
  // Lafayette elects one mayor-president for the city and the parish around it.
  if (office === 'Mayor' && area === 'county') return 'Parish President'
  if (office === 'County officer') return countyOfficerOf(published)
  const found = offices.get(office)
  if (!found) throw new RowRefused(`no office of the atlas is meant by "${office}"`)
  return found
}

function countyOfficerOf(published: string): OfficeName {
  if (published.endsWith(' PROSECUTING ATTORNEY')) return 'County Attorney'
  if (published.endsWith(' TAX ASSESSOR')) return 'Tax Assessor'
  throw new RowRefused(`no office of the atlas is meant by "${published}"`)
}

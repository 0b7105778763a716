import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'
import type { OfficeType } from '@atlas/contract/rules/office-types.ts'

/** The offices that one person holds in any place. */
const ofOnePerson: ReadonlySet<string> = new Set<OfficeName>([
  'County Commission Chair',
  'Parish President',
  'County Attorney',
  'License Commissioner',
  'Coroner',
  'Property Appraiser',
  'Revenue Commissioner',
  'Supervisor of Elections',
  'Surveyor',
  'Tax Assessor',
  'Tax Assessor/Collector',
  'Tax Collector',
  'Tax Commissioner',
  'Assessor',
  'Sheriff',
  'Chief of Police',
  'District Attorney',
  'State Attorney',
  'Public Defender',
  'Solicitor General',
  'Chancery Clerk',
  'Circuit Clerk',
  'Clerk of Circuit Court',
  'Clerk of Court',
  'Clerk of Superior Court',
  'Mayor',
  'Superintendent of Schools',
  'U.S. Representative',
  'State Senator',
  'State Representative',
])

/** The offices with one member for each district; by contrast, a district may have several constables and judges. */
const byDistrict: ReadonlySet<string> = new Set<OfficeName>([
  'County Commissioner',
  'County Supervisor',
  'County Council Member',
  'Police Juror',
  'Parish Council Member',
  'City Council Member',
  'Alderman',
  'School Board Member',
  'Public Service Commissioner',
  'Transportation Commissioner',
  'State Board of Education Member',
  'U.S. Senator',
])

interface Seat {
  readonly office: string
  readonly type: OfficeType
  /** The part of the place that elects the office. */
  readonly district: string | null
}

/**
 * Whether the office itself shows that a seat has one holder; for others, such as a council at large, it is unknown.
 */
export function isOfOneHolder({ office, type, district }: Seat): boolean {
  if (type === 'Statewide Executive' || ofOnePerson.has(office)) return true
  return byDistrict.has(office) && district !== null && !isAtLarge(district)
}

function isAtLarge(district: string): boolean {
  return /\blarge\b|wide/.test(normalized(district))
}

import { type OfficeName, officesOfType } from '@atlas/contract/rules/offices.ts'
import { RowRefused } from '#imports/reading/rows.ts'

/** The offices that a phrase of the election calendar or of the list of terms means. */
const officesByPhrase: Readonly<Record<string, readonly OfficeName[]>> = {
  'U.S. Senate': ['U.S. Senator'],
  'U.S. House': ['U.S. Representative'],
  'Governor and statewide executive': officesOfType('Statewide Executive'),
  'Governor and Cabinet': [
    'Governor',
    'Lieutenant Governor',
    'Attorney General',
    'Chief Financial Officer',
    'Commissioner of Agriculture',
  ],
  'State Senate': ['State Senator'],
  'State House': ['State Representative'],
  Sheriff: ['Sheriff'],
  Coroner: ['Coroner'],
  Assessor: ['Assessor'],
  'Judge of Probate': ['Probate Judge'],
  'Probate Judge': ['Probate Judge'],
  'Circuit Clerk': ['Circuit Clerk'],
  'Chancery Clerk': ['Chancery Clerk'],
  Clerk: ['Clerk of Circuit Court'],
  'Clerk of Court': ['Clerk of Court', 'Clerk of Circuit Court'],
  'Clerk of Superior Court': ['Clerk of Superior Court'],
  'County Commission': ['County Commissioner', 'County Commission Chair'],
  Supervisor: ['County Supervisor'],
  Supervisors: ['County Supervisor'],
  'Police Jury / Parish Council': ['Police Juror', 'Parish Council Member'],
  'Police Jury / Parish Council (most parishes)': ['Police Juror', 'Parish Council Member'],
  'County Attorney': ['County Attorney'],
  Surveyor: ['Surveyor'],
  'Public Service Commissioner': ['Public Service Commissioner'],
  'Transportation Commissioner': ['Transportation Commissioner'],
  'Property Appraiser': ['Property Appraiser'],
  'Supervisor of Elections': ['Supervisor of Elections'],
  'Tax Collector': ['Tax Collector'],
  'Tax Commissioner': ['Tax Commissioner'],
  // Some counties of Mississippi elect the two separately, on the same day.
  'Tax Assessor/Collector': ['Tax Assessor/Collector', 'Tax Assessor', 'Tax Collector'],
  'District Attorney': ['District Attorney'],
  'State Attorney': ['State Attorney'],
  'Public Defender': ['Public Defender'],
  'Justice Court': ['Justice Court Judge'],
  'District Judge': ['District Judge'],
  'Circuit or District Judge': ['Circuit Judge', 'District Judge'],
  'Circuit or County Judge': ['Circuit Judge', 'County Court Judge'],
  'Circuit, Chancery or County Judge': ['Circuit Judge', 'Chancery Judge', 'County Court Judge'],
  'Superior or State Court Judge': ['Superior Court Judge'],
  Mayor: ['Mayor'],
  'Mayor and city council': ['Mayor', 'City Council Member'],
  'Mayor and aldermen': ['Mayor', 'Alderman'],
  'Mayor, council, chief of police': ['Mayor', 'City Council Member', 'Chief of Police'],
  'City Council': ['City Council Member'],
  Alderman: ['Alderman'],
  'Chief of Police': ['Chief of Police'],
  'School Board': ['School Board Member'],
  'Superintendent of Schools': ['Superintendent of Schools'],
  'State Board of Education': ['State Board of Education Member'],
  'Supreme Court': ['Supreme Court Justice'],
  'Court of Appeals': ['Court of Appeal Judge'],
  'Solicitor General': ['Solicitor General'],
  'Magistrate Judge': ['Magistrate Judge'],
  'Soil and Water Supervisor': ['Soil and Water Supervisor'],
  'Election Commissioner': ['Election Commissioner'],
  Constable: ['Constable'],
}

/** The seats of an office that are filled together: districts with odd or even numbers, or a class; null means all. */
export type Turn = 'odd' | 'even' | 'Class 1' | 'Class 2' | 'Class 3' | null

/** "Sheriff; Coroner" → both; "State Senate, odd-numbered districts" → State Senator, odd; "U.S. Senate, Class 2". */
export function officesOf(published: string): { offices: OfficeName[]; turn: Turn } {
  const [, phrases = '', numbered, classed] =
    /^(.*?)(?:, (odd|even)-numbered districts|, (Class [123]))?$/.exec(published) ?? []
  const offices = phrases.split(';').flatMap((phrase) => {
    const named = Object.hasOwn(officesByPhrase, phrase.trim()) && officesByPhrase[phrase.trim()]
    if (!named) throw new RowRefused(`no office of the atlas is meant by "${phrase.trim()}"`)
    return named
  })
  return { offices, turn: ((numbered ?? classed) as Turn | undefined) ?? null }
}

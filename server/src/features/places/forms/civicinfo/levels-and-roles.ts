import { type OfficeName, offices } from '@atlas/contract/rules/offices.ts'

/** The values that a program filters by: the level of government of each office and its role there. */
export interface LevelAndRole {
  readonly level: string
  readonly role: string
}

const is = (level: string, role: string): LevelAndRole => ({ level, role })
const state = 'administrativeArea1'
const county = 'administrativeArea2'

const byOffice: Readonly<Record<OfficeName, LevelAndRole>> = {
  'U.S. Senator': is('country', 'legislatorUpperBody'),
  'U.S. Representative': is('country', 'legislatorLowerBody'),
  Governor: is(state, 'headOfGovernment'),
  'Lieutenant Governor': is(state, 'deputyHeadOfGovernment'),
  'Attorney General': is(state, 'governmentOfficer'),
  'Secretary of State': is(state, 'governmentOfficer'),
  'State Treasurer': is(state, 'governmentOfficer'),
  'State Auditor': is(state, 'governmentOfficer'),
  'Chief Financial Officer': is(state, 'governmentOfficer'),
  'Commissioner of Agriculture': is(state, 'governmentOfficer'),
  'Commissioner of Insurance': is(state, 'governmentOfficer'),
  'Commissioner of Labor': is(state, 'governmentOfficer'),
  'Superintendent of Education': is(state, 'governmentOfficer'),
  'State Senator': is(state, 'legislatorUpperBody'),
  'State Representative': is(state, 'legislatorLowerBody'),
  'Public Service Commissioner': is(state, 'specialPurposeOfficer'),
  'Transportation Commissioner': is(state, 'specialPurposeOfficer'),
  'State Board of Education Member': is(state, 'schoolBoard'),
  'Supreme Court Justice': is(state, 'highestCourtJudge'),
  'Court of Appeal Judge': is(state, 'judge'),
  'Circuit Judge': is('regional', 'judge'),
  'Superior Court Judge': is('regional', 'judge'),
  'Chancery Judge': is('regional', 'judge'),
  'Family Court Judge': is('regional', 'judge'),
  'Juvenile or Parish Court Judge': is('regional', 'judge'),
  'District Judge': is('regional', 'judge'),
  'Probate Judge': is(county, 'judge'),
  'County Court Judge': is(county, 'judge'),
  'Justice Court Judge': is(county, 'judge'),
  'Magistrate Judge': is(county, 'judge'),
  'State Court Judge': is(county, 'judge'),
  'Justice of the Peace': is(county, 'judge'),
  'City Judge': is('locality', 'judge'),
  'Municipal Judge': is('locality', 'judge'),
  'District Attorney': is('regional', 'governmentOfficer'),
  'State Attorney': is('regional', 'governmentOfficer'),
  'Public Defender': is('regional', 'governmentOfficer'),
  Sheriff: is(county, 'governmentOfficer'),
  Coroner: is(county, 'governmentOfficer'),
  'Tax Assessor': is(county, 'governmentOfficer'),
  'Tax Assessor/Collector': is(county, 'governmentOfficer'),
  'Tax Collector': is(county, 'governmentOfficer'),
  'Tax Commissioner': is(county, 'governmentOfficer'),
  'Assistant Tax Collector': is(county, 'governmentOfficer'),
  'Revenue Commissioner': is(county, 'governmentOfficer'),
  'License Commissioner': is(county, 'governmentOfficer'),
  Assessor: is(county, 'governmentOfficer'),
  'Property Appraiser': is(county, 'governmentOfficer'),
  Surveyor: is(county, 'governmentOfficer'),
  'Supervisor of Elections': is(county, 'governmentOfficer'),
  'County Attorney': is(county, 'governmentOfficer'),
  'Solicitor General': is(county, 'governmentOfficer'),
  'Chancery Clerk': is(county, 'governmentOfficer'),
  'Circuit Clerk': is(county, 'governmentOfficer'),
  'Clerk of Circuit Court': is(county, 'governmentOfficer'),
  'Clerk of Court': is(county, 'governmentOfficer'),
  'Clerk of Superior Court': is(county, 'governmentOfficer'),
  Constable: is(county, 'governmentOfficer'),
  'County Commissioner': is(county, 'legislatorLowerBody'),
  'County Supervisor': is(county, 'legislatorLowerBody'),
  'County Council Member': is(county, 'legislatorLowerBody'),
  'Police Juror': is(county, 'legislatorLowerBody'),
  'Parish Council Member': is(county, 'legislatorLowerBody'),
  'County Commission Chair': is(county, 'headOfGovernment'),
  'Parish President': is(county, 'headOfGovernment'),
  'Election Commissioner': is(county, 'specialPurposeOfficer'),
  'Charter Review Board Member': is(county, 'specialPurposeOfficer'),
  Mayor: is('locality', 'headOfGovernment'),
  'City Council Member': is('locality', 'legislatorLowerBody'),
  Alderman: is('locality', 'legislatorLowerBody'),
  'Chief of Police': is('locality', 'governmentOfficer'),
  Marshal: is('locality', 'governmentOfficer'),
  'Municipal Clerk and Tax Collector': is('locality', 'governmentOfficer'),
  'School Board Member': is('regional', 'schoolBoard'),
  'Superintendent of Schools': is('regional', 'governmentOfficer'),
  'Levee Commissioner': is('special', 'specialPurposeOfficer'),
  'Soil and Water Supervisor': is('special', 'specialPurposeOfficer'),
}

// The offices that an organization has added, by type.
const levelsOfTypes: Readonly<Record<string, string>> = {
  Congress: 'country',
  'Statewide Executive': state,
  'State Legislature': state,
  'Municipal Government': 'locality',
  'School Board': 'regional',
  Courts: 'regional',
}

// In Alabama the judges with this title serve a county; in Louisiana they serve a district of several parishes.
const judgesOfCounties: ReadonlySet<string> = new Set(['Alabama District Judge'])

export function levelAndRole(office: string, type: string, stateName: string): LevelAndRole {
  if (judgesOfCounties.has(`${stateName} ${office}`)) return is(county, 'judge')
  if (Object.hasOwn(offices, office)) return byOffice[office as OfficeName]
  return is(levelsOfTypes[type] ?? county, 'otherRole')
}

export const knownLevels = [
  'international',
  'country',
  state,
  'regional',
  county,
  'locality',
  'subLocality1',
  'subLocality2',
  'special',
] as const
export const knownRoles = [
  'headOfState',
  'headOfGovernment',
  'deputyHeadOfGovernment',
  'governmentOfficer',
  'executiveCouncil',
  'legislatorUpperBody',
  'legislatorLowerBody',
  'highestCourtJudge',
  'judge',
  'schoolBoard',
  'specialPurposeOfficer',
  'otherRole',
] as const

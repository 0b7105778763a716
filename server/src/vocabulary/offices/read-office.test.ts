import { expect, test } from 'vitest'
import { offices } from '@atlas/contract/rules/offices.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { officeReader } from '#vocabulary/offices/read-office.ts'

const all = Object.keys(offices)
const read = officeReader(all)

test.each<[string, StateId | undefined, string]>([
  ['judge of probate', undefined, 'Probate Judge'],
  ['Judges of Probate', undefined, 'Probate Judge'],
  ['Clerk of the Circuit Court & Comptroller', '12', 'Clerk of Circuit Court'],
  ['circuit court clerk', '01', 'Circuit Clerk'],
  ['circuit court clerk', '12', 'Clerk of Circuit Court'],
  ['clerk of court', '13', 'Clerk of Superior Court'],
  ['police jurors', undefined, 'Police Juror'],
  ['Police Jury Member', undefined, 'Police Juror'],
  ['Lt. Gov.', undefined, 'Lieutenant Governor'],
  ['Lieutenant Governor', undefined, 'Lieutenant Governor'],
  ['commissioner of revenue', undefined, 'Revenue Commissioner'],
  ['Superintendent of Schools (elected)', undefined, 'Superintendent of Schools'],
  ['chancery clerk', undefined, 'Chancery Clerk'],
  ['tax assessor-collector', undefined, 'Tax Assessor/Collector'],
  ['alderwoman', undefined, 'Alderman'],
  ['Councilwoman-elect', undefined, 'City Council Member'],
  ['Councilwomen', undefined, 'City Council Member'],
  ['City Councilman (D)', undefined, 'City Council Member'],
  ['The Sheriff', undefined, 'Sheriff'],
  ["Sheriff's Office", undefined, 'Sheriff'],
  ['Sheriff [R]', undefined, 'Sheriff'],
  ['U.S. Rep.', undefined, 'U.S. Representative'],
  ['United States Senator', undefined, 'U.S. Senator'],
  ['Congresswoman', undefined, 'U.S. Representative'],
  ['State Rep.', undefined, 'State Representative'],
  ['State Sen', undefined, 'State Senator'],
  ['County Comm.', undefined, 'County Commissioner'],
  ['Commissioner', '28', 'County Supervisor'],
  ['County Commissioner', '28', 'County Supervisor'],
  ['Clerk', '13', 'Clerk of Superior Court'],
  ['Clerk', '12', 'Clerk of Circuit Court'],
  ['Police Chief', undefined, 'Chief of Police'],
  ['Board of Education Member', undefined, 'School Board Member'],
  ['County Supt. of Education', '01', 'Superintendent of Schools'],
  ['D.A.', undefined, 'District Attorney'],
  ['Justice of Peace', undefined, 'Justice of the Peace'],
  ['Commissioner of Agriculture & Industries', '01', 'Commissioner of Agriculture'],
  ['Chairwoman, Board of Commissioners', undefined, 'County Commission Chair'],
  ['Elections Supervisor', undefined, 'Supervisor of Elections'],
  ['Coroner', '12', 'Coroner'],
  ['City Clerk', '28', 'Municipal Clerk and Tax Collector'],
  ['County Sheriff', undefined, 'Sheriff'],
  ['Town Marshal', undefined, 'Marshal'],
  ['City Judge', undefined, 'City Judge'],
  ['Town Judge', undefined, 'City Judge'],
  ['City School Board', undefined, 'School Board Member'],
  ['Parish Assessor', '22', 'Assessor'],
  ['High Sheriff', '01', 'Sheriff'],
  ['Sheriff and Ex-Officio Tax Collector', '22', 'Sheriff'],
  ['Clerk of Court & Ex Officio Recorder', '22', 'Clerk of Court'],
  ['Ex-Officio Sheriff', undefined, 'Sheriff'],
  ['Chief Probate Judge', undefined, 'Probate Judge'],
  ['Chief Magistrate Judge', '13', 'Magistrate Judge'],
  ['Presiding Circuit Judge', '01', 'Circuit Judge'],
  ['Probate Court', '01', 'Probate Judge'],
  ['Council President Pro Tem', undefined, 'City Council Member'],
  ['Vice Chair, Board of Education', '13', 'School Board Member'],
  ['Police Jury Vice-President', '22', 'Police Juror'],
  ['Police Jury President', '22', 'Police Juror'],
  ['President of the Board of Supervisors', '28', 'County Supervisor'],
  ['County Commission Vice Chair', '13', 'County Commissioner'],
  ['Chair, Board of Commissioners', '13', 'County Commission Chair'],
  ['Chanc. Clerk', '28', 'Chancery Clerk'],
  ['Elections Supv.', '12', 'Supervisor of Elections'],
  ['SOE', '12', 'Supervisor of Elections'],
  ['Lieut. Governor', undefined, 'Lieutenant Governor'],
  ["Sec'y of State", undefined, 'Secretary of State'],
  ['Atty. Gen.', undefined, 'Attorney General'],
  ['State Treas.', undefined, 'State Treasurer'],
  ['P.S.C.', undefined, 'Public Service Commissioner'],
  ['C.F.O.', '12', 'Chief Financial Officer'],
  ['D. A.', undefined, 'District Attorney'],
  ['JPs', '22', 'Justice of the Peace'],
  ['St. Rep.', undefined, 'State Representative'],
  ['Representative in Congress', undefined, 'U.S. Representative'],
  ['Assessor & Collector of Taxes', '28', 'Tax Assessor/Collector'],
  ['County Prosecuting Attorney', '28', 'County Attorney'],
  ['City Marshall', '22', 'Marshal'],
  ['Ag. Commr.', '13', 'Commissioner of Agriculture'],
])('%j of state %s is a %s', (text, stateId, office) => {
  expect(read(text, stateId)).toEqual({ office })
})

test.each<[string, StateId | undefined, string[]]>([
  ['Senator', '01', ['State Senator', 'U.S. Senator']],
  ['Sen.', undefined, ['State Senator', 'U.S. Senator']],
  ['rep', '13', ['State Representative', 'U.S. Representative']],
  ['Legislator', undefined, ['State Representative', 'State Senator', 'U.S. Representative', 'U.S. Senator']],
  ['Commissioner', '22', ['Public Service Commissioner', 'Commissioner of Agriculture', 'Commissioner of Insurance']],
  ['Commissioner', '12', ['County Commissioner', 'Commissioner of Agriculture']],
  ['Clerk', '28', ['Circuit Clerk', 'Chancery Clerk']],
  ['Circuit Court Clerk', undefined, ['Circuit Clerk', 'Clerk of Circuit Court']],
  ['Superintendent', undefined, ['Superintendent of Schools', 'Superintendent of Education']],
  ['Chair', undefined, ['County Commission Chair', 'School Board Member']],
  ['Mayor Pro Tem', '28', ['City Council Member', 'Alderman']],
  ['Vice Mayor', undefined, ['City Council Member', 'Alderman']],
  ['City Council President', '22', ['City Council Member']],
  ['President of the Council', '13', ['City Council Member']],
  ['School Board Chair', '13', ['School Board Member']],
  ['President, Board of Aldermen', '28', ['Alderman']],
  ['Senate President', '01', ['State Senator', 'U.S. Senator']],
  ['A.G.', '13', ['Attorney General', 'Commissioner of Agriculture']],
  ['Judge', '13', ['Superior Court Judge', 'Probate Judge', 'Magistrate Judge', 'Court of Appeal Judge']],
])('%j of state %s may be one of several', (text, stateId, among) => {
  expect(read(text, stateId)).toEqual({ among })
})

test.each([
  'President',
  'Vice President',
  'Vice Chair',
  'Club President',
  'Chief Clerk',
  'Chief Deputy Clerk',
  'Assistant Chief of Police',
  'Chair of the Party',
  'Metro President',
  'Fire Chief',
  'Undersheriff',
  'Clerk-Treasurer',
  'Zoning Board Chair',
  'Water Board Member',
])('%j names no office: whoever leads, assists or serves elsewhere is none of it', (text) => {
  expect(read(text)).toBeNull()
})

test.each(['', 'Dallas', 'Dog Catcher', 'of the', 'Assistant Sheriff', 'constructor'])('%j names no office', (text) => {
  expect(read(text)).toBeNull()
})

const spellings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => `The ${name}`,
  (name) => `${name} (R)`,
  (name) => `${name}-elect`,
  (name) => (name.endsWith('s') ? name : `${name}s`),
  (name) => `Office of the ${name}`,
  (name) => name.replace('Commissioner', 'Comm.'),
  (name) => name.replace('Superintendent', 'Supt.'),
  (name) => name.replace(' of ', ' of the '),
  (name) => name.replace(/^(.+) of (.+)$/, '$2 $1'),
  (name) => name.replace('County', 'Co.'),
]

test('every office is found by each spelling of its name, or asked about, and no other is found', () => {
  const wrong = all.flatMap((name) =>
    spellings
      .map((spell) => spell(name))
      .filter((text) => {
        const found = read(text)
        const meant = found === null ? [] : 'office' in found ? [found.office] : found.among
        return !meant.includes(name)
      }),
  )
  expect(wrong).toEqual([])
})

test('an office that an organization brought is read by its name too', () => {
  const own = officeReader([...all, 'Harbor Master'])
  expect(own('harbor masters', '01')).toEqual({ office: 'Harbor Master' })
})

test.each<[string, StateId | undefined]>([
  ['City Clerk', '01'],
  ['Town Clerk', '13'],
  ['City Attorney', undefined],
  ['County Treasurer', '28'],
  ['Parish Treasurer', '22'],
  ['County Auditor', undefined],
  ['City Auditor', undefined],
  ['City Commissioner of Revenue', undefined],
  ['Village Tax Assessor', undefined],
  ['County Governor', undefined],
  ['City Prosecutor', undefined],
  ['City Sheriff', undefined],
  ['County Mayor', '01'],
])('%j of state %s is no office of another area', (text, stateId) => {
  expect(read(text, stateId)).toBeNull()
})

import { normalised } from '@atlas/contract/rules/normalised.ts'
import { type StateId, stateIds } from '@atlas/contract/rules/states.ts'
import { laws } from '@atlas/states/laws.ts'
import type { OfficeName } from '@atlas/contract/rules/offices.ts'

/** Words that lists shorten, and those that mean the same. */
const longForms: ReadonlyMap<string, string> = new Map([
  ['comm', 'commissioner'],
  ['commr', 'commissioner'],
  ['comr', 'commissioner'],
  ['com', 'commissioner'],
  ['comissioner', 'commissioner'],
  ['commission', 'commissioner'],
  ['commissioners', 'commissioner'],
  ['co', 'county'],
  ['cnty', 'county'],
  ['cty', 'county'],
  ['supt', 'superintendent'],
  ['atty', 'attorney'],
  ['rep', 'representative'],
  ['sen', 'senator'],
  ['asst', 'assistant'],
  ['ct', 'court'],
  ['clk', 'clerk'],
  ['cir', 'circuit'],
  ['circ', 'circuit'],
  ['dist', 'district'],
  ['sch', 'school'],
  ['bd', 'board'],
  ['brd', 'board'],
  ['ed', 'education'],
  ['mem', 'member'],
  ['mbr', 'member'],
  ['rev', 'revenue'],
  ['prob', 'probate'],
  ['jp', 'justice of the peace'],
  ['councilman', 'council member'],
  ['councilwoman', 'council member'],
  ['councilmember', 'council member'],
  ['councilperson', 'council member'],
  ['councilor', 'council member'],
  ['councillor', 'council member'],
  ['alderwoman', 'alderman'],
  ['alderperson', 'alderman'],
  ['chairman', 'chair'],
  ['chairwoman', 'chair'],
  ['chairperson', 'chair'],
  ['gov', 'governor'],
  ['lt', 'lieutenant'],
  ['sec', 'secretary'],
  ['da', 'district attorney'],
  ['congressman', 'us representative'],
  ['congresswoman', 'us representative'],
  ['boe', 'board of education'],
])

/** What lists call an office, with long forms, beside its name. */
const synonyms: Partial<Record<OfficeName, readonly string[]>> = {
  'U.S. Senator': ['us senator', 'united states senator', 'us senate'],
  'U.S. Representative': [
    'us representative',
    'united states representative',
    'us house',
    'us congress',
    'congress',
    'u s congressman',
    'us house of representatives',
  ],
  'State Senator': ['senator', 'state senate', 'state senator'],
  'State Representative': [
    'representative',
    'state house',
    'house of representatives',
    'state representative',
    'state legislator',
  ],
  'County Commissioner': [
    'commissioner',
    'county commissioner',
    'board of commissioner',
    'county commissioner member',
    'commissioner member',
    'board of county commissioner',
    'county board of commissioner',
  ],
  'County Commission Chair': [
    'commissioner chair',
    'chair of the county commissioner',
    'county commissioner chair',
    'chair county commissioner',
    'chair board of commissioner',
    'commissioner chair county',
  ],
  'County Supervisor': [
    'supervisor',
    'board of supervisors',
    'county supervisor',
    'board of supervisors member',
    'supervisors',
  ],
  'Police Juror': ['police jury', 'juror', 'police jury member', 'police juror'],
  'School Board Member': [
    'school board',
    'board of education',
    'board of education member',
    'board member school',
    'school board member',
    'county board of education',
    'school board trustee',
    'county school board',
    'county school board member',
    'school trustee',
  ],
  'City Council Member': [
    'council member',
    'city council',
    'council',
    'town council',
    'town council member',
    'city commissioner',
    'municipal council member',
  ],
  Alderman: ['board of aldermen', 'aldermen'],
  'Probate Judge': ['judge of probate', 'probate', 'judge probate'],
  'Circuit Clerk': ['clerk circuit', 'circuit court clerk', 'clerk of the circuit'],
  'Clerk of Superior Court': ['superior court clerk', 'clerk superior court', 'clerk of the superior court'],
  'Clerk of Court': ['court clerk', 'clerk of the court'],
  'District Attorney': ['prosecutor', 'district attorney'],
  'Superintendent of Schools': [
    'school superintendent',
    'superintendent',
    'superintendent of education county',
    'county superintendent',
    'county school superintendent',
  ],
  'Revenue Commissioner': ['revenue commissioner'],
  'Tax Commissioner': ['county tax commissioner'],
  'Justice of the Peace': ['justice of peace'],
  'Chief of Police': ['police chief', 'chief police'],
  'Parish Council Member': ['parish council'],
  'Magistrate Judge': ['magistrate', 'chief magistrate', 'magistrate court judge'],
  'Attorney General': ['attorney general state'],
  'Public Service Commissioner': ['psc commissioner', 'public service commissioner'],
}

const wordsOfState: ReadonlyMap<StateId, ReadonlyMap<string, OfficeName>> = new Map(
  stateIds.map((id) => [id, new Map(Object.entries(laws[id].officeWords))]),
)

/** Finds the office that a text names; undefined where it names none for sure. */
export function officeFinder(
  offices: readonly string[],
): (text: string, stateId: StateId | undefined) => string | undefined {
  const byWord = new Map<string, string>([
    ...Object.entries(synonyms).flatMap(([office, words]) => words.map((word) => [word, office] as const)),
    ...offices.map((office) => [wordOf(office), office] as const),
    ...offices.map((office) => [normalised(office), office] as const),
  ])
  const names = new Set(offices)
  const find = (text: string, stateId: StateId | undefined) => {
    const word = wordOf(text)
    return (
      (stateId && wordsOfState.get(stateId)?.get(word)) ??
      byWord.get(normalised(text)) ??
      byWord.get(word) ??
      byWord.get(word.replace(/^(the|county|parish) /, '')) ??
      byWord.get(word.replace(/ (elect|at large|county)$/, '').trim())
    )
  }
  return (text, stateId) => {
    const found = find(text, stateId)
    return found !== undefined && names.has(found) ? found : undefined
  }
}

function wordOf(text: string): string {
  return normalised(
    text
      .replace(/\bU\.\s?S\./gi, 'US')
      .replace(/\bD\.\s?A\./gi, 'DA')
      .replace(/\bJ\.\s?P\./gi, 'JP'),
  )
    .split(' ')
    .map((word) => longForms.get(word) ?? word)
    .join(' ')
}

import { offices } from '@atlas/contract/rules/offices.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'
import { suffixOf } from '#vocabulary/people/name-words.ts'
import { officeReader } from '#vocabulary/offices/read-office.ts'

const setOf = (text: string) => new Set(text.trim().split(/\s+/))

/** How a person is addressed; none of them is a name. */
const honorifics = setOf(`
  hon honorable honourable mr mrs ms mx dr doctor rev reverend atty prof professor madam sir fr rabbi imam coach
  evangelist cong presiding`)
const ranks = setOf(`
  col colonel capt captain cpt lt lieutenant ltc sgt sergeant msgt maj brig gen cpl corporal cmdr commander adm admiral
  ret retd retired usa usn usmc usaf usar uscg`)
/** Names too, so that they count as titles only before a whole name, or behind a comma. */
const titlesAndNames = setOf(`
  judge justice mayor bishop elder pastor minister deacon chief clerk constable marshal magistrate chancellor sheriff
  miss major general attorney governor squire apostle father sister brother mother`)
const roles = setOf(`
  chair chairman chairwoman chairperson chairmen cochair vicechair president vicepresident vp commissioner commr comm pres
  councilman councilwoman councilmember councilperson councilor councillor alderman alderwoman alderperson selectman
  supervisor juror trustee treasurer secretary speaker whip leader representative rep senator sen congressman
  congresswoman delegate legislator coroner assessor collector appraiser superintendent supt surveyor comptroller
  auditor solicitor prosecutor registrar recorder gov da incumbent candidate member tempore director sec deputy assistant asst
  interim acting former fmr emeritus appointed supernumerary unopposed nonpartisan administrator manager engineer
  officer coordinator`)
/** Beside a role they say more of it; alone they are no role. */
const wordsBesideRoles = setOf(`
  vice pro tem of the for and at large county co parish city town village district dist state us police tax probate
  circuit superior chancery court board bd school council commission committee elect elected majority minority first
  second ward post place seat beat precinct no number peace revenue jury house senate public education schools position
  chapter fire judicial`)
const degrees = setOf(`
  md phd edd jd cpa dds dvm dmin thd esq esquire rn mba mpa mph msw lcsw pe ret retd dd lld do ma ms ba bs med aia cfp ccm
  ceo cfo np fnp dc od pharmd dpt psyd dba dpa llm mdiv cmc mmc cpm cfm icma aicp pmp eds`)
/** Behind a name without a comma only what is no last name. */
const sureDegrees = setOf(`md phd edd jd cpa dds dvm dmin esq esquire mba mpa msw lcsw rn ret retd`)

/** Short forms of titles that may be given names or parts of a last name. */
const shortNames = new Set(['da', 'gen', 'pres', 'whip', 'brig', 'maj', 'adm', 'col', 'fr', 'comm', 'vp', 'sec', 'rep'])

const namesOffice = officeReader(Object.keys(offices))
/** "District 4", "Ward B"; "4th Ward", "4th Judicial Circuit"; "HD 67", "D-3"; "At Large" */
const districts: readonly RegExp[] = [
  /^(?:dist(?:rict)?|ward|post|place|pl|seat|beat|precinct|position|group|division|div|zone)(?:\.|\b|(?=\d)) ?(?:no\.?|#)? ?(?:(?=[\w-]{0,8}\d)[\w-]{1,9}|[A-Z]|one|two|three|four|five|six|seven)$/i,
  /^\d{1,3}(?:st|nd|rd|th) (?:dist(?:rict)?|ward|post|place|seat|beat|precinct|division|zone|judicial circuit|judicial district|circuit)\.?$/i,
  /^(?:hd|sd|cd|d)[- ]?\d{1,3}$/i,
  /^at[ -]large$/i,
]
/** Who leads a "last name" with a whole name behind it is so titled: "Sheriff, Ann Hill". */
const beforeWholeNames = new Set(['sheriff', 'mayor', 'constable', 'clerk', 'marshal', 'magistrate', 'chief'])

const wordOf = (written: string) => normalized(written.replace(/['’]s$/, ''))
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => wordOf(word) !== '')

/** "Ph.D." and "M.D." are one word, and so are "Lt.Col." and "Pro-Tem" two. */
function letters(written: string): string[] {
  const dotted = /^(?:\p{L}{1,2}\.){2,}\p{L}{0,2}$|^(?:Ph|Ed|D|M|J|Esq)\.? ?\p{L}{1,2}\.?$/iu.test(written)
  return dotted ? [wordOf(written).replaceAll(' ', '')] : wordOf(written).split(' ')
}

type Weight = 'sure' | 'or_name' | 'beside' | null

/** With their point they are no names: "Bro. Joe Moody". */
const shortTitles = /^(?:Bro|Sis|Min|Eld|Evang|Supv)\.$/i

function weightOf(written: string): Weight {
  if (shortTitles.test(written)) return 'sure'
  const weights = letters(written).map((word): Weight => {
    if (honorifics.has(word) || ranks.has(word) || roles.has(word)) return 'sure'
    if (titlesAndNames.has(word)) return 'or_name'
    return wordsBesideRoles.has(word) || /^\d{1,3}(st|nd|rd|th)?$/.test(word) ? 'beside' : null
  })
  if (weights.includes(null)) return null
  return (['sure', 'or_name'] as const).find((weight) => weights.includes(weight)) ?? 'beside'
}

/** Whether all of a text is a role, such as "Chair", "Mayor Pro Tem" or "Chancery Clerk", and no name. */
export function isRole(text: string): boolean {
  const words = wordsOf(text)
  if (words.length === 0) return false
  const weights = words.map(weightOf)
  if (weights.every((weight) => weight !== null) && weights.some((weight) => weight !== 'beside')) return true
  return isDistrict(text) || /^pro[ -]tem(?:pore)?$/i.test(text.trim()) || isOffice(text, words)
}

function isOffice(text: string, words: readonly string[]): boolean {
  return words.length > 1 && words.some((word) => weightOf(word) !== null) && namesOffice(text) !== null
}

/** Whether a piece before a comma is the role of the name behind it: "Judge, Ann" has a last name, "Sheriff, Ann Hill" a title. */
export function isRoleBefore(piece: string, behind: string): boolean {
  // "Ward 2nd, Ann" is the second Ann Ward.
  if (suffixOf(wordsOf(piece).at(-1) ?? '')) return false
  if (isSureRole(piece) || (behind !== '' && isOfPlace(piece))) return true
  return isRole(piece) && beforeWholeNames.has(normalized(piece)) && /^\S{2,} .*\p{L}{3}/u.test(behind)
}

/** "Mayor of Selma", "City of Selma" */
export function isOfPlace(piece: string): boolean {
  const [, title = ''] = /^(\S.*?) (?:of|for) \S/i.exec(piece) ?? []
  return /^(?:city|town|village|county|parish)$/i.test(title) || isRole(title)
}

/** Whether a title says how somebody is addressed, and nothing of an office: "Hon.", "Rev. Dr.", "Col.", "CPA". */
export function isHonorific(title: string): boolean {
  return (
    isDegree(title) ||
    wordsOf(title).every((word) => letters(word).every((each) => honorifics.has(each) || ranks.has(each)))
  )
}

/** Whether a title is a name too, as Judge and Bishop are. */
export function mayBeName(title: string): boolean {
  return wordsOf(title).every((word) => weightOf(word) !== 'sure')
}

/** "District 4", "4th Ward" */
export function isDistrict(text: string): boolean {
  return districts.some((form) => form.test(text.trim()))
}

/** A role that nobody is called: "Judge" and "Constable" are last names too. */
export function isSureRole(text: string): boolean {
  return isRole(text) && (wordsOf(text).length > 1 || weightOf(text) === 'sure')
}

/** "Ph. D." and "M. Ed.", but the initials "J. D." stay. */
const partedDegree = /\b(?:(?:Ph|Th|Ed|Psy|Pharm)\. [DS]|[MB]\. (?:Ed|Div))\b/g

export function isDegree(text: string): boolean {
  if (/^attorney[- ]at[- ]law$/i.test(text.trim())) return true
  const words = wordsOf(text.replace(partedDegree, (written) => written.replace(' ', '')))
  return words.length > 0 && words.every((word) => letters(word).every((each) => degrees.has(each)))
}

const longestOffice = 7

/** How many words before a name are an office with an "of" in it: "Clerk of Court", "Tax Collector of Dallas County". */
function wordsOfOffice(words: readonly string[], least: number): number {
  const of = words.findIndex((word) => word.toLowerCase() === 'of')
  if (of < 1) return 0
  for (let count = Math.min(longestOffice, words.length - least); count > of + 1; count -= 1) {
    const isOfArea = /^(?:county|parish|city)$/i.test(words[count - 1] ?? '')
    if (isRole(words.slice(0, isOfArea ? of : count).join(' '))) return count
  }
  return 0
}

export interface WithoutTitles {
  readonly rest: string
  /** What came off, as it was written. */
  readonly titles: readonly string[]
}

/** A name without the titles before it; `least` words stay. "Judge Hayes" has one name alone and stays as it is. */
export function withoutTitlesBefore(text: string, least: number): WithoutTitles {
  const words = text.replace(/^U\.? S\.? (?=(?:sen|rep|cong|house|att|mar))/i, 'US ').split(/\s+/)
  let end = wordsOfOffice(words, least)
  for (let at = end; at < words.length - least; at += 1) {
    const word = words[at] ?? ''
    const weight = at === 0 && suffixOf(word) === 'Sr' ? 'sure' : weightOf(word)
    if (weight === null) break
    const isNumbered = at > 0 && /^#?\d{1,3}(st|nd|rd|th)?$/.test(words[at] ?? '')
    const isEndOfRole = /^(pro-tem|pro-tempore|tem|tempore|large|elect)\b/i.test(words[at] ?? '')
    const isOfDistrict = [1, 2].some((before) => at >= before && isDistrict(words.slice(at - before, at + 1).join(' ')))
    if (weight !== 'beside' || isNumbered || isOfDistrict || (at > 0 && isEndOfRole)) end = at + 1
  }
  const isBeforeInitial =
    end === 1 && weightOf(words[0] ?? '') === 'or_name' && /^\p{L}\.?$/u.test(words.slice(1).join(' '))
  // "Vice Chair", but a Major is one only with another title: it is a given name.
  const isNameAlone = end === 1 && /^(major|general|squire|father|governor)$/i.test(words[0] ?? '')
  const isOfNumber = /^\d/.test(words[0] ?? '') && end < 2
  if (end === 0 || isNameAlone || isOfNumber || isBeforeInitial) return { rest: text, titles: [] }
  return { rest: words.slice(end).join(' '), titles: [words.slice(0, end).join(' ')] }
}

/** "Judge S. Cordray" may be a judge, or have that given name: with an initial and a last name left, people look at it. */
export function mayBeGivenName(title: string, rest: string): boolean {
  return weightOf(title) === 'or_name' && /^\p{L}\.? \S+$/u.test(rest)
}

/**
 * What stands before one name more and may be a title, as in "Sheriff Hayes", or a given name, as in "Major Hayes". Null
 * where it is none.
 */
export function titleBeforeLastName(name: string): string | null {
  const [title = '', last = '', ...others] = name.split(' ')
  const weight = weightOf(title)
  const isTitle = weight === 'or_name' || (weight === 'sure' && (!shortNames.has(wordOf(title)) || title.endsWith('.')))
  const isAlone = last !== '' && others.every((word) => suffixOf(word) !== null) && /\p{L}{2}/u.test(last)
  return isTitle && isAlone ? title : null
}

/** Nobody is called so, and a role behind is theirs: "Ann Tester County Commissioner". */
const ofRoles = setOf('county city town state tax school board council commission police probate circuit deputy')

/** A name without the roles and degrees behind it that are no last names; `least` words stay. */
export function withoutTitlesBehind(text: string, least: number): WithoutTitles {
  const words = text.split(/\s+/)
  let start = words.length
  for (let at = words.length - 1; at >= least; at -= 1) {
    const written = words[at] ?? ''
    const isDegreeWord = letters(written).every((each) => sureDegrees.has(each))
    const weight = weightOf(written)
    if (!isDegreeWord && weight === null) break
    if (isDegreeWord || weight === 'sure' || /^(vice|pro|tem)$/i.test(written)) start = at
    // "Ann Mayor Pro Tem" and "Ann Lee Vice Mayor": what stands beside a sure role is of it.
    else if (weight === 'or_name' && start === at + 1 && start < words.length) start = at
    else if (ofRoles.has(wordOf(written)) && start === at + 1 && start < words.length) start = at
  }
  if (start === words.length) return { rest: text, titles: [] }
  return { rest: words.slice(0, start).join(' '), titles: [words.slice(start).join(' ')] }
}

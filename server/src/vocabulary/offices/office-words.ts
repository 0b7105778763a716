import { normalized } from '@atlas/contract/rules/normalized.ts'

/** Words that lists shorten, and those that mean the same. */
const standardForms: Readonly<Record<string, string>> = {
  comm: 'commissioner',
  commr: 'commissioner',
  comr: 'commissioner',
  com: 'commissioner',
  comissioner: 'commissioner',
  commish: 'commissioner',
  commission: 'commissioner',
  co: 'county',
  cnty: 'county',
  cty: 'county',
  supt: 'superintendent',
  atty: 'attorney',
  rep: 'representative',
  sen: 'senator',
  asst: 'assistant',
  ct: 'court',
  clk: 'clerk',
  cir: 'circuit',
  circ: 'circuit',
  dist: 'district',
  sch: 'school',
  bd: 'board',
  brd: 'board',
  ed: 'education',
  educ: 'education',
  mem: 'member',
  mbr: 'member',
  rev: 'revenue',
  prob: 'probate',
  jp: 'justice peace',
  gov: 'governor',
  lt: 'lieutenant',
  lieut: 'lieutenant',
  ltgov: 'lieutenant governor',
  sec: 'secretary',
  secy: 'secretary',
  secty: 'secretary',
  treas: 'treasurer',
  gen: 'general',
  pres: 'president',
  st: 'state',
  supv: 'supervisor',
  supvr: 'supervisor',
  chanc: 'chancery',
  magis: 'magistrate',
  juv: 'juvenile',
  agri: 'agriculture',
  agric: 'agriculture',
  ald: 'alderman',
  marshall: 'marshal',
  taxes: 'tax',
  da: 'district attorney',
  das: 'district attorney',
  jps: 'justice peace',
  boe: 'board education',
  mun: 'municipal',
  munic: 'municipal',
  chairman: 'chair',
  chairwoman: 'chair',
  chairperson: 'chair',
  chairmen: 'chair',
  councilman: 'council member',
  councilmen: 'council member',
  councilwoman: 'council member',
  councilwomen: 'council member',
  councilmember: 'council member',
  councilperson: 'council member',
  councilor: 'council member',
  councillor: 'council member',
  alderwoman: 'alderman',
  alderwomen: 'alderman',
  alderperson: 'alderman',
  aldermen: 'alderman',
  selectwoman: 'selectman',
  selectperson: 'selectman',
  selectmen: 'selectman',
  congresswoman: 'congressman',
  congressperson: 'congressman',
  congressmen: 'congressman',
  congressmember: 'congressman',
  chairs: 'chair',
}

// A text may hold "constructor", which every object has.
const standardWords: ReadonlyMap<string, string> = new Map(Object.entries(standardForms))

/** They tell nothing of which office it is. */
const littleWords = new Set(['of', 'the', 'for', 'and', 'in', 'a'])

/** How somebody holds it. */
const statusWords = new Set([
  'ex',
  'officio',
  'high',
  'elect',
  'elected',
  'interim',
  'acting',
  'former',
  'incumbent',
  'hon',
  'honorable',
  'at',
  'large',
  'office',
  'department',
  'dept',
])
/** Whose it is. */
const areaWords = new Set(['county', 'parish', 'city', 'town', 'village'])

/** "U.S.", "D. A.", "P.S.C.", "C.F.O." */
const dottedLetters = /(?<![\p{L}.])(?:\p{L}\.\s?){1,3}\p{L}\.(?!\p{L})/gu
/** What whoever holds an office is besides: "Sheriff and Ex-Officio Tax Collector". */
const exOfficio = /\bex[- ]officio\b/i

function withoutExOfficio(text: string): string {
  const office = text.slice(0, Math.max(text.search(exOfficio), 0))
  return /\p{L}/u.test(office) ? office : text
}

/** The words of an office in their standard forms: "Lt. Gov." → lieutenant, governor; "Judges of Probate" → judge, probate */
export function officeWords(text: string): string[] {
  const joined = withoutExOfficio(text).replace(dottedLetters, (letters) => letters.replace(/[.\s]/g, ''))
  return normalized(joined)
    .replace(/\bunited states\b/g, 'us')
    .replace(/\bu s\b/g, 'us')
    .split(' ')
    .flatMap(standardWord)
    .filter((word) => word !== '' && !littleWords.has(word))
}

function standardWord(word: string): string[] {
  const one = standardWords.get(word) ?? standardWords.get(single(word)) ?? single(word)
  return one.split(' ')
}

/** One of several: "judges" → judge, "juries" → jury, but "congress" stays. */
function single(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** What two texts of the same words share, in whichever order they stand. */
export function officeKey(words: readonly string[]): string {
  return [...new Set(words)].toSorted().join(' ')
}

/** Whether a word may stand beside any office. */
export function isBesideOffice(word: string): boolean {
  return word === 'member' || leaders.has(word) || statusWords.has(word) || areaWords.has(word)
}

export function withoutStatus(words: readonly string[]): string[] {
  return words.filter((word) => !statusWords.has(word))
}

const leadersOfBodies = new Set(['president', 'chair', 'vice', 'pro', 'tem', 'tempore'])
const leadersOfCourts = new Set(['chief', 'presiding'])
const leaders = leadersOfBodies.union(leadersOfCourts)

/** Without the words for who leads a body or a court, and is of it: "School Board Chair", "Chief Magistrate Judge". */
export function withoutLeader(words: readonly string[]): string[] {
  const isOfBody = words.includes('president') || words.includes('chair')
  const isOfCourt = words.includes('judge')
  return words.filter((word) => !(isOfBody && leadersOfBodies.has(word)) && !(isOfCourt && leadersOfCourts.has(word)))
}

/** Whether some words name who leads a body, and not in the place of who does. */
export function nameLeader(words: readonly string[]): boolean {
  const isDeputy = words.some((word) => word === 'vice' || word === 'pro')
  return !isDeputy && (words.includes('president') || words.includes('chair'))
}

export function withoutArea(words: readonly string[]): string[] {
  return words.filter((word) => !areaWords.has(word))
}

import { normalised } from '@atlas/contract/rules/normalised.ts'

/** Words that lists shorten, and those that mean the same. */
const standardForms: Readonly<Record<string, string>> = {
  comm: 'commissioner',
  commr: 'commissioner',
  comr: 'commissioner',
  com: 'commissioner',
  comissioner: 'commissioner',
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
  sec: 'secretary',
  da: 'district attorney',
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

/** The words of an office in their standard forms: "Lt. Gov." → lieutenant, governor; "Judges of Probate" → judge, probate */
export function officeWords(text: string): string[] {
  const dotted = text
    .replace(/\bU\.\s?S\./gi, 'US')
    .replace(/\bD\.\s?A\./gi, 'DA')
    .replace(/\bJ\.\s?P\./gi, 'JP')
  return normalised(dotted)
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
  return word === 'member' || statusWords.has(word) || areaWords.has(word)
}

export function withoutStatus(words: readonly string[]): string[] {
  return words.filter((word) => !statusWords.has(word))
}

export function withoutArea(words: readonly string[]): string[] {
  return words.filter((word) => !areaWords.has(word))
}

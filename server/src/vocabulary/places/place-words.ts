import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'

/** The words that a short form in a name may stand for, the usual one first. */
const longForms: Readonly<Record<string, readonly string[]>> = {
  st: ['saint', 'sainte'],
  ste: ['sainte', 'saint'],
  mt: ['mount', 'mountain'],
  mtn: ['mountain'],
  ft: ['fort'],
  pt: ['port', 'point', 'pointe'],
  pte: ['pointe'],
  n: ['north'],
  no: ['north'],
  s: ['south'],
  so: ['south'],
  e: ['east'],
  w: ['west'],
  bch: ['beach'],
  hts: ['heights'],
  hgts: ['heights'],
  spgs: ['springs', 'spring'],
  spg: ['spring', 'springs'],
  sprgs: ['springs'],
  spngs: ['springs'],
  jct: ['junction'],
  is: ['island', 'islands', 'isle'],
  isl: ['island', 'islands', 'isle'],
  lk: ['lake'],
  hbr: ['harbor', 'harbour'],
  harbour: ['harbor'],
  pk: ['park'],
  cty: ['city'],
  vlg: ['village'],
  gdns: ['gardens'],
  hl: ['hill'],
  hls: ['hills'],
  crk: ['creek'],
  vly: ['valley'],
  rdg: ['ridge'],
  grv: ['grove'],
  ctr: ['center', 'centre'],
  centre: ['center'],
  jeff: ['jefferson'],
  co: ['county'],
  par: ['parish'],
  rvr: ['river'],
  terr: ['terrace'],
  ter: ['terrace'],
  bapt: ['baptist'],
  saint: ['saint', 'sainte'],
  sainte: ['sainte', 'saint'],
  point: ['point', 'pointe'],
  pointe: ['pointe', 'point'],
}

/** What a word of a name may be in full. */
export function fullForms(word: string): readonly string[] {
  if (Object.hasOwn(longForms, word)) return longForms[word] ?? [word]
  // Macclenny is McClenny to many.
  return word.startsWith('mac') ? [word, word.replace('mac', 'mc')] : [word]
}

/** The short forms of a word, for tests of every spelling. */
export function shortFormsOf(word: string): readonly string[] {
  return Object.keys(longForms).filter((short) => longForms[short]?.includes(word))
}

/** A noun of a kind of place, as it stands before a name or behind it. */
export interface PlaceNoun {
  readonly kind: PlaceKind | null
  /** The state that alone calls its counties so, as only Louisiana has parishes. */
  readonly stateId: StateId | null
  readonly words: readonly string[]
}

const noun = (kind: PlaceKind | null, text: string, stateId: StateId | null = null): PlaceNoun => ({
  kind,
  stateId,
  words: text.split(' '),
})

/** "county" and "co" of the states that say so; all may be written of any. */
const countyNouns = stateIds.flatMap((id) => {
  const { countyNoun } = states[id]
  const isOnly = stateIds.every((each) => each === id || states[each].countyNoun.one !== countyNoun.one)
  return [countyNoun.one, countyNoun.several, countyNoun.abbreviation].map((text) =>
    noun('county', text, isOnly ? id : null),
  )
})

/** "Cty" is county or city, and only behind a name; parishes are shortened in more ways than the word is. */
const shortNouns = [
  ...['cnty', 'cty', 'cy'].map((text) => noun('county', text)),
  ...['psh', 'ph'].map((text) => noun('county', text, onlyStateWith('Parish'))),
]

function onlyStateWith(countyNoun: string): StateId | null {
  return stateIds.find((id) => states[id].countyNoun.one === countyNoun) ?? null
}

const consolidated = ['consolidated government', 'unified government', 'metropolitan government', 'metro government']

/** Before a name, with "of"; longer ones first. */
export const nounsBefore: readonly PlaceNoun[] = [
  ...consolidated.map((text) => noun(null, `${text} of`)),
  noun('school_district', 'board of education of'),
  noun('school_district', 'school board of'),
  noun('school_district', 'school district of'),
  ...countyNouns.map(({ words, stateId }) => noun('county', `${words.join(' ')} of`, stateId)),
  ...[
    'consolidated city of',
    'city and county of',
    'city and parish of',
    'city parish of',
    'metropolitan',
    'metro',
  ].map((text) => noun(null, text)),
  ...['city', 'town', 'village', 'municipality', 'cty', 'vlg', 'twn'].map((text) => noun('municipality', `${text} of`)),
]

/** Behind a name; longer ones first, so that "school district" is no district of "Selma School". */
export const nounsBehind: readonly PlaceNoun[] = [
  ...consolidated.map((text) => noun(null, text)),
  noun(null, 'consolidated government balance'),
  noun(null, 'unified government balance'),
  noun(null, 'balance'),
  // Ten counties of Mississippi have two courthouses; their officials are of the whole county.
  ...['first', 'second', '1st', '2nd'].map((nth) => noun(null, `${nth} judicial district`)),
  // Who governs a place stands for it.
  ...[
    ['board of county commissioners', 'board of commissioners', 'board of supervisors', 'board of aldermen'],
    ['police jury', 'government', 'commission', 'commissioners', 'council'],
    // Where it sits, as people call it.
    ['city hall', 'town hall', 'village hall', 'courthouse', 'court house'],
  ].flatMap((texts) => texts.map((text) => noun(null, text))),
  ...[
    ['public school district', 'separate school district', 'school district', 'public school system', 'school system'],
    ['school board', 'sch bd', 'board of education', 'board of ed', 'bd of education', 'bd of ed', 'boe'],
    ['public schools', 'schools', 'sch dist', 'isd'],
  ].flatMap((texts) => texts.map((text) => noun('school_district', text))),
  ...countyNouns,
  ...shortNouns,
  noun('municipality', 'census designated place'),
  ...['city', 'town', 'village', 'municipality', 'cdp'].map((text) => noun('municipality', text)),
].toSorted((one, other) => other.words.length - one.words.length)

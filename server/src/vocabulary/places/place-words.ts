import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import { type StateId, stateIds, states } from '@atlas/contract/rules/states.ts'

/** The words that a short form in a name may mean, the usual one first. */
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

/** The possible full forms of a word in a name. */
export function fullForms(word: string): readonly string[] {
  if (Object.hasOwn(longForms, word)) return longForms[word] ?? [word]
  // Many people write Macclenny as McClenny.
  return word.startsWith('mac') ? [word, word.replace('mac', 'mc')] : [word]
}

/** The short forms of a word, for tests of all spellings. */
export function shortFormsOf(word: string): readonly string[] {
  return Object.keys(longForms).filter((short) => longForms[short]?.includes(word))
}

/** The noun of a kind of place, before or after a name. */
export interface PlaceNoun {
  readonly kind: PlaceKind | null
  /** The only state that uses the noun for its counties, as only Louisiana has parishes. */
  readonly stateId: StateId | null
  readonly words: readonly string[]
}

const noun = (kind: PlaceKind | null, text: string, stateId: StateId | null = null): PlaceNoun => ({
  kind,
  stateId,
  words: text.split(' '),
})

/** "county" and "co" with the states that use them; people may write either for any county. */
const countyNouns = stateIds.flatMap((id) => {
  const { countyNoun } = states[id]
  const isOnly = stateIds.every((each) => each === id || states[each].countyNoun.one !== countyNoun.one)
  return [countyNoun.one, countyNoun.several, countyNoun.abbreviation].map((text) =>
    noun('county', text, isOnly ? id : null),
  )
})

/** "Cty" means county or city, and only after a name; "parish" has several short forms. */
const shortNouns = [
  ...['cnty', 'cty', 'cy'].map((text) => noun('county', text)),
  ...['psh', 'ph'].map((text) => noun('county', text, onlyStateWith('Parish'))),
]

function onlyStateWith(countyNoun: string): StateId | null {
  return stateIds.find((id) => states[id].countyNoun.one === countyNoun) ?? null
}

const consolidated = ['consolidated government', 'unified government', 'metropolitan government', 'metro government']

/** Nouns before a name, with "of"; longer ones come first. */
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

/**
 * Nouns after a name; longer ones come first, so that "Selma School District" is not read as a district of "Selma
 * School".
 */
export const nounsBehind: readonly PlaceNoun[] = [
  ...consolidated.map((text) => noun(null, text)),
  noun(null, 'consolidated government balance'),
  noun(null, 'unified government balance'),
  noun(null, 'balance'),
  // Ten counties of Mississippi have two courthouses, but their officials serve the whole county.
  ...['first', 'second', '1st', '2nd'].map((nth) => noun(null, `${nth} judicial district`)),
  // The name of a governing body means its place.
  ...[
    ['board of county commissioners', 'board of commissioners', 'board of supervisors', 'board of aldermen'],
    ['police jury', 'government', 'commission', 'commissioners', 'council'],
    // Common names for the seat of the government.
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

import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { placeNoun } from '@atlas/contract/rules/place-kinds.ts'
import { coverageLineOf } from '#features/places/page/coverage-line.ts'
import { kindWord } from '#features/places/page/kind-word.ts'
import type { Place } from '#features/places/page/place-query.ts'
import { percent } from '#ui/text/percent.ts'
import { thousands } from '#ui/text/thousands.ts'

/** A piece of a sentence; strong is what people look for. */
type Piece = string | { readonly strong: string }
export type Sentence = readonly Piece[]

/** What is said first of a place, in sentences; what is not known is left out. On paper shares are exact. */
export function ledeOf(place: Place, shares: 'in words' | 'exact' = 'in words'): Sentence[] {
  return [officials(place), people(place, shares), ownOffices(place), next(place)].filter(
    (sentence) => sentence !== null,
  )
}

function officials(place: Place): Sentence | null {
  const { lede, kind, name, state_id: state } = place
  if (isUncovered(place)) return uncovered(place)
  if (lede.officials === 0) return [{ strong: `No officials of this ${placeNoun(kind, state)} are on file.` }]
  const isOne = lede.officials === 1
  const words = isOne ? '1 official' : `${thousands(lede.officials)} officials`
  return [{ strong: words }, ` on file ${isOne ? 'represents' : 'represent'} ${name}.`]
}

/** A county of which nobody is on file: its share of voting age is the reason, and said once. */
function isUncovered({ kind, lede, coverage }: Place): boolean {
  return kind === 'county' && lede.county_offices?.on_file === 0 && coverage.answer !== 'yes'
}

/** Why nobody who governs the county is on file, and how many others represent it. */
function uncovered(place: Place): Sentence {
  const line = coverageLineOf(place)
  const noun = placeNoun(place.kind, place.state_id)
  const because =
    line && !line.isCovered
      ? ` It is not covered because ${line.share} of the people of voting age are Black; the rule asks for ${line.least}.`
      : ''
  const { officials: others } = place.lede
  const wider = others > 0 ? ` The ${thousands(others)} on file who represent it hold wider offices.` : ''
  return [{ strong: `No officials of this ${noun} are on file.` }, because, wider]
}

/** Shares that people say as a fraction, where the share is next to it. */
const fractions: readonly (readonly [share: number, words: string])[] = [
  [1 / 10, 'one in ten'],
  [1 / 5, 'one in five'],
  [1 / 4, 'one in four'],
  [1 / 3, 'one in three'],
  [2 / 5, 'two in five'],
  [1 / 2, 'half'],
  [3 / 5, 'three in five'],
  [2 / 3, 'two in three'],
  [3 / 4, 'three in four'],
  [4 / 5, 'four in five'],
  [9 / 10, 'nine in ten'],
]

function people(place: Place, shares: string): Sentence | null {
  const { black_share: share, voting_age: votingAge } = place.lede
  if (share === null || votingAge === null || isUncovered(place)) return null
  const [, words] = fractions.find(([fraction]) => shares === 'in words' && Math.abs(fraction - share) <= 0.015) ?? []
  return [`${words ? `About ${words}` : percent(share)} of its ${thousands(votingAge)} people of voting age are Black.`]
}

/** How contested the county's own offices were. */
function ownOffices({ lede: { county_offices: own }, kind, state_id: state }: Place): Sentence | null {
  if (!own || own.on_file < 2 || own.uncontested + own.close === 0) return null
  const { on_file: count, uncontested, close } = own
  const told = [
    ...(uncontested > 0 ? [{ strong: `${thousands(uncontested)} had only one name on the ballot` }] : []),
    ...(close > 0 ? [{ strong: `${close} ${close === 1 ? 'was' : 'were'} decided by fewer than 5 points` }] : []),
  ]
  const [first = '', second] = told
  return [
    `Of the ${thousands(count)} ${placeNoun(kind, state)} offices on file, `,
    first,
    ' at the last election on file',
    ...(second ? [' and ', second] : []),
    '.',
  ]
}

function next({ lede: { next_election: coming } }: Place): Sentence | null {
  if (!coming) return null
  const what = coming.kind === null ? 'is on' : `is the ${kindWord(coming.kind)} of`
  return [`The next election here that we know of ${what} `, { strong: typedDayOf(coming.date) }, '.']
}

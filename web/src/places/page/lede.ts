import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { placeNoun } from '@atlas/contract/rules/place-kinds.ts'
import { coverageLineOf } from '#places/page/coverage-line.ts'
import { kindWord } from '#places/page/kind-word.ts'
import type { Place } from '#places/page/place-query.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** A piece of a sentence; the words that people look for are strong. */
type Piece = string | { readonly strong: string }
export type Sentence = readonly Piece[]

/** The first sentences about a place; unknown facts are left out. On paper shares are exact. */
export function ledeOf(place: Place, shares: 'in words' | 'exact' = 'in words'): Sentence[] {
  return [officials(place), seats(place), people(place, shares), ownOffices(place), next(place)].filter(
    (sentence) => sentence !== null,
  )
}

/** The most important state of a place: people voted, and no source has the results yet. */
export function pendingWords({ seats, of, days, records_as_of: known }: NonNullable<Place['pending']>) {
  const when = days.map(({ date }) => typedDayOf(date)).join(' and ')
  const records = known ? ` (records as of ${typedDayOf(known)})` : ''
  const what = `${seats} of these ${of} seats ${seats === 1 ? 'was' : 'were'} on the ballot on ${when}`
  return {
    what: `${what}, and we do not have the results yet.`,
    until: `Until they are in, the names shown for them are the last ones known${records}.`,
  }
}

function officials(place: Place): Sentence | null {
  const { lede, name, coverage } = place
  if (isUncovered(place)) return uncovered(place)
  const isOne = lede.officials === 1
  if (lede.officials === 0) return [{ strong: nobodyShown(place) }, because(place)]
  const more =
    coverage.left_out > 0 ? ` ${isAre(coverage.left_out, 'more')} on file and left out by the coverage rule.` : ''
  const sentence = `${isOne ? 'represents' : 'represent'} ${name}.${others(place)}${more}`
  return [{ strong: officialsText(lede.officials) }, ` on file ${sentence}`]
}

/** How many of the seats by law are on file; seats without a number by law are not counted. */
function seats({ completeness: { all, own }, kind, state_id: state }: Place): Sentence | null {
  const { seats_by_law: byLaw, on_file: onFile } = all
  if (byLaw === 0) return null
  const [open, ownOpen] = [byLaw - onFile, own.seats_by_law - own.on_file]
  const of = `${thousands(byLaw)} ${byLaw === 1 ? 'seat' : 'seats'} whose number the law sets here`
  if (open === 0) return [`All of the ${of} are `, { strong: 'on file' }, '.']
  const noun = kind === 'county' ? `the ${placeNoun(kind, state)} itself` : 'its own voters'
  return [
    `Of the ${of}, `,
    { strong: `${thousands(onFile)} ${onFile === 1 ? 'is' : 'are'} on file` },
    ' and ',
    { strong: `${thousands(open)} ${open === 1 ? 'is' : 'are'} not` },
    ownOpen > 0 && ownOpen < open ? `, ${thousands(ownOpen)} of them filled by ${noun}.` : '.',
  ]
}

function officialsText(count: number): string {
  return count === 1 ? '1 official' : `${thousands(count)} officials`
}

/** "1 more is", "3 more are" */
function isAre(count: number, what: string): string {
  return `${thousands(count)} ${what} ${count === 1 ? 'is' : 'are'}`
}

/** Whether nobody is known or the known officials are left out; only in the first case is it worth coming back. */
function nobodyShown({ kind, state_id: state, coverage: { left_out: count } }: Place): string {
  const noun = placeNoun(kind, state)
  if (count === 0) return `No officials of this ${noun} are on file.`
  const verb = count === 1 ? 'is' : 'are'
  return `${officialsText(count)} of this ${noun} ${verb} on file and left out by the coverage rule.`
}

function because(place: Place): string {
  const line = coverageLineOf(place)
  if (!line || line.isCovered) return ''
  const reason = `${line.share} of the people of voting age are Black; the rule asks for ${line.least}.`
  return place.coverage.left_out > 0 ? ` There ${reason}` : ` It is not covered because ${reason}`
}

/** Those who are counted apart: one of several of whom one does. */
function others({ lede: { uncertain } }: Place): string {
  if (uncertain === 0) return ''
  return ` For ${thousands(uncertain)} more it is not on file whether they do: they hold one of several districts.`
}

/** For a county without officials on file: its share of voting age is the reason, so it is mentioned only once. */
function isUncovered({ kind, lede, coverage }: Place): boolean {
  return kind === 'county' && lede.county_offices?.on_file === 0 && coverage.answer !== 'yes'
}

/** Why none of the county's own officials is shown, and how many others represent it. */
function uncovered(place: Place): Sentence {
  const { officials: count } = place.lede
  const wider = count > 0 ? ` The ${thousands(count)} on file who represent it hold wider offices.` : ''
  return [{ strong: nobodyShown(place) }, because(place), wider]
}

/** Shares that people express as a fraction, with the share beside it. */
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
  const sentence = [
    ...(uncontested > 0 ? [{ strong: `${thousands(uncontested)} had only one name on the ballot` }] : []),
    ...(close > 0 ? [{ strong: `${close} ${close === 1 ? 'was' : 'were'} decided by fewer than 5 points` }] : []),
  ]
  const [first = '', second] = sentence
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

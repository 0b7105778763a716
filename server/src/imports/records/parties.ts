import { parties, type PartyName } from '@atlas/contract/rules/parties.ts'
import { normalized } from '@atlas/contract/rules/normalized.ts'

/**
 * The forms in which sources write a party, normalized. A person without a party is not an Independent: Louisiana and
 * Florida register the two separately.
 */
const partyByWord: ReadonlyMap<string, PartyName | null> = new Map([
  ['', null],
  ['na', null],
  ['unknown', null],
  ['d', 'Democratic'],
  ['dem', 'Democratic'],
  ['democrat', 'Democratic'],
  ['democratic', 'Democratic'],
  ['r', 'Republican'],
  ['rep', 'Republican'],
  ['republican', 'Republican'],
  ['lib', 'Libertarian'],
  ['libertarian', 'Libertarian'],
  ['green', 'Green'],
  ['nonpartisan', 'Nonpartisan'],
  ['ind', 'Independent'],
  ['independent', 'Independent'],
  ['no party affiliation', 'No Party'],
  ['no party', 'No Party'],
])

/** Forms that people use in their own lists, in addition to those that sources publish. */
const partyByAbbreviation: ReadonlyMap<string, PartyName> = new Map([
  ['gop', 'Republican'],
  ['democratic party', 'Democratic'],
  ['republican party', 'Republican'],
  ['repub', 'Republican'],
  ['np', 'Nonpartisan'],
  ['n p', 'Nonpartisan'],
  ['non partisan', 'Nonpartisan'],
  ['npa', 'No Party'],
  ['nopty', 'No Party'],
  ['no affiliation', 'No Party'],
  ['no party registered', 'No Party'],
  ['non affiliated', 'No Party'],
  ['unaffiliated', 'No Party'],
  ['i', 'Independent'],
  ['l', 'Libertarian'],
  ['g', 'Green'],
  // Abbreviations in files of results.
  ['lbt', 'Libertarian'],
  ['lpf', 'Libertarian'],
  ['grn', 'Green'],
  ['gre', 'Green'],
  ['non', 'Nonpartisan'],
  ['nop', 'Nonpartisan'],
])

/** The party that a word of a person's own list means, with the results of `knownParty`. */
export function partyWord(word: string): PartyName | null | undefined {
  return partyByAbbreviation.get(normalized(word)) ?? knownParty(word)
}

/**
 * The party that a word means; null where it means that the party is unknown, undefined where it is no word for a
 * party.
 */
export function knownParty(word: string): PartyName | null | undefined {
  return partyByWord.get(normalized(word)) ?? parties.find((party) => normalized(party) === normalized(word))
}

/** The party that a source names, in the words of the atlas; null where it names none. */
export function partyOf(published: string): PartyName | null {
  const party = partyByWord.get(normalized(published))
  return party === undefined ? 'Other' : party
}

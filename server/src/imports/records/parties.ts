import { parties, type PartyName } from '@atlas/contract/rules/parties.ts'
import { normalised } from '@atlas/contract/rules/normalised.ts'

/**
 * How sources write a party, normalised. Whoever is of no party is not of the Independents: Louisiana and Florida
 * register the two apart.
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

/** What people write in lists of their own, beside what sources publish. */
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
  // As files of results shorten them.
  ['lbt', 'Libertarian'],
  ['lpf', 'Libertarian'],
  ['grn', 'Green'],
  ['gre', 'Green'],
  ['non', 'Nonpartisan'],
  ['nop', 'Nonpartisan'],
])

/** The party that a word of somebody's own list means, as `knownParty` answers. */
export function partyWord(word: string): PartyName | null | undefined {
  return partyByAbbreviation.get(normalised(word)) ?? knownParty(word)
}

/** The party that a word means; null where it means that none is known, undefined where it means no party. */
export function knownParty(word: string): PartyName | null | undefined {
  return partyByWord.get(normalised(word)) ?? parties.find((party) => normalised(party) === normalised(word))
}

/** The party that a source names, in the words of the atlas; null where it names none. */
export function partyOf(published: string): PartyName | null {
  const party = partyByWord.get(normalised(published))
  return party === undefined ? 'Other' : party
}

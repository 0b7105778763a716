import {
  hasTwoSpellings,
  isNicknameLike,
  isParticle,
  isSmallParticle,
  suffixOf,
} from '#vocabulary/people/name-words.ts'
import {
  isDegree,
  isOfPlace,
  isRole,
  isRoleBefore,
  isSureRole,
  mayBeGivenName,
  titleBeforeLastName,
  withoutTitlesBefore,
  withoutTitlesBehind,
} from '#vocabulary/people/roles.ts'
import {
  isFate,
  numbersBeside,
  withBlanksAtTitles,
  withoutContacts,
  withoutDistrictBehind,
  withoutHome,
  withoutPartyBehind,
  withWholeBrackets,
} from '#vocabulary/people/beside-name.ts'
import { withPlainQuotes } from '#vocabulary/people/nickname.ts'
import { recasedWord, splitName } from '#vocabulary/people/split-name.ts'
import { stateOfCode } from '#vocabulary/states/state-words.ts'

/** What a list does to a name, which is undone. */
export type NameForm =
  | 'capitals'
  | 'small_letters'
  | 'two_spellings'
  | 'footnote'
  | 'title'
  | 'last_first'
  | 'party_in_name'
  | 'former_name'
  | 'in_brackets'
  | 'beside_name'
  | 'title_or_name'
  | 'several_last_names'
  | 'title_of_place'
  | 'number_in_name'

export interface PersonReading {
  /** Given name first, without what is no name; a nickname stands in double quotation marks. */
  readonly name: string
  /** The last name, where only the order of the text tells that it has several words. */
  readonly last: string | null
  /** The word that stood for the party. */
  readonly party: string | null
  readonly undone: readonly { readonly form: NameForm; readonly text: string }[]
}

export const footnoteMarks =
  /[*†‡#^¹²³⁰⁴-⁹]+| ?\((?:i|inc|incumbent|appointed|interim|acting)\.?\)| ?[[(]\d{1,3}[\])]|(?<=\p{Ll}{3})\.$/giu
const formerName =
  /,? ?[([] ?(?:n[ée]e|f\/?k\/?a|a[/.]?k[/.]?a\.?|formerly|maiden(?: name)?:?|born)\b[^()[\]]*[)\]]|,? (?:née|nee|f[/.]?k[/.]?a\.?|a[/.]?k[/.]?a\.?) \S.*$/i
const brackets = / ?[([]([^()[\]]*)[)\]]/g
const couple = /^(?:mrs?|ms|dr)\.?\s+(?:and|&)\s+(?:mrs?|ms|dr)\b/i

/**
 * Reads the name of one person as lists write it: "HAYES, Hon. Terron (D)*" is Terron Hayes, a Democrat. Null where it
 * names several people.
 */
export function readPerson(text: string, isParty: (word: string) => boolean): PersonReading | null {
  const undone: { form: NameForm; text: string }[] = []
  const note = (form: NameForm, of: string) => undone.push({ form, text: of })
  const { rest: written, taken } = withoutContacts(text)
  for (const each of taken) note('beside_name', each)
  const whole = withWholeBrackets(withPlainQuotes(written).replace(/\s+/g, ' '))
  const plain = withBlanksAtTitles(whole.replace(initialsAtName, '$1 $2'))
  const unmarked = plain.replace(footnoteMarks, '').trim()
  if (unmarked !== plain.trim()) note('footnote', text)
  const own = unmarked.replace(formerName, '').trim()
  if (own !== unmarked) note('former_name', text)
  const bracketed = withoutBrackets(own, isParty, note)
  const { rest, party: behind } = withoutPartyBehind(bracketed.rest, isParty)
  const inBrackets = bracketed.party ?? behind
  if (behind !== null) note('party_in_name', text)
  const sides = rest.split(/ ?[/;|] ?/).filter((side) => side !== '')
  const isBesideName = (side: string) => isRole(side) || isPartyWord(side, isParty)
  const people = sides.filter((side) => !isBesideName(side))
  for (const side of sides) if (people.length > 0 && isRole(side)) note('title', side)
  const inSide = people.length === 1 ? sides.find((side) => isPartyWord(side, isParty) && !isRole(side)) : undefined
  const bare = withoutWhatIsBeside(people[0] ?? rest, note)
  const { pieces, party } = withoutParty(namePieces(bare, note), inBrackets ?? inSide ?? null, isParty)
  if (party !== inBrackets) note('party_in_name', text)
  if (people.length > 1 || couple.test(rest) || pieces.some(namesSeveral)) return null
  if (pieces.length === 0) return { name: text, last: null, party, undone }
  const turned = turnedAround(pieces, note)
  for (const number of numbersBeside(turned.name)) note('beside_name', number)
  if (turned.name.split(' ').some(hasNumber)) note('number_in_name', turned.name)
  if (pieces.length === 1 && titleBeforeLastName(turned.name) !== null) note('title_or_name', turned.name)
  const { name, form } = recasedPartly(turned.name)
  const split = splitName(name, turned.last ?? '')
  const shown = split.name === '' ? text : split.name
  if (form !== null) noteLetters(note, form, turned.name, shown, split.last)
  const isToldByOrder = turned.last !== null && splitName(shown).last !== split.last
  return { name: shown, last: isToldByOrder ? split.last : null, party, undone }
}

/** "Tester1", of a mark that was small and raised; "3rd" is a suffix. */
function hasNumber(word: string): boolean {
  return suffixOf(word) === null && /\p{L}_?\d|\d_?\p{L}/u.test(word)
}

type Note = (form: NameForm, text: string) => void

/** "S.Cordray", "J.R.Tester": a blank is missing. */
const initialsAtName = /(?<![\p{L}.])((?:\p{Lu}\.)+)(\p{Lu}\p{L}{2,})/gu

function withoutWhatIsBeside(text: string, note: Note): string {
  const inDistrict = withoutDistrictBehind(text)
  for (const district of inDistrict.taken) note('title', district)
  const { rest, taken } = withoutHome(inDistrict.rest)
  for (const home of taken) note('beside_name', home)
  return rest
}

/** "R", "Republican", "D-Selma" */
function isPartyWord(written: string, isParty: (word: string) => boolean): boolean {
  const text = partyIn(written)
  return /^[A-Za-z]{1,12}$/.test(text) && !suffixOf(text) && isParty(text)
}

/** A bracket holds the party, a role, a suffix or a nickname; what it holds else is no part of the name. */
function withoutBrackets(text: string, isParty: (word: string) => boolean, note: Note) {
  let party: string | null = null
  const given = splitName(text.replace(brackets, ' ')).first ?? ''
  const firstGiven = /,\s*(?:\p{L}+\.\s+)*(\p{L}+)/u.exec(text.replace(brackets, ' '))?.[1] ?? given
  const rest = text.replace(brackets, (written: string, inner: string) => {
    const words = inner.trim().replace(/^"(.*)"$/, '$1')
    const [beforeDash = ''] = words.split(/ ?[-–,] ?/)
    const word = beforeDash.replace(/\.$/, '')
    if (/^[A-Za-z -]{1,20}$/.test(word) && isParty(word)) {
      party = word
      note('party_in_name', text)
      return ''
    }
    if (inner.trim().startsWith('"')) return ` "${words}"`
    if (suffixOf(words) || isDegree(words)) return `, ${words}`
    if (words === '') return ' '
    if (isRole(words)) note('title', words)
    else if (isNicknameLike(words, firstGiven)) return ` "${words}"`
    else note('in_brackets', text)
    return ''
  })
  return { rest: rest.trim(), party }
}

/** "Ann Tester - D" and "Ann Tester, Republican"; "Tester, D" has an initial. */
function withoutParty(pieces: readonly string[], inBrackets: string | null, isParty: (word: string) => boolean) {
  const [name = '', ...others] = pieces
  const last = others.at(-1) ?? ''
  if (inBrackets !== null) return { pieces, party: inBrackets }
  if (isWholeName(name) && isPartyWord(last, isParty)) return { pieces: pieces.slice(0, -1), party: partyIn(last) }
  // "R - Ann Tester"
  if (isPartyWord(name, isParty) && isWholeName(others[0] ?? '')) return { pieces: others, party: name }
  return { pieces, party: inBrackets }
}

function partyIn(written: string): string {
  return written.replace(/^([A-Z]{1,3})-\p{Lu}.*$/u, '$1')
}

function isWholeName(text: string): boolean {
  return splitName(text).first !== null
}

/** Behind a whole name, a place and its state, or letters that are no name: "Ann Tester, Selma, AL", "Ann Tester, CMC". */
function isBesideWholeName(piece: string, index: number, pieces: readonly string[]): boolean {
  const [name = '', second = ''] = pieces
  if (index === 0 || !isWholeName(name) || isParticle(name.split(' ')[0] ?? '')) return false
  if (index < 3 && pieces.length > index + 1 && !suffixOf(piece) && isStateCode(pieces[index + 1] ?? '')) return true
  if (isFate(piece)) return true
  if (isStateCode(piece)) return index > 1 || second === piece
  return /^\p{Lu}{3,6}$/u.test(piece) && !isInCapitals(name) && !suffixOf(piece) && !isDegree(piece)
}

function isStateCode(piece: string): boolean {
  return /^[A-Z]{2}(?: \d{5}(?:-\d{4})?)?$/.test(piece) && stateOfCode(piece.slice(0, 2)) !== null
}

/** The pieces between commas, colons and dashes that are names, without titles; a suffix is a piece too. */
function namePieces(text: string, note: Note): string[] {
  const written = withDoubleName(text)
    .split('"')
    .map((part, index) => (index % 2 === 0 ? part.replace(/ [-–—]{1,3} | ?— ?| ?: /g, ',') : part))
    .join('"')
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && piece !== '.')
    .filter((piece, index) => {
      const hasLetters = index === 0 || /\p{L}/u.test(piece)
      if (!hasLetters) note('beside_name', piece)
      return hasLetters
    })
  const isNoName = (piece: string, index: number) => {
    if (index > 0 && isDegree(piece)) return true
    if (suffixOf(piece)) return false
    if (index > 0) return isRole(piece) || isOfPlace(piece)
    const [, second = ''] = written
    return isRoleBefore(piece, suffixOf(second) ? '' : second)
  }
  const besideName = written.filter(isBesideWholeName)
  const names = written.filter((piece, index) => !besideName.includes(piece) && !isNoName(piece, index))
  const isLastNameAlone = names.length === 1 && !names[0]?.includes(' ')
  const titles = written.filter((piece, index) => !besideName.includes(piece) && isNoName(piece, index))
  // "Hayes, Judge" may be one, and he may be called so; "Snoddy, J.D." is no lawyer.
  if (isLastNameAlone && titles.some((piece) => !isSureRole(piece))) return written
  for (const piece of titles) note('title', piece)
  if (besideName.length > 0) note('beside_name', besideName.join(', '))
  const count = names.filter((piece) => !suffixOf(piece)).length
  return names.map((piece) => (suffixOf(piece) ? piece : withoutTitles(piece, count > 1 ? 1 : 2, note)))
}

/** "Tester - Sample, Ann" has two last names; "Sheriff - Tester, Ann" one. */
function withDoubleName(text: string): string {
  return text.replace(/^(\p{Lu}\p{L}{2,}) [-–] (\p{Lu}\p{L}{2,})(?=,)/u, (written, one: string, other: string) =>
    isRole(one) || isRole(other) ? written : `${one}-${other}`,
  )
}

function withoutTitles(piece: string, least: number, note: Note): string {
  const suffixed = piece.split(' ')
  const suffix = suffixed.length > 1 && suffixOf(suffixed.at(-1) ?? '') ? ` ${suffixed.at(-1)}` : ''
  const before = withoutTitlesBefore(suffix === '' ? piece : suffixed.slice(0, -1).join(' '), least)
  const behind = withoutTitlesBehind(before.rest, least)
  for (const title of before.titles) note(mayBeGivenName(title, behind.rest) ? 'beside_name' : 'title', title)
  for (const title of behind.titles) note('title', title)
  return behind.rest + suffix
}

function namesSeveral(piece: string): boolean {
  return /\S\s*[&+]\s*\S|\S\s+(?:and|or)\s+\S|\bet\.? al\b/i.test(piece)
}

/** "Hayes Jr., Terron" → "Terron Hayes Jr"; "Terron Hayes, Jr." stays. */
function turnedAround(pieces: readonly string[], note: Note): { readonly name: string; readonly last: string | null } {
  const [last = '', ...others] = pieces
  const given = others.filter((piece) => !suffixOf(piece))
  if (given.length === 0) return { name: pieces.join(' '), last: null }
  note('last_first', pieces.join(', '))
  const [lastWords, inLast] = withoutSuffix(last)
  if (/^\p{L}+ \p{L}+$/u.test(lastWords) && !isParticle(lastWords.split(' ')[0] ?? ''))
    note('several_last_names', pieces.join(', '))
  const [, leading, joined = ''] = /^(?:(jr|sr|ii|iii|iv)\b\.? )?(.*)$/i.exec(given.join(' ')) ?? []
  // "Tester, Ann V" has a middle initial, "Tester, Ann B. V" is the fifth.
  const [givenWords, inGiven] = /^\S+ V$|\sV\.$/i.test(joined) ? [joined, undefined] : withoutSuffix(joined)
  const suffix = inLast ?? inGiven ?? leading ?? others.find((piece) => suffixOf(piece))
  return { name: [givenWords, lastWords, ...(suffix ? [suffix] : [])].join(' '), last: lastWords }
}

function withoutSuffix(text: string): [words: string, suffix: string | undefined] {
  const words = text.split(/\s+/)
  const suffix = words.length > 1 && suffixOf(words.at(-1) ?? '') ? words.pop() : undefined
  return [words.join(' '), suffix]
}

/** Whether a text has no small letters. */
export function isInCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}

/** Whether a text has no capitals. */
export function isInSmallLetters(text: string): boolean {
  return /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text)
}

/** Says that a name gets other letters, and where it may be written in two ways. */
export function noteLetters(note: Note, form: NameForm, written: string, shown: string, lastName: string): void {
  const change = `“${written}” as “${shown}”`
  note(form, change)
  const isWhole = isInCapitals(written) || isInSmallLetters(written)
  if (isWhole && hasTwoSpellings(lastName)) note('two_spellings', change)
}

const afterPrefix = /^(Mc|Mac|O['’]|D['’]|De|La|Le|St\.?)(\p{Lu}{3,})$/u

interface Recased {
  readonly name: string
  /** What was undone; null where every letter stays. */
  readonly form: 'capitals' | 'small_letters' | null
}

/** "John SMITH" → John Smith, "Ann McDONALD" → Ann McDonald, "john Smith" → John Smith; initials and "LaTosha" stay. */
function recasedPartly(name: string): Recased {
  if (isInCapitals(name)) return { name, form: 'capitals' }
  if (isInSmallLetters(name)) return { name, form: 'small_letters' }
  const words = name.split(' ')
  let form: Recased['form'] = null
  const recased = words.map((word, index) => {
    if (suffixOf(word) || word.startsWith('"') || word.endsWith('"')) return word
    const isSmall = /^\p{Ll}[\p{Ll}.'’-]+$/u.test(word) && !(index > 0 && isInName(word, words, index))
    if (isSmall) form ??= 'small_letters'
    const changed = isSmall ? recasedWord(word) : withoutCapitals(word, words[index + 1] ?? '')
    if (!isSmall && changed !== word) form = 'capitals'
    return changed
  })
  return { name: recased.join(' '), form }
}

/** A small word within a name that is no name: "de" and "la" of "de la Cruz", "y". */
function isInName(word: string, words: readonly string[], index: number): boolean {
  return index < words.length - 1 && (isSmallParticle(word, words[index - 1] ?? '') || isParticle(word))
}

function withoutCapitals(word: string, next: string): string {
  const [, prefix, capitals] = afterPrefix.exec(word) ?? []
  if (prefix && capitals) return prefix + recasedWord(capitals)
  const isWord = /^[\p{Lu}'’-]{3,}$/u.test(word) && /[AEIOUY]/.test(word)
  const isPartOfLast = /^\p{Lu}{2}$/u.test(word) && isParticle(word) && /^\p{Lu}{3,}$/u.test(next)
  return isWord || isPartOfLast ? recasedWord(word) : word
}

import { type PartyName } from '@atlas/contract/rules/parties.ts'
import { partyWord } from '#imports/records/parties.ts'
import { readText } from '#imports/spreadsheets/cells/text.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import { numbersBeside } from '#vocabulary/people/beside-name.ts'
import { isNicknameLike, suffixOf } from '#vocabulary/people/name-words.ts'
import {
  footnoteMarks,
  isInCapitals,
  isInSmallLetters,
  type NameForm,
  noteLetters,
  readPerson,
} from '#vocabulary/people/read-person.ts'
import { withoutTitlesBefore, withoutTitlesBehind } from '#vocabulary/people/roles.ts'
import { recasedLastName, splitName } from '#vocabulary/people/split-name.ts'

const vacantAlone =
  /^[-*(\s]*(?:(?:seat |position |office |currently |now )?vacant|vacancy|unfilled|tbd|tba|open seat|none|nobody|no one|n\/a|(?:to be|not yet) (?:appointed|determined|announced|filled|elected)|(?:appointment )?pending)[-)*.\s]*$/i
const vacantWithReason = /^[-*(\s]*(?:seat |position )?(?:vacant|vacancy|vacated)\b[\s(:;,–-]/i

/** Texts in place of a name, though somebody may hold the seat. */
const noName =
  /^[-*("\s]*(?:(?:see|same(?: as)?) (?:above|below|note|before)|same|ditto|do\.|no (?:candidates?|one)(?: (?:qualified|filed|ran))?|no (?:qualified )?candidates?|none (?:qualified|filed)|unopposed|write[- ]in|various|multiple|several|not (?:available|listed|applicable)|unnamed)[-)*."\s]*$/i

/** "See above", "No candidate qualified" */
export function namesNobody(text: string): boolean {
  // "Office:" is in lists that are written vertically.
  return noName.test(text) || /^[\p{L} ]+:$/u.test(text)
}

export type NameNote = (form: NameForm, text: string) => void

export function isVacant(text: string): boolean {
  return vacantAlone.test(text) || vacantWithReason.test(text)
}

export interface NameOfCell {
  readonly name: string
  /** If only the order of the words shows it. */
  readonly last: string | null
  readonly party: PartyName | undefined
}

/** "HAYES, Hon. Terron (D)*" → Terron Hayes, Democratic; null if a cell names several people. */
export function readName(text: string, note: NameNote): NameOfCell | null {
  const found = readPerson(text, isParty)
  if (!found) return null
  for (const { form, text: of } of found.undone) note(form, of)
  const { name, last, party } = found
  return { name, last, party: (party === null ? undefined : partyWord(party)) ?? undefined }
}

function isParty(word: string): boolean {
  return Boolean(partyWord(word))
}

/** Only a last name or a first name, without titles; text in capitals or lower case gets the usual capitals. */
export function readPartOfName(text: string, note: NameNote, isLast: boolean): string {
  const bare = withoutMarks(text, note)
  const before = withoutTitlesBefore(bare, 1)
  const behind = withoutTitlesBehind(before.rest, 1)
  for (const title of [...before.titles, ...behind.titles]) note('title', title)
  const numbers = numbersBeside(behind.rest)
  for (const number of numbers) note('beside_name', number)
  const rest = behind.rest
    .split(' ')
    .filter((word) => !numbers.includes(word))
    .join(' ')
  const [given = ''] = rest.split(' ')
  const part = rest.replace(/ ?\(([^()]*)\)/g, (_, inner: string) => {
    if (isNicknameLike(inner, given)) return ` "${inner}"`
    note('in_brackets', text)
    return ''
  })
  const form = isInCapitals(part) ? 'capitals' : isInSmallLetters(part) ? 'small_letters' : null
  if (form === null) return part
  const name = isLast ? recasedLastName(part) : splitName(part).name
  noteLetters(note, form, part, name, isLast ? name : '')
  return name
}

/** Whether a first name is for two people: "Ann & Joe". */
export function namesSeveral(text: string): boolean {
  return /\p{L}\s*[&+/]\s*\p{L}|\p{L}\s+and\s+\p{L}/iu.test(text)
}

/** A name as written, from which nothing is removed without a message. */
export function readPersonName(text: string): string {
  const name = readText(text)
  const [number] = numbersBeside(text)
  if (number !== undefined) throw new CellRefused(`“${number}” in “${excerpt(text)}” is no part of a name; take it off`)
  return name
}

/** A last name and the suffix after it: "Tester, Jr." */
export function lastNameAndSuffix(text: string): { readonly last: string; readonly suffix: string | null } {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const suffix = words.length > 1 ? suffixOf(words.at(-1) ?? '') : null
  return suffix === null ? { last: text, suffix: null } : { last: words.slice(0, -1).join(' '), suffix }
}

function withoutMarks(text: string, note: NameNote): string {
  const bare = text.replace(footnoteMarks, '').trim()
  if (bare !== text) note('footnote', text)
  return bare
}

import { splitName, suffixOf } from '#imports/records/names.ts'
import { type PartyName, partyWord } from '#imports/records/parties.ts'

const vacant = /^[-*(\s]*(vacant|vacancy|tbd|tba|open seat|none|nobody|to be appointed)[)*\s]*$/i
const honorific =
  /^(hon(?:orable)?|the hon(?:orable)?|mr|mrs|ms|miss|dr|rev(?:erend)?|judge|justice|sheriff|mayor|sen(?:ator)?|rep(?:resentative)?|commissioner|councilman|councilwoman|councilmember|supervisor|coroner|chief|pastor|elder|bishop|col|capt|lt|sgt)\.?\s+(?=\S+\s+\S|\S+,)/i
const degree = /,? (m\.?d\.?|ph\.?\s?d\.?|ed\.?d\.?|j\.?d\.?|cpa|d\.?d\.?s\.?|esq\.?)$/i

/** What a list does to a name, which is undone. */
type NameForm = 'capitals' | 'footnote' | 'honorific' | 'last_first' | 'party_in_name'
export type NameNote = (form: NameForm, text: string) => void

export function isVacant(text: string): boolean {
  return vacant.test(text)
}

/** "HAYES, Hon. Terron (D)*" → Terron Hayes, Democratic. */
export function readName(
  text: string,
  note: NameNote,
): { readonly name: string; readonly party: PartyName | undefined } {
  const { rest, party } = withoutParty(withoutMarks(text, note), note)
  const turned = turnedAround(withoutHonorific(rest.replace(degree, ''), note), note)
  if (isInCapitals(turned)) note('capitals', turned)
  const { name } = splitName(withoutHonorific(turned, note))
  return { name: name === '' ? text : name, party }
}

/** A last name or a first name alone: in capitals, it is written as names are. */
export function readPartOfName(text: string, note: NameNote): string {
  const bare = withoutMarks(text, note)
  if (!isInCapitals(bare)) return bare
  note('capitals', bare)
  return splitName(bare).name
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}

function withoutMarks(text: string, note: NameNote): string {
  const bare = text.replace(/[*†‡#^]+| ?\((?:i|inc|incumbent|appointed|interim|acting)\)/gi, '').trim()
  if (bare !== text) note('footnote', text)
  return bare
}

/** "Jane Doe (D)" */
function withoutParty(text: string, note: NameNote): { readonly rest: string; readonly party: PartyName | undefined } {
  const match = /[([]([A-Za-z-]{1,12})[)\]]$/.exec(text)
  const party = match?.[1] ? partyWord(match[1]) : undefined
  if (!match?.index || !party) return { rest: text, party: undefined }
  note('party_in_name', text)
  return { rest: text.slice(0, match.index).trimEnd(), party }
}

function withoutHonorific(text: string, note: NameNote): string {
  const found = honorific.exec(text)
  if (!found) return text
  note('honorific', found[0].trim())
  return withoutHonorific(text.slice(found[0].length).trim(), note)
}

/** "Hayes Jr., Terron" → "Terron Hayes Jr."; "Terron Hayes, Jr." stays. */
function turnedAround(text: string, note: NameNote): string {
  const [last = '', ...others] = text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  const [first = '', ...more] = others.filter((piece) => !suffixOf(piece))
  if (first === '' || more.length > 0) return text
  note('last_first', text)
  const [lastWords, inLast] = withoutSuffix(last)
  const [firstWords, inFirst] = withoutSuffix(first)
  const suffix = inLast ?? inFirst ?? others.find((piece) => suffixOf(piece))
  return [firstWords, lastWords, ...(suffix ? [suffix] : [])].join(' ')
}

function withoutSuffix(text: string): [words: string, suffix: string | undefined] {
  const words = text.split(/\s+/)
  const suffix = words.length > 1 && suffixOf(words.at(-1) ?? '') ? words.pop() : undefined
  return [words.join(' '), suffix]
}

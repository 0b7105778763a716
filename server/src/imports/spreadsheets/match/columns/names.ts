import { splitName, suffixOf } from '#imports/records/names.ts'
import { partyWord } from '#imports/records/parties.ts'
import { type CellReading, cellByCell, type ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import type { Notices } from '#imports/spreadsheets/match/columns/notices.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

const vacant = /^[-*(\s]*(vacant|vacancy|tbd|tba|open seat|none|nobody|to be appointed)[)*\s]*$/i
const honorific =
  /^(hon(?:orable)?|the hon(?:orable)?|mr|mrs|ms|miss|dr|rev(?:erend)?|judge|justice|sheriff|mayor|sen(?:ator)?|rep(?:resentative)?|commissioner|councilman|councilwoman|councilmember|supervisor|coroner|chief|pastor|elder|bishop|col|capt|lt|sgt)\.?\s+(?=\S+\s+\S|\S+,)/i
const degree = /,? (m\.?d\.?|ph\.?\s?d\.?|ed\.?d\.?|j\.?d\.?|cpa|d\.?d\.?s\.?|esq\.?)$/i

/** "HAYES, Hon. Terron (D)*" → Terron Hayes, Democratic. */
export const readNames: ColumnReader = (context) =>
  cellByCell(context, (text, notices) => {
    if (vacant.test(text)) {
      notices.note('vacant', text)
      return { values: [], reason: 'The seat is vacant: the row names nobody' }
    }
    const said: [FileColumn, string][] = []
    const withoutParty = takeParty(withoutMarks(text, notices), said, notices)
    const turned = turnedAround(withoutHonorific(withoutParty.replace(degree, ''), notices), notices)
    if (isInCapitals(turned)) notices.note('capitals', turned)
    const { name } = splitName(withoutHonorific(turned, notices))
    return { values: [['eo.name', name === '' ? text : name], ...said] }
  })

function isInCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)
}

function withoutMarks(text: string, notices: Notices): string {
  const bare = text.replace(/[*†‡#^]+| ?\((?:i|inc|incumbent|appointed|interim|acting)\)/gi, '').trim()
  if (bare !== text) notices.note('footnote', text)
  return bare
}

/** "Jane Doe (D)" */
function takeParty(text: string, said: [FileColumn, string][], notices: Notices): string {
  const match = /[([]([A-Za-z-]{1,12})[)\]]$/.exec(text)
  const party = match?.[1] && partyWord(match[1])
  if (!match?.index || !party) return text
  said.push(['party.name', party])
  notices.note('party_in_name', text)
  return text.slice(0, match.index).trimEnd()
}

function withoutHonorific(text: string, notices: Notices): string {
  const found = honorific.exec(text)
  if (!found) return text
  notices.note('honorific', found[0].trim())
  return withoutHonorific(text.slice(found[0].length).trim(), notices)
}

/** "Hayes Jr., Terron" → "Terron Hayes Jr."; "Terron Hayes, Jr." stays. */
function turnedAround(text: string, notices: Notices): string {
  const [last = '', ...others] = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first = '', ...more] = others.filter((part) => !suffixOf(part))
  if (first === '' || more.length > 0) return text
  notices.note('last_first', text)
  const [lastWords, inLast] = withoutSuffix(last)
  const [firstWords, inFirst] = withoutSuffix(first)
  const suffix = inLast ?? inFirst ?? others.find((part) => suffixOf(part))
  return [firstWords, lastWords, ...(suffix ? [suffix] : [])].join(' ')
}

function withoutSuffix(text: string): [words: string, suffix: string | undefined] {
  const words = text.split(/\s+/)
  const suffix = words.length > 1 && suffixOf(words.at(-1) ?? '') ? words.pop() : undefined
  return [words.join(' '), suffix]
}

/** A column of last names or of first names: where it is in capitals, the strict reader writes it as a name. */
export const readNamePart: ColumnReader = (context) =>
  cellByCell(context, (text, notices): CellReading => {
    if (vacant.test(text)) {
      notices.note('vacant', text)
      return { values: [], reason: 'The seat is vacant: the row names nobody' }
    }
    const bare = withoutMarks(text, notices)
    if (!isInCapitals(bare)) return { values: [[context.column, bare]] }
    notices.note('capitals', bare)
    return { values: [[context.column, splitName(bare).name]] }
  })

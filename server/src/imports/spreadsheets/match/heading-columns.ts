import { normalized } from '@atlas/contract/rules/normalized.ts'
import { headingSynonyms } from '#imports/spreadsheets/match/heading-synonyms.ts'
import {
  type FileColumn,
  fileColumns,
  isWorkedOut,
  labelOf,
  readAs,
} from '#imports/spreadsheets/columns/file-columns.ts'
import { matchableColumns } from '#imports/spreadsheets/match/matchable-columns.ts'
import { isPrivateMatter } from '#imports/spreadsheets/columns/heading.ts'

const matchable: ReadonlySet<FileColumn> = new Set(matchableColumns)

export function isMatchable(column: string): column is FileColumn {
  return (matchable as ReadonlySet<string>).has(column)
}

const columnByWord: ReadonlyMap<string, FileColumn> = new Map([
  ...fileColumns
    .filter((column) => !isWorkedOut(column))
    .flatMap((column) => [column, labelOf(column)].map((name) => [normalized(name), readAs(column)] as const)),
  ...headingSynonyms,
])

/** The heading without meaningless parts: the number of the column, "the", "#". */
function wordOf(heading: string): string {
  return normalized(heading.replace(/#/g, ' '))
}

/** The column that a heading names; null if none that can be matched. */
export function columnOfHeading(heading: string): FileColumn | null {
  if (isNeverImported(heading)) return null
  // "office.phone" is an id, but people write "office phone" over a person's phone number.
  const named = matchableColumns.find((column) => column === heading.trim())
  if (named) return named
  const word = wordOf(heading)
  const shorter = [
    word,
    word.replace(/^(the|official s|officials|current) /, ''),
    word.replace(/ (and or|or|and) /, ' '),
  ]
  const column = shorter.map((each) => columnByWord.get(each)).find((each) => each !== undefined)
  return column && matchable.has(column) ? column : null
}

/** Whether a heading is usual in lists of officials, for a column that is imported or not. */
export function isHeading(text: string): boolean {
  const isKnown = columnByWord.has(wordOf(text)) || isNeverImported(text) || isOfSomebodyElse(text)
  return isKnown || /^(notes?|comments?|remarks)$/i.test(text.trim())
}

const otherPeople =
  /\b(opponents?|challengers?|runner ?up|assistants?|aides?|staff(ers?)?|scheduler|secretary|receptionist|deputy|manager|administrator|contact( person| name)?|liaison|spokes(man|woman|person)|predecessor|successor|preceded|succeeded|replace[sd]|formerly|former holder|previous (holder|official)|appointed by|appointing|nominated by|endorsed by|sponsor|referred by|partner|husband|wife|children|emergency|entered by|updated by|verified by|researcher|organizer|owner|author|running mate|rival|competitor|alternate|designee|proxy|consultant|lobbyist|donor|volunteer|caller|canvasser|interviewer|reporter)\b/
const bodies =
  /\b(organi[sz]ations?|company|employer|firm|campaign|committees?|caucus|department|dept|division|agency|bureau|office of|board|body|court|entity|association)\b/
/** Other names of the same person, or names of things. */
const otherNames =
  /\b(display|preferred|nick|maiden|birth|former|middle|user|account|file|sheet|ballot|also known|aka|alias|salutation|greeting|addressee)\b.*\bname\b|\bname on\b|^(nickname|alias|aka|salutation|greeting|addressee|username)$/

/**
 * Whether a heading is about another person, a body, or another name of the official, so that the values below never
 * count as the official's own, even if they look like it.
 */
export function isOfSomebodyElse(heading: string): boolean {
  if (columnOfHeading(heading) !== null) return false
  const word = wordOf(heading)
  return otherPeople.test(word) || bodies.test(word) || otherNames.test(word)
}

export function isNeverImported(heading: string): boolean {
  return isPrivateMatter(heading)
}

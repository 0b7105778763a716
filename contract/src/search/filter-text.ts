import { type ColumnId, columnIds, columnsOf, findColumn, isColumnOf } from '#catalogue/columns.ts'
import { type PlaceGroup, placeGroups } from '#rules/place-kinds.ts'
import { midnightOf, parseDay } from '#rules/calendar-day.ts'
import { isStorableText } from '#rules/storable-text.ts'
import { withoutUnseen } from '#rules/unseen.ts'
import { type Filter, type FilterScalar, filtersSchemaOf, mostFilters } from '#search/filter.ts'
import type { SubjectId } from '#catalogue/subject.ts'
import { type Operator, operators } from '#catalogue/operators.ts'
import { readList, writeList } from '#search/list-text.ts'
import { decodedAgain, type UrlQuery } from '#search/query-text.ts'

const filtersSchemas = { official: filtersSchemaOf('official'), place: filtersSchemaOf('place') }

/** The operator that a URL need not name. */
const unnamed: Operator = 'in'

/** A filter's operator and value as a URL says them: `13,28`, `gte:0.6`, `is_empty`. */
export function writeFilter({ column_id, operator, value }: Filter): string {
  // Messengers leave a last colon out of a link.
  if (operators[operator].takes === 'nothing') return operator
  const list = value === undefined || value === null ? [] : typeof value === 'object' ? value : [value]
  const text = writeList(list.map((item) => textOf(column_id, item)))
  const needsName =
    operator !== unnamed || bareOperator(text) !== null || namedOperator(text) !== null || likeMailCode.test(text)
  return needsName ? `${operator}:${text}` : text
}

/** A mail program may have put it before the text. */
const likeMailCode = /^3d/i

/** The filters that a URL says, each named by its column. Whatever cannot be understood is left out. */
export function filtersOfQuery(subject: SubjectId, query: UrlQuery): Filter[] {
  return filtersInQuery(subject, query)
    .flatMap(({ filter }) => filter ?? [])
    .slice(0, mostFilters)
}

/** A filter of a column as an address says it; null where that is not understood, or was cut off. */
export function filterInAddress(subject: SubjectId, columnId: ColumnId, text: string): Filter | null {
  const { filter, isCut } = readFilter(subject, columnId, text)
  return isCut ? null : filter
}

/** Parts of a query that decide what is found or shown, beside the filters. */
const columnLists = ['sort', 'columns'] as const

/**
 * Whether a link says something that cannot be understood, or that was cut off, so that it may find more than was meant.
 * What others add to a link, as utm_source, is nothing that was lost.
 */
export function hasLostPart(subject: SubjectId, query: UrlQuery): boolean {
  if (filtersInQuery(subject, query).some(({ filter, isCut }) => filter === null || isCut)) return true
  const lists = columnLists.flatMap((name) => (query[name] === undefined ? [] : [readColumnList(query[name])]))
  const isKnown = (item: string) => isColumnOf(subject, item.replace(/^-/, ''))
  if (lists.some((items) => items.length === 0 || !items.every(isKnown))) return true
  if (subject === 'place' && query['kind'] !== undefined && placeGroupIn(query) === null) return true
  return Object.entries(query).some(([name, value]) => isLostName(subject, name, value))
}

/** The group of places that a query is of; null where it names none. */
export function placeGroupIn({ kind }: UrlQuery): PlaceGroup | null {
  const name = typeof kind === 'string' ? kind.replace(/(?<!\W)\W+$/, '') : ''
  return Object.hasOwn(placeGroups, name) ? (name as PlaceGroup) : null
}

/** Columns that a query lists, as those of a table, without marks of the sentence around the link. */
export function readColumnList(value: UrlQuery[string] | undefined): string[] {
  const text = decodedAgain([value ?? ''].flat()[0] ?? '').replace(/(?<![^\w%])[^\w%]+$/, '')
  // A keyboard that makes dashes of hyphens turns the order around.
  return readList(text).map((item) => item.trim().replace(/^[\p{Dash}]/u, '-'))
}

/** Every column is named with a point; a name that was cut off has no value. */
function isLostName(subject: SubjectId, name: string, value: UrlQuery[string]): boolean {
  if (columnNamed(subject, name) !== null) return false
  if (isLikeColumn(name)) return true
  const known = [...columnsOf[subject].ids, ...columnLists]
  return value === '' && name !== '' && known.some((each) => each !== name && each.startsWith(name))
}

const subjectsOfColumns: ReadonlySet<string> = new Set(columnIds.map((id) => id.slice(0, id.indexOf('.'))))

/** Whether a name looks like a column's name, or begins like one, with marks that were altered on the way. */
function isLikeColumn(name: string): boolean {
  const point = name.indexOf('.')
  return point > 0 && (/^[a-z]+\.[\w%…]*$/i.test(name) || subjectsOfColumns.has(name.slice(0, point).toLowerCase()))
}

/** "State.Name" and "state_name" are the column of those letters, where there is one. */
function columnNamed(subject: SubjectId, name: string): ColumnId | null {
  const id = isColumnOf(subject, name) ? name : columnsByLetters.get(lettersOf(name))
  return id !== undefined && isColumnOf(subject, id) ? id : null
}

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z\d%]/g, '')
const allLetters = columnIds.map(lettersOf)
const columnsByLetters = new Map(
  columnIds.flatMap((id, index) => {
    const letters = allLetters[index] as string
    return allLetters.indexOf(letters) === allLetters.lastIndexOf(letters) ? [[letters, id] as const] : []
  }),
)

interface ParsedFilter {
  /** Null where the contract takes none such. */
  readonly filter: Filter | null
  /** Part of its value is missing. */
  readonly isCut: boolean
}

function filtersInQuery(subject: SubjectId, query: UrlQuery): ParsedFilter[] {
  return Object.entries(query).flatMap(([name, texts]) => {
    const id = columnNamed(subject, name)
    return id === null ? [] : [texts].flat().map((text) => readFilter(subject, id, text))
  })
}

const cutMark = /(?:…|\.{3})$/
const partOfLetter = /(?:%[0-9a-f]{2})+%?$/i
const partOfShare = /(?<!\d)0\.$/
const lineEnds = /[\r\n]+/g

function readFilter(subject: SubjectId, columnId: string, rawText: string): ParsedFilter {
  const whole = withoutUnseen(decodedAgain(rawText)).replace(lineEnds, '').replace(escapes, plainUnderscore)
  const isNumber = findColumn(columnId)?.type === 'percentage'
  const isCut = cutMark.test(whole) || partOfLetter.test(withoutEscaped(whole)) || (isNumber && partOfShare.test(whole))
  const text = isCut ? whole.replace(cutMark, '').replace(partOfLetter, '') : whole
  // An address is decoded after the request that held it was looked at.
  if (!isStorableText(text)) return { filter: null, isCut }
  const bare = bareOperator(text)
  if (bare && operators[bare].takes !== 'nothing') return { filter: null, isCut: true }
  const named = namedOperator(text)
  const operator = bare ?? named ?? unnamed
  const values = itemsIn(columnId, named ? text.slice(named.length + 1) : text).map((item) =>
    operators[operator].takes === 'days' ? Number(item) : typed(columnId, item),
  )
  const filter: Filter = { column_id: columnId, operator, value: shaped(operator, values) }
  return { filter: filtersSchemas[subject].safeParse([filter]).success ? filter : null, isCut }
}

const escapes = /\\./gsu

/** Markdown writes "\_" for "_". */
function plainUnderscore(escape: string): string {
  return escape === '\\_' ? '_' : escape
}

function withoutEscaped(text: string): string {
  return text.replace(escapes, '')
}

// Of a keyboard, a spreadsheet or a list in another language; no number, day or id of a choice has them.
const otherCommas = /[;|，；、]/g
const firstMarks = /^[\s"“”'‘’«[(<]+/
const lastMarks = /(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/u

/**
 * The items of a list. A messenger takes marks of the sentence around a link into it: texts are compared without them; of
 * numbers, days and the ids of choices they are no part, but for a bracket that is opened before.
 */
function itemsIn(columnId: string, text: string): string[] {
  const column = findColumn(columnId)
  if (!column || (column.type === 'str' && !column.choices)) return readList(text)
  return readList(text.replace(otherCommas, ',')).map((item) => {
    const bare = item.replace(firstMarks, '').replace(lastMarks, '')
    return bare.lastIndexOf('(') > bare.lastIndexOf(')') ? `${bare})` : bare
  })
}

/** An operator without a value; those that take none may have marks behind them, or have lost their end. */
function bareOperator(written: string): Operator | null {
  const text = plainOperator(written)
  const [name = ''] = /^[a-z_]+/.exec(text) ?? []
  if (Object.hasOwn(operators, name) && name === text) return name as Operator
  if (/[\p{L}\p{N}]/u.test(text.slice(name.length)) || name.length < fewestLetters) return null
  return valueless.find((each) => each.startsWith(name) || name.startsWith(`${each}_`)) ?? null
}

const valueless = Object.keys(operators).filter(
  (name): name is Operator => operators[name as Operator].takes === 'nothing',
)
/** Fewer may be a value. */
const fewestLetters = 'is_'.length

function namedOperator(text: string): Operator | null {
  const [, written = ''] = /^([^:：=＝]*)[:：=＝]/.exec(text) ?? []
  const name = plainOperator(written)
  return Object.hasOwn(operators, name) ? (name as Operator) : null
}

/** Somebody who types a link from paper writes "Is empty" or "is-empty". */
function plainOperator(text: string): string {
  return text.toLowerCase().replace(/[ -]/g, '_')
}

function shaped(operator: Operator, values: FilterScalar[]): Filter['value'] {
  const { takes } = operators[operator]
  if (takes === 'nothing') return null
  return takes === 'one' || takes === 'days' ? (values[0] ?? null) : values
}

/** A number where the column holds numbers; a FIPS code such as 01063 stays text; a day is sent as its midnight. */
function typed(columnId: string, text: string): FilterScalar {
  const type = findColumn(columnId)?.type
  const number = Number(text)
  if (type === 'datetime') return midnightOf(text) ?? text
  return (type === 'int' || type === 'percentage') && !Number.isNaN(number) ? number : text
}

/** A URL says the day alone. */
function textOf(columnId: string, value: FilterScalar): FilterScalar {
  return (findColumn(columnId)?.type === 'datetime' && parseDay(String(value))) || value
}

import { normalized } from '@atlas/contract/rules/normalized.ts'
import type { CellReading, ColumnContext, ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import { countyFinder } from '#imports/spreadsheets/cells/county.ts'
import { readAllowedValues } from '#imports/spreadsheets/match/columns/allowed-values.ts'
import type { Notices } from '#imports/spreadsheets/match/columns/notices.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'
import type { BodyOfRow } from '#imports/spreadsheets/match/columns/body-of-row.ts'
import type { OfficeType } from '@atlas/contract/rules/office-types.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { type OfficeName, offices, officesOfType } from '@atlas/contract/rules/offices.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import { nearest } from '#imports/spreadsheets/problems/nearest-word.ts'
import { type Chamber, isWithinChamber } from '#vocabulary/districts/chambers.ts'
import { readDistrict } from '#vocabulary/districts/read-district.ts'
import { type OfficeReading, officeReader } from '#vocabulary/offices/read-office.ts'

type ReadValues = (readonly [FileColumn, string])[]

/** "Sheriff", "County Comm. Dist 2", "County Commissioner, Dallas, AL, District 1", "Dallas County Sheriff" */
export const readOffices: ColumnReader = (context) => {
  const { read, among } = readerIn(context)
  return readAllowedValues(context, {
    one: 'office',
    many: 'offices',
    read,
    chosen: (office, text) => ({ values: [['office.name', office], ...districtValues(office, text)] }),
    among,
    nearest: (text) => nearest(withoutDistrict(text), context.reference.offices),
    options: () => context.reference.offices.toSorted().map((name) => ({ value: name, label: name })),
  })
}

const ofCourts: ReadonlySet<string> = new Set(officesOfType('Courts'))

/** "Circuit Judge, Place 3" has a post, which is not a district. */
function districtValues(office: string, text: string): ReadValues {
  const found = readDistrict(text)
  return found && !(found.isPost && ofCourts.has(office)) ? [['jurisdiction.district', found.label]] : []
}

function withoutDistrict(text: string): string {
  const found = readDistrict(text)
  if (!found) return text
  // "House District 24" means its member, and so does "Rep., House District 24".
  return found.chamber === null ? found.rest : titles[found.chamber]
}

const titles: Readonly<Record<Chamber, OfficeName>> = {
  congress: 'U.S. Representative',
  senate: 'State Senator',
  house: 'State Representative',
}

/** What a row states besides the text of its office. */
interface RowContext {
  readonly stateId: StateId | undefined
  /** '' if the row has none. */
  readonly district: string
  /** The chamber in the text of the district: "HD-7", "GA-02". */
  readonly chamber: Chamber | null
  readonly body: BodyOfRow
  readonly isOfCounty: boolean
  /** Whether it names a city or a town, and no county. */
  readonly isOfCity: boolean
}

const typeOf: Readonly<Record<string, OfficeType>> = offices
const ofStates: ReadonlySet<OfficeType> = new Set(['Congress', 'State Legislature', 'Statewide Executive'])
const upper: ReadonlySet<string> = new Set<OfficeName>(['U.S. Senator', 'State Senator'])
const lower: ReadonlySet<string> = new Set<OfficeName>(['U.S. Representative', 'State Representative'])

/** Those of several offices that the rest of the row allows; all of them if it allows none. */
function possible(
  among: readonly string[],
  { stateId, district, chamber, body, isOfCounty }: RowContext,
): readonly string[] {
  const isCongress = (office: string) => typeOf[office] === 'Congress'
  const isBeyondCongress = district !== '' && stateId !== undefined && !isWithinChamber(stateId, 'congress', district)
  const tests: readonly ((office: string) => boolean)[] = [
    (office) => body.level === null || isCongress(office) === (body.level === 'federal'),
    (office) => body.house === null || (body.house === 'upper' ? upper : lower).has(office),
    (office) => district === '' || office !== 'U.S. Senator' || readsAsClass(district),
    (office) => chamber === null || office === titles[chamber],
    (office) => !isBeyondCongress || !isCongress(office),
    // A county in the row excludes state offices except legislators.
    (office) => !isOfCounty || upper.has(office) || lower.has(office) || !isOfWholeState(office),
  ]
  return tests.reduce<readonly string[]>((left, fits) => {
    const fitting = left.filter(fits)
    return fitting.length > 0 ? fitting : left
  }, among)
}

/** "Class 2": one of a state's two seats in the US Senate. */
function readsAsClass(district: string): boolean {
  return /^class [123]$/.test(normalized(district))
}

/** In a row with a county, "Treasurer" alone hardly means the state's. */
function isStatesBeside(office: string, text: string): boolean {
  return typeOf[office] === 'Statewide Executive' && normalized(office) === `state ${normalized(text)}`
}

function isOfWholeState(office: string): boolean {
  const type = typeOf[office]
  const named: readonly string[] = [
    'Superintendent of Education',
    'Public Service Commissioner',
    'Transportation Commissioner',
  ]
  return (type !== undefined && ofStates.has(type)) || named.includes(office)
}

function namesOf(reading: OfficeReading | null): readonly string[] {
  return reading === null ? [] : 'office' in reading ? [reading.office] : reading.among
}

const ofCommissions: ReadonlySet<string> = new Set<OfficeName>(['County Commissioner', 'County Commission Chair'])
const ofCouncils: OfficeName = 'City Council Member'

/** Some cities, too, are governed by a commission. */
function mayBeOfCity(office: string | undefined, text: string, { isOfCity }: RowContext): boolean {
  return isOfCity && office !== undefined && ofCommissions.has(office) && !/\bcounty\b/.test(normalized(text))
}

/** One office, which may have a seat that is elected separately. */
function mayBeApart(reading: OfficeReading | null): boolean {
  return reading !== null && 'among' in reading && reading.among.length === 1
}

function placeContext({ valueAt, placeAt }: ColumnContext, row: number): Pick<RowContext, 'isOfCounty' | 'isOfCity'> {
  const isOfCounty = valueAt(row, 'county.name') !== undefined
  const place = normalized(placeAt(row))
  return { isOfCounty, isOfCity: !isOfCounty && place !== '' && !/\b(?:county|parish)\b/.test(place) }
}

function readerIn(context: ColumnContext) {
  const readOffice = officeReader(context.reference.offices)
  const findCounties = countyFinder(context.reference)
  const stateOfRow = (row: number) => stateOf(context.valueAt(row, 'state.name') ?? '')
  const contextOf = (row: number, text: string): RowContext => {
    const ofColumn = context.valueAt(row, 'jurisdiction.district') ?? ''
    const found = readDistrict(text) ?? readDistrict(ofColumn)
    return {
      stateId: stateOfRow(row),
      district: found?.label ?? ofColumn,
      chamber: found?.chamber ?? null,
      body: context.bodyAt(row),
      ...placeContext(context, row),
    }
  }
  const isOfChamber = /\bchamber\b/.test(normalized(context.heading))
  const readingAt = (text: string, row: number) => {
    // Open States writes "lower" and "upper" in a column of chambers.
    const written = isOfChamber ? text.replace(/^(lower|upper)$/i, '$1 chamber') : text
    return readOffice(written, stateOfRow(row))
  }
  const namesAt = (text: string, row: number) => namesOf(readingAt(text, row))
  const isDoubted = (text: string, row: number) => mayBeApart(readingAt(text, row))
  /** A "commissioner" of a numbered district belongs to a county, unless the text states otherwise. */
  const certain = (text: string, row: number, of: RowContext): string | undefined => {
    if (isDoubted(text, row)) return undefined
    const all = namesAt(text, row)
    const usual: OfficeName = 'County Commissioner'
    if (all.length > 1 && of.district !== '' && !of.isOfCity && all.includes(usual)) return usual
    const left = possible(all, of)
    const [only] = left.length === 1 ? left : []
    if (mayBeOfCity(only, text, of)) return undefined
    return only !== undefined && of.isOfCounty && isStatesBeside(only, text) ? undefined : only
  }
  const among = (text: string, row: number): readonly string[] => {
    const bare = withoutDistrict(text)
    const of = contextOf(row, text)
    const left = possible(namesAt(bare, row), of)
    if (left.some((office) => mayBeOfCity(office, bare, of))) return [...left, ofCouncils]
    return left.length > 1 || isDoubted(bare, row) ? left : []
  }
  const read = (text: string, notices: Notices, row: number): CellReading | undefined => {
    const stateId = stateOfRow(row)
    const of = contextOf(row, text)
    const find = (written: string) => certain(written, row, of)
    const plain = find(text)
    if (plain && namesAt(text, row).length > 1) notices.note('office_told', `“${text}” = ${plain}`)
    if (plain) return reading({ office: plain, officeText: text, values: [] }, notices)
    const rest = withoutDistrict(text)
    const alone = find(rest)
    const split = alone
      ? { office: alone, officeText: rest, values: [] }
      : splitPlace(rest, find, (piece) => findCounties(piece, stateId)?.counties ?? [])
    if (!split) return undefined
    if (split.values.length > 0) notices.note('place_in_office', text)
    const district = districtValues(split.office, text)
    if (district.length > 0) notices.note('district_in_office', text)
    return reading({ ...split, values: [...district, ...split.values] }, notices)
  }
  return { read, among }
}

function reading({ office, officeText, values }: SplitOffice, notices: Notices): CellReading {
  if (normalized(office) !== normalized(officeText)) notices.note('office_words', `“${officeText}” = ${office}`)
  return { values: [['office.name', office], ...values] }
}

interface SplitOffice {
  readonly office: string
  readonly officeText: string
  readonly values: ReadValues
}

type Find = (text: string) => string | undefined
type FindCounties = (text: string) => readonly { readonly name: string; readonly stateId: keyof typeof states }[]

/** An office and a place in one cell, separated by commas or one after the other. */
function splitPlace(text: string, find: Find, counties: FindCounties): SplitOffice | undefined {
  const pieces = text
    .split(/ ?(?:[,;(]| [-–—] ) ?/)
    .map((piece) => piece.replace(/(?<![)\s])[)\s]+$/, ''))
    .filter((piece) => piece !== '')
  return pieces.length > 1 ? fromPieces(pieces, find, counties) : fromWords(text, find, counties)
}

function fromPieces(pieces: readonly string[], find: Find, counties: FindCounties): SplitOffice | undefined {
  const officeText =
    pieces.find((piece) => find(piece) !== undefined) ?? pieces.find((piece) => fromWords(piece, find, counties))
  if (officeText === undefined) return undefined
  const plain = find(officeText)
  const split = plain === undefined ? fromWords(officeText, find, counties) : { office: plain, officeText, values: [] }
  if (!split) return undefined
  const others = pieces.filter((piece) => piece !== officeText)
  const stateId = others.map((piece) => stateOf(piece)).find((id) => id !== undefined)
  const places = others
    .filter((piece) => stateOf(piece) === undefined)
    .map((piece) => placeValue(split.office, piece, stateId ? `, ${states[stateId].code}` : '', counties))
  // If a part of the cell is not a place, nothing is guessed.
  if (places.some((place) => place === undefined)) return undefined
  const state: ReadValues = stateId ? [['state.name', states[stateId].name]] : []
  return { ...split, values: [...split.values, ...state, ...places.flatMap((place) => (place ? [place] : []))] }
}

const ofCities: ReadonlySet<string> = new Set(officesOfType('Municipal Government'))

/** The city for a mayor, the county for a sheriff; Macon is both. */
function placeValue(
  office: string,
  text: string,
  inState: string,
  counties: FindCounties,
): ReadValues[number] | undefined {
  const city = /^(?:city|town|village) of (.+)$/i.exec(text)?.[1]
  if (city !== undefined || ofCities.has(office)) return ['jurisdiction.name', city ?? text]
  const [county] = counties(text + inState)
  return county && ['county.name', `${county.name} (${states[county.stateId].code})`]
}

/** "Dallas County Sheriff", "Sheriff of Dallas County", "Mayor of Selma" */
function fromWords(text: string, find: Find, counties: FindCounties): SplitOffice | undefined {
  const [inCounty, officeBehind] = splitBy(/(?<= (?:county|co\.?|parish)) /i, text)
  const [officeBefore, place] = splitBy(/ (?:of|for) (?:the )?/i, text)
  for (const [placeText, officeText] of [
    [inCounty, officeBehind],
    [place, officeBefore],
  ]) {
    if (!placeText || !officeText) continue
    const office = find(officeText) ?? find(`County ${officeText}`)
    const place = office === undefined ? undefined : placeValue(office, placeText, '', counties)
    if (office !== undefined && place) return { office, officeText, values: [place] }
  }
  return undefined
}

function splitBy(pattern: RegExp, text: string): [before?: string, behind?: string] {
  const found = pattern.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : []
}

import { normalised } from '@atlas/contract/rules/normalised.ts'
import type { CellReading, ColumnContext, ColumnReader } from '#imports/spreadsheets/match/columns/column.ts'
import { countyFinder } from '#imports/spreadsheets/cells/county.ts'
import { readAllowedValues } from '#imports/spreadsheets/match/columns/allowed-values.ts'
import type { Notices } from '#imports/spreadsheets/match/columns/notices.ts'
import { stateOf } from '#imports/spreadsheets/cells/state.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { type OfficeName, officesOfType } from '@atlas/contract/rules/offices.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'
import { nearest } from '#imports/spreadsheets/problems/nearest-word.ts'
import type { Chamber } from '#vocabulary/districts/chambers.ts'
import { readDistrict } from '#vocabulary/districts/read-district.ts'
import { officeReader, type OfficeReading } from '#vocabulary/offices/read-office.ts'

type ReadValues = (readonly [FileColumn, string])[]

/** "Sheriff", "County Comm. Dist 2", "County Commissioner, Dallas, AL, District 1", "Dallas County Sheriff" */
export const readOffices: ColumnReader = (context) => {
  const { read, usual } = readerIn(context)
  return readAllowedValues(context, {
    one: 'office',
    many: 'offices',
    read,
    chosen: (office, text) => ({ values: [['office.name', office], ...districtValues(office, text)] }),
    nearest: (text, row) => usual(text, row) ?? nearest(withoutDistrict(text), context.reference.offices),
    options: () => context.reference.offices.toSorted().map((name) => ({ value: name, label: name })),
  })
}

const ofCourts: ReadonlySet<string> = new Set(officesOfType('Courts'))

/** "Circuit Judge, Place 3" has a post, which is no district. */
function districtValues(office: string, text: string): ReadValues {
  const found = readDistrict(text)
  return found && !(found.isPost && ofCourts.has(office)) ? [['jurisdiction.district', found.label]] : []
}

function withoutDistrict(text: string): string {
  const found = readDistrict(text)
  if (!found) return text
  // "House District 24" names its member, and so does "Rep., House District 24".
  return found.chamber === null ? found.rest : titles[found.chamber]
}

const titles: Readonly<Record<Chamber, OfficeName>> = {
  congress: 'U.S. Representative',
  senate: 'State Senator',
  house: 'State Representative',
}

/** A "commissioner" of a numbered district is one of a county, unless the text says of what. */
function certain(reading: OfficeReading | null, hasDistrict: boolean): string | undefined {
  if (reading === null || 'office' in reading) return reading?.office
  const usual: OfficeName = 'County Commissioner'
  return hasDistrict && reading.among.includes(usual) ? usual : undefined
}

function readerIn(context: ColumnContext) {
  const readOffice = officeReader(context.reference.offices)
  const findCounties = countyFinder(context.reference)
  const stateOfRow = (row: number) => stateOf(context.valueAt(row, 'state.name') ?? '')
  const usual = (text: string, row: number): string | null => {
    const reading = readOffice(withoutDistrict(text), stateOfRow(row))
    return reading && 'among' in reading ? (reading.among[0] ?? null) : null
  }
  const read = (text: string, notices: Notices, row: number): CellReading | undefined => {
    const stateId = stateOfRow(row)
    const hasDistrict = readDistrict(text) !== null
    const find = (written: string) => certain(readOffice(written, stateId), hasDistrict)
    const plain = find(text)
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
  return { read, usual }
}

function reading({ office, officeText, values }: SplitOffice, notices: Notices): CellReading {
  if (normalised(office) !== normalised(officeText)) notices.note('office_words', `“${officeText}” = ${office}`)
  return { values: [['office.name', office], ...values] }
}

interface SplitOffice {
  readonly office: string
  readonly officeText: string
  readonly values: ReadValues
}

type Find = (text: string) => string | undefined
type FindCounties = (text: string) => readonly { readonly name: string; readonly stateId: keyof typeof states }[]

/** The office and the place that stand in one cell, with commas between them or one after the other. */
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
  // What is no place may be anything: nothing is guessed of such a cell.
  if (places.some((place) => place === undefined)) return undefined
  const state: ReadValues = stateId ? [['state.name', states[stateId].name]] : []
  return { ...split, values: [...split.values, ...state, ...places.flatMap((place) => (place ? [place] : []))] }
}

const ofCities: ReadonlySet<string> = new Set(officesOfType('Municipal Government'))

/** The city of a mayor, the county of a sheriff: Macon is both. */
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

import { states, type StateId } from '@atlas/contract/rules/states.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'
import { readList } from '#imports/spreadsheets/cells/text.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { readPlaceCode } from '#vocabulary/codes/place-code.ts'
import { type ListedPlace, type PlaceDirectory, placeDirectory } from '#vocabulary/places/place-directory.ts'

/** FIPS codes of counties. Spreadsheets drop the leading zero of 01063; the remaining digits are still unique. */
export function readFips(text: string): string[] {
  return readList(text).map((code) => {
    const fips = fipsCode(code)
    if (fips === null) throw new CellRefused(`"${excerpt(code)}" is no FIPS code of a county, such as 28011`)
    return fips
  })
}

/** "1063", "01063.0" and "0500000US01063" → 01063; null if it is not a code. */
export function fipsCode(text: string): string | null {
  const digits = /^(\d{4,5})(?:\.0+)?$/.exec(text)?.[1]
  if (digits !== undefined) return digits.padStart(5, '0')
  const code = readPlaceCode(text)
  return code?.kind === 'county' ? code.id : null
}

interface ListedCounty extends ListedPlace {
  readonly county: CountyRecord
}

/** Counties by what people write for them; counties in several states may share a name. */
export type CountyDirectory = PlaceDirectory<ListedCounty>

export function countyDirectory(counties: Iterable<CountyRecord>): CountyDirectory {
  const listed = Array.from(counties, (county): ListedCounty => {
    return { id: county.id, kind: 'county', stateId: county.stateId, name: county.fullName, county }
  })
  return placeDirectory(listed)
}

/** The counties with a name or a code, in one state or in all; a state in the text takes precedence. */
export function countiesCalled(
  directory: CountyDirectory,
  text: string,
  stateId: StateId | undefined,
): readonly CountyRecord[] {
  return directory.called(text, { kind: 'county', stateId }).map(({ county }) => county)
}

export const countyWords = /(?:^|\s)(co|cnty|cty|county|counties|par|parish|parishes)\.?$/i

export interface FoundCounties {
  readonly counties: readonly CountyRecord[]
  readonly stateId: StateId | undefined
  /** The ignored word: "co". */
  readonly word: string | null
}

interface WithCounties {
  readonly counties: readonly CountyRecord[]
}

/** A county of one state as in a file: "Dallas (AL)". */
export function countyLabel({ name, stateId }: CountyRecord): string {
  return `${name} (${states[stateId].code})`
}

export function countyOptions({ counties }: WithCounties, stateIds: readonly StateId[]) {
  return counties
    .filter(({ stateId }) => stateIds.length === 0 || stateIds.includes(stateId))
    .map((county) => ({ value: countyLabel(county), label: `${county.name}, ${states[county.stateId].name}` }))
}

/** Finds the counties that a text names, if each is unambiguous; otherwise undefined. */
export function countyFinder({
  counties,
}: WithCounties): (text: string, stateId: StateId | undefined) => FoundCounties | undefined {
  const directory = countyDirectory(counties)
  return (text, stateOfRow) => {
    const { rest, stateId } = withoutState(text)
    const word = countyWords.exec(rest)?.[1] ?? null
    const only = (name: string) => {
      const [county, ...others] = countiesCalled(directory, name, stateId ?? stateOfRow)
      return others.length === 0 ? county : undefined
    }
    const whole = only(rest)
    const pieces = rest.split(/ ?(?:[;/&,]|\band\b) ?/i).filter((piece) => piece !== '')
    const found = whole ? [whole] : pieces.map(only)
    if (found.length === 0 || found.some((county) => county === undefined)) return undefined
    // "Duval/Jacksonville" is two names of one county.
    return { counties: [...new Set(found.flatMap((county) => county ?? []))], stateId, word }
  }
}

/** "Dallas, AL" and "Dallas County, Alabama" also name the state. */
export function withoutState(text: string): { readonly rest: string; readonly stateId: StateId | undefined } {
  const match = /(?:, ?| \()([A-Za-z. ]+)\)?$/.exec(text)
  const stateId = match?.[1] === undefined ? undefined : stateOf(match[1])
  return stateId && match?.index ? { rest: text.slice(0, match.index), stateId } : { rest: text, stateId: undefined }
}

/** Whether a text is the name of a county in any state, and nothing else. */
export function countyNames({ counties }: WithCounties): (text: string) => boolean {
  const directory = countyDirectory(counties)
  return (text) => countiesCalled(directory, text, undefined).length > 0
}

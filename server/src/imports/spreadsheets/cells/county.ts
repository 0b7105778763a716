import { states, type StateId } from '@atlas/contract/rules/states.ts'
import { stateOf } from '#vocabulary/states/state-words.ts'
import { readList } from '#imports/spreadsheets/cells/text.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CountyRecord } from '#imports/records/records.ts'
import { readPlaceCode } from '#vocabulary/codes/place-code.ts'
import { type ListedPlace, type PlaceDirectory, placeDirectory } from '#vocabulary/places/place-directory.ts'

/** FIPS codes of counties; a spreadsheet takes the zero before 01063, and only one county has the rest. */
export function readFips(text: string): string[] {
  return readList(text).map((code) => {
    const fips = fipsCode(code)
    if (fips === null) throw new CellRefused(`"${excerpt(code)}" is no FIPS code of a county, such as 28011`)
    return fips
  })
}

/** "1063", "01063.0" and "0500000US01063" → 01063; null where it is none. */
export function fipsCode(text: string): string | null {
  const digits = /^(\d{4,5})(?:\.0+)?$/.exec(text)?.[1]
  if (digits !== undefined) return digits.padStart(5, '0')
  const code = readPlaceCode(text)
  return code?.kind === 'county' ? code.id : null
}

interface ListedCounty extends ListedPlace {
  readonly county: CountyRecord
}

/** Counties by what people write for them, which several states may share. */
export type CountyDirectory = PlaceDirectory<ListedCounty>

export function countyDirectory(counties: Iterable<CountyRecord>): CountyDirectory {
  const listed = Array.from(counties, (county): ListedCounty => {
    return { id: county.id, kind: 'county', stateId: county.stateId, name: county.fullName, county }
  })
  return placeDirectory(listed)
}

/** The counties of a name or a code, in a state or in any; a state in the text counts more. */
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
  /** The word that was left out: "co". */
  readonly word: string | null
}

interface WithCounties {
  readonly counties: readonly CountyRecord[]
}

/** As a file says a county of one state: "Dallas (AL)". */
export function countyLabel({ name, stateId }: CountyRecord): string {
  return `${name} (${states[stateId].code})`
}

export function countyOptions({ counties }: WithCounties, stateIds: readonly StateId[]) {
  return counties
    .filter(({ stateId }) => stateIds.length === 0 || stateIds.includes(stateId))
    .map((county) => ({ value: countyLabel(county), label: `${county.name}, ${states[county.stateId].name}` }))
}

/** Finds the counties that a text names, where each is one alone; undefined where it is not. */
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
    // "Duval/Jacksonville" is one county by two names.
    return { counties: [...new Set(found.flatMap((county) => county ?? []))], stateId, word }
  }
}

/** "Dallas, AL" and "Dallas County, Alabama" name the state too. */
export function withoutState(text: string): { readonly rest: string; readonly stateId: StateId | undefined } {
  const match = /(?:, ?| \()([A-Za-z. ]+)\)?$/.exec(text)
  const stateId = match?.[1] === undefined ? undefined : stateOf(match[1])
  return stateId && match?.index ? { rest: text.slice(0, match.index), stateId } : { rest: text, stateId: undefined }
}

/** Tells whether a text is the name of a county, of whichever state, and nothing else. */
export function countyNames({ counties }: WithCounties): (text: string) => boolean {
  const directory = countyDirectory(counties)
  return (text) => countiesCalled(directory, text, undefined).length > 0
}

import { normalised } from '@atlas/contract/rules/normalised.ts'
import { states, type StateId } from '@atlas/contract/rules/states.ts'
import { stateOf } from '#imports/spreadsheets/cells/state.ts'
import { readList } from '#imports/spreadsheets/cells/text.ts'
import { excerpt } from '#imports/spreadsheets/problems/excerpt.ts'
import { CellRefused } from '#imports/spreadsheets/problems/problems.ts'
import type { CountyRecord } from '#imports/records/records.ts'

/** FIPS codes of counties; a spreadsheet takes the zero before 01063, and only one county has the rest. */
export function readFips(text: string): string[] {
  return readList(text).map((code) => {
    const fips = fipsCode(code)
    if (fips === null) throw new CellRefused(`"${excerpt(code)}" is no FIPS code of a county, such as 28011`)
    return fips
  })
}

/** "1063" → 01063; null where it is none. */
export function fipsCode(text: string): string | null {
  return /^\d{4,5}$/.test(text) ? text.padStart(5, '0') : null
}

/** "St. Clair County", "Saint Clair" and "DeKalb", "De Kalb" are one each. */
export function countyWord(name: string): string {
  return normalised(name)
    .replace(/ (county|parish)$/, '')
    .replace(/^saint /, 'st ')
    .replaceAll(' ', '')
}

/** Counties by `countyWord` of their names, which several states may share. */
export type CountiesByWord = ReadonlyMap<string, readonly CountyRecord[]>

export function countiesByWord(counties: Iterable<CountyRecord>): CountiesByWord {
  return Map.groupBy(counties, ({ name }) => countyWord(name))
}

/** The counties of a name, with "County" or without, in a state or in any. */
export function countiesCalled(byWord: CountiesByWord, name: string, stateId: StateId | undefined): CountyRecord[] {
  return (byWord.get(countyWord(name)) ?? []).filter((county) => !stateId || county.stateId === stateId)
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
  const byWord = countiesByWord(counties)
  const byCode = new Map(counties.map((county) => [county.id, county]))
  return (text, stateOfRow) => {
    const { rest, stateId } = withoutState(text)
    const word = countyWords.exec(rest)?.[1] ?? null
    const found = rest
      .split(/ ?(?:[;/&,]|\band\b) ?/i)
      .filter((piece) => piece !== '')
      .map((piece) => {
        const bare = piece
          .replace(countyWords, '')
          .replace(/^(county|parish) of /i, '')
          .trim()
        const code = fipsCode(bare)
        if (code !== null) return byCode.get(code)
        const [county, ...others] = countiesCalled(byWord, bare, stateId ?? stateOfRow).filter((each) =>
          isCalled(piece, each),
        )
        return others.length === 0 ? county : undefined
      })
    if (found.length === 0 || found.some((county) => county === undefined)) return undefined
    return { counties: found.flatMap((county) => county ?? []), stateId, word }
  }
}

/** "De Soto Parish" is of Louisiana, and not DeSoto County, Mississippi. */
function isCalled(text: string, { stateId }: CountyRecord): boolean {
  const word = countyWords.exec(text)?.[1]?.toLowerCase()
  return word === undefined || word.startsWith('par') === (states[stateId].countyNoun.one === 'parish')
}

/** "Dallas, AL" and "Dallas County, Alabama" name the state too. */
export function withoutState(text: string): { readonly rest: string; readonly stateId: StateId | undefined } {
  const match = /(?:, ?| \()([A-Za-z. ]+)\)?$/.exec(text)
  const stateId = match?.[1] === undefined ? undefined : stateOf(match[1])
  return stateId && match?.index ? { rest: text.slice(0, match.index), stateId } : { rest: text, stateId: undefined }
}

/** Tells whether a text is the name of a county, of whichever state, and nothing else. */
export function countyNames({ counties }: WithCounties): (text: string) => boolean {
  const words = new Set(counties.map(({ name }) => countyWord(name)))
  return (text) => words.has(countyWord(text.replace(countyWords, '')))
}

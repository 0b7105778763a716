import { states, type StateId } from '@atlas/contract/rules/states.ts'
import type { CellReading, ColumnContext, ColumnReader, Knowledge } from '#imports/matching/columns/column.ts'
import { readKnownWords } from '#imports/matching/columns/known-words.ts'
import type { Notices } from '#imports/matching/columns/notices.ts'
import { stateOf } from '#imports/matching/columns/values-of-kinds.ts'
import { countyWord } from '#imports/sources/officials-file/known.ts'
import { nearest } from '#imports/sources/officials-file/similarity.ts'
import type { CountyRecord } from '#imports/records/records.ts'

const countyWords = /(?:^|\s)(co|cnty|cty|county|counties|par|parish|parishes)\.?$/i

interface SaidCounties {
  readonly counties: readonly CountyRecord[]
  readonly stateId: StateId | undefined
  /** The word that was left out: "co". */
  readonly word: string | null
}

/** "dougherty co", "DALLAS", "Dallas, AL", "01047", "Dallas; Perry" */
export const readCounties: ColumnReader = (context) => {
  const find = countyFinder(context.known)
  const stateOfRow = (row: number) => stateOf(context.said(row, 'state.name') ?? '')
  return readKnownWords(context, {
    one: 'county',
    many: 'counties',
    read: (text, notices, row) => {
      if (/^(state ?wide|all|n\/?a)$/i.test(text)) {
        notices.see('statewide', text)
        return { says: [] }
      }
      const said = find(text, stateOfRow(row))
      if (!said) return undefined
      notice(text, said, notices)
      return readingOf(said)
    },
    chosen: (value) => readingOf({ counties: byLabel(context, value), stateId: undefined, word: null }),
    nearest: (text, row) => nearestCounty(context.known, text, stateOfRow(row)),
    options: () => countyOptions(context.known, statesOf(context)),
  })
}

function notice(text: string, { word, stateId }: SaidCounties, notices: Notices): void {
  if (stateId) notices.see('county_with_state', text)
  if (word !== null) notices.see('county_words', word.toLowerCase().replace(/\.$/, ''))
  else if (text.length > 2 && text === text.toUpperCase() && /\p{L}/u.test(text)) notices.see('county_capitals', text)
}

function readingOf({ counties, stateId }: SaidCounties): CellReading {
  const labels = counties.map(labelOf)
  return {
    says: [['county.name', labels.join(', ')], ...(stateId ? [['state.name', states[stateId].name] as const] : [])],
  }
}

/** As a file says a county of one state: "Dallas (AL)". */
export function labelOf({ name, stateId }: CountyRecord): string {
  return `${name} (${states[stateId].code})`
}

export function countyOptions({ counties }: Knowledge, stateIds: readonly StateId[]) {
  return counties
    .filter(({ stateId }) => stateIds.length === 0 || stateIds.includes(stateId))
    .map((county) => ({ value: labelOf(county), label: `${county.name}, ${states[county.stateId].name}` }))
}

function statesOf(context: ColumnContext): StateId[] {
  return [...new Set(context.cells.flatMap((_, row) => stateOf(context.said(row, 'state.name') ?? '') ?? []))]
}

function byLabel({ known }: ColumnContext, label: string): CountyRecord[] {
  return known.counties.filter((county) => labelOf(county) === label)
}

function nearestCounty({ counties }: Knowledge, text: string, stateId: StateId | undefined): string | null {
  // "Shelby, TN" is no slip: it lies in a state that the atlas is not about.
  if (text.includes(',') && withoutState(text).stateId === undefined) return null
  const within = counties.filter((county) => !stateId || county.stateId === stateId)
  const name = nearest(
    text.replace(countyWords, ''),
    within.map((county) => county.name),
  )
  const [found, ...others] = within.filter((county) => county.name === name)
  return found && others.length === 0 ? labelOf(found) : null
}

/** Finds the counties that a text names, where each is one alone; undefined where it is not. */
export function countyFinder({
  counties,
}: Knowledge): (text: string, stateId: StateId | undefined) => SaidCounties | undefined {
  const byWord = Map.groupBy(counties, ({ name }) => countyWord(name))
  const byCode = new Map(counties.map((county) => [county.id, county]))
  return (text, stateOfRow) => {
    const { rest, stateId } = withoutState(text)
    const word = countyWords.exec(rest)?.[1] ?? null
    const found = rest
      .split(/ ?(?:[;/&,]|\band\b) ?/i)
      .filter((part) => part !== '')
      .map((part) => {
        const bare = part
          .replace(countyWords, '')
          .replace(/^(county|parish) of /i, '')
          .trim()
        const within = byCode.get(bare.padStart(5, '0'))
        const named = (byWord.get(countyWord(bare)) ?? []).filter(
          (county) => county.stateId === (stateId ?? stateOfRow ?? county.stateId) && isCalled(part, county),
        )
        return /^\d{4,5}$/.test(bare) ? within : named.length === 1 ? named[0] : undefined
      })
    if (found.length === 0 || found.some((county) => county === undefined)) return undefined
    return { counties: found.flatMap((county) => county ?? []), stateId, word }
  }
}

/** Only Louisiana has parishes: "De Soto Parish" is not DeSoto County, Mississippi. */
function isCalled(text: string, { stateId }: CountyRecord): boolean {
  const word = countyWords.exec(text)?.[1]?.toLowerCase()
  return word === undefined || word.startsWith('par') === (stateId === '22')
}

/** "Dallas, AL" and "Dallas County, Alabama" name the state too. */
function withoutState(text: string): { readonly rest: string; readonly stateId: StateId | undefined } {
  const match = /(?:, ?| \()([A-Za-z. ]+)\)?$/.exec(text)
  const stateId = match?.[1] === undefined ? undefined : stateOf(match[1])
  return stateId && match?.index ? { rest: text.slice(0, match.index), stateId } : { rest: text, stateId: undefined }
}

/** Tells whether a text is the name of a county, of whichever state, and nothing else. */
export function countyNames({ counties }: Knowledge): (text: string) => boolean {
  const words = new Set(counties.map(({ name }) => countyWord(name)))
  return (text) => words.has(countyWord(text.replace(countyWords, '')))
}

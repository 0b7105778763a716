import type { FigureSource } from '#dataset/facts.ts'
import type { FigureSources } from '#dataset/figure-sources.ts'
import type { OfficialSources, OfficialSource } from '#dataset/official-sources.ts'
import { rowsOfPlace } from '#dataset/places/listed-places.ts'
import type { Places } from '#dataset/places/places.ts'
import type { StoredPlace } from '#dataset/places/stored-places.ts'
import { sharedFrom, sharedUint32 } from '#search/shared-memory.ts'

/** The sources of all values of each place; places with the same sources share one list. */
export interface PlaceSources {
  /** row of the places' index → index in `stated` */
  readonly ofRow: Uint32Array
  /** The ids of the sources. */
  readonly stated: readonly (readonly string[])[]
}

interface SourcesInput {
  readonly stored: readonly StoredPlace[]
  readonly places: Places
  readonly figures: FigureSources
  readonly officials: OfficialSources
  /** row of the places' index → place */
  readonly placeOfRow: Uint32Array
}

export function placeSources(input: SourcesInput): PlaceSources {
  return statedAnew(input, { ofRow: sharedUint32(input.placeOfRow.length), stated: [] }, () => true)
}

/** The same places, of which those in `numbers` have other officials. */
export function updatePlaceSources(
  input: SourcesInput,
  { ofRow, stated }: PlaceSources,
  numbers: ReadonlySet<number>,
): PlaceSources {
  return statedAnew(input, { ofRow: sharedFrom(ofRow, (code) => code), stated }, (number) => numbers.has(number))
}

function statedAnew(
  { stored, places, figures, officials, placeOfRow }: SourcesInput,
  { ofRow, stated }: PlaceSources,
  isOther: (number: number) => boolean,
): PlaceSources {
  const codes = new Map(stated.map((sources, code) => [JSON.stringify(sources), code]))
  for (let row = 0; row < placeOfRow.length; row++) {
    const number = placeOfRow[row] as number
    if (!isOther(number)) continue
    const people = rowsOfPlace(places, number).map(
      (each) => (officials.source[officials.ofRow[each] as number] as OfficialSource).source,
    )
    const { town } = stored[number] as StoredPlace
    const ofTown = town ? [town.populationSource] : []
    const all = new Set([...people, ...sourcesOfFigures(figures, places.holders[number] as number), ...ofTown])
    const key = JSON.stringify([...all].sort())
    const code = codes.get(key) ?? codes.size
    codes.set(key, code)
    ofRow[row] = code
  }
  return { ofRow, stated: Array.from(codes.keys(), (key) => JSON.parse(key) as string[]) }
}

/** The sources of a place's own figures for current lines. */
function sourcesOfFigures({ starts, codes, sources }: FigureSources, holder: number): string[] {
  return Array.from(codes.subarray(starts[holder], starts[holder + 1]), (code) => sources[code] as FigureSource)
    .filter(({ linesYear }) => linesYear === 0)
    .map(({ source }) => source)
}

import type { StoredFacts } from '#dataset/facts.ts'
import type { OfficialSources, OfficialSource } from '#dataset/official-sources.ts'
import type { StoredPlace } from '#dataset/places/stored-places.ts'
import { sharedFrom } from '#search/shared-memory.ts'

/** Where all that is told of each place comes from; places whose values come from the same share one list. */
export interface PlaceSources {
  /** row of the places' index → place in `stated` */
  readonly ofRow: Uint32Array
  /** Ids of sources. */
  readonly stated: readonly (readonly string[])[]
}

interface SourcesInput {
  readonly stored: readonly StoredPlace[]
  readonly facts: readonly StoredFacts[]
  readonly officials: OfficialSources
  /** place → the rows of its officials */
  readonly rowsOf: (number: number) => readonly number[]
  /** row of the places' index → place */
  readonly placeOfRow: Uint32Array
}

export function placeSources({ stored, facts, officials, rowsOf, placeOfRow }: SourcesInput): PlaceSources {
  const ofFigures = sourcesOfFigures(stored, facts)
  const codes = new Map<string, number>()
  const ofPlace = Uint32Array.from(stored, ({ whole, town }, number) => {
    const people = rowsOf(number).map(
      (row) => (officials.source[officials.ofRow[row] as number] as OfficialSource).source,
    )
    const figures = (whole && ofFigures.get(whole.id)) ?? []
    const key = JSON.stringify([...new Set([...people, ...figures, ...(town ? [town.populationSource] : [])])].sort())
    const code = codes.get(key) ?? codes.size
    codes.set(key, code)
    return code
  })
  return {
    ofRow: sharedFrom(placeOfRow, (number) => ofPlace[number] as number),
    stated: Array.from(codes.keys(), (key) => JSON.parse(key) as string[]),
  }
}

/** id of a jurisdiction that is a whole place → the sources of its figures for lines in force */
function sourcesOfFigures(stored: readonly StoredPlace[], facts: readonly StoredFacts[]): Map<number, Set<string>> {
  const found = new Map(stored.flatMap(({ whole }) => (whole ? [[whole.id, new Set<string>()]] : [])))
  for (const { source, linesYear, jurisdictions } of facts)
    if (linesYear === 0) for (const id of jurisdictions) found.get(id)?.add(source)
  return found
}

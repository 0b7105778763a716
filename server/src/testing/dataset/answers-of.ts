import { type ColumnId, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import type { Sort } from '@atlas/contract/search/search-request.ts'
import type { BuiltSnapshot } from '#dataset/build-snapshot.ts'
import { figuresOfHolder, provenanceOf } from '#dataset/provenance.ts'
import { governingBodies } from '#dataset/places/governing-bodies.ts'
import { placeAt, placeCount, rowsOfArea } from '#dataset/places/places.ts'
import { districtsTouching, representing } from '#dataset/places/representing.ts'
import { groupsServing } from '#dataset/seats/seat-groups.ts'
import { countFacet } from '#search/facets.ts'
import { fuzzy, typeAhead } from '#search/look-up.ts'
import { rowsAt } from '#search/page.ts'
import { quickSearch } from '#search/quick-search.ts'
import { rowBatches } from '#search/row-batches.ts'
import { type BuiltIndex, readerOf, withCache } from '#search/search-index.ts'

/** A snapshot's replies to every kind of request, to compare two snapshots however they were built. */
export function answersOf(snapshot: BuiltSnapshot) {
  const { index, leftOut, placeIndex, places, provenance, uses, excluded, jurisdictions, counties } = snapshot
  const { recordsFrom, recordsAsOf, isHistoric, electionDates, electionGaps } = snapshot
  return {
    officials: answersOfIndex(index),
    leftOut: leftOut && answersOfIndex(leftOut),
    places: answersOfIndex(placeIndex),
    details: details(snapshot),
    represented: representedPlaces(snapshot),
    seats: Array.from({ length: placeCount(places) }, (_, number) => groupsServing(places, snapshot.seats, number)),
    sourcesOfPlaces: Object.fromEntries(
      Array.from(provenance.places.ofRow, (code, row) => [
        rowsAt(withCache(placeIndex), [row], ['place.id'])[0]?.['place.id'],
        provenance.places.stated[code],
      ]),
    ),
    coverage: {
      excluded: sorted(excluded),
      uses: sorted(uses.uses),
      officialsOfSources: sorted([...uses.officials]),
      figuresOfSources: sorted([...uses.figures]),
      jurisdictions,
      counties,
      sources: [...provenance.sources.values()],
      dates: { recordsFrom, recordsAsOf, isHistoric, electionDates, electionGaps },
    },
  }
}

function sorted(items: readonly unknown[]): string[] {
  return items.map((item) => JSON.stringify(item)).sort()
}

function answersOfIndex(built: BuiltIndex) {
  const index = withCache(built)
  const { ids, lookUpIds, choiceIds } = columnsOf[built.subject]
  const idColumn: ColumnId = built.subject === 'official' ? 'eo.id' : 'place.id'
  const idOf = (row: number) => rowsAt(index, [row], [idColumn])[0]?.[idColumn]
  const inOrder = (sort: readonly Sort[]) => [...rowBatches(index, [], sort).batches(10_000)].flat().map(idOf)
  const sortable = ids.filter((id) => built.columns.get(id)?.order)
  const rows = rowsAt(index, [...rowBatches(index, [], []).batches(10_000)].flat(), ids)
  const texts = startsOf(rows.map((row) => Object.values(row)).flat())
  return {
    rows,
    orders: Object.fromEntries(
      sortable.flatMap((id) =>
        (['asc', 'desc'] as const).map((direction) => [`${id} ${direction}`, inOrder([{ column_id: id, direction }])]),
      ),
    ),
    choices: Object.fromEntries(choiceIds.map((id) => [id, countFacet(index, id, [])])),
    lookUps: Object.fromEntries(
      lookUpIds.map((id) => [
        id,
        texts.map((text) => [text, typeAhead(index, id, text, 20), fuzzy(index, id, text, 5)]),
      ]),
    ),
    // The quick search of places uses only their names.
    quick: (built.subject === 'official' ? texts : []).map((text) => {
      const { rows: found, ...rest } = quickSearch(index, text, 20)
      return [text, found.map(idOf), rest]
    }),
    byText: texts.map((text) => [
      text,
      [...rowBatches(index, [{ column_id: nameOf(built), operator: 'contains', value: text }], []).batches(10_000)]
        .flat()
        .map(idOf),
    ]),
  }
}

function nameOf({ subject }: BuiltIndex): ColumnId {
  return subject === 'official' ? 'eo.name' : 'place.name'
}

const mostStarts = 30

/** Texts to type: the beginnings of some words in all values, spread evenly. */
function startsOf(values: readonly unknown[]): string[] {
  const words = new Set(
    values.flatMap((value) => (typeof value === 'string' ? value.split(/\W+/) : [])).map((word) => word.slice(0, 4)),
  )
  const all = [...words].filter((word) => word.length > 1).sort()
  const step = Math.max(1, Math.floor(all.length / mostStarts))
  return all.filter((_, at) => at % step === 0)
}

/** For each official, the sources of all values. */
function details({ index, provenance }: BuiltSnapshot) {
  const rows = rowsAt(
    withCache(index),
    Array.from(index.ids, (_, row) => row),
    columnsOf.official.ids,
  )
  return rows.map((values, row) => {
    const jurisdiction = provenance.figures.jurisdictionOfRow[row] as number
    return [
      values['eo.id'],
      provenanceOf(provenance, row, values),
      figuresOfHolder(provenance.figures, provenance.figures.own[jurisdiction] as number),
      figuresOfHolder(provenance.figures, provenance.figures.inherited[jurisdiction] as number),
    ]
  })
}

function representedPlaces({ places, index, seats }: BuiltSnapshot) {
  const read = readerOf(index)
  return Array.from({ length: placeCount(places) }, (_, number) => {
    const place = placeAt(places, number)
    const bodies = governingBodies({ places, seats, read }, number).map((body) => ({
      ...body,
      rows: idsOf(index, body.rows),
    }))
    const who = representing(places, number).flatMap(({ area, certainty }) =>
      idsOf(index, rowsOfArea(places, area)).map((id) => `${id} ${certainty}`),
    )
    const districts = districtsTouching(places, place).map((each) => ({ ...each }))
    return {
      ...place,
      counties: [...place.counties],
      excluded: places.excluded[number],
      bodies,
      who: who.sort(),
      districts,
    }
  })
}

function idsOf({ ids }: BuiltIndex, rows: Iterable<number>): number[] {
  return Array.from(rows, (row) => ids[row] as number)
}

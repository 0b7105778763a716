import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Provenance } from '@atlas/contract/endpoints/officials/officials.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { placeAt, type PlaceOnFile } from '#dataset/places/places.ts'
import { figuresOfPlace } from '#features/places/figures-of-place.ts'

interface VotingAge {
  /** How many people a column counts; null where a part of the count is not on file. */
  readonly peopleOf: (column: ColumnId) => number | null
  readonly source: Provenance | null
}

/**
 * The voting-age population of a place. For a whole state it is summed over the counties, because no source states it.
 */
export function votingAge(snapshot: Snapshot, place: PlaceOnFile): VotingAge {
  const areas =
    place.kind === 'state' ? Array.from(place.counties, (county) => placeAt(snapshot.places, county)) : [place]
  const parts = areas.map((area) => figuresOfPlace(snapshot, area, true))
  const source = parts[0]?.visible.sources['stats.vap_total']
  return {
    source: source ? { ...source, place: null } : null,
    peopleOf: (column) =>
      parts.reduce<number | null>((sum, { numberOf }) => {
        const people = numberOf(column)
        return sum === null || people === null ? null : sum + people
      }, 0),
  }
}

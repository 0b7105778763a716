import type { GoverningBody } from '@atlas/contract/endpoints/places/places.ts'
import { gapGroups, gapWords, representationGap } from '@atlas/contract/rules/representation-gap.ts'
import type { PlaceKind } from '@atlas/contract/rules/place-kinds.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { type Body, countSeats, governingBodies, shareColumns } from '#dataset/places/governing-bodies.ts'
import { lawOfOffice } from '#dataset/seats/law-of-office.ts'
import type { PlaceOnFile } from '#dataset/places/places.ts'
import type { PlaceFigures } from '#features/places/figures-of-place.ts'
import { indexColumn, isKnown, readerOf } from '#search/search-index.ts'

/** The bodies that govern a place, and how their seats compare with the people of voting age. */
export function describeBodies(
  snapshot: Snapshot,
  { number, kind, stateId }: PlaceOnFile,
  figures: PlaceFigures,
): GoverningBody[] {
  const { places, seats, index } = snapshot
  const read = readerOf(index)
  return governingBodies({ places, seats, read }, number).map((body) => ({
    name: body.name,
    office: body.office,
    seats: body.rows.length,
    seats_by_law: body.byLaw,
    set_by: lawOfOffice(stateId, body.office)?.setBy ?? null,
    on_file: body.onFile,
    district_seats: districtSeats(snapshot, body),
    groups: gapGroups.map((group) => {
      const column = shareColumns[group]
      const share = column && figures.numberOf(column)
      const counts = { ...countSeats(read, body.rows, group), byLaw: body.byLaw }
      const { known, counted } = counts
      const text =
        body.excluded > 0
          ? excludedOf(body, kind)
          : { gap: representationGap(counts, share), ...gapWords(group, counts, share) }
      return { group, known, counted, share, ...text }
    }),
  }))
}

/** The officials shown are not a fair sample of the body, because they were chosen by whom they serve. */
function excludedOf({ excluded }: Body, kind: PlaceKind) {
  const whom =
    kind === 'state'
      ? `${excluded} more of its seats`
      : `${excluded} more ${excluded === 1 ? 'official' : 'officials'} of the place`
  const rest = `${whom} ${excluded === 1 && kind !== 'state' ? 'is' : 'are'} on file and left out by the coverage rule; no gap is worked out of a part.`
  return { gap: null, value: 'Unknown', rest }
}

function districtSeats({ index }: Snapshot, { rows }: Body): number {
  const district = indexColumn(index, 'jurisdiction.district')
  return rows.filter((row) => isKnown(district, row)).length
}

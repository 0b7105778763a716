import type { PlaceSeat } from '@atlas/contract/endpoints/places/places.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { AddHolder } from '#places/page/ladder/AddHolder.tsx'
import { MakeDriveOfSeat } from '#places/page/ladder/MakeDriveOfSeat.tsx'
import styles from '#places/page/ladder/Ladder.module.css'
import { districtOf } from '#places/page/ladder/seat-words.ts'
import type { Place } from '#places/page/place-query.ts'
import type { AddOfficialTo } from '#places/page/use-add-official.tsx'
import { HowToReach } from '#shared/values/HowToReach.tsx'
import textLook from '#shared/ui/look/text.module.css'

interface OpenSeatRowProps {
  readonly seat: PlaceSeat
  readonly place: Place
  readonly onAdd: AddOfficialTo
}

/** A seat by law without a holder on file, in the position of its holder, with one way to fill it. */
export function OpenSeatRow({ seat, place, onAdd }: OpenSeatRowProps) {
  const district = districtOf(seat)
  const several = seat.open > 1 ? `${seat.open} of ${seat.seats_by_law} seats` : null
  const certain = isCounted(seat.certainty) ? null : 'one of several'
  const more = [district, several, certain].filter((each) => each !== null)
  return (
    <tr role="row" className={styles.open}>
      <th className={styles.office} scope="row" role="rowheader">
        {seat.office}
        {more.length > 0 && <small>{more.join(', ')}</small>}
      </th>
      <td className={styles.who} role="cell">
        <span className={styles.notOnFile}>Not on file</span>
        <AddHolder seat={seat} place={place} onAdd={onAdd} />
        <MakeDriveOfSeat seat={seat} place={place} />
      </td>
      <td role="cell" data-label="How to reach">
        <HowToReach row={place.office_lines[seat.office] ?? {}} />
      </td>
      <td role="cell" data-label="Last election">
        <span className={textLook.unknown}>Unknown</span>
      </td>
      <td role="cell" data-label="Next ballot">
        <span className={textLook.unknown}>Unknown</span>
      </td>
    </tr>
  )
}

import type { PlaceSeat } from '@atlas/contract/endpoints/places/places.ts'
import { Plus } from 'lucide-react'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import type { SubmittedSeat } from '#data/corrections/report/official/submitted-seat.ts'
import { openFeedback } from '#layout/feedback/open-feedback.ts'
import { anySeatOf } from '#places/page/any-seat-of.ts'
import { seatName } from '#places/page/ladder/seat-words.ts'
import type { Place } from '#places/page/place-query.ts'
import type { AddOfficialTo } from '#places/page/use-add-official.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

interface AddHolderProps {
  readonly seat: PlaceSeat
  readonly place: Place
  readonly onAdd: AddOfficialTo
}

/** Lets people say who holds a seat: administrators for the own list, everybody else in a message to support. */
export function AddHolder({ seat, place, onAdd }: AddHolderProps) {
  const isEditor = useIsAdministrator()
  const name = wholeName(seat, place)
  return (
    <button
      type="button"
      className={buttonLook.link}
      aria-label={`Add who holds it: ${seatName(seat)}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) =>
        isEditor
          ? onAdd(openSeat(seat, place), currentTarget)
          : openFeedback({ subject: `Who holds it: ${name}`, message: `${name}, is held by: ` })
      }
    >
      <Plus aria-hidden />
      Add who holds it
    </button>
  )
}

function openSeat(seat: PlaceSeat, place: Place): SubmittedSeat {
  if (seat.seat_id === null) return anySeatOf(place)
  const severalOf = seat.open > 1 && seat.area !== place.state ? seat.area : null
  return { open: { id: seat.seat_id, name: wholeName(seat, place), severalOf } }
}

/**
 * Includes the area that elects the seat, which need not be the place of the page: "Supreme Court Justice, Alabama".
 */
function wholeName({ office, area }: PlaceSeat, { state }: Place): string {
  return [office, ...new Set([area, state])].join(', ')
}

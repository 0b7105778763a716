import type { PlaceSeat } from '@atlas/contract/endpoints/places/places.ts'
import { Link } from '@tanstack/react-router'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import { driveOfPlaces } from '#drives/make/drive-of-places.ts'
import { seatName } from '#places/page/ladder/seat-words.ts'
import { fullNameOf, type Place } from '#places/page/place-query.ts'
import buttonLook from '#shared/ui/look/button.module.css'

/** For administrators: asks volunteers who holds the seat. */
export function MakeDriveOfSeat({ seat, place }: { readonly seat: PlaceSeat; readonly place: Place }) {
  const isEditor = useIsAdministrator()
  if (!isEditor) return null
  const words = `${seat.office}, ${fullNameOf(place)}`
  return (
    <Link
      className={buttonLook.link}
      to="/fill/new"
      search={driveOfPlaces([place.id], words, seat.office)}
      aria-label={`Make a drive: ${seatName(seat)}`}
    >
      Make a drive
    </Link>
  )
}

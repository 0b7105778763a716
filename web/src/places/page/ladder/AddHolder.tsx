import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import { openFeedback } from '#layout/feedback/open-feedback.ts'
import type { PlaceSeat } from '@atlas/contract/endpoints/places/places.ts'
import { seatName } from '#places/page/ladder/seat-words.ts'
import { fullNameOf, type Place } from '#places/page/place-query.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

// Few people are administrators.
const AddOfficialButton = lazyPart(async () => (await import('#places/page/AddOfficial.tsx')).AddOfficialButton)

/** How people tell who holds a seat: administrators for the own list, everybody else in a message to us. */
export function AddHolder({ seat, place }: { readonly seat: PlaceSeat; readonly place: Place }) {
  const isEditor = useIsAdministrator()
  const label = `Add who holds it: ${seatName(seat)}`
  const words = (
    <>
      <Plus aria-hidden />
      Add who holds it
    </>
  )
  if (!isEditor)
    return (
      <button
        type="button"
        className={buttonLook.link}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() =>
          openFeedback({
            subject: `Who holds it: ${seatName(seat)}, ${fullNameOf(place)}`,
            message: `${seatName(seat)}, ${fullNameOf(place)}, is held by: `,
          })
        }
      >
        {words}
      </button>
    )
  // An area of its own, as a state, has a page of its own where it is added.
  const own = { id: place.id, kind: place.kind }
  return (
    <Suspense>
      <AddOfficialButton
        place={own}
        title={fullNameOf(place)}
        label={label}
        look={buttonLook.link}
        seat={{ office: seat.office, district: seat.district }}
      >
        {words}
      </AddOfficialButton>
    </Suspense>
  )
}

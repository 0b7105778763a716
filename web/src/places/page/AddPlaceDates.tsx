import { CalendarPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Place } from '#places/page/place-query.ts'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

// The code of the menu is loaded on request.
const loadMenu = () => import('#places/page/PlaceCalendarMenu.tsx')

interface AddPlaceDatesProps {
  readonly place: Place
  readonly title: string
}

/** The dates of a place as a calendar file, or as a calendar that updates itself. */
export function AddPlaceDates({ place, title }: AddPlaceDatesProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const loaded = useLoaded(loadMenu, isOpen, () => {
    showToast('error', 'The menu could not be loaded. Please reload the page and try again.')
    setIsOpen(false)
  })
  return (
    <>
      <button
        type="button"
        ref={button}
        className={buttonLook.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CalendarPlus aria-hidden />
        Add to calendar
      </button>
      {loaded && (
        <loaded.PlaceCalendarMenu
          place={place}
          title={title}
          button={button}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  )
}

import { Menu } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { feedQueryOf } from '#features/places/page/feed-of-place.ts'
import type { Place } from '#features/places/page/place-query.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { useSaveCalendar } from '#layout/page/use-save-calendar.ts'
import popupLook from '#ui/look/popup.module.css'

interface PlaceCalendarMenuProps {
  readonly place: Place
  readonly title: string
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function PlaceCalendarMenu({ place, title, button, isOpen, onOpenChange }: PlaceCalendarMenuProps) {
  const hasDates = place.coming.length > 0
  const saving = useSaveCalendar()
  const save = () => saving.isPending || saving.mutate({ place_id: place.id })
  return (
    <>
      <SendTrouble sent={saving} />
      <Menu.Root
        modal={false}
        open={isOpen}
        onOpenChange={(next, { reason, event }) => {
          // The button itself closes what it opened; closed here first, it would be opened again.
          const isOwnButton = reason === 'outside-press' && button.current?.contains(event.target as Node)
          if (!isOwnButton) onOpenChange(next)
        }}
      >
        <Menu.Portal>
          <Menu.Positioner className={popupLook.place} anchor={button} align="start" sideOffset={4}>
            <Menu.Popup className={popupLook.popup} aria-label={`Calendar of ${title}`} finalFocus={button}>
              <Menu.Item className={popupLook.item} disabled={!hasDates} onClick={save}>
                {hasDates ? 'Save these dates as a file' : 'No coming election is on file'}
              </Menu.Item>
              <Menu.LinkItem
                className={popupLook.item}
                closeOnClick
                render={<Link to="/coming-up" search={feedQueryOf(place)} />}
              >
                A private link that stays up to date
              </Menu.LinkItem>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </>
  )
}

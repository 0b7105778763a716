import { Menu } from '@base-ui/react/menu'
import { Link } from '@tanstack/react-router'
import { feedQueryOf } from '#places/page/feed-of-place.ts'
import type { Place } from '#places/page/place-query.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { useSaveCalendar } from '#shared/page/use-save-calendar.ts'
import popupLook from '#shared/ui/look/popup.module.css'
import { MenuUnder, type MenuUnderProps } from '#shared/ui/overlay/MenuUnder.tsx'

interface PlaceCalendarMenuProps extends Omit<MenuUnderProps, 'label'> {
  readonly place: Place
  readonly title: string
}

export function PlaceCalendarMenu({ place, title, ...under }: PlaceCalendarMenuProps) {
  const hasDates = place.coming.length > 0
  const saving = useSaveCalendar()
  const save = () => saving.isPending || saving.mutate({ place_id: place.id })
  return (
    <>
      <SendTrouble sent={saving} />
      <MenuUnder label={`Calendar of ${title}`} {...under}>
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
      </MenuUnder>
    </>
  )
}

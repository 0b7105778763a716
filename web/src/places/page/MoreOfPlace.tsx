import { useNavigate } from '@tanstack/react-router'
import { Columns2, Link2, Phone, Search, UserPlus } from 'lucide-react'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import { anySeatOf } from '#places/page/any-seat-of.ts'
import type { Place } from '#places/page/place-query.ts'
import { addressOf, searchWithTowns, withTownsLabel } from '#places/page/place-links.ts'
import { useAddOfficial } from '#places/page/use-add-official.tsx'
import type { MenuAction } from '#shared/ui/overlay/ActionMenu.tsx'
import { copyText } from '#shared/ui/overlay/copy-text.ts'
import { MoreButton } from '#shared/ui/overlay/MoreButton.tsx'

interface MoreOfPlaceProps {
  readonly place: Place
  readonly title: string
  readonly onPrintPhones: () => void
}

/** On a phone, what is done less often with a place: a button each would push what it says of the place out of sight. */
export function MoreOfPlace({ place, title, onPrintPhones }: MoreOfPlaceProps) {
  const navigate = useNavigate()
  const isEditor = useIsAdministrator()
  const { dialog, add } = useAddOfficial()
  const withTowns = withTownsLabel(place)
  const actions = (button: HTMLElement | null): MenuAction[] => [
    ...(place.lede.officials > 0 ? [{ label: 'Print with phones', icon: Phone, onChoose: onPrintPhones }] : []),
    ...(withTowns === null
      ? []
      : [{ label: withTowns, icon: Search, onChoose: () => void navigate(searchWithTowns(place)) }]),
    {
      label: 'Compare',
      icon: Columns2,
      onChoose: () => void navigate({ to: '/places', search: { chosen: place.id } }),
    },
    { label: 'Copy link', icon: Link2, onChoose: () => void copyText('link', addressOf(place)) },
    ...(isEditor
      ? [
          {
            label: 'Add an official …',
            icon: UserPlus,
            asks: true,
            onChoose: () => button && add(anySeatOf(place), button),
          },
        ]
      : []),
  ]
  return (
    <>
      <MoreButton name={title} actions={actions} />
      {dialog}
    </>
  )
}

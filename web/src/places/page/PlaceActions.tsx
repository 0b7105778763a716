import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'
import { Link } from '@tanstack/react-router'
import { Columns2, Phone, Printer, Search } from 'lucide-react'
import type { Place } from '#places/page/place-query.ts'
import { AddOfficial } from '#places/page/AddOfficial.tsx'
import { AddPlaceDates } from '#places/page/AddPlaceDates.tsx'
import { MoreOfPlace } from '#places/page/MoreOfPlace.tsx'
import { addressOf, searchWithTowns, withTownsLabel } from '#places/page/place-links.ts'
import styles from '#places/page/PlaceHead.module.css'
import { SaveAsListButton } from '#saved/lists/save/SaveAsListButton.tsx'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { CopyLinkButton } from '#shared/ui/overlay/CopyLinkButton.tsx'

interface PlaceActionsProps {
  readonly place: Place
  readonly title: string
  /** The brief is printed with a second page, of phones. */
  readonly onPrintPhones: () => void
}

/** The actions on a place; on a phone most of them are in a menu. */
export function PlaceActions({ place, title, onPrintPhones }: PlaceActionsProps) {
  const hasRoom = useMediaQuery(fromTablet)
  const hasOfficials = place.lede.officials > 0
  return (
    <div className={styles.acts}>
      <button type="button" className={buttonLook.primary} onClick={() => window.print()}>
        <Printer aria-hidden />
        Print brief
      </button>
      {hasRoom && hasOfficials && (
        <button type="button" className={buttonLook.button} onClick={onPrintPhones}>
          <Phone aria-hidden />
          Print with phones
        </button>
      )}
      <AddPlaceDates place={place} title={title} />
      {hasOfficials && <SaveAsListButton source={() => listOf(place)} look={buttonLook.button} />}
      {hasRoom ? (
        <OtherActions place={place} />
      ) : (
        <MoreOfPlace place={place} title={title} onPrintPhones={onPrintPhones} />
      )}
    </div>
  )
}

/** The filter for a county also finds the officials of its towns and their schools. */
function OtherActions({ place }: { readonly place: Place }) {
  const isEditor = useIsAdministrator()
  const withTowns = withTownsLabel(place)
  return (
    <>
      {withTowns !== null && (
        <Link className={buttonLook.button} {...searchWithTowns(place)}>
          <Search aria-hidden />
          {withTowns}
        </Link>
      )}
      <Link className={buttonLook.button} to="/places" search={{ chosen: place.id }}>
        <Columns2 aria-hidden />
        Compare
      </Link>
      <CopyLinkButton url={addressOf(place)} look={buttonLook.button} />
      {isEditor && <AddOfficial place={place} />}
    </>
  )
}

/** Everybody who represents it. */
function listOf({ id, name, lede }: Place) {
  const suggestedName = `${name} officials`.slice(0, longestSavedName)
  return { request: { place_ids: [id] }, count: lede.officials, suggestedName, madeFrom: 'Saved from the place page' }
}

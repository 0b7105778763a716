import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'
import { Link } from '@tanstack/react-router'
import { Columns2, Phone, Printer, Search } from 'lucide-react'
import type { Place } from '#places/page/place-query.ts'
import { AddOfficial } from '#places/page/AddOfficial.tsx'
import { AddPlaceDates } from '#places/page/AddPlaceDates.tsx'
import styles from '#places/page/PlaceHead.module.css'
import { SaveAsListButton } from '#saved/lists/save/SaveAsListButton.tsx'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import { levelOrder } from '#search/state/change-sort.ts'
import { countySearch } from '#search/state/new-search.ts'
import { emptyView } from '#search/state/search-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'
import { CopyLinkButton } from '#shared/ui/overlay/CopyLinkButton.tsx'

const byLevel = writeUrlQuery({ ...emptyView, sort: levelOrder })

interface PlaceActionsProps {
  readonly place: Place
  readonly title: string
  /** The brief is printed with a second page, of phones. */
  readonly onPrintPhones: () => void
}

/** The actions on a place. The filter for a county also finds the officials of its towns and their schools. */
export function PlaceActions({ place, title, onPrintPhones }: PlaceActionsProps) {
  const isEditor = useIsAdministrator()
  return (
    <div className={styles.acts}>
      <button type="button" className={buttonLook.primary} onClick={() => window.print()}>
        <Printer aria-hidden />
        Print brief
      </button>
      {place.lede.officials > 0 && (
        <button type="button" className={buttonLook.button} onClick={onPrintPhones}>
          <Phone aria-hidden />
          Print with phones
        </button>
      )}
      <AddPlaceDates place={place} title={title} />
      {place.lede.officials > 0 && <SaveAsListButton source={() => listOf(place)} look={buttonLook.button} />}
      {place.lede.with_towns !== null && place.lede.with_towns > 0 && (
        <Link className={buttonLook.button} to="/advanced-search" search={{ ...byLevel, ...countySearch(place.id) }}>
          <Search aria-hidden />
          Search all {thousands(place.lede.with_towns)}, with its towns
        </Link>
      )}
      <Link className={buttonLook.button} to="/places" search={{ chosen: place.id }}>
        <Columns2 aria-hidden />
        Compare
      </Link>
      <CopyLinkButton url={`${window.location.origin}/places/${place.id}`} look={buttonLook.button} />
      {isEditor && <AddOfficial place={place} />}
    </div>
  )
}

/** Everybody who represents it. */
function listOf({ id, name, lede }: Place) {
  const suggestedName = `${name} officials`.slice(0, longestSavedName)
  return { request: { place_ids: [id] }, count: lede.officials, suggestedName, madeFrom: 'Saved from the place page' }
}

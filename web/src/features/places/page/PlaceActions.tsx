import { longestKeptName } from '@atlas/contract/rules/kept-name.ts'
import { Link } from '@tanstack/react-router'
import { Columns2, Printer } from 'lucide-react'
import { Suspense } from 'react'
import type { Place } from '#features/places/page/place-query.ts'
import { AddPlaceDates } from '#features/places/page/AddPlaceDates.tsx'
import styles from '#features/places/page/PlaceHead.module.css'
import { SaveAsListButton } from '#keeping/lists/SaveAsListButton.tsx'
import { useIsAdministrator } from '#report/use-is-administrator.ts'
import { lazyPart } from '#ui/async/lazy-part.tsx'
import buttonLook from '#ui/look/button.module.css'
import { CopyLinkButton } from '#ui/overlay/CopyLinkButton.tsx'

// Few people are administrators.
const AddOfficial = lazyPart(async () => (await import('#features/places/page/AddOfficial.tsx')).AddOfficial)

/** What a person can do with a place. */
export function PlaceActions({ place, title }: { readonly place: Place; readonly title: string }) {
  const isEditor = useIsAdministrator()
  return (
    <div className={styles.acts}>
      <button type="button" className={buttonLook.primary} onClick={() => window.print()}>
        <Printer aria-hidden />
        Print brief
      </button>
      <AddPlaceDates place={place} title={title} />
      {place.lede.officials > 0 && <SaveAsListButton source={() => listOf(place)} look={buttonLook.button} />}
      <Link className={buttonLook.button} to="/places" search={{ chosen: place.id }}>
        <Columns2 aria-hidden />
        Compare
      </Link>
      <CopyLinkButton url={`${window.location.origin}/places/${place.id}`} look={buttonLook.button} />
      {isEditor && (
        <Suspense>
          <AddOfficial place={place} title={title} />
        </Suspense>
      )}
    </div>
  )
}

/** Everybody who represents it. */
function listOf({ id, name, lede }: Place) {
  const suggestedName = `${name} officials`.slice(0, longestKeptName)
  return { asked: { place_id: id }, count: lede.officials, suggestedName, madeFrom: 'Saved from the place page' }
}

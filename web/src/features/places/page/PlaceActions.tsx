import { Link } from '@tanstack/react-router'
import { Columns2, Printer } from 'lucide-react'
import type { Place } from '#features/places/page/place-query.ts'
import { AddPlaceDates } from '#features/places/page/AddPlaceDates.tsx'
import styles from '#features/places/page/PlaceHead.module.css'
import buttonLook from '#ui/look/button.module.css'
import { CopyLinkButton } from '#ui/overlay/CopyLinkButton.tsx'

/** What a person can do with a place. */
export function PlaceActions({ place, title }: { readonly place: Place; readonly title: string }) {
  return (
    <div className={styles.acts}>
      <button type="button" className={buttonLook.primary} onClick={() => window.print()}>
        <Printer aria-hidden />
        Print brief
      </button>
      <AddPlaceDates place={place} title={title} />
      <Link className={buttonLook.button} to="/places" search={{ chosen: place.id }}>
        <Columns2 aria-hidden />
        Compare
      </Link>
      <CopyLinkButton url={`${window.location.origin}/places/${place.id}`} look={buttonLook.button} />
    </div>
  )
}

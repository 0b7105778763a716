import type { ReactNode } from 'react'
import { type PlaceSection, sectionsOf } from '#places/page/place-sections.ts'
import styles from '#places/page/JumpLinks.module.css'
import type { Place } from '#places/page/place-query.ts'
import { useIsNonpartisan } from '#shared/api/use-nonpartisan.ts'

/** On a phone the page of a place is long; these links lead to its sections. */
export function JumpLinks({ place }: { readonly place: Place }) {
  return (
    <JumpRow label="On this page">
      {sectionsOf(place, useIsNonpartisan()).map((section) => (
        <Jump key={section.id} to={section} />
      ))}
    </JumpRow>
  )
}

export function JumpRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav className={styles.jump} aria-label={label}>
      {children}
    </nav>
  )
}

export function Jump({ to: { id, label } }: { readonly to: PlaceSection }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // The address stays that of the place.
        event.preventDefault()
        const heading = document.getElementById(id)
        heading?.scrollIntoView({ block: 'start' })
        heading?.focus({ preventScroll: true })
      }}
    >
      {label}
    </a>
  )
}

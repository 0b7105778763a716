import { type PlaceSection, sectionsOf } from '#places/page/place-sections.ts'
import styles from '#places/page/JumpLinks.module.css'
import type { Place } from '#places/page/place-query.ts'
import { useIsNonpartisan } from '#shared/api/use-nonpartisan.ts'

/** On a phone a place is a long page: the ways down it. */
export function JumpLinks({ place }: { readonly place: Place }) {
  return (
    <nav className={styles.jump} aria-label="On this page">
      {sectionsOf(place, useIsNonpartisan()).map((section) => (
        <Jump key={section.id} section={section} />
      ))}
    </nav>
  )
}

function Jump({ section: { id, label } }: { readonly section: PlaceSection }) {
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

import { placeGroups } from '@atlas/contract/rules/place-kinds.ts'
import type { PlaceLink } from '@atlas/contract/endpoints/places/places.ts'
import styles from '#places/page/OtherPlaces.module.css'
import type { Place } from '#places/page/place-query.ts'
import { PlaceLinks } from '#places/page/PlaceLinks.tsx'
import { Section } from '#places/page/Section.tsx'

/** The places in it and around it, by kind. */
export function OtherPlaces({ place }: { readonly place: Place }) {
  const places: readonly PlaceLink[] = [...place.counties, ...place.districts, ...place.within]
  const groups = Object.values(placeGroups).flatMap(({ label, kinds }) => {
    const some = places.filter(({ kind }) => kinds.some((each) => each === kind))
    return some.length > 0 ? [{ label, places: some }] : []
  })
  if (groups.length === 0) return null
  return (
    <Section id="others" title="Places in it and around it">
      {groups.map((group) => (
        <details key={group.label} className={styles.group} open={group.places.length <= mostOpen}>
          <summary>
            {group.label} <span>{group.places.length}</span>
          </summary>
          <p>
            <PlaceLinks places={group.places} />
          </p>
        </details>
      ))}
    </Section>
  )
}

/** A longer list starts collapsed. */
const mostOpen = 24

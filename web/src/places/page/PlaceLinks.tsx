import type { PlaceLink } from '@atlas/contract/endpoints/places/places.ts'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'

/** Names of places as links to their pages: "Dallas County, Perry County". */
export function PlaceLinks({ places }: { readonly places: readonly Pick<PlaceLink, 'id' | 'name'>[] }) {
  return places.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to="/places/$id" params={{ id }}>
        {name}
      </Link>
    </Fragment>
  ))
}

import { memo } from 'react'
import type { DrawnCounties } from '#county-map/draw-counties.ts'
import type { Shading } from '#features/search/map/shade-counties.ts'

interface CountyPathsProps {
  readonly drawn: DrawnCounties
  readonly shading: Shading
  /** FIPS codes, joined: the same text means that nothing has to be drawn again. */
  readonly selected: string
  readonly hatchId: string
  readonly optionId: (countyId: string) => string
}

/** 439 counties, drawn again only where a figure or the selection changes. */
export const CountyPaths = memo(function CountyPaths({
  drawn,
  shading,
  selected,
  hatchId,
  optionId,
}: CountyPathsProps) {
  const chosen = new Set(selected.split(' '))
  return drawn.counties.map(({ id, path }) => {
    const county = shading.counties.get(id)
    const isKnown = county !== undefined && county.mapClass !== null
    return (
      <path
        key={id}
        id={optionId(id)}
        d={path}
        role="option"
        aria-selected={chosen.has(id)}
        aria-label={county ? `${county.fullName}: ${county.text}` : id}
        data-county={id}
        data-class={isKnown ? county.mapClass : undefined}
        fill={isKnown ? undefined : `url(#${hatchId})`}
      />
    )
  })
})

import { memo } from 'react'
import type { MapClass } from '#county-map/classes.ts'
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
    return (
      <CountyPath
        key={id}
        id={id}
        elementId={optionId(id)}
        path={path}
        label={county ? `${county.fullName}: ${county.text}` : id}
        mapClass={county?.mapClass ?? null}
        isSelected={chosen.has(id)}
        hatchId={hatchId}
      />
    )
  })
})

interface CountyPathProps {
  readonly id: string
  readonly elementId: string
  readonly path: string
  readonly label: string
  readonly mapClass: MapClass | null
  readonly isSelected: boolean
  readonly hatchId: string
}

/** One of 439: drawn again only where its own figure or its place in the filter changes. */
const CountyPath = memo(function CountyPath(props: CountyPathProps) {
  const { id, elementId, path, label, mapClass, isSelected, hatchId } = props
  return (
    <path
      id={elementId}
      d={path}
      role="option"
      aria-selected={isSelected}
      aria-label={label}
      data-county={id}
      data-class={mapClass ?? undefined}
      fill={mapClass === null ? `url(#${hatchId})` : undefined}
    />
  )
})

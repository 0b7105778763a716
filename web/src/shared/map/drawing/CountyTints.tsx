import { memo } from 'react'
import type { StateId } from '@atlas/contract/rules/states.ts'
import { BorderLines } from '#shared/map/BorderLines.tsx'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'
import type { ShadedPlace } from '#shared/map/drawing/OutlinePaths.tsx'

interface CountyTintsProps {
  readonly drawn: DrawnOutlines
  readonly places: ReadonlyMap<string, ShadedPlace>
  readonly hatchId: string
  /** Where else than here it is drawn faintly; null is nowhere. */
  readonly stateIds: readonly StateId[] | null
}

/** The counties as what other things stand on: tints and borders, nothing to press. */
export const CountyTints = memo(function CountyTints({ drawn, places, hatchId, stateIds }: CountyTintsProps) {
  return (
    <g aria-hidden="true">
      {drawn.outlines.map(({ id, path, stateId }) => {
        const mapClass = places.get(id)?.mapClass ?? undefined
        const isFaint = stateIds !== null && !stateIds.includes(stateId)
        const fill = mapClass === undefined ? `url(#${hatchId})` : undefined
        return <path key={id} d={path} data-class={mapClass} data-faint={isFaint || undefined} fill={fill} />
      })}
      <BorderLines drawn={drawn} />
    </g>
  )
})

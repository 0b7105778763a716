import { memo } from 'react'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { MapClass } from '#shared/map/classes.ts'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'

/** A place as a map shades and names it. */
export interface ShadedPlace {
  readonly id: string
  readonly name: string
  /** "Hinds County, Mississippi" */
  readonly fullName: string
  /** Its figure in words: "Unknown" where no source states it; empty where the map has none of its kind. */
  readonly text: string
  readonly mapClass: MapClass | null
}

/** What of a map is in question; the rest is drawn faintly around it. */
export interface InView {
  /** Where places can be chosen; null is everywhere. */
  readonly stateIds: readonly StateId[] | null
  /** Places of these states that are not in question, and can be chosen still. */
  readonly others: ReadonlySet<string>
}

export const allInView: InView = { stateIds: null, others: new Set() }

export function canBeChosen({ stateIds }: InView, { stateId }: { readonly stateId: StateId }): boolean {
  return stateIds === null || stateIds.includes(stateId)
}

interface OutlinePathsProps {
  readonly drawn: DrawnOutlines
  readonly places: ReadonlyMap<string, ShadedPlace>
  readonly inView: InView
  /** Ids, joined: the same text means that nothing has to be drawn again. */
  readonly selected: string
  readonly hatchId: string
  readonly optionId: (id: string) => string
}

export const OutlinePaths = memo(function OutlinePaths({
  drawn,
  places,
  inView,
  selected,
  hatchId,
  optionId,
}: OutlinePathsProps) {
  const chosen = new Set(selected.split(' '))
  return drawn.outlines.map((outline) => {
    const { id, path } = outline
    const place = places.get(id)
    return (
      <OutlinePath
        key={id}
        id={id}
        elementId={canBeChosen(inView, outline) ? optionId(id) : null}
        path={path}
        label={place ? [place.fullName, place.text].filter(Boolean).join(': ') : id}
        mapClass={place?.mapClass ?? null}
        isSelected={chosen.has(id)}
        isFaint={inView.others.has(id)}
        hatchId={hatchId}
      />
    )
  })
})

interface OutlinePathProps {
  readonly id: string
  /** Null where it is there only to show what lies around. */
  readonly elementId: string | null
  readonly path: string
  readonly label: string
  readonly mapClass: MapClass | null
  readonly isSelected: boolean
  readonly isFaint: boolean
  readonly hatchId: string
}

/** One of 439: drawn again only where its own figure or its place in the filter changes. */
const OutlinePath = memo(function OutlinePath(props: OutlinePathProps) {
  const { id, elementId, path, label, mapClass, isSelected, isFaint, hatchId } = props
  const look = {
    d: path,
    'data-class': mapClass ?? undefined,
    'data-faint': isFaint || elementId === null || undefined,
    fill: mapClass === null ? `url(#${hatchId})` : undefined,
  }
  if (elementId === null) return <path {...look} aria-hidden="true" />
  return <path {...look} id={elementId} role="option" aria-selected={isSelected} aria-label={label} data-outline={id} />
})

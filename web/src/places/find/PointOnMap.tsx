import type { FoundPoint } from '@atlas/contract/endpoints/places/point.ts'
import { type StateId, states } from '@atlas/contract/rules/states.ts'
import { useState } from 'react'
import styles from '#places/find/FindPage.module.css'
import { PlaceMap } from '#shared/map/PlaceMap.tsx'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import textLook from '#shared/ui/look/text.module.css'

interface PointOnMapProps {
  readonly point: FoundPoint
  readonly stateId: StateId
  readonly onPress: (id: string) => void
}

/** What can be outlined around the point, and how the ids of its outlines begin. */
const outlines = {
  county: { label: 'County', chamber: () => null },
  congressional_district: { label: 'Congress', chamber: (code: string) => `us-house-${code}` },
  senate_district: { label: 'Senate', chamber: (code: string) => `${code}-senate` },
  house_district: { label: 'House', chamber: (code: string) => `${code}-house` },
} as const
type Outlined = keyof typeof outlines
const kinds = Object.keys(outlines) as Outlined[]

const nowhere: readonly string[] = []

/** Whether the point may lie in another of that kind just as well. */
function isNear({ near_line: near }: FoundPoint, kind: Outlined): boolean {
  return near.some((division) => division.kind === kind)
}

/** Where the point lies: in its county, or in a district of one chamber after the other. */
export function PointOnMap({ point, stateId, onPress }: PointOnMapProps) {
  const [kind, setKind] = useState<Outlined>(() => kinds.find((each) => isNear(point, each)) ?? 'county')
  const found = [...point.inside, ...point.near_line]
  const chosen = found.filter((division) => division.kind === kind).map(({ place_id: id }) => id)
  const hasBand = isNear(point, kind)
  const chamber = outlines[kind].chamber(states[stateId].code.toLowerCase())
  return (
    <div className={styles.point}>
      <SegmentedControl
        label="Outlines on the map"
        value={kind}
        onChoose={setKind}
        segments={kinds.map((value) => ({ value, label: outlines[value].label, count: undefined, noun: 'outlines' }))}
      />
      <PlaceMap
        chosen={chosen}
        around={chosen}
        chamber={chamber}
        mark={point}
        between={hasBand ? chosen : nowhere}
        pressing={kind === 'county' ? 'Enter finds who represents it' : 'Enter opens its page'}
        onPress={onPress}
      />
      <p className={textLook.muted}>
        The dot is {point.precision === 'location' ? 'your location' : 'the address'}.
        {hasBand && ' The yellow band is 1,000 feet to each side of the line, not to scale.'}
      </p>
    </div>
  )
}

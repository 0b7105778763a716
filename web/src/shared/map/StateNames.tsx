import { states } from '@atlas/contract/rules/states.ts'
import { type Box, unitOf, wholeView } from '#shared/map/boxes.ts'
import styles from '#shared/map/county-map.module.css'
import { project } from '#shared/map/projection.ts'

const stateLabels = Object.values(states).map(({ id, code, name, nameOnMap }) => {
  const [x, y] = project(...nameOnMap)
  return { id, code, name, x: Math.round(x), y: Math.round(y) }
})

/** Half of the longest name, and a line, in pixels of the whole sheet. */
const room = { x: 60, y: 14 }

/** The states by name, or by their two letters where the map is small; those whose names are wholly in view. */
export function StateNames({ view = wholeView }: { readonly view?: Box }) {
  const [across, above] = [room.x * unitOf(view), room.y * unitOf(view)]
  const isInView = ({ x, y }: { readonly x: number; readonly y: number }) =>
    x - across > view.x && x + across < view.x + view.width && y - above > view.y && y < view.y + view.height
  return stateLabels.filter(isInView).map(({ id, code, name, x, y }) => (
    <g key={id} className={styles.stateName} data-state-name>
      <text data-length="long" x={x} y={y}>
        {name}
      </text>
      <text data-length="short" x={x} y={y}>
        {code}
      </text>
    </g>
  ))
}

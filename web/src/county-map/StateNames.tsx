import { stateLabels } from '#county-map/state-labels.ts'

/** The states by name, or by their two letters where the map is small. */
export function StateNames() {
  return stateLabels.map(({ id, code, name, x, y }) => (
    <g key={id} className="state-name">
      <text className="long" x={x} y={y}>
        {name}
      </text>
      <text className="short" x={x} y={y}>
        {code}
      </text>
    </g>
  ))
}

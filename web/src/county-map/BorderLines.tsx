import type { DrawnCounties } from '#county-map/draw-counties.ts'

/** Each border once, over the colours of the counties. */
export function BorderLines({ drawn }: { readonly drawn: DrawnCounties }) {
  return (
    <>
      <path className="county-lines" d={drawn.countyLines} />
      <path className="state-lines" d={drawn.stateLines} />
    </>
  )
}

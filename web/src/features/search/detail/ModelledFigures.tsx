import { modelled } from '#features/search/detail/charts.ts'
import { FactList } from '#features/search/detail/FactList.tsx'
import type { Figures } from '#features/search/detail/official-facts.ts'

/** Modelled figures stand apart from counted ones and are never mixed with them. */
export function ModelledFigures({ figures }: { readonly figures: Figures }) {
  const isKnown = modelled.some((id) => figures.value(id) !== null)
  return (
    <>
      <h4>Modelled from a voter file</h4>
      {isKnown ? (
        <FactList ids={modelled} figures={figures} />
      ) : (
        <p>
          <span className="unknown">Unknown</span>
          <span className="muted">: no voter-file figures</span>
        </p>
      )}
    </>
  )
}

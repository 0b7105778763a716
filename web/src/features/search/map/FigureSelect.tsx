import type { Counties } from '@atlas/contract/endpoints/counties.ts'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { figureTitle } from '#features/search/map/figure-title.ts'
import { type MapFigureId, mapFigureIds } from '#search-state/map-figure.ts'

interface FigureSelectProps {
  readonly figureId: MapFigureId
  readonly sources: Counties['sources']
  readonly onChange: (id: MapFigureId) => void
}

export function FigureSelect({ figureId, sources, onChange }: FigureSelectProps) {
  const id = useId()
  return (
    <div className="field compact map-field">
      <label className="label" htmlFor={id}>
        Shade counties and parishes by
      </label>
      <div className="select">
        <select
          id={id}
          className="input"
          value={figureId}
          onChange={(event) => onChange(event.target.value as MapFigureId)}
        >
          {mapFigureIds.map((each) => (
            <option key={each} value={each}>
              {figureTitle(each, sources)}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden />
      </div>
    </div>
  )
}

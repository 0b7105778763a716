import type { Counties, CountyFigures } from '@atlas/contract/endpoints/places/counties.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { memo, useId } from 'react'
import { figureTitle } from '#shared/map/figures/map-figures.ts'
import styles from '#officials/search/map/MapScreen.module.css'
import { mapFigureColumns, type MapFigureId, mapFigureIds } from '@atlas/contract/endpoints/places/map-figures.ts'
import { SelectBox } from '#shared/ui/form/Select.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import { classes } from '#shared/ui/look/classes.ts'

const order = new Intl.Collator('en-US')

interface CountyPickerProps {
  readonly counties: readonly CountyFigures[]
  /** The county that is shown; empty while there is none. */
  readonly value: string
  readonly onPick: (id: string) => void
}

/** Does what a click on the map does, without the map. On a phone it opens the system's picker. */
export function CountyPicker({ counties, value, onPick }: CountyPickerProps) {
  const id = useId()
  return (
    <div className={classes(fieldLook.field, styles.field)} data-compact>
      <label className={fieldLook.label} htmlFor={id}>
        Or choose a county or parish
      </label>
      <SelectBox id={id} data-after-map value={value} onChange={onPick}>
        <option value="" disabled>
          None chosen
        </option>
        <CountyOptions counties={counties} />
      </SelectBox>
    </div>
  )
}

const CountyOptions = memo(function CountyOptions({ counties }: Pick<CountyPickerProps, 'counties'>) {
  return stateIds.map((stateId) => (
    <optgroup key={stateId} label={states[stateId].name}>
      {counties
        .filter((county) => county.state_id === stateId)
        .sort((a, b) => order.compare(a.name, b.name))
        .map(({ id, name }) => (
          <option key={id} value={id}>{`${name} (${states[stateId].code})`}</option>
        ))}
    </optgroup>
  ))
})

interface FigureSelectProps {
  readonly figureId: MapFigureId
  readonly sources: Counties['sources']
  readonly onChange: (id: MapFigureId) => void
}

/** The nonpartisan view has no votes of candidates, and so no sources of them. */
function hasValues(id: MapFigureId, sources: Counties['sources']): boolean {
  const columnId = mapFigureColumns[id]
  return columnId === null || columnId in sources
}

export function FigureSelect({ figureId, sources, onChange }: FigureSelectProps) {
  const id = useId()
  return (
    <div className={classes(fieldLook.field, styles.field)} data-compact>
      <label className={fieldLook.label} htmlFor={id}>
        Shade counties and parishes by
      </label>
      <SelectBox id={id} value={figureId} onChange={(id) => onChange(id as MapFigureId)}>
        {mapFigureIds
          .filter((each) => hasValues(each, sources))
          .map((each) => (
            <option key={each} value={each}>
              {figureTitle(each, sources)}
            </option>
          ))}
      </SelectBox>
    </div>
  )
}

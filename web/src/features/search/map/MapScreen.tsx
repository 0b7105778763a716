import { type ComponentProps, useDeferredValue, useState } from 'react'
import { CountyInfo } from '#features/search/map/CountyInfo.tsx'
import countyMapStyles from '#features/search/map/CountyMap.module.css'
import { CountyTable } from '#features/search/map/CountyTable.tsx'
import { figureTitle } from '#features/search/map/map-figures.ts'
import { MapDrawing } from '#features/search/map/MapDrawing.tsx'
import { CountyPicker, FigureSelect } from '#features/search/map/MapFields.tsx'
import { MapLegend } from '#features/search/map/MapLegend.tsx'
import styles from '#features/search/map/MapScreen.module.css'
import { selectedCounties, withCountyToggled, withoutCounties } from '#features/search/map/selected-counties.ts'
import type { ReadyMap } from '#features/search/map/use-map.ts'
import type { MapFigureId } from '#search-state/map-figure.ts'
import type { SearchView } from '#search-state/search-view.ts'
import type { ChangeView } from '#search-state/use-search-view.ts'
import buttonLook from '#ui/look/button.module.css'

interface MapScreenProps {
  readonly map: ReadyMap
  readonly view: SearchView
  readonly figureId: MapFigureId
  readonly onChange: ChangeView
}

export function MapScreen({ map, view, figureId, onChange }: MapScreenProps) {
  const { replied, shading, officialsIn } = map
  const [lookedAt, setLookedAt] = useState<string | null>(null)
  const [isTable, setIsTable] = useState(false)
  const selected = selectedCounties(view, replied.counties)
  const county = shading.counties.get(lookedAt ?? '') ?? shading.counties.get(selected.at(-1) ?? '')
  const toggle = (id: string) => {
    setLookedAt(id)
    onChange(withCountyToggled(view, replied.counties, id))
  }
  const title = figureTitle(figureId, replied.sources)
  const both = { title, figureId, map, selected, onLookAt: setLookedAt }
  return (
    <>
      <FigureSelect
        figureId={figureId}
        sources={replied.sources}
        onChange={(map) => onChange({ ...view, map }, { replace: true })}
      />
      {isTable ? (
        <CountyTable {...both} lookedAt={county?.id ?? null} />
      ) : (
        <MapSheet {...both} lookedAt={lookedAt} onToggle={toggle} />
      )}
      <CountyInfo
        county={county}
        isSelected={county !== undefined && selected.includes(county.id)}
        selectedCount={selected.length}
        officials={county ? officialsIn(county.id) : null}
        sources={replied.sources}
        onToggle={toggle}
        onClear={() => {
          setLookedAt(null)
          onChange(withoutCounties(view))
        }}
      />
      <div className={styles.more}>
        <CountyPicker
          counties={replied.counties}
          value={county?.id ?? ''}
          onPick={(id) => (selected.includes(id) ? setLookedAt(id) : toggle(id))}
        />
        <button type="button" className={buttonLook.button} aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          Show as table
        </button>
      </div>
    </>
  )
}

interface MapSheetProps extends Omit<ComponentProps<typeof MapDrawing>, 'drawn' | 'shading'> {
  readonly figureId: MapFigureId
  readonly map: ReadyMap
}

function MapSheet({ figureId, map: { drawn, shading }, ...props }: MapSheetProps) {
  // The words change at once; 439 counties may take a moment, and nothing waits for them.
  const drawnShading = useDeferredValue(shading)
  return (
    <div className={countyMapStyles.box}>
      <MapDrawing {...props} drawn={drawn} shading={drawnShading} />
      <MapLegend figureId={figureId} title={props.title} shading={shading} />
    </div>
  )
}

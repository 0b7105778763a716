import { useDeferredValue, useMemo, useState } from 'react'
import { CountyInfo } from '#officials/search/map/CountyInfo.tsx'
import countyMapStyles from '#officials/search/map/CountyMap.module.css'
import { CountyTable } from '#officials/search/map/CountyTable.tsx'
import { wholeView } from '#shared/map/boxes.ts'
import { stateIdOf } from '#shared/map/draw-outlines.ts'
import { canBeChosen, type InView } from '#shared/map/drawing/OutlinePaths.tsx'
import { figureTitle } from '#shared/map/figures/map-figures.ts'
import { MapDrawing, type MapDrawingProps } from '#shared/map/drawing/MapDrawing.tsx'
import { CountyPicker, FigureSelect } from '#officials/search/map/MapFields.tsx'
import { MapLegend } from '#shared/map/figures/MapLegend.tsx'
import styles from '#officials/search/map/MapScreen.module.css'
import { inViewOf, viewOf } from '#officials/search/map/in-view.ts'
import { selectedCounties, withCountyToggled, withoutCounties } from '#officials/search/map/selected-counties.ts'
import type { ReadyMap } from '#officials/search/map/use-map.ts'
import type { MapFigureId } from '@atlas/contract/endpoints/places/map-figures.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import buttonLook from '#shared/ui/look/button.module.css'

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
  const inView = useInView(map, view, selected)
  const both = { title, figureId, map, selected, inView, onLookAt: setLookedAt }
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
          counties={replied.counties.filter(({ state_id }) => canBeChosen(inView, { stateId: stateIdOf(state_id) }))}
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

/** The same object while its content is the same, because a new one redraws 439 outlines. */
function useInView({ shading, officialsIn }: ReadyMap, view: SearchView, selected: readonly string[]): InView {
  const inView = inViewOf(view, selected, shading.counties.keys(), officialsIn)
  const text = JSON.stringify([inView.stateIds, ...inView.others])
  // eslint-disable-next-line react/exhaustive-deps
  return useMemo(() => inView, [text])
}

interface MapSheetProps extends Pick<MapDrawingProps, 'selected' | 'lookedAt' | 'onToggle' | 'onLookAt'> {
  readonly title: string
  readonly inView: InView
  readonly figureId: MapFigureId
  readonly map: ReadyMap
}

function MapSheet({ title, figureId, map: { drawn, shading }, inView, ...props }: MapSheetProps) {
  // The words change at once; 439 counties may take a moment, and nothing waits for them.
  const drawnShading = useDeferredValue(shading)
  const box = viewOf(drawn, inView)
  return (
    <div className={countyMapStyles.box}>
      <MapDrawing
        {...props}
        label={`Map of counties and parishes by ${title}. Arrow keys lead to neighbors, Enter adds to the filter, Escape leaves.`}
        drawn={drawn}
        places={drawnShading.counties}
        view={box}
        inView={inView}
      />
      <MapLegend figureId={figureId} title={title} shading={shading} isOver={box !== wholeView} />
    </div>
  )
}

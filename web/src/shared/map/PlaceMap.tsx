import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import { type StateId, stateIds as allStateIds } from '@atlas/contract/rules/states.ts'
import { useId, useMemo } from 'react'
import { type Box, boxAroundBoxes, fitted, wholeView } from '#shared/map/boxes.ts'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'
import { CountyTints } from '#shared/map/drawing/CountyTints.tsx'
import { Hatch } from '#shared/map/drawing/Hatch.tsx'
import { MapDrawing } from '#shared/map/drawing/MapDrawing.tsx'
import type { InView, ShadedPlace } from '#shared/map/drawing/OutlinePaths.tsx'
import { figureTitle, mapFigures } from '#shared/map/figures/map-figures.ts'
import { MapLegend } from '#shared/map/figures/MapLegend.tsx'
import { type Shading, shadeCounties } from '#shared/map/figures/shade-counties.ts'
import { useCountyFigures } from '#shared/map/figures/use-county-figures.ts'
import { districtName, districtsNote } from '#shared/map/located.ts'
import { project } from '#shared/map/projection.ts'
import styles from '#shared/map/PlaceMap.module.css'
import { useDrawnDistricts } from '#shared/map/use-drawn-districts.ts'
import { useDrawnCounties } from '#shared/map/use-drawn-outlines.ts'
import type { MapFigureId } from '@atlas/contract/endpoints/places/map-figures.ts'
import textLook from '#shared/ui/look/text.module.css'

interface PlaceMapProps {
  /** Outlined, and named as long as they are few. */
  readonly chosen: readonly string[]
  /** The place that a row or words beside the map are about. */
  readonly lookedAt?: string | null
  /** The states in question, which fill the map; all five by default. */
  readonly stateIds?: readonly StateId[] | null
  /** Of these, the places that are not in question; the set stays the same object while it says the same. */
  readonly others?: ReadonlySet<string>
  /** Places that fill the map instead of states. */
  readonly around?: readonly string[]
  /** A point on the earth that a dot shows. */
  readonly mark?: { readonly latitude: number; readonly longitude: number }
  /** Places that the point may lie in alike: the line between them has a band. */
  readonly between?: readonly string[]
  /** Shows the districts of a chamber, "al-house", over the counties: these can be pressed then. */
  readonly chamber?: string | null
  readonly figureId?: MapFigureId
  /** Height by width. */
  readonly shape?: number
  /** What pressing a place does, for the name of the map: "Enter finds its row". */
  readonly pressing: string
  readonly onPress: (id: string) => void
}

/** Places that can be pressed on a map, shaded by a figure of the counties; a table beside it says the same. */
export function PlaceMap({ figureId = 'black-share', chamber = null, ...props }: PlaceMapProps) {
  const outlines = useDrawnCounties()
  const figures = useCountyFigures()
  const districts = useDrawnDistricts(chamber)
  const shading = useMemo(
    () => figures.data && shadeCounties(figures.data, mapFigures[figureId], () => null),
    [figures.data, figureId],
  )
  if (outlines.isError || figures.isError || districts.isError)
    return <p className={textLook.muted}>The map could not be loaded.</p>
  const isReady = outlines.data && figures.data && shading && (chamber === null || districts.data)
  if (!isReady) return <div className={styles.box} aria-busy="true" />
  const title = figureTitle(figureId, figures.data.sources)
  return (
    <div className={styles.map}>
      <PlaceSheet
        {...props}
        counties={outlines.data}
        districts={districts.data ?? null}
        shading={shading}
        replied={figures.data}
        title={title}
      />
      <MapLegend figureId={figureId} title={`${title}, by county`} shading={shading} />
      {districts.data && chamber && <p className={styles.note}>{districtsNote(chamber)}</p>}
    </div>
  )
}

interface PlaceSheetProps extends Omit<PlaceMapProps, 'figureId' | 'chamber'> {
  readonly counties: DrawnOutlines
  readonly districts: DrawnOutlines | null
  readonly shading: Shading
  readonly replied: Counties
  readonly title: string
}

const none: ReadonlySet<string> = new Set()

function PlaceSheet(props: PlaceSheetProps) {
  const { chosen, lookedAt = null, stateIds = null, others = none, around, mark, between } = props
  const { shape = 1, pressing, onPress, counties, districts, shading, title } = props
  const hatchId = useId()
  const drawn = districts ?? counties
  const stateText = stateIds?.join(' ')
  // The same object while it says the same: hundreds of outlines are drawn again with a new one.
  const inView = useMemo<InView>(
    () => ({ stateIds: stateText ? allStateIds.filter((id) => stateText.includes(id)) : null, others }),
    [stateText, others],
  )
  const places = useMemo(() => (districts ? districtPlaces(districts) : shading.counties), [districts, shading])
  const what = districts ? 'districts' : `counties and parishes by ${title}`
  return (
    <div className={styles.box}>
      <MapDrawing
        label={`Map of ${what}. Arrow keys lead to neighbors, ${pressing}, Escape leaves.`}
        drawn={drawn}
        places={places}
        view={viewAround(drawn, around ?? [], inView, shape)}
        inView={inView}
        selected={chosen}
        lookedAt={lookedAt}
        {...(mark && { mark: project(mark.longitude, mark.latitude) })}
        nearLines={drawn.linesBetween(between ?? [])}
        under={
          districts && (
            <>
              <Hatch id={hatchId} />
              <CountyTints drawn={counties} places={shading.counties} hatchId={hatchId} stateIds={inView.stateIds} />
            </>
          )
        }
        onToggle={onPress}
      />
    </div>
  )
}

/** Districts are told by name: the tints below them are of counties. */
function districtPlaces({ outlines }: DrawnOutlines): ReadonlyMap<string, ShadedPlace> {
  return new Map(
    outlines.map((outline) => {
      const { name, label } = districtName(outline.id)
      return [outline.id, { id: outline.id, name: label, fullName: name, text: '', mapClass: null }]
    }),
  )
}

function viewAround({ outlines }: DrawnOutlines, around: readonly string[], { stateIds }: InView, shape: number): Box {
  const near = outlines.filter(({ id }) => around.includes(id)).map(({ box }) => box)
  if (near.length > 0) return fitted(boxAroundBoxes(near), { shape, margin: 0.3, leastWidth: 90 })
  const boxes = outlines.filter(({ stateId }) => stateIds === null || stateIds.includes(stateId)).map(({ box }) => box)
  // The five states have a shape of their own: in another there would be more sea than land.
  if (stateIds === null || boxes.length === 0) return wholeView
  return fitted(boxAroundBoxes(boxes), { shape, margin: 0.04 })
}

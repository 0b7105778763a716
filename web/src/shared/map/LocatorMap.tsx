import type { Counties } from '@atlas/contract/endpoints/places/counties.ts'
import { kindOfPlaceId } from '@atlas/contract/rules/place-id.ts'
import { isStateId } from '@atlas/contract/rules/states.ts'
import { type ReactNode, useMemo } from 'react'
import type { DrawnOutlines } from '#shared/map/draw-outlines.ts'
import { CountyTints } from '#shared/map/drawing/CountyTints.tsx'
import { LocatorDrawing } from '#shared/map/drawing/LocatorDrawing.tsx'
import styles from '#shared/map/LocatorMap.module.css'
import locatorStyles from '#shared/map/drawing/LocatorDrawing.module.css'
import { figureTitle, mapFigures } from '#shared/map/figures/map-figures.ts'
import { MapLegend } from '#shared/map/figures/MapLegend.tsx'
import { shadeCounties } from '#shared/map/figures/shade-counties.ts'
import { useCountyFigures } from '#shared/map/figures/use-county-figures.ts'
import {
  locateByCounties,
  locateCounty,
  districtsNote,
  locateDistrict,
  type Located,
  locateState,
} from '#shared/map/located.ts'
import { chamberOf, useDrawnDistricts } from '#shared/map/use-drawn-districts.ts'
import { useDrawnCounties } from '#shared/map/use-drawn-outlines.ts'
import textLook from '#shared/ui/look/text.module.css'

interface LocatorMapProps {
  readonly place: { readonly id: string; readonly name: string }
  /** The counties that it touches. */
  readonly counties: readonly { readonly id: string }[]
}

const figureId = 'black-share'

/** Where a place is: itself, its neighbors by name, each a link, the shade of the counties, and the five states. */
export function LocatorMap({ place, counties }: LocatorMapProps) {
  const outlines = useDrawnCounties()
  const figures = useCountyFigures()
  const chamber = chamberOf(place.id)
  const districts = useDrawnDistricts(chamber)
  const isReady = outlines.data && figures.data && (chamber === null || !districts.isPending)
  const hasFailed = !isReady && (outlines.isError || figures.isError)
  if (hasFailed) return <p className={textLook.muted}>The map could not be loaded.</p>
  return (
    <div className={styles.locator}>
      {isReady ? (
        <Locator
          place={place}
          touched={counties}
          counties={outlines.data}
          districts={districts.data ?? null}
          replied={figures.data}
        />
      ) : (
        <div className={styles.box} aria-busy="true" />
      )}
    </div>
  )
}

interface LocatorProps {
  readonly place: LocatorMapProps['place']
  readonly touched: LocatorMapProps['counties']
  readonly counties: DrawnOutlines
  readonly districts: DrawnOutlines | null
  readonly replied: Counties
}

function Locator(props: LocatorProps) {
  const { place, touched, counties, districts, replied } = props
  const shading = useMemo(() => shadeCounties(replied, mapFigures[figureId], () => null), [replied])
  const located = useMemo(
    () => locate(place.id, touched, counties, districts, replied),
    [place.id, touched, counties, districts, replied],
  )
  const title = figureTitle(figureId, replied.sources)
  if (!located) return <p className={textLook.muted}>No outline of {place.name} is on file.</p>
  const note = noteOf(place, touched, districts !== null)
  const under = (hatchId: string): ReactNode => (
    <>
      <CountyTints drawn={counties} places={shading.counties} hatchId={hatchId} stateIds={located.stateIds} />
      {districts && <path className={locatorStyles.districts} d={districts.innerLines} aria-hidden="true" />}
    </>
  )
  return (
    <>
      <div className={styles.box}>
        <LocatorDrawing
          label={`Map: where ${place.name} lies. Counties are shaded by ${title}.`}
          counties={counties}
          under={under}
          {...located}
        />
      </div>
      <MapLegend figureId={figureId} title={`${title}, by county`} shading={shading} />
      {note && <p className={styles.note}>{note}</p>}
    </>
  )
}

function locate(
  id: string,
  touched: LocatorMapProps['counties'],
  counties: DrawnOutlines,
  districts: DrawnOutlines | null,
  replied: Counties,
): Located | null {
  const names = new Map(replied.counties.map((county) => [county.id, county]))
  if (isStateId(id)) return locateState(id, counties)
  const own = districts ? locateDistrict(id, districts) : locateCounty(id, counties, names)
  const ids = touched.map((county) => county.id)
  return own ?? locateByCounties(ids, counties, names)
}

/** What is drawn in the place of an outline that is not on file. */
function noteOf(
  { id }: LocatorMapProps['place'],
  touched: LocatorMapProps['counties'],
  hasDistricts: boolean,
): string | null {
  const kind = kindOfPlaceId(id)
  if (kind === 'state' || kind === 'county') return null
  if (hasDistricts) return districtsNote(id)
  const counties = touched.length === 1 ? 'the county it lies in' : 'the counties it lies in'
  return `Its own outline is not on file. Marked: ${counties}.`
}

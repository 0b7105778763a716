import type { CoveredCounty } from '@atlas/contract/endpoints/data/coverage.ts'
import type { SeatsOfCounty } from '@atlas/contract/endpoints/data/seats.ts'
import type { SeatMeasure } from '@atlas/contract/rules/seats-by-law.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { Link } from '@tanstack/react-router'
import { useId, useMemo, useState } from 'react'
import { measureWords, sumsOfCounties } from '#data/coverage/seats-words.ts'
import styles from '#data/coverage/SeatsPage.module.css'
import { placesView } from '#search/state/standard-view.ts'
import { writeUrlQuery } from '#search/state/url-query.ts'
import { type Breaks, classOf, type MapClass } from '#shared/map/classes.ts'
import countyMapStyles from '#shared/map/county-map.module.css'
import { Hatch } from '#shared/map/drawing/Hatch.tsx'
import { MapDrawing } from '#shared/map/drawing/MapDrawing.tsx'
import type { ShadedPlace } from '#shared/map/drawing/OutlinePaths.tsx'
import { useDrawnCounties } from '#shared/map/use-drawn-outlines.ts'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface SeatsMapProps {
  readonly seats: readonly SeatsOfCounty[]
  readonly counties: readonly CoveredCounty[]
  readonly measure: SeatMeasure
}

const breaks: Breaks = [0.2, 0.4, 0.6, 0.8, 1]
const classWords: readonly string[] = ['<20%', '20–40', '40–60', '60–80', '80–99', 'all']

/** How complete each county is, by its own seats by law; the list of places shows the same in rows. */
export function SeatsMap({ seats, counties, measure }: SeatsMapProps) {
  const outlines = useDrawnCounties()
  const [selected, setSelected] = useState<string | null>(null)
  const places = useMemo(() => shaded(seats, counties, measure), [seats, counties, measure])
  const { title } = measureWords[measure]
  return (
    <section className={styles.map} aria-label={title}>
      <h2>{title}</h2>
      {outlines.isError && <p className={textLook.muted}>The map could not be loaded.</p>}
      {outlines.data ? (
        <div className={styles.box}>
          <MapDrawing
            label={`Map of counties and parishes by ${title}. Arrow keys lead to neighbors, Enter says the numbers of one, Escape leaves.`}
            drawn={outlines.data}
            places={places}
            selected={selected === null ? [] : [selected]}
            lookedAt={null}
            onToggle={(id) => setSelected((before) => (before === id ? null : id))}
          />
        </div>
      ) : (
        <div className={styles.mapToCome} />
      )}
      <Key hasGaps={seats.some(({ seats_by_law: byLaw }) => byLaw === 0)} />
      <Sums seats={seats} measure={measure} pressed={selected === null ? undefined : places.get(selected)} />
      <p className={textLook.muted}>
        Press a county, or{' '}
        <Link to="/places" search={tableOfCounties}>
          read the table of counties
        </Link>
        .
      </p>
    </section>
  )
}

/** What each tint means; counties that nobody looked up are hatched. */
function Key({ hasGaps }: { readonly hasGaps: boolean }) {
  const hatchId = useId()
  return (
    <>
      <ol className={styles.key}>
        {classWords.map((words, mapClass) => (
          <li key={words} className={countyMapStyles.counties}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" data-class={mapClass} />
            </svg>
            {words}
          </li>
        ))}
      </ol>
      {hasGaps && (
        <p className={styles.hatched}>
          <svg aria-hidden="true">
            <Hatch id={hatchId} />
            <rect width="100%" height="100%" fill={`url(#${hatchId})`} />
          </svg>
          Law not looked up
        </p>
      )}
    </>
  )
}

interface SumsProps extends Pick<SeatsMapProps, 'seats' | 'measure'> {
  readonly pressed: ShadedPlace | undefined
}

function Sums({ seats, measure, pressed }: SumsProps) {
  const sums = sumsOfCounties(seats, measure)
  return (
    <dl className={styles.sums}>
      <div role="status">
        <dt>
          {pressed ? (
            <Link to="/places/$id" params={{ id: pressed.id }}>
              {pressed.fullName}
            </Link>
          ) : (
            'No county pressed'
          )}
        </dt>
        <dd>{pressed?.text}</dd>
      </div>
      <div>
        <dt>Counties where it is all</dt>
        <dd>
          {thousands(sums.complete)} of {thousands(sums.counties)}
        </dd>
      </div>
      <div>
        <dt>Counties with none</dt>
        <dd>
          {thousands(sums.empty)} of {thousands(sums.counties)}
        </dd>
      </div>
    </dl>
  )
}

const tableOfCounties = writeUrlQuery({
  ...placesView('counties'),
  columns: [
    'place.name',
    'state.name',
    'place.officials',
    'place.completeness',
    'place.with_phone%',
    'place.with_email%',
    'place.ethnicity_known%',
    'place.seats_open',
    'place.seats_by_law',
  ],
  sort: [{ column_id: 'place.completeness', direction: 'asc' }],
})

function shaded(
  seats: readonly SeatsOfCounty[],
  counties: readonly CoveredCounty[],
  measure: SeatMeasure,
): ReadonlyMap<string, ShadedPlace> {
  const byId = new Map(seats.map((each) => [each.id, each]))
  return new Map(
    counties.map(({ id, full_name: name, state_id: stateId }) => {
      const { seats_by_law: byLaw = 0, [measure]: count = 0 } = byId.get(id) ?? {}
      const mapClass: MapClass | null = byLaw === 0 ? null : classOf(count / byLaw, breaks)
      const text = byLaw === 0 ? 'law not looked up' : `${count} of ${byLaw}`
      return [id, { id, name, fullName: `${name}, ${states[stateId].name}`, text, mapClass }]
    }),
  )
}

import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { fullNameOf, type Place } from '#places/page/place-query.ts'
import { Section } from '#places/page/Section.tsx'
import styles from '#places/page/WhomItServes.module.css'
import { votingAge } from '#shared/figures/charts.ts'
import { type Figures, isKnown, numberOf } from '#shared/figures/figures.ts'
import { PopulationFigures } from '#shared/figures/PopulationFigures.tsx'
import { SourceMark } from '#shared/figures/Sources.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { classes } from '#shared/ui/look/classes.ts'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'
import { formatValue } from '#shared/values/format-value.ts'

// The borders and figures of the map are larger than the rest of the page, so they load after what people read first.
const LocatorMap = lazyPart(async () => (await import('#shared/map/LocatorMap.tsx')).LocatorMap)

/** Where the place is and who lives there, as far as a source counts it. */
export function WhomItServes({ place }: { readonly place: Place }) {
  return (
    <Section id="serves" title="Whom it serves">
      <div className={styles.map}>
        <Suspense fallback={<div className={styles.mapToCome} />}>
          <LocatorMap place={place} counties={place.counties} />
        </Suspense>
      </div>
      <Population place={place} />
      {place.kind === 'municipality' ? <NoGroups /> : <Groups place={place} />}
    </Section>
  )
}

/** "38,462 people, 2020" */
function Population({ place: { population, figures } }: { readonly place: Place }) {
  const counted = population ?? populationOf(figures)
  if (!counted) return null
  return (
    <p className={styles.big}>
      <b>{thousands(counted.value)}</b>
      <span>
        people{counted.year !== null && `, ${counted.year}`}
        <SourceMark of={counted.provenance} />
      </span>
    </p>
  )
}

function populationOf(figures: Figures) {
  const value = numberOf(figures, 'stats.county_population')
  const provenance = figures.provenance('stats.county_population')
  if (value === null || !provenance) return null
  return { value, year: Number(provenance.as_of?.slice(0, 4)) || null, provenance }
}

function NoGroups() {
  return (
    <p className={styles.unknown}>
      Voting age by group: <span className={textLook.unknown}>Unknown</span>, no source for towns.
    </p>
  )
}

/** The figures for the lines in force; where only former lines have figures, those, with a note. */
function Groups({ place }: { readonly place: Place }) {
  const { figures } = place
  const area = { name: place.name, state: place.kind === 'state' ? null : place.state }
  const isFormer = figures.former !== null && !isKnown(figures, ['stats.vap_total'])
  return (
    <>
      {isFormer && figures.former && (
        <p className={classes(noticeLook.warning, styles.former)}>
          <TriangleAlert aria-hidden />
          <span>
            The lines have changed since. These figures describe {fullNameOf(place)} on the{' '}
            <b>{figures.former.linesYear} lines</b>; filters do not use them.
          </span>
        </p>
      )}
      <PopulationFigures
        chart={votingAge}
        figures={isFormer && figures.former ? figures.former : figures}
        area={area}
      />
      <Rows figures={isFormer && figures.former ? figures.former : figures} />
    </>
  )
}

const rows: readonly ColumnId[] = [
  'stats.median_income',
  'stats.college_graduates%',
  'stats.registered_voters',
  'stats.registered_black%',
]

function Rows({ figures }: { readonly figures: Figures }) {
  const known = rows.filter((id) => figures.value(id) !== null)
  if (known.length === 0) return null
  return (
    <dl className={styles.rows}>
      {known.map((id) => (
        <div key={id}>
          <dt>
            {labelOf(id, figures)}
            <SourceMark of={figures.provenance(id)} />
          </dt>
          <dd>{formatValue(columnOf(id), figures.value(id))}</dd>
        </div>
      ))}
    </dl>
  )
}

/** "Median Household Income, 2023" */
function labelOf(id: ColumnId, figures: Figures): string {
  const { label } = columnOf(id)
  const year = figures.provenance(id)?.as_of?.slice(0, 4)
  return year && !label.includes(year) ? `${label}, ${year}` : label
}

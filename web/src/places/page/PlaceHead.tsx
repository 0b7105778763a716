import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { coverageLineOf } from '#places/page/coverage-line.ts'
import type { Place } from '#places/page/place-query.ts'
import { placeQuestion } from '#places/page/place-question.ts'
import { PlaceActions } from '#places/page/PlaceActions.tsx'
import styles from '#places/page/PlaceHead.module.css'
import { PlaceLinks } from '#places/page/PlaceLinks.tsx'
import { Crumbs, CrumbsToCome } from '#shared/page/Crumbs.tsx'
import { KeepSwitch } from '#shared/page/KeepSwitch.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import { counted } from '#shared/ui/text/counted.ts'
import type { PlaceLink } from '@atlas/contract/endpoints/places/places.ts'

interface PlaceHeadProps {
  readonly place: Place
  readonly title: string
  readonly onPrintPhones: () => void
}

/** The breadcrumbs, the name of the place, and its actions. */
export function PlaceHead({ place, title, onPrintPhones }: PlaceHeadProps) {
  return (
    <>
      <PlaceCrumbs place={place} />
      <div className={styles.row}>
        <div className={styles.title}>
          <PageTitle>{title}</PageTitle>
          <div className={styles.under}>
            <Lines place={place} />
            <CoverageLine place={place} />
          </div>
          <KeepSwitch thing={thingOf(place, title)} questions={[placeQuestion(place.id)]} />
        </div>
        <PlaceActions place={place} title={title} onPrintPhones={onPrintPhones} />
      </div>
    </>
  )
}

function thingOf({ id, lede }: Place, title: string) {
  const about = counted(lede.officials, 'official', 'officials')
  return { kind: 'place', address: `/places/${id}`, title, about } as const
}

/** As high as what will come, so that nothing below moves. */
export function PlaceHeadToCome() {
  return (
    <>
      <CrumbsToCome />
      <div className={styles.row} data-to-come>
        <div className={styles.title}>
          <PageTitle isAwaited />
        </div>
      </div>
    </>
  )
}

function PlaceCrumbs({ place: { kind, name, state, state_id: stateId } }: { readonly place: Place }) {
  const ofState = (
    <Link to="/places/$id" params={{ id: stateId }}>
      {state}
    </Link>
  )
  return <Crumbs above={[<Link to="/places">Places</Link>, ...(kind === 'state' ? [] : [ofState])]} here={name} />
}

/** For a district, since when its lines are in force; for anything smaller than a county, where it is. */
function Lines({ place }: { readonly place: Place }) {
  const places = lyingIn(place)
  const year = linesYearOf(place)
  return (
    <>
      {places.length > 0 && (
        <span>
          In <PlaceLinks places={places} />
        </span>
      )}
      {year !== null && <span>On the {year} lines</span>}
    </>
  )
}

/** The year of the district lines that the figures are for. */
function linesYearOf({ figures }: Place): number | null {
  const year = figures.value('stats.redistricted_year')
  return typeof year === 'number' ? year : null
}

function CoverageLine({ place }: { readonly place: Place }) {
  const line = coverageLineOf(place)
  if (!line) return null
  return (
    <>
      {line.isCovered ? (
        <span className={badgeLook.covered}>
          <Check aria-hidden />
          Meets the coverage rule
        </span>
      ) : (
        <span className={badgeLook.badge}>Does not meet the coverage rule</span>
      )}
      <span>
        {line.share} of people of voting age are Black; the rule asks for at least {line.least}
      </span>
    </>
  )
}

/** With more counties than this, a title would be a list. */
const mostNamed = 6

/** The counties that contain a place, where they help to say where it is. */
function lyingIn({ kind, counties }: Pick<Place, 'kind' | 'counties'>): readonly PlaceLink[] {
  return kind === 'county' || kind === 'state' || counties.length > mostNamed ? [] : counties
}

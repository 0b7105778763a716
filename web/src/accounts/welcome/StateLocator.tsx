import type { CoverageReply, CoveredArea } from '@atlas/contract/endpoints/data/coverage.ts'
import { largerPlace, shareAnywhere, shareInLargerPlaces } from '@atlas/contract/rules/coverage.ts'
import { states } from '@atlas/contract/rules/states.ts'
import { BorderLines } from '#shared/map/BorderLines.tsx'
import { viewBoxOf, wholeView } from '#shared/map/boxes.ts'
import { blackShareBreaks, classOf } from '#shared/map/classes.ts'
import countyMapStyles from '#shared/map/county-map.module.css'
import { stateBox } from '#shared/map/state-box.ts'
import { useDrawnCounties } from '#shared/map/use-drawn-outlines.ts'
import { countyNoun } from '#accounts/welcome/county-noun.ts'
import { countiesIn } from '#accounts/welcome/holdings.ts'
import styles from '#accounts/welcome/StateLocator.module.css'
import { fromDesktop } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import { wholePercent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface StateLocatorProps {
  readonly coverage: CoverageReply
  readonly area: CoveredArea
}

/** How many counties the atlas covers, on a desktop below their picture. Phones do not load the picture. */
export function StateLocator({ coverage, area }: StateLocatorProps) {
  const hasMap = useMediaQuery(fromDesktop)
  const counties = countiesIn(coverage, area)
  const met = counties.filter(({ coverage: answer }) => answer === 'yes').length
  const { many } = countyNoun(area.state_id)
  return (
    <aside className={styles.locator} aria-label={area.state_id ? 'Your state' : 'The states'}>
      {hasMap && <Picture coverage={coverage} area={area} noun={many} />}
      <p>
        <b>{thousands(met)}</b> of {placeOf(area)} {thousands(counties.length)} {many} meet the coverage rule: at least{' '}
        {wholePercent(shareAnywhere)} of the people of voting age are Black, or {wholePercent(shareInLargerPlaces)}{' '}
        where {thousands(largerPlace)} or more are of voting age.
      </p>
    </aside>
  )
}

function placeOf({ state_id: id }: CoveredArea): string {
  return id ? `${states[id].name}’s` : 'the'
}

function Picture({ coverage, area, noun }: StateLocatorProps & { readonly noun: string }) {
  const { data: drawn } = useDrawnCounties()
  const shares = new Map(coverage.counties.map(({ id, black_share }) => [id, black_share]))
  const box = drawn && area.state_id ? stateBox(drawn, area.state_id) : wholeView
  return (
    <svg
      className={styles.map}
      viewBox={viewBoxOf(box)}
      role="img"
      aria-label={`Map of ${placeOf(area)} ${noun}, shaded by the Black share of the voting-age population`}
    >
      {drawn && (
        <g className={countyMapStyles.counties}>
          {drawn.outlines.map(({ id, path }) => {
            const share = shares.get(id) ?? null
            return <path key={id} d={path} data-class={share === null ? 'none' : classOf(share, blackShareBreaks)} />
          })}
          <BorderLines drawn={drawn} />
        </g>
      )}
    </svg>
  )
}

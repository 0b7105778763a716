import type { CoverageReply, CoveredArea } from '@atlas/contract/endpoints/coverage.ts'
import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useNewestAnswer } from '#api/use-newest-answer.ts'
import { areaAnchor, areaName } from '#features/coverage/area-name.ts'
import { AreaSection } from '#features/coverage/AreaSection.tsx'
import { CountySection } from '#features/coverage/CountySection.tsx'
import styles from '#features/coverage/CoveragePage.module.css'
import { Dictionary } from '#features/coverage/Dictionary.tsx'
import { LastImport } from '#features/coverage/LastImport.tsx'
import { countiesOf, onFileIn, sumOf } from '#features/coverage/on-file.ts'
import { Overview } from '#features/coverage/Overview.tsx'
import { PartTrouble } from '#features/coverage/PartTrouble.tsx'
import { coverageQuery } from '#features/coverage/queries.ts'
import { RuleSection } from '#features/coverage/RuleSection.tsx'
import { useScrollToHash } from '#features/coverage/scroll-to-hash.ts'
import { SourcesSection } from '#features/coverage/SourcesSection.tsx'
import { PageTitle } from '#layout/page/PageTitle.tsx'
import { useAllOpenInPrint } from '#ui/browser/use-all-open-in-print.ts'
import { SkeletonCards } from '#ui/list/Skeletons.tsx'
import noticeLook from '#ui/look/notice.module.css'
import textLook from '#ui/look/text.module.css'
import { thousands } from '#ui/text/thousands.ts'

/** What the atlas covers and what it does not, where it comes from, and what every column means. */
export function CoveragePage() {
  const coverage = useNewestAnswer({ ...useQuery(coverageQuery), isPlaceholderData: false })
  const page = useAllOpenInPrint()
  return (
    <main id="main" className={styles.page} ref={page}>
      <PageTitle tab="Data and coverage">What the atlas covers</PageTitle>
      <PartTrouble part="What is covered" answer={coverage} />
      {coverage.reply ? <Coverage coverage={coverage.reply} /> : coverage.progress === 'loading' && <SkeletonCards />}
    </main>
  )
}

interface CoverageProps {
  readonly coverage: CoverageReply
}

function Coverage({ coverage }: CoverageProps) {
  useScrollToHash()
  return (
    <>
      <Summary coverage={coverage} />
      <div className={styles.body}>
        <Contents states={coverage.states} />
        <div className={styles.sections}>
          <CountySection coverage={coverage} />
          <RuleSection coverage={coverage} />
          <Overview coverage={coverage} />
          <AreaSection coverage={coverage} />
          <SourcesSection coverage={coverage} />
          <LastImport coverage={coverage} />
          <Dictionary coverage={coverage} />
        </div>
      </div>
    </>
  )
}

/** The page in one look: how many, where, and of which data. */
function Summary({ coverage: { total, setting, is_demonstration: isDemonstration } }: CoverageProps) {
  const onFile = onFileIn(total)
  const counties = countiesOf(total)
  const leftOut = onFile - total.searchable
  return (
    <div className={styles.summary}>
      {isDemonstration && (
        <p className={noticeLook.warning}>
          <FlaskConical aria-hidden />
          <span>Demonstration data: every official and every figure is invented.</span>
        </p>
      )}
      <p>
        <b>{thousands(total.searchable)}</b> of <b>{thousands(onFile)}</b> officials on file can be searched.{' '}
        {setting === 'all'
          ? 'The coverage rule hides nobody here.'
          : `${thousands(leftOut)} hold office in places that the coverage rule leaves out.`}{' '}
        <b>{thousands(counties.yes)}</b> of <b>{thousands(sumOf(counties))}</b> counties and parishes are covered.
      </p>
      <p className={textLook.muted}>
        An official you miss is either in a place that is not covered, or in one that is covered and empty. This page
        tells which.
      </p>
    </div>
  )
}

const parts = [
  ['county', 'Is my county covered?'],
  ['rule', 'The coverage rule'],
  ['overview', 'The states compared'],
  ['states', 'State by state'],
  ['sources', 'Sources'],
  ['import', 'Last import'],
  ['dictionary', 'Data dictionary'],
] as const

/** What is on the page, and the way there. */
function Contents({ states }: { readonly states: readonly CoveredArea[] }) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ul>
        {parts.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
            {id === 'states' && (
              <ul>
                {states.map((area) => (
                  <li key={area.state_id}>
                    <a href={`#${areaAnchor(area)}`}>{areaName(area)}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

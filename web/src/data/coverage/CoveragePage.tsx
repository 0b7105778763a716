import type { CoverageReply } from '@atlas/contract/endpoints/data/coverage.ts'
import { findsLegislators, findsOwnEverywhere } from '@atlas/contract/rules/coverage.ts'
import { FlaskConical } from 'lucide-react'
import { Contents } from '#shared/page/Contents.tsx'
import { CountySection } from '#data/coverage/CountySection.tsx'
import { CoverageFrame } from '#data/coverage/CoverageFrame.tsx'
import styles from '#data/coverage/CoverageFrame.module.css'
import { LastImport } from '#data/coverage/LastImport.tsx'
import { OverdueNotice } from '#shared/values/OverdueNotice.tsx'
import { MorePages } from '#data/coverage/MorePages.tsx'
import { countiesOf, onFileIn, sumOf } from '#data/coverage/on-file.ts'
import { Overview } from '#data/coverage/Overview.tsx'
import { RuleSection } from '#data/coverage/RuleSection.tsx'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

const sectionsOfPage = [
  ['county', 'Is my county covered?'],
  ['overview', 'The states compared'],
  ['more', 'More about the data'],
  ['rule', 'The coverage rule'],
  ['import', 'Last import'],
] as const

/** What the atlas covers and what it does not, at a glance, with links to more. */
export function CoveragePage() {
  return (
    <CoverageFrame heading="What the atlas covers">
      {(coverage) => (
        <>
          <Summary coverage={coverage} />
          <div className={styles.body}>
            <Contents sections={sectionsOfPage} />
            <div className={styles.sections}>
              <CountySection coverage={coverage} />
              <Overview coverage={coverage} />
              <MorePages coverage={coverage} />
              <RuleSection coverage={coverage} />
              <LastImport coverage={coverage} />
            </div>
          </div>
        </>
      )}
    </CoverageFrame>
  )
}

interface SummaryProps {
  readonly coverage: CoverageReply
}

/** How many officials, where, and from which data. */
function Summary({ coverage: { total, setting, is_demonstration: isDemonstration } }: SummaryProps) {
  const onFile = onFileIn(total)
  const counties = countiesOf(total)
  const excluded = onFile - total.searchable
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
          ? 'The coverage rule leaves nobody out here.'
          : `${thousands(excluded)} hold office in places that the coverage rule leaves out.`}{' '}
        {findsOwnEverywhere(setting) && 'An organization’s own officials are in the search wherever they hold office. '}
        {findsLegislators(setting) && 'All of Congress and of the legislatures are in the search. '}
        <b>{thousands(counties.yes)}</b> of <b>{thousands(sumOf(counties))}</b> counties and parishes are covered.
      </p>
      <OverdueNotice overdue={total.overdue} of={total.searchable} />
      <p className={textLook.muted}>
        If someone is missing, their place is not covered, or nobody is on file for their seat. This page counts who is
        on file, not the seats that exist.
      </p>
    </div>
  )
}

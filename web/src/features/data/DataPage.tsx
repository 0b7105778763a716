import '#features/data/styles.css'
import type { CoverageReply } from '@atlas/contract/endpoints/coverage.ts'
import { useQuery } from '@tanstack/react-query'
import { useNewestAnswer } from '#api/use-newest-answer.ts'
import { AreaSection } from '#features/data/AreaSection.tsx'
import { Contents } from '#features/data/Contents.tsx'
import { CountySection } from '#features/data/CountySection.tsx'
import { Dictionary } from '#features/data/Dictionary.tsx'
import { LastImport } from '#features/data/LastImport.tsx'
import { Overview } from '#features/data/Overview.tsx'
import { PartTrouble } from '#features/data/PartTrouble.tsx'
import { coverageQuery } from '#features/data/queries.ts'
import { RuleSection } from '#features/data/RuleSection.tsx'
import { SourcesSection } from '#features/data/SourcesSection.tsx'
import { Summary } from '#features/data/Summary.tsx'
import { useArriveAtHash } from '#features/data/use-arrive-at-hash.ts'
import { PageTitle } from '#layout/page/PageTitle.tsx'
import { useAllOpenInPrint } from '#ui/browser/use-all-open-in-print.ts'
import { SkeletonCards } from '#ui/list/Skeletons.tsx'

/** What the atlas covers and what it does not, where it comes from, and what every column means. */
export function DataPage() {
  const coverage = useNewestAnswer({ ...useQuery(coverageQuery), isPlaceholderData: false })
  const page = useAllOpenInPrint()
  return (
    <main id="main" className="data-page" ref={page}>
      <PageTitle tab="Data and coverage">What the atlas covers</PageTitle>
      <PartTrouble part="What is covered" answer={coverage} />
      {coverage.reply ? <Coverage coverage={coverage.reply} /> : coverage.progress === 'loading' && <SkeletonCards />}
    </main>
  )
}

function Coverage({ coverage }: { readonly coverage: CoverageReply }) {
  useArriveAtHash()
  return (
    <>
      <Summary coverage={coverage} />
      <div className="data-body">
        <Contents states={coverage.states} />
        <div className="data-sections">
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

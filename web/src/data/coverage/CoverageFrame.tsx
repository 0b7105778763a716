import type { CoverageReply } from '@atlas/contract/endpoints/data/coverage.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { coverageQuery } from '#shared/api/coverage.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import styles from '#data/coverage/CoverageFrame.module.css'
import { DataPages } from '#data/coverage/DataPages.tsx'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { useScrollToHash } from '#shared/ui/browser/scroll-to-hash.ts'
import { PageTitle, useScreenTitle } from '#shared/page/PageTitle.tsx'
import { useAllOpenInPrint } from '#shared/ui/browser/use-all-open-in-print.ts'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'

interface CoverageFrameProps {
  /** A heading that says more than the title of the screen. */
  readonly heading?: string
  readonly children: (coverage: CoverageReply) => ReactNode
}

/** The frame of the pages about the data: links to the others, and the content once the coverage is known. */
export function CoverageFrame({ heading, children }: CoverageFrameProps) {
  const title = useScreenTitle()
  const coverage = useNewestAnswer({ ...useQuery(coverageQuery), isPlaceholderData: false })
  const page = useAllOpenInPrint()
  return (
    <main id="main" className={styles.page} ref={page}>
      <DataPages />
      <PageTitle tab={title}>{heading}</PageTitle>
      <PartTrouble section="What is covered" answer={coverage} />
      {coverage.reply ? (
        <Drawn>{children(coverage.reply)}</Drawn>
      ) : (
        coverage.progress === 'loading' && <SkeletonCards />
      )}
    </main>
  )
}

function Drawn({ children }: { readonly children: ReactNode }) {
  useScrollToHash()
  return children
}

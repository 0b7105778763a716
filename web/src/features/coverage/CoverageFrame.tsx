import type { CoverageReply } from '@atlas/contract/endpoints/coverage.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { coverageQuery } from '#api/coverage.ts'
import { useNewestAnswer } from '#api/use-newest-answer.ts'
import styles from '#features/coverage/CoverageFrame.module.css'
import { DataPages } from '#features/coverage/DataPages.tsx'
import { PartTrouble } from '#layout/page/PartTrouble.tsx'
import { useScrollToHash } from '#features/coverage/scroll-to-hash.ts'
import { PageTitle } from '#layout/page/PageTitle.tsx'
import { useAllOpenInPrint } from '#ui/browser/use-all-open-in-print.ts'
import { SkeletonCards } from '#ui/list/Skeletons.tsx'

interface CoverageFrameProps {
  readonly title: string
  readonly tab?: string
  readonly children: (coverage: CoverageReply) => ReactNode
}

/** One of the pages about the data: the way to the others, and what it says once it is known what is covered. */
export function CoverageFrame({ title, tab = title, children }: CoverageFrameProps) {
  const coverage = useNewestAnswer({ ...useQuery(coverageQuery), isPlaceholderData: false })
  const page = useAllOpenInPrint()
  return (
    <main id="main" className={styles.page} ref={page}>
      <DataPages />
      <PageTitle tab={tab}>{title}</PageTitle>
      <PartTrouble part="What is covered" answer={coverage} />
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

import type { Correction, CorrectionStatus } from '@atlas/contract/endpoints/data/corrections.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { usePresenter } from '#shared/api/settings.ts'
import { CorrectionCard } from '#data/corrections/decide/CorrectionCard.tsx'
import { correctionsQuery } from '#data/corrections/report/decided/corrections-query.ts'
import styles from '#data/corrections/decide/CorrectionsPage.module.css'
import { DecidedLately } from '#data/corrections/decide/DecidedLately.tsx'
import { DecidedTable } from '#data/corrections/decide/DecidedTable.tsx'
import { DeclineDialog } from '#data/corrections/decide/DeclineDialog.tsx'
import { JustDecided } from '#data/corrections/decide/JustDecided.tsx'
import { AdminPages } from '#shared/page/AdminPages.tsx'
import adminPageStyles from '#shared/page/admin-page.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { Banner } from '#shared/ui/async/Banner.tsx'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'

const tabs = { open: 'To check', accepted: 'Accepted', declined: 'Declined' } as const

/** What people reported, and what was decided about it. */
export function CorrectionsPage() {
  const [status, setStatus] = useState<CorrectionStatus>('open')
  const [decided, setDecided] = useState<Correction | null>(null)
  const forget = useCallback(() => setDecided(null), [])
  const presenter = usePresenter()
  const list = useCorrections(status)
  const counts = list.data?.pages.at(-1)?.counts
  return (
    <main id="main" className={adminPageStyles.page}>
      <div>
        <AdminPages />
        <div className={styles.head}>
          <PageTitle />
          <SegmentedControl
            label="Which reports"
            segments={(Object.keys(tabs) as CorrectionStatus[]).map((value) => ({
              value,
              label: tabs[value],
              count: counts?.[value],
              noun: 'reports',
            }))}
            value={status}
            onChoose={setStatus}
          />
        </div>
        <p className={styles.lead}>
          An accepted value is shown in place of the public one, marked as set by {presenter}, with its source and its
          date. The public value stays beneath it and comes back if you take yours out.
        </p>
      </div>
      {decided && <JustDecided key={decided.id} correction={decided} onOver={forget} />}
      <Corrections list={list} status={status} onDecided={setDecided} />
    </main>
  )
}

interface CorrectionsProps {
  readonly list: ReturnType<typeof useCorrections>
  readonly status: CorrectionStatus
  readonly onDecided: (correction: Correction) => void
}

function useCorrections(status: CorrectionStatus) {
  return useInfiniteQuery(correctionsQuery(status))
}

function Corrections({ list, status, onDecided }: CorrectionsProps) {
  const { current: question, ask, dialog } = useQuestion<Correction>()
  const corrections = list.data?.pages.flatMap(({ values }) => values)
  return (
    <div data-asking-list className={styles.list}>
      {list.isError && <Banner text="The reports could not be loaded." more="" onRetry={() => void list.refetch()} />}
      {!corrections && list.isPending && <SkeletonCards />}
      {corrections?.length === 0 && <p>{status === 'open' ? 'Nothing to check.' : 'Nothing here yet.'}</p>}
      {corrections && corrections.length > 0 && status !== 'open' && (
        <DecidedTable label="Decided corrections" corrections={corrections} />
      )}
      {corrections && corrections.length > 0 && status === 'open' && (
        <ul className={styles.list} aria-label="Reports to check">
          {corrections.map((correction) => (
            <CorrectionCard key={correction.id} correction={correction} onDecided={onDecided} onDecline={ask} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <button type="button" className={buttonLook.button} onClick={() => void list.fetchNextPage()}>
          Show more
        </button>
      )}
      {status === 'open' && <DecidedLately />}
      {question && (
        <DeclineDialog key={question.number} correction={question.question} onDecided={onDecided} {...dialog} />
      )}
    </div>
  )
}

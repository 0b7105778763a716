import type { Import, ImportRun } from '@atlas/contract/endpoints/data/imports.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { OctagonAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import styles from '#data/imports/history/History.module.css'
import { RunList } from '#data/imports/history/RunList.tsx'
import { UndoDialog } from '#data/imports/history/UndoDialog.tsx'
import { DiscardButton } from '#data/imports/import/DiscardButton.tsx'
import { runsQuery } from '#data/imports/import/import-queries.ts'
import stageStyles from '#data/imports/import/stage.module.css'
import outcomeStyles from '#data/imports/import/outcome.module.css'
import { UnderWay } from '#data/imports/import/UnderWay.tsx'
import adminPageStyles from '#shared/page/admin-page.module.css'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import textLook from '#shared/ui/look/text.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** Every import there was, and the way back from the last one. */
export function History({ undoing }: { readonly undoing: Import | null }) {
  const runs = useInfiniteQuery(runsQuery)
  const answer = useNewestAnswer({ ...runs, isPlaceholderData: false })
  const [runToUndo, setRun] = useState<ImportRun | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = (run: ImportRun) => {
    setRun(run)
    setIsOpen(true)
  }
  const pages = answer.reply?.pages
  return (
    <section className={adminPageStyles.card} aria-labelledby="imports">
      <div className={classes(adminPageStyles.head, stageStyles.head)}>
        <h2 id="imports" ref={heading} tabIndex={-1}>
          Imports
        </h2>
        <p className={textLook.muted}>Public data, demonstration data and your own files, newest first.</p>
      </div>
      {undoing && <Undoing run={undoing} />}
      <ListTrouble list={answer} onRetry={answer.retry} />
      {pages?.[0]?.total === 0 ? (
        <p className={adminPageStyles.empty}>
          Nothing has been imported yet. Choose a file above, or import a public pack at a terminal.
        </p>
      ) : (
        (pages ?? answer.progress === 'loading') && (
          <RunList
            runs={pages?.flatMap(({ values }) => values) ?? null}
            isUndoing={undoing?.status === 'LOADING'}
            onUndo={ask}
          />
        )
      )}
      {runs.hasNextPage && (
        <div className={styles.earlier}>
          <button
            type="button"
            className={buttonLook.button}
            aria-busy={runs.isFetchingNextPage || undefined}
            onClick={() => void runs.fetchNextPage()}
          >
            {runs.isFetchingNextPage ? 'Loading…' : 'Show earlier imports'}
          </button>
        </div>
      )}
      {runToUndo && (
        <UndoDialog
          key={runToUndo.id}
          run={runToUndo}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          focusAfter={() => document.querySelector<HTMLElement>('[data-undo]') ?? heading.current}
        />
      )}
    </section>
  )
}

/** The undoing that is asked for, while it is done or where it failed. */
function Undoing({ run }: { readonly run: Import }) {
  if (run.status !== 'FAILED') return <UnderWay request={run} />
  return (
    <div className={stageStyles.stage}>
      <div className={outcomeStyles.failed} role="alert">
        <OctagonAlert aria-hidden />
        <p>
          <b className={textLook.wrapAnywhere}>The import of {run.file_name} was not undone.</b> {run.error}
        </p>
      </div>
      <div className={stageStyles.actions}>
        <DiscardButton request={run}>Close this message</DiscardButton>
      </div>
    </div>
  )
}

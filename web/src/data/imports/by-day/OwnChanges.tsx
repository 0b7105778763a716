import type { OwnChange } from '@atlas/contract/endpoints/data/own-changes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ChangeRow } from '#data/imports/by-day/ChangeRow.tsx'
import { ownChangesQuery } from '#data/imports/by-day/own-changes-queries.ts'
import styles from '#data/imports/by-day/OwnChanges.module.css'
import { UndoChangeDialog } from '#data/imports/by-day/UndoChangeDialog.tsx'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import adminPageStyles from '#shared/page/admin-page.module.css'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { dayText } from '#shared/ui/text/moment-text.ts'

/** What drives, results, corrections, files and other organizations brought, by day, each with its undo. */
export function OwnChanges() {
  const query = useInfiniteQuery(ownChangesQuery)
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const [toUndo, setToUndo] = useState<OwnChange | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const changes = answer.reply?.pages.flatMap(({ values }) => values)
  const days = changes && byDay(changes)
  const ask = (change: OwnChange) => {
    setToUndo(change)
    setIsOpen(true)
  }
  return (
    <section className={adminPageStyles.card} aria-labelledby="by-day">
      <div className={adminPageStyles.head}>
        <h2 id="by-day" ref={heading} tabIndex={-1}>
          What came in, by day
        </h2>
        <p className={textLook.muted}>
          From drives, results, corrections, files and other organizations. Each can be undone.
        </p>
      </div>
      <ListTrouble list={answer} onRetry={answer.retry} />
      {days === undefined && answer.progress === 'loading' && <SkeletonCards count={2} />}
      {days?.size === 0 && (
        <p className={adminPageStyles.empty}>
          Nothing of your own has come in yet. A file above, a drive under Fill In or a correction brings it.
        </p>
      )}
      {days && <Days days={days} onUndo={ask} />}
      {query.hasNextPage && (
        <div className={styles.earlier}>
          <button
            type="button"
            className={buttonLook.button}
            aria-busy={query.isFetchingNextPage || undefined}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? 'Loading…' : 'Show earlier days'}
          </button>
        </div>
      )}
      {toUndo && (
        <UndoChangeDialog
          key={toUndo.id}
          change={toUndo}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          focusAfter={() => heading.current}
        />
      )}
    </section>
  )
}

interface DaysProps {
  readonly days: ReadonlyMap<string, readonly OwnChange[]>
  readonly onUndo: (change: OwnChange) => void
}

function Days({ days, onUndo }: DaysProps) {
  return Array.from(days, ([day, ofDay]) => (
    <section key={day} className={styles.day} aria-label={day}>
      <h3>{day}</h3>
      <ul>
        {ofDay.map((change) => (
          <ChangeRow key={change.id} change={change} onUndo={onUndo} />
        ))}
      </ul>
    </section>
  ))
}

/** In the order in which they come, under the day on which they came where the reader is. */
function byDay(changes: readonly OwnChange[]): ReadonlyMap<string, readonly OwnChange[]> {
  const days = new Map<string, OwnChange[]>()
  for (const change of changes) {
    const day = dayText(change.at)
    days.set(day, [...(days.get(day) ?? []), change])
  }
  return days
}

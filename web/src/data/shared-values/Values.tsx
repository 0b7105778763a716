import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { SharedKind, SharedValues } from '@atlas/contract/endpoints/data/shared-values.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { type Choices, noChoices } from '#data/shared-values/choices.ts'
import { Share } from '#data/shared-values/Share.tsx'
import { sharedQuery } from '#data/shared-values/shared-queries.ts'
import styles from '#data/shared-values/SharedValuesPage.module.css'
import { Untold } from '#data/shared-values/Untold.tsx'
import { ValueTable } from '#data/shared-values/ValueTable.tsx'
import { ValuesTray } from '#data/shared-values/ValuesTray.tsx'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { SegmentedControl } from '#shared/ui/form/SegmentedControl.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { counted } from '#shared/ui/text/counted.ts'

type Which = SharedKind | 'all'

interface ValuesProps {
  readonly request: Import
  readonly elsewhere: Import | null
}

/** What another organization found, compared with what is on file, value by value. */
export function Values({ request, elsewhere }: ValuesProps) {
  const [which, setWhich] = useState<Which>('all')
  const [choices, setChoices] = useState<Choices>(noChoices)
  const query = useInfiniteQuery(sharedQuery(request, which))
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const pages = answer.reply?.pages
  const [first] = pages ?? []
  const heading = useId()
  return (
    <>
      <FileText request={request} first={first} />
      {request.error && (
        <p className={noticeLook.warning} role="alert">
          <TriangleAlert aria-hidden />
          <span>{request.error}</span>
        </p>
      )}
      <div className={styles.columns}>
        <section className={styles.values} aria-labelledby={heading}>
          <div className={styles.head}>
            <h2 id={heading}>Value by value</h2>
            {first && <Kinds which={which} onChoose={setWhich} counts={first.counts} />}
          </div>
          <p className={textLook.muted}>
            Contradictions come first. The newest day is ticked; nothing is overwritten that you have not seen.
          </p>
          <ListTrouble list={answer} onRetry={answer.retry} />
          {first && <Untold sentences={first.untold} total={first.untold_total} />}
          {pages ? (
            <ValueTable
              values={pages.flatMap(({ values }) => values)}
              choices={choices}
              onChoose={(value, isTaken) => setChoices(new Map(choices).set(value.id, { value, isTaken }))}
            />
          ) : (
            answer.progress === 'loading' && <SkeletonCards count={3} />
          )}
          {query.hasNextPage && (
            <button
              type="button"
              className={buttonLook.button}
              aria-busy={query.isFetchingNextPage || undefined}
              onClick={() => void query.fetchNextPage()}
            >
              {query.isFetchingNextPage ? 'Loading…' : 'Show more values'}
            </button>
          )}
        </section>
        <Share />
      </div>
      {first && <ValuesTray request={request} elsewhere={elsewhere} shared={first} choices={choices} />}
    </>
  )
}

function FileText({ request, first }: { readonly request: Import; readonly first: SharedValues | undefined }) {
  const total = first && Object.values(first.counts).reduce((sum, count) => sum + count, 0)
  return (
    <p>
      <b className={textLook.wrapAnywhere}>{request.file_name}</b>
      {first &&
        ` · ${counted(total ?? 0, 'value', 'values')} of ${first.from.organization}, ${typedDayOf(first.from.day)} · checksum is right`}
    </p>
  )
}

const kinds: readonly (readonly [Exclude<Which, 'all'>, string])[] = [
  ['new', 'New'],
  ['newer', 'Newer'],
  ['older', 'Older'],
  ['same', 'The same'],
  ['contradicts', 'Contradicts'],
]

interface KindsProps {
  readonly which: Which
  readonly onChoose: (which: Which) => void
  readonly counts: SharedValues['counts']
}

function Kinds({ which, onChoose, counts }: KindsProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <SegmentedControl<Which>
      label="Show"
      value={which}
      onChoose={onChoose}
      segments={[
        { value: 'all', label: 'All', count: total, noun: 'values' },
        ...kinds
          .filter(([kind]) => counts[kind] > 0)
          .map(([kind, label]) => ({ value: kind, label, count: counts[kind], noun: 'values' })),
      ]}
    />
  )
}

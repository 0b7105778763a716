import { downloadSearchChanges, type SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Download } from 'lucide-react'
import { useId } from 'react'
import styles from '#officials/search/opened/ChangesPanel.module.css'
import { type OfficialOfChange, OfficialInChanges } from '#officials/search/opened/OfficialInChanges.tsx'
import { NotTold } from '#officials/search/opened/NotTold.tsx'
import { SinceDay } from '#officials/search/opened/SinceDay.tsx'
import type { Opened } from '#officials/search/opened/use-opened-search.ts'
import { fileUrl } from '#shared/api/request-of.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { localDay } from '#shared/ui/text/local-day.ts'
import { thousands } from '#shared/ui/text/thousands.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'

interface ChangesPanelProps {
  readonly opened: Opened
  readonly changes: SearchChanges
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

/** Who came, who left, who no longer matches and who changed, each by name. */
export function ChangesPanel({ opened, changes, ...dialog }: ChangesPanelProps) {
  const { opened: openedSearch, search } = opened
  const { since } = changes
  return (
    <QuestionDialog
      {...dialog}
      isOpen
      title={`What changed in ${search?.name ?? ''}`}
      footer={<DialogClose isPrimary>Close</DialogClose>}
    >
      {openedSearch.since === null && since && (
        <p className={textLook.muted}>
          <WithDays text={`Since you last looked, ${typedDayOf(localDay(new Date(since)))}`} />
        </p>
      )}
      <SinceDay opened={opened} />
      {openedSearch.since !== null && (
        <a
          className={buttonLook.button}
          href={fileUrl(downloadSearchChanges, { id: openedSearch.id }, { since: openedSearch.since })}
          download
        >
          <Download aria-hidden />
          All of them as CSV
        </a>
      )}
      <Kind title="New" {...changes.new} />
      <Kind title="Left office" {...changes.left_office} />
      <Kind title="No longer match" {...changes.no_longer_matches} />
      <Kind title="Changed" {...changes.changed} />
      <NotTold changes={changes} />
    </QuestionDialog>
  )
}

interface KindProps {
  readonly title: string
  readonly total: number
  readonly officials: readonly OfficialOfChange[]
}

function Kind({ title, total, officials }: KindProps) {
  const id = useId()
  if (total === 0) return null
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <h3 id={id}>
        {title} <span className={textLook.muted}>({thousands(total)})</span>
      </h3>
      <ul>
        {officials.map((official) => (
          <OfficialInChanges key={official.id} official={official} />
        ))}
      </ul>
      {officials.length < total && (
        <p className={textLook.muted}>The first {officials.length} are listed, and marked in the search.</p>
      )}
    </section>
  )
}

import { Link, useLocation } from '@tanstack/react-router'
import { BookOpen, CalendarPlus, FileText, Printer } from 'lucide-react'
import { useId } from 'react'
import styles from '#officials/detail/DetailPanel.module.css'
import { nextElection } from '#officials/detail/elections.ts'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'
import { type OfficialReference, referenceTo } from '#officials/detail/official-reference.ts'
import { useToday } from '#shared/values/use-today.ts'
import { SaveAsListButton } from '#saved/lists/save/SaveAsListButton.tsx'
import { EditButton } from '#data/corrections/report/EditButton.tsx'
import { ReportButton } from '#data/corrections/report/ReportButton.tsx'
import { ReportsThatWaitLater } from '#data/corrections/report/waiting/ReportsThatWaitLater.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { useSaveCalendar } from '#shared/page/use-save-calendar.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { CopyLinkButton } from '#shared/ui/overlay/CopyLinkButton.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that an official's page was opened from, for the way back. */
    resultsUrl?: string
  }
}

interface SourcesToggle {
  readonly count: number
  readonly listId: string
  readonly isShown: boolean
  readonly onToggle: () => void
}

interface DetailToolsProps {
  readonly id: number
  readonly facts: OfficialFacts
  readonly place: 'list' | 'page'
  readonly sources: SourcesToggle
}

/** The actions on an official; each takes what it says about them from one reference. */
export function DetailTools({ id, facts, place, sources }: DetailToolsProps) {
  const reference = referenceTo(id, facts, window.location.origin)
  const hasDates = nextElection(facts, useToday()) !== null
  const [dates, link] = hasDates ? [buttonLook.primary, buttonLook.button] : [buttonLook.button, buttonLook.primary]
  const isPage = place === 'page'
  const official = { id, name: reference.name, office: reference.office }
  return (
    <div className={styles.tools}>
      {place === 'list' && <OpenPage id={id} reference={reference} />}
      <AddElectionDates id={id} hasDates={hasDates} look={isPage ? dates : buttonLook.button} />
      <CopyLinkButton url={reference.url} look={isPage ? link : buttonLook.button} />
      <SaveAsListButton
        source={() => ({ request: { eo_ids: [id] }, count: 1, suggestedName: '' })}
        look={buttonLook.button}
        label="Add to a list"
      />
      <ReportButton official={official} />
      <EditButton official={official} />
      {place === 'page' && (
        <button type="button" className={buttonLook.button} onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </button>
      )}
      <ToggleSources sources={sources} />
      <ReportsThatWaitLater officialId={id} />
    </div>
  )
}

/** Links to the official's own page, which knows the way back to this list. */
function OpenPage({ id, reference }: { readonly id: number; readonly reference: OfficialReference }) {
  const resultsUrl = useLocation({ select: (location) => location.href })
  return (
    <Link
      className={buttonLook.primary}
      to="/officials/$id"
      params={{ id: String(id) }}
      state={{ resultsUrl }}
      aria-label={`Open page of ${reference.name}`}
    >
      <FileText aria-hidden />
      Open page
    </Link>
  )
}

interface AddElectionDatesProps {
  readonly id: number
  readonly hasDates: boolean
  readonly look: string | undefined
}

/** Saves the coming elections of the seat and their deadlines as a calendar file; says why where there are none. */
function AddElectionDates({ id, hasDates, look }: AddElectionDatesProps) {
  const reasonId = useId()
  const saving = useSaveCalendar()
  return (
    <>
      <button
        type="button"
        className={look}
        aria-disabled={!hasDates || undefined}
        aria-busy={saving.isPending || undefined}
        aria-describedby={hasDates ? undefined : reasonId}
        onClick={() => hasDates && !saving.isPending && saving.mutate({ official_id: id })}
      >
        <CalendarPlus aria-hidden />
        Add election dates
      </button>
      {!hasDates && (
        <p id={reasonId} className={styles.note}>
          No coming election date is on file.
        </p>
      )}
      <SendTrouble sent={saving} />
    </>
  )
}

function ToggleSources({ sources: { count, listId, isShown, onToggle } }: { readonly sources: SourcesToggle }) {
  return (
    <button
      type="button"
      className={buttonLook.button}
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      onClick={onToggle}
    >
      <BookOpen aria-hidden />
      Sources ({count})
    </button>
  )
}

import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { forgetReport, waitingReports } from '#data/corrections/report/waiting/waiting-reports.ts'
import { forgetResults, resultsDrafts } from '#drives/drafts/results-drafts.ts'
import { forgetDraft, taskDrafts } from '#drives/drafts/task-drafts.ts'
import { outcomeLabel } from '#saved/lists/calls/outcome-text.ts'
import { forgetNote, waitingNotes } from '#saved/lists/calls/waiting-notes.ts'
import { forgetOutcomes, waitingOutcomes } from '#saved/lists/calls/waiting-outcomes.ts'
import { useWaiting } from '#shared/api/waiting-store.ts'

/** Something that a person entered and the server has not accepted. */
export interface WaitingEntry {
  readonly id: string
  /** What it is: "Reached" */
  readonly what: string
  /** The person or place that it is about. */
  readonly about: string
  /** When it was entered or last changed. */
  readonly since: string
  /** Where it is read and changed. */
  readonly address: string
  /** A draft is sent when its writer chooses to; everything else is sent as soon as possible. */
  readonly state: 'waits' | 'draft' | 'refused'
  /** Why it was refused. */
  readonly why: string | null
  readonly forget: () => void
}

/** All entries, oldest first. */
export function useWaitingEntries(userId: string): readonly WaitingEntry[] {
  const outcomes = useWaiting(waitingOutcomes, userId)
  const notes = useWaiting(waitingNotes, userId)
  const tasks = useWaiting(taskDrafts, userId)
  const results = useWaiting(resultsDrafts, userId)
  const reports = useWaiting(waitingReports, userId)
  const entries: WaitingEntry[] = [
    ...outcomes.map(({ list_id: list, about, said, refused }) => ({
      id: said.client_id,
      what: outcomeLabel(said),
      about: about ?? 'An official',
      since: said.said_at,
      address: `/lists/${list}`,
      ...stateOf(refused),
      forget: () => forgetOutcomes(userId, new Set([said.client_id])),
    })),
    ...notes.map(({ id, list_id: list, about, text, written_at: at, refused }) => ({
      id,
      what: text === '' ? 'Note removed' : `Note “${text}”`,
      about: about ?? 'An official',
      since: at,
      address: `/lists/${list}`,
      ...stateOf(refused),
      forget: () => forgetNote(userId, id),
    })),
    ...tasks.map(({ task_id: id, about, changed_at: at, client_id: sent, refused }) => ({
      id,
      what: 'Task',
      about,
      since: at,
      address: `/fill/task/${id}`,
      ...stateOf(refused?.detail, sent),
      forget: () => forgetDraft(userId, id),
    })),
    ...results.map((draft) => ({
      id: `${draft.day} ${draft.place_id}`,
      what: `Results of ${typedDayOf(draft.day)}`,
      about: draft.about,
      since: draft.changed_at,
      address: `/results/${draft.day}/${draft.place_id}`,
      ...stateOf(draft.refused?.detail, draft.client_id),
      forget: () => forgetResults(userId, draft),
    })),
    ...reports.map(({ id, what, about, report, reported_at: at, refused }) => ({
      id,
      what: `Report: ${what}`,
      about,
      since: at,
      address: `/officials/${report.eo_id}`,
      ...stateOf(refused),
      forget: () => forgetReport(userId, id),
    })),
  ]
  return entries.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since))
}

/** `sentAs` is null for a draft. */
function stateOf(refused: string | undefined, sentAs?: string | null): Pick<WaitingEntry, 'state' | 'why'> {
  if (refused !== undefined) return { state: 'refused', why: refused }
  return { state: sentAs === null ? 'draft' : 'waits', why: null }
}

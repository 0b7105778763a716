import { type ReportableId, reportableIds } from '@atlas/contract/catalogue/correctable.ts'
import type { MistakeReport } from '@atlas/contract/endpoints/data/corrections.ts'
import { type StorageKey, readStored, writeStored } from '#shared/api/device-storage.ts'
import { firstOffered } from '#data/corrections/report/report-fields.ts'
import type { ReportSubject } from '#data/corrections/report/reported-official.ts'

export interface ReportDraft {
  readonly columnId: ReportableId
  /** The reporter knows only that the value is wrong, not what is right. */
  readonly isOnlyWrong: boolean
  readonly value: string
  readonly seenWhere: string
  readonly note: string
}

/** The unsent draft of a person about an official; it stays on this device until they sign out. */
export function draftOf(userId: string, officialId: number, known: Omit<ReportSubject, 'official'>): ReportDraft {
  const { columnId = firstOffered, isOnlyWrong = false, seenWhere = '' } = known
  const stored = readStored(keyOf(userId, officialId))
  if (isDraft(stored) && (known.columnId === undefined || stored.columnId === columnId)) return stored
  return { columnId, isOnlyWrong, value: '', seenWhere, note: '' }
}

/** The draft of a report that is to be changed. */
export function draftFrom({
  column_id: columnId,
  kind,
  value,
  seen_where: seenWhere,
  note,
}: MistakeReport): ReportDraft {
  return { columnId, isOnlyWrong: kind === 'wrong', value, seenWhere, note }
}

export function saveDraft(userId: string, officialId: number, draft: ReportDraft): void {
  writeStored(keyOf(userId, officialId), draft)
}

export function forgetDraft(userId: string, officialId: number): void {
  writeStored(keyOf(userId, officialId), null)
}

function keyOf(userId: string, officialId: number): StorageKey {
  return { thing: 'unfinished texts', userId, which: `report ${officialId}` }
}

function isDraft(stored: unknown): stored is ReportDraft {
  if (typeof stored !== 'object' || stored === null) return false
  const { columnId, isOnlyWrong, ...texts } = stored as Record<string, unknown>
  const isText = [texts['value'], texts['seenWhere'], texts['note']].every((text) => typeof text === 'string')
  return isText && typeof isOnlyWrong === 'boolean' && (reportableIds as readonly unknown[]).includes(columnId)
}

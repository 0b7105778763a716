import type { ReportableId } from '@atlas/contract/catalogue/correctable.ts'

export interface ReportDraft {
  readonly columnId: ReportableId
  readonly value: string
  readonly seenWhere: string
  readonly note: string
}

/** What a person wrote of an official and did not send is there again. */
const drafts = new Map<string, ReportDraft>()

function keyOf(userId: string, officialId: number): string {
  return `${userId} ${officialId}`
}

export function draftOf(userId: string, officialId: number, columnId: ReportableId | undefined): ReportDraft {
  const kept = drafts.get(keyOf(userId, officialId))
  if (kept && (columnId === undefined || kept.columnId === columnId)) return kept
  return { columnId: columnId ?? 'eo.phone', value: '', seenWhere: '', note: '' }
}

export function keepDraft(userId: string, officialId: number, draft: ReportDraft): void {
  drafts.set(keyOf(userId, officialId), draft)
}

export function forgetDraft(userId: string, officialId: number): void {
  drafts.delete(keyOf(userId, officialId))
}

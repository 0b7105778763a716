import type { AnswerSource } from '@atlas/contract/endpoints/drives/answers.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { FileText, Globe, type LucideIcon, Phone, UserRoundCheck } from 'lucide-react'

export type SourceKind = AnswerSource['kind']

interface KindWords {
  readonly label: string
  readonly icon: LucideIcon
}

/** Where answers come from. */
export const sourceKinds: Readonly<Record<SourceKind, KindWords>> = {
  call: { label: 'A call', icon: Phone },
  web: { label: 'A web page', icon: Globe },
  document: { label: 'A document', icon: FileText },
  knowledge: { label: 'I know it', icon: UserRoundCheck },
}
export const sourceKindIds = Object.keys(sourceKinds) as SourceKind[]

/** What is known of a source when its kind is chosen. */
export function newSource(kind: SourceKind, today: string, office: string): AnswerSource {
  if (kind === 'call') return { kind, day: today, office }
  if (kind === 'web') return { kind, address: '', day: today }
  return kind === 'document' ? { kind, title: '', day: null } : { kind }
}

/** "Call on 11-25-2026 with the probate judge’s office" */
export function sourceText(source: AnswerSource | null): string {
  if (!source) return 'No source named'
  if (source.kind === 'knowledge') return 'Own knowledge'
  const day = source.day ? typedDayOf(source.day) : null
  if (source.kind === 'call') return `Call${day ? ` on ${day}` : ''} with ${source.office || 'an office'}`
  const name = source.kind === 'web' ? source.address.replace(/^https?:\/\//, '') : source.title
  const looked = source.kind === 'web' ? `looked up ${day}` : `of ${day}`
  const read = day ? `${name}, ${looked}` : name
  return source.is_unofficial ? `${read}, unofficial results` : read
}

import type { ElectionDateKind } from '@atlas/contract/rules/election-kinds.ts'

const words: Readonly<Record<ElectionDateKind, string>> = {
  primary: 'primary',
  primary_runoff: 'primary runoff',
  general: 'general',
  general_runoff: 'general runoff',
  qualifying_opens: 'qualifying',
  qualifying_closes: 'close of qualifying',
  registration_closes: 'close of registration',
  registration_closes_online: 'close of registration online',
}

/** What a day is, within a sentence. */
export function kindWord(kind: ElectionDateKind): string {
  return words[kind]
}

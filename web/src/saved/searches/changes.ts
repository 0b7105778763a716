import { changeKindIds, changeKinds } from '@atlas/contract/catalogue/change-kinds.ts'
import type { SavedSearch, SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import { Minus, Pencil, Plus, type LucideIcon } from 'lucide-react'
import { thousands } from '#shared/ui/text/thousands.ts'

export type ChangeCounts = SavedSearch['changes']

interface ChangeWords {
  readonly icon: LucideIcon
  readonly text: string
}

/** The changes in few words: "2 new", "1 left office", "4 changed phone". */
export function changeWords(changes: ChangeCounts): ChangeWords[] {
  const { new: came, left_office: left, no_longer_matches: out, changed } = changes
  const kinds = changeKindIds.map((kind) => ({
    icon: Pencil,
    count: changed[kind] ?? 0,
    words: `changed ${changeKinds[kind]}`,
  }))
  return [
    { icon: Plus, count: came, words: 'new' },
    { icon: Minus, count: left, words: 'left office' },
    { icon: Minus, count: out, words: out === 1 ? 'no longer matches' : 'no longer match' },
    ...kinds,
  ]
    .filter(({ count }) => count > 0)
    .map(({ icon, count, words }) => ({ icon, text: `${thousands(count)} ${words}` }))
}

export function hasChanged({ changes }: Pick<SavedSearch, 'changes'>): boolean {
  return changeWords(changes).length > 0
}

/** How many officials are reported for each kind of change; each counts once per kind. */
export function countsOf({
  new: came,
  left_office: left,
  no_longer_matches: out,
  changed,
}: SearchChanges): ChangeCounts {
  const kinds = changed.officials.flatMap(({ changes }) => [...new Set(changes.map(({ kind }) => kind))])
  const counts = changeKindIds.map((kind) => [kind, kinds.filter((each) => each === kind).length] as const)
  return {
    new: came.total,
    left_office: left.total,
    no_longer_matches: out.total,
    changed: Object.fromEntries(counts.filter(([, count]) => count > 0)),
  }
}

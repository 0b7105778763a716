import { type ChangeKind, changeKindIds } from '@atlas/contract/catalogue/change-kinds.ts'
import type { SearchChanges } from '@atlas/contract/endpoints/saved/searches.ts'
import { withMark } from '@atlas/contract/rules/standing.ts'
import type { Affected, SearchNews } from '#mail/messages/weekly-digest.ts'

/** As many as a person reads on a phone; the page tells all of them. */
const mostNamed = 10

type Official = Pick<SearchChanges['new']['officials'][number], 'name' | 'office' | 'place' | 'standing'>

/** What changed of a search, in names. */
export function newsOfSearch(
  name: string,
  changes: SearchChanges,
  counts: Partial<Record<ChangeKind, number>>,
): SearchNews {
  const { changed } = changes
  const ofKind = (kind: ChangeKind) =>
    changed.officials.filter((official) => official.changes.some((change) => change.kind === kind))
  const kinds = changeKindIds.flatMap((kind) => {
    const total = counts[kind] ?? 0
    return total === 0 ? [] : [[kind, affected(total, ofKind(kind))]]
  })
  return {
    name,
    entered: affected(changes.new.total, changes.new.officials),
    left: affected(changes.left_office.total, changes.left_office.officials),
    noLonger: affected(changes.no_longer_matches.total, changes.no_longer_matches.officials),
    changed: Object.fromEntries(kinds) as SearchNews['changed'],
  }
}

function affected(total: number, officials: readonly Official[]): Affected {
  return { total, named: officials.slice(0, mostNamed).map(nameOf) }
}

/** "Ann Bird (Sheriff, Bolivar County)" */
function nameOf({ name, office, place, standing }: Official): string {
  const where = [office, place].filter(Boolean).join(', ')
  return withMark(where ? `${name} (${where})` : name, standing)
}

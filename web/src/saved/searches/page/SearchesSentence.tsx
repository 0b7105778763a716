import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { hasChanged } from '#saved/searches/changes.ts'

/** "5 searches, 3 with changes since you last looked" */
export function SearchesSentence({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const changed = searches.filter(hasChanged).length
  return (
    <>
      <b>{searches.length}</b> {searches.length === 1 ? 'search' : 'searches'},{' '}
      {changed > 0 ? <b>{changed}</b> : 'none'} with changes since you last looked
    </>
  )
}

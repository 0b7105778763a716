import { Link2 } from 'lucide-react'
import { writeAddress } from '#search-state/address.ts'
import { formatQuery } from '#search-state/query-text.ts'
import { emptyView } from '#search-state/search-view.ts'
import { showToast } from '#ui/toasts.tsx'

/** Copies an address that opens this one official, wherever the person found them. */
export function CopyLink({ officialId }: { readonly officialId: number }) {
  const copy = async () => {
    const link = linkTo(officialId)
    try {
      await navigator.clipboard.writeText(link)
      showToast('success', 'Link copied')
    } catch {
      // A page without https, or a browser that forbids it: the person can still copy it by hand.
      showToast('warning', 'The link could not be copied', link)
    }
  }
  return (
    <button type="button" className="btn" onClick={() => void copy()}>
      <Link2 className="icon" aria-hidden />
      Copy link
    </button>
  )
}

function linkTo(officialId: number): string {
  const filter = { column_id: 'eo.id', operator: 'eq', value: officialId } as const
  const query = writeAddress({ ...emptyView, filters: [filter], open: [officialId] })
  return `${window.location.origin}/advanced-search${formatQuery(query)}`
}

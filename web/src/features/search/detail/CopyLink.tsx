import { Link2 } from 'lucide-react'
import type { OfficialReference } from '#features/search/detail/official-reference.ts'
import { showToast } from '#ui/overlay/toasts.tsx'

/** Copies the address of the official's own page, wherever the person found them. */
export function CopyLink({ reference }: { readonly reference: OfficialReference }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference.address)
      showToast('success', 'Link copied')
    } catch {
      // A page without https, or a browser that forbids it: the person can still copy it by hand.
      showToast('warning', 'The link could not be copied', reference.address)
    }
  }
  return (
    <button type="button" className="btn" onClick={() => void copy()}>
      <Link2 className="icon" aria-hidden />
      Copy link
    </button>
  )
}

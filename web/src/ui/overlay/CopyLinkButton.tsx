import { Link2 } from 'lucide-react'
import { showToast } from '#ui/overlay/toasts.tsx'

interface CopyLinkButtonProps {
  readonly url: string
  readonly look: string | undefined
}

/** Copies the URL of what the page is about, to be sent to somebody. */
export function CopyLinkButton({ url, look }: CopyLinkButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast('success', 'Link copied')
    } catch {
      // A page without https, or a browser that forbids it: the person can still copy it by hand.
      showToast('warning', 'The link could not be copied', url)
    }
  }
  return (
    <button type="button" className={look} onClick={() => void copy()}>
      <Link2 aria-hidden />
      Copy link
    </button>
  )
}

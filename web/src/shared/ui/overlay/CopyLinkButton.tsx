import { Link2 } from 'lucide-react'
import { copyText } from '#shared/ui/overlay/copy-text.ts'

interface CopyLinkButtonProps {
  readonly url: string
  readonly look: string | undefined
}

/** Copies the URL of the page's subject to the clipboard. */
export function CopyLinkButton({ url, look }: CopyLinkButtonProps) {
  return (
    <button type="button" className={look} onClick={() => void copyText('link', url)}>
      <Link2 aria-hidden />
      Copy link
    </button>
  )
}

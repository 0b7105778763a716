import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import { hasLostPart } from '@atlas/contract/search/filter-text.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { useLocation } from '@tanstack/react-router'
import { Unlink } from 'lucide-react'
import noticeLook from '#shared/ui/look/notice.module.css'

/** Says that a link was cut off or altered, until the next choice rewrites the address. */
export function LostLinkPart({ subject = 'official' }: { readonly subject?: SubjectId }) {
  const isLost = useLocation({ select: ({ search }) => hasLostPart(subject, search as UrlQuery) })
  if (!isLost) return null
  return (
    <div className={noticeLook.warning} role="note">
      <Unlink aria-hidden />
      <p>
        <b>Part of this link was lost,</b> so this may be more than was meant. Ask for the link again, or choose the
        filters anew.
      </p>
    </div>
  )
}

import { Link, useLocation } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import type { OfficialReference } from '#features/search/detail/official-reference.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that an official's page was opened from, for the way back. */
    resultsAddress?: string
  }
}

/** Leads to the official's own page, which knows the way back to this list. */
export function OpenPage({ id, reference }: { readonly id: number; readonly reference: OfficialReference }) {
  const resultsAddress = useLocation({ select: (location) => location.href })
  return (
    <Link
      className="btn"
      to="/officials/$id"
      params={{ id: String(id) }}
      state={{ resultsAddress }}
      aria-label={`Open page of ${reference.name}`}
    >
      <FileText className="icon" aria-hidden />
      Open page
    </Link>
  )
}

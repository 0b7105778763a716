import { BookOpen, Printer } from 'lucide-react'
import { AddElectionDates } from '#features/search/detail/AddElectionDates.tsx'
import { CopyLink } from '#features/search/detail/CopyLink.tsx'
import type { OfficialFacts } from '#features/search/detail/official-facts.ts'
import { referenceTo } from '#features/search/detail/official-reference.ts'
import { OpenPage } from '#features/search/detail/OpenPage.tsx'
import { ReportMistake } from '#features/search/detail/ReportMistake.tsx'

interface SourcesToggle {
  readonly count: number
  readonly listId: string
  readonly isShown: boolean
  readonly onToggle: () => void
}

interface DetailToolsProps {
  readonly id: number
  readonly facts: OfficialFacts
  readonly place: 'list' | 'page'
  readonly sources: SourcesToggle
}

/** What a person can do with an official; each tool takes what it says of them from one reference. */
export function DetailTools({ id, facts, place, sources }: DetailToolsProps) {
  const reference = referenceTo(id, facts, window.location.origin)
  return (
    <div className="detail-tools">
      {place === 'list' && <OpenPage id={id} reference={reference} />}
      <AddElectionDates facts={facts} reference={reference} />
      <CopyLink reference={reference} />
      <ReportMistake reference={reference} />
      {place === 'page' && (
        <button type="button" className="btn" onClick={() => window.print()}>
          <Printer className="icon" aria-hidden />
          Print
        </button>
      )}
      <ToggleSources sources={sources} />
    </div>
  )
}

function ToggleSources({ sources: { count, listId, isShown, onToggle } }: { readonly sources: SourcesToggle }) {
  return (
    <button
      type="button"
      className="btn"
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      onClick={onToggle}
    >
      <BookOpen className="icon" aria-hidden />
      Sources ({count})
    </button>
  )
}

import { Clock } from 'lucide-react'
import { type OfficialFacts, textOf } from '#features/search/detail/official-facts.ts'
import { useToday } from '#features/search/detail/use-today.ts'
import { standingOf } from '@atlas/contract/rules/standing.ts'
import noticeLook from '#ui/look/notice.module.css'

/** Says above the details, on the screen and on paper, that somebody else may be in office. */
export function StandingNotice({ facts }: { readonly facts: OfficialFacts }) {
  const today = useToday()
  const standing = standingOf(textOf(facts, 'stats.result_pending'), textOf(facts, 'eo.term_end'), today)
  if (!standing) return null
  return (
    <div className={noticeLook.notice}>
      <Clock aria-hidden />
      <p>
        <b>{standing.mark}.</b> {standing.sentence}
      </p>
    </div>
  )
}

import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { textOf } from '#shared/figures/figures.ts'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'
import styles from '#officials/detail/StandingNotice.module.css'
import { useToday } from '#shared/values/use-today.ts'
import { electedToFollow, standingOf } from '@atlas/contract/rules/standing.ts'
import { classes } from '#shared/ui/look/classes.ts'
import noticeLook from '#shared/ui/look/notice.module.css'

/** Says above the details, on the screen and on paper, that somebody else may be in office. */
export function StandingNotice({ facts }: { readonly facts: OfficialFacts }) {
  const today = useToday()
  const elected = electedToFollow(textOf(facts, 'eo.elected'), textOf(facts, 'eo.takes_office'))
  const standing = standingOf(textOf(facts, 'stats.result_pending'), textOf(facts, 'eo.term_end'), today, elected)
  if (!standing) return null
  return (
    <div className={classes(noticeLook.notice, styles.standing)}>
      <Clock aria-hidden />
      <p>
        <b>{standing.mark}.</b> {wholeDays(standing.sentence)}
      </p>
    </div>
  )
}

const day = /(\d{2}-\d{2}-\d{4})/

/** A sentence whose days never break over two lines. */
function wholeDays(sentence: string): ReactNode[] {
  return sentence.split(day).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.day}>
        {part}
      </span>
    ),
  )
}

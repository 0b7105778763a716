import type { Row } from '@atlas/contract/search/search-request.ts'
import styles from '#places/page/ladder/Ladder.module.css'
import { lastElectionOf } from '#places/page/ladder/ladder-words.ts'
import textLook from '#shared/ui/look/text.module.css'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { OutcomeMark } from '#shared/values/OutcomeMark.tsx'
import { useToday } from '#shared/values/use-today.ts'

/** How the seat was last won. Where a newer result is missing, that comes first, and the older one is below it. */
export function LastElection({ row }: { readonly row: Row }) {
  const { standing, outcome, margin, more } = lastElectionOf(row, useToday())
  return (
    <>
      {standing ? <StandingMark standing={standing} /> : <Outcome outcome={outcome} margin={margin} />}
      {more && (
        <small>
          <WithDays text={more} />
        </small>
      )}
    </>
  )
}

function Outcome({ outcome, margin }: { readonly outcome: string | null; readonly margin: number | null }) {
  if (outcome === null) return <span className={textLook.unknown}>Unknown</span>
  return (
    <span className={styles.outcome}>
      <OutcomeMark outcome={outcome} margin={margin} />
    </span>
  )
}

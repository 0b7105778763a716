import type { MatchReply } from '@atlas/contract/endpoints/places/find.ts'
import { Link } from '@tanstack/react-router'
import styles from '#places/find/match/MatchPage.module.css'
import { Bar } from '#shared/ui/list/Bar.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

interface OfficialsByMembersProps {
  readonly officials: MatchReply['officials']
  readonly total: number
}

/** Members of Congress and legislators by how many of the rows are theirs. */
export function OfficialsByMembers({ officials, total }: OfficialsByMembersProps) {
  if (officials.length === 0) return null
  return (
    <section className={styles.tops} aria-labelledby="by-members">
      <h2 id="by-members">Officials by number of your members</h2>
      <ol>
        {officials.map(({ id, name, office, standing, values }) => (
          <li key={id}>
            <div>
              <Link to="/officials/$id" params={{ id: String(id) }}>
                {name}
              </Link>{' '}
              <StandingMark standing={standing} />
              <p>{office}</p>
            </div>
            <b>{thousands(values)}</b>
            <Bar share={values / total} />
          </li>
        ))}
      </ol>
      <p className={textLook.muted}>
        Of {thousands(total)} rows, by the district that is certain or probable. A row that may be in several districts,
        none of them more probable, counts for each.
      </p>
    </section>
  )
}

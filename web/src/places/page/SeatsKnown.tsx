import { Bar } from '#shared/ui/list/Bar.tsx'
import { unnumberedText } from '#places/page/ladder/seat-words.ts'
import type { Place } from '#places/page/place-query.ts'
import styles from '#places/page/SeatsKnown.module.css'
import { Section } from '#places/page/Section.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

/** How many of the seats by law are on file. */
export function SeatsKnown({ place }: { readonly place: Place }) {
  const { completeness, lede, kind } = place
  const { all, own, unnumbered, left_out: leftOut } = completeness
  if (all.seats_by_law === 0) return null
  const rows = [
    ['On file', all.on_file],
    ['With a phone', all.with_phone],
    ['With an e-mail', all.with_email],
    ['Ethnicity known', all.ethnicity_known],
    ['Result not in yet', all.result_pending],
  ] as const
  const sentences = [
    own.seats_by_law > 0 &&
      own.seats_by_law < all.seats_by_law &&
      `Of its own ${own.seats_by_law} seats${kind === 'county' ? ', its county seats,' : ''} ${own.on_file} are on file.`,
    leftOut > 0 && `${leftOut} of the holders are on file and left out by the coverage rule.`,
    unnumberedText(unnumbered),
    lede.uncertain > 0 && `Without ${lede.uncertain} officials who may serve it.`,
  ].filter((each) => typeof each === 'string')
  return (
    <Section id="known" title="What is known of its seats">
      <dl className={styles.known}>
        {rows.map(([label, count], index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {thousands(count)} of {thousands(all.seats_by_law)}
            </dd>
            {/* Awaited results cannot be filled in, so their row has no bar. */}
            {index < rows.length - 1 && <Bar share={count / all.seats_by_law} />}
          </div>
        ))}
      </dl>
      {sentences.length > 0 && <p className={styles.note}>{sentences.join(' ')}</p>}
    </Section>
  )
}

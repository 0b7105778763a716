import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { useIsNonpartisan } from '#shared/api/use-nonpartisan.ts'
import type { Place } from '#places/page/place-query.ts'
import { briefContests, groupsInOrder } from '#places/page/print/brief-figures.ts'
import styles from '#places/page/print/PrintBrief.module.css'
import { numberOf } from '#shared/figures/figures.ts'
import type { SourceNumbers } from '#shared/figures/number-sources.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface BriefFiguresProps {
  readonly place: Place
  readonly numbers: SourceNumbers
}

/** Whom the place serves and how it voted, with the numbers of the sources. */
export function BriefFigures({ place, numbers }: BriefFiguresProps) {
  const { figures } = place
  const isNonpartisan = useIsNonpartisan()
  const mark = (id: ColumnId) => {
    const provenance = figures.provenance(id)
    const number = provenance && numbers.of(provenance)
    return number === undefined ? '' : ` [${number}]`
  }
  const groups = groupsInOrder(figures)
  const contests = isNonpartisan ? [] : briefContests(figures)
  const population = place.population?.value ?? numberOf(figures, 'stats.county_population')
  const income = numberOf(figures, 'stats.median_income')
  return (
    <div className={styles.columns}>
      <section>
        <h2>Whom it serves</h2>
        {groups.length > 0 ? (
          <Bars caption={`People 18 and older, 2020 Census${mark('stats.vap_total')}`} bars={groups} />
        ) : (
          <p>Voting age by group: Unknown.</p>
        )}
        <p>
          {population !== null && `Population ${thousands(population)}${mark('stats.county_population')}. `}
          {income !== null && `Median household income $${thousands(income)}${mark('stats.median_income')}.`}
        </p>
      </section>
      {contests.length > 0 && (
        <section>
          <h2>How it voted</h2>
          <Bars
            caption={`Leading share${mark('stats.2020biden%')}${mark('stats.governor_democratic%')}`}
            bars={contests}
          />
          <p>
            Second:{' '}
            {contests.flatMap(({ second }) => (second ? `${second.label} ${percent(second.share)}` : [])).join(', ')}.
          </p>
        </section>
      )}
    </div>
  )
}

interface BarsProps {
  readonly caption: string
  readonly bars: readonly { readonly label: string; readonly share: number }[]
}

function Bars({ caption, bars }: BarsProps) {
  return (
    <table className={styles.bars}>
      <caption>{caption}</caption>
      <tbody>
        {bars.map(({ label, share }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.outline} width="100" height="8" />
                <rect width={(share * 100).toFixed(1)} height="8" />
              </svg>
            </td>
            <td>{percent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

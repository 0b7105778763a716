import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { SectionId } from '@atlas/contract/catalogue/sections.ts'
import { TriangleAlert } from 'lucide-react'
import { type Area, placeText } from '#shared/figures/area.ts'
import { chartedColumns, columnsOfContest, columnsOfPopulation, contests, populations } from '#shared/figures/charts.ts'
import { ContestShares } from '#shared/figures/ContestShares.tsx'
import styles from '#officials/detail/DetailSection.module.css'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'
import { PlainValue } from '#officials/detail/PlainValue.tsx'
import { PopulationFigures } from '#shared/figures/PopulationFigures.tsx'
import noticeLook from '#shared/ui/look/notice.module.css'
import factsLook from '#shared/ui/look/facts.module.css'
import { classes } from '#shared/ui/look/classes.ts'

type Former = NonNullable<OfficialFacts['former']>

interface FormerFiguresProps {
  readonly former: Former
  readonly section: SectionId
  readonly area: Area
}

/** Figures for district lines no longer in force, under their own note, apart from the present figures. */
export function FormerFigures({ former, section, area }: FormerFiguresProps) {
  const ids = former.ids.filter((id) => columnOf(id).section === section && former.value(id) !== null)
  if (ids.length === 0) return null
  const has = (columns: readonly ColumnId[]) => columns.some((id) => ids.includes(id))
  return (
    <div className={styles.former} data-former>
      <p className={classes(noticeLook.warning, styles.notice)}>
        <TriangleAlert aria-hidden />
        <span>
          The lines have changed since. These figures describe {placeText(area)} on the <b>{former.linesYear} lines</b>;
          filters do not use them.
        </span>
      </p>
      {populations
        .filter((chart) => has(columnsOfPopulation(chart)))
        .map((chart) => (
          <PopulationFigures key={chart.what} chart={chart} figures={former} area={area} />
        ))}
      {contests
        .filter((contest) => has(columnsOfContest(contest)))
        .map((contest) => (
          <ContestShares key={contest.title} contest={contest} figures={former} area={area} missing="no results" />
        ))}
      <OtherFigures ids={ids.filter((id) => !chartedColumns.has(id))} former={former} />
    </div>
  )
}

function OtherFigures({ ids, former }: { readonly ids: readonly ColumnId[]; readonly former: Former }) {
  if (ids.length === 0) return null
  return (
    <dl className={factsLook.facts}>
      {ids.map((id) => (
        <div key={id}>
          <dt>{columnOf(id).label}</dt>
          <dd>
            <PlainValue id={id} figures={former} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

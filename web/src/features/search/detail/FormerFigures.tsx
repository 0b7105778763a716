import type { SectionId } from '@atlas/contract/catalogue/sections.ts'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { TriangleAlert } from 'lucide-react'
import { charted, contests, votingAge } from '#features/search/detail/charts.ts'
import { ContestShares } from '#features/search/detail/ContestShares.tsx'
import { FactList } from '#features/search/detail/FactList.tsx'
import type { OfficialFacts } from '#features/search/detail/official-facts.ts'
import { PopulationFigures } from '#features/search/detail/PopulationFigures.tsx'

interface FormerFiguresProps {
  readonly former: NonNullable<OfficialFacts['former']>
  readonly section: SectionId
  readonly place: string
}

/** Figures for lines no longer in force: under their own note, apart from the jurisdiction's own. */
export function FormerFigures({ former, section, place }: FormerFiguresProps) {
  const ids = former.ids.filter((id) => columnOf(id).section === section && former.value(id) !== null)
  if (ids.length === 0) return null
  const lines = `${former.linesYear} lines`
  const where = `${place}, on the ${lines}`
  const others = ids.filter((id) => !charted.has(id))
  return (
    <div className="former">
      <p className="notice notice-warning">
        <TriangleAlert className="icon" aria-hidden />
        <span>
          The lines have changed since. These figures describe the district <b>on the {lines}</b>; filters do not use
          them.
        </span>
      </p>
      {ids.includes(votingAge.total) && <PopulationFigures figures={former} place={where} />}
      {contests
        .filter(({ candidates }) => candidates.some(({ share }) => ids.includes(share)))
        .map((contest) => (
          <ContestShares key={contest.title} contest={contest} figures={former} place={where} />
        ))}
      {others.length > 0 && <FactList ids={others} figures={former} />}
    </div>
  )
}

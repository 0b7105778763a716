import { columns, type ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { type SectionId, sections } from '@atlas/contract/catalogue/sections.ts'
import { BookOpen } from 'lucide-react'
import { useId, useState } from 'react'
import { charted, contests } from '#features/search/detail/charts.ts'
import { ContestShares } from '#features/search/detail/ContestShares.tsx'
import { CopyLink } from '#features/search/detail/CopyLink.tsx'
import { FactList } from '#features/search/detail/FactList.tsx'
import { FormerFigures } from '#features/search/detail/FormerFigures.tsx'
import { ModelledFigures } from '#features/search/detail/ModelledFigures.tsx'
import { numberSources } from '#features/search/detail/number-sources.ts'
import type { OfficialFacts } from '#features/search/detail/official-facts.ts'
import { PopulationFigures } from '#features/search/detail/PopulationFigures.tsx'
import { ShowSources, SourceList } from '#features/search/detail/Sources.tsx'

const sectionIds = Object.keys(sections) as SectionId[]

export function DetailPanel({ id, facts }: { readonly id: number; readonly facts: OfficialFacts }) {
  const [isShowingSources, setIsShowingSources] = useState(false)
  const listId = useId()
  const numbered = numberSources(facts.allProvenances)
  const sources = { numbered, idOf: (number: number) => `${listId}-${number}` }
  return (
    <>
      <div className="detail-tools">
        <CopyLink officialId={id} />
        <button
          type="button"
          className="btn"
          aria-expanded={isShowingSources}
          aria-controls={isShowingSources ? listId : undefined}
          onClick={() => setIsShowingSources(!isShowingSources)}
        >
          <BookOpen className="icon" aria-hidden />
          Sources ({numbered.length})
        </button>
      </div>
      <ShowSources sources={isShowingSources ? sources : null}>
        <div className="sections">
          {sectionIds.map((section) => (
            <Section key={section} id={section} facts={facts} />
          ))}
        </div>
      </ShowSources>
      {isShowingSources && (
        <div id={listId}>
          <SourceList sources={sources} />
        </div>
      )}
    </>
  )
}

function Section({ id, facts }: { readonly id: SectionId; readonly facts: OfficialFacts }) {
  const place = placeOf(facts)
  const listed = columnsOf(id).filter((columnId) => !charted.has(columnId))
  return (
    <section className="section">
      <h3>{sections[id]}</h3>
      {id === 'demographic' && <PopulationFigures figures={facts} place={place} />}
      {id === 'statistical' &&
        contests.map((contest) => (
          <ContestShares key={contest.title} contest={contest} figures={facts} place={place} />
        ))}
      <FactList ids={listed} figures={facts} />
      {id === 'demographic' && <ModelledFigures figures={facts} />}
      {facts.former && <FormerFigures former={facts.former} section={id} place={place} />}
    </section>
  )
}

/** A value that the specification names twice is shown once. */
function columnsOf(section: SectionId): ColumnId[] {
  return columns.filter((column) => column.section === section && !('sameAs' in column)).map((column) => column.id)
}

/** "Bolivar County, Mississippi" */
function placeOf(facts: OfficialFacts): string {
  const parts = [facts.value('jurisdiction.name'), facts.value('state.name')]
  return parts.filter((part) => typeof part === 'string').join(', ') || 'this jurisdiction'
}

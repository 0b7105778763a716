import { type SectionId, sections } from '@atlas/contract/catalogue/sections.ts'
import type { ComponentType } from 'react'
import { type Area, areaOf, placeText } from '#features/search/detail/area.ts'
import { contests, populations } from '#features/search/detail/charts.ts'
import { ContactNotes } from '#features/search/detail/ContactNotes.tsx'
import { ContestShares } from '#features/search/detail/ContestShares.tsx'
import { hasInferredDate, inferredDates } from '#features/search/detail/election-dates.ts'
import { FactList } from '#features/search/detail/FactList.tsx'
import { rowsOf } from '#features/search/detail/fact-rows.ts'
import { FormerFigures } from '#features/search/detail/FormerFigures.tsx'
import type { OfficialFacts } from '#features/search/detail/official-facts.ts'
import { PopulationFigures } from '#features/search/detail/PopulationFigures.tsx'

export interface PartProps {
  readonly facts: OfficialFacts
  readonly area: Area
}

/** What stands above, and what stands below, the rows of a section. */
const above: Partial<Record<SectionId, ComponentType<PartProps>>> = { demographic: Populations, statistical: Contests }
const below: Partial<Record<SectionId, ComponentType<PartProps>>> = { contact: ContactNotes, office: DateNote }

interface DetailSectionProps {
  readonly id: SectionId
  readonly facts: OfficialFacts
  readonly heading: 'h2' | 'h3'
}

export function DetailSection({ id, facts, heading: Heading }: DetailSectionProps) {
  const [Above, Below, area] = [above[id], below[id], areaOf(facts)]
  return (
    <section className="section">
      <Heading>{sections[id]}</Heading>
      {Above && <Above facts={facts} area={area} />}
      <FactList rows={rowsOf(id)} facts={facts} />
      {Below && <Below facts={facts} area={area} />}
      {facts.former && <FormerFigures former={facts.former} section={id} area={area} />}
    </section>
  )
}

/** Counted and modelled figures describe different people: each has a bar of its own. */
function Populations({ facts, area }: PartProps) {
  return populations.map((chart) => <PopulationFigures key={chart.what} chart={chart} figures={facts} area={area} />)
}

function Contests({ facts, area }: PartProps) {
  const missing = facts.former
    ? 'no results are on file for the lines in force'
    : `no results are on file for ${placeText(area)}`
  return contests.map((contest) => (
    <ContestShares key={contest.title} contest={contest} figures={facts} area={area} missing={missing} />
  ))
}

function DateNote({ facts }: PartProps) {
  return hasInferredDate(facts) && <p className="caption">{inferredDates}</p>
}

import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import { isCorrectable } from '@atlas/contract/catalogue/correctable.ts'
import { type SectionId, sections } from '@atlas/contract/catalogue/sections.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Info } from 'lucide-react'
import { type ComponentType, memo } from 'react'
import { type Area, areaOf, placeText } from '#shared/figures/area.ts'
import { contests, populations } from '#shared/figures/charts.ts'
import { ContestShares } from '#shared/figures/ContestShares.tsx'
import styles from '#officials/detail/DetailSection.module.css'
import { hasInferredDate, inferredDates } from '#officials/detail/elections.ts'
import { type FactRow, rowsOf, splitByKnown } from '#officials/detail/fact-rows.ts'
import { FactValue } from '#officials/detail/FactValue.tsx'
import { FormerFigures } from '#officials/detail/FormerFigures.tsx'
import { isKnown, numberOf } from '#shared/figures/figures.ts'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'
import { referenceTo } from '#officials/detail/official-reference.ts'
import { PopulationFigures } from '#shared/figures/PopulationFigures.tsx'
import { EditValue } from '#data/corrections/report/EditButton.tsx'
import type { ReportedOfficial } from '#data/corrections/report/reported-official.ts'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import factsLook from '#shared/ui/look/facts.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface AreaProps {
  readonly facts: OfficialFacts
  readonly area: Area
}

/** What comes above and below the rows of a section. */
const above: Partial<Record<SectionId, ComponentType<AreaProps>>> = { demographic: Populations, statistical: Contests }
const below: Partial<Record<SectionId, ComponentType<AreaProps>>> = { contact: ContactNotes, office: DateNote }

interface DetailSectionProps {
  readonly id: SectionId
  readonly facts: OfficialFacts
  readonly heading: 'h2' | 'h3'
}

/** Drawn again only when another official takes this place. */
export const DetailSection = memo(DrawnSection)

function DrawnSection({ id, facts, heading: Heading }: DetailSectionProps) {
  const [Above, Below, area] = [above[id], below[id], areaOf(facts)]
  const { known, missing } = splitByKnown(
    rowsOf(id).filter((row) => facts.isVisible(row.id)),
    facts,
  )
  return (
    <section className={styles.section}>
      <Heading>{sections[id]}</Heading>
      {Above && <Above facts={facts} area={area} />}
      <FactList rows={known} facts={facts} />
      {missing.length > 0 && <p className={styles.caption}>Not on file: {missing.join(', ')}.</p>}
      {Below && <Below facts={facts} area={area} />}
      {facts.former && <FormerFigures former={facts.former} section={id} area={area} />}
    </section>
  )
}

/** The rows of a section as labels and values. */
function FactList({ rows, facts }: { readonly rows: readonly FactRow[]; readonly facts: OfficialFacts }) {
  const isEditor = useIsAdministrator()
  if (rows.length === 0) return null
  return (
    <dl className={factsLook.facts}>
      {rows.map((row) => (
        <div key={row.id}>
          <dt>{row.label}</dt>
          {isEditor && isCorrectable(row.id) ? (
            <dd className={styles.editable}>
              <div>
                <FactValue row={row} facts={facts} />
              </div>
              <EditValue official={reportedOfficial(facts)} columnId={row.id} />
            </dd>
          ) : (
            <dd>
              <FactValue row={row} facts={facts} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function reportedOfficial(facts: OfficialFacts): ReportedOfficial {
  const id = numberOf(facts, 'eo.id') ?? 0
  const { name, office } = referenceTo(id, facts, window.location.origin)
  return { id, name, office }
}

/** Counted and modelled figures describe different people, so each has its own bar. */
function Populations({ facts, area }: AreaProps) {
  return populations.map((chart) => <PopulationFigures key={chart.what} chart={chart} figures={facts} area={area} />)
}

function Contests({ facts, area }: AreaProps) {
  const missing = facts.former
    ? 'no results are on file for the lines in force'
    : `no results are on file for ${placeText(area)}`
  const visible = contests.filter(({ candidates }) => candidates.every(({ share }) => facts.isVisible(share)))
  return visible.map((contest) => (
    <ContestShares key={contest.title} contest={contest} figures={facts} area={area} missing={missing} />
  ))
}

function DateNote({ facts }: AreaProps) {
  return hasInferredDate(facts) && <p className={styles.caption}>{inferredDates}</p>
}

/** The day from which the contact is known to be right, or that there is no contact. */
function ContactNotes({ facts }: AreaProps) {
  const ids = rowsOf('contact').map(({ id }) => id)
  if (isKnown(facts, ids)) return <AsOf days={daysOf(ids, facts)} />
  return (
    <p className={classes(noticeLook.notice, styles.notice)}>
      <Info aria-hidden />
      <span>
        Know the office contact? Send it with “Report a mistake” above. We never list home addresses or personal phones.
      </span>
    </p>
  )
}

function AsOf({ days }: { readonly days: readonly string[] }) {
  return (
    <dl className={factsLook.facts}>
      <div>
        <dt>As Published On</dt>
        <dd>{days.length > 0 ? days.map(typedDayOf).join(', ') : <span className={textLook.unknown}>Unknown</span>}</dd>
      </div>
    </dl>
  )
}

/** The days of the sources of the known values, oldest first; usually there is one. */
function daysOf(ids: readonly ColumnId[], facts: OfficialFacts): string[] {
  return [...new Set(ids.flatMap((id) => facts.provenance(id)?.as_of ?? []))].sort()
}

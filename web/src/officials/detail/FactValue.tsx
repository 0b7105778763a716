import { type ColumnId, columnOf, type RowHeadId } from '@atlas/contract/catalogue/columns.ts'
import type { Kind } from '@atlas/contract/catalogue/kinds.ts'
import { ownOffice } from '@atlas/contract/rules/shown-contact.ts'
import { Link } from '@tanstack/react-router'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { coverageSentence } from '#officials/detail/coverage-sentence.ts'
import { ElectedValue } from '#officials/detail/ElectedValue.tsx'
import { lastElection } from '#officials/detail/elections.ts'
import type { FactRow } from '#officials/detail/fact-rows.ts'
import styles from '#officials/detail/FactValue.module.css'
import { numberOf, textOf, textsOf } from '#shared/figures/figures.ts'
import type { OfficialFacts } from '#shared/figures/official-facts.ts'
import { PlainValue } from '#officials/detail/PlainValue.tsx'
import {
  districtsText,
  type Member,
  membersOf,
  membersText,
  memberText,
  partiesText,
} from '#officials/detail/representation.ts'
import { SourceMark } from '#shared/figures/Sources.tsx'
import { WhoseContact } from '#shared/values/ContactValue.tsx'
import { countyNounsOf, isWholeState } from '#shared/values/county-text.ts'
import { useToday } from '#shared/values/use-today.ts'
import { OutcomeMark } from '#shared/values/OutcomeMark.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { daysToGo } from '#shared/ui/text/days-to-go.ts'
import { percent } from '#shared/ui/text/percent.ts'

interface FactValueProps {
  readonly row: FactRow
  readonly facts: OfficialFacts
}

/** Rows that include other columns. */
const withOthers: Readonly<Record<RowHeadId, ComponentType<FactValueProps>>> = {
  'eo.name': NameValue,
  'eo.phone': OwnContactValue,
  'eo.email': OwnContactValue,
  'eo.second_phone': SecondPhoneValue,
  'eo.elected': ElectedValue,
  'office.phone': LineValue,
  'office.name': OfficeValue,
  'county.name': CountyValue,
  'jurisdiction.name': JurisdictionValue,
  'stats.incumbent_election_year': LastElectionValue,
  'jurisdiction.congressional_districts': RepresentationValue,
  'jurisdiction.senate_districts': RepresentationValue,
  'jurisdiction.house_districts': RepresentationValue,
}

/** Rows that say more than their value. */
const withMore: Partial<Record<ColumnId, ComponentType<FactValueProps>>> = {
  ...withOthers,
  'eo.since': SinceValue,
  'jurisdiction.coverage': CoverageValue,
}
const ofKind: Partial<Record<Kind, ComponentType<FactValueProps>>> = { 'coming-day': ComingDay }

/** The value of a row, in the form that the row needs; most are plain. */
export function FactValue({ row, facts }: FactValueProps) {
  const Value = withMore[row.id] ?? ofKind[columnOf(row.id).kind]
  return Value ? <Value row={row} facts={facts} /> : <PlainValue id={row.id} figures={facts} />
}

/** The whole name, and below it the number that identifies the official in every file. */
function NameValue({ row, facts }: FactValueProps) {
  return (
    <>
      <PlainValue id={row.id} figures={facts} />
      <span className={styles.more}>Official ID {numberOf(facts, 'eo.id') ?? 'unknown'}</span>
    </>
  )
}

/** The official's own contact, and the day it is from. */
function OwnContactValue({ row, facts }: FactValueProps) {
  const asOf = facts.provenance(row.id)?.as_of ?? null
  return (
    <>
      <PlainValue id={row.id} figures={facts} />
      {facts.value(row.id) !== null && <WhoseContact contact={{ of: ownOffice, asOf }} />}
    </>
  )
}

/** The number of a second office, and below it which office. */
function SecondPhoneValue({ row, facts }: FactValueProps) {
  const of = textOf(facts, 'eo.second_phone_of')
  return (
    <>
      <PlainValue id={row.id} figures={facts} />
      {of && <WhoseContact contact={{ of, asOf: facts.provenance(row.id)?.as_of ?? null }} />}
    </>
  )
}

/** The line of the office, what answers it, and how old it is. */
function LineValue({ row, facts }: FactValueProps) {
  const of = textOf(facts, 'office.contact_name')
  return (
    <>
      <PlainValue id={row.id} figures={facts} />
      {of && <WhoseContact contact={{ of, asOf: textOf(facts, 'office.contact_as_of') }} />}
    </>
  )
}

/** "Coroner", and below it the kind of office and the level of government. */
function OfficeValue({ row, facts }: FactValueProps) {
  const level = textOf(facts, 'office.level')
  return (
    <>
      <PlainValue id={row.id} figures={facts} />
      <span className={styles.more}>
        {textOf(facts, 'office.type') ?? 'Office type unknown'}
        {level && ` · Level: ${level}`}
      </span>
    </>
  )
}

/** "House District 66", and below it the state; also the district, where the name does not contain it. */
function JurisdictionValue({ row, facts }: FactValueProps) {
  const [name, district, state] = [
    textOf(facts, 'jurisdiction.name'),
    textOf(facts, 'jurisdiction.district'),
    textOf(facts, 'state.name'),
  ]
  const isInName = district === null || (name?.split(/\s+/).includes(district) ?? false)
  const more = [isInName ? null : `District ${district}`, state === name ? 'The whole state' : state]
  return (
    <>
      {facts.placeId && name ? (
        <>
          <Link to="/places/$id" params={{ id: facts.placeId }}>
            {name}
          </Link>
          <SourceMark of={facts.provenance(row.id)} />
        </>
      ) : (
        <PlainValue id={row.id} figures={facts} />
      )}
      <span className={styles.more}>{more.filter(Boolean).join(', ')}</span>
    </>
  )
}

/** A day, and below it how far off it is. */
function ComingDay({ row, facts }: FactValueProps) {
  const today = useToday()
  const day = textOf(facts, row.id)
  return (
    <>
      <PlainValue id={row.id} figures={facts} />
      {day && <span className={styles.more}>{daysToGo(day, today)}</span>}
    </>
  )
}

/** The day on which service began; where no source states it, the year by which it had begun. */
function SinceValue({ row, facts }: FactValueProps) {
  const year = numberOf(facts, 'stats.incumbent_election_year')
  if (facts.value(row.id) !== null || year === null) return <PlainValue id={row.id} figures={facts} />
  return (
    <>
      {year} or before
      <SourceMark of={facts.provenance('stats.incumbent_election_year')} />
    </>
  )
}

/** "11-07-2023 · 54.6% of the vote", and below it the outcome: "Won by 9.2 points · 2 candidates". */
function LastElectionValue({ row, facts }: FactValueProps) {
  const { when, share, outcome, margin, candidates } = lastElection(facts)
  const stood = candidates === null ? '' : `${candidates} candidates`
  return (
    <>
      {[when ?? 'Year unknown', share === null ? null : `${percent(share)} of the vote`].filter(Boolean).join(' · ')}
      <SourceMark of={facts.provenance(row.id) ?? facts.provenance('stats.incumbent_election%')} />
      <span className={styles.more}>
        {outcome === null ? 'Outcome unknown' : <OutcomeMark outcome={outcome} margin={margin} />}
        {stood && ` · ${stood}`}
        {outcome !== null && <SourceMark of={facts.provenance('stats.last_election')} />}
      </span>
    </>
  )
}

/** Whether the jurisdiction meets the coverage rule, by which share, or why that is unknown. */
function CoverageValue({ row, facts }: FactValueProps) {
  const { verdict, reason } = coverageSentence(facts)
  return (
    <>
      <span className={facts.value(row.id) === null ? textLook.unknown : undefined}>{verdict}</span>
      <SourceMark of={facts.provenance(row.id) ?? facts.provenance('stats.vap_black%')} />
      {reason && <span className={styles.more}>{reason}</span>}
    </>
  )
}

/** Longer lists start collapsed. */
const mostInline = 8

/** The counties that a jurisdiction touches, as links to their pages; a state has up to 159 of them. */
function CountyValue({ row, facts }: FactValueProps) {
  const [counties, codes] = [textsOf(facts, row.id), textsOf(facts, 'county.fips')]
  if (counties.length === 0) return <PlainValue id={row.id} figures={facts} />
  const source = <SourceMark of={facts.provenance(row.id)} />
  if (counties.length <= mostInline) {
    return (
      <>
        {counties.map((county, index) => (
          // Two counties of two states may have the same name, so only their index tells them apart.
          <Fragment key={index}>
            {index > 0 && ', '}
            <CountyLink county={county} id={codes[index]} />
          </Fragment>
        ))}
        {source}
        {codes.length > 0 && <span className={styles.more}>FIPS {codes.join(', ')}</span>}
      </>
    )
  }
  const entries = counties.map((county, index) => (
    <>
      <CountyLink county={county} id={codes[index]} /> {codes[index]}
    </>
  ))
  const state = textOf(facts, 'state.name')
  const number = `${counties.length} ${countyNounsOf(state)}`
  return (
    <>
      <LongList summary={isWholeState(state, counties.length) ? `Statewide, ${number}` : number} entries={entries} />
      {source}
    </>
  )
}

function CountyLink({ county, id }: { readonly county: string; readonly id: string | undefined }) {
  if (id === undefined) return county
  return (
    <Link to="/places/$id" params={{ id }}>
      {county}
    </Link>
  )
}

/** The districts of a chamber that the jurisdiction touches, and below them their holders, with parties. */
function RepresentationValue({ row, facts }: FactValueProps) {
  const districts = textsOf(facts, row.id)
  const [names, parties] = [companion(row, 'people'), companion(row, 'parties')]
  const members =
    names && parties ? membersOf(textsOf(facts, names), facts.isVisible(parties) ? textsOf(facts, parties) : null) : []
  return (
    <>
      {districts.length > 0 ? districtsText(districts) : <span className={textLook.unknown}>Unknown</span>}
      <SourceMark of={facts.provenance(row.id)} />
      {members.length > 0 && (
        <div className={styles.more}>
          <Members members={members} />
          {names && <SourceMark of={facts.provenance(names)} />}
        </div>
      )}
      {members.length === 0 && districts.length > 0 && <span className={styles.more}>Members unknown</span>}
    </>
  )
}

/** What a row says besides its own column, by its kind. */
function companion(row: FactRow, kind: Kind): ColumnId | undefined {
  return row.with.find((id) => columnOf(id).kind === kind)
}

function Members({ members }: { readonly members: readonly Member[] }) {
  if (members.length <= mostInline) return membersText(members)
  const summary = [`${members.length} members`, partiesText(members)].filter(Boolean).join(': ')
  return <LongList summary={summary} entries={members.map(memberText)} />
}

interface LongListProps {
  /** The summary of the collapsed list: "67 counties". */
  readonly summary: string
  readonly entries: readonly ReactNode[]
}

/** A list too long to read in passing, which starts collapsed. */
function LongList({ summary, entries }: LongListProps) {
  return (
    <details className={styles.longList}>
      <summary>{summary}</summary>
      <ul>
        {entries.map((entry, index) => (
          // Two members may have the same name and party, so only their index tells them apart.
          <li key={index}>{entry}</li>
        ))}
      </ul>
    </details>
  )
}

import type { LadderOfficial, PlaceSeat } from '@atlas/contract/endpoints/places/places.ts'
import { noContact } from '@atlas/contract/rules/shown-contact.ts'
import { isCounted } from '@atlas/contract/rules/place-certainty.ts'
import { Fragment } from 'react'
import { ladderLevels, levelLabel } from '#places/page/ladder/ladder-levels.ts'
import type { LadderGroup, Place } from '#places/page/place-query.ts'
import type { BriefFit } from '#places/page/print/brief-fit.ts'
import { legendOf, markOf, partiesOf, starOf } from '#places/page/print/brief-marks.ts'
import { briefRow, titleOf } from '#places/page/print/brief-row.ts'
import styles from '#places/page/print/PrintBrief.module.css'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { OfficialName } from '#shared/values/OfficialName.tsx'
import { idOf, nameOf, textOf } from '#shared/values/text-of.ts'
import { useToday } from '#shared/values/use-today.ts'
import { groupBy } from '#shared/ui/browser/group-by.ts'

interface BriefLadderProps {
  readonly place: Place
  readonly fit: BriefFit
}

/** Everybody who represents the place, by name. */
export function BriefLadder({ place, fit }: BriefLadderProps) {
  const today = useToday()
  const groups = briefGroups(place, fit)
  const hasParty = groups.some(({ officials }) => officials.some(({ values }) => 'party.name' in values))
  const parties = partiesOf(groups)
  return (
    <section>
      <h2>Who represents {place.name}</h2>
      {fit.isDense ? (
        <DenseGroups groups={groups} place={place} fit={fit} />
      ) : (
        <BriefTable groups={groups} place={place} fit={fit} hasParty={hasParty} />
      )}
      <p className={styles.note}>
        <WithDays text={legendOf(groups, today).join(' ')} /> Uncontested: one name on the ballot, write-ins not
        counted.
        {parties && ` ${parties}.`}
      </p>
    </section>
  )
}

interface GroupsProps extends BriefLadderProps {
  readonly groups: readonly BriefGroup[]
}

function BriefTable({ groups, place, fit, hasParty }: GroupsProps & { readonly hasParty: boolean }) {
  const today = useToday()
  const columns = ['Office', 'Official', ...(hasParty ? ['Party'] : []), 'How to reach', 'Last election', 'Next ballot']
  return (
    <table className={styles.ladder}>
      <thead>
        <tr>
          {columns.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.level}>
          <tr className={styles.level}>
            <th colSpan={columns.length} scope="rowgroup">
              {levelLabel(group.level, place.state_id)}
            </th>
          </tr>
          {fit.folded.has(group.level) ? (
            group.officials.length > 0 && (
              <tr>
                <td colSpan={columns.length}>{namesOf(group.officials, today)}</td>
              </tr>
            )
          ) : (
            <>
              <Rows officials={countedIn(group)} hasParty={hasParty} />
              {uncertainIn(group).length > 0 && (
                <tr>
                  <td colSpan={columns.length}>{uncertainText(group, today)}</td>
                </tr>
              )}
            </>
          )}
          {group.open !== null && (
            <tr>
              <td colSpan={columns.length}>{group.open}</td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  )
}

function Rows({ officials, hasParty }: { readonly officials: LadderGroup['officials']; readonly hasParty: boolean }) {
  const today = useToday()
  return officials.map((official) => {
    const { office, party, reach, last, next } = briefRow(official, today)
    return (
      <tr key={idOf(official.values)}>
        <th scope="row">{office}</th>
        <td>
          <OfficialName row={official.values} />
        </td>
        {hasParty && <td>{party}</td>}
        <td>{reach ?? noContact.phone}</td>
        <td>
          <WithDays text={last} />
        </td>
        <td>{next}</td>
      </tr>
    )
  })
}

interface BriefGroup extends LadderGroup {
  /**
   * The seats by law without a holder on file: "Not on file: County Supervisor (5), Surveyor"; null where there are
   * none.
   */
  readonly open: string | null
}

function briefGroups(place: Place, { namesOpen }: BriefFit): BriefGroup[] {
  return ladderLevels(place).map(({ level, rows }) => ({
    level,
    officials: rows.flatMap(({ official }) => official ?? []),
    open: !namesOpen ? null : openText(rows.flatMap(({ official, seat }) => (official ? [] : [seat]))),
  }))
}

function openText(seats: readonly PlaceSeat[]): string | null {
  const counts = Array.from(
    groupBy(seats, ({ office }) => office),
    ([office, those]) => {
      const count = those.reduce((sum, { open }) => sum + open, 0)
      return count === 1 ? office : `${office} (${count})`
    },
  )
  return counts.length > 0 ? `Not on file: ${counts.join(', ')}` : null
}

const countedIn = ({ officials }: LadderGroup) => officials.filter(({ certainty }) => isCounted(certainty))
const uncertainIn = ({ officials }: LadderGroup) => officials.filter(({ certainty }) => !isCounted(certainty))

/** Officials who may not serve the place are listed apart, as they are counted. */
function uncertainText(group: LadderGroup, today: string): string {
  return `One of several, which one is not on file: ${namesOf(uncertainIn(group), today)}`
}

/** "Governor Kay Ivey*; Circuit Judge Ada Example, Ben Example*" */
function namesOf(officials: LadderGroup['officials'], today: string): string {
  const byOffice = groupBy(officials, ({ values }) => titleOf(values))
  return Array.from(
    byOffice,
    ([office, those]) => `${office} ${those.map((each) => nameIn(each, today)).join(', ')}`,
  ).join('; ')
}

/** The district shows which of several officials it is. */
function nameIn({ values }: LadderOfficial, today: string): string {
  const district = textOf(values, 'jurisdiction.district')
  const name = `${nameOf(values)}${starOf(markOf(values, today))}`
  return district && /^\d+$/.test(district) ? `${name} (${district})` : name
}

/** A line for each official, in two columns. */
function DenseGroups({ groups, place, fit }: GroupsProps) {
  const today = useToday()
  return (
    <div className={styles.dense}>
      {groups.map((group) => (
        <Fragment key={group.level}>
          <h3>{levelLabel(group.level, place.state_id)}</h3>
          {fit.folded.has(group.level) ? (
            <p>{[namesOf(group.officials, today), group.open].filter(Boolean).join('. ')}</p>
          ) : (
            <>
              {countedIn(group).map((official) => (
                <DenseLine key={idOf(official.values)} official={official} today={today} />
              ))}
              {uncertainIn(group).length > 0 && <p className={styles.line}>{uncertainText(group, today)}</p>}
              {group.open !== null && <p className={styles.line}>{group.open}</p>}
            </>
          )}
        </Fragment>
      ))}
    </div>
  )
}

/** "Mayor: Johnny Moss III; 2024: close; 08-22-2028": an unknown party leaves no gap in the punctuation. */
function DenseLine({ official, today }: { readonly official: LadderOfficial; readonly today: string }) {
  const { office, party, reach, last, next } = briefRow(official, today)
  return (
    <p className={styles.line}>
      {office}: <OfficialName row={official.values} />
      {party && ` ${party}`}
      <WithDays text={['', reach, last, next].filter((part) => part !== null).join('; ')} />
    </p>
  )
}

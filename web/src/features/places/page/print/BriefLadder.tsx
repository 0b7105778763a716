import type { LadderOfficial } from '@atlas/contract/endpoints/places.ts'
import { Fragment } from 'react'
import { levelLabel } from '#features/places/page/ladder/ladder-levels.ts'
import type { LadderGroup, Place } from '#features/places/page/place-query.ts'
import type { BriefFit } from '#features/places/page/print/brief-fit.ts'
import { briefRow } from '#features/places/page/print/brief-row.ts'
import styles from '#features/places/page/print/PrintBrief.module.css'
import { OfficialName } from '#values/OfficialName.tsx'
import { idOf, nameOf, textOf } from '#values/text-of.ts'
import { useToday } from '#values/use-today.ts'
import { groupBy } from '#ui/browser/group-by.ts'

interface BriefLadderProps {
  readonly place: Place
  readonly fit: BriefFit
}

/** Who represents the place, every one of them by name. */
export function BriefLadder({ place, fit }: BriefLadderProps) {
  const groups = place.ladder
  const hasParty = groups.some(({ officials }) => officials.some(({ values }) => 'party.name' in values))
  return (
    <section>
      <h2>Who represents {place.name}</h2>
      {fit.isDense ? (
        <DenseGroups groups={groups} place={place} fit={fit} />
      ) : (
        <BriefTable groups={groups} place={place} fit={fit} hasParty={hasParty} />
      )}
      <p className={styles.note}>
        {place.pending && '* On the ballot, result not in yet: the name is the last one known. '}
        Uncontested: one name on the ballot, write-ins not counted.
        {hasParty && ' D Democratic, R Republican.'}
      </p>
    </section>
  )
}

interface GroupsProps extends BriefLadderProps {
  readonly groups: readonly LadderGroup[]
}

function BriefTable({ groups, place, fit, hasParty }: GroupsProps & { readonly hasParty: boolean }) {
  const columns = ['Office', 'Official', ...(hasParty ? ['Party'] : []), 'Last election', 'Next ballot']
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
            <tr>
              <td colSpan={columns.length}>{namesOf(group)}</td>
            </tr>
          ) : (
            <Rows group={group} hasParty={hasParty} />
          )}
        </tbody>
      ))}
    </table>
  )
}

function Rows({ group, hasParty }: { readonly group: LadderGroup; readonly hasParty: boolean }) {
  const today = useToday()
  return group.officials.map((official) => {
    const { office, party, last, next } = briefRow(official, today)
    return (
      <tr key={idOf(official.values)}>
        <th scope="row">{office}</th>
        <td>
          <OfficialName row={official.values} />
        </td>
        {hasParty && <td>{party}</td>}
        <td>{last}</td>
        <td>{next}</td>
      </tr>
    )
  })
}

/** "Governor Kay Ivey; Circuit Judge Ada Example, Ben Example" */
function namesOf({ officials }: LadderGroup): string {
  const byOffice = groupBy(officials, ({ values }) => textOf(values, 'office.name') ?? 'Office unknown')
  return Array.from(byOffice, ([office, those]) => `${office} ${those.map(nameIn).join(', ')}`).join('; ')
}

/** A district tells who of several it is. */
function nameIn({ values }: LadderOfficial): string {
  const district = textOf(values, 'jurisdiction.district')
  return district && /^\d+$/.test(district) ? `${nameOf(values)} (${district})` : nameOf(values)
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
            <p>{namesOf(group)}</p>
          ) : (
            group.officials.map((official) => {
              const { office, party, last, next } = briefRow(official, today)
              return (
                <p key={idOf(official.values)} className={styles.line}>
                  {office}: <OfficialName row={official.values} />
                  {[party && ` ${party}`, last, next].filter(Boolean).join('; ')}
                </p>
              )
            })
          )}
        </Fragment>
      ))}
    </div>
  )
}

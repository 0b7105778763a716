import type { KnownOffice } from '@atlas/contract/endpoints/data/coverage.ts'
import { officeTypes } from '@atlas/contract/rules/office-types.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { FigureTable } from '#data/coverage/FigureTable.tsx'
import styles from '#data/coverage/table.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { percent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface KnownTableProps {
  readonly label: string
  readonly offices: readonly KnownOffice[]
}

/** For how many officials a column has a value: a row for each office type, a column for each state. */
export function KnownTable({ label, offices }: KnownTableProps) {
  if (offices.length === 0) return <p>No official is on file.</p>
  const caption = `Officials whose ${label} is known, by office type and state`
  const types = [...new Set([...officeTypes, ...offices.map(({ office_type: type }) => type)])]
  return (
    <FigureTable
      caption={caption}
      first="Office type"
      headings={['All', ...stateIds.map((id) => states[id].name)]}
      rows={types.map((type) => (
        <KnownRow key={type} label={type} offices={offices.filter(({ office_type: each }) => each === type)} />
      ))}
      total={<KnownRow label="All" offices={offices} />}
    />
  )
}

function KnownRow({ label, offices }: KnownTableProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <KnownCell offices={offices} />
      {stateIds.map((id) => (
        <KnownCell key={id} offices={offices.filter(({ state_id: state }) => state === id)} />
      ))}
    </tr>
  )
}

function KnownCell({ offices }: Pick<KnownTableProps, 'offices'>) {
  const officials = offices.reduce((sum, each) => sum + each.officials, 0)
  const known = offices.reduce((sum, each) => sum + each.known, 0)
  if (officials === 0) return <td className={classes(styles.figure, styles.none)}>—</td>
  return (
    <td className={classes(styles.figure, known === 0 && styles.none)}>
      {thousands(known)} of {thousands(officials)}
      <span className={styles.shareBelow}>{percent(known / officials)}</span>
    </td>
  )
}

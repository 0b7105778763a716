import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Check, X } from 'lucide-react'
import {
  groundsOf,
  isAnotherValue,
  labelOf,
  officeText,
  valueText,
} from '#data/corrections/report/decided/correction-words.ts'
import { classes } from '#shared/ui/look/classes.ts'
import stackedLook from '#shared/ui/look/stacked-table.module.css'
import styles from '#data/corrections/decide/DecidedTable.module.css'
import { OfficialOf } from '#data/corrections/decide/OfficialOf.tsx'
import { Undo } from '#data/corrections/report/decided/Undo.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'
import { TableHead } from '#shared/ui/list/TableHead.tsx'

interface DecidedTableProps {
  readonly label: string
  readonly corrections: readonly Correction[]
}

const headings = ['When', 'Official', 'What', 'Decision', 'By', 'Source or reason', 'Undo'] as const

/** The decisions, newest first; those that can be undone have a button for it. */
export function DecidedTable({ label, corrections }: DecidedTableProps) {
  return (
    <div className={classes(stackedLook.stacked, styles.frame)} tabIndex={0} role="region" aria-label={label}>
      <table>
        <caption className={textLook.visuallyHidden}>{label}</caption>
        <TableHead headings={headings} />
        <tbody>
          {corrections.map((correction) => (
            <DecidedRow key={correction.id} correction={correction} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DecidedRow({ correction }: { readonly correction: Correction }) {
  const { official, column_id: columnId, decided, is_under_way: isUnderWay } = correction
  return (
    <tr>
      <td data-label="When">{decided && dayOf(decided.at)}</td>
      <th scope="row">
        <OfficialOf official={official} />
        <small>{officeText(correction)}</small>
      </th>
      <td data-label="What">
        {labelOf(columnId)}
        {decided?.column_id && <b>{valueText(decided.column_id, decided.value)}</b>}
      </td>
      <td data-label="Decision">
        <DecisionBadge correction={correction} />
      </td>
      <td data-label="By">{decided?.by ?? 'Somebody whose account is deleted'}</td>
      <td data-label="Source or reason">{groundsOf(correction)}</td>
      <td data-label="Undo">{stateOf(correction, isUnderWay) ?? <Undo correction={correction} asks />}</td>
    </tr>
  )
}

function DecisionBadge({ correction }: { readonly correction: Correction }) {
  const isAccepted = correction.status === 'accepted'
  const Icon = isAccepted ? Check : X
  return (
    <span className={isAccepted ? badgeLook.success : badgeLook.danger}>
      <Icon aria-hidden />
      {isAnotherValue(correction) ? 'Another value' : isAccepted ? 'Accepted' : 'Declined'}
    </span>
  )
}

/** Why it cannot be undone now; null where it can. */
function stateOf({ decided, can_be_undone: canBeUndone }: Correction, isUnderWay: boolean): string | null {
  if (isUnderWay) return 'Being written …'
  if (decided?.undone_at)
    return `Undone ${dayOf(decided.undone_at)} by ${decided.undone_by ?? 'somebody whose account is deleted'}`
  return canBeUndone ? null : 'Told'
}

function dayOf(moment: string): string {
  return typedDayOf(localDay(new Date(moment)))
}

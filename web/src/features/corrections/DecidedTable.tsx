import type { Correction } from '@atlas/contract/endpoints/corrections.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { Check, X } from 'lucide-react'
import { groundsOf, labelOf, officeText, valueText } from '#report/decided/correction-words.ts'
import styles from '#features/corrections/DecidedTable.module.css'
import { OfficialOf } from '#features/corrections/OfficialOf.tsx'
import { Undo } from '#report/decided/Undo.tsx'
import badgeLook from '#ui/look/badge.module.css'
import textLook from '#ui/look/text.module.css'
import { localDay } from '#ui/text/local-day.ts'

interface DecidedTableProps {
  readonly label: string
  readonly corrections: readonly Correction[]
}

/** What was decided, newest first; what can be taken back has a way to do so. */
export function DecidedTable({ label, corrections }: DecidedTableProps) {
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={label}>
      <table>
        <caption className={textLook.visuallyHidden}>{label}</caption>
        <thead>
          <tr>
            {['When', 'Official', 'What', 'Decision', 'By', 'Source or reason', 'Undo'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
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
      <td>{decided && dayOf(decided.at)}</td>
      <th scope="row">
        <OfficialOf official={official} />
        <small>{officeText(correction)}</small>
      </th>
      <td>
        {labelOf(columnId)}
        {decided?.column_id && <b>{valueText(decided.column_id, decided.value)}</b>}
      </td>
      <td>
        <DecisionBadge status={correction.status} />
      </td>
      <td>{decided?.by ?? 'Somebody whose account is deleted'}</td>
      <td>{groundsOf(correction)}</td>
      <td>{stateOf(correction, isUnderWay) ?? <Undo correction={correction} />}</td>
    </tr>
  )
}

function DecisionBadge({ status }: Pick<Correction, 'status'>) {
  const isAccepted = status === 'accepted'
  const Icon = isAccepted ? Check : X
  return (
    <span className={isAccepted ? badgeLook.success : badgeLook.danger}>
      <Icon aria-hidden />
      {isAccepted ? 'Accepted' : 'Declined'}
    </span>
  )
}

/** Why it cannot be undone now; null where it can. */
function stateOf({ decided, can_be_undone: canBeUndone }: Correction, isUnderWay: boolean): string | null {
  if (isUnderWay) return 'Being written …'
  if (decided?.undone_at) return `Undone ${dayOf(decided.undone_at)}`
  return canBeUndone ? null : 'Told'
}

function dayOf(moment: string): string {
  return typedDayOf(localDay(new Date(moment)))
}

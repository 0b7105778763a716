import type { Correction } from '@atlas/contract/endpoints/corrections.ts'
import { groundsOf, labelOf, officeText, valueText } from '#features/corrections/correction-words.ts'
import styles from '#features/corrections/DecidedTable.module.css'
import { OfficialOf } from '#features/corrections/OfficialOf.tsx'
import { Undo } from '#features/corrections/Undo.tsx'
import textLook from '#ui/look/text.module.css'
import { momentText } from '#ui/text/moment-text.ts'

/** What was decided, newest first; what can be taken back has a way to do so. */
export function DecidedTable({ corrections }: { readonly corrections: readonly Correction[] }) {
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label="Decided corrections">
      <table>
        <caption className={textLook.visuallyHidden}>Decided corrections</caption>
        <thead>
          <tr>
            {['When', 'Official', 'What', 'By', 'Source or reason', 'Undo'].map((heading) => (
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
      <td>{decided && momentText(decided.at)}</td>
      <th scope="row">
        <OfficialOf official={official} />
        <small>{officeText(correction)}</small>
      </th>
      <td>
        {labelOf(columnId)}
        {decided?.column_id && <b>{valueText(decided.column_id, decided.value)}</b>}
      </td>
      <td>{decided?.by ?? 'Somebody whose account is deleted'}</td>
      <td>{groundsOf(correction)}</td>
      <td>{stateOf(correction, isUnderWay) ?? <Undo correction={correction} />}</td>
    </tr>
  )
}

/** Why it cannot be undone now; null where it can. */
function stateOf({ decided, can_be_undone: canBeUndone }: Correction, isUnderWay: boolean): string | null {
  if (isUnderWay) return 'Being written …'
  if (decided?.undone_at) return `Undone ${momentText(decided.undone_at)}`
  return canBeUndone ? null : 'Told'
}

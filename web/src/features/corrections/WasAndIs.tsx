import type { Correction } from '@atlas/contract/endpoints/corrections.ts'
import { ArrowRight } from 'lucide-react'
import { labelOf, sourceText, valueText } from '#features/corrections/correction-words.ts'
import styles from '#features/corrections/CorrectionCard.module.css'
import { reportFields } from '#report/report-fields.ts'
import textLook from '#ui/look/text.module.css'

/** What everybody sees, and beside it what each person reported. */
export function WasAndIs({ correction }: { readonly correction: Correction }) {
  const { column_id: columnId, now, reports } = correction
  const shown = now && valueText(columnId, now.value)
  return (
    <div className={styles.both}>
      <div className={styles.was}>
        <h3>{labelOf(columnId)} now</h3>
        <p className={styles.value}>{shown ?? <span className={textLook.unknown}>Unknown</span>}</p>
        <p className={styles.small}>{now && shown !== null ? sourceText(now) : reportFields[columnId].missing}</p>
      </div>
      <ArrowRight aria-hidden />
      <div className={styles.reported}>
        <h3>Reported</h3>
        {reports.map(({ value, seen_where: seenWhere, at }) => (
          <div key={at}>
            {value && <p className={styles.value}>{valueText(columnId, value) ?? value}</p>}
            <p className={styles.small}>{seenWhere || 'No source given'}</p>
          </div>
        ))}
      </div>
    </div>
  )
}

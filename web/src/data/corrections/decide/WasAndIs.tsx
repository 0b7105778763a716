import { isCorrectable, type ReportableId } from '@atlas/contract/catalogue/correctable.ts'
import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import { ArrowRight } from 'lucide-react'
import { labelOf, sourceText, valueText } from '#data/corrections/report/decided/correction-words.ts'
import styles from '#data/corrections/decide/CorrectionCard.module.css'
import { reportFields } from '#data/corrections/report/report-fields.ts'
import textLook from '#shared/ui/look/text.module.css'
import { kindViewOf } from '#shared/values/kinds.tsx'
import { groupBy } from '#shared/ui/browser/group-by.ts'

type Report = Correction['reports'][number]

/** The value that everybody sees, beside the reported ones; people who reported the same value are grouped. */
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
        {Array.from(
          groupBy(reports, ({ value }) => valueIn(columnId, value)),
          ([reported, alike]) => (
            <div key={reported}>
              <ReportedValues columnId={columnId} report={alike[0]} />
              {alike.length > 1 && <p className={styles.small}>{alike.length} people say so</p>}
              <p className={styles.small}>{sourcesOf(alike)}</p>
            </div>
          ),
        )}
      </div>
    </div>
  )
}

/** Phones that differ only in how they are written are the same value. */
function valueIn(columnId: ReportableId, value: string): string {
  return isCorrectable(columnId) ? kindViewOf(columnId).keyOf(value) : value
}

function ReportedValues({
  columnId,
  report,
}: {
  readonly columnId: ReportableId
  readonly report: Report | undefined
}) {
  if (report?.kind === 'wrong') return <p className={styles.value}>{reportFields[columnId].wrong}</p>
  return report?.value && <p className={styles.value}>{valueText(columnId, report.value) ?? report.value}</p>
}

function sourcesOf(reports: Correction['reports']): string {
  const sources = new Set(reports.map(({ seen_where: seenWhere }) => seenWhere).filter(Boolean))
  return [...sources].join('; ') || 'No source given'
}

import type { CorrectableId } from '@atlas/contract/catalogue/correctable.ts'
import { columnOf } from '@atlas/contract/catalogue/columns.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useQuery } from '@tanstack/react-query'
import { officialQuery } from '#shared/figures/official-query.ts'
import styles from '#data/corrections/report/ReportDialog.module.css'
import { reportFields } from '#data/corrections/report/report-fields.ts'
import fieldLook from '#shared/ui/look/field.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { formatValue } from '#shared/values/format-value.ts'

interface ValueNowProps {
  readonly officialId: number
  readonly columnId: CorrectableId
}

/** The value that everybody reads now, and who states it. */
export function ValueNow({ officialId, columnId }: ValueNowProps) {
  const { data: facts, error } = useQuery(officialQuery(officialId))
  if (!facts && error)
    return (
      <div className={styles.now}>
        <p className={fieldLook.hint}>What the atlas says now could not be asked. You can report it all the same.</p>
      </div>
    )
  if (!facts) return <div className={styles.now} aria-busy="true" />
  const text = formatValue(columnOf(columnId), facts.value(columnId))
  const source = facts.provenance(columnId)
  return (
    <div className={styles.now}>
      <p className={fieldLook.label}>In the atlas now</p>
      <p>{text ?? <span className={textLook.unknown}>Unknown</span>}</p>
      <p className={fieldLook.hint}>
        {text === null || !source
          ? reportFields[columnId].missing
          : [source.publisher || source.source, source.method, source.as_of && `as of ${typedDayOf(source.as_of)}`]
              .filter(Boolean)
              .join(', ')}
      </p>
    </div>
  )
}

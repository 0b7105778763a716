import type { Column } from '@atlas/contract/catalogue/column.ts'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import { ArrowRight } from 'lucide-react'
import styles from '#shared/values/WasIs.module.css'
import { formatValue } from '#shared/values/format-value.ts'
import textLook from '#shared/ui/look/text.module.css'

interface WasIsProps {
  readonly column: Column
  readonly before: ColumnValue
  readonly after: ColumnValue
}

/** A value before and after a change. */
export function WasIs({ column, before, after }: WasIsProps) {
  return (
    <span className={styles.change}>
      <span className={textLook.visuallyHidden}>before </span>
      <del>{formatValue(column, before) ?? 'Unknown'}</del>
      <ArrowRight aria-hidden />
      <span className={textLook.visuallyHidden}> now </span>
      <b>{formatValue(column, after) ?? 'Unknown'}</b>
    </span>
  )
}

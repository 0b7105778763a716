import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { Provenance } from '@atlas/contract/endpoints/officials/officials.ts'
import styles from '#officials/detail/FactValue.module.css'
import type { Figures } from '#shared/figures/figures.ts'
import { SourceMark } from '#shared/figures/Sources.tsx'
import { formatValue } from '#shared/values/format-value.ts'
import textLook from '#shared/ui/look/text.module.css'
import { kindViewOf } from '#shared/values/kinds.tsx'

interface PlainValueProps {
  readonly id: ColumnId
  readonly figures: Figures
}

/** A value by its data type, with its source; a figure of an area also shows its age. */
export function PlainValue({ id, figures }: PlainValueProps) {
  const column = columnOf(id)
  const text = formatValue(column, figures.value(id))
  if (text === null) return <span className={textLook.unknown}>Unknown</span>
  const provenance = figures.provenance(id)
  const isFigure = column.unit !== undefined || column.type === 'percentage'
  return (
    <>
      {kindViewOf(id).link?.(text) ?? text}
      <SourceMark of={provenance} />
      {isFigure && provenance?.place && <span className={styles.more}>{ageOf(provenance)}</span>}
    </>
  )
}

/**
 * "Bolivar County, 2020 Census, all ages, counted": the note on a figure describes its time better than its day does.
 */
function ageOf({ place, note, as_of, method }: Provenance): string {
  return [place, note ?? as_of?.slice(0, 4), method].filter(Boolean).join(', ')
}

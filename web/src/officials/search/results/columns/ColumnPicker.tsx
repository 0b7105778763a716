import { type ColumnId, distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import { mostColumns } from '@atlas/contract/search/search-request.ts'
import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import styles from '#officials/search/results/columns/ColumnPicker.module.css'
import { type OfferedColumn, offeredColumns } from '#officials/search/results/columns/offered-columns.ts'
import { lastingColumn } from '#search/state/change-columns.ts'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import fieldLook from '#shared/ui/look/field.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface ColumnPickerProps {
  readonly columns: readonly ColumnId[]
  readonly onToggle: (id: ColumnId) => void
}

/** Every column of the catalogue with what it means, by section, and a field to search among them. */
export function ColumnPicker({ columns, onToggle }: ColumnPickerProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const hidden = useHidden()
  const offered = offeredColumns(typed, hidden)
  const isFull = columns.length >= mostColumns
  return (
    <section className={styles.picker} aria-labelledby={`${id}-title`}>
      <div className={fieldLook.field}>
        <label className={fieldLook.label} id={`${id}-title`} htmlFor={id}>
          All {distinctColumnIds.filter((each) => !hidden.has(each)).length} columns
        </label>
        <input
          id={id}
          type="search"
          className={fieldLook.input}
          placeholder="Search by name or meaning"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div role="status">
        {isFull && (
          <p className={noticeLook.notice} id={`${id}-full`}>
            <Info aria-hidden />
            {mostColumns} columns are shown, the most there can be. Hide one to show another.
          </p>
        )}
        {offered.length === 0 && <p className={textLook.muted}>No column is called that. Try another word.</p>}
      </div>
      <div className={styles.sections} data-compact>
        {offered.map((section) => (
          <fieldset key={section.id}>
            <legend className={fieldLook.label}>{section.label}</legend>
            {section.columns.map((column) => (
              <ColumnBox
                key={column.id}
                column={column}
                isShown={columns.includes(column.id)}
                fullNote={isFull ? `${id}-full` : undefined}
                onToggle={onToggle}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  )
}

interface ColumnBoxProps {
  readonly column: OfferedColumn
  readonly isShown: boolean
  /** The id of the sentence that says why no more can be shown. */
  readonly fullNote: string | undefined
  readonly onToggle: (id: ColumnId) => void
}

/** It can be focused where it cannot be ticked, so that screen readers read the reason. */
function ColumnBox({ column: { id, label, meaning }, isShown, fullNote, onToggle }: ColumnBoxProps) {
  const meaningId = useId()
  const isFixed = id === lastingColumn
  const isBarred = isFixed || (!isShown && fullNote !== undefined)
  const reason = isBarred && !isFixed ? fullNote : undefined
  return (
    <div>
      <Checkbox
        checked={isShown}
        aria-disabled={isBarred || undefined}
        aria-describedby={[reason, meaningId].filter(Boolean).join(' ')}
        onChange={() => {
          if (!isBarred) onToggle(id)
        }}
      >
        {label}
      </Checkbox>
      <p id={meaningId} className={styles.meaning}>
        {isFixed ? `${meaning} Always shown first.` : meaning}
      </p>
    </div>
  )
}

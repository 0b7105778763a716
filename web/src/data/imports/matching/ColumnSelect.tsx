import type { Matching } from '@atlas/contract/endpoints/data/import-matching.ts'
import { ChevronDown } from 'lucide-react'
import fieldLook from '#shared/ui/look/field.module.css'
import { groupBy } from '#shared/ui/browser/group-by.ts'

const doNotImport = ''

interface ColumnSelectProps {
  readonly id: string
  readonly label: string
  readonly choices: Matching['choices']
  readonly value: string | null
  readonly describedBy: string
  readonly isDisabled: boolean
  readonly onChange: (column: string | null) => void
}

/** What a column of the file is in the atlas, or nothing. */
export function ColumnSelect(props: ColumnSelectProps) {
  const { id, label, choices, value, describedBy, isDisabled, onChange } = props
  const groups = groupBy(choices, ({ group }) => group)
  return (
    <div className={fieldLook.select}>
      <select
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        className={fieldLook.input}
        disabled={isDisabled}
        value={value ?? doNotImport}
        onChange={({ target }) => onChange(target.value === doNotImport ? null : target.value)}
      >
        <option value={doNotImport}>Do not import</option>
        {Array.from(groups, ([group, columns]) => (
          <optgroup key={group} label={group}>
            {columns.map(({ column, label: name }) => (
              <option key={column} value={column}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </div>
  )
}

import { type ColumnId, columnOf, columnsOf } from '@atlas/contract/catalogue/columns.ts'
import { type SectionId, sections } from '@atlas/contract/catalogue/sections.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { ColumnFilter } from '#search/filters/ColumnFilter.tsx'
import { drawerGroups } from '#search/filters/drawer-groups.ts'
import type { FilterProps } from '#search/filters/filter-props.ts'
import styles from '#search/filters/FilterGroups.module.css'
import type { SearchView } from '#search/state/search-view.ts'
import fieldLook from '#shared/ui/look/field.module.css'

/** The filterable columns of a subject that have no place of their own in the drawer. */
function othersOf(subject: SubjectId): ColumnId[] {
  const inGroups = new Set(drawerGroups[subject].flatMap(({ filters }) => filters.map(({ columnId }) => columnId)))
  return columnsOf[subject].distinctIds.filter((id) => columnOf(id).operators.length > 0 && !inGroups.has(id))
}

/** Those of the other columns that have a filter. */
export function otherFiltered({ subject, filters }: SearchView): ColumnId[] {
  return othersOf(subject).filter((id) => filters.some(({ column_id }) => column_id === id))
}

/** A filter by any column that is in no group, because a phone has no headings to filter by. */
export function OtherFilters(props: FilterProps) {
  const id = useId()
  const hidden = useHidden()
  const [chosen, setChosen] = useState<ColumnId | null>(null)
  const others = othersOf(props.view.subject)
  const visible = new Set([...otherFiltered(props.view), ...(chosen ? [chosen] : [])])
  return (
    <>
      {[...visible].map((columnId) => (
        <div key={columnId} className={styles.control}>
          <ColumnFilter columnId={columnId} {...props} />
        </div>
      ))}
      <div className={fieldLook.field}>
        <label className={fieldLook.label} htmlFor={id}>
          Filter by another column
        </label>
        <div className={fieldLook.select}>
          <select
            id={id}
            className={fieldLook.input}
            value=""
            onChange={({ target }) => setChosen(others.find((each) => each === target.value) ?? null)}
          >
            <option value="">Choose a column</option>
            {(Object.keys(sections) as SectionId[]).map((section) => (
              <optgroup key={section} label={sections[section]}>
                {others
                  .filter((each) => columnOf(each).section === section && !visible.has(each) && !hidden.has(each))
                  .map((each) => (
                    <option key={each} value={each}>
                      {columnOf(each).label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </div>
      </div>
    </>
  )
}

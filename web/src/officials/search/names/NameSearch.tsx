import { Search } from 'lucide-react'
import { memo, useId, useMemo, useState } from 'react'
import styles from '#officials/search/names/NameSearch.module.css'
import { filtersButNames } from '#officials/search/names/pick-name.ts'
import { useIdleFor } from '#shared/ui/async/use-idle-for.ts'
import { useNames } from '#officials/search/names/use-names.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'
import { classes } from '#shared/ui/look/classes.ts'
import fieldLook from '#shared/ui/look/field.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const label = 'Find an elected official by name'
const loadCombobox = () => import('#officials/search/names/NameCombobox.tsx')

interface NameSearchProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  /** Some rows are on the screen. */
  readonly hasRows: boolean
  /** They are the rows under the filters of the view. */
  readonly rowsAreCurrent: boolean
}

/** Finds an official among those that the other filters leave; redrawn only when the filters change or rows arrive. */
export const NameSearch = memo(DrawnSearch, isSame)

function isSame(before: NameSearchProps, after: NameSearchProps): boolean {
  return (
    before.view.filters === after.view.filters &&
    before.onChange === after.onChange &&
    before.hasRows === after.hasRows &&
    before.rowsAreCurrent === after.rowsAreCurrent
  )
}

function DrawnSearch({ view, onChange, hasRows, rowsAreCurrent }: NameSearchProps) {
  const id = useId()
  const [hasFocus, setHasFocus] = useState(false)
  const [typed, setTyped] = useState('')
  const filters = useMemo(() => filtersButNames(view), [view])
  const names = useNames(filters, { rowsAreCurrent, hasFocus })
  const list = useList(hasRows, hasFocus)
  const field = { id, placeholder: label, className: fieldLook.input, maxLength: 200 }
  return (
    <search
      className={classes(fieldLook.pictured, styles.search)}
      data-compact
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <label className={textLook.visuallyHidden} htmlFor={id}>
        {label}
      </label>
      <Search aria-hidden />
      {list ? (
        <list.NameCombobox
          field={field}
          names={names}
          typed={typed}
          onType={setTyped}
          hasFocus={hasFocus}
          view={view}
          onChange={onChange}
        />
      ) : (
        <input {...field} autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      )}
    </search>
  )
}

/** The code of the list loads after the first rows; if that failed, it is tried again when the field gets the focus. */
function useList(hasRows: boolean, hasFocus: boolean) {
  const [hasFailed, setHasFailed] = useState(false)
  const isIdle = useIdleFor('the code of the list', hasRows && !hasFailed)
  return useLoaded(loadCombobox, hasFocus || (isIdle && !hasFailed), () => {
    if (hasFocus) showToast('error', 'The names could not be loaded. Please click outside the field, then try again.')
    setHasFailed(true)
  })
}

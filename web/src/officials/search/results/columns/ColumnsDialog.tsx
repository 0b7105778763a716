import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import type { ColumnSet } from '@atlas/contract/endpoints/accounts/preferences.ts'
import { mostColumns } from '@atlas/contract/search/search-request.ts'
import { useState } from 'react'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { standardSet } from '#officials/search/results/columns/column-sets.ts'
import { ColumnPicker } from '#officials/search/results/columns/ColumnPicker.tsx'
import styles from '#officials/search/results/columns/ColumnsDialog.module.css'
import { ColumnSets } from '#officials/search/results/columns/ColumnSets.tsx'
import { ShownColumns } from '#officials/search/results/columns/ShownColumns.tsx'
import { arranged, moved, withColumns } from '#search/state/change-columns.ts'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface ColumnsDialogProps extends QuestionDialogProps {
  readonly view: SearchView
  readonly onChange: ChangeView
}

/** Which columns the table shows, and in which order. The table changes only when they are applied. */
export function ColumnsDialog({ view, onChange, ...dialog }: ColumnsDialogProps) {
  const { shown, said: announcement, toggle, move, choose } = useChosenColumns(view.columns)
  return (
    <QuestionDialog
      {...dialog}
      title={`Columns (${shown.length} of ${mostColumns})`}
      footer={
        <>
          <button
            type="button"
            className={classes(buttonLook.quietLarge, styles.reset)}
            onClick={() => choose(standardSet)}
          >
            Reset to default
          </button>
          <DialogClose>Cancel</DialogClose>
          <DialogClose isPrimary onClick={() => applied(view, shown, onChange)}>
            Apply
          </DialogClose>
        </>
      }
    >
      <ColumnSets columns={shown} onChoose={choose} />
      <div className={styles.tool}>
        <ColumnPicker columns={shown} onToggle={toggle} />
        <ShownColumns columns={shown} onMove={move} onHide={toggle} />
        <p className={textLook.visuallyHidden} role="status">
          {announcement}
        </p>
      </div>
    </QuestionDialog>
  )
}

function applied(view: SearchView, columns: readonly ColumnId[], onChange: ChangeView): void {
  if (columns.join() !== view.columns.join()) onChange(withColumns(view, columns))
}

/** The columns chosen so far, and a sentence about the latest change for people who cannot see it. */
function useChosenColumns(first: readonly ColumnId[]) {
  const [shown, setShown] = useState(first)
  const [announcement, announce] = useState('')
  const hidden = useHidden()
  const toggle = (id: ColumnId) => {
    const isShown = shown.includes(id)
    const next = isShown ? shown.filter((each) => each !== id) : arranged([...shown, id])
    setShown(next)
    announce(`${columnOf(id).label} is ${isShown ? 'hidden' : 'shown'}. ${next.length} of ${mostColumns} columns.`)
  }
  const move = (id: ColumnId, index: number) => {
    const next = moved(shown, id, index)
    setShown(next)
    announce(`${columnOf(id).label} is now ${next.indexOf(id) + 1} of ${next.length}.`)
  }
  const choose = ({ name, columns }: ColumnSet) => {
    setShown(columns.filter((id) => !hidden.has(id)))
    announce(name === standardSet.name ? 'The default columns are shown.' : `The columns of ${name} are shown.`)
  }
  return { shown, said: announcement, toggle, move, choose }
}

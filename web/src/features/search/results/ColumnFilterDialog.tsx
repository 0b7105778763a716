import { type ColumnId, columnOf } from '@atlas/contract/catalogue/columns.ts'
import { ColumnFilter } from '#features/search/filters/ColumnFilter.tsx'
import type { FilterProps } from '#features/search/filters/filter-props.ts'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'

interface ColumnFilterDialogProps extends FilterProps {
  readonly columnId: ColumnId
  readonly button: HTMLElement
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The filter of one column, opened from its heading. It applies at once, as it does beside the list. */
export function ColumnFilterDialog({ columnId, button, isOpen, onClose, ...props }: ColumnFilterDialogProps) {
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={onClose}
      focusAfter={() => button}
      title={`Filter by ${columnOf(columnId).label}`}
      footer={<DialogClose isPrimary>Done</DialogClose>}
    >
      <ColumnFilter columnId={columnId} {...props} />
    </QuestionDialog>
  )
}

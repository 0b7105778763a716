import type { ImportRun } from '@atlas/contract/endpoints/data/imports.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface UndoButtonProps {
  readonly run: ImportRun
  readonly onUndo: (run: ImportRun) => void
  /** In a card it is a part of its lower edge. */
  readonly isBare: boolean
}

export function UndoButton({ run, onUndo, isBare }: UndoButtonProps) {
  return (
    <button
      type="button"
      className={isBare ? undefined : buttonLook.danger}
      data-undo
      aria-haspopup="dialog"
      aria-label={`Undo the import of ${run.file_name ?? 'your own officials'}`}
      onClick={() => onUndo(run)}
    >
      Undo
    </button>
  )
}

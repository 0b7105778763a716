import { type Correction, undoCorrection } from '@atlas/contract/endpoints/corrections.ts'
import { call } from '#api/call.ts'
import { labelOf } from '#report/decided/correction-words.ts'
import { useDecide } from '#report/decided/use-decide.ts'
import buttonLook from '#ui/look/button.module.css'

interface UndoProps {
  readonly correction: Correction
  readonly onUndone?: (correction: Correction) => void
}

export function Undo({ correction: { id, column_id: columnId, official }, onUndone = () => {} }: UndoProps) {
  const undoing = useDecide(() => call(undoCorrection, { params: { id }, body: {} }), onUndone)
  return (
    <button
      type="button"
      className={buttonLook.link}
      aria-busy={undoing.isPending || undefined}
      aria-label={`Undo the decision about ${labelOf(columnId)} of ${official.name}`}
      onClick={() => !undoing.isPending && undoing.mutate()}
    >
      Undo
    </button>
  )
}

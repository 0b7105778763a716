import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import { useEffect } from 'react'
import { isAnotherValue, labelOf } from '#data/corrections/report/decided/correction-words.ts'
import { Undo } from '#data/corrections/report/decided/Undo.tsx'
import noticeLook from '#shared/ui/look/notice.module.css'

interface JustDecidedProps {
  readonly correction: Correction
  readonly onOver: () => void
}

const secondsToUndo = 10

/** Shows the latest decision for as long as it can be undone with one press. */
export function JustDecided({ correction, onOver }: JustDecidedProps) {
  const { id, status, column_id: columnId, official } = correction
  useEffect(() => {
    const timer = setTimeout(onOver, secondsToUndo * 1_000)
    return () => clearTimeout(timer)
  }, [id, onOver])
  return (
    <p className={noticeLook.notice} role="status">
      <span>
        {labelOf(columnId)} of {official.name}:{' '}
        {isAnotherValue(correction) ? 'answered with another value' : status === 'accepted' ? 'accepted' : 'declined'}.{' '}
        <Undo correction={correction} onUndone={onOver} />
      </span>
    </p>
  )
}

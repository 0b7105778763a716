import type { ImportRun } from '@atlas/contract/endpoints/imports.ts'
import { byText, durationText } from '#features/data-imports/history/run-words.ts'
import { RunWhat } from '#features/data-imports/history/RunWhat.tsx'
import { UndoButton } from '#features/data-imports/history/UndoButton.tsx'
import { momentText } from '#ui/text/moment-text.ts'
import { thousands } from '#ui/text/thousands.ts'

interface RunRowProps {
  readonly run: ImportRun
  readonly isUndoing: boolean
  readonly onUndo: (run: ImportRun) => void
}

export function RunRow({ run, isUndoing, onUndo }: RunRowProps) {
  const { officials, started_at, milliseconds, can_be_undone } = run
  return (
    <tr>
      <td>{momentText(started_at)}</td>
      <td>
        <RunWhat run={run} />
      </td>
      <td>{byText(run)}</td>
      {[officials.added, officials.changed, officials.removed].map((count, place) => (
        <td key={place} data-count>
          {thousands(count)}
        </td>
      ))}
      <td data-count>{durationText(milliseconds)}</td>
      <td>{can_be_undone && !isUndoing && <UndoButton run={run} onUndo={onUndo} isBare={false} />}</td>
    </tr>
  )
}

import type { ImportRun } from '@atlas/contract/endpoints/data/imports.ts'
import { byText, countsText, durationText } from '#data/imports/history/run-words.ts'
import { RunWhat } from '#data/imports/history/RunWhat.tsx'
import { UndoButton } from '#data/imports/history/UndoButton.tsx'
import cardLook from '#shared/ui/look/card.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { momentText } from '#shared/ui/text/moment-text.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

interface RunProps {
  readonly run: ImportRun
  readonly isUndoing: boolean
  readonly onUndo: (run: ImportRun) => void
}

/** An import in the table. */
export function RunRow({ run, isUndoing, onUndo }: RunProps) {
  const { officials, started_at, milliseconds, can_be_undone } = run
  return (
    <tr>
      <td>{momentText(started_at)}</td>
      <td>
        <RunWhat run={run} />
      </td>
      <td>{byText(run)}</td>
      {[officials.added, officials.changed, officials.removed].map((count, index) => (
        <td key={index} data-count>
          {thousands(count)}
        </td>
      ))}
      <td data-count>{durationText(milliseconds)}</td>
      <td>
        {can_be_undone && !isUndoing ? (
          <UndoButton run={run} onUndo={onUndo} isBare={false} />
        ) : (
          <span className={textLook.visuallyHidden}>Cannot be undone</span>
        )}
      </td>
    </tr>
  )
}

/** An import on a phone. */
export function RunCard({ run, isUndoing, onUndo }: RunProps) {
  const { officials, started_at, milliseconds, can_be_undone } = run
  return (
    <article className={cardLook.card}>
      <div className={cardLook.top}>
        <h3>{momentText(started_at)}</h3>
        <RunWhat run={run} />
        <p>{countsText(officials)}</p>
        <p className={textLook.muted}>
          {byText(run)}, took {durationText(milliseconds)}
        </p>
      </div>
      {can_be_undone && !isUndoing && (
        <div className={cardLook.actions}>
          <UndoButton run={run} onUndo={onUndo} isBare />
        </div>
      )}
    </article>
  )
}

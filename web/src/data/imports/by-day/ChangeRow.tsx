import type { ChangeWay, OwnChange } from '@atlas/contract/endpoints/data/own-changes.ts'
import { Undo2 } from 'lucide-react'
import styles from '#data/imports/by-day/OwnChanges.module.css'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { momentText, timeText } from '#shared/ui/text/moment-text.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

const ways: Readonly<Record<ChangeWay, string>> = {
  drive: 'Drive',
  results: 'Results',
  correction: 'Correction',
  file: 'File',
  official: 'Single official',
  shared: 'Shared by others',
}

interface ChangeRowProps {
  readonly change: OwnChange
  readonly onUndo: (change: OwnChange) => void
}

/** What came in at once, by whom, and whether it still holds. */
export function ChangeRow({ change, onUndo }: ChangeRowProps) {
  const { way, at, what, by, officials, undone_at: undoneAt, is_being_undone: isBeingUndone, undo, kept_by } = change
  return (
    <li className={styles.change}>
      <div>
        <p>
          <span className={badgeLook.badge}>{ways[way]}</span> <b className={textLook.wrapAnywhere}>{what}</b>
        </p>
        <p className={textLook.muted}>
          {timeText(at)}, {by ?? 'nobody named'}
          {officials && ` · ${countsText(officials)}`}
        </p>
        {kept_by && <p className={textLook.muted}>{kept_by}</p>}
      </div>
      {undoneAt && (
        <span className={badgeLook.badge}>
          <Undo2 aria-hidden />
          Undone {momentText(undoneAt)}
        </span>
      )}
      {isBeingUndone && !undoneAt && <span role="status">Being undone …</span>}
      {undo && !isBeingUndone && (
        <button
          type="button"
          className={buttonLook.danger}
          aria-haspopup="dialog"
          aria-label={`Undo: ${what}`}
          onClick={() => onUndo(change)}
        >
          Undo
        </button>
      )}
    </li>
  )
}

function countsText({ added, changed, removed }: NonNullable<OwnChange['officials']>): string {
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'gone'],
  ].flatMap(([count, word]) => (count === 0 ? [] : [`${thousands(Number(count))} ${word}`]))
  return parts.length === 0 ? 'lines of offices' : parts.join(', ')
}

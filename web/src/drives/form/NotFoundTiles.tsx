import {
  longestTaskNote,
  type NotFoundReason,
  notFoundReasons,
  type SeatAnswerOfTask,
} from '@atlas/contract/endpoints/drives/answers.ts'
import { CircleDashed, Ellipsis, type LucideIcon, MessageCircleOff, PhoneMissed } from 'lucide-react'
import styles from '#drives/form/fields.module.css'
import { RadioTiles } from '#shared/ui/form/RadioTiles.tsx'
import { TextField } from '#shared/ui/form/TextField.tsx'

type NotFound = SeatAnswerOfTask['not_found']

const icons: Readonly<Record<NotFoundReason, LucideIcon>> = {
  no_answer: PhoneMissed,
  would_not_say: MessageCircleOff,
  vacant: CircleDashed,
  other: Ellipsis,
}

interface NotFoundTilesProps {
  readonly about: string
  /** An office line is never vacant. */
  readonly canBeVacant: boolean
  readonly value: NotFound
  readonly error: string | undefined
  readonly onChange: (value: NonNullable<NotFound>) => void
}

/** Why something could not be found out: that is an answer too. */
export function NotFoundTiles({ about, canBeVacant, value, error, onChange }: NotFoundTilesProps) {
  const reasons = (Object.keys(notFoundReasons) as NotFoundReason[]).filter((id) => canBeVacant || id !== 'vacant')
  return (
    <div className={styles.group}>
      <RadioTiles
        legend="Why not?"
        about={about}
        tiles={reasons.map((id) => ({ value: id, label: notFoundReasons[id], icon: icons[id] }))}
        value={value?.reason ?? null}
        onChange={(reason) => onChange({ reason, note: value?.note ?? '' })}
      />
      {value?.reason === 'other' && (
        <TextField
          label="What happened?"
          autoComplete="off"
          maxLength={longestTaskNote}
          value={value.note}
          error={error}
          onChange={({ target }) => onChange({ reason: 'other', note: target.value })}
        />
      )}
    </div>
  )
}

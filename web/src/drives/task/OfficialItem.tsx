import type { OfficialAnswer } from '@atlas/contract/endpoints/drives/answers.ts'
import type { HolderOfTask, SeatOfTask } from '@atlas/contract/endpoints/drives/tasks.ts'
import { isOfficialAnswered } from '#drives/form/answers.ts'
import { HolderNames } from '#drives/form/HolderNames.tsx'
import { OfPersonFields } from '#drives/form/PersonFields.tsx'
import { seatTitle } from '#drives/form/seat-title.ts'
import { ItemFrame } from '#drives/task/ItemFrame.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

interface OfficialItemProps {
  readonly holder: HolderOfTask
  readonly seat: SeatOfTask
  readonly answer: OfficialAnswer
  readonly office: string
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly onChange: (answer: OfficialAnswer) => void
  /** Somebody else holds the seat; null where the seat itself asks for it. */
  readonly onOther: (() => void) | null
}

/** Somebody on file of whom something is wanted. */
export function OfficialItem({ holder, seat, answer, office, errors, onChange, onOther }: OfficialItemProps) {
  const change = (changes: Partial<OfficialAnswer>) => onChange({ ...answer, ...changes })
  const title = onOther ? seatTitle(seat) : holder.name
  return (
    <ItemFrame
      title={title}
      onFile={
        <>
          {!onOther && `${seatTitle(seat)}. `}On file: <HolderNames holders={[holder]} />
        </>
      }
      acts={
        onOther && (
          <button
            type="button"
            className={buttonLook.link}
            aria-label={`Somebody else holds it: ${title}`}
            onClick={onOther}
          >
            Somebody else holds it
          </button>
        )
      }
      status={isOfficialAnswered(answer) ? 'filled' : null}
      notFound={{ value: answer.not_found, onChange: (value) => change({ not_found: value }) }}
      canBeVacant={false}
      source={answer.source}
      office={office}
      errors={errors}
      onSource={(source) => change({ source })}
    >
      <OfPersonFields about={holder.name} wanted={holder.wanted} person={answer} errors={errors} onChange={change} />
    </ItemFrame>
  )
}

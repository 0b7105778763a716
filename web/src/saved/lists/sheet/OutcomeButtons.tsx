import type { ListedOfficial } from '@atlas/contract/endpoints/saved/lists.ts'
import type { ReportableId } from '@atlas/contract/catalogue/correctable.ts'
import { ownOffice } from '@atlas/contract/rules/shown-contact.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { type Outcome, outcomes } from '@atlas/contract/rules/outcomes.ts'
import { CalendarClock, Check, type LucideIcon, PhoneOff, Voicemail } from 'lucide-react'
import type { CallQuestion } from '#saved/lists/sheet/CallQuestionDialog.tsx'
import { reportedOf } from '#saved/lists/list/office-line.ts'
import styles from '#saved/lists/sheet/OutcomeButtons.module.css'
import type { SayOutcome } from '#saved/lists/sheet/use-call-list.ts'
import { openReport } from '#data/corrections/report/open-report.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'

interface OutcomeButtonsProps {
  readonly official: ListedOfficial
  readonly onSay: SayOutcome
  readonly onAsk: AskQuestion<CallQuestion>
}

const icons: Readonly<Record<Outcome, LucideIcon>> = {
  reached: Check,
  left_message: Voicemail,
  wrong_number: PhoneOff,
  follow_up: CalendarClock,
}

/** The outcome of the call. The current one is pressed, and pressing it again undoes it. */
export function OutcomeButtons({ official, onSay, onAsk }: OutcomeButtonsProps) {
  const { name, outcome: newest } = official
  const press = (outcome: Outcome, button: HTMLElement) => {
    if (newest?.outcome === outcome) return onSay(official, 'taken_back')
    if (outcome === 'follow_up') return onAsk({ kind: 'follow up', official }, button)
    onSay(official, outcome)
    const reported = outcome === 'wrong_number' && reportedOf(official)
    if (reported)
      openReport({
        official: reported,
        columnId: columnOfPhone(official),
        isOnlyWrong: true,
        seenWhere: 'A call to this number',
      })
  }
  return (
    <div className={styles.outcomes} role="group" aria-label={`What came of the call to ${name}`}>
      {(Object.keys(outcomes) as Outcome[]).map((outcome) => {
        const Icon = icons[outcome]
        const isChosen = newest?.outcome === outcome
        return (
          <button
            key={outcome}
            type="button"
            className={buttonLook.button}
            data-action={outcome}
            aria-pressed={isChosen}
            onClick={({ currentTarget }) => press(outcome, currentTarget)}
          >
            <Icon aria-hidden />
            {outcome === 'follow_up' ? followUpLabel(isChosen ? newest.follow_up_on : null) : outcomes[outcome].label}
          </button>
        )
      })}
    </div>
  )
}

/** Reports the mistake where the number is stored: the official's own phone, or the line of the office. */
function columnOfPhone({ phone }: ListedOfficial): ReportableId {
  return phone === null || phone.of === ownOffice ? 'eo.phone' : 'office.phone'
}

/** "Follow up 12-01" */
function followUpLabel(day: string | null): string {
  return `${outcomes.follow_up.label} ${day === null ? '…' : typedDayOf(day).slice(0, 5)}`
}

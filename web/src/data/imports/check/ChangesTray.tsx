import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { CheckCounts, OfficialsFileCheck } from '@atlas/contract/endpoints/data/import-check.ts'
import { Link } from '@tanstack/react-router'
import { PublishButton, waitsFor } from '#data/imports/check/PublishButton.tsx'
import type { SeatAnswering } from '#data/imports/check/use-seat-answers.ts'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { focusSeatQuestions } from '#data/imports/check/SeatQuestions.tsx'
import { isWithoutEffect, loadedText } from '#data/imports/import/counts-text.ts'
import { Tray } from '#data/imports/import/Tray.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface ChangesTrayProps {
  readonly request: Import
  readonly check: OfficialsFileCheck
  readonly elsewhere: Import | null
  readonly answering: SeatAnswering
}

/** The way on from what changes, or back to the columns. */
export function ChangesTray({ request, check: { counts }, elsewhere, answering }: ChangesTrayProps) {
  const hasNoEffect = counts.problems > 0 || isWithoutEffect(counts)
  const { open, isNews, sending } = answering
  const left = counts.questions_left
  // All those on the screen are answered, and what changes by that is still to be worked out.
  const isAnswered = isNews && open === 0
  const refusal = left > 0 && !isAnswered ? { reason: seatsText(left), onPress: focusSeatQuestions } : null
  return (
    <Tray
      text={
        <p>
          {isAnswered ? (
            'Every seat on this page is answered. Next, see what changes by that.'
          ) : refusal ? (
            <b>{refusal.reason}</b>
          ) : elsewhere ? (
            waitsFor(elsewhere)
          ) : (
            trayText(counts)
          )}
        </p>
      }
    >
      {request.is_matched ? (
        <Link to="/admin/data" search={{ import: request.id, step: 'match' }} className={buttonLook.large}>
          Back
        </Link>
      ) : (
        <Link to="/admin/data" className={buttonLook.large}>
          Back
        </Link>
      )}
      {isAnswered && (
        <BusyButton isBusy={sending.isPending} busyText="Sending…" onPress={answering.send}>
          Use these answers
        </BusyButton>
      )}
      {!hasNoEffect && !isAnswered && (
        <PublishButton request={request} counts={counts} elsewhere={elsewhere} refusal={refusal} />
      )}
    </Tray>
  )
}

function seatsText(count: number): string {
  return count === 1 ? 'Say first who holds one seat.' : `Say first who holds ${thousands(count)} seats.`
}

function trayText(counts: CheckCounts): string {
  if (counts.problems > 0) return 'This file cannot be published as it is.'
  return isWithoutEffect(counts) ? 'There is nothing to publish.' : loadedText({ ...counts, unchanged: 0 })
}

import type { CheckCounts } from '@atlas/contract/endpoints/data/import-check.ts'
import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { Link } from '@tanstack/react-router'
import { PublishButton, waitsFor } from '#data/imports/check/PublishButton.tsx'
import type { ResultsAnswering } from '#data/imports/check/use-results-answers.ts'
import { isWithoutEffect, loadedText } from '#data/imports/import/counts-text.ts'
import { Tray } from '#data/imports/import/Tray.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface ResultsTrayProps {
  readonly request: Import
  readonly counts: CheckCounts
  readonly elsewhere: Import | null
  readonly answering: ResultsAnswering
}

/** The way on from the winners: answers are used first, and a question that stays open holds up nothing. */
export function ResultsTray({ request, counts, elsewhere, answering }: ResultsTrayProps) {
  const { news, left, sending } = answering
  const canPublish = news === 0 && counts.problems === 0 && !isWithoutEffect(counts)
  return (
    <Tray
      text={
        <>
          <p>
            {left > 0 && (
              <>
                <b>{`${thousands(left)} ${left === 1 ? 'question' : 'questions'} left.`}</b> What is not answered is
                left out, and listed.{' '}
              </>
            )}
            {textOf({ counts, elsewhere, answering })}
          </p>
          <SendTrouble sent={sending} />
        </>
      }
    >
      <Link to="/admin/data" className={buttonLook.large}>
        Back
      </Link>
      {news > 0 && (
        <BusyButton isBusy={sending.isPending} busyText="Sending…" onPress={answering.send}>
          {news === 1 ? 'Use this answer' : `Use these ${thousands(news)} answers`}
        </BusyButton>
      )}
      {canPublish && <PublishButton request={request} counts={counts} elsewhere={elsewhere} refusal={null} />}
    </Tray>
  )
}

function textOf({ counts, elsewhere, answering: { news, left } }: Omit<ResultsTrayProps, 'request'>): string {
  if (news > 0) return 'Next, see who is elected by your answers.'
  if (counts.problems > 0) return 'This file cannot be published as it is.'
  if (isWithoutEffect(counts)) return left > 0 ? '' : 'There is nothing to publish.'
  return elsewhere ? waitsFor(elsewhere) : loadedText({ ...counts, unchanged: 0 })
}

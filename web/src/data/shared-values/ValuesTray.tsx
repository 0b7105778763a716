import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { SharedValues } from '@atlas/contract/endpoints/data/shared-values.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importsQuery, showImport } from '#data/imports/import/import-queries.ts'
import { DiscardButton } from '#data/imports/import/DiscardButton.tsx'
import { Tray } from '#data/imports/import/Tray.tsx'
import { waitsFor } from '#data/imports/check/PublishButton.tsx'
import { asBody, type Choices, countTaken } from '#data/shared-values/choices.ts'
import { confirmShared } from '#data/shared-values/shared-queries.ts'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { counted } from '#shared/ui/text/counted.ts'

interface ValuesTrayProps {
  readonly request: Import
  readonly elsewhere: Import | null
  readonly shared: SharedValues
  readonly choices: Choices
}

/** How many contradictions remain, and the button to continue. */
export function ValuesTray({ request, elsewhere, shared, choices }: ValuesTrayProps) {
  const client = useQueryClient()
  const { counts, digest, taken_by_themselves: byThemselves } = shared
  const answered = Array.from(choices.values()).filter(({ value }) => value.kind === 'contradicts').length
  const left = counts.contradicts - answered
  const taken = countTaken(byThemselves, choices)
  const taking = useMutation({
    mutationFn: () => confirmShared(request.id, { digest, ...asBody(choices) }),
    onSuccess: async (confirmed) => await showImport(client, confirmed),
    // The values have been compared with newer data in the meantime, so the page shows the new state.
    onError: (error) => {
      if (error instanceof ApiProblem) void client.invalidateQueries({ queryKey: importsQuery.queryKey })
    },
  })
  return (
    <Tray
      text={
        <>
          <p>
            {elsewhere ? (
              waitsFor(elsewhere)
            ) : left > 0 ? (
              <LeftText left={left} />
            ) : (
              'Every contradiction has an answer.'
            )}
          </p>
          <SendTrouble sent={taking} />
        </>
      }
    >
      <DiscardButton request={request}>Cancel</DiscardButton>
      {taken > 0 && !elsewhere && (
        <BusyButton isBusy={taking.isPending} busyText="Sending…" onPress={() => taking.mutate()}>
          Take {counted(taken, 'value', 'values')}
        </BusyButton>
      )}
    </Tray>
  )
}

function LeftText({ left }: { readonly left: number }) {
  return (
    <>
      <b>{counted(left, 'contradiction', 'contradictions')} left.</b>{' '}
      <span className={textLook.muted}>Unanswered ones stay as they are.</span>
    </>
  )
}

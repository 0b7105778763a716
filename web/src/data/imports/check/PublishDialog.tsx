import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { CheckCounts } from '@atlas/contract/endpoints/data/import-check.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { officials, rows } from '#data/imports/import/counts-text.ts'
import { confirm, importsQuery, showImport } from '#data/imports/import/import-queries.ts'
import { LeftOutByRule, useFound } from '#data/corrections/report/official/LeftOutByRule.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import noticeLook from '#shared/ui/look/notice.module.css'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

interface PublishDialogProps extends QuestionDialogProps {
  readonly request: Import
  readonly counts: CheckCounts
}

const whoSees = {
  all: 'Everybody who searches sees it at once.',
  some: 'Everybody who searches sees the others at once.',
  none: 'It takes effect at once.',
} as const

export function PublishDialog({ request, counts, onClose, ...dialog }: PublishDialogProps) {
  const [isAccepted, setIsAccepted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const loading = useLoading(request, onClose)
  const { data: settings } = useQuery(settingsQuery)
  const found = useFound(counts)
  const losses = counts.losses_to_accept
  const refusal = {
    reason: `Publish opens once you accept that ${officials(losses ?? 0)} vanish.`,
    onPress: () => box.current?.querySelector('input')?.focus(),
  }
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      title={`Publish ${request.file_name}?`}
      footer={
        <>
          <DialogClose>Back</DialogClose>
          <BusyButton
            isBusy={loading.isPending}
            busyText="Sending…"
            refusal={losses !== null && !isAccepted ? refusal : undefined}
            onPress={() => loading.mutate(request)}
          >
            Publish
          </BusyButton>
        </>
      }
    >
      <ul>
        {counts.added > 0 && <li>{officials(counts.added)} will be added.</li>}
        {counts.changed > 0 && <li>{officials(counts.changed)} will change.</li>}
        {counts.vanishing > 0 && <li>{officials(counts.vanishing)} will leave your own list.</li>}
        {counts.seats_changed > 0 && (
          <li>
            {thousands(counts.seats_changed)} {counts.seats_changed === 1 ? 'seat' : 'seats'} will change.
          </li>
        )}
        {counts.left_out > 0 && <li>{rows(counts.left_out)} will be left out. You can get them back as a file.</li>}
        {settings?.is_demonstration && <li>The demonstration data will be removed for good.</li>}
      </ul>
      <LeftOutByRule counts={counts} />
      <p>{whoSees[found]} You can undo it afterwards.</p>
      {losses !== null && (
        <div ref={box}>
          <p className={noticeLook.warning}>
            <TriangleAlert aria-hidden />
            <span>That many may mean that the file holds only a part of your list.</span>
          </p>
          <Checkbox checked={isAccepted} onChange={() => setIsAccepted(!isAccepted)}>
            Yes, {thousands(losses)} of my own officials may vanish
          </Checkbox>
        </div>
      )}
      <SendTrouble sent={loading} />
    </QuestionDialog>
  )
}

function useLoading(request: Import, onClose: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: confirm,
    onSuccess: async (confirmed) => {
      await showImport(client, confirmed)
      onClose()
    },
    // Somebody else was quicker, or the file was checked anew: the page shows how things stand.
    onError: (error) => {
      if (!(error instanceof ApiProblem)) return
      void client.invalidateQueries({ queryKey: importsQuery.queryKey })
      onClose()
    },
    mutationKey: ['imports', 'confirm', request.id],
  })
}

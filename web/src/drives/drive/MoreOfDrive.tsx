import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import type { TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'
import { CirclePlay, CircleStop, ScanEye, Link2, Pencil, Printer, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { DriveQuestionDialog, type DriveQuestion } from '#drives/drive/DriveQuestionDialog.tsx'
import { useChangeDrive } from '#drives/drive/use-change-drive.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { copyText } from '#shared/ui/overlay/copy-text.ts'
import { MoreButton } from '#shared/ui/overlay/MoreButton.tsx'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'

const PrintedTasks = lazyPart(async () => (await import('#drives/print/PrintedTasks.tsx')).PrintedTasks)

interface MoreOfDriveProps {
  readonly drive: Drive
  readonly tasks: readonly TaskSummary[]
}

/** All else that can be done with a drive: most of it by administrators. */
export function MoreOfDrive({ drive, tasks }: MoreOfDriveProps) {
  const question = useQuestion<DriveQuestion>()
  const changing = useChangeDrive(drive.id)
  const [isPrinting, setIsPrinting] = useState(false)
  const hasEnded = drive.ended_at !== null
  return (
    <>
      <MoreButton
        name={drive.name}
        actions={(button) => [
          { label: 'Print call sheets', icon: Printer, onChoose: () => setIsPrinting(true) },
          {
            label: 'Copy link',
            icon: Link2,
            onChoose: () => void copyText('link', `${window.location.origin}/fill/${drive.id}`),
          },
          ...(drive.can_change
            ? [
                {
                  label: 'Rename …',
                  icon: Pencil,
                  asks: true,
                  onChoose: () => button && question.ask('rename', button),
                },
                {
                  label: drive.second_look ? 'Publish without a second look' : 'Ask for a second look',
                  icon: ScanEye,
                  onChoose: () => changing.mutate({ second_look: !drive.second_look }),
                },
                {
                  label: hasEnded ? 'Go on with it' : 'End it',
                  icon: hasEnded ? CirclePlay : CircleStop,
                  onChoose: () => changing.mutate({ is_ended: !hasEnded }),
                },
                {
                  label: 'Delete …',
                  icon: Trash2,
                  asks: true,
                  onChoose: () => button && question.ask('delete', button),
                },
              ]
            : []),
        ]}
      />
      {question.current && (
        <DriveQuestionDialog
          key={question.current.number}
          question={question.current.question}
          drive={drive}
          {...question.dialog}
        />
      )}
      <Suspense>
        {isPrinting && <PrintedTasks drive={drive} tasks={tasks} onPrinted={() => setIsPrinting(false)} />}
      </Suspense>
    </>
  )
}

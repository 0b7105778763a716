import { type Correction, undoCorrection } from '@atlas/contract/endpoints/data/corrections.ts'
import { useRef, useState } from 'react'
import { call } from '#shared/api/call.ts'
import styles from '#officials/changes/ChangeLog.module.css'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { useAsItStands } from '#data/corrections/report/decided/use-as-it-stands.ts'
import { useDecide } from '#data/corrections/report/decided/use-decide.ts'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'

interface PublicAgainProps {
  readonly correctionId: string
  /** The labels of the values that it set. */
  readonly labels: readonly string[]
  /** Another value was shown before. */
  readonly isOverOther: boolean
}

/** Below a value that an administrator set: removes it again after asking. */
export function PublicAgain({ correctionId: id, labels, isOverOther }: PublicAgainProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [undone, setUndone] = useState<Correction | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const now = useAsItStands(undone)
  const undoing = useDecide(
    () => call(undoCorrection, { params: { id }, body: { earlier_too: true } }),
    (correction) => {
      setUndone(correction)
      setIsAsking(false)
    },
  )
  if (now) return <p role="status">{now.is_under_way ? 'Being taken out …' : 'Taken out.'}</p>
  return (
    <p className={styles.again}>
      {isOverOther && 'The public value stays beneath it. '}
      <button
        type="button"
        ref={opener}
        className={buttonLook.link}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        Use the public value again
      </button>
      <QuestionDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        focusAfter={() => opener.current}
        title="Use the public value again?"
        footer={
          <>
            <DialogClose>Keep ours</DialogClose>
            <BusyButton isBusy={undoing.isPending} busyText="Taking it out…" onPress={() => undoing.mutate()}>
              Use the public value
            </BusyButton>
          </>
        }
      >
        <p>
          {labels.join(', ')}: what was set here, now and before, is taken out. What your own list says comes back, else
          the public value. Both stay on this page.
        </p>
        <SendTrouble sent={undoing} />
      </QuestionDialog>
    </p>
  )
}

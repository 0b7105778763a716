import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import styles from '#features/data-imports/FileChooser.module.css'
import { mostMegabytes } from '#features/data-imports/reason-against.ts'
import type { Sender } from '#features/data-imports/use-sender.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import { errorAttributes, errorIdOf, FieldError } from '#ui/form/Field.tsx'
import buttonLook from '#ui/look/button.module.css'
import textLook from '#ui/look/text.module.css'

interface FileChooserProps {
  readonly sender: Sender
  /** In place of the file that is there already. */
  readonly isAgain: boolean
}

/** A button as any other; whoever likes drops the file beside it. */
export function FileChooser({ sender: { choose, refusal, sent }, isAgain }: FileChooserProps) {
  const id = useId()
  const { isOver, ...target } = useDrop(choose)
  return (
    <div className={styles.chooser} data-over={isOver || undefined} data-again={isAgain || undefined} {...target}>
      <div className={styles.row}>
        <label className={isAgain ? buttonLook.large : buttonLook.primaryLarge}>
          <FileUp aria-hidden />
          {isAgain ? 'Choose another file' : 'Choose a file'}
          <input
            id={id}
            type="file"
            className={textLook.visuallyHidden}
            accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv"
            {...errorAttributes(id, refusal ?? undefined, `${id}-hint`)}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) choose(file)
              // Cleared, because the browser reports no change when the same file is chosen again after it was mended.
              currentTarget.value = ''
            }}
          />
        </label>
        <p id={`${id}-hint`} className={textLook.muted}>
          Excel (.xlsx) or CSV, {mostMegabytes} MB at most.
          <span className={styles.hint}> You can also drop the file here.</span>
        </p>
      </div>
      <FieldError id={errorIdOf(id)} error={refusal ?? undefined} />
      <SendTrouble sent={sent} />
    </div>
  )
}

function useDrop(choose: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    // `dragleave` is also fired when the pointer moves onto a child of the target; that is not leaving it.
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      const [file] = event.dataTransfer.files
      if (file) choose(file)
    },
  }
}

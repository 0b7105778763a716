import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import styles from '#shared/ui/form/FileDrop.module.css'
import { errorAttributes, errorIdOf, FieldError } from '#shared/ui/form/Field.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface FileDropProps {
  /** The accepted files, for people and for the browser's file dialog. */
  readonly hint: string
  readonly accept: string
  readonly refusal: string | null
  readonly onChoose: (file: File) => void
  /** Replaces the file that was chosen before. */
  readonly isAgain?: boolean
  /** The label of the button, if a page has several. */
  readonly label?: string
  readonly children?: ReactNode
}

/** A button to choose a file, which can also be dropped beside it. */
export function FileDrop({ hint, accept, refusal, onChoose, isAgain = false, label, children }: FileDropProps) {
  const id = useId()
  const { isOver, ...target } = useDrop(onChoose)
  return (
    <div className={styles.chooser} data-over={isOver || undefined} data-again={isAgain || undefined} {...target}>
      <div className={styles.row}>
        <label className={isAgain ? buttonLook.large : buttonLook.primaryLarge}>
          <FileUp aria-hidden />
          {label ?? (isAgain ? 'Choose another file' : 'Choose a file')}
          <input
            id={id}
            type="file"
            className={textLook.visuallyHidden}
            accept={accept}
            {...errorAttributes(id, refusal ?? undefined, `${id}-hint`)}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) onChoose(file)
              // Cleared, because the browser reports no change if the same file is chosen again after an edit.
              currentTarget.value = ''
            }}
          />
        </label>
        <p id={`${id}-hint`} className={textLook.muted}>
          {hint}
          <span className={styles.hint}> You can also drop the file here.</span>
        </p>
      </div>
      <FieldError id={errorIdOf(id)} error={refusal ?? undefined} />
      {children}
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
    // `dragleave` is also fired when the pointer enters a child of the target; that is not leaving it.
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

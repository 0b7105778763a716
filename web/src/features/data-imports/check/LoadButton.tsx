import type { Import } from '@atlas/contract/endpoints/data-imports.ts'
import type { CheckCounts } from '@atlas/contract/endpoints/import-check.ts'
import { useRef, useState } from 'react'
import { LoadDialog } from '#features/data-imports/check/LoadDialog.tsx'
import buttonLook from '#ui/look/button.module.css'
import textLook from '#ui/look/text.module.css'

interface LoadButtonProps {
  readonly asked: Import
  readonly counts: CheckCounts
  readonly elsewhere: Import | null
}

/** Asks before anything changes. */
export function LoadButton({ asked, counts, elsewhere }: LoadButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        type="button"
        className={buttonLook.primaryLarge}
        ref={button}
        aria-haspopup="dialog"
        aria-disabled={elsewhere ? true : undefined}
        aria-describedby={elsewhere ? 'load-waits' : undefined}
        onClick={() => !elsewhere && setIsOpen(true)}
      >
        Load this list
      </button>
      {elsewhere && (
        <p className={textLook.muted} id="load-waits" role="status">
          {elsewhere.by} is {elsewhere.kind === 'load' ? 'loading' : 'undoing'} {elsewhere.file_name} right now. You can
          load yours when that is over.
        </p>
      )}
      <LoadDialog
        asked={asked}
        counts={counts}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        focusAfter={() => button.current ?? document.querySelector<HTMLElement>('#own-officials')}
      />
    </>
  )
}

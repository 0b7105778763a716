import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import type { CheckCounts } from '@atlas/contract/endpoints/data/import-check.ts'
import { useRef, useState } from 'react'
import { PublishDialog } from '#data/imports/check/PublishDialog.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

interface PublishButtonProps {
  readonly request: Import
  readonly counts: CheckCounts
  readonly elsewhere: Import | null
  /** What has to be done before, and what leads there. */
  readonly refusal: { readonly reason: string; readonly onPress: () => void } | null
}

/** Asks before anything changes. */
export function PublishButton({ request, counts, elsewhere, refusal }: PublishButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const reason = refusal?.reason ?? (elsewhere && waitsFor(elsewhere))
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        type="button"
        className={reason ? buttonLook.large : buttonLook.primaryLarge}
        ref={button}
        aria-haspopup="dialog"
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason ? 'publish-waits' : undefined}
        onClick={() => {
          if (refusal) refusal.onPress()
          else if (!elsewhere) setIsOpen(true)
        }}
      >
        Publish
      </button>
      {reason && (
        <p className={textLook.visuallyHidden} id="publish-waits">
          {reason}
        </p>
      )}
      <PublishDialog
        request={request}
        counts={counts}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        focusAfter={() => button.current ?? document.querySelector<HTMLElement>('#import-step')}
      />
    </>
  )
}

/** Why nothing can be published while somebody else is at it. */
export function waitsFor({ by, kind, file_name: name }: Import): string {
  return `${by} is ${kind === 'undo' ? 'undoing' : 'publishing'} ${name} right now. You can publish yours when that is over.`
}

import { Link } from '@tanstack/react-router'
import { ListPlus, type LucideIcon } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { ListSource, SavedList } from '#saved/lists/save/use-list-form.ts'
import { pageTitle } from '#shared/page/PageTitle.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

const SaveAsListDialog = lazyPart(async () => (await import('#saved/lists/save/SaveAsListDialog.tsx')).SaveAsListDialog)

interface SaveAsListButtonProps {
  /** Evaluated when the button is pressed. */
  readonly source: () => ListSource
  readonly look: string | undefined
  readonly label?: string
  readonly icon?: LucideIcon
  readonly onSaved?: () => void
}

/** Opens the dialog that puts officials into a new or an existing list; afterwards a link to the list is beside it. */
export function SaveAsListButton({
  source,
  look,
  label = 'Save as list',
  icon: Icon = ListPlus,
  onSaved,
}: SaveAsListButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [request, setRequest] = useState<ListSource | null>(null)
  const [saved, setSaved] = useState<SavedList | null>(null)
  return (
    <>
      <button type="button" className={look} ref={button} aria-haspopup="dialog" onClick={() => setRequest(source())}>
        <Icon aria-hidden />
        {label}
      </button>
      {saved && (
        <Link className={buttonLook.link} to="/lists/$id" params={{ id: saved.id }}>
          Open “{saved.name}”
        </Link>
      )}
      <Suspense>
        {request && (
          <SaveAsListDialog
            source={request}
            title={label}
            onClose={() => setRequest(null)}
            focusAfter={() => (button.current?.isConnected ? button.current : pageTitle())}
            onSaved={(list) => {
              setSaved(list)
              onSaved?.()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

import { Columns3 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

const ColumnsDialog = lazyPart(
  async () => (await import('#officials/search/results/columns/ColumnsDialog.tsx')).ColumnsDialog,
)

interface ColumnsButtonProps {
  readonly view: SearchView
  readonly onChange: ChangeView
}

export function ColumnsButton({ view, onChange }: ColumnsButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const open = () => {
    setOpenings(openings + 1)
    setIsOpen(true)
  }
  return (
    <>
      <button type="button" className={buttonLook.button} aria-haspopup="dialog" ref={button} onClick={open}>
        <Columns3 aria-hidden />
        Columns
      </button>
      <Suspense>
        {openings > 0 && (
          <ColumnsDialog
            // What was chosen and not applied is forgotten.
            key={openings}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            focusAfter={() => button.current}
            view={view}
            onChange={onChange}
          />
        )}
      </Suspense>
    </>
  )
}

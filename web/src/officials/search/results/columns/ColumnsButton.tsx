import { Columns3 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ColumnsWindow } from '#officials/search/results/columns/ColumnsWindow.tsx'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import buttonLook from '#shared/ui/look/button.module.css'

interface ColumnsButtonProps {
  readonly view: SearchView
  readonly onChange: ChangeView
}

export function ColumnsButton({ view, onChange }: ColumnsButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonLook.button}
        aria-haspopup="dialog"
        ref={button}
        onClick={() => setIsOpen(true)}
      >
        <Columns3 aria-hidden />
        Columns
      </button>
      <ColumnsWindow
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        focusAfter={() => button.current}
        view={view}
        onChange={onChange}
      />
    </>
  )
}

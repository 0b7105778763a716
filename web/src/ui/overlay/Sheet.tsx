import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

interface SheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  readonly footer: ReactNode
  /** Where the focus goes when it closes. */
  readonly focusAfter: RefObject<HTMLElement | null>
}

/** A dialog that fills a phone and stands at the left edge of a tablet. */
export function Sheet({ isOpen, onOpenChange, title, closeLabel, children, footer, focusAfter }: SheetProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className="sheet" finalFocus={focusAfter}>
          <div className="sheet-head">
            <Base.Title>{title}</Base.Title>
            <Base.Close className="icon-btn" aria-label={closeLabel}>
              <X className="icon" aria-hidden />
            </Base.Close>
          </div>
          <div className="sheet-body compact">{children}</div>
          <div className="sheet-foot">{footer}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

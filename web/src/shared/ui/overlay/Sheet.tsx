import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import scrimLook from '#shared/ui/look/scrim.module.css'
import styles from '#shared/ui/overlay/Sheet.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

interface SheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  readonly footer: ReactNode
  /** Gets the focus when the sheet closes. */
  readonly focusAfter: RefObject<HTMLElement | null>
}

/** A dialog that fills a phone, and is at the left edge of a tablet. */
export function Sheet({ isOpen, onOpenChange, title, closeLabel, children, footer, focusAfter }: SheetProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={scrimLook.scrim} />
        <Base.Popup className={styles.sheet} finalFocus={focusAfter}>
          <div className={styles.head}>
            <Base.Title>{title}</Base.Title>
            <Base.Close className={buttonLook.icon} aria-label={closeLabel}>
              <X aria-hidden />
            </Base.Close>
          </div>
          <div className={styles.body} data-compact>
            {children}
          </div>
          <div className={styles.foot}>{footer}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

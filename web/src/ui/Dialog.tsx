import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

interface DialogProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly title: string
  readonly children: ReactNode
  readonly footer: ReactNode
}

/** 480 px wide; from the bottom edge on a phone. `DialogClose` in its footer closes it. */
export function Dialog({ trigger, title, children, footer }: DialogProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className="dialog">
          <div className="dialog-head">
            <Base.Title>{title}</Base.Title>
            <Base.Close className="icon-btn" aria-label="Close">
              <X className="icon" aria-hidden />
            </Base.Close>
          </div>
          <div className="dialog-body">{children}</div>
          <div className="dialog-foot">{footer}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export function DialogClose({ children, onClick }: { readonly children: ReactNode; readonly onClick?: () => void }) {
  return (
    <Base.Close className="btn btn-primary" onClick={onClick}>
      {children}
    </Base.Close>
  )
}

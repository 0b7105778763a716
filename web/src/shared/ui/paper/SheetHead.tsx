import type { ReactNode } from 'react'
import paperLook from '#shared/ui/paper/paper.module.css'

interface SheetHeadProps {
  /** The kind of sheet: "Call sheet". */
  readonly kicker: string
  readonly title: string
  /** At the right, such as owner and date. */
  readonly children: ReactNode
}

/** The head of a printed sheet. */
export function SheetHead({ kicker, title, children }: SheetHeadProps) {
  return (
    <div className={paperLook.head}>
      <div>
        <p className={paperLook.kicker}>{kicker}</p>
        <p className={paperLook.title}>{title}</p>
      </div>
      <p>{children}</p>
    </div>
  )
}

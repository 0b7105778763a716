import type { ReactNode } from 'react'
import paperLook from '#shared/ui/paper/paper.module.css'

interface SheetHeadProps {
  /** What kind of sheet it is: "Call sheet". */
  readonly kicker: string
  readonly title: string
  /** At the right: whose it is, and from when. */
  readonly children: ReactNode
}

/** What stands at the top of a sheet of paper. */
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

import type { ReactNode } from 'react'
import { ScaleBar } from '#features/accounts/ScaleBar.tsx'
import { PageTitle } from '#layout/page/PageTitle.tsx'

interface FormScreenProps {
  readonly title: string
  readonly lead: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A quiet screen with one form. */
export function FormScreen({ title, lead, isWide = false, children }: FormScreenProps) {
  return (
    <main id="main" className="split-form form-screen">
      <div className={isWide ? 'form form-wide' : 'form'}>
        <ScaleBar />
        <div>
          <PageTitle>{title}</PageTitle>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
    </main>
  )
}

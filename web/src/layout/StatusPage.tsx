import type { ReactNode } from 'react'
import { PageTitle } from '#layout/PageTitle.tsx'

interface StatusPageProps {
  readonly title: string
  readonly art: ReactNode
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** A quiet page that says one thing and leads on. */
export function StatusPage({ title, art, children, actions }: StatusPageProps) {
  return (
    <main id="main" className="status">
      <div className="status-inner">
        {art}
        <PageTitle>{title}</PageTitle>
        {children}
        <div className="actions">{actions}</div>
      </div>
    </main>
  )
}

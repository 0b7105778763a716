import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The name of a place, with a link to its page if that is known. */
export function ToPlace({ id, children }: { readonly id: string | null; readonly children: ReactNode }) {
  if (id === null) return children
  return (
    <Link to="/places/$id" params={{ id }} preload={false}>
      {children}
    </Link>
  )
}

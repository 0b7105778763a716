import type { Correction } from '@atlas/contract/endpoints/corrections.ts'
import { Link } from '@tanstack/react-router'

/** The name, which leads to the person where they are shown. */
export function OfficialOf({ official: { id, name } }: Pick<Correction, 'official'>) {
  if (id === null) return name
  return (
    <Link to="/officials/$id" params={{ id: String(id) }} preload={false}>
      {name}
    </Link>
  )
}

import type { Correction } from '@atlas/contract/endpoints/data/corrections.ts'
import { Link } from '@tanstack/react-router'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'

/** The name, which leads to the person where they are shown. */
export function OfficialOf({ official: { id, name, standing } }: Pick<Correction, 'official'>) {
  return (
    <>
      {id === null ? (
        name
      ) : (
        <Link to="/officials/$id" params={{ id: String(id) }} preload={false}>
          {name}
        </Link>
      )}{' '}
      <StandingMark standing={standing} />
    </>
  )
}

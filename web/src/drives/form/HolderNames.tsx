import type { HolderOfTask } from '@atlas/contract/endpoints/drives/tasks.ts'
import { Fragment } from 'react'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'

type Named = Pick<HolderOfTask, 'official_id' | 'name' | 'standing'> & Partial<Pick<HolderOfTask, 'is_new'>>

/** Who is on file for a seat, each with the mark of whoever may not hold it any more. */
export function HolderNames({ holders }: { readonly holders: readonly Named[] }) {
  return holders.map(({ official_id: id, name, standing, is_new: isNew = false }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      {name}
      {isNew && ' (on file since this began)'}
      {standing && ' '}
      <StandingMark standing={standing} />
    </Fragment>
  ))
}

import type { Import } from '@atlas/contract/endpoints/data/data-imports.ts'
import { Link } from '@tanstack/react-router'
import { StepHead } from '#data/imports/import/StepHead.tsx'
import { UnderWay } from '#data/imports/import/UnderWay.tsx'
import { DoneNotice, FailedNotice } from '#data/imports/Outcome.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** The file goes into the data, or why it did not. */
export function PublishStep({ asked }: { readonly asked: Import }) {
  const another = (
    <p>
      <Link to="/admin/data" className={buttonLook.large}>
        Choose another file
      </Link>
    </p>
  )
  return (
    <section aria-labelledby="import-step">
      <StepHead title={asked.status === 'DONE' ? 'Published' : 'Publish'} />
      {asked.status === 'LOADING' && <UnderWay asked={asked} />}
      {asked.status === 'DONE' && <DoneNotice asked={asked}>{another}</DoneNotice>}
      {asked.status === 'FAILED' && <FailedNotice asked={asked}>{another}</FailedNotice>}
    </section>
  )
}

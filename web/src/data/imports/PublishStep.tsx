import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { Link } from '@tanstack/react-router'
import { StepHead } from '#data/imports/import/StepHead.tsx'
import { UnderWay } from '#data/imports/import/UnderWay.tsx'
import { DoneNotice, FailedNotice } from '#data/imports/Outcome.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** The file goes into the data, or why it did not. */
export function PublishStep({ request }: { readonly request: Import }) {
  const another = (
    <p>
      <Link to="/admin/data" className={buttonLook.large}>
        Choose another file
      </Link>
    </p>
  )
  return (
    <section aria-labelledby="import-step">
      <StepHead title={request.status === 'DONE' ? 'Published' : 'Publish'} />
      {request.status === 'LOADING' && <UnderWay request={request} />}
      {request.status === 'DONE' && <DoneNotice request={request}>{another}</DoneNotice>}
      {request.status === 'FAILED' && <FailedNotice request={request}>{another}</FailedNotice>}
    </section>
  )
}

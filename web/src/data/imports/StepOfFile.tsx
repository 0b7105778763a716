import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ChangesStep } from '#data/imports/check/ChangesStep.tsx'
import { showImport } from '#data/imports/import/import-queries.ts'
import type { ImportStep } from '#data/imports/import/import-step.ts'
import { StepHead } from '#data/imports/import/StepHead.tsx'
import { UnderWay } from '#data/imports/import/UnderWay.tsx'
import { MatchStep } from '#data/imports/matching/MatchStep.tsx'
import { PublishStep } from '#data/imports/PublishStep.tsx'

interface StepOfFileProps {
  readonly request: Import
  readonly step: ImportStep
  readonly elsewhere: Import | null
  /** Shows the file where it is on its way. */
  readonly onOpen: (asked: Import) => void
}

export function StepOfFile({ request, step, elsewhere, onOpen }: StepOfFileProps) {
  const client = useQueryClient()
  const onChecked = (checking: Import) => void showImport(client, checking).then(() => onOpen(checking))
  if (step === 'publish') return <PublishStep request={request} />
  if (step === 'match') return <MatchStep key={request.id} request={request} onChecked={onChecked} />
  if (request.status === 'CHECKED')
    return <ChangesStep key={request.id} request={request} elsewhere={elsewhere} onChecked={onChecked} />
  return (
    <section aria-labelledby="import-step">
      <StepHead title="What changes" />
      <UnderWay request={request} />
    </section>
  )
}

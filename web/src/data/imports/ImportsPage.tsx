import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { useIsNonpartisan } from '#shared/api/use-nonpartisan.ts'
import { ChooseStep } from '#data/imports/ChooseStep.tsx'
import styles from '#data/imports/ImportsPage.module.css'
import { OwnChanges } from '#data/imports/by-day/OwnChanges.tsx'
import { DataStatus } from '#data/imports/DataStatus.tsx'
import { FileLine } from '#data/imports/FileLine.tsx'
import { History } from '#data/imports/history/History.tsx'
import { statusQuery } from '#data/imports/import/import-queries.ts'
import { stepOf } from '#data/imports/import/import-step.ts'
import { ResultsChooser } from '#data/imports/ResultsChooser.tsx'
import { Steps } from '#data/imports/import/Steps.tsx'
import { StepOfFile } from '#data/imports/StepOfFile.tsx'
import { useImports } from '#data/imports/use-imports.ts'
import { useSender } from '#data/imports/use-sender.ts'
import { useStepFocus } from '#data/imports/use-step-focus.ts'
import { AdminPages } from '#shared/page/AdminPages.tsx'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { ToSharedValues } from '#data/imports/ToSharedValues.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import textLook from '#shared/ui/look/text.module.css'

/** A list of officials on its way from a person's disk into the data. The file that it is about is in the address. */
export function ImportsPage() {
  const imports = useImports()
  const isNonpartisan = useIsNonpartisan()
  const { import: named, step: requestedStep } = useSearch({ strict: false })
  const id = typeof named === 'string' ? named : undefined
  const navigate = useNavigate()
  const open = (of: Import) => void navigate({ to: '/admin/data', search: { import: of.id } })
  const sender = useSender(open)
  const request = imports.ofMine(id)
  const step = request ? stepOf(request, requestedStep === 'match') : 'choose'
  const isKnown = id === undefined || imports.answer.reply !== null
  useStepFocus(isKnown ? step : null, sender.sending ? 'SENDING' : (request?.status ?? ''))
  return (
    <main id="main" className={styles.page}>
      <div>
        <AdminPages />
        <PageTitle>{request?.kind === 'results' ? 'Check the winners' : undefined}</PageTitle>
        {request && <FileLine request={request} />}
        {request && isNonpartisan && (
          <p className={textLook.muted}>
            Your own file is shown whole here, also what Nonpartisan view hides elsewhere.
          </p>
        )}
        <Steps now={step} isOfResults={request?.kind === 'results'} isDone={request?.status === 'DONE'} />
      </div>
      <ListTrouble list={imports.answer} onRetry={imports.answer.retry} />
      {!isKnown && imports.answer.progress === 'loading' && <SkeletonCards count={2} />}
      {isKnown && step === 'choose' && (
        <ChooseStep ownImport={imports.ownImport} isGone={id !== undefined && !sender.sending} sender={sender} />
      )}
      {request && <StepOfFile request={request} step={step} elsewhere={imports.elsewhere} onOpen={open} />}
      {isKnown && step === 'choose' && <ResultsChooser ownResults={imports.ownResults} onSent={open} />}
      {isKnown && step === 'choose' && <ToSharedValues ownShared={imports.ownShared} />}
      {isKnown && step === 'choose' && <StatusAndHistory undoing={imports.undoing} />}
      {isKnown && step === 'publish' && <History undoing={imports.undoing} />}
    </main>
  )
}

/** The history is asked for at once, and seen once it is known how much stands above it: it would move below a reader. */
function StatusAndHistory({ undoing }: { readonly undoing: Import | null }) {
  const query = useQuery(statusQuery)
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const isPlaced = answer.reply !== null || query.isFetched || answer.progress === 'offline'
  return (
    <>
      <DataStatus answer={answer} />
      <div className={isPlaced ? styles.lists : styles.toBePlaced}>
        <OwnChanges />
        <History undoing={undoing} />
      </div>
    </>
  )
}

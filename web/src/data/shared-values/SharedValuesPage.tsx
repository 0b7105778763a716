import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import pageStyles from '#data/imports/ImportsPage.module.css'
import { DiscardButton } from '#data/imports/import/DiscardButton.tsx'
import { UnderWay } from '#data/imports/import/UnderWay.tsx'
import { FailedNotice } from '#data/imports/Outcome.tsx'
import { useImports } from '#data/imports/use-imports.ts'
import { Load } from '#data/shared-values/Load.tsx'
import { Share } from '#data/shared-values/Share.tsx'
import styles from '#data/shared-values/SharedValuesPage.module.css'
import { Values } from '#data/shared-values/Values.tsx'
import { AdminPages } from '#shared/page/AdminPages.tsx'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'

/** For organizations with an atlas that exchange values: download what was found here, and load another one's file. */
export function SharedValuesPage() {
  const { answer, ownShared, elsewhere } = useImports()
  const request = ownShared?.status === 'DONE' ? null : ownShared
  return (
    <main id="main" className={pageStyles.page}>
      <div>
        <AdminPages />
        <PageTitle />
      </div>
      <ListTrouble list={answer} onRetry={answer.retry} />
      {answer.reply === null && answer.progress === 'loading' && <SkeletonCards count={2} />}
      {request?.status === 'CHECKED' ? (
        <Values key={`${request.id} ${request.error ?? ''}`} request={request} elsewhere={elsewhere} />
      ) : (
        answer.reply && (
          <div className={styles.columns}>
            {request ? <OnItsWay request={request} /> : <Load />}
            <Share />
          </div>
        )
      )}
    </main>
  )
}

function OnItsWay({ request }: { readonly request: Import }) {
  if (request.status !== 'FAILED') return <UnderWay request={request} />
  return (
    <FailedNotice request={request}>
      <DiscardButton request={request}>Choose another file</DiscardButton>
    </FailedNotice>
  )
}

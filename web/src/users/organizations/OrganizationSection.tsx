import type { Organization } from '@atlas/contract/endpoints/users/organizations.ts'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { counted } from '#shared/ui/text/counted.ts'
import { OrganizationList, type OrganizationQuestion } from '#users/organizations/OrganizationList.tsx'
import styles from '#users/organizations/OrganizationSection.module.css'
import { Suggestions } from '#users/organizations/Suggestions.tsx'
import { type OrganizationsAnswer, suggestedPeople } from '#users/organizations/use-organizations.ts'
import adminPageStyles from '#shared/page/admin-page.module.css'
import { ListTrouble } from '#shared/page/ListTrouble.tsx'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import badgeLook from '#shared/ui/look/badge.module.css'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { useRestoredFocus } from '#shared/ui/overlay/use-restored-focus.ts'
import { type QuestionDialogProps, useQuestion } from '#shared/ui/overlay/use-question.ts'

const OrganizationDialog = lazyPart(
  async () => (await import('#users/organizations/OrganizationDialog.tsx')).OrganizationDialog,
)
const EndOrganizationDialog = lazyPart(
  async () => (await import('#users/organizations/EndOrganizationDialog.tsx')).EndOrganizationDialog,
)

/** Who shares with whom: the organizations, and who may belong to one. */
export function OrganizationSection({ list }: { readonly list: OrganizationsAnswer }) {
  const { current, ask, dialog } = useQuestion<OrganizationQuestion>()
  const { reply, progress, retry } = list
  const suggested = suggestedPeople(list)
  const restoreFocus = useRestoredFocus(reply)
  return (
    <section className={adminPageStyles.card} aria-labelledby="organizations" data-asking-list="organizations">
      <div className={classes(adminPageStyles.head, styles.head)}>
        <h2 id="organizations" tabIndex={-1}>
          Organizations
        </h2>
        {suggested > 0 && <span className={badgeLook.warning}>{counted(suggested, 'suggestion', 'suggestions')}</span>}
        <button
          type="button"
          className={buttonLook.button}
          data-action="make"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => ask({ kind: 'make', organization: null }, currentTarget)}
        >
          <Plus aria-hidden />
          New organization
        </button>
        <p className={textLook.muted}>People of one organization see what others there share</p>
      </div>
      <ListTrouble list={list} onRetry={retry} />
      {!reply && progress === 'loading' && <SkeletonCards count={1} />}
      {reply && reply.suggestions.length > 0 && (
        <Suggestions suggestions={reply.suggestions} organizations={reply.values} onPut={restoreFocus} />
      )}
      {reply && reply.values.length > 0 && <OrganizationList organizations={reply.values} onAsk={ask} />}
      {reply?.values.length === 0 && (
        <p className={adminPageStyles.empty}>There is no organization yet, so nobody shares with anybody.</p>
      )}
      <Suspense>
        {current && (
          <Dialog key={current.number} question={current.question} others={reply?.values ?? []} {...dialog} />
        )}
      </Suspense>
    </section>
  )
}

interface DialogProps extends QuestionDialogProps {
  readonly question: OrganizationQuestion
  readonly others: readonly Organization[]
}

function Dialog({ question, others, ...dialog }: DialogProps) {
  if (question.kind === 'end')
    return <EndOrganizationDialog {...dialog} organization={question.organization} organizations={others} />
  return <OrganizationDialog {...dialog} organization={question.organization} />
}

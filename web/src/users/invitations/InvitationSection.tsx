import type { Organization } from '@atlas/contract/endpoints/users/organizations.ts'
import { useQuery } from '@tanstack/react-query'
import { invitationsQuery } from '#users/invitations/invitation-queries.ts'
import styles from '#users/invitations/Invitations.module.css'
import { InviteForm } from '#users/invitations/InviteForm.tsx'
import { OpenInvitations } from '#users/invitations/OpenInvitations.tsx'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'

/** Invites people, and lists the open invitations. */
export function InvitationSection({ organizations }: { readonly organizations: readonly Organization[] }) {
  const answer = useNewestAnswer({ ...useQuery(invitationsQuery), isPlaceholderData: false })
  return (
    <section className={styles.section} aria-labelledby="invite">
      <h2 id="invite" tabIndex={-1}>
        Invite people
      </h2>
      <InviteForm organizations={organizations} />
      <PartTrouble section="The open invitations" answer={answer} />
      {!answer.reply && answer.progress === 'loading' && <SkeletonCards count={1} />}
      {answer.reply && <OpenInvitations invitations={answer.reply.values} organizations={organizations} />}
    </section>
  )
}

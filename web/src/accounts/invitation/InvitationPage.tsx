import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { readInvitation } from '@atlas/contract/endpoints/accounts/invitation.ts'
import { messages } from '@atlas/contract/messages.ts'
import { FormScreen } from '#accounts/FormScreen.tsx'
import { InvitationForm } from '#accounts/invitation/InvitationForm.tsx'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SkeletonCards } from '#shared/ui/list/Skeletons.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'

/** The target of the link in an invitation. */
export function InvitationPage() {
  const { token = '' } = useSearch({ from: '/invitation' })
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
    meta: { showsOwnError: true },
  })
  const answer = useNewestAnswer({ ...query, isPlaceholderData: false })
  const refusal = token === '' ? messages.invitationLinkInvalid : detailOf(query.error)
  if (refusal) return <Over refusal={refusal} />
  const invitation = answer.reply
  return (
    <FormScreen lead="Say what you are called and choose a password. You can use the atlas at once.">
      {!invitation && answer.progress === 'loading' && <SkeletonCards count={1} />}
      <PartTrouble section="Your invitation" answer={answer} />
      {invitation && <InvitationForm token={token} invitation={invitation} />}
    </FormScreen>
  )
}

function detailOf(error: unknown): string | null {
  return error instanceof ApiProblem && error.status < 500 ? error.detail : null
}

function Over({ refusal }: { readonly refusal: string }) {
  return (
    <FormScreen lead="This link does not lead to an account.">
      <p className={noticeLook.warning} role="alert">
        <TriangleAlert aria-hidden />
        <span>{refusal}</span>
      </p>
      <div className={buttonLook.row}>
        <Link className={buttonLook.primaryLarge} to="/login">
          Sign in
        </Link>
      </div>
    </FormScreen>
  )
}

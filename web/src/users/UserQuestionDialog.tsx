import type { User } from '@atlas/contract/endpoints/users/users.ts'
import type { ComponentType } from 'react'
import { ApproveDialog } from '#users/ApproveDialog.tsx'
import { DeleteDialog } from '#users/DeleteDialog.tsx'
import { MoveDialog } from '#users/MoveDialog.tsx'
import type { Question } from '#users/question.ts'
import { RejectDialog } from '#users/RejectDialog.tsx'
import { RoleDialog } from '#users/RoleDialog.tsx'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

const dialogs: Record<
  Exclude<Question['kind'], 'role'>,
  ComponentType<QuestionDialogProps & { readonly user: User }>
> = { approve: ApproveDialog, reject: RejectDialog, move: MoveDialog, delete: DeleteDialog }

/** The questions to an administrator before anything changes for a user. */
export function UserQuestionDialog({ question, ...dialog }: QuestionDialogProps & { readonly question: Question }) {
  if (question.kind === 'role') return <RoleDialog {...dialog} question={question} />
  const Dialog = dialogs[question.kind]
  return <Dialog {...dialog} user={question.user} />
}

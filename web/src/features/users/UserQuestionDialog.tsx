import type { User } from '@atlas/contract/endpoints/users.ts'
import type { ComponentType } from 'react'
import { ApproveDialog } from '#features/users/ApproveDialog.tsx'
import { DeleteDialog } from '#features/users/DeleteDialog.tsx'
import { MoveDialog } from '#features/users/MoveDialog.tsx'
import type { Question } from '#features/users/question.ts'
import { RejectDialog } from '#features/users/RejectDialog.tsx'
import { RoleDialog } from '#features/users/RoleDialog.tsx'
import type { QuestionDialogProps } from '#ui/overlay/use-question.ts'

const dialogs: Record<
  Exclude<Question['kind'], 'role'>,
  ComponentType<QuestionDialogProps & { readonly user: User }>
> = { approve: ApproveDialog, reject: RejectDialog, move: MoveDialog, delete: DeleteDialog }

/** What an administrator is asked before anything changes for somebody. */
export function UserQuestionDialog({ question, ...dialog }: QuestionDialogProps & { readonly question: Question }) {
  if (question.kind === 'role') return <RoleDialog {...dialog} question={question} />
  const Dialog = dialogs[question.kind]
  return <Dialog {...dialog} user={question.user} />
}

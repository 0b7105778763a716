import { ApproveDialog } from '#features/users/ApproveDialog.tsx'
import type { QuestionDialogProps } from '#features/users/dialog-props.ts'
import type { Question } from '#features/users/question.ts'
import { RejectDialog } from '#features/users/RejectDialog.tsx'
import { RoleDialog } from '#features/users/RoleDialog.tsx'

export function QuestionWindow({ question, ...dialog }: QuestionDialogProps & { readonly question: Question }) {
  switch (question.kind) {
    case 'role':
      return <RoleDialog {...dialog} question={question} />
    case 'approve':
      return <ApproveDialog {...dialog} user={question.user} />
    case 'reject':
      return <RejectDialog {...dialog} user={question.user} />
  }
}

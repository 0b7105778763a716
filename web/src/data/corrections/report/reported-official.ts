import type { ReportableId } from '@atlas/contract/catalogue/correctable.ts'
import type { QuestionDialogProps } from '#shared/ui/overlay/use-question.ts'

export interface ReportedOfficial {
  readonly id: number
  readonly name: string
  /** "Chancery Clerk, Yazoo County" */
  readonly office: string
}

export interface ReportSubject {
  readonly official: ReportedOfficial
  /** The field that is chosen at first. */
  readonly columnId?: ReportableId | undefined
  /** The reporter knows that it is wrong, but not what is right. */
  readonly isOnlyWrong?: boolean | undefined
  /** Where the reporter saw it, if known. */
  readonly seenWhere?: string | undefined
}

/** What every form about an official receives. */
export interface ReportDialogProps extends ReportSubject, QuestionDialogProps {
  readonly userId: string
}

/** "Quint Carver, Chancery Clerk, Yazoo County" */
export function aboutOf({ name, office }: ReportedOfficial): string {
  return `${name}, ${office}`
}

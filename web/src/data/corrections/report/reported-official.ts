import type { ReportableId } from '@atlas/contract/catalogue/correctable.ts'

export interface ReportedOfficial {
  readonly id: number
  readonly name: string
  /** "Chancery Clerk, Yazoo County" */
  readonly office: string
}

export interface ReportSubject {
  readonly official: ReportedOfficial
  /** What is chosen as wrong at first. */
  readonly columnId?: ReportableId | undefined
  /** Whoever reports it knows that it is wrong, and not what is right. */
  readonly isOnlyWrong?: boolean | undefined
  /** Where they saw it, as far as that is known. */
  readonly seenWhere?: string | undefined
}

/** What every form about an official is given. */
export interface ReportDialogProps extends ReportSubject {
  readonly userId: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

/** "Quint Carver, Chancery Clerk, Yazoo County" */
export function aboutOf({ name, office }: ReportedOfficial): string {
  return `${name}, ${office}`
}

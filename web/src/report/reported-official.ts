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
}

import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { ResultsDesk } from '@atlas/contract/endpoints/drives/results.ts'
import type { UnsentResults } from '@atlas/contract/endpoints/drives/unsent.ts'

export interface ResultsFormProps {
  readonly desk: ResultsDesk
  readonly form: NonNullable<ResultsDesk['form']>
  readonly user: Me
  readonly draft: UnsentResults | undefined
}

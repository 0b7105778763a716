import type { Import } from '@atlas/contract/endpoints/data/imports.ts'

export type ImportStep = 'choose' | 'match' | 'changes' | 'publish'

/** Where a file is on its way; whoever looks at what changes may go back to the columns and find the check again. */
export function stepOf({ status, is_matched }: Import, wantsToMatch: boolean): ImportStep {
  switch (status) {
    case 'MATCHING':
      return 'match'
    case 'CHECKING':
      return 'changes'
    case 'CHECKED':
      return wantsToMatch && is_matched ? 'match' : 'changes'
    case 'LOADING':
    case 'DONE':
    case 'FAILED':
      return 'publish'
  }
}

import {
  changeOrganization,
  makeOrganization,
  type OrganizationSuggestion,
} from '@atlas/contract/endpoints/users/organizations.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { reloadUsers } from '#users/user-queries.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

export type SuggestedAccounts = OrganizationSuggestion['accounts']

/**
 * Adds people to the organization whose name they typed, and makes it if there is none. Done once the lists show it.
 */
export function usePutInto({ name, organization_id: id }: OrganizationSuggestion) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (accounts: SuggestedAccounts) => {
      const account_ids = accounts.map((account) => account.id)
      await (id
        ? call(changeOrganization, { params: { id }, body: { account_ids } })
        : call(makeOrganization, { body: { name, account_ids } }))
      await reloadUsers(client)
    },
    onSuccess: (_, accounts) => {
      const [first] = accounts
      const who = accounts.length === 1 && first ? first.name : counted(accounts.length, 'person', 'people')
      showToast(
        'success',
        `Put into ${name}`,
        `${who} now ${accounts.length === 1 ? 'sees' : 'see'} what is shared there.`,
      )
    },
    // Somebody else may have moved them in the meantime.
    onError: (error) => (error instanceof ApiProblem ? reloadUsers(client) : undefined),
  })
}

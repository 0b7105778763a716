import {
  changeOrganization,
  makeOrganization,
  type Organization,
} from '@atlas/contract/endpoints/users/organizations.ts'
import type { TimeZone } from '@atlas/contract/rules/time-zones.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { reloadUsers } from '#users/user-queries.ts'

interface OrganizationForm {
  readonly name: string
  readonly time_zone: TimeZone
}

/** Makes an organization, or changes the given one. Returns the error in its name, if there is one. */
export function useSaveOrganization(organization: Organization | null, onSaved: (saved: Organization) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: OrganizationForm) => {
      const saving = organization
        ? call(changeOrganization, { params: { id: organization.id }, body })
        : call(makeOrganization, { body })
      const saved = await saving.catch(takenMessage)
      await reloadUsers(client)
      return saved
    },
    onSuccess: (saved) => {
      if (typeof saved !== 'string') onSaved(saved)
    },
  })
}

/** The form shows the error beside the name, so no other message is needed. */
function takenMessage(error: unknown): string {
  if (error instanceof ApiProblem && error.status === 409) return error.detail
  throw error
}

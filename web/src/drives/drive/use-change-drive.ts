import { changeDrive, type Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { driveQuery, refetchDrives } from '#drives/frame/queries.ts'
import { call } from '#shared/api/call.ts'
import { showChange } from '#shared/api/show-change.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

type Changes = Input<typeof changeDrive>['body']

/** What an administrator changes of a drive. */
export function useChangeDrive(id: string, onChanged?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Changes) => call(changeDrive, { params: { id }, body }),
    onSuccess: async (drive) => {
      await showChange(client, driveQuery(id), () => drive)
      showToast('success', 'Changed', changedText(drive))
      onChanged?.()
      await refetchDrives(client)
    },
  })
}

function changedText({ ended_at: endedAt, second_look: hasSecondLook, name }: Drive): string {
  if (endedAt !== null) return `${name} has ended. What it brought stays.`
  return hasSecondLook
    ? `${name}: a second person looks at each answer.`
    : `${name}: answers are published at once, and say so.`
}

import { type Wanted, wantedIds } from '@atlas/contract/endpoints/drives/answers.ts'
import { countDrive, makeDrive } from '@atlas/contract/endpoints/drives/drives.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useId, useState } from 'react'
import { driveQuery, refetchDrives } from '#drives/frame/queries.ts'
import type { DriveStart } from '#drives/make/drive-start.ts'
import { call } from '#shared/api/call.ts'
import { newId } from '#shared/api/new-id.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'

interface DriveDraft {
  /** However often it is sent, one drive is made. */
  readonly clientId: string
  readonly name: string
  /** Empty until one is chosen: the administrator's own. */
  readonly organizationId: string
  /** None is all that the law gives the places. */
  readonly offices: readonly string[]
  readonly wanted: readonly Wanted[]
  readonly hasSecondLook: boolean
}

/** A drive as it stands in the form, what it could ask for, and the way to make it. */
export function useNewDrive(start: DriveStart, offices: readonly string[]) {
  const id = useId()
  const [draft, setDraft] = useState<DriveDraft>(() => ({
    clientId: newId(),
    name: '',
    organizationId: '',
    offices,
    wanted: ['holder', 'phone'],
    hasSecondLook: true,
  }))
  const [wasSent, setWasSent] = useState(false)
  const making = useMakeDrive(start, draft)
  const [isUnnamed, wantsNothing] = [draft.name.trim() === '', draft.wanted.length === 0]
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (isUnnamed) document.getElementById(`${id}-name`)?.focus()
    else if (!wantsNothing && !making.isPending) making.mutate()
  }
  return {
    id,
    draft,
    change: (part: Partial<DriveDraft>) => setDraft({ ...draft, ...part }),
    errors: {
      name: wasSent && isUnnamed ? 'Give the drive a name.' : undefined,
      wanted: wasSent && wantsNothing ? 'Choose what is wanted.' : undefined,
    },
    counting: useDriveCount(start, draft.offices),
    making,
    submit,
  }
}

/** What a drive could ask for; what is known stays while another choice of offices is counted. */
function useDriveCount(start: DriveStart, offices: readonly string[]) {
  const body = { ...start, offices: [...offices] }
  const query = useQuery({
    queryKey: ['drive-count', body],
    queryFn: ({ signal }) => call(countDrive, { body }, { signal }),
    placeholderData: keepPreviousData,
    meta: { showsOwnError: true },
  })
  return useNewestAnswer(query)
}

function useMakeDrive(start: DriveStart, draft: DriveDraft) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { clientId, name, organizationId, offices, wanted, hasSecondLook } = draft
  return useMutation({
    mutationFn: () =>
      call(makeDrive, {
        body: {
          ...start,
          client_id: clientId,
          name,
          offices: [...offices],
          wanted: wantedIds.filter((each) => wanted.includes(each)),
          second_look: hasSecondLook,
          ...(organizationId !== '' && { organization_id: organizationId }),
        },
      }),
    meta: { showsOwnError: true },
    onSuccess: async (drive) => {
      client.setQueryData(driveQuery(drive.id).queryKey, drive)
      void refetchDrives(client)
      await navigate({ to: '/fill/$id', params: { id: drive.id } })
    },
  })
}

import { releaseTask, takeTask, type TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { refetchDrives, taskQuery } from '#drives/frame/queries.ts'
import { call } from '#shared/api/call.ts'
import { isNetworkFailure } from '#shared/api/problem-message.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

type Taken = Pick<TaskSummary, 'id'>

/** Takes a task, and leads to its form; `from` is whoever has it now, whom an administrator takes it from. */
export function useTakeTask() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ task: { id }, isFromOther = false }: { task: Taken; isFromOther?: boolean }) => {
      if (isFromOther) await call(releaseTask, { params: { id } })
      return await call(takeTask, { params: { id } })
    },
    onSuccess: async (task) => {
      client.setQueryData(taskQuery(task.id).queryKey, task)
      void refetchDrives(client)
      await navigate({ to: '/fill/task/$id', params: { id: task.id } })
    },
    // Why it was not to be had is said by itself; the list shows who has it.
    onError: (error) => {
      if (isNetworkFailure(error))
        showToast('error', 'No answer came from the server', 'A task is taken with a signal.')
      void refetchDrives(client)
    },
  })
}

/** Gives a task back before its two hours are over. */
export function useReleaseTask() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(releaseTask, { params: { id } }),
    onSuccess: async () => await refetchDrives(client),
    onError: (error) => isNetworkFailure(error) && showToast('error', 'No answer came from the server'),
  })
}

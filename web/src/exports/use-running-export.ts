import { type Export, requestExport } from '@atlas/contract/endpoints/exports/exports.ts'
import type { Input } from '@atlas/contract/endpoints/endpoint.ts'
import { messages } from '@atlas/contract/messages.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { problemMessage } from '#shared/api/problem-message.ts'
import { download, exportQuery, exportsQuery, isRunning } from '#exports/export-queries.ts'
import { rowsText } from '#exports/rows-text.ts'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

export type ExportBody = Input<typeof requestExport>['body']

/** One requested file, watched while it is made and saved when it is ready. Leaving the page stops watching. */
export function useRunningExport(onSent: () => void) {
  const client = useQueryClient()
  const [id, setId] = useState<string | null>(null)
  const request = useMutation({
    mutationFn: (body: ExportBody) => call(requestExport, { body }),
    onSuccess: (requested) => {
      setId(requested.id)
      showToast('info', messages.exportRequested)
      void client.invalidateQueries({ queryKey: exportsQuery.queryKey })
      onSent()
    },
  })
  const watched = useQuery({ ...exportQuery(id ?? ''), enabled: id !== null })
  const { mutate: save } = useMutation({ mutationFn: download })
  useOutcome(id, watched, save)
  const isMaking = request.isPending || (id !== null && !watched.isError && (!watched.data || isRunning(watched.data)))
  return {
    request,
    isMaking,
    progress: isMaking ? watched.data : undefined,
    isUnanswered: id !== null && watched.isError,
    askAgain: () => void watched.refetch(),
  }
}

interface Watched {
  readonly data: Export | undefined
  readonly error: unknown
  readonly errorUpdatedAt: number
}

/** Each outcome is announced once; a finished file is also saved. */
function useOutcome(id: string | null, { data, error, errorUpdatedAt }: Watched, save: (id: string) => void): void {
  const announced = useRef('')
  const outcome = error ? `no answer ${errorUpdatedAt}` : data && !isRunning(data) ? data.status : ''
  useEffect(() => {
    if (!id || !outcome || announced.current === `${id} ${outcome}`) return
    announced.current = `${id} ${outcome}`
    if (error) return showToast('error', messages.exportUnanswered, problemMessage(error) ?? undefined)
    if (data?.status === 'FAILED') return showToast('error', messages.exportFailed, data.error)
    if (data) showToast('success', messages.exportComplete, rowsText(data))
    save(id)
  }, [id, outcome, error, data, save])
}

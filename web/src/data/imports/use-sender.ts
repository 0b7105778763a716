import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Sending, send, showImport } from '#data/imports/import/import-queries.ts'
import { reasonAgainst } from '#data/imports/reason-against.ts'

export interface Sender {
  /** Checks what can be checked here, and sends the file. */
  readonly choose: (file: File) => void
  readonly cancel: () => void
  /** The file that is on its way, and which part of it has left. */
  readonly sending: { readonly name: string; readonly share: number } | null
  /** Why the file that was chosen is not sent. */
  readonly refusal: string | null
  readonly sent: { readonly isPaused: boolean; readonly error: unknown }
}

/** `onSent` hears of the file once the server has it. */
export function useSender(
  onSent: (asked: Import) => void,
  sendFile: (sending: Sending) => Promise<Import> = send,
): Sender {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [share, setShare] = useState(0)
  const stop = useRef(new AbortController())
  const sending = useMutation({
    mutationFn: (file: File) => sendFile({ file, signal: stop.current.signal, onProgress: setShare }),
    onSuccess: async (request) => {
      await showImport(client, request)
      onSent(request)
    },
  })
  return {
    choose: (file) => {
      const reason = reasonAgainst(file)
      setRefusal(reason)
      if (reason) return sending.reset()
      stop.current = new AbortController()
      setShare(0)
      sending.mutate(file)
    },
    cancel: () => stop.current.abort(),
    sending: sending.isPending && !sending.isPaused ? { name: sending.variables.name, share } : null,
    refusal,
    sent: sending,
  }
}

import type { Me } from '@atlas/contract/endpoints/accounts/accounts.ts'
import { noteWelcome } from '@atlas/contract/endpoints/accounts/preferences.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#shared/api/call.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { showChange } from '#shared/api/show-change.ts'

/** A person who has seen the page is not led to it again. If this note is lost, the next sign-in shows it once more. */
export function useNoteWelcome({ is_welcomed: isWelcomed }: Me): void {
  const client = useQueryClient()
  useEffect(() => {
    if (isWelcomed) return
    void call(noteWelcome, {}).then(
      () => showChange(client, sessionQuery, (user) => user && { ...user, is_welcomed: true }),
      () => null,
    )
  }, [client, isWelcomed])
}

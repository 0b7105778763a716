import { useQuery } from '@tanstack/react-query'
import { isAdministrator, sessionQuery } from '#shared/api/session.ts'

/** Whether the signed-in person may set values. Every page knows the session before it is drawn. */
export function useIsAdministrator(): boolean {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  return user ? isAdministrator(user) : false
}

import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { isAdministrator, sessionQuery } from '#api/session.ts'
import { GoToSignIn } from '#layout/GoToSignIn.tsx'
import { RequireUser } from '#layout/RequireUser.tsx'

/** Lets an administrator through; another signed-in person is told on the sign-in screen whom the page is for. */
export function RequireAdministrator() {
  const { data: user } = useQuery(sessionQuery)
  if (!user) return <RequireUser />
  return isAdministrator(user) ? <Outlet /> : <GoToSignIn only="administrators" />
}

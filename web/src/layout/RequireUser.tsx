import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { sessionQuery } from '#api/session.ts'
import { GoToSignIn } from '#layout/GoToSignIn.tsx'
import { NoAnswer, useNoAnswer } from '#layout/NoAnswer.tsx'
import { Waiting } from '#layout/Waiting.tsx'

/** Lets a signed-in person through; anyone else goes to the sign-in screen and back here afterwards. */
export function RequireUser() {
  const { data: user } = useQuery(sessionQuery)
  const noAnswer = useNoAnswer()
  // What a query brings is drawn in one piece; a whole screen that is, stops a slow phone. Deferred, it is drawn in slices.
  const isLetIn = useDeferredValue(Boolean(user))
  if (user) return isLetIn ? <Outlet /> : <Waiting />
  if (user === null) return <GoToSignIn />
  return noAnswer ? <NoAnswer {...noAnswer} /> : <Waiting />
}

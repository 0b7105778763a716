import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The token of the link in the mail. It leaves the address bar once it is read, so that it stays
 * neither in the history of a shared computer nor in a picture of the screen.
 */
export function useResetToken(): string | undefined {
  const { token } = useLocation({ select: (location) => location.search }) as { token?: string }
  const [kept, setKept] = useState(token)
  const navigate = useNavigate()
  // A second link may be opened in the same tab.
  if (token && token !== kept) setKept(token)
  useEffect(() => {
    if (token) void navigate({ to: '/password', search: {}, replace: true })
  }, [token, navigate])
  return kept
}

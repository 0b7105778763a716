import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const place = 'reset-token'

/**
 * The token of the link in the mail. It leaves the address bar once it is read, so that it stays
 * neither in the history of a shared computer nor in a picture of the screen. The tab remembers it
 * until it is used: a phone may drop the page while somebody fetches a password elsewhere.
 */
export function useResetToken(): string | undefined {
  const { token } = useLocation({ select: (location) => location.search }) as { token?: string }
  const [kept, setKept] = useState(() => token ?? sessionStorage.getItem(place) ?? undefined)
  const navigate = useNavigate()
  // A second link may be opened in the same tab.
  if (token && token !== kept) setKept(token)
  useEffect(() => {
    if (!token) return
    sessionStorage.setItem(place, token)
    void navigate({ to: '/password', search: {}, replace: true })
  }, [token, navigate])
  return kept
}

export function forgetResetToken(): void {
  sessionStorage.removeItem(place)
}

import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const storageKey = 'reset-token'

/**
 * The token of the link in the email. It is removed from the address bar once it is read, so that it stays neither in
 * the history of a shared computer nor in a screenshot. The tab remembers it until it is used, because a phone may
 * unload the page while somebody looks up a password elsewhere.
 */
export function useResetToken(): string | undefined {
  const { token } = useLocation({ select: (location) => location.search }) as { token?: string }
  const [resetToken, setResetToken] = useState(() => token ?? sessionStorage.getItem(storageKey) ?? undefined)
  const navigate = useNavigate()
  // A second link may be opened in the same tab.
  if (token && token !== resetToken) setResetToken(token)
  useEffect(() => {
    if (!token) return
    sessionStorage.setItem(storageKey, token)
    void navigate({ to: '/password', search: {}, replace: true })
  }, [token, navigate])
  return resetToken
}

export function forgetResetToken(): void {
  sessionStorage.removeItem(storageKey)
}

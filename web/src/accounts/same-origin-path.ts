import { parseUrl } from '#shared/ui/browser/parse-url.ts'

/** The sign-in screen itself leads nowhere after signing in. */
function isSignIn(pathname: string): boolean {
  return pathname === '/' || pathname === '/login'
}

/** The path of a URL on this origin, or null: a link may not lead a signed-in person elsewhere. */
export function sameOriginPath(text: string | undefined, origin: string): string | null {
  if (!text?.startsWith('/')) return null
  const url = parseUrl(text, origin)
  // What is left of /.//elsewhere is //elsewhere, which as a link names another host.
  if (url?.origin !== origin || url.pathname.startsWith('//') || isSignIn(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

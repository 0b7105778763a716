import { parseUrl } from '#shared/ui/browser/parse-url.ts'

/** After signing in, nobody is led back to the sign-in screen. */
function isSignIn(pathname: string): boolean {
  return pathname === '/' || pathname === '/login'
}

/** The path of a URL on this origin, or null, because a link must not lead a signed-in person to another site. */
export function sameOriginPath(text: string | undefined, origin: string): string | null {
  if (!text?.startsWith('/')) return null
  const url = parseUrl(text, origin)
  // /.//elsewhere is normalized to //elsewhere, which as a link names another host.
  if (url?.origin !== origin || url.pathname.startsWith('//') || isSignIn(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

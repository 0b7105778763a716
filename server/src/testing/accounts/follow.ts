/** The cookies of one origin, as a browser keeps them. */
export type CookieJar = Map<string, string>

/** Follows the addresses of an origin as a browser does, until one leads elsewhere or shows a page. */
export async function follow(
  begin: URL,
  jar: CookieJar,
  request: RequestInit = {},
): Promise<{ url: URL; page: string }> {
  let [url, sent] = [begin, request]
  while (url.origin === begin.origin) {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', ...sent, headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) return { url, page: await answer.text() }
    url = new URL(location, url)
    sent = {}
  }
  return { url, page: '' }
}

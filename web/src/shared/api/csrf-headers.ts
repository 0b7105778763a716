// Over https the names begin with what keeps neighbors below the same domain from planting such a cookie.
const securePrefix = '__Host-'
const tokens = {
  'X-CSRF-Access-Token': 'csrf_access_token',
  'X-CSRF-Refresh-Token': 'csrf_refresh_token',
}

// Where the API is on another host, its cookies cannot be read here, so it states the tokens in its answers.
const fromAnswers = new Map<string, string>()

/** Remembers the tokens that an answer of the API states. */
export function rememberTokens(headers: Headers): void {
  for (const header of Object.keys(tokens)) {
    const value = headers.get(header)
    if (value) fromAnswers.set(header, value)
  }
}

/** Whether there may be a session: its cookies are here, or the API is on another host, where they cannot be seen. */
export function hasReadableTokens(cookies: string): boolean {
  return Object.values(tokens).every((cookie) => readCookie(readCookies(cookies), cookie) !== undefined)
}

/** The two readable tokens of a session as headers; an unknown one is left out. */
export function csrfHeaders(cookies: string): Record<string, string> {
  const values = readCookies(cookies)
  const headers: Record<string, string> = {}
  for (const [header, cookie] of Object.entries(tokens)) {
    const value = readCookie(values, cookie)
    const token = value ? decodeURIComponent(value) : fromAnswers.get(header)
    if (token) headers[header] = token
  }
  return headers
}

function readCookie(values: ReadonlyMap<string, string>, name: string): string | undefined {
  return values.get(securePrefix + name) ?? values.get(name)
}

function readCookies(cookies: string): ReadonlyMap<string, string> {
  return new Map(cookies.split('; ').map((cookie) => splitAtFirst(cookie, '=')))
}

function splitAtFirst(text: string, mark: string): [string, string] {
  const index = text.indexOf(mark)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}

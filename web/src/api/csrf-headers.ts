const tokens = {
  'X-CSRF-Access-Token': 'csrf_access_token',
  'X-CSRF-Refresh-Token': 'csrf_refresh_token',
}

/** The two readable cookies of a session as headers; a header whose cookie is missing is left out. */
export function csrfHeaders(cookies: string): Record<string, string> {
  const values = new Map(cookies.split('; ').map((cookie) => splitAtFirst(cookie, '=')))
  const headers: Record<string, string> = {}
  for (const [header, cookie] of Object.entries(tokens)) {
    const value = values.get(cookie)
    if (value) headers[header] = decodeURIComponent(value)
  }
  return headers
}

function splitAtFirst(text: string, mark: string): [string, string] {
  const place = text.indexOf(mark)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + 1)]
}

import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { clearSessionCookies, readableTokenHeaders, setSessionCookies } from '#features/accounts/cookies.ts'
import { siteOf } from '#platform/http/site.ts'

const tokens = { access: 'a', refresh: 'r', csrfAccess: 'ca', csrfRefresh: 'cr' }

/** What a browser is told when a person signs in, and when they sign out. */
async function answersOf(publicUrl: string, webOrigins: readonly string[]) {
  const site = siteOf(publicUrl, webOrigins)
  const app = fastify()
  await app.register(cookie)
  app.post('/in', (_request, reply) => {
    setSessionCookies(reply, tokens, site)
    return reply.send()
  })
  app.post('/out', (_request, reply) => {
    clearSessionCookies(reply, site)
    return reply.send()
  })
  const [signedIn, signedOut] = [
    await app.inject({ method: 'POST', url: '/in' }),
    await app.inject({ method: 'POST', url: '/out' }),
  ]
  await app.close()
  return { signedIn, signedOut }
}

describe.each([
  {
    name: 'on this machine',
    url: 'http://127.0.0.1:3000',
    origins: [],
    secure: false,
    sameSite: 'Lax',
    headers: false,
  },
  {
    name: 'on one address',
    url: 'https://atlas.example.org',
    origins: [],
    secure: true,
    sameSite: 'Lax',
    headers: false,
  },
  {
    name: 'with the page on another host of the site',
    url: 'https://api.example.org',
    origins: ['https://www.example.org'],
    secure: true,
    sameSite: 'Lax',
    headers: true,
  },
  {
    name: 'with the page on another site',
    url: 'https://api.example.org',
    origins: ['https://atlas.example.net'],
    secure: true,
    sameSite: 'None',
    headers: true,
  },
  {
    name: 'behind a proxy that speaks plain HTTP, with the page on another site',
    url: 'http://api.example.org',
    origins: ['https://atlas.example.net'],
    secure: true,
    sameSite: 'None',
    headers: true,
  },
])('a session $name', ({ url, origins, secure, sameSite, headers }) => {
  // Only what is sent over https may begin so.
  const prefix = secure ? '__Host-' : ''

  test('has four cookies for every path, of which the page reads the two that prove it', async () => {
    const { signedIn } = await answersOf(url, origins)
    const shared = { path: '/', sameSite, ...(secure ? { secure } : {}) }
    expect(signedIn.cookies).toEqual([
      { name: `${prefix}access_token`, value: 'a', maxAge: 900, httpOnly: true, ...shared },
      { name: `${prefix}refresh_token`, value: 'r', maxAge: 1_209_600, httpOnly: true, ...shared },
      { name: `${prefix}csrf_access_token`, value: 'ca', maxAge: 1_209_600, ...shared },
      { name: `${prefix}csrf_refresh_token`, value: 'cr', maxAge: 1_209_600, ...shared },
    ])
  })

  test('tells a page that cannot read cookies the two in headers, and no other page', async () => {
    const { signedIn } = await answersOf(url, origins)
    const { csrfAccess, csrfRefresh } = readableTokenHeaders
    expect([signedIn.headers[csrfAccess], signedIn.headers[csrfRefresh]]).toEqual(
      headers ? ['ca', 'cr'] : [undefined, undefined],
    )
  })

  test('ends with all four gone, and the one of a remembered device, which a browser does only for the attributes that they were set with', async () => {
    const { signedOut } = await answersOf(url, origins)
    const gone = signedOut.cookies.map(({ name, value, expires, path, sameSite: site, secure: isSecure = false }) => {
      return [name, value, expires?.getTime(), path, site, isSecure]
    })
    // What waits in the browser's store for a signal stays, and so do the cookies of neighbors.
    expect(signedOut.headers['clear-site-data']).toBe('"cache"')
    const names = ['access_token', 'refresh_token', 'csrf_access_token', 'csrf_refresh_token', 'remembered_device']
    expect(gone).toEqual(names.map((name) => [prefix + name, '', 0, '/', sameSite, secure]))
  })
})

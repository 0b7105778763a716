import { type LookupFunction, isIP } from 'node:net'
import { lookup } from 'node:dns'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isPrivate } from '#geocoder/private-networks.ts'

/** Why a host gave no usable reply. Its text never contains what was looked up. */
export class NoAnswer extends Error {}

interface Asking {
  readonly url: URL
  readonly userAgent: string
  readonly mayBePrivate: boolean
  readonly milliseconds: number
}

const mostBytes = 512 * 1024

/**
 * Asks a host for JSON. Security: the host is the configured one and no other: redirects are not followed; where its
 * name leads to a private network, nothing is sent unless the operator has named that network.
 */
export async function askHost({ url, userAgent, mayBePrivate, milliseconds }: Asking): Promise<unknown> {
  const literal = url.hostname.replaceAll(/[[\]]/g, '')
  if (!mayBePrivate && isIP(literal) > 0 && isPrivate(literal)) throw new NoAnswer('is in a private network')
  const request = url.protocol === 'https:' ? overHttps : overHttp
  const headers = { accept: 'application/json', 'user-agent': userAgent }
  const text = await new Promise<string>((resolve, reject) => {
    const signal = AbortSignal.timeout(milliseconds)
    const sent = request(url, { headers, signal, ...(mayBePrivate ? {} : { lookup: publicOnly }) }, (response) => {
      const { statusCode = 0 } = response
      if (statusCode !== 200) {
        response.destroy()
        return reject(new NoAnswer(`answers ${statusCode}`))
      }
      const pieces: Buffer[] = []
      let bytes = 0
      response.on('data', (piece: Buffer) => {
        bytes += piece.length
        pieces.push(piece)
        if (bytes > mostBytes) response.destroy(new NoAnswer('answers with far too much'))
      })
      response.on('end', () => resolve(Buffer.concat(pieces).toString('utf8')))
      response.on('error', (error) => reject(failureOf(error)))
    })
    sent.on('error', (error) => reject(failureOf(error)))
    sent.end()
  })
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new NoAnswer('answers with something else than JSON')
  }
}

// A connection error may contain the address that was requested, so only its code is passed on.
function failureOf(error: Error): NoAnswer {
  if (error instanceof NoAnswer) return error
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return new NoAnswer('does not answer in time')
  return new NoAnswer(`cannot be reached (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`)
}

// The connection goes to the address that was resolved and checked, so that a second look-up cannot lead elsewhere.
const publicOnly: LookupFunction = (host, options, done) => {
  lookup(host, options, (error, address, family) => {
    const found = Array.isArray(address) ? address.map((each) => each.address) : [address]
    if (!error && found.some(isPrivate)) return done(new NoAnswer('leads to a private network'), address, family)
    done(error, address, family)
  })
}

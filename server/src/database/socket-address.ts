import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a socket server listens and where the PostgreSQL driver finds it. */
export interface SocketAddress {
  readonly listen: { readonly path: string } | { readonly host: string; readonly port: number }
  /** Takes what the server says it listens on. */
  readonly reach: (listening: string) => { readonly host: string; readonly port: number }
  readonly remove: () => void
}

// The driver makes the file's name of the port.
const port = 5432
const fileName = `.s.PGSQL.${port}`

// A longer path is cut by the system without a word: 104 bytes with the final zero on macOS, 108 on Linux.
const longestPath = 100

/** Security: a socket in a folder that only this user may open; on Windows, which has none, a loopback port. */
export function socketAddress(platform: NodeJS.Platform = process.platform): SocketAddress {
  if (platform === 'win32') {
    const host = '127.0.0.1'
    const reach = (listening: string) => ({ host, port: Number(listening.split(':').at(-1)) })
    return { listen: { host, port: 0 }, reach, remove: () => undefined }
  }
  const folder = mkdtempSync(join(shortTemporaryFolder(), 'atlas-'))
  return {
    listen: { path: join(folder, fileName) },
    reach: () => ({ host: folder, port }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function shortTemporaryFolder(): string {
  const folder = tmpdir()
  return Buffer.byteLength(join(folder, 'atlas-XXXXXX', fileName)) <= longestPath ? folder : '/tmp'
}

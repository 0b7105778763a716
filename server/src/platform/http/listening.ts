import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Where a server is to listen, by the names of the settings that say so. */
export interface ListeningAt {
  readonly settings: { readonly port: string; readonly host: string }
  readonly port: number
  readonly host: string
}

/** An address where the server cannot listen; its message says in one sentence why, and what to set. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen'
}

/** Listens there for a moment and answers the port: the given one or, for 0, a free one. */
export async function portToListenAt(at: ListeningAt): Promise<number> {
  const probe = createServer()
  probe.listen(at.port, at.host)
  await once(probe, 'listening').catch((error: unknown) => refuse(at, error))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** What came of listening, said in one sentence where it failed. */
export function refuse({ settings, port, host }: ListeningAt, cause: unknown): never {
  const { code = '' } = cause as NodeJS.ErrnoException
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Another program listens at port ${port} of ${host} already: stop it, or set ${settings.port} to another port`,
    EACCES: `This user may not listen at port ${port}: set ${settings.port} to one from 1024 on, or allow it`,
    EADDRNOTAVAIL: `${host} is no address of this machine: set ${settings.host} to one that is`,
    ENOTFOUND: `No machine is called ${host}: set ${settings.host} to an address of this machine`,
    EAI_AGAIN: `${host} cannot be looked up now: set ${settings.host} to an address of this machine`,
  }
  const sentence = sentences[code]
  throw sentence ? new CannotListen(sentence, { cause }) : cause
}

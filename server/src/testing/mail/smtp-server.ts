import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface Received {
  readonly recipients: string[]
  readonly raw: string
  readonly mail: Email
}

/** What the server does with a mail; `dies` cuts the line, `forgets once` takes the first mail and cuts the line before it says so. */
export type Manner =
  | 'accepts'
  | 'is busy'
  | 'refuses the recipient'
  | 'refuses the mail'
  | 'hangs'
  | 'dies'
  | 'forgets once'

export interface TestSmtpServer {
  readonly port: number
  /** One entry for each mail that the server took, whether it said so or not. */
  readonly received: Received[]
  manner: Manner
  /** How many connections are open. */
  open(): number
  close(): Promise<void>
}

/** A real mail server that behaves as a test wants it to. */
export async function startSmtpServer(manner: Manner = 'accepts', port = 0): Promise<TestSmtpServer> {
  const sockets = new Map<string, Socket>()
  const state: Pick<TestSmtpServer, 'received' | 'manner'> = { received: [], manner }
  const cut = (session: SMTPServerSession) => sockets.get(String(session.remotePort))?.destroy()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_, __, done) => {
      if (state.manner === 'is busy') done(refusal(451, '4.3.2 Try again later'))
      else if (state.manner === 'refuses the recipient') done(refusal(550, '5.1.1 No such person: rosa@example.org'))
      else done()
    },
    onData: (stream, session, done) => {
      if (state.manner === 'dies') {
        stream.once('data', () => cut(session))
        return
      }
      void read(stream).then(async (raw) => {
        if (state.manner === 'hangs') return
        if (state.manner === 'refuses the mail') {
          done(refusal(554, '5.7.1 Looks like spam'))
          return
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        state.received.push({ recipients, raw, mail: await PostalMime.parse(raw) })
        if (state.manner === 'forgets once') {
          state.manner = 'accepts'
          cut(session)
        } else done()
      })
    },
  })
  // Clients that give up break their connection; that is what some tests are about.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    const port = String(socket.remotePort)
    sockets.set(port, socket)
    socket.once('close', () => sockets.delete(port))
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const close = async () => {
    for (const socket of sockets.values()) socket.destroy()
    await new Promise<void>((resolve) => server.close(resolve))
  }
  const open = () => sockets.size
  return Object.assign(state, { port: (server.server.address() as AddressInfo).port, open, close })
}

async function read(stream: NodeJS.ReadableStream): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as unknown as Buffer)
  return Buffer.concat(parts).toString()
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

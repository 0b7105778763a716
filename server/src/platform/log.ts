import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { pino } from 'pino'

export type Log = FastifyBaseLogger

/** The log goes to the error stream as JSON lines; the output stream is for the few lines meant for a person. */
export function logTo(stream: NodeJS.WritableStream, level: string): Log {
  return pino({ level, redact: ['req.headers.cookie', 'req.headers.authorization'] }, stream)
}

/**
 * Uncaught errors and warnings of Node become lines of the log too, and nothing else is ever printed beside them. The
 * process ends where it would have ended.
 */
export function logProcess(log: Log): void {
  // Node's own listener writes plain text.
  process.removeAllListeners('warning')
  process.on('warning', (err) => log.warn({ err }, 'Node warns'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'Nobody caught this error')
    process.exit(1)
  })
}

/**
 * One line per request: never its query, body or cookies, which may hold secrets, and of a path nothing behind what
 * begins a link with a secret in it, such as `/calendar/`, wherever that stands and whether or not the link works.
 */
export function logRequests(app: FastifyInstance, beginningsOfLinks: readonly string[] = []): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = withoutSecret(request.url.split('?', 1)[0] ?? '', beginningsOfLinks)
    const { method } = request
    const line = { method, path, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) }
    // Requests for the page's files would crowd those of the API out of the log, and so would who asks every few seconds
    // whether all is well and hears that it is.
    const isTelling = path.startsWith('/api/') && !path.startsWith('/api/health/')
    if (isTelling || reply.statusCode >= 400) request.log.info(line, 'request')
    else request.log.debug(line, 'request')
  })
}

function withoutSecret(path: string, beginningsOfLinks: readonly string[]): string {
  const beginning = beginningsOfLinks.find((each) => path.includes(each))
  return beginning ? `${path.slice(0, path.indexOf(beginning) + beginning.length)}…` : path
}

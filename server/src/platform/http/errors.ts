import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, type ProblemCode, problemMediaType } from '@atlas/contract/problem.ts'

/** What the HTTP layer or the database itself refuses, by its code. Anything else that is not a Problem is our own mistake. */
const refusals: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  // PostgreSQL waited too long for a lock, or cut off a statement that took too long.
  '55P03': 'unavailable',
  '57014': 'unavailable',
  // It is being stopped, has crashed, is starting, has no connection left, or nobody listens where it was.
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '53300': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  EPIPE: 'unavailable',
  ETIMEDOUT: 'unavailable',
  ENOTFOUND: 'unavailable',
  // The disk of the database, or that of this server, is full.
  '53100': 'no_space',
  ENOSPC: 'no_space',
}

/** How the driver says that a connection was lost, or that it got none in time; it gives these no code. */
const lostConnection = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

const retryAfterSeconds = 5

/** The header for a program that needs a key (RFC 6750). */
const challenges: Partial<Record<ProblemCode, string>> = {
  no_key: 'Bearer realm="atlas"',
  wrong_key: 'Bearer realm="atlas", error="invalid_token"',
  key_not_for: 'Bearer realm="atlas", error="insufficient_scope"',
}

/** Every error leaves as one JSON shape; what is not meant for a reader stays in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = asProblem(error)
    if (hasLeft(error, request)) request.log.debug('the caller left before the answer was whole')
    else if (problem !== error && problem.status >= 500) request.log.error({ err: error }, 'unexpected error')
    return sendProblem(request, reply, problem)
  })
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  const challenge = challenges[problem.code]
  if (challenge) reply.header('www-authenticate', challenge)
  // The headers of a file that had begun do not describe the problem.
  for (const header of ['content-encoding', 'content-length', 'content-disposition']) reply.removeHeader(header)
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(problemMediaType)
    .serializer(JSON.stringify)
    .send(problem.toJSON(request.id))
}

/** If a caller closes the connection, that is no error of ours; if a database does, the waiting caller is told. */
function hasLeft({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || (code === 'ECONNRESET' && raw.socket.destroyed)
}

/** What the caller is told about any error. */
export function asProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  const code = lostConnection.test(error.message) ? 'unavailable' : refusals[error.code]
  if (code === 'unavailable') return new Problem(code, { retryAfterSeconds })
  if (code) return new Problem(code)
  if (error.statusCode === 400 && error instanceof SyntaxError) return new Problem('malformed')
  return new Problem('internal')
}

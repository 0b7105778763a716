import * as z from 'zod/mini'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { Endpoint, Parsed, Reply } from '@atlas/contract/endpoints/endpoint.ts'
import { asProblem } from '#platform/http/errors.ts'
import { FormError } from '#features/places/forms/form-error.ts'
import { answer, type Exchange } from '#platform/http/serve.ts'

/** How a form describes an error. */
export type ErrorBody = (error: FormError) => object

/** The refusals of a key, in the words of each form. */
export interface FormRefusals {
  readonly noKey: FormError
  readonly wrongKey: FormError
}

export type ServeForm = <E extends Endpoint>(
  endpoint: E,
  operation: (input: Parsed<E>, exchange: Exchange) => Reply<E> | Promise<Reply<E>>,
) => void

/**
 * Serves endpoints in the form of another API. Refusals have that form too, and each address also works with a slash at
 * its end, because some programs send one and follow no redirect. An id at the end of an address may contain slashes.
 */
export function serveInForm(
  app: FastifyInstance,
  { body, refusals }: { readonly body: ErrorBody; readonly refusals: FormRefusals },
  serveAll: (serve: ServeForm) => void,
): void {
  app.register(async (forms) => {
    forms.setErrorHandler((error: FastifyError, request, reply) => {
      const refusal = asFormError(error, refusals)
      if (refusal.status >= 500) request.log.error({ err: error }, 'unexpected error')
      const { retryAfterSeconds } = asProblem(error)
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
      return sendJson(reply.code(refusal.status).header('cache-control', 'no-store'), body(refusal))
    })
    serveAll((endpoint, operation) => {
      for (const path of addressesOf(endpoint.path))
        answer(
          forms,
          asRoute(endpoint, path),
          async (input, exchange) => {
            const reply = exchange.reply
            return sendJson(
              reply,
              endpoint.reply.parse(await operation(withWholeId(endpoint, input), exchange)) as object,
            )
          },
          { hasHead: true },
        )
    })
  })
}

/** `/people` and `/people/`; for `/jurisdictions/{id}` everything after the prefix, including slashes. */
function addressesOf(path: Endpoint['path']): Endpoint['path'][] {
  const [beginning, id] = path.split('{')
  return id === undefined ? [path, `${path}/`] : [`${beginning as Endpoint['path']}*`]
}

function asRoute<E extends Endpoint>(endpoint: E, path: Endpoint['path']): E {
  if (!path.endsWith('*')) return { ...endpoint, path }
  return { ...endpoint, path, request: { ...endpoint.request, params: z.object({ '*': z.string() }) } }
}

/** The id under its name in the contract, without the slash at its end. */
function withWholeId<E extends Endpoint>({ path }: E, input: Parsed<E>): Parsed<E> {
  const [, name] = /\{(\w+)\}$/.exec(path) ?? []
  if (!name) return input
  const { params } = input as unknown as { readonly params: Readonly<Record<string, string>> }
  return { ...input, params: { [name]: (params['*'] ?? '').replace(/\/$/, '') } }
}

function asFormError(error: FastifyError | FormError, { noKey, wrongKey }: FormRefusals): FormError {
  if (error instanceof FormError) return error
  const { code, status, detail } = asProblem(error)
  if (code === 'no_key') return noKey
  if (code === 'wrong_key') return wrongKey
  return new FormError(status, code, detail)
}

// Indented, as in both forms, because people paste them to each other.
function sendJson(reply: FastifyReply, value: object): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(value, null, 2))
}

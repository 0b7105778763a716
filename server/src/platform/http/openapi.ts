import * as z from 'zod/mini'
import type { Endpoint } from '@atlas/contract/endpoints/endpoint.ts'
import { problemMediaType, problemSchema } from '@atlas/contract/problem.ts'
import { apiPrefix } from '#platform/http/serve.ts'

type JsonObject = Record<string, unknown>

const accessWords = {
  public: 'Anyone may call it, and the answer is the same for everybody.',
  anyone: 'Anyone may call it.',
  link: 'Whoever has the link may call it; the secret in it is what lets them in.',
  key: 'Needs a key of a user, as Authorization: Bearer atlas_…; cookies are not looked at.',
  user: 'Needs a signed-in, approved user.',
  admin: 'Needs an administrator.',
} as const

const securityOf: Partial<Record<keyof typeof accessWords, string>> = { user: 'session', admin: 'session', key: 'key' }

/** The OpenAPI 3.1 document of the whole contract, made of the same schemas that validate. */
export function openApiDocument(title: string, endpoints: Readonly<Record<string, Endpoint>>): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = apiPrefix + endpoint.path
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Every error is an RFC 9457 problem. A signed-in call that changes something carries X-CSRF-Access-Token and X-CSRF-Refresh-Token, read from the cookies of those names, which begin with __Host- over https.',
    },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'access_token' },
        key: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
    },
  }
}

function operation(name: string, endpoint: Endpoint): JsonObject {
  const { summary, access, request, status = 200, otherStatus, path } = endpoint
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string)
  const parameters = [...names.map(pathParameter), ...queryParameters(request.query)]
  const content = requestContent(endpoint)
  return {
    operationId: name,
    summary,
    description: accessWords[access],
    ...(securityOf[access] ? { security: [{ [securityOf[access]]: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      [status]: { description: 'The answer.', content: answerContent(endpoint) },
      ...(otherStatus ? { [otherStatus]: { description: 'The answer.', content: answerContent(endpoint) } } : {}),
      default: {
        description: 'A problem.',
        content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function requestContent({ request: { body, file } }: Endpoint): JsonObject | null {
  if (file) return fileContent(file.media)
  return body ? jsonContent(jsonSchema(body, 'input')) : null
}

function answerContent({ media, reply }: Endpoint): JsonObject {
  return media ? fileContent(media) : jsonContent(jsonSchema(reply, 'output'))
}

function fileContent(media: readonly string[]): JsonObject {
  return Object.fromEntries(media.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

function queryParameters(query: z.ZodMiniType | undefined): JsonObject[] {
  if (!query) return []
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as {
    properties?: Record<string, JsonObject>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function pathParameter(name: string): JsonObject {
  return { name, in: 'path', required: true, schema: { type: 'string' } }
}

function jsonContent(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } }
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

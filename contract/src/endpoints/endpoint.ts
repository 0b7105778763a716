import type * as z from 'zod/mini'
import type { KeyScope } from '#rules/key-scopes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call an endpoint: anyone, anyone with a secret link, a program with the key of a user who has a role, a
 * signed-in user with a role, or an administrator. A public answer is the same for everybody, and the answer behind a
 * link is the same for everybody who has the link: there, and with a key, the caller's session is not even read, and
 * nothing of it is in the answer. A key opens nothing else.
 */
export type Access = 'public' | 'link' | 'key' | 'anyone' | 'user' | 'admin'

type Schema = z.ZodMiniType

/** A body that is no JSON but a file, as it is. */
export interface FileBody {
  readonly media: readonly [string, ...string[]]
  readonly mostBytes: number
}

export interface RequestSchemas {
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** In place of `body`. */
  readonly file?: FileBody
}

export interface Endpoint<Request extends RequestSchemas = RequestSchemas, Reply extends Schema = Schema> {
  readonly method: Method
  /** Below `/api`; a parameter is written `{name}`. */
  readonly path: `/${string}`
  readonly access: Access
  /** What a key has to be for, where one is asked for. */
  readonly scope?: KeyScope
  readonly summary: string
  readonly request: Request
  readonly reply: Reply
  /**
   * Counted per user, so that nobody can download the whole atlas: searches, choices and files, 300 a minute together.
   */
  readonly limit?: 'search'
  /** As how many of them a call counts whose dearest input takes several times as long as any other's; else as one. */
  readonly searches?: number
  /** How large a body of JSON may be, where that is more than any other's 100 KiB. */
  readonly mostBodyBytes?: number
  /** How long a browser may keep the answer; absent, it keeps none. Only for what is public. */
  readonly maxAgeSeconds?: number
  /**
   * It tells administrators of a file of their own, whole whatever their view hides. Of every other endpoint the
   * nonpartisan view refuses a request that names a partisan column, and its answers hold none.
   */
  readonly ofOwnFile?: true
  /** The status of a good answer; 200 where nothing else is said. With 302 the reply is where to go. */
  readonly status?: 200 | 201 | 202 | 302
  /** Another status that a good answer can have. */
  readonly otherStatus?: 202
  /** Works also where the caller has to set up two-step sign-in before anything else does. */
  readonly beforeTwoFactor?: true
  /**
   * It answers in the form of another API, in which programs were written before: refusals too are in that form, and the
   * key may stand where that API has it.
   */
  readonly form?: 'civicinfo' | 'openstates'
  /** The answer is no JSON but a file of one of these media types. */
  readonly media?: readonly string[]
}

/** What `serve` hands to an operation: every part of the request, parsed. */
export type Parsed<E extends Endpoint> = {
  readonly [Part in keyof E['request']]: E['request'][Part] extends Schema
    ? z.output<E['request'][Part]>
    : E['request'][Part] extends FileBody
      ? Uint8Array
      : never
}

/** What `call` takes: every part of the request, before defaults. A file is a Blob in a browser, bytes elsewhere. */
export type Input<E extends Endpoint> = {
  readonly [Part in keyof E['request']]: E['request'][Part] extends Schema
    ? z.input<E['request'][Part]>
    : E['request'][Part] extends FileBody
      ? { readonly size: number } | Uint8Array
      : never
}

export type Reply<E extends Endpoint> = z.output<E['reply']>

/** Declares an endpoint; server, browser and OpenAPI all read this one value. */
export function endpoint<const Request extends RequestSchemas, Answer extends Schema>(
  declaration: Endpoint<Request, Answer>,
): Endpoint<Request, Answer> {
  return declaration
}

import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'

export const preferenceSchema = z.object({ state_id: z.nullable(z.string()), state: z.nullable(z.string()) })
/** The state that a person's new searches start with; both null where there is none. */
export type Preference = z.infer<typeof preferenceSchema>

export const setPreference = endpoint({
  method: 'PUT',
  path: '/preferences/me',
  access: 'user',
  summary: 'Choose the state that new searches start with, or none.',
  request: { body: z.strictObject({ state_id: z.nullable(z.string().check(z.maxLength(20))) }) },
  reply: preferenceSchema,
})

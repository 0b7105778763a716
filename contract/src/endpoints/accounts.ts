import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'

export const roles = ['ADMIN', 'USER'] as const
export type Role = (typeof roles)[number]

const rolesSchema = z.record(z.enum(roles), z.boolean())

export const meSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  organization: z.string(),
  roles: rolesSchema,
  preference: z.object({ state_id: z.nullable(z.string()), state: z.nullable(z.string()) }),
})
export type Me = z.infer<typeof meSchema>

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  summary: 'Sign in with e-mail address and password; sets the session cookies.',
  request: {
    body: z.strictObject({
      email: z.string().check(z.minLength(1, 'Email is required.'), z.maxLength(254)),
      password: z.string().check(z.minLength(1, 'Password is required.'), z.maxLength(1_024)),
    }),
  },
  reply: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
})

export const me = endpoint({
  method: 'GET',
  path: '/auth/me',
  access: 'anyone',
  summary: 'The signed-in user with roles and preference, or null.',
  request: {},
  reply: z.nullable(meSchema),
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'anyone',
  summary: 'End the session; also answers where there is none.',
  request: {},
  reply: z.null(),
})

import * as z from 'zod/mini'
import { passwordSchema, requiredText, roleSchema } from '#endpoints/accounts/accounts.ts'
import { endpoint } from '#endpoints/endpoint.ts'

const token = z.string().check(z.minLength(1), z.maxLength(200))

export const readInvitation = endpoint({
  method: 'POST',
  path: '/auth/invitation/read',
  access: 'anyone',
  summary: 'What a link of an invitation is for; told to nobody without one that still works.',
  request: { body: z.strictObject({ token }) },
  reply: z.object({
    email: z.string(),
    role: roleSchema,
    organization: z.nullable(z.string()),
    invited_by: z.string(),
    expires_at: z.string(),
  }),
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/auth/invitation',
  access: 'anyone',
  summary: 'Make an account with the token of an invitation, once: approved, for the address that was invited.',
  request: {
    body: z.strictObject({
      token,
      first_name: requiredText('First name'),
      last_name: requiredText('Last name'),
      password: passwordSchema,
    }),
  },
  reply: z.object({ email: z.string() }),
})

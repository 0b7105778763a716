import * as z from 'zod/mini'
import { endpoint } from '#endpoints/endpoint.ts'
import { preferenceSchema } from '#endpoints/accounts/preferences.ts'
import { messages } from '#messages.ts'
import { isEmail } from '#rules/email.ts'
import { entityTypes } from '#rules/entity-types.ts'
import { brokenPasswordRules } from '#rules/password.ts'

export const roles = ['ADMIN', 'USER'] as const
export type Role = (typeof roles)[number]

export const roleSchema = z.enum(roles)
export const rolesSchema = z.record(roleSchema, z.boolean())

/** Two-step sign-in of an account, as every screen has to know it. */
export const twoFactorSchema = z.object({
  is_on: z.boolean(),
  /** From when on nothing but the account's own page works until it is on: ISO 8601; null where it need not be, or is. */
  required_from: z.nullable(z.string()),
})

export const meSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** As the person typed it. */
  organization: z.string(),
  /** The organization whose people this account can share with, as an administrator set it; null for none. */
  organization_of: z.nullable(z.object({ id: z.string(), name: z.string(), people: z.int() })),
  roles: rolesSchema,
  preference: preferenceSchema,
  /** Whether the welcome page was shown. */
  is_welcomed: z.boolean(),
  /** When the visit before this one ended, or the account was asked for: `2026-11-21T14:05:09-06:00`. */
  last_visit: z.string(),
  /** Party and candidates' shares are left out of whatever this user is answered. */
  is_nonpartisan: z.boolean(),
  /** The welcome page asks whether to leave them out: a 501(c)(3) that has not chosen yet. */
  asks_nonpartisan: z.boolean(),
  /** Whether a place shows its own offices before Congress; null until this user chose, and then a phone does. */
  is_nearest_first: z.nullable(z.boolean()),
  two_factor: twoFactorSchema,
})
export type Me = z.infer<typeof meSchema>

export const signedInSchema = z.object({ first_name: z.string(), last_name: z.string(), email: z.string() })

const typedPassword = z.string().check(z.minLength(1, messages.passwordRequired), z.maxLength(1_024))

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'anyone',
  otherStatus: 202,
  summary:
    'Sign in with e-mail address and password; sets the session cookies. 202 where a code is asked for as a second step.',
  request: {
    body: z.strictObject({
      email: z.string().check(z.minLength(1, messages.emailRequired), z.maxLength(254)),
      password: typedPassword,
    }),
  },
  reply: z.union([signedInSchema, z.object({ second_step: z.literal(true) })]),
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
  summary: 'End the session, and forget that this browser is remembered; also answers where there is none.',
  request: {},
  reply: z.null(),
})

const emailSchema = z.string().check(z.maxLength(254), z.refine(isEmail, messages.emailInvalid))
export const requiredText = (name: string) =>
  z.string().check(
    z.maxLength(200),
    z.refine((text) => text.trim() !== '', `${name} is required.`),
  )

export const passwordSchema = z.string().check((context) => {
  for (const message of brokenPasswordRules(context.value)) {
    context.issues.push({ code: 'custom', message, input: '' })
  }
})

export const registrationSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  first_name: requiredText('First name'),
  last_name: requiredText('Last name'),
  organization: requiredText('Organization'),
  organization_site: requiredText('Organization website'),
  entity_type: z.enum(entityTypes, 'Entity type is required.'),
})
export type Registration = z.infer<typeof registrationSchema>

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'anyone',
  status: 201,
  summary:
    'Ask for an account; the answer is the same for an address that already has one. Until its address is confirmed, the newest registration counts.',
  request: { body: registrationSchema },
  reply: z.null(),
})

const confirmationToken = z.strictObject({ token: z.string().check(z.maxLength(200)) })

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm',
  access: 'anyone',
  summary:
    'Confirm an e-mail address with the token of the link that was mailed after registering, and the password that was chosen then, or a new one.',
  request: {
    body: z
      .extend(confirmationToken, { password: typedPassword, is_new: z._default(z.boolean(), false) })
      .check((context) => {
        if (!context.value.is_new) return
        for (const message of brokenPasswordRules(context.value.password))
          context.issues.push({ code: 'custom', message, input: '', path: ['password'] })
      }),
  },
  reply: z.null(),
})

export const openConfirmPage = endpoint({
  method: 'GET',
  path: '/auth/confirm',
  access: 'anyone',
  status: 302,
  summary:
    'Where links of mails before version 1.0 lead: goes on to the page that asks whether to confirm the address.',
  request: { query: confirmationToken },
  reply: z.string(),
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot_password',
  access: 'anyone',
  summary: 'Ask for a link to choose a new password; the answer is the same for every address.',
  request: {
    body: z.strictObject({
      email: z.string().check(z.maxLength(254), z.includes('@', messages.forgotPasswordInvalid)),
    }),
  },
  reply: z.null(),
})

const resetToken = z.string().check(z.minLength(1), z.maxLength(200))

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/password',
  access: 'anyone',
  summary: 'Choose a new password with the token of that link; ends every session of the account.',
  request: { body: z.strictObject({ password: passwordSchema, token: resetToken }) },
  reply: z.null(),
})

export const accountOfLink = endpoint({
  method: 'POST',
  path: '/auth/password/account',
  access: 'anyone',
  summary:
    'Whose password a mailed link changes or confirms, for a password manager to keep it under; told to nobody without a link that still works.',
  request: {
    body: z.strictObject({
      token: resetToken,
      /** What the link is for. */
      purpose: z._default(z.enum(['reset-password', 'confirm-email']), 'reset-password'),
    }),
  },
  reply: z.object({ email: z.string() }),
})

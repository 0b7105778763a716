import * as z from 'zod/mini'
import { ofOwnAccount, ownPasswordSchema } from '#endpoints/accounts/account.ts'
import { signedInSchema } from '#endpoints/accounts/accounts.ts'
import { endpoint } from '#endpoints/endpoint.ts'

/** As somebody types it: spaces and a dash are where they like. */
const codeSchema = z.string().check(z.minLength(1, 'Enter the code.'), z.maxLength(40))

export const recoveryCodeCount = 10

const keySchema = z.object({
  /** For people without a camera: `JBSW Y3DP …`. No other answer contains it. */
  key: z.string(),
  /** What the picture says. */
  uri: z.string(),
  /** The QR code of it: the dark squares as one SVG path, each one unit large; a quiet edge of four has to be left around. */
  qr: z.object({ size: z.int(), path: z.string() }),
})
export type TwoFactorKey = z.infer<typeof keySchema>

/** `4FQ7-M2KD`, ten of them; told only when they are made. */
const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })

export const beginTwoFactor = endpoint({
  method: 'POST',
  path: '/account/two-factor',
  ...ofOwnAccount,
  summary: 'Make a key for an authenticator app; nothing changes until a code of it is confirmed.',
  request: { body: z.strictObject({ password: ownPasswordSchema }) },
  reply: keySchema,
})

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/account/two-factor/confirm',
  ...ofOwnAccount,
  summary:
    'Turn two-step sign-in on with a code of the new key; answers the recovery codes, once. Every other session ends.',
  request: { body: z.strictObject({ code: codeSchema, password: ownPasswordSchema }) },
  reply: recoveryCodesSchema,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/two-factor/recovery-codes',
  ...ofOwnAccount,
  summary: 'Make new recovery codes; those before are worth nothing from then on.',
  request: { body: z.strictObject({ password: ownPasswordSchema }) },
  reply: recoveryCodesSchema,
})

export const keepRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/two-factor/recovery-codes/kept',
  ...ofOwnAccount,
  summary: 'Say that the recovery codes are kept; until then the account says that new ones have to be made.',
  request: {},
  reply: z.null(),
})

export const turnOffTwoFactor = endpoint({
  method: 'DELETE',
  path: '/account/two-factor',
  ...ofOwnAccount,
  summary: 'Turn two-step sign-in off, where it is not required of this account.',
  request: { body: z.strictObject({ password: ownPasswordSchema }) },
  reply: z.null(),
})

export const secondStep = endpoint({
  method: 'POST',
  path: '/auth/second-step',
  access: 'anyone',
  summary: 'The second step of signing in, within five minutes of the first: a code of the app, or a recovery code.',
  request: { body: z.strictObject({ code: codeSchema, remember_device: z._default(z.boolean(), false) }) },
  reply: signedInSchema,
})

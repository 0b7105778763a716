import { isIP } from 'node:net'
import * as z from 'zod/mini'
import type { CoverageSetting } from '@atlas/contract/rules/coverage.ts'
import { isEmail } from '@atlas/contract/rules/email.ts'
import { misspelledSetting } from '#context/misspelled.ts'
import { geocoderNames } from '#geocoder/forms.ts'
import { readGeocoder } from '#geocoder/setting.ts'

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')),
  z.pipe(z.transform(Number), z.number().check(z.maximum(65_535, 'must be a port number from 0 to 65535'))),
)
const milliseconds = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/, 'must be a number of milliseconds from 0 to 999999')),
  z.transform(Number),
)
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
// Cookies, mails and the page count on the whole host.
const siteUrl = httpUrl.check(
  z.refine(isWithoutPath, 'must be an address without a path, as in https://atlas.example.org'),
)
// What is signed there is believed, so nobody on the way may change it.
const issuerUrl = httpUrl.check(
  z.refine(isPrivateWay, 'must be an address that starts with https://; http:// only on this machine'),
)
const origins = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.split(',').map((each) => each.trim())),
    z.array(
      z.pipe(
        siteUrl,
        z.transform((url) => new URL(url).origin),
      ),
    ),
  ),
)
// A password with a / or a # in it as it is would end the host before it began.
const separators = 'must have / ? # of its user and password written as %2F %3F %23'
const postgresUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgres://' })
  .check(z.refine(hasUserBeforeHost, separators))
const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
  .check(z.refine(hasUserBeforeHost, separators))
const sender = z
  .string()
  .check(z.refine(isSender, 'must be an e-mail address, alone or as in Officials Atlas <atlas@example.org>'))
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']
const proxies = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.split(',').map((each) => each.trim())),
    z.array(z.string().check(z.refine(isNetwork, `must be IP addresses, networks or ${namedNetworks.join(', ')}`))),
  ),
)
const geocoder = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text === 'off' || readGeocoder(text) !== null,
        `must be off, census, or one of ${geocoderNames.join(', ')} with its address, as in photon:https://photon.example.org`,
      ),
    ),
  z.transform((text: string) => (text === 'off' ? null : readGeocoder(text))),
)
const perMinute = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'must be a number from 1 to 9999')),
  z.transform(Number),
)
const nonEmptyText = z.string().check(z.minLength(1, 'must not be empty'))

/** Who uses two-step sign-in: nobody, anyone who wants it, at least all administrators, or everybody. */
const twoFactorSettings = ['off', 'offered', 'admins', 'all'] as const

/** The environment, name by name, as docs/operations.md explains it. */
const environment = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(nonEmptyText, '127.0.0.1'),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(nonEmptyText, '127.0.0.1'),
  DATABASE_URL: z.optional(postgresUrl),
  DATA_DIR: z._default(nonEmptyText, './data'),
  PUBLIC_URL: z.optional(siteUrl),
  TRUSTED_PROXIES: z._default(proxies, ['loopback']),
  WEB_ORIGINS: z.optional(origins),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z.optional(sender),
  SUPPORT_EMAIL: z._default(z.email('must be an e-mail address'), 'support@example.org'),
  ADMIN_EMAIL: z.optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(z.minLength(8, 'must have at least 8 characters'), z.maxLength(128, 'must have at most 128 characters')),
  ),
  COVERAGE: z._default(z.enum(['rule', 'rule+legislatures', 'all'], 'must be rule, rule+legislatures or all'), 'rule'),
  OWN_VALUES_EVERYWHERE: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  OVERLOAD_DELAY: z._default(milliseconds, 1_000),
  GEOCODER: z._default(geocoder, null),
  GEOCODER_PER_MINUTE: z._default(perMinute, 60),
  SEED: z._default(z.enum(['public', 'demo', 'none'], 'must be public, demo or none'), 'public'),
  APP_TITLE: z._default(nonEmptyText, 'Southern Officials Atlas'),
  APP_SHORT_TITLE: z._default(nonEmptyText, 'Officials Atlas'),
  PRESENTED_BY: z._default(nonEmptyText, 'Southern Officials Atlas'),
  PRESENTED_BY_LOGO_URL: z.optional(httpUrl),
  RESOURCES_URL: z.optional(httpUrl),
  TWO_FACTOR: z.enum(twoFactorSettings, `must be ${twoFactorSettings.join(', ')}`),
  OIDC_ISSUER: z.optional(issuerUrl),
  OIDC_CLIENT_ID: z.optional(nonEmptyText),
  OIDC_CLIENT_SECRET: z.optional(nonEmptyText),
  OIDC_NAME: z._default(nonEmptyText, 'your organization'),
  OIDC_EMAILS: z._default(z.enum(['verified', 'trusted'], 'must be verified or trusted'), 'verified'),
  TERMS_VERSION: z._default(nonEmptyText, '1'),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
    'info',
  ),
})

export type Config = Readonly<z.output<typeof environment>>
export const settingNames = Object.keys(environment.shape)

/** A setting that cannot be used; its message is the one line that the start prints. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads and checks every setting once. An empty setting counts as unset. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const misspelled = misspelledSetting(settingNames, variables)
  if (misspelled)
    throw new ConfigError(`${misspelled.typed} is no setting: ${misspelled.setting} is, and it is not set`)
  const settings = Object.fromEntries(settingNames.map((name) => [name, variables[name] || undefined]))
  const parsed = environment.safeParse({ ...settings, TWO_FACTOR: settings['TWO_FACTOR'] ?? usualTwoFactor(settings) })
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}`)
  }
  return checkPairs(parsed.data)
}

function isWithoutPath(text: string): boolean {
  const url = URL.parse(text)
  return url?.href === `${url?.origin}/`
}

function isPrivateWay(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '')
}

/** Whether what stands before the last @ is a user and a password, and nothing of it a path, a query or a fragment. */
function hasUserBeforeHost(text: string): boolean {
  const url = URL.parse(text)
  return !`${url?.pathname}${url?.search}${url?.hash}`.includes('@')
}

function isSender(text: string): boolean {
  return isEmail(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text)
}

/** Which officials can be searched, as the two settings say it together. */
export function coverageOf({
  COVERAGE,
  OWN_VALUES_EVERYWHERE,
}: Pick<Config, 'COVERAGE' | 'OWN_VALUES_EVERYWHERE'>): CoverageSetting {
  const isOwnEverywhere = OWN_VALUES_EVERYWHERE === 'on'
  switch (COVERAGE) {
    case 'all':
      return 'all'
    case 'rule':
      return isOwnEverywhere ? 'rule_and_own' : 'rule'
    case 'rule+legislatures':
      return isOwnEverywhere ? 'rule_and_own_and_legislatures' : 'rule_and_legislatures'
  }
}

/** `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`, or one of the names: everybody at all is not among them. */
function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true
  const [address = '', length] = text.split('/')
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return longest > 0 && (length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= longest))
}

/** An atlas that is reached over https is in use: an administrator's password alone must not open it. */
function usualTwoFactor({ PUBLIC_URL }: NodeJS.ProcessEnv): string {
  return PUBLIC_URL?.startsWith('https:') ? 'admins' : 'offered'
}

function checkPairs(config: Config): Config {
  if (config.ADMIN_PASSWORD && !config.ADMIN_EMAIL)
    throw new ConfigError('ADMIN_EMAIL is missing: ADMIN_PASSWORD is set')
  if (config.SMTP_URL && !config.MAIL_FROM) throw new ConfigError('MAIL_FROM is missing: SMTP_URL is set')
  for (const needed of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'] as const)
    if (config.OIDC_ISSUER && !config[needed]) throw new ConfigError(`${needed} is missing: OIDC_ISSUER is set`)
  if (config.METRICS_PORT && config.METRICS_PORT === config.PORT && config.METRICS_HOST === config.HOST)
    throw new ConfigError('METRICS_PORT must be another port than PORT')
  return config
}

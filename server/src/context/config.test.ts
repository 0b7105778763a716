import { describe, expect, test } from 'vitest'
import { readConfig } from '#context/config.ts'

describe('the configuration', () => {
  test('works with nothing set', () => {
    expect(readConfig({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      METRICS_HOST: '127.0.0.1',
      DATA_DIR: './data',
      TRUSTED_PROXIES: ['loopback'],
      SUPPORT_EMAIL: 'support@example.org',
      COVERAGE: 'rule',
      RATE_LIMITS: 'on',
      OVERLOAD_DELAY: 1_000,
      SEED: 'public',
      APP_TITLE: 'Southern Officials Atlas',
      APP_SHORT_TITLE: 'Officials Atlas',
      PRESENTED_BY: 'Southern Officials Atlas',
      TERMS_VERSION: '1',
      TWO_FACTOR: 'offered',
      LOG_LEVEL: 'info',
    })
  })

  test('counts an empty setting as unset, and reads lists of origins', () => {
    const config = readConfig({ DATABASE_URL: '', PORT: '0', WEB_ORIGINS: 'https://a.example, http://localhost:5173/' })
    expect(config).toMatchObject({ PORT: 0, WEB_ORIGINS: ['https://a.example', 'http://localhost:5173'] })
    expect(config.DATABASE_URL).toBeUndefined()
    const { TRUSTED_PROXIES } = readConfig({ TRUSTED_PROXIES: 'uniquelocal, 203.0.113.7, 2001:db8::/32' })
    expect(TRUSTED_PROXIES).toEqual(['uniquelocal', '203.0.113.7', '2001:db8::/32'])
  })

  test('wants two-step sign-in of administrators where the atlas is reached over https, unless it is told otherwise', () => {
    const PUBLIC_URL = 'https://atlas.example'
    expect(readConfig({ PUBLIC_URL }).TWO_FACTOR).toBe('admins')
    expect(readConfig({ PUBLIC_URL: 'http://atlas.example' }).TWO_FACTOR).toBe('offered')
    expect(readConfig({ PUBLIC_URL, TWO_FACTOR: 'off' }).TWO_FACTOR).toBe('off')
  })

  test.each([
    [{ TWO_FACTOR: 'yes' }, 'TWO_FACTOR must be off, offered, admins, all'],
    [{ PORT: 'http' }, 'PORT must be a port number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that starts with postgres://'],
    [{ PUBLIC_URL: 'atlas.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://'],
    [{ WEB_ORIGINS: 'https://a.example,b' }, 'WEB_ORIGINS must be an address that starts with http:// or https://'],
    [{ SMTP_URL: 'smtp.example' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing: SMTP_URL is set'],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL must be an e-mail address'],
    [{ ADMIN_PASSWORD: 'long enough 1@A' }, 'ADMIN_EMAIL is missing: ADMIN_PASSWORD is set'],
    [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 8 characters'],
    [{ COVERAGE: 'some' }, 'COVERAGE must be rule or all'],
    [{ RATE_LIMITS: 'yes' }, 'RATE_LIMITS must be on or off'],
    [{ OVERLOAD_DELAY: '1s' }, 'OVERLOAD_DELAY must be a number of milliseconds from 0 to 999999'],
    [{ SEED: 'real' }, 'SEED must be public, demo or none'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent'],
  ])('refuses %j with one line that names it', (variables, message) => {
    expect(() => readConfig(variables)).toThrow(message)
  })

  test.each(['true', '10.0.0.1, everybody', '0.0.0.0/0', '10.0.0.0/33'])('believes nobody by %j', (TRUSTED_PROXIES) => {
    expect(() => readConfig({ TRUSTED_PROXIES })).toThrow(
      'TRUSTED_PROXIES must be IP addresses, networks or loopback, linklocal, uniquelocal',
    )
  })
})

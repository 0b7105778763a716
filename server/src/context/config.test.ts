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
      OWN_VALUES_EVERYWHERE: 'on',
      RATE_LIMITS: 'on',
      OVERLOAD_DELAY: 1_000,
      GEOCODER: null,
      GEOCODER_PER_MINUTE: 60,
      SEED: 'public',
      APP_TITLE: 'Southern Officials Atlas',
      APP_SHORT_TITLE: 'Officials Atlas',
      PRESENTED_BY: 'Southern Officials Atlas',
      OIDC_NAME: 'your organization',
      OIDC_EMAILS: 'verified',
      TERMS_VERSION: '1',
      TWO_FACTOR: 'offered',
      LOG_LEVEL: 'info',
    })
  })

  test('knows who looks up addresses, and refuses what is no geocoder', () => {
    expect(readConfig({ GEOCODER: 'off' }).GEOCODER).toBeNull()
    expect(readConfig({ GEOCODER: 'census', GEOCODER_PER_MINUTE: '600' })).toMatchObject({
      GEOCODER: { name: 'census', mayBePrivate: false },
      GEOCODER_PER_MINUTE: 600,
    })
    expect(() => readConfig({ GEOCODER: 'photon' })).toThrow(/^GEOCODER must be off, census, or one of/)
    expect(() => readConfig({ GEOCODER_PER_MINUTE: '0' })).toThrow(/^GEOCODER_PER_MINUTE must be a number/)
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
    [
      { PUBLIC_URL: 'https://atlas.example/atlas' },
      'PUBLIC_URL must be an address without a path, as in https://atlas.example.org',
    ],
    [{ PUBLIC_URL: 'https://me:secret@atlas.example' }, 'PUBLIC_URL must be an address without a path'],
    [{ PUBLIC_URL: 'https://atlas.example?a=b' }, 'PUBLIC_URL must be an address without a path'],
    [{ WEB_ORIGINS: 'https://a.example/page' }, 'WEB_ORIGINS must be an address without a path'],
    [{ DATABASE_URL: 'postgres://me:12/3@db.example/atlas' }, 'DATABASE_URL must have / ? # of its user and password'],
    [
      { SMTP_URL: 'smtp://me:12#3@mail.example', MAIL_FROM: 'a@b.example' },
      'SMTP_URL must have / ? # of its user and password written as %2F %3F %23',
    ],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an e-mail address, alone or as in'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT must be another port than PORT'],
    [{ SMPT_URL: 'smtp://mail.example' }, 'SMPT_URL is no setting: SMTP_URL is, and it is not set'],
    [{ TWO_FACTR: 'all' }, 'TWO_FACTR is no setting: TWO_FACTOR is, and it is not set'],
    [{ DATADIR: '/srv' }, 'DATADIR is no setting: DATA_DIR is, and it is not set'],
    [{ public_url: 'https://a.example' }, 'public_url is no setting: PUBLIC_URL is, and it is not set'],
    [{ SMTP_URL: 'smtp.example' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is missing: SMTP_URL is set'],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL must be an e-mail address'],
    [{ ADMIN_PASSWORD: 'long enough 1@A' }, 'ADMIN_EMAIL is missing: ADMIN_PASSWORD is set'],
    [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 8 characters'],
    [{ COVERAGE: 'some' }, 'COVERAGE must be rule, rule+legislatures or all'],
    [{ OWN_VALUES_EVERYWHERE: 'yes' }, 'OWN_VALUES_EVERYWHERE must be on or off'],
    [{ RATE_LIMITS: 'yes' }, 'RATE_LIMITS must be on or off'],
    [{ OVERLOAD_DELAY: '1s' }, 'OVERLOAD_DELAY must be a number of milliseconds from 0 to 999999'],
    [{ SEED: 'real' }, 'SEED must be public, demo or none'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent'],
  ])('refuses %j with one line that names it', (variables, message) => {
    expect(() => readConfig(variables)).toThrow(message)
  })

  test('takes a sender with its name, and a password with an @ as it is', () => {
    const config = readConfig({
      SMTP_URL: 'smtps://atlas@example.org:p@ss@mail.example:465/?requireTLS=true',
      MAIL_FROM: 'Officials Atlas <atlas@example.org>',
      DATABASE_URL: 'postgres:///atlas?host=/run/postgresql&port=5439',
      PUBLIC_URL: 'https://atlas.example:8443/',
    })
    expect(config).toMatchObject({ MAIL_FROM: 'Officials Atlas <atlas@example.org>' })
  })

  test('minds no variable of other programs, nor a slip beside the setting that was meant', () => {
    const ofOthers = { POST: '1', HOSTS: 'a', PGPORT: '1', NODE_ENV: 'production', npm_config_log_level: 'error' }
    expect(readConfig(ofOthers)).toEqual(readConfig({}))
    expect(readConfig({ DATA_DIR: '/srv', DATADIR: '/var' }).DATA_DIR).toBe('/srv')
  })

  test.each(['true', '10.0.0.1, everybody', '0.0.0.0/0', '10.0.0.0/33'])('believes nobody by %j', (TRUSTED_PROXIES) => {
    expect(() => readConfig({ TRUSTED_PROXIES })).toThrow(
      'TRUSTED_PROXIES must be IP addresses, networks or loopback, linklocal, uniquelocal',
    )
  })
})

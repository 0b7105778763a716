import { expect, test } from 'vitest'
import { serveText } from '#platform/http/serve-text.ts'
import { emptyServer, file } from '#testing/platform/http/endpoints.ts'

const served = { name: 'dates.ics', mediaType: 'text/calendar; charset=utf-8', text: 'BEGIN' }

function serverOf(changes: Partial<typeof served> = {}) {
  const app = emptyServer()
  serveText(app, file, async () => ({ ...served, ...changes }))
  serveText(app, { ...file, method: 'POST' }, async () => ({ ...served, ...changes }))
  return app
}

test('a short file is saved under its name, and whoever has it hears so, by GET and by HEAD', async () => {
  const app = serverOf()
  const answer = await app.inject({ url: '/api/file' })
  expect([answer.body, answer.headers]).toMatchObject([
    'BEGIN',
    {
      'content-disposition': 'attachment; filename="dates.ics"',
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  ])
  const headers = { 'if-none-match': String(answer.headers['etag']) }
  for (const method of ['GET', 'HEAD'] as const) {
    const again = await app.inject({ method, url: '/api/file', headers })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', answer.headers['etag']])
  }
  expect((await app.inject({ method: 'HEAD', url: '/api/file' })).statusCode).toBe(200)
})

test('what is posted for is kept by nobody', async () => {
  const { headers, statusCode } = await serverOf().inject({
    method: 'POST',
    url: '/api/file',
    headers: { 'if-none-match': '*' },
  })
  expect([statusCode, headers['cache-control'], headers['etag']]).toEqual([200, 'no-store', undefined])
})

test('a name with letters that no header holds is saved all the same', async () => {
  const { headers } = await serverOf({ name: 'łukasz "x"\r\ny-elections.ics' }).inject({ url: '/api/file' })
  expect(headers['content-disposition']).toBe('attachment; filename="_ukasz__x___y-elections.ics"')
})

import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { socketAddress } from '#database/socket-address.ts'

afterEach(() => void vi.unstubAllEnvs())

describe('the address of the embedded database', () => {
  test.skipIf(process.platform === 'win32')('is a file in a folder that nobody else may open', () => {
    const address = socketAddress()
    const { host } = address.reach('')
    expect(statSync(host).mode & 0o777).toBe(0o700)
    expect(address.listen).toEqual({ path: `${host}/.s.PGSQL.5432` })
    address.remove()
    expect(() => statSync(host)).toThrow('ENOENT')
  })

  test.skipIf(process.platform === 'win32')('is short enough for every system, wherever temporary files go', () => {
    const deep = join(mkdtempSync(join(tmpdir(), 'atlas-')), 'x'.repeat(90))
    mkdirSync(deep)
    vi.stubEnv('TMPDIR', deep)
    const address = socketAddress()
    expect('path' in address.listen ? Buffer.byteLength(address.listen.path) : Infinity).toBeLessThanOrEqual(100)
    address.remove()
    rmSync(join(deep, '..'), { recursive: true })
  })

  test('is a free port of this machine only, on Windows', () => {
    const address = socketAddress('win32')
    expect(address.listen).toEqual({ host: '127.0.0.1', port: 0 })
    expect(address.reach('127.0.0.1:50123')).toEqual({ host: '127.0.0.1', port: 50_123 })
  })
})

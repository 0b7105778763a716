import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockOwner, takeLock } from '#platform/lock.ts'

const knowsStartTimes = process.platform === 'linux'
let folder: string
const children: ChildProcess[] = []

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'atlas-lock-')), 'data')
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

/** Another process that tries to take the lock, says how that went, and stays. */
async function anotherProcess(): Promise<{ child: ChildProcess; says: string }> {
  const program = `
    import { lockOwner, takeLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}
    try { takeLock(${JSON.stringify(folder)}); console.log('taken') } catch (error) { console.log(error.message) }
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, says: output.toString().trim() }
}

function leaveLockOf(owner: string): void {
  mkdirSync(join(folder, 'lock'), { recursive: true })
  writeFileSync(join(folder, 'lock', owner), '')
}

const inUseBy = (pid: number | undefined) =>
  `The database in ${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`

describe('the lock of a data folder', () => {
  test('is in a folder that nobody else may open', () => {
    takeLock(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const [owner = ''] = readdirSync(join(folder, 'lock'))
    expect(statSync(join(folder, 'lock', owner)).mode & 0o777).toBe(0o600)
  })

  test('refuses a second process in one line and stays as it was', async () => {
    takeLock(folder)
    const before = readdirSync(folder, { recursive: true })
    expect((await anotherProcess()).says).toBe(inUseBy(process.pid))
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
  })

  test('tells who has it and the note that it left, and of a dead one nothing', () => {
    expect(lockOwner(folder)).toBeUndefined()
    const lock = takeLock(folder)
    expect(lockOwner(folder)).toEqual({ pid: process.pid, note: '' })
    lock.leaveNote('here I am')
    expect(lockOwner(folder)).toEqual({ pid: process.pid, note: 'here I am' })
    lock.release()
    leaveLockOf('999999999-1')
    expect(lockOwner(folder)).toBeUndefined()
  })

  test('refuses the same process a second time', () => {
    takeLock(folder)
    expect(() => takeLock(folder)).toThrow(inUseBy(process.pid))
  })

  test('can be taken again once it was released', () => {
    takeLock(folder).release()
    expect(readdirSync(folder)).toEqual([])
    takeLock(folder)
  })

  test('of a killed process is taken over', async () => {
    const { child, says } = await anotherProcess()
    expect(says).toBe('taken')
    expect(() => takeLock(folder)).toThrow(inUseBy(child.pid))
    child.kill('SIGKILL')
    await once(child, 'exit')
    takeLock(folder)
    expect(readdirSync(join(folder, 'lock'))).toEqual([expect.stringMatching(`^${process.pid}-`)])
  })

  test.runIf(knowsStartTimes)('of a dead process is taken over although its number runs again', () => {
    leaveLockOf(`${process.pid}-1`)
    takeLock(folder)
    expect(readdirSync(join(folder, 'lock'))).toHaveLength(1)
  })

  test('of a dead process goes to exactly one of many that want it at once', async () => {
    leaveLockOf('999999999-1')
    const outputs = (await Promise.all(Array.from({ length: 6 }, anotherProcess))).map((each) => each.says)
    expect(outputs.filter((line) => line === 'taken')).toHaveLength(1)
    expect(outputs.filter((line) => line.includes('is in use by process'))).toHaveLength(5)
  })

  test('that someone else took over is not released by its former owner', async () => {
    const lock = takeLock(folder)
    rmSync(join(folder, 'lock'), { recursive: true })
    const { child } = await anotherProcess()
    lock.release()
    expect(() => takeLock(folder)).toThrow(inUseBy(child.pid))
  })
})

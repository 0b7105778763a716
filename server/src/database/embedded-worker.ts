import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { type MessagePort, workerData } from 'node:worker_threads'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { OneSession } from '#database/one-session.ts'
import { finishReplacement } from '#database/replace-folder.ts'
import type { SocketAddress } from '#database/socket-address.ts'

export interface EmbeddedSettings {
  /** Where the files are; null keeps everything in memory. */
  readonly folder: string | null
  readonly listen: SocketAddress['listen']
  /** A database to start from, in memory. */
  readonly template: Blob | undefined
  /** Counts what the database has answered. */
  readonly answers: Int32Array
  readonly port: MessagePort
}

/** What the thread is asked, one at a time, and what it answers; its first message is what it listens on. */
export interface Answers {
  dump: Blob
  close: null
}

// Far more than all pools of one process open.
const maxConnections = 100

const settings = workerData as EmbeddedSettings
const database = await open()
const server = new PGLiteSocketServer({ db: database, maxConnections, ...settings.listen })
await server.start()

const answers: { [Question in keyof Answers]: () => Promise<Answers[Question]> } = {
  dump: () => database.dumpDataDir('none'),
  close: async () => {
    await server.stop()
    if (settings.folder) await database.exec('CHECKPOINT')
    await database.close()
    return null
  },
}
settings.port.on('message', (question: keyof Answers) => void answers[question]().then(send))
send(server.getServerConn())

async function open(): Promise<OneSession> {
  const { folder, template } = settings
  if (folder === null) return await start(template ? { loadDataDir: template } : {})
  finishReplacement(folder)
  if (!existsSync(folder)) await createFiles(folder)
  return await start({ dataDir: folder })
}

// Named `folder` only when it is whole: a process that is killed meanwhile leaves nothing half-made there.
async function createFiles(folder: string): Promise<void> {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const created = await start({ dataDir: unfinished })
  await created.close()
  renameSync(unfinished, folder)
}

async function start(source: { dataDir?: string; loadDataDir?: Blob }): Promise<OneSession> {
  const session = new OneSession({ ...source, extensions: { pg_trgm } }, settings.answers, stopThread)
  await session.waitReady.catch((error: unknown) => {
    throw inWords(error)
  })
  return session
}

/** What its file system refuses has a number of WASI and no message. */
function inWords(error: unknown): Error {
  if (error instanceof Error && error.message) return error
  return new Error(`its file system answered ${(error as { errno?: number }).errno}`, { cause: error })
}

function stopThread(error: Error): void {
  setImmediate(() => {
    throw error
  })
}

function send(message: string | Answers[keyof Answers]): void {
  settings.port.postMessage(message)
}

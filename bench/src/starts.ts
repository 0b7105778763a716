import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from '#exports-memory.ts'
import type { Figure } from '#figure.ts'
import { mostAtRest } from '#idle-goal.ts'
import type { Size } from '#pages.ts'
import { type RunningServer, startAtlas, startAtlasAt, startSqlServer } from '#servers.ts'

// V8 keeps the memory of the thread that has built the index for some ten seconds.
const restMilliseconds = 30_000
const mostReadySeconds = 5

/**
 * How soon a server is ready and what it weighs at rest: where it has to build the search index, as after an import by
 * the command line, on a new day or with a new program; and where it finds the one that the last start kept.
 */
export async function measureStarts({ url, officials }: Size): Promise<Figure[]> {
  const mostMegabytes = mostAtRest(officials)
  const size = `${officials.toLocaleString('en')} officials`
  const folder = await mkdtemp(join(tmpdir(), 'atlas-bench-start-'))
  try {
    await compileProgram(url)
    const built = await startAndRest(url, folder)
    if (!existsSync(join(folder, 'kept-snapshot'))) throw new Error('The server of the bench has kept no index')
    const kept = await startAndRest(url, folder)
    const sql = await weighSqlServer(url)
    return [
      readyFigure(`${size}, ready to answer, search index built`, built),
      readyFigure(`${size}, ready to answer, search index of the last start`, kept),
      restFigure(
        `${size}, memory at rest, search index built (the SQL server, without its database: ${sql} MB)`,
        built,
        mostMegabytes,
      ),
      restFigure(`${size}, memory at rest, search index of the last start`, kept, mostMegabytes),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * What Node compiles of a new program at its first start it keeps for the next ones. That first start takes half a second
 * and 10 MB more, and whether it has been is no matter of the program.
 */
async function compileProgram(url: string): Promise<void> {
  const { stop } = await startAtlas(url)
  await stop()
}

interface Start extends Pick<RunningServer, 'readyAfter'> {
  readonly megabytes: number
}

async function startAndRest(databaseUrl: string, folder: string): Promise<Start> {
  const { readyAfter, pid, stop } = await startAtlasAt({ databaseUrl, folder })
  await pause(restMilliseconds)
  const megabytes = memoryOf(pid).now
  await stop()
  return { readyAfter, megabytes }
}

function readyFigure(what: string, { readyAfter: { seconds, processorSeconds } }: Start): Figure {
  const value = `${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of processor`
  return { what, value, goal: { text: `≤ ${mostReadySeconds} s`, isMet: seconds <= mostReadySeconds } }
}

function restFigure(what: string, { megabytes }: Start, most: number): Figure {
  const value = `${Math.round(megabytes)} MB`
  return { what, value, goal: { text: `≤ ${most} MB`, isMet: megabytes <= most } }
}

async function weighSqlServer(url: string): Promise<number> {
  const server = await startSqlServer(url)
  const { now } = memoryOf(server.pid)
  await server.stop()
  return Math.round(now)
}

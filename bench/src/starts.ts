import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from '#exports-memory.ts'
import type { Figure } from '#figure.ts'
import { mostAtRest } from '#idle-goal.ts'
import { renewData, untilShown } from '#new-version.ts'
import type { Size } from '#pages.ts'
import { type RunningServer, startAtlas, startAtlasAt, startSqlServer } from '#servers.ts'

// V8 frees the memory of the thread that built the index only after about ten seconds.
const restMilliseconds = 30_000
const mostReadySeconds = 5

/**
 * How soon a server is ready, and its memory at rest: if it has to build the search index, as with a new program; if
 * it loads the one that the last start saved; and if that one is of earlier data, as after an import by a command, or
 * of an earlier day, so that it answers until the new one is built.
 */
export async function measureStarts({ url, officials }: Size): Promise<Figure[]> {
  const mostMegabytes = mostAtRest(officials)
  const size = `${officials.toLocaleString('en')} officials`
  const folder = await mkdtemp(join(tmpdir(), 'atlas-bench-start-'))
  try {
    await compileProgram(url)
    const built = await startAndRest(url, folder)
    if (!existsSync(join(folder, 'kept-snapshot'))) throw new Error('The server of the bench has kept no index')
    const cached = await startAndRest(url, folder)
    const changed = await startAndRest(url, folder, await renewData({ connectionString: url }))
    const sql = await weighSqlServer(url)
    return [
      readyFigure(`${size}, ready to answer, search index built`, built),
      readyFigure(`${size}, ready to answer, search index of the last start`, cached),
      readyFigure(`${size}, ready to answer, search index of the last start, data changed since`, changed),
      {
        what: `${size}, from that start until the changed data is shown`,
        value: `${changed.shownAfter.toFixed(1)} s`,
      },
      restFigure(
        `${size}, memory at rest, search index built (the SQL server, without its database: ${sql} MB)`,
        built,
        mostMegabytes,
      ),
      restFigure(`${size}, memory at rest, search index of the last start`, cached, mostMegabytes),
      // As in a server that has taken over a new version, because the memory of the previous one is not completely
      // freed.
      { what: `${size}, memory at rest, data changed since the last start`, value: megabytesOf(changed) },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Node caches compiled code at the first start of a new program. That start takes half a second and 10 MB more, so it
 * is not measured.
 */
async function compileProgram(url: string): Promise<void> {
  const { stop } = await startAtlas(url)
  await stop()
}

interface Start extends Pick<RunningServer, 'readyAfter'> {
  readonly megabytes: number
  /** The seconds from its start until it answers from the given version, or from any. */
  readonly shownAfter: number
}

async function startAndRest(databaseUrl: string, folder: string, version?: number): Promise<Start> {
  const begun = performance.now()
  const server = await startAtlasAt({ databaseUrl, folder })
  try {
    if (version !== undefined) await untilShown(server, version)
    const shownAfter = (performance.now() - begun) / 1_000
    await pause(restMilliseconds)
    return { readyAfter: server.readyAfter, megabytes: memoryOf(server.pid).now, shownAfter }
  } finally {
    await server.stop()
  }
}

function readyFigure(what: string, { readyAfter }: Start): Figure {
  const { seconds, processorSeconds } = readyAfter
  const value = `${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of processor`
  return { what, value, goal: { text: `≤ ${mostReadySeconds} s`, isMet: seconds <= mostReadySeconds } }
}

function restFigure(what: string, start: Start, most: number): Figure {
  return { what, value: megabytesOf(start), goal: { text: `≤ ${most} MB`, isMet: start.megabytes <= most } }
}

function megabytesOf({ megabytes }: Start): string {
  return `${Math.round(megabytes)} MB`
}

async function weighSqlServer(url: string): Promise<number> {
  const server = await startSqlServer(url)
  const { now } = memoryOf(server.pid)
  await server.stop()
  return Math.round(now)
}

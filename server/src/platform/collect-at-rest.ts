import type { FastifyInstance } from 'fastify'

interface Rest {
  /** V8's collection of all that it can do without; absent where the process was started without a way to ask for it. */
  readonly collect: (() => void) | undefined
  /** How long a server has to be without requests to count as at rest. */
  readonly restMilliseconds: number
  /** What the process holds, in bytes. */
  readonly bytesUsed: () => number
}

// Less is not worth the tenth of a second that a collection takes.
const leastGrowthBytes = 2 ** 24

const { gc } = globalThis

const ofProcess: Rest = {
  collect: gc && (() => gc({ type: 'major', flavor: 'last-resort' })),
  restMilliseconds: 3_000,
  bytesUsed: () => process.memoryUsage.rss(),
}

/**
 * V8 collects only when it needs room. A server that has started, or loaded a new version of the data, and then gets
 * few requests needs none for hours, and all that time it keeps the memory that the work has used. So it collects after
 * a moment without requests, if it uses more than after the last collection.
 */
export function collectAtRest(app: FastifyInstance, { collect, restMilliseconds, bytesUsed }: Rest = ofProcess): void {
  if (!collect) return
  let lastHeard = performance.now()
  let heapAfterwards = 0
  const hear = async () => {
    lastHeard = performance.now()
  }
  app.addHook('onRequest', hear)
  app.addHook('onResponse', hear)
  const look = setInterval(() => {
    if (performance.now() - lastHeard < restMilliseconds) return
    if (bytesUsed() < heapAfterwards + leastGrowthBytes) return
    collect()
    heapAfterwards = bytesUsed()
  }, restMilliseconds / 2).unref()
  app.addHook('onClose', async () => clearInterval(look))
}

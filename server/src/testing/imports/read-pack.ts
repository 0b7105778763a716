import { readPublicPack } from '#imports/sources/public-pack/read-public-pack.ts'

/** Reads a pack in a process of its own, whose memory a test keeps small, and prints how that ended. */
const [folder = ''] = process.argv.slice(2)
await readPublicPack(folder, { today: '2026-11-20', onProgress: () => undefined }).then(
  ({ records }) => process.stdout.write(`${records.officials.length} officials\n`),
  (error: Error) => process.stdout.write(`${error.message}\n`),
)

import { workerData } from 'node:worker_threads'
import { connect } from '#database/connect.ts'
import type { ThreadSettings } from '#dataset/build-in-thread.ts'
import { buildSnapshot } from '#dataset/build-snapshot.ts'

const { address, options, port } = workerData as ThreadSettings
const database = connect({ ...address.connection, max: 1 }, address.engine, (error) => {
  throw error
})
port.postMessage(await buildSnapshot(database, options))
await database.destroy()

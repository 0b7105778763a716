import { workerData } from 'node:worker_threads'
import type { ThreadMessage, ThreadSettings } from '#database/run-in-thread.ts'
import { lookOrRefuse, type Looked, type Wanted } from '#features/data/imports/look-at-spreadsheet.ts'

const { given, port } = workerData as ThreadSettings<Wanted>
port.postMessage({ result: lookOrRefuse(given) } satisfies ThreadMessage<Looked | string>)

import { workerData } from 'node:worker_threads'
import type { ThreadMessage, ThreadSettings } from '#database/run-in-thread.ts'
import { lookOrRefuse, type Looked, type SpreadsheetRequest } from '#features/data/imports/look-at-spreadsheet.ts'

const { input: request, port } = workerData as ThreadSettings<SpreadsheetRequest>
port.postMessage({ result: lookOrRefuse(request) } satisfies ThreadMessage<Looked | string>)

import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import { coverageOf } from '#context/config.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { describeCoverage, visibleCoverage } from '#features/data/coverage/describe-coverage.ts'
import { knownByOffice } from '#features/data/coverage/known-by-office.ts'
import { describeStatus } from '#features/data/coverage/describe-status.ts'
import { readLastImport } from '#features/data/coverage/last-import.ts'
import { describeSeats, filterSeats, seatsCsv } from '#features/data/coverage/seats.ts'
import { readDoubts } from '#imports/status/read-doubts.ts'
import { dayOf } from '#platform/clock.ts'
import { serve } from '#platform/http/serve.ts'
import { serveFile } from '#platform/http/serve-file.ts'

export function coverage(app: FastifyInstance, { config, clock, database, dataset }: Context): void {
  const described = oncePerSnapshot((snapshot) => describeCoverage(snapshot, coverageOf(config)))
  const from = fromSnapshot(dataset)
  // An import that changes nothing is an import too, and leaves the state of the data as it is: it is asked each time.
  serve(
    app,
    endpoints.describeCoverage,
    from(async (snapshot, _, isNonpartisan) => ({
      ...visibleCoverage(described(snapshot), hiddenFrom(isNonpartisan)),
      last_import: await readLastImport(database, snapshot.index.version),
      doubts: await readDoubts(database, snapshot.index.version),
    })),
  )
  serve(
    app,
    endpoints.knownByOffice,
    from(({ index }, { query: { column_id } }) => ({ column_id, offices: knownByOffice(index, column_id) })),
  )
  const seats = oncePerSnapshot(describeSeats)
  serve(
    app,
    endpoints.countSeats,
    from((snapshot, { query }) => filterSeats(seats(snapshot), query)),
  )
  serveFile(app, endpoints.downloadSeats, ({ query }) => {
    const bytes = Buffer.from(seatsCsv(filterSeats(seats(dataset.current()), query)))
    const name = `seats-${dayOf(clock.now())}.csv`
    const file = { name, mediaType: 'text/csv; charset=utf-8', bytes: Readable.from([bytes]), length: bytes.length }
    return Promise.resolve({ ...file, packed: null })
  })
  serve(
    app,
    endpoints.readDataStatus,
    from((snapshot) => describeStatus(database, snapshot, clock.now())),
  )
}

import type { FastifyInstance } from 'fastify'
import { endpoints } from '@atlas/contract/endpoints/all.ts'
import { hiddenFrom } from '@atlas/contract/catalogue/nonpartisan.ts'
import type { Context } from '#context/context.ts'
import { fromSnapshot } from '#context/from-snapshot.ts'
import { oncePerSnapshot } from '#dataset/once-per-snapshot.ts'
import { withoutHidden } from '#features/places/counties/without-hidden.ts'
import { countCountyChanges } from '#features/places/counties/count-changes.ts'
import { countyShares } from '#features/places/counties/county-shares.ts'
import { serve } from '#platform/http/serve.ts'

export function counties(app: FastifyInstance, { database, dataset, clock }: Context): void {
  // Anybody may call this, so its answer is computed once for each version of the data.
  const shares = oncePerSnapshot((snapshot) => ({
    is_demonstration: snapshot.isDemonstration,
    shares: countyShares(snapshot.counties),
  }))
  const from = fromSnapshot(dataset)
  const nonpartisan = oncePerSnapshot(({ counties }) => withoutHidden(counties, hiddenFrom(true)))
  serve(
    app,
    endpoints.listCounties,
    from((snapshot, _, isNonpartisan) => (isNonpartisan ? nonpartisan(snapshot) : snapshot.counties)),
  )
  serve(app, endpoints.countyShares, from(shares))
  serve(
    app,
    endpoints.countCountyChanges,
    from((snapshot, { query: { since } }, isNonpartisan) =>
      countCountyChanges(database, snapshot, { now: clock.now(), since, isNonpartisan }),
    ),
  )
}

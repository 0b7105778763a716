import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onStored, readStored } from '#shared/api/device-storage.ts'
import { sessionQuery } from '#shared/api/session.ts'
import { useLoaded } from '#shared/ui/async/use-loaded.ts'

const load = () => import('#data/corrections/report/waiting/ReportsThatWait.tsx')

/** Shown beside an official; the code is loaded only where a report waits, which is rare. */
export function ReportsThatWaitLater({ officialId }: { readonly officialId: number }) {
  const userId = useQueryClient().getQueryData(sessionQuery.queryKey)?.id
  const areThere = useSyncExternalStore(
    onStored,
    () => userId !== undefined && readStored({ thing: 'reports to send', userId }) !== null,
  )
  const loaded = useLoaded(load, areThere, () => {
    // If this code does not load, the account page still lists what waits.
  })
  return loaded && <loaded.ReportsThatWait officialId={officialId} />
}

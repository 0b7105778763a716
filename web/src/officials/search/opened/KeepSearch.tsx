import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { identityOf } from '#shared/api/kept-identity.ts'
import { keptSearch } from '#officials/search/opened/kept-search.ts'
import { useKeptThings } from '#shared/api/use-kept-things.ts'
import { useIsAway } from '#shared/api/signal.ts'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { keepFromServer } from '#shared/page/keep-from-server.ts'
import { KeepSwitch } from '#shared/page/KeepSwitch.tsx'

/** Turning a page or coming back from a call must not request all of it again. */
const newEnoughMilliseconds = 3_600_000

/** Keeps the officials of a saved search on this device. Opening the search with a signal renews what is kept. */
export function KeepSearch({ search }: { readonly search: SavedSearch }) {
  const hidden = useHidden()
  const { thing, ...pageQuestions } = useMemo(() => keptSearch(search, hidden), [search, hidden])
  const kept = useKeptThings().find(({ address }) => identityOf(address) === identityOf(thing.address))
  const isOld = kept !== undefined && Date.now() - kept.kept_at > newEnoughMilliseconds
  const isDue = !useIsAway() && (isOld || (kept !== undefined && kept.address !== thing.address))
  const keepAnew = useEffectEvent(() => {
    keepFromServer(thing, pageQuestions).catch(() => {
      // The kept answers keep their age and their address.
    })
  })
  useEffect(() => {
    if (isDue) keepAnew()
  }, [isDue])
  return <KeepSwitch thing={thing} {...pageQuestions} />
}

import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { identityOf } from '#shared/api/kept-identity.ts'
import { keptSearch } from '#officials/search/opened/kept-search.ts'
import { useKeptThings } from '#shared/api/use-kept-things.ts'
import { useIsAway } from '#shared/api/signal.ts'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { keepFromServer } from '#shared/page/keep-from-server.ts'
import { KeepSwitch } from '#shared/page/KeepSwitch.tsx'

/** Whoever turns a page or comes back from a call does not have all of it asked for once more. */
const newEnoughMilliseconds = 3_600_000

/** Keeps the officials of a saved search on this device; opened with a signal, what is kept is kept anew. */
export function KeepSearch({ search }: { readonly search: SavedSearch }) {
  const hidden = useHidden()
  const { thing, ...pageQuestions } = useMemo(() => keptSearch(search, hidden), [search, hidden])
  const kept = useKeptThings().find(({ address }) => identityOf(address) === identityOf(thing.address))
  const isOld = kept !== undefined && Date.now() - kept.kept_at > newEnoughMilliseconds
  const isDue = !useIsAway() && (isOld || (kept !== undefined && kept.address !== thing.address))
  const keepAnew = useEffectEvent(() => {
    keepFromServer(thing, pageQuestions).catch(() => {
      // What is kept stays as old as it says, and its address what it was.
    })
  })
  useEffect(() => {
    if (isDue) keepAnew()
  }, [isDue])
  return <KeepSwitch thing={thing} {...pageQuestions} />
}

import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readChosen, writeChosen } from '#places/chosen/chosen-places.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

type ChangeChosen = (next: (chosen: readonly string[]) => readonly string[]) => void

/** The places that the address selects, and a way to select others that leaves the rest of the address unchanged. */
export function useChosen(): [readonly string[], ChangeChosen] {
  const chosen = useLocation({ select: ({ search }) => readChosen(search as UrlQuery), structuralSharing: true })
  const navigate = useNavigate()
  const change = useCallback<ChangeChosen>(
    (next) =>
      void navigate({
        to: '.',
        search: (query) => {
          const { chosen: _, ...others } = query as UrlQuery
          return { ...others, ...writeChosen(next(readChosen(query as UrlQuery))) }
        },
        // A tick does not add a step to the history.
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return [chosen, change]
}

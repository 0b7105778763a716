import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readChosen, writeChosen } from '#places/chosen/chosen-places.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'

type ChangeChosen = (next: (chosen: readonly string[]) => readonly string[]) => void

/** The places that the address has chosen, and the way to choose others; nothing else of it changes. */
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
        // A tick is no step of its own to go back through.
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return [chosen, change]
}

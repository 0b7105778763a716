import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import {
  type DotsShown,
  dotFigures,
  readDots,
  readSince,
  readsAsMap,
  writeDots,
} from '#places/list/dots/dot-figures.ts'
import { useHidden } from '#shared/api/use-nonpartisan.ts'

/** The figure by which the address draws the counties, and a way to change or remove it. */
export function useDots() {
  const hidden = useHidden()
  const fromUrl = useLocation({ select: ({ search }) => readDots(search as UrlQuery) })
  const isMap = useLocation({ select: ({ search }) => readsAsMap(search as UrlQuery) })
  const since = useLocation({ select: ({ search }) => readSince(search as UrlQuery) })
  const navigate = useNavigate()
  const visible = dotFigures.filter((each) => !hidden.has(each))
  const [first] = visible
  // A link from somebody who sees more columns is drawn by a figure that its reader sees.
  const figure = fromUrl !== null && hidden.has(fromUrl) ? (first ?? null) : fromUrl
  const choose = (next: Partial<DotsShown>) =>
    void navigate({
      to: '.',
      search: (query) => {
        const { dots: _dots, as: _as, since: _since, ...others } = query as UrlQuery
        return { ...others, ...writeDots({ figure, isMap, since, ...next }) }
      },
      replace: true,
      resetScroll: false,
    })
  return { figure, figures: visible, isMap, since, choose }
}

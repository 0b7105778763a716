import { seatTraits } from '@atlas/contract/endpoints/places/bodies.ts'
import type { UrlQuery } from '@atlas/contract/search/query-text.ts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type Pictured, readPictured, writePictured } from '#officials/search/picture/pictured.ts'
import { useHidden } from '#shared/api/use-nonpartisan.ts'

/** How the officials are drawn, as the address says it, and the way to draw them otherwise or not at all. */
export function usePictured() {
  const hidden = useHidden()
  const fromUrl = useLocation({
    select: ({ search }) => readPictured(search as UrlQuery),
    structuralSharing: true,
  })
  const navigate = useNavigate()
  const traits = seatTraits.filter((trait) => !hidden.has(trait))
  const choose = (next: Pictured | null) =>
    void navigate({
      to: '.',
      search: (query) => {
        const { picture: _picture, bars: _bars, ...others } = query as UrlQuery
        return { ...others, ...writePictured(next) }
      },
      replace: true,
      resetScroll: false,
    })
  // A link from somebody who sees more columns is drawn by those that its reader sees.
  const by = fromUrl && hidden.has(fromUrl.by) ? traits[0] : fromUrl?.by
  const pictured = fromUrl && by ? { ...fromUrl, by } : null
  const toggle = () => choose(pictured ? null : { by: seatTraits[0], bars: null })
  return { pictured, traits, choose, toggle }
}

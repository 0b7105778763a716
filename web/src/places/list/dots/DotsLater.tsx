import { ChartScatter } from 'lucide-react'
import { Suspense } from 'react'
import { useDots } from '#places/list/dots/use-dots.ts'
import type { SearchView } from '#search/state/search-view.ts'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

// Loaded on request.
const Dots = lazyPart(async () => (await import('#places/list/dots/Dots.tsx')).Dots)

/** Beside the map: the counties of the list as dots, or not. */
export function DotsButton() {
  const { figure, figures, choose } = useDots()
  return (
    <button
      type="button"
      className={buttonLook.button}
      aria-pressed={figure !== null}
      onClick={() => choose({ figure: figure === null ? (figures[0] ?? null) : null })}
    >
      <ChartScatter aria-hidden />
      Picture
    </button>
  )
}

/** The picture, where the address asks for it and counties are listed. */
export function DotsLater({ view }: { readonly view: SearchView }) {
  const dots = useDots()
  if (dots.figure === null || view.group !== 'counties') return null
  return (
    <Suspense fallback={<p role="status">Drawing …</p>}>
      <Dots view={view} dots={dots} />
    </Suspense>
  )
}

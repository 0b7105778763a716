import { Map as MapIcon } from 'lucide-react'
import { useSearchView } from '#search-state/use-search-view.ts'

/** Opens and closes the map; the address keeps it. */
export function MapToggle() {
  const [view, change] = useSearchView()
  return (
    <button
      type="button"
      className="btn"
      aria-pressed={view.map !== null}
      onClick={() => change({ ...view, map: view.map ? null : 'black-share' })}
    >
      <MapIcon className="icon" aria-hidden />
      Map
    </button>
  )
}

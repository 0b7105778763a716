import { Map as MapIcon } from 'lucide-react'
import type { SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import buttonLook from '#shared/ui/look/button.module.css'

/** Opens and closes the map; the URL keeps it. */
export function MapToggle({ view, onChange }: { readonly view: SearchView; readonly onChange: ChangeView }) {
  return (
    <button
      type="button"
      className={buttonLook.button}
      aria-pressed={view.map !== null}
      onClick={() => onChange({ ...view, map: view.map ? null : 'black-share' })}
    >
      <MapIcon aria-hidden />
      Map
    </button>
  )
}

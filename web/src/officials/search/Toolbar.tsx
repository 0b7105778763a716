import { Phone, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { DownloadButton } from '#exports/DownloadButton.tsx'
import { callingSet, isShown, standardSet } from '#officials/search/results/columns/column-sets.ts'
import { ColumnsButton } from '#officials/search/results/columns/ColumnsButton.tsx'
import { MapToggle } from '#officials/search/MapToggle.tsx'
import { PictureToggle } from '#officials/search/picture/PictureToggle.tsx'
import { SortTool } from '#officials/search/results/SortTool.tsx'
import styles from '#officials/search/Toolbar.module.css'
import { SaveSearchButton } from '#officials/search/saving/SaveSearchButton.tsx'
import { FiltersToggle } from '#search/filters/FiltersToggle.tsx'
import type { FilterPanel } from '#search/filters/use-filter-panel.ts'
import { withColumns, withDensity } from '#search/state/change-columns.ts'
import { densities, type Density, type SearchView } from '#search/state/search-view.ts'
import type { ChangeView } from '#search/state/use-search-view.ts'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { ChoiceMenuButton } from '#shared/ui/overlay/ChoiceMenuButton.tsx'

export interface ToolsProps {
  readonly view: SearchView
  readonly onChange: ChangeView
  readonly panel: FilterPanel
  readonly onClear: () => void
  readonly onOpen: (window: ToolWindow, button: HTMLElement) => void
  /** The id of the element that says a file is being made. */
  readonly madeBy: string | null
  /** The progress of that file. */
  readonly state: ReactNode
}

export type ToolWindow = 'columns' | 'save' | 'export'

/** Above a table: view settings on the left, actions on the whole result on the right. */
export function Toolbar({ view, onChange, panel, onClear, onOpen, madeBy, state }: ToolsProps) {
  const hasLittleRoom = useMediaQuery(withLittleRoom)
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools}>
        <ColumnsButton onOpen={(button) => onOpen('columns', button)} />
        <CallingToggle view={view} onChange={onChange} />
        <FiltersToggle applied={view.filters.length} panel={panel} />
        <DensityTool view={view} onChange={onChange} />
        <SortTool view={view} onChange={onChange} hasTable isLabelHidden={hasLittleRoom} />
        <MapToggle view={view} onChange={onChange} />
        <PictureToggle isLabelHidden={hasLittleRoom} />
        <SaveSearchButton onOpen={(button) => onOpen('save', button)} />
      </div>
      <div className={styles.deeds}>
        <button type="button" className={buttonLook.quiet} onClick={onClear}>
          Clear Filters
        </button>
        <DownloadButton madeBy={madeBy} onOpen={(button) => onOpen('export', button)} />
        {state}
      </div>
    </div>
  )
}

const labels: Record<Density, string> = { compact: 'Compact', standard: 'Standard', roomy: 'Roomy' }
// The room left beside the tools and the actions fits "or Excel".
const withLittleRoom = `${fromTablet} and (max-width: 89.99rem)`
const choices = densities.map((value) => ({ value, label: labels[value] }))

interface ToolProps {
  readonly view: SearchView
  readonly onChange: ChangeView
}

/** The height of the rows. It is not a step of a search, so Back skips it. */
function DensityTool({ view, onChange }: ToolProps) {
  return (
    <ChoiceMenuButton
      label="Density"
      icon={Rows3}
      isLabelHidden={useMediaQuery(withLittleRoom)}
      choices={choices}
      value={view.density}
      onChoose={(density) => onChange(withDensity(view, density), { replace: true })}
    />
  )
}

/** One press shows the columns for making calls, another the standard ones. */
function CallingToggle({ view, onChange }: ToolProps) {
  const isOn = isShown(callingSet, view.columns, useHidden())
  const { columns } = isOn ? standardSet : callingSet
  return (
    <button
      type="button"
      className={buttonLook.button}
      aria-pressed={isOn}
      onClick={() => onChange(withColumns(view, columns))}
    >
      <Phone aria-hidden />
      {callingSet.name}
    </button>
  )
}

import { Bookmark, ChartBarStacked, Columns3, Download, FilterX, type LucideIcon, SquareCheck } from 'lucide-react'
import { MapToggle } from '#officials/search/MapToggle.tsx'
import styles from '#officials/search/PhoneTools.module.css'
import { usePictured } from '#officials/search/picture/use-pictured.ts'
import { SortTool } from '#officials/search/results/SortTool.tsx'
import { select, useIsSelecting } from '#officials/search/ticks/ticked.ts'
import type { ToolsProps, ToolWindow } from '#officials/search/Toolbar.tsx'
import { FiltersToggle } from '#search/filters/FiltersToggle.tsx'
import { MoreButton } from '#shared/ui/overlay/MoreButton.tsx'

/** At the bottom of a phone, within reach of the thumb: filters, order, map, and a menu for everything else. */
export function PhoneTools({ view, onChange, panel, onClear, onOpen, madeBy, state }: ToolsProps) {
  const isSelecting = useIsSelecting()
  const { pictured, toggle } = usePictured()
  const opens = (label: string, icon: LucideIcon, window: ToolWindow, button: HTMLElement | null) => ({
    label,
    icon,
    asks: true,
    onChoose: () => button && onOpen(window, button),
  })
  return (
    <div className={styles.bar}>
      {state}
      <div className={styles.tools}>
        <FiltersToggle applied={view.filters.length} panel={panel} />
        <SortTool view={view} onChange={onChange} hasTable={false} />
        <MapToggle view={view} onChange={onChange} />
        <MoreButton
          name="this search"
          actions={(button) => [
            opens('Columns …', Columns3, 'columns', button),
            opens('Save search …', Bookmark, 'save', button),
            {
              label: pictured ? 'Hide the picture' : 'Picture',
              icon: ChartBarStacked,
              onChoose: toggle,
            },
            ...(madeBy === null ? [opens('Download as CSV or Excel …', Download, 'export', button)] : []),
            {
              label: isSelecting ? 'Stop selecting' : 'Select',
              icon: SquareCheck,
              onChoose: () => select(!isSelecting),
            },
            { label: 'Clear Filters', icon: FilterX, onChoose: onClear },
          ]}
        />
      </div>
    </div>
  )
}

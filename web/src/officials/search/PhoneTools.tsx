import { Bookmark, Columns3, Download, FilterX, SquareCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { ExportState, ExportWindow } from '#exports/ExportWindow.tsx'
import { useRunningExport } from '#exports/use-running-export.ts'
import { MapToggle } from '#officials/search/MapToggle.tsx'
import { ColumnsWindow } from '#officials/search/results/columns/ColumnsWindow.tsx'
import { SortTool } from '#officials/search/results/SortTool.tsx'
import { SaveSearchWindow } from '#officials/search/saving/SaveSearchWindow.tsx'
import { select, useIsSelecting } from '#officials/search/ticks/ticked.ts'
import type { ToolsProps } from '#officials/search/Toolbar.tsx'
import styles from '#officials/search/PhoneTools.module.css'
import { FiltersToggle } from '#search/filters/FiltersToggle.tsx'
import { MoreButton } from '#shared/ui/overlay/MoreButton.tsx'

type Window = 'columns' | 'save' | 'export'

/** At the foot of a phone, where a thumb is: filters, order, map, and a menu of all else. */
export function PhoneTools(props: ToolsProps) {
  const { view, onChange, panel, onClear, saving } = props
  const [opened, setOpened] = useState<Window | null>(null)
  const [button, setButton] = useState<HTMLElement | null>(null)
  const exporting = useRunningExport(() => setOpened(null))
  const isSelecting = useIsSelecting()
  const progressId = useId()
  const window = (of: Window) => ({
    isOpen: opened === of,
    onClose: () => setOpened(null),
    focusAfter: () => button,
  })
  const opens = (of: Window, moreButton: HTMLElement | null) => ({
    asks: true,
    onChoose: () => {
      setButton(moreButton)
      setOpened(of)
    },
  })
  return (
    <>
      <div className={styles.bar}>
        <ExportState exporting={exporting} progressId={progressId} />
        <div className={styles.tools}>
          <FiltersToggle applied={view.filters.length} panel={panel} />
          <SortTool view={view} onChange={onChange} hasTable={false} />
          <MapToggle view={view} onChange={onChange} />
          <MoreButton
            name="this search"
            actions={(moreButton) => [
              { label: 'Columns …', icon: Columns3, ...opens('columns', moreButton) },
              { label: 'Save search …', icon: Bookmark, ...opens('save', moreButton) },
              ...(exporting.isMaking
                ? []
                : [{ label: 'Download as CSV or Excel …', icon: Download, ...opens('export', moreButton) }]),
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
      <ColumnsWindow {...window('columns')} view={view} onChange={onChange} />
      <SaveSearchWindow {...window('save')} saving={saving} />
      <ExportWindow {...window('export')} view={view} exporting={exporting} />
    </>
  )
}

import { useId } from 'react'
import { ExportState, ExportWindow } from '#exports/ExportWindow.tsx'
import { useRunningExport } from '#exports/use-running-export.ts'
import { PhoneTools } from '#officials/search/PhoneTools.tsx'
import { ColumnsWindow } from '#officials/search/results/columns/ColumnsWindow.tsx'
import { SaveSearchWindow } from '#officials/search/saving/SaveSearchWindow.tsx'
import type { SavedView } from '#officials/search/saving/use-saving-form.ts'
import { Toolbar, type ToolsProps, type ToolWindow } from '#officials/search/Toolbar.tsx'
import { useQuestion } from '#shared/ui/overlay/use-question.ts'

interface SearchToolsProps extends Pick<ToolsProps, 'view' | 'onChange' | 'panel' | 'onClear'> {
  /** Otherwise there are cards, which have one density and no headings to sort by. */
  readonly hasTable: boolean
  readonly saving: SavedView
}

/** The tools of a search and the dialogs that they open, which stay open when a phone is rotated. */
export function SearchTools({ hasTable, saving, ...props }: SearchToolsProps) {
  const { view, onChange } = props
  const { current, ask, dialog } = useQuestion<ToolWindow>()
  const exporting = useRunningExport(dialog.onClose)
  const progressId = useId()
  const windowOf = (of: ToolWindow) => ({ ...dialog, isOpen: dialog.isOpen && current?.question === of })
  const Tools = hasTable ? Toolbar : PhoneTools
  return (
    <>
      <Tools
        {...props}
        onOpen={ask}
        madeBy={exporting.isMaking ? progressId : null}
        state={<ExportState exporting={exporting} progressId={progressId} />}
      />
      <ColumnsWindow {...windowOf('columns')} view={view} onChange={onChange} />
      <SaveSearchWindow {...windowOf('save')} saving={saving} />
      <ExportWindow {...windowOf('export')} view={view} exporting={exporting} />
    </>
  )
}

import type { OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import { createPortal } from 'react-dom'
import { CallSheets } from '#saved/lists/print/CallSheets.tsx'
import { LabelSheets } from '#saved/lists/print/LabelSheets.tsx'
import { usePrint } from '#shared/ui/browser/use-print.ts'

/** What to print: the call sheet, or labels starting at this label of the first sheet, counted from 1. */
export type Printed = { readonly kind: 'calls' } | { readonly kind: 'labels'; readonly from: number }

interface PrintedSheetsProps {
  readonly list: OfficialList
  readonly printed: Printed
  readonly onPrinted: () => void
}

/** Replaces the page on paper, opens the print dialog, and disappears again. */
export function PrintedSheets({ list, printed, onPrinted }: PrintedSheetsProps) {
  usePrint(printed, onPrinted)
  return createPortal(
    printed.kind === 'calls' ? <CallSheets list={list} /> : <LabelSheets list={list} from={printed.from} />,
    document.body,
  )
}

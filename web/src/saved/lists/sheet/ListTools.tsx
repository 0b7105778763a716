import { type CardVersion, listContacts, type OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import { useMutation } from '@tanstack/react-query'
import { Contact, Download, FileSpreadsheet, Printer, StickyNote } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { callFile } from '#shared/api/call.ts'
import { isNetworkFailure } from '#shared/api/problem-message.ts'
import { ExportProgress, ExportUnanswered } from '#exports/ExportProgress.tsx'
import { useRunningExport } from '#exports/use-running-export.ts'
import type { ListQuestion } from '#saved/lists/list/ListQuestionDialog.tsx'
import { MoreOfList } from '#saved/lists/list/MoreOfList.tsx'
import type { Printed } from '#saved/lists/print/PrintedSheets.tsx'
import styles from '#saved/lists/sheet/ListTools.module.css'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'
import { fromTablet } from '#shared/ui/browser/media-queries.ts'
import { saveText } from '#shared/ui/browser/save-text.ts'
import { useMediaQuery } from '#shared/ui/browser/use-media-query.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import type { MenuAction } from '#shared/ui/overlay/ActionMenu.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import type { AskQuestion } from '#shared/ui/overlay/use-question.ts'

const PrintedSheets = lazyPart(async () => (await import('#saved/lists/print/PrintedSheets.tsx')).PrintedSheets)
const LabelsDialog = lazyPart(async () => (await import('#saved/lists/print/LabelsDialog.tsx')).LabelsDialog)

interface ListToolsProps {
  readonly list: OfficialList
  readonly onAsk: AskQuestion<ListQuestion>
}

/** The list on paper, as contacts for a phone, and as a spreadsheet. */
export function ListTools({ list, onAsk }: ListToolsProps) {
  const [printed, setPrinted] = useState<Printed | null>(null)
  const [labelsFrom, setLabelsFrom] = useState<HTMLElement | null>(null)
  const file = useRunningExport(() => undefined)
  const contacts = useContacts(list.id)
  const progressId = useId()
  const tools = useRef<HTMLDivElement>(null)
  const ask = (format: 'csv' | 'xlsx') =>
    !file.isMaking && file.request.mutate({ list_id: list.id, filters: [], sort: [], format })
  // People call from a phone, so there printing and files are one press further.
  const isInMenu = !useMediaQuery(fromTablet)
  const print = () => setPrinted({ kind: 'calls' })
  const ofPhone: readonly MenuAction[] = [
    { label: 'Print call sheet', icon: Printer, onChoose: print },
    {
      label: 'Mailing labels …',
      icon: StickyNote,
      asks: true,
      onChoose: () => setLabelsFrom(tools.current?.querySelector<HTMLElement>('[data-action="more"]') ?? null),
    },
    { label: 'Contacts (.vcf)', icon: Contact, onChoose: () => contacts.save('3.0') },
    { label: 'Download as CSV', icon: Download, onChoose: () => ask('csv') },
  ]
  return (
    <div className={styles.tools} ref={tools}>
      {!isInMenu && (
        <ToolButtons
          onPrint={print}
          onLabels={setLabelsFrom}
          contacts={contacts}
          isMaking={file.isMaking}
          progressId={progressId}
          onCsv={() => ask('csv')}
        />
      )}
      <MoreOfList
        list={list}
        lists={[]}
        onAsk={onAsk}
        others={[
          ...(isInMenu ? ofPhone : []),
          { label: 'Download as Excel', icon: FileSpreadsheet, onChoose: () => ask('xlsx') },
          { label: 'Contacts as vCard 4.0', icon: Contact, onChoose: () => contacts.save('4.0') },
        ]}
      />
      {file.isMaking && <ExportProgress id={progressId} progress={file.progress} />}
      {file.isUnanswered && <ExportUnanswered onRetry={file.askAgain} />}
      <Suspense>
        {labelsFrom && (
          <LabelsDialog
            list={list}
            onClose={() => setLabelsFrom(null)}
            focusAfter={() => labelsFrom}
            onPrint={(from) => setPrinted({ kind: 'labels', from })}
          />
        )}
        {printed && <PrintedSheets list={list} printed={printed} onPrinted={() => setPrinted(null)} />}
      </Suspense>
    </div>
  )
}

interface ToolButtonsProps {
  readonly onPrint: () => void
  readonly onLabels: (button: HTMLElement) => void
  readonly contacts: ReturnType<typeof useContacts>
  readonly isMaking: boolean
  readonly progressId: string
  readonly onCsv: () => void
}

function ToolButtons({ onPrint, onLabels, contacts, isMaking, progressId, onCsv }: ToolButtonsProps) {
  return (
    <>
      <button type="button" className={buttonLook.primary} onClick={onPrint}>
        <Printer aria-hidden />
        Print call sheet
      </button>
      <button
        type="button"
        className={buttonLook.button}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onLabels(currentTarget)}
      >
        <StickyNote aria-hidden />
        Mailing labels
      </button>
      <button
        type="button"
        className={buttonLook.button}
        aria-busy={contacts.isSaving || undefined}
        onClick={() => contacts.save('3.0')}
      >
        <Contact aria-hidden />
        Contacts (.vcf)
      </button>
      <button
        type="button"
        className={buttonLook.button}
        aria-disabled={isMaking || undefined}
        aria-describedby={isMaking ? progressId : undefined}
        onClick={onCsv}
      >
        <Download aria-hidden />
        CSV
      </button>
    </>
  )
}

/** Saves a card for each official, for the contacts of a phone. */
function useContacts(id: string) {
  const { isPending: isSaving, mutate } = useMutation({
    mutationFn: async (version: CardVersion) => await callFile(listContacts, { params: { id }, query: { version } }),
    onSuccess: ({ name, text }) => saveText(name, 'text/vcard', text),
    onError: (error) => isNetworkFailure(error) && showToast('error', 'No answer came from the server'),
  })
  return { isSaving, save: (version: CardVersion) => !isSaving && mutate(version) }
}

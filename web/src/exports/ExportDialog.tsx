import { columnsOf } from '@atlas/contract/catalogue/columns.ts'
import type { ExportFormat } from '@atlas/contract/endpoints/exports/exports.ts'
import { type FetchStatus, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { subjectParameter } from '#shared/api/subject-parameter.ts'
import { useHidden } from '#shared/api/use-nonpartisan.ts'
import { Citation } from '#exports/Citation.tsx'
import { countQuery } from '#exports/export-queries.ts'
import styles from '#exports/ExportDialog.module.css'
import type { ExportBody } from '#exports/use-running-export.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { requestedSort } from '#search/state/request.ts'
import { requestedFilters, type SearchView } from '#search/state/search-view.ts'
import { nounOf } from '#search/state/subject.ts'
import { type SubjectId, subjects } from '@atlas/contract/catalogue/subject.ts'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import { RadioCards } from '#shared/ui/form/RadioGroup.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { DialogClose, QuestionDialog } from '#shared/ui/overlay/Dialog.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

interface ExportDialogProps {
  readonly view: SearchView
  readonly request: {
    readonly mutate: (body: ExportBody) => void
    readonly isPending: boolean
    readonly isPaused: boolean
    readonly error: unknown
  }
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

type Columns = 'shown' | 'all'

const formats: readonly { readonly value: ExportFormat; readonly label: string; readonly hint: string }[] = [
  { value: 'csv', label: 'CSV', hint: 'Plain text for R, Python and any other program: 01001 stays 01001.' },
  {
    value: 'xlsx',
    label: 'Excel',
    hint: 'Keeps numbers such as 01 intact, and lists its filters, sources and terms on a second sheet.',
  },
  {
    value: 'package',
    label: 'Data package',
    hint: 'A ZIP for R, pandas and archives: the table, each value of an official with its source, day and method, and what every column means (datapackage.json).',
  },
]

/** Asks for the columns and the kind of file, and says how many rows it will have. */
export function ExportDialog({ view, request, ...dialog }: ExportDialogProps) {
  const [columns, setColumns] = useState<Columns>('shown')
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [hasAllDigits, setHasAllDigits] = useState(false)
  const [isForExcel, setIsForExcel] = useState(false)
  const counting = useQuery(countQuery(view))
  const count = counting.data?.total
  const body: ExportBody = {
    ...subjectParameter(view.subject),
    filters: requestedFilters(view, view.filters),
    sort: [...requestedSort(view)],
    format,
    ...(columns === 'shown' ? { columns: [...view.columns] } : {}),
    ...(format !== 'package' && hasAllDigits ? { all_digits: true } : {}),
    ...(format === 'csv' && isForExcel ? { for_excel: true } : {}),
  }
  const nothing = {
    reason: `There is nothing to download: no ${subjects[view.subject].one} matches these filters.`,
    onPress: dialog.onClose,
  }
  return (
    <QuestionDialog
      {...dialog}
      isOpen
      title={`Download these ${subjects[view.subject].several}`}
      footer={
        <>
          <DialogClose>Back</DialogClose>
          <BusyButton
            isBusy={request.isPending}
            busyText="Sending…"
            refusal={count === 0 ? nothing : undefined}
            onPress={() => request.mutate(body)}
          >
            Download
          </BusyButton>
        </>
      }
    >
      <p className={styles.count} role="status">
        {count === undefined ? whileUncounted(counting, view.subject) : <CountText count={count} view={view} />}
      </p>
      <RadioCards
        isLegendVisible
        legend="Columns"
        choices={columnChoices(view, useHidden())}
        value={columns}
        onChange={setColumns}
      />
      <RadioCards isLegendVisible legend="Kind of file" choices={formats} value={format} onChange={setFormat} />
      <FormatOptions subject={view.subject} {...{ format, isForExcel, setIsForExcel, hasAllDigits, setHasAllDigits }} />
      <p className={textLook.muted}>
        Files stay under <Link to="/my-exports">My exports</Link> for 24 hours.
      </p>
      <SendTrouble sent={request} />
    </QuestionDialog>
  )
}

interface FormatOptionsProps {
  readonly subject: SubjectId
  readonly format: ExportFormat
  readonly isForExcel: boolean
  readonly setIsForExcel: (is: boolean) => void
  readonly hasAllDigits: boolean
  readonly setHasAllDigits: (has: boolean) => void
}

/** Notes on the chosen kind of file: a data package has all digits, and says how to cite it. */
function FormatOptions({
  subject,
  format,
  isForExcel,
  setIsForExcel,
  hasAllDigits,
  setHasAllDigits,
}: FormatOptionsProps) {
  if (format === 'package') return <Citation subject={subject} />
  return (
    <>
      {format === 'csv' && (
        <Checkbox checked={isForExcel} onChange={({ target }) => setIsForExcel(target.checked)}>
          For Excel{' '}
          <span className={textLook.muted}>
            (keeps 01001 when the file is opened by a double click; other programs then read ="01001")
          </span>
        </Checkbox>
      )}
      <Checkbox checked={hasAllDigits} onChange={({ target }) => setHasAllDigits(target.checked)}>
        All digits of shares <span className={textLook.muted}>(67.659473879715 instead of 67.7)</span>
      </Checkbox>
    </>
  )
}

function whileUncounted({ fetchStatus }: { readonly fetchStatus: FetchStatus }, subject: SubjectId): string {
  if (fetchStatus === 'fetching') return 'Counting…'
  return `We could not count the ${subjects[subject].several} right now. You can still download them.`
}

function CountText({ count, view }: { readonly count: number; readonly view: SearchView }) {
  return (
    <>
      <b>{thousands(count)}</b> {nounOf(view.subject, count)}{' '}
      {view.filters.length > 0 ? 'under your filters' : 'in all'}, every one as a row of the file.
    </>
  )
}

function columnChoices({ subject, columns }: SearchView, hidden: ReadonlySet<string>) {
  const all = columnsOf[subject].distinctIds.filter((id) => !hidden.has(id))
  return [
    { value: 'shown' as const, label: 'Columns shown', hint: `The ${columns.length} columns of the table.` },
    {
      value: 'all' as const,
      label: 'All columns',
      hint: `All ${all.length}, ${extents[subject]}.`,
    },
  ]
}

/** How far all columns reach. */
const extents: Readonly<Record<SubjectId, string>> = {
  official: 'from contacts to elections and demographics, and the source of each row',
  place: 'from who governs to votes and demographics',
}

import { distinctColumnIds } from '@atlas/contract/catalogue/columns.ts'
import type { ExportFormat } from '@atlas/contract/endpoints/exports.ts'
import { type FetchStatus, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentProps, useState } from 'react'
import { useHidden } from '#api/use-nonpartisan.ts'
import { countQuery } from '#exports/export-queries.ts'
import styles from '#exports/ExportDialog.module.css'
import type { ExportBody } from '#exports/use-running-export.ts'
import { SendTrouble } from '#layout/page/SendTrouble.tsx'
import type { SearchView } from '#search-state/search-view.ts'
import { BusyButton } from '#ui/form/BusyButton.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { RadioCards } from '#ui/form/RadioGroup.tsx'
import textLook from '#ui/look/text.module.css'
import { DialogClose, QuestionDialog } from '#ui/overlay/Dialog.tsx'
import { thousands } from '#ui/text/thousands.ts'

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
  { value: 'csv', label: 'CSV', hint: 'Plain text for any program.' },
  {
    value: 'xlsx',
    label: 'Excel',
    hint: 'Keeps numbers such as 01 intact, and lists its filters, sources and terms on a second sheet.',
  },
]

/** Which columns, which kind of file, and how many officials will be in it. */
export function ExportDialog({ view, request, ...dialog }: ExportDialogProps) {
  const [columns, setColumns] = useState<Columns>('shown')
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [hasAllDigits, setHasAllDigits] = useState(false)
  const counting = useQuery(countQuery(view.filters))
  const count = counting.data
  const body: ExportBody = {
    filters: [...view.filters],
    sort: [...view.sort],
    format,
    ...(columns === 'shown' ? { columns: [...view.columns] } : {}),
    ...(hasAllDigits ? { all_digits: true } : {}),
  }
  const nothing = {
    reason: 'There is nothing to download: no official matches these filters.',
    onPress: dialog.onClose,
  }
  return (
    <QuestionDialog
      {...dialog}
      isOpen
      title="Download these officials"
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
        {count === undefined ? (
          whileUncounted(counting)
        ) : (
          <CountText count={count} isFiltered={view.filters.length > 0} />
        )}
      </p>
      <Choice legend="Columns" choices={columnChoices(view, useHidden())} value={columns} onChange={setColumns} />
      <Choice legend="Kind of file" choices={formats} value={format} onChange={setFormat} />
      <Checkbox checked={hasAllDigits} onChange={({ target }) => setHasAllDigits(target.checked)}>
        All digits of shares <span className={textLook.muted}>(67.659473879715 instead of 67.7)</span>
      </Checkbox>
      <p className={textLook.muted}>
        Files stay under <Link to="/my-exports">My exports</Link> for 24 hours.
      </p>
      <SendTrouble sent={request} />
    </QuestionDialog>
  )
}

/** Two choices stand above each other here, so the eye needs their names, too. */
function Choice<Value extends string>(props: ComponentProps<typeof RadioCards<Value>>) {
  return (
    <div className={styles.choice}>
      <p aria-hidden="true">{props.legend}</p>
      <RadioCards {...props} />
    </div>
  )
}

function whileUncounted({ fetchStatus }: { readonly fetchStatus: FetchStatus }): string {
  if (fetchStatus === 'fetching') return 'Counting…'
  return 'We could not count the officials right now. You can still download them.'
}

function CountText({ count, isFiltered }: { readonly count: number; readonly isFiltered: boolean }) {
  const officials = count === 1 ? 'official' : 'officials'
  return (
    <>
      <b>{thousands(count)}</b> {officials} {isFiltered ? 'under your filters' : 'in all'}, every one as a row of the
      file.
    </>
  )
}

function columnChoices({ columns }: SearchView, hidden: ReadonlySet<string>) {
  return [
    { value: 'shown' as const, label: 'Columns shown', hint: `The ${columns.length} columns of the table.` },
    {
      value: 'all' as const,
      label: 'All columns',
      hint: `All ${distinctColumnIds.filter((id) => !hidden.has(id)).length}, from contacts to elections and demographics, and the source of each row.`,
    },
  ]
}

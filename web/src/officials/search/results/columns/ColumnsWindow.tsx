import { type ComponentProps, Suspense, useState } from 'react'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'

const ColumnsDialog = lazyPart(
  async () => (await import('#officials/search/results/columns/ColumnsDialog.tsx')).ColumnsDialog,
)

/** The dialog of the columns, whose code is loaded on request. Choices that are not applied are forgotten. */
export function ColumnsWindow(props: ComponentProps<typeof ColumnsDialog>) {
  const [openings, setOpenings] = useState({ isOpen: false, count: 0 })
  if (openings.isOpen !== props.isOpen)
    setOpenings({ isOpen: props.isOpen, count: openings.count + (props.isOpen ? 1 : 0) })
  return <Suspense>{openings.count > 0 && <ColumnsDialog key={openings.count} {...props} />}</Suspense>
}

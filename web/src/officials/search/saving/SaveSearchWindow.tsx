import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'

const SaveSearchDialog = lazyPart(
  async () => (await import('#officials/search/saving/SaveSearchDialog.tsx')).SaveSearchDialog,
)

interface SaveSearchWindowProps extends ComponentProps<typeof SaveSearchDialog> {
  readonly isOpen: boolean
}

/** Keeps the search as it stands, under a name; its code comes once it is asked for. */
export function SaveSearchWindow({ isOpen, ...props }: SaveSearchWindowProps) {
  return <Suspense>{isOpen && <SaveSearchDialog {...props} />}</Suspense>
}

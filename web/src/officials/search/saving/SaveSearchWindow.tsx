import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#shared/ui/async/lazy-part.tsx'

const SaveSearchDialog = lazyPart(
  async () => (await import('#officials/search/saving/SaveSearchDialog.tsx')).SaveSearchDialog,
)

interface SaveSearchWindowProps extends ComponentProps<typeof SaveSearchDialog> {
  readonly isOpen: boolean
}

/** Saves the present search under a name; its code is loaded on request. */
export function SaveSearchWindow({ isOpen, ...props }: SaveSearchWindowProps) {
  return <Suspense>{isOpen && <SaveSearchDialog {...props} />}</Suspense>
}

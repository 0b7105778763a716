import { type ComponentType, useEffect, useState } from 'react'

/** The part of the page that starts its worker. Without a signal its code may not come; it is asked for again with the next one. */
export function NewerVersionLater({ hasSignal }: { readonly hasSignal: boolean }) {
  const [NewerVersion, setNewerVersion] = useState<ComponentType | null>(null)
  useEffect(() => {
    import('#layout/offline/NewerVersion.tsx').then(
      (code) => setNewerVersion(() => code.NewerVersion),
      () => undefined,
    )
  }, [hasSignal])
  return NewerVersion && <NewerVersion />
}

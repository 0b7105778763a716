import { type ComponentType, useEffect, useState } from 'react'

/** Starts the worker. Without a signal its code may not load; it is requested again when the signal is back. */
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

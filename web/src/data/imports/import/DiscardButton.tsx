import type { Import } from '@atlas/contract/endpoints/data/imports.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { discard, importsQuery } from '#data/imports/import/import-queries.ts'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

interface DiscardButtonProps {
  readonly request: Import
  readonly children: string
}

/** Forgets what was asked for; nothing that was loaded is touched. */
export function DiscardButton({ request, children }: DiscardButtonProps) {
  const client = useQueryClient()
  const discarding = useMutation({
    mutationFn: discard,
    onSettled: () => client.invalidateQueries({ queryKey: importsQuery.queryKey }),
  })
  return (
    <>
      <button
        type="button"
        className={buttonLook.quietLarge}
        aria-busy={discarding.isPending || undefined}
        onClick={() => !discarding.isPending && discarding.mutate(request)}
      >
        {children}
      </button>
      <SendTrouble sent={discarding} />
    </>
  )
}

import { type Import, listImportRuns, undoImport } from '@atlas/contract/endpoints/data/imports.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#shared/api/api-problem.ts'
import { call } from '#shared/api/call.ts'
import { LeftOutByRule, useFound } from '#data/corrections/report/official/LeftOutByRule.tsx'
import { useImport } from '#data/corrections/report/official/use-import.ts'
import buttonLook from '#shared/ui/look/button.module.css'

/** Says that it is published, and undoes it with one press as long as nothing else has been imported. */
export function Published({ request }: { readonly request: Import }) {
  const [undoing, setUndoing] = useState<Import | null>(null)
  const now = useImport(undoing)
  const found = useFound(request.counts)
  const { data } = useQuery({
    queryKey: ['imports', 'runs', 'newest', request.id],
    queryFn: ({ signal }) => call(listImportRuns, { query: { limit: 1 } }, { signal }),
    meta: { showsOwnError: true },
  })
  const run = data?.values.find(({ can_be_undone: can, file_name: name }) => can && name === request.file_name)
  const undo = useMutation({
    mutationFn: (id: number) => call(undoImport, { params: { id: String(id) } }),
    onSuccess: setUndoing,
  })
  if (now) return <p role="status">{now.status === 'DONE' ? 'Undone. All is as it was.' : 'Being undone …'}</p>
  return (
    <div role="status">
      <p>
        <b>Published.</b> {found !== 'none' && <span>Everybody sees it now.</span>}{' '}
        {run && (
          <button
            type="button"
            className={buttonLook.link}
            aria-busy={undo.isPending || undefined}
            onClick={() => !undo.isPending && undo.mutate(run.id)}
          >
            Undo
          </button>
        )}
      </p>
      {request.counts && <LeftOutByRule counts={request.counts} />}
      {undo.error instanceof ApiProblem && <p role="alert">{undo.error.detail}</p>}
    </div>
  )
}

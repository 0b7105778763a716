import type { SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { isNetworkFailure } from '#shared/api/problem-message.ts'
import { useChangeSearch } from '#saved/searches/search-queries.ts'
import { Switch } from '#shared/ui/form/Switch.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

/** A person's own switch, also beside a colleague's search. It shows the new choice at once. */
export function WeeklySwitch({ search: { id, name, digest } }: { readonly search: SavedSearch }) {
  const changing = useChangeSearch((changed) =>
    showToast('success', changed.digest === 'weekly' ? 'Weekly e-mail is on' : 'Weekly e-mail is off', name),
  )
  const current = changing.isPending ? (changing.variables.changes.digest ?? digest) : digest
  return (
    <Switch
      isOn={current === 'weekly'}
      about={`of ${name}`}
      onChange={(isOn) =>
        changing.mutate({ id, changes: { digest: isOn ? 'weekly' : 'none' } }, { onError: reportUnlessAnswered })
      }
    >
      Weekly e-mail
    </Switch>
  )
}

/** A refusal has its own message; a missing answer is reported here, as the switch returns. */
function reportUnlessAnswered(error: unknown): void {
  if (isNetworkFailure(error)) showToast('error', 'No answer came from the server', 'The switch is as it was.')
}

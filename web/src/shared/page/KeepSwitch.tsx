import { isOver, keptUntil } from '@atlas/contract/rules/kept-thing.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { useMutation } from '@tanstack/react-query'
import { identityOf } from '#shared/api/kept-identity.ts'
import type { NewThing, PageQuestions } from '#shared/api/kept-answers.ts'
import { useKeptThings } from '#shared/api/use-kept-things.ts'
import { ApiProblem, NetworkFailure } from '#shared/api/api-problem.ts'
import { keepFromServer } from '#shared/page/keep-from-server.ts'
import styles from '#shared/page/KeepSwitch.module.css'
import { useDeviceWord } from '#shared/page/use-device-word.ts'
import { Switch } from '#shared/ui/form/Switch.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'
import { localDay } from '#shared/ui/text/local-day.ts'

interface KeepSwitchProps extends PageQuestions {
  readonly thing: NewThing
}

/** Keeps what a page shows on this device, so that it can be read for seven days without a signal. */
export function KeepSwitch({ thing, ...pageQuestions }: KeepSwitchProps) {
  const device = useDeviceWord()
  const kept = useKeptThings().find(({ address }) => identityOf(address) === identityOf(thing.address))
  const { isPending, variables, mutate } = useMutation({
    mutationFn: async (isKept: boolean) => {
      if (isKept) await keepFromServer(thing, pageQuestions)
      else if (kept) await (await import('#shared/api/kept-answers.ts')).removeThing(kept)
    },
    // Keeping needs the server now, so it must fail rather than wait for a signal; removing needs no server.
    networkMode: 'always',
    meta: { showsOwnError: true },
    onError: (error) => showToast('error', 'Not kept', reasonOf(error, device)),
  })
  const isOn = isPending ? variables : kept !== undefined
  return (
    <div className={styles.keep}>
      <Switch isOn={isOn} onChange={(next) => !isPending && mutate(next)} {...hintOf(kept)}>
        Keep on this {device}
      </Switch>
    </div>
  )
}

function hintOf(kept: ReturnType<typeof useKeptThings>[number] | undefined): { hint?: string } {
  if (!kept) return {}
  if (isOver(kept, Date.now())) return { hint: 'Older than seven days.' }
  const until = `until ${typedDayOf(localDay(keptUntil(kept)))}`
  return { hint: kept.kind === 'search' ? `${kept.about}, ${until}` : until }
}

function reasonOf(error: unknown, device: string): string {
  if (error instanceof ApiProblem) return error.detail
  if (error instanceof NetworkFailure) return 'No answer came from the server. Try again with a signal.'
  return `This ${device} has no room left.`
}

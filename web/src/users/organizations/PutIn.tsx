import type { SuggestedAccounts, usePutInto } from '#users/organizations/use-put-into.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import spinnerLook from '#shared/ui/look/spinner.module.css'

interface PutInProps {
  readonly label: string
  /** The accessible name, for people who cannot see where the button is. */
  readonly spoken: string
  readonly action: string
  readonly accounts: SuggestedAccounts
  /** One at a time, because the first press may make the organization that the next one needs. */
  readonly putting: ReturnType<typeof usePutInto>
  readonly onPut: (pressed: HTMLElement) => void
}

/** Confirms a suggestion. */
export function PutIn({ label, spoken, action, accounts, putting, onPut }: PutInProps) {
  const { isPending, variables, mutate } = putting
  const isOwn = isPending && variables?.length === accounts.length && variables[0]?.id === accounts[0]?.id
  return (
    <button
      type="button"
      className={buttonLook.button}
      data-action={action}
      aria-label={spoken}
      aria-busy={isOwn || undefined}
      aria-disabled={(isPending && !isOwn) || undefined}
      onClick={({ currentTarget }) => {
        if (isPending) return
        onPut(currentTarget)
        mutate(accounts)
      }}
    >
      {isOwn && <span className={spinnerLook.spinner} aria-hidden="true" />}
      {label}
    </button>
  )
}

import { changeSavedSearch, type SavedSearch } from '@atlas/contract/endpoints/saved/searches.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '#shared/api/call.ts'
import { useNewestAnswer } from '#shared/api/use-newest-answer.ts'
import styles from '#accounts/own/AccountPage.module.css'
import { AccountSection, focusSection } from '#accounts/own/AccountSection.tsx'
import { savedSearchesQuery } from '#saved/searches/search-queries.ts'
import { PartTrouble } from '#shared/page/PartTrouble.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

const anchor = 'emails'

/** Which mails this person gets, and which of them can be turned off. */
export function EmailsSection({ email }: { readonly email: string }) {
  const answer = useNewestAnswer({ ...useQuery(savedSearchesQuery), isPlaceholderData: false })
  const searches = answer.reply?.values
  const weekly = searches?.filter(({ digest }) => digest === 'weekly') ?? []
  return (
    <AccountSection anchor={anchor} title="E-mails" hint={`To ${email}`}>
      <PartTrouble section="Your saved searches" answer={answer} />
      <ul className={styles.mails}>
        <li>
          <b>Weekly e-mail on saved searches</b>
          <p>
            {searches ? weeklyText(weekly.length, searches.length) : 'Mondays, only when something changed.'}{' '}
            <Link to="/saved">Choose the searches</Link>
          </p>
          {weekly.length > 0 && <TurnOff weekly={weekly} />}
        </li>
        <li>
          <b>Answers to mistakes you reported</b>
          <p>One e-mail for each, when it is decided.</p>
        </li>
        <li>
          <b>What happens to your account</b>
          <p>
            A new password, two-step sign-in, a sign-in from a new device. These cannot be turned off: nothing is to
            happen here without you.
          </p>
        </li>
      </ul>
    </AccountSection>
  )
}

function TurnOff({ weekly }: { readonly weekly: readonly SavedSearch[] }) {
  const client = useQueryClient()
  const turning = useMutation({
    mutationFn: async () => {
      for (const { id } of weekly) await call(changeSavedSearch, { params: { id }, body: { digest: 'none' } })
    },
    onSuccess: () => {
      focusSection(anchor)
      showToast('success', 'Weekly e-mails are off')
    },
    onSettled: async () => await client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  })
  return (
    <>
      <button
        type="button"
        className={buttonLook.button}
        aria-busy={turning.isPending || undefined}
        onClick={() => !turning.isPending && turning.mutate()}
      >
        Turn weekly e-mails off
      </button>
      <SendTrouble sent={turning} />
    </>
  )
}

/** "Mondays, only when something changed: 2 of your 5 searches." The count includes shared searches of colleagues. */
function weeklyText(weekly: number, searches: number): string {
  if (searches === 0) return 'Mondays, only when something changed. You have no saved search yet.'
  return `Mondays, only when something changed: ${weekly === 0 ? 'none' : weekly} of your ${searches === 1 ? 'one search' : `${searches} searches`}.`
}

import { Scale } from 'lucide-react'
import styles from '#accounts/welcome/NonpartisanQuestion.module.css'
import { useTurnNonpartisan } from '#layout/nonpartisan/use-turn-nonpartisan.ts'
import { focusPageTitle } from '#shared/page/PageTitle.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** Asked once of people who registered for a 501(c)(3). */
export function NonpartisanQuestion() {
  const { mutate, isPending, variables } = useTurnNonpartisan()
  const choose = (isOn: boolean) => {
    if (isPending) return
    // The question disappears together with its buttons.
    focusPageTitle()
    mutate(isOn)
  }
  return (
    <section className={styles.question} aria-labelledby="nonpartisan-question">
      <Scale aria-hidden />
      <div>
        <h2 id="nonpartisan-question">Nonpartisan view for your 501(c)(3)?</h2>
        <p>
          It hides party and candidates’ shares on every page, in files and in print. You can switch it in the account
          menu at any time.
        </p>
        <div className={styles.actions}>
          <BusyButton isBusy={isPending && variables} busyText="Turning on…" onPress={() => choose(true)}>
            Turn on Nonpartisan view
          </BusyButton>
          <button type="button" className={buttonLook.button} onClick={() => choose(false)}>
            Keep everything shown
          </button>
        </div>
      </div>
    </section>
  )
}

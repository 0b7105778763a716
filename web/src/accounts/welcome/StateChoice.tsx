import type { CoverageReply } from '@atlas/contract/endpoints/data/coverage.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import styles from '#accounts/welcome/FirstQuestions.module.css'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { useSetPreference } from '#layout/preference/set-preference.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

const nothing = () => {}

/** The questions are about one state, which is saved as the state in which searches start. */
export function StateChoice({ coverage }: { readonly coverage: CoverageReply | null }) {
  const saving = useSetPreference(nothing)
  return (
    <>
      <p className={styles.why}>
        The first questions are about it, and your searches start in it. You can change it later in the account menu.
      </p>
      <ul className={styles.states}>
        {stateIds.map((id) => {
          const area = coverage?.states.find(({ state_id }) => state_id === id)
          return (
            <li key={id}>
              <button
                type="button"
                className={buttonLook.large}
                disabled={saving.isPending}
                onClick={() => saving.mutate(id)}
              >
                {states[id].name}
                {area && (
                  <span className={textLook.muted}>
                    {thousands(area.searchable)}
                    <span className={textLook.visuallyHidden}> officials</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <SendTrouble sent={saving} />
    </>
  )
}

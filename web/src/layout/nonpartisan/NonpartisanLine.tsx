import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { forgetEarlyAnswers } from '#shared/api/early-answers.ts'
import { rememberView } from '#shared/api/remembered-view.ts'
import { refetchAll, sessionQuery } from '#shared/api/session.ts'
import lineStyles from '#shared/page/line.module.css'
import { useTurnNonpartisan } from '#layout/nonpartisan/use-turn-nonpartisan.ts'
import { focusPageTitle } from '#shared/page/PageTitle.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** On every page and every printout of a person who has the view on. */
export function NonpartisanLine() {
  const { data: user } = useQuery(sessionQuery)
  const { mutate, isPending } = useTurnNonpartisan()
  const isOn = user?.is_nonpartisan
  useFollowedView(isOn)
  if (!isOn) return null
  const turnOff = () => {
    if (isPending) return
    // The button disappears with the line.
    focusPageTitle()
    mutate(false)
  }
  return (
    <section aria-label="Nonpartisan view">
      <div className={lineStyles.info} role="note">
        <Scale aria-hidden />
        <p>
          <b>Nonpartisan view is on.</b> Party and candidates’ shares are hidden on every page, in files and in print.
        </p>
        <button type="button" className={buttonLook.link} onClick={turnOff}>
          Turn off
        </button>
      </div>
    </section>
  )
}

/** Discards answers of the former view, wherever the view was switched: here, in another tab or on another device. */
function useFollowedView(isOn: boolean | undefined): void {
  const client = useQueryClient()
  const former = useRef(isOn)
  useEffect(() => {
    if (isOn !== undefined) rememberView(isOn)
    if (isOn !== undefined && former.current === !isOn) {
      forgetEarlyAnswers()
      void refetchAll(client)
    }
    former.current = isOn
  }, [client, isOn])
}

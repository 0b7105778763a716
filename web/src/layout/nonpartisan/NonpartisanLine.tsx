import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useEffect } from 'react'
import { rememberView } from '#api/remembered-view.ts'
import { sessionQuery } from '#api/session.ts'
import styles from '#layout/nonpartisan/NonpartisanLine.module.css'
import { useTurnNonpartisan } from '#layout/nonpartisan/use-turn-nonpartisan.ts'
import { focusPageTitle } from '#layout/page/PageTitle.tsx'
import buttonLook from '#ui/look/button.module.css'

/** On every page and every print of whoever has the view on. */
export function NonpartisanLine() {
  const { data: user } = useQuery(sessionQuery)
  const { mutate, isPending } = useTurnNonpartisan()
  const isOn = user?.is_nonpartisan
  useEffect(() => {
    if (isOn !== undefined) rememberView(isOn)
  }, [isOn])
  if (!isOn) return null
  const turnOff = () => {
    if (isPending) return
    // The button goes away with the line.
    focusPageTitle()
    mutate(false)
  }
  return (
    <div className={styles.line} role="note">
      <Scale aria-hidden />
      <p>
        <b>Nonpartisan view is on.</b> Party and candidates’ shares are hidden on every page, in files and in print.
      </p>
      <button type="button" className={buttonLook.link} onClick={turnOff}>
        Turn off
      </button>
    </div>
  )
}

import { TriangleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { Checkbox } from '#shared/ui/form/Checkbox.tsx'
import noticeLook from '#shared/ui/look/notice.module.css'

interface UnconfirmedEmailProps {
  readonly box: Ref<HTMLInputElement>
  readonly isAccepted: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

export const acceptReason = 'Tick that you have made sure who it is.'

/** A separate confirmation before somebody with an unconfirmed e-mail address gets a role. */
export function UnconfirmedEmail({ box, isAccepted, onAccept }: UnconfirmedEmailProps) {
  return (
    <>
      <p className={noticeLook.warning}>
        <TriangleAlert aria-hidden />
        <span>
          <b>This email address is not confirmed yet.</b> Anybody can register with anybody’s address, and could sign in
          with the password of the registration. Ask the person to open the link in our email first. The audit log says
          if you go ahead.
        </span>
      </p>
      <Checkbox ref={box} checked={isAccepted} onChange={({ target }) => onAccept(target.checked)}>
        I have made sure in another way that this person registered
      </Checkbox>
    </>
  )
}

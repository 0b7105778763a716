import {
  confirmTwoFactor,
  recoveryCodeCount,
  type TwoFactorKey,
} from '@atlas/contract/endpoints/accounts/two-factor.ts'
import { useMutation } from '@tanstack/react-query'
import { Copy, ShieldAlert } from 'lucide-react'
import { useRef } from 'react'
import { call } from '#shared/api/call.ts'
import { QrCode } from '#accounts/own/two-factor/QrCode.tsx'
import styles from '#accounts/own/two-factor/TwoFactor.module.css'
import { codeOf, SixDigits } from '#accounts/second-step/SixDigits.tsx'
import { SendTrouble } from '#shared/page/SendTrouble.tsx'
import { BusyButton } from '#shared/ui/form/BusyButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { copyText } from '#shared/ui/overlay/copy-text.ts'
import { StepMark } from '#shared/ui/text/StepMark.tsx'

/** A key that waits for its first code, with the password it was requested with, which is sent again with the code. */
export interface MadeKey {
  readonly key: TwoFactorKey
  readonly password: string
}

interface SetUpProps {
  /** The key for the app. It has no effect until a code made from it is confirmed. */
  readonly made: MadeKey
  readonly onTurnedOn: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Scan the key, enter six digits, save the recovery codes. */
export function SetUp({ made, onTurnedOn, onCancel }: SetUpProps) {
  return (
    <>
      <p className={noticeLook.warning} role="status">
        <ShieldAlert aria-hidden />
        <span>
          <b>Not finished yet.</b> Scan the code, then enter the six digits the app shows.
        </span>
      </p>
      <ol className={styles.steps}>
        <li>
          <StepMark number={1} progress="later" />
          <div>
            <h3>Scan this with an authenticator app</h3>
            <Key made={made.key} />
          </div>
        </li>
        <li>
          <StepMark number={2} progress="later" />
          <CodeStep password={made.password} onTurnedOn={onTurnedOn} onCancel={onCancel} />
        </li>
        <li>
          <StepMark number={3} progress="later" />
          <div>
            <h3>Keep your recovery codes</h3>
            <p className={textLook.muted}>
              {recoveryCodeCount} codes, each good for one sign-in when the phone is lost. They are shown once, as soon
              as step 2 is done.
            </p>
          </div>
        </li>
      </ol>
    </>
  )
}

function Key({ made }: { readonly made: MadeKey['key'] }) {
  return (
    <div className={styles.key}>
      <QrCode qr={made.qr} />
      <div>
        <p>Any authenticator app will do. No camera? Enter this key instead:</p>
        <p className={styles.letters}>{made.key}</p>
        <div className={buttonLook.row}>
          <button type="button" className={buttonLook.button} onClick={() => void copyText('key', made.key)}>
            <Copy aria-hidden />
            Copy key
          </button>
          {/* A phone cannot scan its own screen; this link opens its app. */}
          <a className={buttonLook.quiet} href={made.uri}>
            Open in an app on this device
          </a>
        </div>
      </div>
    </div>
  )
}

interface CodeStepProps extends Omit<SetUpProps, 'made'> {
  readonly password: string
}

function CodeStep({ password, onTurnedOn, onCancel }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null)
  const confirming = useMutation({
    mutationFn: (code: string) => call(confirmTwoFactor, { body: { code, password } }),
    onSuccess: ({ recovery_codes: codes }) => onTurnedOn(codes),
    meta: { showsOwnError: true },
  })
  const send = () => !confirming.isPending && !confirming.isSuccess && confirming.mutate(codeOf(input.current))
  return (
    <form
      className={styles.enter}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h3>Enter the six digits</h3>
      <SixDigits input={input} hint="It changes every 30 seconds." sent={confirming} onComplete={send} />
      <SendTrouble sent={confirming} />
      <div className={buttonLook.row}>
        <BusyButton isBusy={confirming.isPending} busyText="Turning on…">
          Turn on
        </BusyButton>
        <button type="button" className={buttonLook.quietLarge} onClick={onCancel}>
          Not now
        </button>
      </div>
    </form>
  )
}

import { Pause, Play, Square } from 'lucide-react'
import styles from '#places/find/match/MatchPage.module.css'
import type { AddressRun } from '#places/find/match/use-address-run.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

interface LookUpAddressesProps {
  readonly run: AddressRun
  readonly rows: number
  /** To whom the addresses go. */
  readonly service: string
}

/** Says to whom addresses go and how many, and how far it is; it can be paused, gone on with and ended. */
export function LookUpAddresses({ run, rows, service }: LookUpAddressesProps) {
  const { standing, done, isWaiting } = run
  const left = rows - done
  return (
    <section className={styles.box} aria-labelledby="look-up">
      <h2 id="look-up">Addresses</h2>
      <p>
        {thousands(rows)} {rows === 1 ? 'row has' : 'rows have'} an address. Each is sent to {service} to be found; the
        atlas writes none of them down.
      </p>
      <progress className={styles.progress} max={rows} value={done} aria-label="Addresses looked up" />
      <p role="status" className={textLook.muted}>
        {statusText(run, rows)}
        {isWaiting && standing === 'running' && ' The service answers so many in a minute; it goes on by itself.'}
      </p>
      <div className={styles.deeds}>
        {(standing === 'ready' ||
          standing === 'paused' ||
          standing === 'failed' ||
          (standing === 'done' && left > 0)) && (
          <button type="button" className={buttonLook.primary} onClick={run.start}>
            <Play aria-hidden />
            {done === 0
              ? `Look up ${thousands(left)} ${left === 1 ? 'address' : 'addresses'}`
              : `Look up the other ${thousands(left)}`}
          </button>
        )}
        {standing === 'running' && (
          <button type="button" className={buttonLook.button} onClick={run.pause}>
            <Pause aria-hidden />
            Pause
          </button>
        )}
        {(standing === 'running' || standing === 'paused') && (
          <button type="button" className={buttonLook.button} onClick={run.stop}>
            <Square aria-hidden />
            Stop
          </button>
        )}
      </div>
    </section>
  )
}

function statusText({ standing, done }: AddressRun, rows: number): string {
  if (standing === 'ready') return 'Nothing has been sent yet.'
  const count = `${thousands(done)} of ${thousands(rows)} looked up.`
  if (standing === 'failed') return `${count} The atlas did not answer; what was found is kept.`
  if (standing === 'paused') return `${count} Paused.`
  if (standing === 'done' && done < rows) return `${count} Stopped; the others stay in the file, and say so.`
  return count
}

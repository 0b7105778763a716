import type { TwoFactorKey } from '@atlas/contract/endpoints/accounts/two-factor.ts'
import styles from '#accounts/own/two-factor/TwoFactor.module.css'

/** The blank margin that scanners need, measured in squares. */
const edge = 4

/** Dark on white in both themes, because many scanners read nothing else. */
export function QrCode({ qr: { size, path } }: Pick<TwoFactorKey, 'qr'>) {
  const all = size + 2 * edge
  return (
    <svg
      className={styles.qr}
      viewBox={`${-edge} ${-edge} ${all} ${all}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of your key"
    >
      <rect x={-edge} y={-edge} width={all} height={all} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

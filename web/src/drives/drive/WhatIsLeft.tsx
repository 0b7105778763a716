import type { DriveProgress } from '@atlas/contract/endpoints/drives/drives.ts'
import { SideSection } from '#drives/drive/SideSection.tsx'
import styles from '#drives/drive/WhatIsLeft.module.css'
import { wantedHead } from '#drives/frame/wanted-words.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** Of each kind of answer, how much is left. */
export function WhatIsLeft({ progress }: { readonly progress: DriveProgress }) {
  return (
    <SideSection title="What is left">
      <dl className={styles.left}>
        {progress.by_kind.map(({ wanted, of, left }) => (
          <div key={wanted}>
            <dt>{wantedHead(wanted)}</dt>
            <dd>
              {thousands(left)} of {thousands(of)}
            </dd>
          </div>
        ))}
      </dl>
    </SideSection>
  )
}

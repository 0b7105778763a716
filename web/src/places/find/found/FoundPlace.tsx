import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import { useState } from 'react'
import { CrossedLine } from '#places/find/found/CrossedLine.tsx'
import { listOfFound } from '#places/find/found/list-of-found.ts'
import { NearLine } from '#places/find/found/NearLine.tsx'
import styles from '#places/find/found/FoundPlace.module.css'
import { officialsOf, sectionsOf, shortCounty } from '#places/find/found/sections.ts'
import { SectionOfOfficials } from '#places/find/found/SectionOfOfficials.tsx'
import { SaveAsListButton } from '#saved/lists/save/SaveAsListButton.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

/** Everybody on file who represents what was asked for, and which part of it. */
export function FoundPlace({ found }: { readonly found: Found }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const partId = found.parts.some(({ id }) => id === chosen) ? chosen : null
  const shown = officialsOf(found, partId)
  const sections = sectionsOf(found, shown)
  return (
    <div className={styles.found}>
      {found.point ? (
        <NearLine found={found} partId={partId} onChoose={setChosen} />
      ) : (
        found.parts.length > 1 && <CrossedLine found={found} partId={partId} onChoose={setChosen} />
      )}
      <p className={styles.live} role="status">
        <b>{thousands(shown.length)}</b> {shown.length === 1 ? 'official' : 'officials'} on file{' '}
        {shown.length === 1 ? 'serves' : 'serve'} {partId === null ? found.name : partName(found, partId)}{' '}
        {partId === null && !found.point && <span className={textLook.muted}>{sharedWords(found)}</span>}
      </p>
      {shown.length > 0 && (
        <div className={styles.deeds}>
          <SaveAsListButton
            source={() => listOfFound(found, shown)}
            look={buttonLook.button}
            label={shown.length === 1 ? 'Save as list' : `Save these ${thousands(shown.length)} as a list`}
          />
        </div>
      )}
      {shown.length === 0 && (
        <p>Nobody who can be searched is on file here. What is covered, and why, stands under “What is covered”.</p>
      )}
      {sections.map((section) => (
        <SectionOfOfficials key={section.key} found={found} section={section} />
      ))}
      {found.not_on_file.map((sentence) => (
        <p key={sentence} className={styles.missing}>
          {sentence}
        </p>
      ))}
    </div>
  )
}

function partName({ name, parts, point }: Found, partId: string): string {
  const part = parts.find(({ id }) => id === partId)
  if (point) return `${name}, if that is in ${part?.name}`
  return `the ${shortCounty(part?.name ?? '')} part of ${name}`
}

/** "· 10 serve both parts, 8 only the Bolivar part, 7 only the Sunflower part" */
function sharedWords({ officials, parts }: Found): string {
  if (parts.length < 2) return ''
  const all = officials.filter((each) => each.parts.length === parts.length).length
  const only = parts.map(({ id, name }) => {
    const count = officials.filter((each) => each.parts.length === 1 && each.parts[0]?.id === id).length
    return `${count} only the ${shortCounty(name)} part`
  })
  return `· ${[`${all} serve ${parts.length === 2 ? 'both' : 'all'} parts`, ...only].join(', ')}`
}

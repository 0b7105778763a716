import type { OfficialChange } from '@atlas/contract/endpoints/officials/changes.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { usePresenter } from '#shared/api/settings.ts'
import styles from '#officials/changes/ChangeLog.module.css'
import { type ChangeGroup, changeGroupIds, changeGroups } from '#officials/changes/change-group.ts'
import { type LogEntry, type LogLine, logEntries } from '#officials/changes/log-entries.ts'
import { PublicAgain } from '#officials/changes/PublicAgain.tsx'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import { QuickChip, QuickChips } from '#shared/ui/form/QuickChips.tsx'
import textLook from '#shared/ui/look/text.module.css'
import { localDay } from '#shared/ui/text/local-day.ts'

/** The entries of a log, newest first, of the selected kinds. */
export function ChangeLog({ changes }: { readonly changes: readonly OfficialChange[] }) {
  const isEditor = useIsAdministrator()
  const presenter = usePresenter()
  const [left, setLeft] = useState<readonly ChangeGroup[]>([])
  const entries = logEntries(changes, presenter).filter(({ group }) => !left.includes(group))
  return (
    <>
      <div className={styles.chips}>
        <QuickChips label="Show">
          {changeGroupIds.map((group) => (
            <QuickChip
              key={group}
              label={changeGroups[group]}
              isOn={!left.includes(group)}
              onPress={() =>
                setLeft((before) =>
                  before.includes(group) ? before.filter((each) => each !== group) : [...before, group],
                )
              }
            />
          ))}
        </QuickChips>
      </div>
      {entries.length === 0 ? (
        <p className={textLook.muted}>Nothing of what is chosen has changed.</p>
      ) : (
        <ol className={styles.log}>
          {entries.map((entry) => (
            <Entry key={entry.key} entry={isEditor ? entry : { ...entry, inForce: null }} />
          ))}
        </ol>
      )}
    </>
  )
}

function Entry({ entry }: { readonly entry: LogEntry }) {
  const { at, title, lines, sentences, from, isOwn, inForce } = entry
  return (
    <li className={styles.entry} data-own={isOwn || undefined}>
      <p className={styles.when}>{at === null ? 'Day unknown' : typedDayOf(localDay(new Date(at)))}</p>
      <div className={styles.what}>
        <h2>{title}</h2>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {inForce !== null && (
          <PublicAgain
            correctionId={inForce}
            labels={lines.map(({ label }) => label)}
            isOverOther={lines.some(({ before }) => before !== null)}
          />
        )}
        {from.length > 0 && <p className={styles.from}>{from.join(' · ')}</p>}
      </div>
    </li>
  )
}

function Line({ line: { label, before, after } }: { readonly line: LogLine }) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>{label}</span>
      <span className={styles.was} data-none={before === null || undefined}>
        <span className={textLook.visuallyHidden}>before: </span>
        {before ?? 'Unknown'}
      </span>
      <ArrowRight aria-hidden />
      <span className={styles.is} data-none={after === null || undefined}>
        <span className={textLook.visuallyHidden}>now: </span>
        {after ?? 'Unknown'}
      </span>
    </p>
  )
}

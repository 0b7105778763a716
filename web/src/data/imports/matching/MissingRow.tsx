import type { ColumnStatus, MissingColumn } from '@atlas/contract/endpoints/data/import-matching.ts'
import { ArrowRight } from 'lucide-react'
import { chooseForAll } from '#data/imports/matching/answers.ts'
import styles from '#data/imports/matching/MatchList.module.css'
import { OptionSelect } from '#data/imports/matching/OptionSelect.tsx'
import { StatusBadge } from '#data/imports/matching/StatusBadge.tsx'
import type { ChangeAnswers } from '#data/imports/matching/use-matching.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'

interface MissingRowProps {
  readonly missing: MissingColumn
  readonly answer: string | null
  readonly onChange: (change: ChangeAnswers) => void
}

/** What no column says and every row needs: chosen once for all of them. */
export function MissingRow({ missing, answer, onChange }: MissingRowProps) {
  const { column, label, text, options, suggested } = missing
  const id = `missing-${column}`
  const isOpen = statusOf(missing) === 'NEEDS_ANSWER'
  const likely = options.find(({ value }) => value === suggested)
  return (
    <li className={styles.row} data-asks={isOpen || undefined}>
      <div className={styles.file}>
        <h3>{label}</h3>
        <p className={classes(textLook.muted, styles.note)}>For all rows</p>
      </div>
      <ArrowRight className={styles.arrow} aria-hidden />
      {options.length > 0 ? (
        <OptionSelect
          id={id}
          label={`${label} of all rows`}
          describedBy={`${id}-noticed`}
          options={options}
          value={answer}
          onChange={(value) => onChange(chooseForAll(column, value))}
        />
      ) : (
        <span className={classes(textLook.muted, styles.note)}>Choose it below</span>
      )}
      <div className={styles.noticed} id={`${id}-noticed`}>
        <StatusBadge status={statusOf(missing)} />
        <div className={styles.notice}>
          <p>{text}</p>
          {isOpen && likely && (
            <button
              type="button"
              className={buttonLook.link}
              onClick={() => onChange(chooseForAll(column, likely.value))}
            >
              Use {likely.label}
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

function statusOf({ answer, is_needed: isNeeded, is_told: isTold }: MissingColumn): ColumnStatus {
  if (isTold) return 'LOOK'
  return isNeeded && answer === null ? 'NEEDS_ANSWER' : 'READY'
}

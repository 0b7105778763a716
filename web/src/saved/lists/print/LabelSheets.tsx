import type { OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import styles from '#saved/lists/print/LabelSheets.module.css'
import { addressed, labelsPerSheet, sheetsOf } from '#saved/lists/print/sheets.ts'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'

interface LabelSheetsProps {
  readonly list: OfficialList
  /** The first label of the first sheet that is not used up, from 1. */
  readonly from: number
}

/** Thirty labels to a Letter sheet, each 2.625 by 1 inch (Avery 5160), with office addresses alone. */
export function LabelSheets({ list, from }: LabelSheetsProps) {
  const used = Array.from({ length: from - 1 }, () => null)
  const sheets = sheetsOf([...used, ...addressed(list.officials)], labelsPerSheet)
  return (
    <div className={styles.sheets}>
      {sheets.map((labels, sheet) => (
        <ol key={sheet} className={styles.sheet}>
          {labels.map((official, index) => (
            <li key={index}>
              {official && (
                <>
                  <b>{official.name}</b>
                  <span>
                    {official.office} <StandingMark standing={official.standing} />
                  </span>
                  {official.address_lines.map((line, number) => (
                    <span key={number}>{line}</span>
                  ))}
                </>
              )}
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}

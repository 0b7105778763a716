import type { ListedOfficial, OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import { contactWords, ownOffice } from '@atlas/contract/rules/shown-contact.ts'
import paperLook from '#shared/ui/paper/paper.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import styles from '#saved/lists/print/LabelSheets.module.css'
import { addressed, labelsPerSheet, sheetsOf } from '#saved/lists/print/sheets.ts'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'
import { useToday } from '#shared/values/use-today.ts'

interface LabelSheetsProps {
  readonly list: OfficialList
  /** The first unused label of the first sheet, counted from 1. */
  readonly from: number
}

/** Thirty labels on a Letter sheet, each 2.625 by 1 inch (Avery 5160), with office addresses only. */
export function LabelSheets({ list, from }: LabelSheetsProps) {
  const used = Array.from({ length: from - 1 }, () => null)
  const sheets = sheetsOf([...used, ...addressed(list.officials)], labelsPerSheet)
  return (
    <div className={classes(paperLook.sheets, styles.sheets)}>
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
                  <WhoseAddress official={official} />
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

/** Stated where the address is not the official's own, or was listed so long ago that it may have changed. */
function WhoseAddress({ official: { address } }: { readonly official: ListedOfficial }) {
  const today = useToday()
  if (address === null) return null
  const { short, isOld } = contactWords(address, today)
  return address.of !== ownOffice || isOld ? <small>Address: {short}</small> : null
}

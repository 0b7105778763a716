import { useState } from 'react'
import styles from '#shared/pictures/PictureCard.module.css'
import type { Picture } from '#shared/pictures/picture.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'
import { TableHead } from '#shared/ui/list/TableHead.tsx'

/** A longer table shows only these rows at first. */
const firstRows = 8

interface PictureTableProps {
  readonly picture: Picture
  /** If closed, only screen readers get the table. */
  readonly isOpen: boolean
}

/** The same rows in the same order as the marks of the picture. */
export function PictureTable({ picture: { title, headings, rows }, isOpen }: PictureTableProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isOpen && !isWhole && rows.length > firstRows + 2 ? rows.slice(0, firstRows) : rows
  return (
    <div className={isOpen ? styles.table : textLook.visuallyHidden}>
      <table>
        <caption className={textLook.visuallyHidden}>{title}</caption>
        <TableHead headings={headings} />
        <tbody>
          {shown.map(({ key, cells: [first = '', ...others], link }) => (
            <tr key={key}>
              {/* While the table is not visible, its links must not be tab stops. */}
              <th scope="row">{link && isOpen ? link(first) : first}</th>
              {others.map((text, index) => (
                <td key={headings[index + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <p className={textLook.muted}>
          {thousands(shown.length)} of {thousands(rows.length)} rows.{' '}
          <button type="button" className={buttonLook.link} onClick={() => setWhole(true)}>
            Show all
          </button>
        </p>
      )}
    </div>
  )
}

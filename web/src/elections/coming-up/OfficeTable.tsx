import type { ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import styles from '#elections/coming-up/OfficeTable.module.css'
import { seatsSearch } from '#elections/coming-up/seats-search.ts'
import { Bar } from '#shared/ui/list/Bar.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'
import { thousands } from '#shared/ui/text/thousands.ts'

const firstShown = 6

type Office = ComingDate['offices'][number]

interface OfficeTableProps {
  readonly date: ComingDate
  readonly filters: readonly Filter[]
}

/** The seats of an election by office, and how they went last time; each office leads to its seats. */
export function OfficeTable({ date, filters }: OfficeTableProps) {
  const id = useId()
  const [isWhole, setIsWhole] = useState(false)
  const rest = date.offices.length - firstShown
  const visible = isWhole ? date.offices : date.offices.slice(0, firstShown)
  return (
    <>
      <table className={styles.table} id={id}>
        <caption className={textLook.visuallyHidden}>
          Seats on file, {date.state}: {date.name}
        </caption>
        <thead>
          <tr>
            <th scope="col">Office</th>
            <th scope="col" data-number>
              Seats
            </th>
            <th scope="col" data-number>
              Uncontested<span className={styles.last}> last time</span>
            </th>
            {/* The bar draws the two numbers before it, which are heard. */}
            <td className={styles.bar} aria-hidden />
            <th scope="col" data-number>
              Close<span className={styles.last}> last time</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {visible.map((office) => (
            <OfficeRow key={office.office_id} office={office} date={date} filters={filters} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <button
          type="button"
          className={buttonLook.link}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer offices' : `Show ${rest} more ${rest === 1 ? 'office' : 'offices'}`}
        </button>
      )}
    </>
  )
}

function OfficeRow({ office, date, filters }: OfficeTableProps & { readonly office: Office }) {
  const { office: name, office_id: id, seats, uncontested, close, unknown } = office
  const isUnknown = unknown === seats
  return (
    <tr>
      <th scope="row">
        <Link to="/advanced-search" search={seatsSearch(date, filters, id)}>
          {name}
        </Link>
      </th>
      <td data-number>{thousands(seats)}</td>
      <td data-number>
        {isUnknown ? <Unknown /> : thousands(uncontested)}
        {!isUnknown && unknown > 0 && <small> ({thousands(unknown)} unknown)</small>}
      </td>
      <td className={styles.bar} aria-hidden>
        {!isUnknown && <Bar share={uncontested / seats} />}
      </td>
      <td data-number>{isUnknown ? <Unknown /> : thousands(close)}</td>
    </tr>
  )
}

function Unknown() {
  return <span className={textLook.unknown}>Unknown</span>
}

import type { ListedOfficial, OfficialList } from '@atlas/contract/endpoints/saved/lists.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { contactWords, noContact } from '@atlas/contract/rules/shown-contact.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { daysOfRecords } from '@atlas/contract/rules/days-of-records.ts'
import { outcomes } from '@atlas/contract/rules/outcomes.ts'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#shared/api/settings.ts'
import { officeLine } from '#saved/lists/list/office-line.ts'
import paperLook from '#shared/ui/paper/paper.module.css'
import { SheetHead } from '#shared/ui/paper/SheetHead.tsx'
import { classes } from '#shared/ui/look/classes.ts'
import styles from '#saved/lists/print/CallSheets.module.css'
import { callsPerSheet, sheetsOf } from '#saved/lists/print/sheets.ts'
import { yourName } from '#saved/lists/list/your-name.ts'
import { useOwnOrganization } from '#saved/sharing/own-organization.ts'
import { thousands } from '#shared/ui/text/thousands.ts'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'
import { splitName } from '#shared/values/text-of.ts'
import { useToday } from '#shared/values/use-today.ts'

/** The number of characters above which the script is set smaller, so that eight officials fit below it. */
const longScript = 500

/** A list on paper: eight officials a page, with boxes to tick and lines to write on. */
export function CallSheets({ list }: { readonly list: OfficialList }) {
  const sheets = sheetsOf(list.officials, callsPerSheet)
  return (
    <div className={classes(paperLook.sheets, styles.sheets)}>
      {sheets.map((officials, index) => (
        <article key={officials[0]?.eo_id} className={classes(paperLook.sheet, styles.sheet)}>
          <Head list={list} />
          {index === 0 && list.script !== '' && (
            <p className={styles.script} data-long={list.script.length > longScript || undefined}>
              {list.script.replaceAll(yourName, '____________')}
            </p>
          )}
          <ol className={styles.calls} start={index * callsPerSheet + 1}>
            {officials.map((official, on) => (
              <Call key={official.eo_id} official={official} number={index * callsPerSheet + on + 1} />
            ))}
          </ol>
          <Foot list={list} officials={officials} page={index + 1} pages={sheets.length} />
        </article>
      ))}
    </div>
  )
}

function Head({ list: { name, officials, is_shared: isShared } }: { readonly list: OfficialList }) {
  const { data: settings } = useQuery(settingsQuery)
  const organization = useOwnOrganization()
  const today = useToday()
  const count = `${thousands(officials.length)} ${officials.length === 1 ? 'official' : 'officials'}`
  return (
    <SheetHead kicker="Call sheet" title={name}>
      {isShared && organization ? `${organization.name} · ${count}` : count}
      <br />
      Printed {typedDayOf(today)}
      {settings && ` · ${daysOfRecords(settings)}`}
    </SheetHead>
  )
}

function Call({ official, number }: { readonly official: ListedOfficial; readonly number: number }) {
  const { name, last_name: last, phone, email, has_left: hasLeft } = official
  const today = useToday()
  const [before, stressed, after] = splitName(name, last)
  const soFar = soFarText(official)
  return (
    <li className={styles.call}>
      <div>
        <p className={styles.name}>
          {number}. {before}
          <b>{stressed}</b>
          {after}
        </p>
        <p>
          {officeLine(official)} <StandingMark standing={official.standing} />
        </p>
      </div>
      <div>
        {hasLeft ? (
          <p>Left office</p>
        ) : (
          <>
            <p className={styles.phone}>{phone === null ? noContact.phone : formatPhone(phone.value)}</p>
            {phone && <p>{contactWords(phone, today).text}</p>}
            <p>{email === null ? noContact.email : `${email.value} (${contactWords(email, today).text})`}</p>
          </>
        )}
      </div>
      <ul className={styles.boxes}>
        {!hasLeft &&
          ['Reached', 'Message', 'Wrong no.', 'Follow up on ____-____'].map((box) => <li key={box}>{box}</li>)}
      </ul>
      <p className={styles.soFar}>{soFar && `So far: ${soFar}`}</p>
      <div className={styles.lines} />
    </li>
  )
}

/** "follow up on 12-01-2026, same office number as House District 29." */
function soFarText({ outcome, note }: ListedOfficial): string {
  const label = outcome && outcome.outcome !== 'taken_back' ? outcomes[outcome.outcome].label.toLowerCase() : ''
  const day = outcome?.follow_up_on ? ` on ${typedDayOf(outcome.follow_up_on)}` : ''
  return [label === '' ? '' : `${label}${day}`, note?.text ?? ''].filter(Boolean).join(', ')
}

interface FootProps {
  readonly list: OfficialList
  readonly officials: readonly ListedOfficial[]
  readonly page: number
  readonly pages: number
}

function Foot({ list: { id }, officials, page, pages }: FootProps) {
  const { data: settings } = useQuery(settingsQuery)
  const sources = officials.flatMap(({ source, as_of: day }) =>
    source === null ? [] : [`${source}${day ? `, ${typedDayOf(day)}` : ''}`],
  )
  const named = [...new Set(sources)]
  return (
    <div className={paperLook.foot}>
      <p>
        Office contacts only.{' '}
        {named.length > 0 && `${named.length === 1 ? 'Source' : 'Sources'}: ${named.join('; ')}. `}
        Whose each number is and from when stands below it. Enter outcomes afterwards at {window.location.host}/lists/
        {id}
      </p>
      <p>
        {settings?.presented_by && `Presented by ${settings.presented_by} · `}page {page} of {pages}
      </p>
    </div>
  )
}

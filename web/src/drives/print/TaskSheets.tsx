import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import type { Task } from '@atlas/contract/endpoints/drives/tasks.ts'
import { typedDayOf } from '@atlas/contract/rules/calendar-day.ts'
import { formatPhone } from '@atlas/contract/rules/phone.ts'
import { contactWords, noContact } from '@atlas/contract/rules/shown-contact.ts'
import { counted } from '#shared/ui/text/counted.ts'
import { useToday } from '#shared/values/use-today.ts'
import { linesToFill } from '#drives/print/lines-to-fill.ts'
import paperLook from '#shared/ui/paper/paper.module.css'
import { SheetHead } from '#shared/ui/paper/SheetHead.tsx'
import { classes } from '#shared/ui/look/classes.ts'
import styles from '#drives/print/TaskSheets.module.css'

const placesPerSheet = 8
/** Lines to write on, in the room that a place has; what is beyond is on the screen. */
const mostLines = 9

interface TaskSheetsProps {
  readonly drive: Drive
  readonly tasks: readonly Task[]
}

/** A drive on paper, for a table of volunteers: eight places a sheet, with whom to call, what to ask, and lines. */
export function TaskSheets({ drive, tasks }: TaskSheetsProps) {
  const sheets = Array.from({ length: Math.ceil(tasks.length / placesPerSheet) }, (_, index) =>
    tasks.slice(index * placesPerSheet, (index + 1) * placesPerSheet),
  )
  return (
    <div className={classes(paperLook.sheets, styles.sheets)}>
      {sheets.map((places, index) => (
        <article key={places[0]?.id} className={classes(paperLook.sheet, styles.sheet)}>
          <Head drive={drive} places={tasks.length} />
          {index === 0 && <Words drive={drive} />}
          <ol className={styles.places} start={index * placesPerSheet + 1}>
            {places.map((task, on) => (
              <Place key={task.id} task={task} number={index * placesPerSheet + on + 1} />
            ))}
          </ol>
          <p className={paperLook.foot}>
            Office contacts only: no homes, no personal phones. Ethnicity and gender only if the person or a source
            states it. Type the answers in afterwards at {window.location.host}/fill/{drive.id}, with the day and the
            office of the call · page {index + 1} of {sheets.length}
          </p>
        </article>
      ))}
    </div>
  )
}

function Head({ drive, places }: { readonly drive: Drive; readonly places: number }) {
  const today = useToday()
  return (
    <SheetHead kicker="Call sheet" title={drive.name}>
      {drive.organization.name} · {counted(places, 'place', 'places')}
      <br />
      Printed {typedDayOf(today)}
    </SheetHead>
  )
}

function Words({ drive }: { readonly drive: Drive }) {
  return (
    <p className={styles.words}>
      “Hello, this is ____________, a volunteer with {drive.organization.name}. Could you help me with our list of local
      officials?” Ask what stands below, and last: “Thank you. May I have your name for our notes?”
    </p>
  )
}

function Place({ task, number }: { readonly task: Task; readonly number: number }) {
  const today = useToday()
  const toFill = linesToFill(task)
  const { call, place } = task
  return (
    <li className={styles.place}>
      <div>
        <p className={styles.name}>
          {number}. <b>{place.name}</b>, {place.state}
        </p>
        {call ? (
          <>
            <p className={styles.phone}>{formatPhone(call.phone.value)}</p>
            <p>{contactWords(call.phone, today).text}</p>
          </>
        ) : (
          <p>{noContact.phone}</p>
        )}
        <p className={styles.spoke}>
          Called on ____-____ · with _________
          {toFill.length > mostLines && ` · ${toFill.length - mostLines} more on the screen`}
        </p>
      </div>
      <ul className={styles.asked}>
        {toFill.slice(0, mostLines).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </li>
  )
}

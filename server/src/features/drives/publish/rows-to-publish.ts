import { sql } from 'kysely'
import type { Answers, AnswerSource } from '@atlas/contract/endpoints/drives/answers.ts'
import type { Database } from '#database/connect.ts'
import type { RowToPublish as Row } from '#database/schema.ts'
import type { Snapshot } from '#dataset/dataset.ts'
import { findPlace, placeAt } from '#dataset/places/places.ts'
import { cellsOfOffice, cellsOfSeat, findSeat, type SeatCells } from '#dataset/seats/seat-cells.ts'
import { rowsOfResults } from '#features/drives/publish/rows-of-results.ts'
import type { ResultHere } from '#features/drives/results-here.ts'
import type { HolderHere, PlaceHere, SeatHere } from '#features/drives/seats-here.ts'
import type { TaskRow } from '#features/drives/task-rows.ts'
import { sourceOfAnswer } from '#features/drives/tasks/source-of-answer.ts'
import { slug } from '@atlas/contract/rules/normalized.ts'
import type { FileColumn } from '#imports/spreadsheets/columns/file-columns.ts'

type Cells = readonly (readonly [FileColumn, string])[]

interface Making {
  readonly database: Database
  readonly snapshot: Snapshot
  readonly task: Pick<TaskRow, 'place_id' | 'organization_name' | 'election_day'>
  readonly results: readonly ResultHere[]
  readonly here: PlaceHere
  readonly today: string
  readonly isSecondLook: boolean
}

/** The answers as rows of a file of officials, for the loader of own files. */
export async function rowsToPublish(making: Making, answers: Answers): Promise<Row[]> {
  const { here } = making
  const rows = new Map<string, Row>()
  const sourced = sourcesOf(making, answers)
  for (const answer of answers.seats) {
    const seat = here.seats.find(({ id }) => id === answer.id)
    if (!seat || (answer.people.length === 0 && !answer.still_right)) continue
    const ofSeat = await cellsOf(making.database, seat)
    for (const [at, person] of answer.people.entries()) {
      const { name, since, ethnicity, gender, party, follows } = person
      const cells: Cells = [
        ...ofSeat,
        ['eo.name', name],
        ['eo.since', since],
        ['eo.ethnicity', ethnicity],
        ['eo.gender', gender],
        ['party.name', party],
        ...sourced(answer.source),
      ]
      rows.set(`${seat.id} ${at}`, asRow(cells, answerFor(seat, follows), follows))
    }
    const followed = new Set(answer.people.map(({ follows }) => follows))
    if (answer.still_right)
      for (const holder of seat.holders.filter(({ officialId }) => !followed.has(officialId)))
        rows.set(String(holder.officialId), asRow([...ofSeat, ...named(holder), ...sourced(answer.source)]))
  }
  for (const answer of answers.officials.filter(({ ethnicity, gender, party }) => ethnicity + gender + party !== '')) {
    const seat = here.seats.find(({ holders }) => holders.some(({ officialId }) => officialId === answer.official_id))
    const holder = seat?.holders.find(({ officialId }) => officialId === answer.official_id)
    if (!seat || !holder) continue
    const { ethnicity, gender, party } = answer
    const values: Cells = [
      ['eo.ethnicity', ethnicity],
      ['eo.gender', gender],
      ['party.name', party],
    ]
    const cells = [...(await cellsOf(making.database, seat)), ...named(holder), ...values, ...sourced(answer.source)]
    rows.set(String(answer.official_id), asRow(cells))
  }
  return [...rows.values(), ...rowsOfLines(making, answers, sourced), ...(await rowsOfResults(making, answers))]
}

type Sourced = (own: AnswerSource | null) => Cells

function sourcesOf({ task, today, isSecondLook }: Making, answers: Answers): Sourced {
  return (own) => {
    const source = own ?? answers.source
    if (!source) return []
    const provenance = sourceOfAnswer(source, { today, organization: task.organization_name, isSecondLook })
    return [
      ['source', provenance.source],
      ['as_of', provenance.asOf],
      ['method', 'reported'],
    ]
  }
}

/** The same id and name identify the official, even if the name is spelled differently there. */
function named({ officialId, name }: HolderHere): Cells {
  return [
    ['eo.id', String(officialId)],
    ['eo.name', name],
  ]
}

/** If a seat has room for another holder, or the law's number is not known, nobody is replaced. */
function answerFor({ byLaw }: SeatHere, follows: number | null): Row['answer'] {
  if (follows !== null) return 'replaces'
  return byLaw === null || byLaw > 1 ? 'both' : null
}

function asRow(cells: Cells, answer: Row['answer'] = null, follows: number | null = null): Row {
  return { cells: Object.fromEntries(cells.filter(([, value]) => value !== '')), answer, follows }
}

async function cellsOf(database: Database, { office, jurisdiction }: SeatHere): Promise<Cells> {
  const found = await findSeat(
    database,
    sql`select id from seat where office_id = ${slug(office)} and jurisdiction_id = ${jurisdiction}`,
  )
  return found ? asCells(cellsOfSeat(found)) : []
}

function asCells(cells: SeatCells): Cells {
  return [...cells]
}

function rowsOfLines({ snapshot, task, here }: Making, answers: Answers, sourced: Sourced): Row[] {
  const { places } = snapshot
  const number = findPlace(places, task.place_id)
  if (number === undefined) return []
  return answers.lines.flatMap(({ id, phone, email, still_right: isStillRight, source }) => {
    const line = here.lines.find((each) => each.id === id)
    if (!line) return []
    const before = (contact: typeof line.phone) => (isStillRight ? (contact?.value ?? '') : '')
    const values: Cells = [
      ['office.phone', phone || before(line.phone)],
      ['office.email', email || before(line.email)],
    ]
    if (values.every(([, value]) => value === '')) return []
    const cells = asCells(cellsOfOffice(places, placeAt(places, number), line.office))
    return [asRow([...cells, ...values, ...sourced(source)])]
  })
}

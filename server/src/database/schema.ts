import type { ImportOrigin } from '@atlas/contract/rules/import-origins.ts'
import type { ColumnType } from 'kysely'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { TimeZone } from '@atlas/contract/rules/time-zones.ts'
import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import type { ElectionDateKind, ElectionKind } from '@atlas/contract/rules/election-kinds.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { Role } from '@atlas/contract/endpoints/accounts/accounts.ts'
import type { KeyScope } from '@atlas/contract/rules/key-scopes.ts'
import type { CorrectableId, ReportableId } from '@atlas/contract/catalogue/correctable.ts'
import type { CorrectionStatus, DeclineReason } from '@atlas/contract/endpoints/data/corrections.ts'
import type { OfficialEvent, ValueLayer } from '@atlas/contract/endpoints/officials/changes.ts'
import type { ExportFormat, ExportStatus } from '@atlas/contract/endpoints/exports/exports.ts'
import type { ImportKind, ImportStatus } from '@atlas/contract/endpoints/data/imports.ts'
import type { OfficialsFileCheck, SeatAnswer } from '@atlas/contract/endpoints/data/import-check.ts'
import type { SharedValue, SharedValues } from '@atlas/contract/endpoints/data/shared-values.ts'
import type { PictureOnBoard } from '@atlas/contract/endpoints/saved/board-pages.ts'
import type { Answers, Wanted } from '@atlas/contract/endpoints/drives/answers.ts'
import type { MatchingAnswers } from '@atlas/contract/endpoints/data/import-matching.ts'
import type { Saying } from '@atlas/contract/rules/outcomes.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { StateId } from '@atlas/contract/rules/states.ts'
import type { SubjectId } from '@atlas/contract/catalogue/subject.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Sort } from '@atlas/contract/search/search-request.ts'
import type { Rows } from '#database/rows.generated.ts'

/** Where one value of a row comes from, where that is not where the row comes from. */
export interface ValueProvenance {
  source: string
  as_of: string | null
  method: Method
  note?: string
}
export type ProvenanceByColumn = Record<string, ValueProvenance>

/**
 * How an official who is elected to follow won, and when the term ends: what their own row says once the term begins.
 */
export interface ElectedResult {
  readonly party: string
  readonly termEnd: string | null
  readonly day: string
  readonly share: number | null
  readonly outcome: string | null
  readonly candidates: number | null
  readonly margin: number | null
  readonly nextGeneral: string | null
  readonly publisher: string
}

interface Official {
  address_kind: 'office' | 'mailing' | 'unknown'
  method: Method
  provenance: ProvenanceByColumn
  listed: object
  elected_result: ElectedResult
}
interface Fact {
  value: NonNullable<ColumnValue>
  method: Method
}

/** What SQL does not say: which words a text may be, and what is in a column of JSON. */
type Narrower = OfStoredColumns<{
  jurisdiction: { coverage: Coverage }
  shown_jurisdiction: { coverage: Coverage }
  organisation_jurisdiction: { coverage: Coverage }
  seat: { provenance: ProvenanceByColumn }
  shown_seat: { provenance: ProvenanceByColumn }
  organisation_seat: { provenance: ProvenanceByColumn; listed: object }
  office_contact: {
    provenance: ProvenanceByColumn
    listed: object
    layer: 'public' | 'organisation'
    confidence: 'high' | 'medium' | 'low'
  }
  official: Official
  shown_official: Omit<Official, 'listed' | 'elected_result'>
  jurisdiction_fact: Fact & { layer: 'public' | 'organisation' }
  shown_fact: Fact
  election_date: { kind: ElectionDateKind; election_kind: ElectionKind; office_ids: readonly string[] | null }
  census_place: { county_ids: readonly string[] }
  zip_area: {
    counties: readonly { readonly id: string; readonly share: number }[]
    town_ids: readonly string[]
  }
  import_run: { origin: ImportOrigin; report: object; came_by: ImportWay }
  official_change: {
    kind: OfficialEvent
    column_id: ColumnId
    before: ColumnValue | PersonOfChange
    after: ColumnValue | PersonOfChange
    layer: ValueLayer
    method: Method
  }
  role: { id: Role }
  account_role: { role_id: Role }
  audit_event: { details: object }
  invitation: { role_id: Role }
  one_time_token: { purpose: 'confirm-email' | 'reset-password' }
  export: {
    subject: SubjectId
    status: ExportStatus
    format: ExportFormat
    columns: ColumnId[]
    filters: Filter[]
    sort: Sort[]
    filter_words: string[]
  }
  account_key: { scopes: KeyScope[] }
  calendar_feed: { filters: Filter[] }
  organization: { time_zone: TimeZone }
  board_page: { pictures: Omit<PictureOnBoard, 'is_hidden'>[] }
  saved_search: { labels: Readonly<Record<string, Readonly<Record<string, string>>>> }
  saved_search_baseline: { occasion: 'opened' | 'mailed'; filters: Filter[] }
  correction: {
    column_id: ReportableId
    status: CorrectionStatus
    set_column_id: CorrectableId
    value: string | number
    reason: DeclineReason
    listed_then: ListedValue
  }
  waiting_mail: { headers: Readonly<Record<string, string>> }
  import_request: {
    kind: ImportKind
    status: ImportStatus
    found: OfficialsFileCheck
    answers: MatchingAnswers
    left_out: readonly LeftOutRow[]
    /** With what was answered to the questions of the check. */
    results: {
      readonly day: string
      readonly state_id: StateId | null
      readonly answers?: Readonly<Record<string, string>>
    }
    shared: SharedRequest
  }
  list_outcome: { outcome: Saying }
  import_matching: { answers: MatchingAnswers }
  drive: { offices: readonly string[]; wanted: readonly Wanted[] }
  drive_task: {
    asked: readonly AskedItem[]
    state: 'open' | 'taken' | 'done' | 'sent_back' | 'publishing'
    answers: Answers
    given: readonly AskedItem[]
    to_publish: readonly RowToPublish[]
  }
  task_draft: { answers: Answers }
  task_round: { answers: Answers; given: readonly AskedItem[]; changed: readonly ChangedRow[] }
}>

/** What a task asks of a seat, an official or the line of an office, by its id within the task, and how many times. */
export interface AskedItem {
  readonly of: 'seat' | 'official' | 'line' | 'result'
  readonly id: string
  readonly wanted: Wanted
  readonly count: number
}

/** A row of a file of officials that is loaded of a task. */
export interface RowToPublish {
  /** By the columns of a file of officials. */
  readonly cells: Readonly<Record<string, string>>
  /** The answer to use where somebody holds the seat, and which official the person of the row follows. */
  readonly answer: SeatAnswer | null
  readonly follows: number | null
  /** How somebody won who is not in office yet. */
  readonly electedResult?: ElectedResult
}

/** A row of the own list that an import changed; null where there was none. */
export interface ChangedRow {
  readonly kind: 'officials' | 'contacts' | 'seats' | 'facts' | 'coverages' | 'jurisdictions'
  readonly key: string
  readonly before: object | null
  readonly after: object | null
}

/** How an import of own officials arrived, or that it undid another one. */
export type ImportWay = 'file' | 'official' | 'results' | 'shared' | 'drive' | 'undo'

/** What another organization found, beside what is on file, and which of it is taken once the import is confirmed. */
export interface SharedRequest {
  readonly from: SharedValues['from']
  readonly values: readonly SharedValue[]
  readonly untold: readonly string[]
  readonly digest: string
  readonly taken: readonly number[] | null
}

/** What the own list says of one value, and from which day it is. */
export interface ListedValue {
  readonly value: string | number
  readonly as_of: string | null
}

/** Who an entry of changes is about, as they were shown; where two have become one, `after` is the number of that one. */
export interface PersonOfChange {
  readonly name: string
  readonly office: string
  readonly jurisdiction: string
  readonly state: string
  /** When they were added to the atlas; null where that was not recorded. */
  readonly added: string | null
}

/** A row of a spreadsheet that is not loaded. */
interface LeftOutRow {
  readonly line: number
  readonly reason: string
}

/** Refuses what no table has. */
type OfStoredColumns<
  Tables extends {
    [Table in keyof Tables]: Table extends keyof Rows
      ? { [Name in keyof Tables[Table]]: Name extends keyof Rows[Table] ? unknown : never }
      : never
  },
> = Tables

/** Every table and view: the rows that the migrations make, narrowed. */
export type Schema = {
  [Table in keyof Rows]: Table extends keyof Narrower
    ? { [Name in keyof Rows[Table]]: NarrowedColumn<Rows[Table][Name], NarrowerOf<Table, Name>> }
    : Rows[Table]
}

type NarrowerOf<Table extends keyof Narrower, Name> = Name extends keyof Narrower[Table] ? Narrower[Table][Name] : never

/** The column as it is, nulls and defaults included, with narrower values; JSON is still written as text. */
type NarrowedColumn<Column, Value> = [Value] extends [never]
  ? Column
  : Column extends null
    ? null
    : Column extends ColumnType<infer Selected, infer Inserted, infer Updated>
      ? unknown extends Selected
        ? ColumnType<Value, Inserted, Updated>
        : ColumnType<Value, Value | Extract<Inserted, undefined>, Value>
      : Value

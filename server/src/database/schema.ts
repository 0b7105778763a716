import type { ImportOrigin } from '@atlas/contract/rules/import-origins.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { ColumnValue } from '@atlas/contract/catalogue/value.ts'
import type { Coverage } from '@atlas/contract/rules/coverage.ts'
import type { Method } from '@atlas/contract/catalogue/method.ts'
import type { Role } from '@atlas/contract/endpoints/accounts.ts'
import type { ExportFormat, ExportStatus } from '@atlas/contract/endpoints/exports.ts'
import type { ImportKind, ImportStatus, OfficialsFileCheck } from '@atlas/contract/endpoints/imports.ts'
import type { ColumnId } from '@atlas/contract/catalogue/columns.ts'
import type { Filter } from '@atlas/contract/search/filter.ts'
import type { Sort } from '@atlas/contract/search/search-request.ts'

/** A day without a time, `YYYY-MM-DD`: the driver is told to leave it text. */
type Day = string

/** Where one value of a row comes from, where that is not where the row comes from. */
export interface ValueProvenance {
  source: string
  as_of: Day | null
  method: Method
  note?: string
}
export type ProvenanceByColumn = Record<string, ValueProvenance>

export interface StateTable {
  id: string
  code: string
  name: string
}
export interface CountyTable {
  id: string
  state_id: string
  name: string
  full_name: string
}
export interface SourceTable {
  id: string
  origin: string
  publisher: string
  title: string
  licence: string
  url: string | null
  as_of: Day | null
}
export interface PartyTable {
  id: string
  name: string
}
export interface OfficeTable {
  id: string
  type: string
  name: string
}
export interface JurisdictionTable {
  id: Generated<number>
  key: string
  state_id: string
  kind: string
  name: string
  district: string | null
  ocd_id: string | null
  coverage: Coverage
  figures_from: number | null
  origin: Generated<string>
}
export interface JurisdictionCountyTable {
  jurisdiction_id: number
  county_id: string
}
export interface SeatTable {
  id: Generated<number>
  office_id: string
  jurisdiction_id: number
  term_length: number | null
  next_primary: Day | null
  next_general: Day | null
  provenance: JSONColumnType<ProvenanceByColumn>
}
export interface OfficialTable {
  id: Generated<number>
  key: string
  origin: string
  seat_id: number
  party_id: string | null
  name: string
  normalised_name: string
  first_name: string | null
  middle_name: string | null
  last_name: string
  suffix: string | null
  birth_date: Day | null
  age: number | null
  gender: string | null
  ethnicity: string | null
  phone: string | null
  email: string | null
  address: string | null
  address_kind: 'office' | 'mailing' | 'unknown' | null
  election_year: number | null
  election_share: number | null
  source_id: string
  as_of: Day | null
  method: Method
  provenance: JSONColumnType<ProvenanceByColumn>
  external_id: string | null
  stands_for: number | null
}
/** An official as everybody sees it: the organisation's own row over the public one. */
export type ShownOfficial = Omit<OfficialTable, 'key' | 'origin' | 'external_id' | 'stands_for'>
export interface JurisdictionFactTable {
  jurisdiction_id: number
  field: string
  value: JSONColumnType<NonNullable<ColumnValue> & object> | JSONColumnType<object>
  source_id: string
  as_of: Day | null
  method: Method
  note: string | null
  former_lines_year: number
  layer: Generated<'public' | 'organisation'>
}
export interface OrganisationSeatTable {
  seat_id: number
  term_length: number | null
  next_primary: Day | null
  next_general: Day | null
  provenance: JSONColumnType<ProvenanceByColumn>
}
export interface OrganisationJurisdictionTable {
  jurisdiction_id: number
  coverage: Coverage
}
export interface ImportRunTable {
  id: Generated<number>
  origin: ImportOrigin
  started_at: Date
  finished_at: Date
  report: JSONColumnType<object>
  account_id: string | null
  file_name: string | null
  file: Buffer | null
  layer_before: Buffer | null
  undone_at: Date | null
  undoes: number | null
}
export interface DatasetVersionTable {
  id: Generated<boolean>
  version: number
  is_demonstration: boolean
  changed_at: Date | null
}
export interface AccountTable {
  id: string
  email: string
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  organization: string
  organization_site: string
  entity_type: string
  phone: string
  preferred_state_id: string | null
  created_at: Date
  approved_at: Date | null
  rejected_at: Date | null
  email_confirmed_at: Date | null
}
export interface AccountRoleTable {
  account_id: string
  role_id: Role
}
export interface SessionTable {
  id: string
  account_id: string
  access_hash: Buffer
  access_expires_at: Date
  refresh_hash: Buffer
  refresh_expires_at: Date
  csrf_access_hash: Buffer
  csrf_refresh_hash: Buffer
  former_refresh_hash: Buffer | null
  former_csrf_access_hash: Buffer | null
  former_csrf_refresh_hash: Buffer | null
  renewed_at: Date | null
  is_renewal_seen: Generated<boolean>
  created_at: Date
}
export interface AuditEventTable {
  id: Generated<string>
  happened_at: Date
  account_id: string | null
  action: string
  details: JSONColumnType<object>
}

export interface OneTimeTokenTable {
  token_hash: Buffer
  purpose: 'confirm-email' | 'reset-password'
  account_id: string
  expires_at: Date
}
export interface TermsAcceptanceTable {
  account_id: string
  version: string
  accepted_at: Date
}
export interface CountedAttemptTable {
  key: string
  window_start: Date
  count: number
}
export interface WaitingMailTable {
  id: string
  recipient: string
  reply_to: string | null
  reply_to_name: string | null
  subject: string
  text: string
  html: string
  created_at: Generated<Date>
}

export interface ExportTable {
  id: string
  account_id: string
  status: ExportStatus
  format: ExportFormat
  columns: JSONColumnType<ColumnId[]>
  filters: JSONColumnType<Filter[]>
  sort: JSONColumnType<Sort[]>
  filter_words: JSONColumnType<string[]>
  rows_total: number
  rows_done: Generated<number>
  attempt: Generated<number>
  failures: Generated<number>
  chunks: Generated<number>
  bytes: Generated<number>
  error: string | null
  link_secret: Buffer
  created_at: Date
  progressed_at: Date
  expires_at: Date
}
export interface ExportChunkTable {
  export_id: string
  attempt: number
  place: number
  bytes: Buffer
}

export interface ImportRequestTable {
  id: string
  kind: ImportKind
  status: ImportStatus
  account_id: string
  file_name: string
  file: Buffer | null
  undoes_run_id: number | null
  found: JSONColumnType<OfficialsFileCheck> | null
  accept_losses: number | null
  step: string | null
  error: string | null
  failures: Generated<number>
  run_id: number | null
  version: number | null
  created_at: Date
  progressed_at: Date
  expires_at: Date
}

/** Every table, as migrations/ makes it. */
export interface Schema {
  state: StateTable
  county: CountyTable
  source: SourceTable
  party: PartyTable
  office: OfficeTable
  jurisdiction: JurisdictionTable
  jurisdiction_county: JurisdictionCountyTable
  seat: SeatTable
  official: OfficialTable
  jurisdiction_fact: JurisdictionFactTable
  organisation_seat: OrganisationSeatTable
  organisation_jurisdiction: OrganisationJurisdictionTable
  shown_official: ShownOfficial
  shown_seat: SeatTable
  shown_jurisdiction: Omit<JurisdictionTable, 'origin'>
  shown_fact: Omit<JurisdictionFactTable, 'layer'>
  import_run: ImportRunTable
  dataset_version: DatasetVersionTable
  account: AccountTable
  role: { id: Role }
  account_role: AccountRoleTable
  session: SessionTable
  audit_event: AuditEventTable
  one_time_token: OneTimeTokenTable
  terms_acceptance: TermsAcceptanceTable
  counted_attempt: CountedAttemptTable
  waiting_mail: WaitingMailTable
  export: ExportTable
  export_chunk: ExportChunkTable
  import_request: ImportRequestTable
}

import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#context/context.ts'
import { audit } from '#database/audit.ts'
import { enforceLimit } from '#database/rate-limit.ts'
import { limits } from '#features/accounts/limits.ts'

/**
 * Everything that is stored about a person, by table: the rows of one account, without hashes and keys. The database
 * builds the text, so that no other request waits for it here. own-account.test.ts checks that no table is missed.
 */
const parts: Readonly<Record<string, (id: string) => RawBuilder<unknown>>> = {
  account: (id) => sql`
    select account.id, email, first_name, last_name, account.organization, organization.name as shares_in,
      organization_site, entity_type, phone, preferred_state_id as preferred_state, created_at, approved_at,
      email_confirmed_at, password_changed_at, two_factor_due_at, column_sets, welcomed_at, is_nonpartisan,
      nonpartisan_chosen_at, is_nearest_first, is_told_of_tasks, last_request_at, last_visit_ended_at,
      array(select role_id from account_role where account_id = account.id) as roles
    from account left join organization on organization.id = organization_id where account.id = ${id}`,
  accepted_terms: (id) => sql`select version, accepted_at from terms_acceptance where account_id = ${id}`,
  sessions: (id) => sql`
    select browser, system, network, created_at, last_used_at from session where account_id = ${id}`,
  devices: (id) => sql`select first_used_at, last_used_at from known_device where account_id = ${id}`,
  two_step_sign_in: (id) => sql`
    select turned_on_at, (select count(*) from recovery_code where account_id = ${id}) as recovery_codes_left,
      (select count(*) from remembered_device where account_id = ${id}) as remembered_devices
    from two_factor where account_id = ${id} and secret is not null`,
  trail: (id) => sql`
    select happened_at, action, details, network from audit_event
    where account_id = ${id} or details ->> 'account' = ${id}::text order by id`,
  saved_searches: (id) => sql`
    select name, view, is_shared, saved_at from saved_search where owner_id = ${id} order by saved_at`,
  board_pages: (id) => sql`
    select name, pictures, is_shared, saved_at from board_page where owner_id = ${id} order by saved_at`,
  weekly_emails: (id) => sql`
    select name from saved_search_digest join saved_search on id = saved_search_id where account_id = ${id}`,
  weekly_emails_decided: (id) => sql`select week, decided_at from weekly_digest where account_id = ${id} order by week`,
  lists: (id) => sql`
    select id, name, is_shared, made_from, script, made_at, (
      select coalesce(json_agg(json_build_object('id', official_id, 'name', listed_official.name, 'office', office,
        'place', place, 'state', state)), '[]')
      from listed_official where list_id = official_list.id) as officials
    from official_list where owner_id = ${id} order by made_at`,
  outcomes: (id) => sql`
    select list_id, official_id, outcome, follow_up_on, said_at from list_outcome where account_id = ${id}
    order by said_at`,
  notes: (id) => sql`select list_id, official_id, text, written_at from list_note where account_id = ${id}`,
  mistakes_reported: (id) => sql`
    select name, office, place, column_id, correction_report.value, correction_report.note, seen_where,
      correction_report.reported_at
    from correction_report join correction on correction.id = correction_id
    where account_id = ${id} order by correction_report.reported_at`,
  corrections_decided: (id) => sql`
    select name, office, place, column_id, status, decided_at, undone_at from correction
    where decided_by = ${id} or undone_by = ${id} order by decided_at`,
  files_asked_for: (id) => sql`
    select created_at, status, format, columns, filter_words, rows_total, expires_at from export
    where account_id = ${id} order by created_at`,
  files_sent: (id) => sql`
    select created_at, kind, status, file_name from import_request where account_id = ${id} order by created_at`,
  files_loaded: (id) => sql`
    select started_at, finished_at, file_name, undone_at from import_run where account_id = ${id} order by id`,
  matchings: (id) => sql`select saved_at, answers from import_matching where account_id = ${id}`,
  live_links: (id) => sql`select live_link.made_at, last_read_at,
    coalesce(saved_search.name, official_list.name) as name
    from live_link left join saved_search on saved_search.id = saved_search_id
      left join official_list on official_list.id = list_id
    where account_id = ${id} order by live_link.made_at`,
  calendar_links: (id) => sql`select made_at, filters from calendar_feed where account_id = ${id} order by made_at`,
  keys: (id) => sql`
    select name, scopes, created_at, expires_at, last_used_at from account_key where account_id = ${id}
    order by created_at`,
  accounts_of_organizations: (id) => sql`
    select issuer, subject, joined_at from account_identity where account_id = ${id}`,
  invitations_sent: (id) => sql`
    select email, role_id as role, invited_at, expires_at, used_at, ended_at from invitation where invited_by = ${id}
    order by invited_at, email`,
  drives_made: (id) => sql`select name, made_at, ended_at from drive where made_by = ${id} order by made_at`,
  tasks: (id) => sql`
    select place_name, drive.name as drive, drive_task.state, case when filled_by = ${id} then answers end as answers,
      filled_at, case when sent_back_by = ${id} then word end as word
    from drive_task join drive on drive.id = drive_id
    where ${id} in (taken_by, filled_by, looked_by, sent_back_by) order by drive_task.id`,
  task_drafts: (id) => sql`select task_id, answers, saved_at from task_draft where account_id = ${id}`,
  tasks_published: (id) => sql`
    select task_id, published_at, case when filled_by = ${id} then answers end as answers from task_round
    where ${id} in (filled_by, looked_by, undone_by) order by id`,
  emails_about_tasks: (id) => sql`select day, sent_at from task_mail where account_id = ${id} order by day`,
  waiting_mails: (id) => sql`
    select subject, waiting_mail.created_at from waiting_mail join account on email = recipient where account.id = ${id}`,
  lost_mails: (id) => sql`
    select subject, lost_mail.created_at, given_up_at from lost_mail join account on email = recipient
    where account.id = ${id}`,
}

/** One JSON text. */
export async function exportOwnData(context: Context, id: string): Promise<string> {
  const { database, clock } = context
  await enforceLimit(context, limits.ownDataOfAccount, id)
  await audit(database, { at: clock.now(), by: id, action: 'own data exported' })
  const entries = Object.entries(parts).map(
    ([name, rowsOf]) => sql`${sql.lit(name)}, (select coalesce(json_agg(part), '[]') from (${rowsOf(id)}) as part)`,
  )
  const { rows } = await sql<{ text: string }>`select json_build_object(${sql.join(entries)})::text as text`.execute(
    database,
  )
  return rows[0]?.text ?? '{}'
}

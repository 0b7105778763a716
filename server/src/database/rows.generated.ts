import type { ColumnType, Generated } from 'kysely'

// Made from the migrated database by row-types.test.ts; a migration changes it, nobody's hand does.

/** A day without a time, `YYYY-MM-DD`: the driver is told to leave it text. */
type Day = string
/** Written as text, and read as what the text says. */
type Json = ColumnType<unknown, string, string>

/** Every table and view, as the migrations make it; schema.ts says what SQL cannot say of some columns. */
export interface Rows {
  account: {
    id: string
    email: string
    email_key: string
    password_hash: string
    first_name: string
    last_name: string
    organization: Generated<string>
    organization_site: Generated<string>
    entity_type: Generated<string>
    phone: Generated<string>
    preferred_state_id: string | null
    created_at: Date
    approved_at: Date | null
    rejected_at: Date | null
    email_confirmed_at: Date | null
    column_sets: Json | null
    welcomed_at: Date | null
    is_nonpartisan: Generated<boolean>
    nonpartisan_chosen_at: Date | null
    last_request_at: Date | null
    last_visit_ended_at: Date | null
    organization_id: string | null
    password_changed_at: Date | null
    two_factor_due_at: Date | null
    is_told_of_tasks: Generated<boolean>
    registration_told_at: Date | null
    is_nearest_first: boolean | null
  }
  account_identity: {
    issuer: string
    subject: string
    account_id: string
    joined_at: Date
  }
  account_key: {
    id: string
    account_id: string
    name: string
    token_hash: Buffer
    beginning: string
    scopes: Json
    created_at: Date
    expires_at: Date
    last_used_at: Date | null
    end_told_at: Date | null
  }
  account_role: {
    account_id: string
    role_id: string
  }
  audit_event: {
    id: Generated<number>
    happened_at: Date
    account_id: string | null
    action: string
    details: Json
    network: string | null
  }
  board_page: {
    id: string
    owner_id: string
    organization_id: string | null
    is_shared: Generated<boolean>
    name: string
    pictures: Json
    saved_at: Date
  }
  calendar_feed: {
    account_id: string
    token_hash: Buffer
    filters: Json
    made_at: Date
    id: string
  }
  census_place: {
    id: string
    state_id: string
    name: string
    full_name: string
    county_ids: Json
    population: number | null
    population_year: number | null
    source_id: string
    upper_district: string | null
    lower_district: string | null
    districts_source_id: string | null
  }
  correction: {
    id: string
    official_id: number
    official_key: string
    own_key: string | null
    office_id: string
    jurisdiction_key: string
    name: string
    first_name: string | null
    last_name: string
    office: string
    place: string
    state: string
    column_id: string
    status: string
    reported_at: Date
    decided_at: Date | null
    decided_by: string | null
    set_column_id: string | null
    value: Json | null
    source: string | null
    as_of: Day | null
    reason: string | null
    note: string | null
    told_at: Date | null
    undone_at: Date | null
    undone_by: string | null
    laid_version: number | null
    taken_out_version: number | null
    listed_then: Json | null
    contact_key: string | null
  }
  correction_report: {
    id: string
    correction_id: string
    account_id: string | null
    value: string
    note: string
    seen_where: string
    reported_at: Date
  }
  counted_attempt: {
    key: string
    window_start: Date
    count: number
  }
  county: {
    id: string
    state_id: string
    name: string
    full_name: string
  }
  dataset_change: {
    version: number
    subject: string
    row_id: number
  }
  dataset_version: {
    id: Generated<boolean>
    version: number
    is_demonstration: boolean
    changed_at: Date | null
    identity: Generated<string>
  }
  drive: {
    id: string
    client_id: string | null
    organization_id: string
    name: string
    made_by: string | null
    made_at: Date
    ended_at: Date | null
    offices: Json
    wanted: Json
    second_look: boolean
    election_day: Day | null
  }
  drive_task: {
    id: string
    drive_id: string
    place_id: string
    place_name: string
    asked: Json
    state: string
    taken_by: string | null
    taken_until: Date | null
    answers: Json | null
    given: Json | null
    filled_by: string | null
    filled_at: Date | null
    client_id: string | null
    looked_by: string | null
    to_publish: Json | null
    undoes_round: number | null
    word: string | null
    sent_back_by: string | null
    sent_back_at: Date | null
    told_at: Date | null
    error: string | null
    progressed_at: Date
  }
  earlier_dataset: {
    identity: string
  }
  election_date: {
    uid: string
    state_id: string
    day: Day
    kind: string
    election_kind: string
    election_day: Day
    office_ids: Json | null
    name: string
    detail: string | null
    basis: string
    is_confirmed: boolean
    source_id: string
    sequence: Generated<number>
    changed_at: Date
    time_of_day: string | null
  }
  election_gap: {
    state_id: string
    sentence: string
    until: Day | null
    source_id: string
  }
  export: {
    id: string
    account_id: string
    status: string
    format: string
    columns: Json
    filters: Json
    sort: Json
    filter_words: Json
    rows_total: number
    rows_done: Generated<number>
    attempt: Generated<number>
    chunks: Generated<number>
    bytes: Generated<number>
    error: string | null
    link_secret: Buffer
    created_at: Date
    progressed_at: Date
    expires_at: Date
    failures: Generated<number>
    all_digits: Generated<boolean>
    has_sources: Generated<boolean>
    is_nonpartisan: Generated<boolean>
    subject: Generated<string>
    list_id: string | null
    for_excel: Generated<boolean>
  }
  export_chunk: {
    export_id: string
    attempt: number
    place: number
    bytes: Buffer
  }
  import_matching: {
    headings_digest: string
    answers: Json
    account_id: string | null
    saved_at: Date
  }
  import_request: {
    id: string
    kind: string
    status: string
    account_id: string
    file_name: string
    file: Buffer | null
    undoes_run_id: number | null
    found: Json | null
    accept_losses: number | null
    step: string | null
    error: string | null
    failures: Generated<number>
    run_id: number | null
    version: number | null
    created_at: Date
    progressed_at: Date
    expires_at: Date
    vanishing_digest: string | null
    answers: Json | null
    left_out: Json | null
    headings_digest: string | null
    is_remembered: Generated<boolean>
    follows: number | null
    results: Json | null
    shared: Json | null
  }
  import_run: {
    id: Generated<number>
    origin: string
    started_at: Date
    finished_at: Date
    report: Json
    account_id: string | null
    file_name: string | null
    file: Buffer | null
    layer_before: Buffer | null
    undone_at: Date | null
    undoes: number | null
    came_by: string | null
  }
  invitation: {
    id: string
    email: string
    email_key: string
    role_id: string
    organization_id: string | null
    token_hash: Buffer
    invited_by: string
    invited_at: Date
    expires_at: Date
    used_at: Date | null
    ended_at: Date | null
  }
  jurisdiction: {
    id: Generated<number>
    key: string
    state_id: string
    kind: string
    name: string
    district: string | null
    ocd_id: string | null
    coverage: Generated<string>
    figures_from: number | null
    origin: Generated<string>
    place_key: string | null
  }
  jurisdiction_county: {
    jurisdiction_id: number
    county_id: string
  }
  jurisdiction_fact: {
    jurisdiction_id: number
    field: string
    value: Json
    source_id: string
    as_of: Day | null
    method: string
    note: string | null
    former_lines_year: Generated<number>
    layer: Generated<string>
  }
  known_device: {
    account_id: string
    token_hash: Buffer
    first_used_at: Date
    last_used_at: Date
  }
  list_note: {
    list_id: string
    official_id: number
    text: string
    written_at: Date
    account_id: string | null
  }
  list_outcome: {
    list_id: string
    client_id: string
    number: Generated<number>
    official_id: number
    outcome: string
    follow_up_on: Day | null
    said_at: Date
    arrived_at: Date
    account_id: string | null
  }
  listed_official: {
    list_id: string
    official_id: number
    official_key: string | null
    name: string
    first_name: string | null
    last_name: string
    name_key: string
    office: string | null
    place: string | null
    state: string | null
    added_at: Date
    follows_at: Date | null
    taken_out_at: Date | null
  }
  live_link: {
    id: string
    account_id: string
    saved_search_id: string | null
    list_id: string | null
    token_hash: Buffer
    made_at: Date
    last_read_at: Date | null
  }
  lost_mail: {
    id: string
    recipient: string
    subject: string
    failure: string | null
    created_at: Date
    given_up_at: Generated<Date>
  }
  mail_server: {
    is_only: Generated<boolean>
    looked_at: Date
    failing_since: Date | null
    failure: string | null
  }
  migration: {
    name: string
    applied_at: Generated<Date>
  }
  office: {
    id: string
    type: string
    name: string
  }
  office_contact: {
    place_key: string
    office_id: string
    layer: Generated<string>
    name: string | null
    phone: string | null
    email: string | null
    address: string | null
    website: string | null
    as_of: string | null
    source_id: string
    confidence: string | null
    provenance: Json
    is_listed: Generated<boolean>
    listed: Json | null
  }
  official: {
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
    address_kind: string | null
    election_year: number | null
    election_share: number | null
    source_id: string
    as_of: Day | null
    method: string
    provenance: Json
    external_id: string | null
    stands_for: number | null
    since: Day | null
    term_end: Day | null
    ballot_day: Day | null
    last_election: string | null
    last_election_date: Day | null
    last_election_candidates: number | null
    last_election_margin: number | null
    replaces: number | null
    added: Date | null
    is_listed: Generated<boolean>
    listed: Json | null
    second_phone: string | null
    second_phone_of: string | null
    elected: string | null
    takes_office: Day | null
    elected_result: Json | null
    openstates_id: string | null
  }
  official_change: {
    id: Generated<number>
    official_id: number
    run_id: number
    version: number
    at: Date
    kind: string
    column_id: string | null
    before: Json | null
    after: Json | null
    layer: string
    source: string | null
    method: string | null
    as_of: Day | null
    correction_id: string | null
  }
  official_list: {
    id: string
    owner_id: string
    organization_id: string | null
    is_shared: boolean
    name: string
    made_from: string | null
    script: Generated<string>
    made_at: Date
    officials_version: Generated<number>
  }
  one_time_token: {
    token_hash: Buffer
    purpose: string
    account_id: string
    expires_at: Date
  }
  organisation_jurisdiction: {
    jurisdiction_id: number
    coverage: string
  }
  organisation_seat: {
    seat_id: number
    term_length: number | null
    next_primary: Day | null
    next_general: Day | null
    provenance: Json
    is_listed: Generated<boolean>
    listed: Json | null
  }
  organization: {
    id: string
    name: string
    name_key: string
    time_zone: Generated<string>
    made_at: Date
  }
  party: {
    id: string
    name: string
  }
  recovery_code: {
    account_id: string
    code_hash: Buffer
  }
  remembered_device: {
    token_hash: Buffer
    account_id: string
    expires_at: Date
  }
  role: {
    id: string
  }
  saved_search: {
    id: string
    owner_id: string
    organization_id: string | null
    is_shared: Generated<boolean>
    name: string
    view: string
    labels: Json
    saved_at: Date
  }
  saved_search_baseline: {
    saved_search_id: string
    account_id: string
    occasion: string
    taken_at: Date
    filters: Json
    version: number
    official_ids: Buffer
  }
  saved_search_digest: {
    saved_search_id: string
    account_id: string
  }
  seat: {
    id: Generated<number>
    office_id: string
    jurisdiction_id: number
    term_length: number | null
    next_primary: Day | null
    next_general: Day | null
    provenance: Json
    by_law: number | null
  }
  second_step: {
    token_hash: Buffer
    account_id: string
    expires_at: Date
  }
  session: {
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
    created_at: Date
    is_renewal_seen: Generated<boolean>
    browser: string | null
    system: string | null
    network: string | null
    last_used_at: Date
  }
  shown_fact: {
    jurisdiction_id: number
    field: string
    value: Json
    source_id: string
    as_of: Day | null
    method: string
    note: string | null
    former_lines_year: number
  }
  shown_jurisdiction: {
    id: number
    key: string
    state_id: string
    kind: string
    name: string
    district: string | null
    ocd_id: string | null
    coverage: string
    figures_from: number | null
  }
  shown_official: {
    id: number
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
    openstates_id: string | null
    gender: string | null
    ethnicity: string | null
    phone: string | null
    second_phone: string | null
    second_phone_of: string | null
    email: string | null
    address: string | null
    address_kind: string | null
    election_year: number | null
    since: Day | null
    term_end: Day | null
    ballot_day: Day | null
    elected: string | null
    takes_office: Day | null
    election_share: number | null
    last_election: string | null
    last_election_date: Day | null
    last_election_candidates: number | null
    last_election_margin: number | null
    source_id: string
    as_of: Day | null
    method: string
    provenance: Json
    added: Date | null
  }
  shown_seat: {
    id: number
    office_id: string
    jurisdiction_id: number
    term_length: number | null
    next_primary: Day | null
    next_general: Day | null
    contact_name: string | null
    contact_phone: string | null
    contact_email: string | null
    contact_address: string | null
    contact_website: string | null
    contact_as_of: string | null
    contact_email_as_of: string | null
    provenance: Json
  }
  source: {
    id: string
    origin: string
    publisher: string
    title: string
    licence: string
    url: string | null
    as_of: Day | null
  }
  state: {
    id: string
    code: string
    name: string
  }
  task_draft: {
    task_id: string
    account_id: string
    answers: Json
    saved_at: Date
  }
  task_mail: {
    account_id: string
    day: Day
    unsubscribe_hash: Buffer
    sent_at: Date
  }
  task_round: {
    id: Generated<number>
    task_id: string
    filled_by: string | null
    filled_at: Date
    looked_by: string | null
    published_at: Date
    answers: Json
    given: Json
    changed: Json
    client_id: string | null
    run_id: number | null
    version: number
    undone_at: Date | null
    undone_by: string | null
  }
  terms_acceptance: {
    account_id: string
    version: string
    accepted_at: Date
  }
  two_factor: {
    account_id: string
    secret: Buffer | null
    turned_on_at: Date | null
    pending_secret: Buffer | null
    last_step: Generated<number>
    code_tries: Generated<number>
    codes_from: Date | null
    recovery_tries: Generated<number>
    recovery_from: Date | null
    recovery_salt: Buffer | null
    warned_at: Date | null
    code_waits: Generated<number>
    codes_kept_at: Date | null
  }
  waiting_mail: {
    id: string
    recipient: string
    reply_to: string | null
    subject: string
    text: string
    html: string
    created_at: Generated<Date>
    reply_to_name: string | null
    headers: Json
    failed_at: Date | null
    failure: string | null
    is_refused: Generated<boolean>
  }
  weekly_digest: {
    account_id: string
    week: Day
    unsubscribe_hash: Buffer | null
    decided_at: Date
  }
  zip_area: {
    zip: string
    state_id: string
    counties: Json
    place_id: string | null
    town_ids: Json
    upper_district: string | null
    lower_district: string | null
    source_id: string
  }
}

import * as z from 'zod/mini'
import { messages } from '#messages.ts'

/** Every way a request can fail: the code a program reads, its status, and the sentence a person reads. */
export const problems = {
  malformed: { status: 400, title: 'Not readable', detail: 'The request is not valid JSON.' },
  not_signed_in: { status: 401, title: 'Not signed in', detail: 'Please sign in.' },
  wrong_credentials: { status: 401, title: 'Not signed in', detail: messages.wrongCredentials },
  second_step_over: {
    status: 401,
    title: 'Not signed in',
    detail: 'The sign-in was not finished in time. Please enter your email and password again.',
  },
  no_key: {
    status: 401,
    title: 'No key',
    detail: 'Send a key in the header “Authorization: Bearer atlas_…”. You make keys in your account.',
  },
  wrong_key: {
    status: 401,
    title: 'No such key',
    detail:
      'This key does not work: it was mistyped or ended, or its owner has no role any more. You make another in your account.',
  },
  key_not_for: {
    status: 403,
    title: 'Not for this',
    detail: 'This key is not for reading this. Make one in your account that is.',
  },
  not_approved: { status: 403, title: 'Not approved', detail: messages.notApproved },
  confirmed_waits: { status: 403, title: 'Not approved', detail: messages.notApproved },
  access_removed: { status: 403, title: 'Not approved', detail: messages.accessRemoved },
  rejected: { status: 403, title: 'Rejected', detail: messages.rejected },
  not_allowed: { status: 403, title: 'Not allowed', detail: 'You do not have permission to do this.' },
  two_factor_needed: {
    status: 403,
    title: 'Two-step sign-in needed',
    detail: 'Set up two-step sign-in in your account first. Until then nothing else works.',
  },
  csrf: {
    status: 403,
    title: 'Not allowed',
    detail: 'The request did not come from this page. Reload the page and try again.',
  },
  origin: { status: 403, title: 'Not allowed', detail: 'Requests from this website are not accepted.' },
  hidden: { status: 403, title: 'Hidden', detail: 'This is hidden while the nonpartisan view is on.' },
  not_member: {
    status: 403,
    title: 'Not allowed',
    detail: 'Only people of the organization of this drive fill it in.',
  },
  not_found: { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, title: 'Not allowed', detail: 'Requests of this kind are not answered here.' },
  not_acceptable: {
    status: 406,
    title: 'Not in this format',
    detail: 'Rows are answered as application/json, text/csv or application/x-ndjson. Ask for one of these in Accept.',
  },
  last_administrator: {
    status: 409,
    title: 'Conflict',
    detail: 'This is the last administrator. Make someone else an administrator first.',
  },
  two_factor_kept: {
    status: 409,
    title: 'Conflict',
    detail: 'Your role needs two-step sign-in, so it cannot be turned off.',
  },
  two_factor_not_offered: { status: 409, title: 'Conflict', detail: 'Two-step sign-in is not offered here.' },
  two_factor_not_begun: {
    status: 409,
    title: 'Conflict',
    detail: 'There is no new key to confirm. Please begin again.',
  },
  two_factor_is_off: {
    status: 409,
    title: 'Conflict',
    detail: 'Two-step sign-in is not on any more. Turn it on first.',
  },
  email_unconfirmed: {
    status: 409,
    title: 'Conflict',
    detail:
      'Nobody has confirmed this email address, so somebody else may have registered with it. Make sure who it is, and say that you did.',
  },
  invitation_used: { status: 409, title: 'Conflict', detail: 'This invitation was used. Sign in instead.' },
  invitation_over: { status: 409, title: 'Conflict', detail: 'This invitation has ended. Ask for a new one.' },
  invitation_of_user: {
    status: 409,
    title: 'Conflict',
    detail: 'There is an account with this email address already. Sign in instead.',
  },
  organization_taken: {
    status: 409,
    title: 'Conflict',
    detail: 'There is an organization with this name already. Choose that one, or another name.',
  },
  organization_alike: {
    status: 409,
    title: 'Conflict',
    detail: 'The name of this organization looks like that of another. Decide on this person alone.',
  },
  organization_has_drives: {
    status: 409,
    title: 'Conflict',
    detail: 'This organization has drives. Delete them first, or merge the organization into another.',
  },
  organization_itself: {
    status: 409,
    title: 'Conflict',
    detail: 'Choose another organization to merge this one into.',
  },
  decided_meanwhile: {
    status: 409,
    title: 'Conflict',
    detail: 'Somebody else has decided on this person in the meantime.',
  },
  organization_outdated: {
    status: 409,
    title: 'Conflict',
    detail: 'Somebody here has no role, or was put into an organization in the meantime. Look again, and confirm then.',
  },
  heir_changed: {
    status: 409,
    title: 'Conflict',
    detail: 'Who gets what is shared has changed in the meantime. Look again, and confirm then.',
  },
  export_not_ready: { status: 409, title: 'Not ready', detail: 'There is no file yet. Please wait until it is made.' },
  import_running: {
    status: 409,
    title: 'Conflict',
    detail: 'Another import is being loaded right now. Please wait until it is done, then try again.',
  },
  import_not_checked: {
    status: 409,
    title: 'Not ready',
    detail: 'The file is not checked yet. Please wait until it is.',
  },
  check_outdated: {
    status: 409,
    title: 'Conflict',
    detail: 'The file has been checked again in the meantime. Review the new check, and confirm that one.',
  },
  name_taken: {
    status: 409,
    title: 'Conflict',
    detail: 'You have a search with this name. Choose another, or replace it.',
  },
  too_many_keys: {
    status: 409,
    title: 'Conflict',
    detail: 'You have 20 keys, and there can be no more. End one that you do not use, then make this one.',
  },
  too_many_live_links: {
    status: 409,
    title: 'Conflict',
    detail: 'You have 50 live links, and there can be no more. End one that you do not use, then make this one.',
  },
  too_many_calendar_links: {
    status: 409,
    title: 'Conflict',
    detail: 'You have 20 calendar links, and there can be no more. Remove one that you do not use, then make this one.',
  },
  already_decided: {
    status: 409,
    title: 'Conflict',
    detail: 'This was decided in the meantime. Look at what was decided, and undo it where it is wrong.',
  },
  decision_told: {
    status: 409,
    title: 'Conflict',
    detail: 'Those who reported this have been told that it was declined. Set the value itself instead.',
  },
  official_gone: {
    status: 409,
    title: 'Conflict',
    detail: 'This official is not in the atlas any more, so there is nothing to correct.',
  },
  note_changed: { status: 409, title: 'Conflict', detail: 'Somebody else has changed this note meanwhile.' },
  task_taken: {
    status: 409,
    title: 'Conflict',
    detail: 'Somebody else has taken this task. Take another one, or wait until it is free again.',
  },
  task_not_yours: {
    status: 409,
    title: 'Conflict',
    detail: 'You have not taken this task, or not any more. Your draft is kept: take the task again, and send it then.',
  },
  task_not_open: { status: 409, title: 'Conflict', detail: 'This task is filled in. Take another one.' },
  nothing_to_look_at: {
    status: 409,
    title: 'Conflict',
    detail: 'Nothing waits to be looked at here any more. Reload the page to see what became of it.',
  },
  own_answers: { status: 409, title: 'Conflict', detail: 'You filled this in. Somebody else looks at it.' },
  seat_taken: { status: 409, title: 'Conflict', detail: 'Somebody was first. A single seat cannot have two holders.' },
  drive_ended: { status: 409, title: 'Conflict', detail: 'This drive has ended. Nothing is filled in here any more.' },
  too_many_drives: {
    status: 409,
    title: 'Conflict',
    detail: 'There are 50 drives of this organization that go on. End one of them first.',
  },
  nothing_to_undo: {
    status: 409,
    title: 'Conflict',
    detail: 'Nothing that this task published is there any more, so there is nothing to undo.',
  },
  link_expired: {
    status: 422,
    title: 'Not valid',
    detail: 'This link has expired or was used already. Please ask for a new one.',
  },
  wrong_password: { status: 422, title: 'Not valid', detail: 'This is not your password.' },
  wrong_code: {
    status: 422,
    title: 'Not valid',
    detail: 'This code is not right. It changes every 30 seconds; enter the newest.',
  },
  wrong_recovery_code: {
    status: 422,
    title: 'Not valid',
    detail: 'This recovery code is not right, or was used before.',
  },
  too_many_codes: {
    status: 429,
    title: 'Too many attempts',
    detail: 'Too many tries. Wait 5 minutes, or use a recovery code.',
  },
  too_many_recovery_codes: {
    status: 429,
    title: 'Too many attempts',
    detail: 'Too many tries with recovery codes. Wait 5 minutes.',
  },
  too_many: {
    status: 429,
    title: 'Too many attempts',
    detail: 'Too many attempts. Please wait a while and try again.',
  },
  other_version: { status: 412, title: 'Changed', detail: 'There is another version of this than you have asked for.' },
  too_large: { status: 413, title: 'Too large', detail: 'The request is larger than what is taken here.' },
  unsupported_media: { status: 415, title: 'Not JSON', detail: 'Send JSON, with Content-Type: application/json.' },
  not_a_file: { status: 415, title: 'Not a file', detail: 'Send the file itself as the body of the request.' },
  invalid: { status: 422, title: 'Not valid', detail: 'The request is not valid.' },
  internal: {
    status: 500,
    title: 'Our mistake',
    detail: 'Something went wrong on our side. It has been logged; please try again.',
  },
  no_space: {
    status: 507,
    title: 'No space left',
    detail: 'The server has no space left to keep this, so nothing was saved. Please tell whoever runs it.',
  },
  unavailable: {
    status: 503,
    title: 'Not available',
    detail: 'The service is busy or restarting. Please try again in a moment.',
  },
} as const

export type ProblemCode = keyof typeof problems

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})

/** The one JSON shape of every error (RFC 9457). `instance` is the request's id, as the log knows it. */
export type ProblemDetails = z.infer<typeof problemSchema>
export type FieldError = NonNullable<ProblemDetails['errors']>[number]

export const problemMediaType = 'application/problem+json'

/** Throw it to refuse a request; it accepts no code that the table above does not have. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ProblemCode,
    options: { detail?: string; errors?: readonly FieldError[]; retryAfterSeconds?: number } = {},
  ) {
    const detail = options.detail ?? problems[code].detail
    super(detail)
    this.name = 'Problem'
    this.code = code
    this.status = problems[code].status
    this.detail = detail
    this.errors = options.errors
    this.retryAfterSeconds = options.retryAfterSeconds
  }

  toJSON(instance: string): ProblemDetails {
    return {
      type: `urn:southern-officials-atlas:problem:${this.code}`,
      title: problems[this.code].title,
      status: this.status,
      detail: this.detail,
      instance,
      ...(this.errors ? { errors: [...this.errors] } : {}),
    }
  }
}

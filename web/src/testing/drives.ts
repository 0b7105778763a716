import type { Drive } from '@atlas/contract/endpoints/drives/drives.ts'
import type { Filler, LineOfTask, SeatOfTask, Task, TaskSummary } from '@atlas/contract/endpoints/drives/tasks.ts'

export const driveId = '55555555-5555-4555-8555-555555555555'
export const taskId = '66666666-6666-4666-8666-666666666666'
export const me: Filler = { id: '1', name: 'Renee Baptiste', is_me: true }
export const marcus: Filler = { id: '3', name: 'Marcus Hill', is_me: false }

/** A drive for two counties, with one published answer. */
export function buildDrive(more: Partial<Drive> = {}): Drive {
  return {
    id: driveId,
    name: 'Black Belt courthouses',
    organization: { id: '9', name: 'Delta Civic Voices' },
    made_by: { id: '4', name: 'Faith Allen', is_me: false },
    made_at: '2026-11-09T15:00:00.000Z',
    ended_at: null,
    offices: [],
    wanted: ['holder', 'phone'],
    second_look: true,
    can_fill: true,
    can_change: false,
    progress: {
      wanted: 9,
      published: 1,
      waiting: 2,
      taken: 3,
      open: 3,
      left: 6,
      places_left: 2,
      tasks: { open: 1, taken: 1, done: 0, sent_back: 0, publishing: 0, published: 0 },
      by_kind: [
        { wanted: 'holder', of: 5, left: 4 },
        { wanted: 'phone', of: 4, left: 2 },
      ],
      people: [
        { person: marcus, answers: 2 },
        { person: me, answers: 1 },
      ],
    },
    task_id: null,
    ...more,
  }
}

/** The open task of Dallas County. */
export function buildSummary(more: Partial<TaskSummary> = {}): TaskSummary {
  return {
    id: taskId,
    drive: { id: driveId, name: 'Black Belt courthouses', second_look: true, is_ended: false, election_day: null },
    place: { id: '01047', kind: 'county', name: 'Dallas County', state_id: '01', state: 'Alabama' },
    state: 'open',
    taken: null,
    filled: null,
    sent_back: null,
    left: [
      { wanted: 'holder', count: 2 },
      { wanted: 'phone', count: 1 },
    ],
    wanted: 3,
    published: 0,
    waiting: 0,
    can: { take: true, look: false, release: false, undo: false },
    ...more,
  }
}

export function buildTaskSeat(more: Partial<SeatOfTask> = {}): SeatOfTask {
  return {
    id: 'Tax Assessor',
    office: 'Tax Assessor',
    district: null,
    area: 'Dallas County',
    level: 'County',
    seats_by_law: 1,
    set_by: 'law',
    law: null,
    confidence: 'high',
    open: 1,
    holders_wanted: 1,
    wanted: [],
    holders: [],
    ...more,
  }
}

function buildTaskLine(more: Partial<LineOfTask> = {}): LineOfTask {
  return {
    id: 'Sheriff',
    office: 'Sheriff',
    name: 'sheriff’s office',
    phone: { value: '3348742530', of: 'sheriff’s office', asOf: '2009' },
    email: null,
    wanted: ['phone'],
    ...more,
  }
}

/**
 * Dallas County: five commissioners, one of them not on file; no tax assessor; and an office line that may have
 * changed.
 */
export function buildTask(more: Partial<Task> = {}): Task {
  const holder = {
    official_id: 11,
    name: 'Vivian Rogers',
    standing: null,
    since: null,
    ethnicity: null,
    gender: null,
    party: null,
    source: 'County web page',
    as_of: '2026-08-05',
    wanted: [],
    is_new: false,
  }
  return {
    ...buildSummary(),
    organization: { id: '9', name: 'Delta Civic Voices' },
    seats: [
      buildTaskSeat({
        id: 'Commissioner 1',
        office: 'County Commissioner',
        district: '1',
        open: 0,
        holders_wanted: 0,
        holders: [holder],
      }),
      buildTaskSeat({ id: 'Commissioner 5', office: 'County Commissioner', district: '5' }),
      buildTaskSeat(),
    ],
    lines: [buildTaskLine()],
    results: [],
    seats_by_law: 3,
    on_file: 1,
    draft: null,
    answers: null,
    conflicts: [],
    error: null,
    call: {
      office: 'Probate Judge',
      phone: { value: '3348742500', of: 'probate judge’s office', asOf: '2026-09-14' },
    },
    rounds: [],
    ...more,
  }
}

/** The same, taken by the person who looks at it, with a lock that expires far in the future. */
export function buildTakenTask(more: Partial<Task> = {}): Task {
  return buildTask({
    state: 'taken',
    taken: { by: me, until: new Date(Date.now() + 90 * 60_000).toISOString() },
    can: { take: true, look: false, release: true, undo: false },
    ...more,
  })
}

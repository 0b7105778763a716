import type { Coming, ComingDate } from '@atlas/contract/endpoints/elections/elections.ts'

/** An invented election in Mississippi, with the given values. */
export function buildDate(overrides: Partial<ComingDate> = {}): ComingDate {
  return {
    id: `ms-${overrides.date ?? '2027-08-03'}`,
    date: '2027-08-03',
    state_id: '28',
    state: 'Mississippi',
    kind: 'primary',
    is_deadline: false,
    name: 'Primary',
    detail: null,
    basis: 'Miss. Code 23-15-191.',
    is_confirmed: false,
    election_kind: 'primary',
    election_day: '2027-08-03',
    office_ids: null,
    same_seats_as: null,
    seats: 0,
    uncontested: 0,
    close: 0,
    unknown: 0,
    offices: [],
    ...overrides,
  }
}

/** An answer with these dates. */
export function buildComing(dates: readonly ComingDate[], overrides: Partial<Coming> = {}): Coming {
  return {
    today: '2026-11-22',
    dates: [...dates],
    totals: { seats: 0, uncontested: 0, close: 0, unknown: 0 },
    windows: [30, 90, 180, 365].map((within_days) => ({
      within_days: within_days as 30 | 90 | 180 | 365,
      dates: dates.length,
    })),
    next: null,
    not_on_file: [],
    ...overrides,
  }
}

/** The first election after a period without one. */
export const nextDate = {
  id: 'p',
  date: '2027-08-03',
  state: 'Mississippi',
  kind: 'primary',
  name: 'Primary',
} as const satisfies Coming['next']

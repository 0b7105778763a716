import type { LinkChange } from '#elections/calendar-feed/feed-queries.ts'

/** Both end what somebody has in a calendar, so both are asked first. */
export const linkChanges = {
  reset: {
    button: 'Reset the link',
    question: 'Make a new link?',
    consequence: 'Calendars that use the old one will stop updating. The new one has the same filters.',
    answer: 'Make a new link',
    busyText: 'Making…',
  },
  remove: {
    button: 'Remove the link',
    question: 'Remove the link?',
    consequence: 'Calendars that use it will stop updating. You can make another one at any time.',
    answer: 'Remove the link',
    busyText: 'Removing…',
  },
} as const satisfies Record<LinkChange, object>

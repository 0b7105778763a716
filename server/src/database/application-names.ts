/** What PostgreSQL knows the connections of a process by. */
export const applicationNames = {
  server: 'southern-officials-atlas',
  command: 'southern-officials-atlas command',
} as const

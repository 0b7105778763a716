import { cpus, totalmem } from 'node:os'
import type { Figure } from '#figure.ts'

/** The results as a page of Markdown: when, on what, by which command, and a table. */
export function report(
  figures: readonly Figure[],
  { day, command, postgresql }: { day: string; command: string; postgresql: string },
): string {
  const [processor] = cpus()
  const rows = figures.map(({ what, value, goal }) => {
    const outcome = goal ? `${goal.text}: ${goal.isMet ? 'met' : '**missed**'}` : ''
    return `| ${what} | ${value} | ${outcome} |`
  })
  return `# Bench of ${day}

- Machine: ${cpus().length} cores of ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB of memory
- Node ${process.versions.node}, PostgreSQL ${postgresql}
- Command: \`${command}\`

Servers, database and load share the machine. Ratios compare what took turns in one run; other figures are medians.
The SQL server answers the same requests from one flat, indexed table with prepared statements. It checks neither
a session nor its input; this server does both for each request.

| measured | figure | goal |
|---|---|---|
${rows.join('\n')}
`
}

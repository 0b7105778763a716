import type { ResultsRead } from '@atlas/contract/endpoints/data/import-check.ts'
import styles from '#data/imports/check/WhatWeRead.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import { counted } from '#shared/ui/text/counted.ts'
import { WithDays } from '#shared/ui/text/WithDays.tsx'
import { thousands } from '#shared/ui/text/thousands.ts'

/** What a file of results has, how much of it leads to a seat, and by which law its winners are told. */
export function WhatWeRead({ read }: { readonly read: ResultsRead }) {
  return (
    <aside className={styles.side} aria-label="What the file holds">
      <section className={classes(cardLook.card, styles.read)} aria-labelledby="what-we-read">
        <h3 id="what-we-read">What we read</h3>
        <dl>
          {factsOf(read).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{ruleText(read.rules)}</p>
      </section>
      <p className={textLook.muted}>
        Every result is marked with this file and its day as the source: “<WithDays text={read.source} />
        ”. Nothing changes before step 3.
      </p>
    </aside>
  )
}

function factsOf(read: ResultsRead): (readonly [string, string])[] {
  const { contests, matched, questions, president, votes_apart: apart, totals } = read
  return [
    ['Contests', thousands(contests)],
    ['Matched to a seat', thousands(matched)],
    ['Questions on the ballot, left out', thousands(questions)],
    ...(president > 0 ? [['For President, left out', thousands(president)] as const] : []),
    ['Write-ins, over- and undervotes', apart === 0 ? 'none' : `${thousands(apart)}, kept apart`],
    ['Totals add up', totals ? `${thousands(totals.right)} of ${thousands(totals.of)}` : 'no totals in this form'],
  ]
}

function ruleText(rules: ResultsRead['rules']): string {
  const [first, ...more] = rules
  if (!first) return 'Nobody stands against those in this file, so that no rule is needed.'
  if (more.length === 0) return `Rule used: ${wordsOf(first)} (${first.basis}).`
  const sentences = rules.map(
    (rule) => `${wordsOf(rule)}, in ${counted(rule.contests, 'contest', 'contests')} (${rule.basis})`,
  )
  return `Rules used: ${sentences.join('; ')}.`
}

function wordsOf({ needs, tie }: ResultsRead['rules'][number]): string {
  if (needs === 'majority') return 'a majority of the votes, else a runoff'
  return tie === 'lot' ? 'the most votes, a tie by lot' : 'the most votes'
}

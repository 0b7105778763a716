import type { CoverageReply, LastImport as Import } from '@atlas/contract/endpoints/data/coverage.ts'
import { importOrigins } from '@atlas/contract/rules/import-origins.ts'
import sectionStyles from '#data/coverage/section.module.css'
import factsLook from '#shared/ui/look/facts.module.css'
import styles from '#data/coverage/LastImport.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import { momentText } from '#shared/ui/text/moment-text.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** When data was last imported, which data, and what it changed. */
export function LastImport({ coverage }: { readonly coverage: CoverageReply }) {
  return (
    <section className={sectionStyles.section} aria-labelledby="import">
      <h2 id="import" tabIndex={-1}>
        Last import
      </h2>
      {coverage.last_import ? (
        <dl className={classes(factsLook.facts, styles.facts)}>
          {factsOf(coverage.last_import, coverage).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Nothing has been imported yet.</p>
      )}
    </section>
  )
}

function factsOf(
  { origin, finished_at: moment, officials, figures }: Import,
  { changed_at: changed, version }: CoverageReply,
) {
  return [
    ['When', momentText(moment)],
    ['What', importOrigins[origin]],
    ['Officials', changesText(officials)],
    ...(figures ? [['Figures', changesText(figures)] as const] : []),
    ['Data last changed', changed ? momentText(changed) : 'Never'],
    ['Version of the data', thousands(version)],
  ] as const
}

function changesText({ added, changed, removed, unchanged }: Import['officials']): string {
  const all = Object.entries({ added, changed, removed, 'as they were': unchanged })
  const counted = all.filter(([, count]) => count > 0).map(([what, count]) => `${thousands(count)} ${what}`)
  return counted.join(', ') || 'None'
}

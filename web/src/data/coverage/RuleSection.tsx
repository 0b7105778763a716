import type { CoverageReply } from '@atlas/contract/endpoints/data/coverage.ts'
import { largerPlace, shareAnywhere, shareInLargerPlaces } from '@atlas/contract/rules/coverage.ts'
import sectionStyles from '#data/coverage/section.module.css'
import styles from '#data/coverage/RuleSection.module.css'
import noticeLook from '#shared/ui/look/notice.module.css'
import { wholePercent } from '#shared/ui/text/percent.ts'
import { thousands } from '#shared/ui/text/thousands.ts'

/** What happens to the officials of places that do not meet the rule. */
const withoutRule: Readonly<Record<CoverageReply['setting'], string>> = {
  rule: 'Its officials are on file and left out of the search.',
  rule_and_own: 'Its officials are on file and left out of the search, but for those of an organization’s own list.',
  rule_and_legislatures:
    'Its officials are on file and left out of the search, but for members of Congress and of the legislatures.',
  rule_and_own_and_legislatures:
    'Its officials are on file and left out of the search, but for members of Congress and of the legislatures, and those of an organization’s own list.',
  all: 'Its officials are in the search all the same.',
}

/** The rule in words, what unknown means, and how the people who run this atlas have set it. */
export function RuleSection({ coverage: { setting } }: { readonly coverage: CoverageReply }) {
  return (
    <section className={sectionStyles.section} aria-labelledby="rule">
      <h2 id="rule" tabIndex={-1}>
        The coverage rule
      </h2>
      <p>
        A place is covered where at least <b>{wholePercent(shareAnywhere)}</b> of the people of voting age are Black, or
        at least <b>{wholePercent(shareInLargerPlaces)}</b> where {thousands(largerPlace)} people or more are of voting
        age. The figures are those of the 2020 Census: Black alone, not Hispanic, 18 and older.
      </p>
      <dl className={styles.answers}>
        <div>
          <dt>Meets the rule</dt>
          <dd>Its officials are in the search.</dd>
        </div>
        <div>
          <dt>Unknown</dt>
          <dd>
            No source states the voting-age population of the place by group, as for most districts and towns. That is a
            gap in the data, not a no: its officials are in the search.
          </dd>
        </div>
        <div>
          <dt>Does not meet it</dt>
          <dd>{withoutRule[setting]}</dd>
        </div>
      </dl>
      {setting === 'all' && (
        <p className={noticeLook.notice}>
          Whoever runs this atlas has set it to show every official. The rule still says which places meet it.
        </p>
      )}
    </section>
  )
}

import { mostReadColumns, mostReadRows } from '@atlas/contract/search/address-search.ts'
import { usualKeyDays } from '@atlas/contract/endpoints/accounts/keys.ts'
import { mostReadsPerMinute } from '@atlas/contract/rules/key-scopes.ts'
import { Tabs } from '@base-ui/react/tabs'
import { Link } from '@tanstack/react-router'
import { BookOpen, Download } from 'lucide-react'
import { Code } from '#help/programs/Code.tsx'
import { examples } from '#help/programs/examples.ts'
import { OtherForms, Spreadsheets } from '#help/programs/OtherForms.tsx'
import styles from '#help/programs/ProgramsPage.module.css'
import contentsStyles from '#shared/page/Contents.module.css'
import { Contents } from '#shared/page/Contents.tsx'
import frameLook from '#shared/page/frame.module.css'
import { PageTitle } from '#shared/page/PageTitle.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'

const sectionsOfPage = [
  ['five', 'In five minutes'],
  ['sheets', 'Google Sheets and Excel'],
  ['ask', 'What you can ask'],
  ['gone', 'The call that went away'],
  ['rules', 'Limits and terms'],
  ['reference', 'Reference'],
] as const

/** How scripts and other programs read the atlas. Anybody may read this page, even without an account. */
export function ProgramsPage() {
  return (
    <main id="main" className={classes(frameLook.page, styles.page)}>
      <PageTitle />
      <p className={styles.summary}>
        Ask the atlas from Google Sheets, Excel, R, Python or your own program. What a key reads is what its owner sees
        on the screen: the same rows, the same coverage rule, the same sources.
      </p>
      <div className={contentsStyles.page}>
        <Contents sections={sectionsOfPage} />
        <div className={styles.sections}>
          <FiveMinutes />
          <Spreadsheets />
          <WhatToAsk />
          <OtherForms />
          <Rules />
          <Reference />
        </div>
      </div>
    </main>
  )
}

function FiveMinutes() {
  return (
    <section aria-labelledby="five">
      <h2 id="five">In five minutes</h2>
      <ol className={styles.steps}>
        <li>
          <p>
            <b>Make a key.</b> It is shown once and ends after {usualKeyDays} days, or a year at most.{' '}
            <Link to="/account" hash="keys">
              Make a key
            </Link>
          </p>
        </li>
        <li>
          <p>
            <b>Ask.</b> The sheriffs of Mississippi:
          </p>
          <Tabs.Root defaultValue="curl">
            <Tabs.List className={styles.tools} aria-label="Tool">
              {examples.map(({ tool }) => (
                <Tabs.Tab key={tool} value={tool} className={buttonLook.button}>
                  {tool}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {examples.map(({ tool, before, textAt }) => (
              <Tabs.Panel key={tool} value={tool} className={styles.panel}>
                <p className={textLook.muted}>{before}</p>
                <Code label={`The request in ${tool}`} text={textAt(window.location.origin)} />
              </Tabs.Panel>
            ))}
          </Tabs.Root>
        </li>
        <li>
          <p>
            <b>Read the answer.</b> The headings are the ids of the columns. <code>standing</code> says “Result not in
            yet” where somebody else may hold the seat by now, <code>coverage_mark</code> “outside the coverage rule” of
            whom only your own values bring into the search. What is not known is empty.
          </p>
        </li>
      </ol>
    </section>
  )
}

const addresses: readonly (readonly [string, string])[] = [
  ['/api/v1/officials', 'Officials, with the filters that Advanced Search writes into its address'],
  ['/api/v1/officials/{id}', 'One official: every column, each value with its source and day'],
  ['/api/v1/places', 'Counties, towns and districts, with seats by law and seats not on file'],
  ['/api/v1/places/{id}', 'One place: who represents it, its seats, its bodies'],
  ['/api/v1/elections', 'Days and deadlines ahead, with the number of seats under your filters that are up'],
  ['/api/v1/changes?since=', 'What changed since a day, or since the Data-Version of an answer that you have'],
  ['/api/v1/lists', 'Your lists; /api/v1/lists/{id} has the officials of one, with outcomes and notes'],
]

function WhatToAsk() {
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">What you can ask</h2>
      <dl className={styles.addresses}>
        {addresses.map(([address, what]) => (
          <div key={address}>
            <dt>
              <code>{address}</code>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        <b>Filters:</b> set them in Advanced Search and copy what stands behind the “?” of its address, or type{' '}
        <code>state=MS</code>, <code>county=Bolivar</code>, <code>office=Sheriff</code>. What is misspelled is refused,
        and never left out.
      </p>
      <p>
        <b>Columns:</b> <code>columns=eo.name,office.name,contact.phone</code>, {mostReadColumns} at most; without it,
        those that the table begins with. <b>Order:</b> <code>sort=-stats.vap_black%25</code>, with a minus from the
        highest down; a “%” in a name is written <code>%25</code>.
      </p>
      <p>
        <b>Ids that join with other data:</b> <code>eo.id</code>, <code>eo.openstates_id</code>,{' '}
        <code>jurisdiction.ocd_id</code> (Open Civic Data), <code>jurisdiction.geoid</code>, <code>county.fips</code>,
        all text. Places have <code>ocd_id</code> and <code>geoid</code> in every answer.
      </p>
      <p>
        <b>Format:</b> add <code>.csv</code>, <code>.json</code> or <code>.ndjson</code> to the address. <b>Pages:</b>{' '}
        <code>limit</code> says how many rows, {mostReadRows.toLocaleString('en-US')} at most; where there are more, the
        header <code>Link</code> has the address of the next page, and <code>Total-Count</code> how many there are.
      </p>
      <p>
        In CSV a list is parted by semicolons, and a text that a spreadsheet would run as a formula begins with an
        apostrophe.
      </p>
      <p>
        <b>What stays:</b> nothing of version 1 ends. New columns and calls may come, so read by name and pass over what
        you do not know. Whatever ends one day says so in the headers <code>Deprecation</code> and <code>Sunset</code>,
        a year before at the least.
      </p>
    </section>
  )
}

function Rules() {
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">Limits and terms</h2>
      <dl className={styles.rules}>
        <div>
          <dt>Requests of all your keys</dt>
          <dd>{mostReadsPerMinute} a minute; then 429, with the seconds to wait in Retry-After</dd>
        </div>
        <div>
          <dt>Rows in one answer</dt>
          <dd>{mostReadRows.toLocaleString('en-US')}; the header Link goes on</dd>
        </div>
        <div>
          <dt>A key ends</dt>
          <dd>on its day, when you end it, and with your role</dd>
        </div>
        <div>
          <dt>You may</dt>
          <dd>use it for your organization’s work; name the source that comes with each value</dd>
        </div>
        <div>
          <dt>You may not</dt>
          <dd>resell or distribute content, or pass your key on</dd>
        </div>
      </dl>
    </section>
  )
}

function Reference() {
  return (
    <section aria-labelledby="reference">
      <h2 id="reference">Reference</h2>
      <p>Every address, parameter and answer, made from the same description that the product checks itself against.</p>
      <p className={styles.buttons}>
        <a className={buttonLook.button} href="/api/docs">
          <BookOpen aria-hidden />
          Open the reference
        </a>
        <a className={buttonLook.button} href="/api/openapi.json" download>
          <Download aria-hidden />
          openapi.json
        </a>
      </p>
    </section>
  )
}

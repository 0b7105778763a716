import { Code } from '#help/programs/Code.tsx'
import styles from '#help/programs/ProgramsPage.module.css'

const programs: readonly (readonly [string, string])[] = [
  ['WeVoteServer', 'the setting REPRESENTATIVES_BY_ADDRESS_URL'],
  ['openstates-mcp', 'the environment’s OPENSTATES_BASE_URL'],
  ['Parsons', 'one line: GoogleCivic(…).uri = the first address'],
  ['pyopenstates', 'one line: API_ROOT of its core module = the second address'],
  ['CiviCRM com.jlacey.electoral', 'a patch of two lines: the two addresses that stand in it'],
  ['R googlecivic', 'a patch of the address in each function'],
]

/** How programs go on that were written for a look-up that is gone. */
export function OtherForms() {
  const origin = window.location.origin
  return (
    <section aria-labelledby="gone">
      <h2 id="gone">The call that went away</h2>
      <p>
        Google stopped answering “Who represents this address?” in April 2025. Programs written for it, or for Open
        States, work again by changing one address and the key:
      </p>
      <Code
        label="The two addresses"
        text={`# before
https://www.googleapis.com/civicinfo/v2/representatives
https://v3.openstates.org/people

# now
${origin}/api/civicinfo/v2/representatives/ocd-division/country:us/state:ms?key=atlas_…
${origin}/api/openstates/v3/people?jurisdiction=MS&apikey=atlas_…`}
      />
      <p>
        Divisions are asked for by their Open Civic Data ids, and by <code>address</code> with the name of a county or a
        city, such as “Selma, AL”; a street is looked up where the operator has set an address service, and the answer
        says so where none is. A point is asked for with <code>people.geo</code>: the districts are those whose outline
        it lies in.
      </p>
      <dl className={styles.addresses}>
        {programs.map(([program, what]) => (
          <div key={program}>
            <dt>{program}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        Call Power and 5 Calls speak forms of their own. A program in a page shows its key to everybody who opens it: no
        page of another website may read here.
      </p>
    </section>
  )
}

/** Spreadsheets, which sign in nowhere. */
export function Spreadsheets() {
  return (
    <section aria-labelledby="sheets">
      <h2 id="sheets">Google Sheets and Excel</h2>
      <ol className={styles.steps}>
        <li>
          <p>
            <b>Save a search or a list,</b> with the columns that you want.
          </p>
        </li>
        <li>
          <p>
            <b>Make its live link:</b> under More, “Live link for a spreadsheet …”. No key is needed: the address is the
            secret.
          </p>
        </li>
        <li>
          <p>
            <b>Google Sheets:</b> put the formula into an empty cell; it is read again every hour. <b>Excel:</b> Data,
            From Web, paste the address, Load; Refresh All reads it again.
          </p>
          <Code label="The formula of Google Sheets" text={'=IMPORTDATA("https://…/api/live/….csv")'} />
        </li>
      </ol>
      <p>
        Numbers that begin with a zero are text in the file. Sheets and Excel show them as numbers unless the column is
        set to Text. R: <code>colClasses = "character"</code>. pandas: <code>dtype=str</code>. “Download as CSV” has a
        switch “For Excel”, which keeps the zeros when the file is opened by a double click.
      </p>
    </section>
  )
}

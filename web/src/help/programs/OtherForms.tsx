import { Link } from '@tanstack/react-router'
import { Code } from '#help/programs/Code.tsx'
import styles from '#help/programs/ProgramsPage.module.css'

/** The start of these addresses, which is what most programs need. */
const formsAt = (origin: string) => ({
  civic: `${origin}/api/civicinfo/v2`,
  open: `${origin}/api/openstates/v3`,
})

/** What to enter in each program, character by character: some append a word, some a slash and a word. */
const programsAt = (origin: string): readonly (readonly [program: string, where: string, value: string])[] => {
  const { civic, open } = formsAt(origin)
  return [
    ['WeVoteServer', 'the setting REPRESENTATIVES_BY_ADDRESS_URL', `${civic}/representatives`],
    ['Choices civics', 'the environment’s GOOGLE_CIVIC_API_BASE', civic],
    ['openstates-mcp', 'the environment’s OPENSTATES_BASE_URL', open],
    ['pyopenstates', 'one line: API_ROOT of its core module', open],
    ['R googlecivic', 'a patch of the address in each function', `${civic}/representatives`],
    ['CiviCRM com.jlacey.electoral', 'a patch of two lines, one for each', `${civic} and ${open}`],
  ]
}

/** How programs written for a discontinued look-up keep working. */
export function OtherForms() {
  const origin = window.location.origin
  const { civic, open } = formsAt(origin)
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
${civic}/representatives?address=Selma,%20AL&key=atlas_…
${open}/people?jurisdiction=MS&apikey=atlas_…`}
      />
      <p>
        <code>address</code> is the name of a county or a city, such as “Selma, AL”; a street is looked up where the
        operator has set an address service, and the answer says so where none is. A division is asked for by its Open
        Civic Data id, as in <code>/representatives/ocd-division/country:us/state:ms</code>. A point is asked for with{' '}
        <code>people.geo</code>: the districts are those whose outline it lies in.
      </p>
      <p>
        <b>Parsons:</b> its Google connector is pointed here by one line. The slash at the end belongs to it.
      </p>
      <Code
        label="Parsons, pointed here"
        text={`from parsons import GoogleCivic

civic = GoogleCivic(api_key="atlas_…")
civic.uri = "${civic}/"
print(civic.get_representative_info_by_address("Selma, AL"))`}
      />
      <p>What other programs are told, as it is:</p>
      <dl className={styles.addresses}>
        {programsAt(origin).map(([program, where, value]) => (
          <div key={program}>
            <dt>{program}</dt>
            <dd>
              {where}: <code>{value}</code>
            </dd>
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

/** For spreadsheets, which cannot sign in. */
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
            <b>Make its live link:</b> in <Link to="/saved">Saved</Link>, under More, “Live link for a spreadsheet …”.
            No key is needed: the address is the secret.
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

import { SurveySheet } from '#features/accounts/SurveySheet.tsx'

/** Beside the form from 1024 px: what the atlas is, on the empty sheet of a survey. */
export function NightPanel() {
  return (
    <aside className="night" aria-label="About the atlas">
      <SurveySheet />
      <p className="statement">Who holds the office, whom it serves, and when it is next on the ballot.</p>
      <p className="states">Alabama · Florida · Georgia · Louisiana · Mississippi</p>
    </aside>
  )
}

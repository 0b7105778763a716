import sectionStyles from '#data/coverage/section.module.css'
import textLook from '#shared/ui/look/text.module.css'

/** What rules find unlikely in the public data and nobody has settled, and what is left out on purpose. */
export function Doubts({ doubts }: { readonly doubts: readonly string[] }) {
  return (
    <section className={sectionStyles.section} aria-labelledby="doubts">
      <h2 id="doubts" tabIndex={-1}>
        To ask about
      </h2>
      <p className={textLook.muted}>
        Every import looks for what is unlikely: somebody in two offices, a winner with too few votes, a name that was
        run together. What nobody has settled stays as its source has it, and stands here.
      </p>
      {doubts.length === 0 ? (
        <p>Nothing at present.</p>
      ) : (
        <ul>
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      )}
      <p className={textLook.muted}>
        Offices that are filled by appointment are left out, as is the Secretary of State of Florida.
      </p>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { tasksQuery } from '#drives/frame/queries.ts'
import styles from '#drives/look/LookPage.module.css'
import cardLook from '#shared/ui/look/card.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'

/** The other tasks that wait for a second person. */
export function AlsoWaiting({ except }: { readonly except: string }) {
  const { data } = useQuery(tasksQuery('to_look_at'))
  const others = data?.values.filter(({ id, can }) => id !== except && can.look) ?? []
  if (others.length === 0) return null
  return (
    <section className={classes(cardLook.card, styles.waiting)} aria-labelledby="also-waiting">
      <h2 id="also-waiting">Also waiting</h2>
      <ul>
        {others.map(({ id, place, filled }) => (
          <li key={id}>
            <Link to="/fill/look/$id" params={{ id }}>
              {place.name}
            </Link>
            <b>
              {filled?.answers ?? 0}
              <span className={textLook.visuallyHidden}> answers</span>
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}

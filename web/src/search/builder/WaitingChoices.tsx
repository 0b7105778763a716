import choiceGroupsStyles from '#search/builder/ChoiceGroups.module.css'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import textLook from '#shared/ui/look/text.module.css'
import checkLook from '#shared/ui/look/check.module.css'
import skeletonsStyles from '#shared/ui/list/Skeletons.module.css'

const widths = ['middle', 'short', 'long'] as const
const boxes = Array.from({ length: 15 }, (_, index) => ({ place: index, width: widths[index % widths.length] }))

/** Boxes of the real height while the choices load; a quick answer never shows them. */
export function WaitingChoices() {
  const isDue = useAfterDelay(true, 300)
  if (!isDue) return null
  return (
    <>
      <p className={textLook.visuallyHidden} role="status">
        Loading the choices…
      </p>
      <ul className={choiceGroupsStyles.choices} data-compact aria-hidden="true">
        {boxes.map(({ place, width }) => (
          <li key={place}>
            <span className={checkLook.check}>
              <span className={skeletonsStyles.skeleton} data-width={width} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

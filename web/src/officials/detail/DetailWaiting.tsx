import openDetailStyles from '#officials/detail/OpenDetail.module.css'
import { useAfterDelay } from '#shared/ui/async/use-after-delay.ts'
import textLook from '#shared/ui/look/text.module.css'
import skeletonsStyles from '#shared/ui/list/Skeletons.module.css'

export function DetailWaiting() {
  const isDue = useAfterDelay(true, 300)
  return (
    <div className={openDetailStyles.waiting} role="status">
      <span className={textLook.visuallyHidden}>Loading the details…</span>
      {isDue &&
        ['short', 'long', 'middle', 'long'].map((width, line) => (
          <span key={line} className={skeletonsStyles.skeleton} data-width={width} />
        ))}
    </div>
  )
}

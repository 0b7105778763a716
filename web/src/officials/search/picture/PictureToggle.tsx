import { ChartBarStacked } from 'lucide-react'
import { usePictured } from '#officials/search/picture/use-pictured.ts'
import buttonLook from '#shared/ui/look/button.module.css'
import textLook from '#shared/ui/look/text.module.css'

/** Beside the map: who the officials are, as a picture, or not. */
export function PictureToggle({ isLabelHidden }: { readonly isLabelHidden: boolean }) {
  const { pictured, toggle } = usePictured()
  return (
    <button
      type="button"
      className={buttonLook.button}
      aria-pressed={pictured !== null}
      title={isLabelHidden ? 'Picture' : undefined}
      onClick={toggle}
    >
      <ChartBarStacked aria-hidden />
      <span className={isLabelHidden ? textLook.visuallyHidden : undefined}>Picture</span>
    </button>
  )
}

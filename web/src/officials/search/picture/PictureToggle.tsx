import { ChartBarStacked } from 'lucide-react'
import { usePictured } from '#officials/search/picture/use-pictured.ts'
import buttonLook from '#shared/ui/look/button.module.css'

/** Beside the map: who the officials are, as a picture, or not. */
export function PictureToggle() {
  const { pictured, toggle } = usePictured()
  return (
    <button type="button" className={buttonLook.button} aria-pressed={pictured !== null} onClick={toggle}>
      <ChartBarStacked aria-hidden />
      Picture
    </button>
  )
}

import { longestSavedName } from '@atlas/contract/rules/saved-name.ts'
import { Link } from '@tanstack/react-router'
import { Columns2, X } from 'lucide-react'
import { useIsAdministrator } from '#data/corrections/report/use-is-administrator.ts'
import { driveOfPlaces } from '#drives/make/drive-of-places.ts'
import { mostChosen, withToggled, writeChosen } from '#places/chosen/chosen-places.ts'
import styles from '#places/chosen/Tray.module.css'
import { SaveAsListButton } from '#saved/lists/save/SaveAsListButton.tsx'
import { focusPageTitle } from '#shared/page/PageTitle.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import chipLook from '#shared/ui/look/chip.module.css'
import { classes } from '#shared/ui/look/classes.ts'
import textLook from '#shared/ui/look/text.module.css'
import trayLook from '#shared/ui/look/tray.module.css'

interface TrayProps {
  readonly chosen: readonly string[]
  readonly names: ReadonlyMap<string, string>
  readonly onChange: (next: (chosen: readonly string[]) => readonly string[]) => void
}

/**
 * At the bottom of the window, the places selected for comparison. They are in the address, so that paging keeps them.
 */
export function Tray({ chosen, names, onChange }: TrayProps) {
  const isEditor = useIsAdministrator()
  if (chosen.length === 0) return null
  return (
    <section className={classes(trayLook.tray, styles.tray)} data-tray aria-label="Places to compare">
      <p role="status">
        <b>{chosen.length} chosen</b> of {mostChosen}
        {chosen.length === 1 && <span className={textLook.muted}>, choose one more to compare</span>}
      </p>
      <ul className={chipLook.chips}>
        {chosen.map((id) => (
          <li key={id} className={chipLook.chip}>
            <span>{names.get(id) ?? id}</span>
            <button
              type="button"
              aria-label={`Take ${names.get(id) ?? id} out`}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget)
                onChange((newest) => withToggled(newest, id))
              }}
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <SaveAsListButton
        source={() => ({
          request: { place_ids: [...chosen] },
          count: null,
          suggestedName: `Officials of ${chosen.map((id) => names.get(id) ?? id).join(', ')}`.slice(
            0,
            longestSavedName,
          ),
          madeFrom: 'Saved from a list of places',
        })}
        look={buttonLook.button}
        label="Save officials as list"
      />
      {isEditor && (
        <Link
          className={buttonLook.button}
          to="/fill/new"
          search={driveOfPlaces(chosen, chosen.map((id) => names.get(id) ?? id).join(', '))}
        >
          Make a drive
        </Link>
      )}
      {chosen.length > 1 && (
        <Link to="/places/compare" search={writeChosen(chosen)} className={buttonLook.primary}>
          <Columns2 aria-hidden />
          Compare
        </Link>
      )}
    </section>
  )
}

/** The pressed button disappears, so the focus moves nearby. */
function focusBeside(button: HTMLElement): void {
  const chip = button.closest('li')
  const next = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector('button')
  if (next) next.focus()
  else focusPageTitle()
}

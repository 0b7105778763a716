import { mostTyped } from '@atlas/contract/endpoints/places/find.ts'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { useQuery } from '@tanstack/react-query'
import { MapPin, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type SyntheticEvent, useId, useRef } from 'react'
import type { PlaceQuery } from '#places/find/place-query.ts'
import type { AskPoint } from '#places/find/requested-point.ts'
import styles from '#places/find/finder/PlaceFinder.module.css'
import { SuggestedPlaces } from '#places/find/finder/SuggestedPlaces.tsx'
import { useLocation } from '#places/find/finder/use-location.ts'
import { type PlaceFinding, usePlaceFinder } from '#places/find/finder/use-place-finder.ts'
import { UseLocation } from '#places/find/finder/UseLocation.tsx'
import { noAddresses } from '#places/find/finder/what-was-typed.ts'
import { settingsQuery } from '#shared/api/settings.ts'
import { selectAfterPress } from '#shared/ui/browser/after-press.ts'
import { errorAttributes, errorIdOf, FieldError } from '#shared/ui/form/Field.tsx'
import buttonLook from '#shared/ui/look/button.module.css'
import fieldLook from '#shared/ui/look/field.module.css'
import popupLook from '#shared/ui/look/popup.module.css'
import { classes } from '#shared/ui/look/classes.ts'

interface PlaceFinderProps {
  readonly query: PlaceQuery | null
  readonly onAsk: (asked: PlaceQuery) => void
  readonly onAskPoint: AskPoint
}

/** The field for a ZIP code, the name of a place or an address, with what begins so under it, and the location. */
export function PlaceFinder({ query, onAsk, onAskPoint }: PlaceFinderProps) {
  const id = useId()
  const addressService = useQuery(settingsQuery).data?.address_service ?? null
  const findsAddresses = addressService !== null
  const locating = useLocation(onAskPoint)
  const finder = usePlaceFinder(query, { onAsk, onAskPoint, findsAddresses })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    locating.cancel()
    void finder.submit()
  }
  return (
    <form role="search" aria-label="Find officials by place" className={styles.finder} onSubmit={submit}>
      <label className={fieldLook.label} htmlFor={id}>
        {findsAddresses ? 'Address, ZIP code, city, town, county or parish' : 'ZIP code, city, town, county or parish'}
      </label>
      <div className={styles.row}>
        <TypedPlace id={id} query={query} finder={finder} />
        <button type="submit" className={buttonLook.primaryLarge}>
          Find officials
        </button>
      </div>
      <FieldError id={errorIdOf(id)} error={finder.refusal ?? undefined} />
      <span id={`${id}-hint`} className={fieldLook.hint}>
        {findsAddresses ? `An address is sent to ${addressService} to be found.` : noAddresses}
      </span>
      <UseLocation id={`${id}-location`} locating={locating} />
      <span className={fieldLook.hint}>
        Your location and the address are used for this answer only. We write them down nowhere.
      </span>
    </form>
  )
}

interface TypedPlaceProps {
  readonly id: string
  readonly query: PlaceQuery | null
  readonly finder: PlaceFinding
}

/** The field itself, a combobox whose list stands open under it. */
function TypedPlace({ id, query, finder }: TypedPlaceProps) {
  const { isShown, text } = finder
  const pressedAfter = useRef(query)
  // Enter leaves the focus in the field, and a press there is the first after the answer all the same.
  const handlePress = (event: MouseEvent<HTMLInputElement>) => {
    if (pressedAfter.current !== query) selectAfterPress(event)
    pressedAfter.current = query
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') finder.open()
    if (event.key !== 'Escape' || !isShown) return
    // The browser and Base UI would throw away what was typed.
    event.preventDefault()
    event.stopPropagation()
    finder.close()
  }
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) finder.close()
  }
  return (
    <div className={classes(fieldLook.pictured, styles.box)} onKeyDownCapture={handleKey} onBlur={closeOutside}>
      <Autocomplete.Root
        items={finder.suggestions}
        filter={null}
        mode="none"
        value={text}
        itemToStringValue={() => text}
        onValueChange={(next, { reason }) => {
          if (reason !== 'item-press') finder.write(next)
        }}
        inline
        open={isShown}
      >
        <MapPin aria-hidden />
        <Autocomplete.Input
          id={id}
          className={fieldLook.input}
          aria-expanded={isShown}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={mostTyped}
          onFocus={selectAfterPress}
          onMouseDown={handlePress}
          {...errorAttributes(id, finder.refusal ?? undefined, `${id}-hint`)}
        />
        {text !== '' && <ClearButton fieldId={id} finder={finder} />}
        {isShown && (
          // The field keeps the focus while the pointer chooses.
          <div className={classes(popupLook.popup, styles.popup)} onMouseDown={(event) => event.preventDefault()}>
            <SuggestedPlaces finder={finder} />
          </div>
        )}
      </Autocomplete.Root>
    </div>
  )
}

function ClearButton({ fieldId, finder }: { readonly fieldId: string; readonly finder: PlaceFinding }) {
  const clear = () => {
    finder.write('')
    document.getElementById(fieldId)?.focus()
  }
  return (
    <button
      type="button"
      className={classes(buttonLook.icon, styles.clear)}
      aria-label="Clear the place"
      onClick={clear}
    >
      <X aria-hidden />
    </button>
  )
}

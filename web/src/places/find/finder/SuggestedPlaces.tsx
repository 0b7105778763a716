import type { PlaceSuggestion } from '@atlas/contract/endpoints/places/find.ts'
import { Autocomplete } from '@base-ui/react/autocomplete'
import styles from '#places/find/finder/PlaceFinder.module.css'
import type { PlaceFinding } from '#places/find/finder/use-place-finder.ts'
import popupLook from '#shared/ui/look/popup.module.css'
import { classes } from '#shared/ui/look/classes.ts'

/** How the suggestions stand, read aloud, and under it the places, each with its state. */
export function SuggestedPlaces({ finder }: { readonly finder: PlaceFinding }) {
  return (
    <>
      <Autocomplete.Status className={classes(popupLook.note, styles.standing)}>
        {statusText(finder)}
      </Autocomplete.Status>
      <Autocomplete.List>
        {(suggestion: PlaceSuggestion) => (
          <Autocomplete.Item
            key={suggestion.zip ?? suggestion.place_id}
            value={suggestion}
            className={classes(popupLook.item, styles.item)}
            onClick={() => finder.choose(suggestion)}
          >
            <b>{suggestion.name}</b> <span>{suggestion.detail}</span>
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </>
  )
}

function statusText({ asksWhich, suggestions, isCurrent, hasFailed, text }: PlaceFinding): string {
  if (asksWhich) return 'Several places fit. Which one?'
  if (hasFailed) return 'No answer came from the server.'
  if (suggestions.length > 0) return suggestions.length === 1 ? '1 place' : `${suggestions.length} places`
  return isCurrent ? `No place begins with “${text.trim()}”.` : ''
}

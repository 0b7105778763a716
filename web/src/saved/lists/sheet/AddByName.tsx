import { Combobox } from '@base-ui/react/combobox'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import styles from '#saved/lists/sheet/AddByName.module.css'
import { useAddOfficials } from '#saved/lists/save/lists.ts'
import { isNetworkFailure } from '#shared/api/problem-message.ts'
import { nobodySentence } from '#search/quick/nobody-sentence.ts'
import { type Suggestion, type Understood, useQuickSearch } from '#search/quick/use-quick-search.ts'
import { selectAfterPress } from '#shared/ui/browser/after-press.ts'
import fieldLook from '#shared/ui/look/field.module.css'
import popupLook from '#shared/ui/look/popup.module.css'
import { StandingMark } from '#shared/ui/text/StandingMark.tsx'
import { showToast } from '#shared/ui/overlay/toasts.tsx'

type Found = Extract<Suggestion, { kind: 'official' }>['official']

/** Adds officials to a list one by one, found by name, office or place. */
export function AddByName({ listId }: { readonly listId: string }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const { suggestions, status, understood } = useQuickSearch(typed)
  const found = suggestions.flatMap((suggestion) => (suggestion.kind === 'official' ? [suggestion.official] : []))
  const add = useAdd(listId)
  return (
    <div className={styles.add}>
      <label className={fieldLook.label} htmlFor={id}>
        Add an official
      </label>
      <Combobox.Root
        autoHighlight
        items={found}
        filteredItems={found}
        filter={null}
        value={null}
        onValueChange={(official: Found | null, details) => {
          // A selected official is shown in the list, not in the field.
          details.cancel()
          if (!official || details.reason !== 'item-press') return
          setTyped('')
          add(official)
        }}
        inputValue={typed}
        onInputValueChange={setTyped}
        open={isOpen && typed.trim() !== ''}
        onOpenChange={setIsOpen}
        itemToStringLabel={({ name }: Found) => name}
      >
        <div className={fieldLook.pictured}>
          <Search aria-hidden />
          <Combobox.Input
            id={id}
            className={fieldLook.input}
            placeholder="Name, office or place"
            onFocus={selectAfterPress}
          />
        </div>
        <Combobox.Portal>
          <Combobox.Positioner className={popupLook.place} sideOffset={4}>
            <Combobox.Popup className={popupLook.popup}>
              <Combobox.Status className={popupLook.note}>
                {sentences[status](found.length, understood)}
              </Combobox.Status>
              <Combobox.List>{(official: Found) => <FoundItem key={official.id} official={official} />}</Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  )
}

function FoundItem({ official }: { readonly official: Found }) {
  const { name, office, jurisdiction, state, standing } = official
  return (
    <Combobox.Item value={official} className={popupLook.item}>
      <span className={styles.found}>
        <b>{name}</b> <StandingMark standing={standing} />
        <small>{[office, jurisdiction, state].filter(Boolean).join(' · ')}</small>
      </span>
    </Combobox.Item>
  )
}

function useAdd(listId: string) {
  const adding = useAddOfficials()
  return ({ id, name }: Found) =>
    adding.mutate(
      { id: listId, request: { eo_ids: [id] } },
      {
        onSuccess: ({ added }) =>
          added > 0 ? showToast('success', 'Added', name) : showToast('info', `${name} is in this list already`),
        onError: (error) => isNetworkFailure(error) && showToast('error', 'No answer came from the server'),
      },
    )
}

type Sentence = (count: number, understood: Understood | null) => string

const sentences: Readonly<Record<ReturnType<typeof useQuickSearch>['status'], Sentence>> = {
  waiting: () => 'Searching…',
  found: (count) => (count === 0 ? 'No official is called that.' : 'Choose whom to add.'),
  similar: () => 'No exact match. Similar:',
  nobody: (_, understood) => (understood ? nobodySentence(understood) : ''),
  nothing: () => 'No official is called that.',
  failed: () => 'No answer came from the server.',
  offline: () => 'You are offline. The search will resume when the signal is back.',
}

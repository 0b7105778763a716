import { UserPlus } from 'lucide-react'
import { anySeatOf } from '#places/page/any-seat-of.ts'
import type { Place } from '#places/page/place-query.ts'
import { useAddOfficial } from '#places/page/use-add-official.tsx'
import buttonLook from '#shared/ui/look/button.module.css'

/** For administrators: adds an official of this place who is not on file. */
export function AddOfficial({ place }: { readonly place: Place }) {
  const { dialog, add } = useAddOfficial()
  return (
    <>
      <button
        type="button"
        className={buttonLook.button}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => add(anySeatOf(place), currentTarget)}
      >
        <UserPlus aria-hidden />
        Add an official
      </button>
      {dialog}
    </>
  )
}

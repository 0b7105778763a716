import type { Found } from '@atlas/contract/endpoints/places/find.ts'
import { Link } from '@tanstack/react-router'
import { FileText, Printer } from 'lucide-react'
import styles from '#places/find/FindPage.module.css'
import buttonLook from '#shared/ui/look/button.module.css'

/** What to do with an answer: print it, or read about the place; and where a whole list goes. */
export function WhatNext({ found }: { readonly found: Found | null }) {
  return (
    <>
      {found && (
        <div className={styles.deeds}>
          <button type="button" className={buttonLook.button} onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </button>
          {pagesOf(found).map(({ id, name }) => (
            <Link key={id} className={buttonLook.button} to="/places/$id" params={{ id }}>
              <FileText aria-hidden />
              {name}
            </Link>
          ))}
        </div>
      )}
      <section className={styles.list} aria-labelledby="whole-list">
        <h2 id="whole-list">A whole list of members?</h2>
        <p>Choose a file with ZIP codes, counties, cities or coordinates, and get the districts of every row.</p>
        <Link to="/find/match">Match a list</Link>
      </section>
    </>
  )
}

/** Those with a page of their own. */
function pagesOf({ parts, place_id: id, name }: Found): readonly { readonly id: string; readonly name: string }[] {
  const own = id === null || parts.some((part) => part.id === id) ? [] : [{ id, name }]
  return [...own, ...parts]
}

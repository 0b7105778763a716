import { officialsTemplate } from '@atlas/contract/endpoints/imports.ts'
import { Download } from 'lucide-react'
import { fileAddress } from '#api/call.ts'

export function Introduction() {
  return (
    <div className="data-introduction">
      <p>
        Keep your list as one CSV file: a row for each official, a column for each value that you know. What your list
        says is shown in place of the public value, and is named as yours; the public data stays beneath it.
      </p>
      <p>
        The file is your whole list. Whoever is not in it any more leaves your own officials. You see what would change
        before anything does.
      </p>
      <a className="btn" href={fileAddress(officialsTemplate)} download>
        <Download className="icon" aria-hidden />
        Download the template (CSV)
      </a>
    </div>
  )
}

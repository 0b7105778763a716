import { displayFileName } from '@atlas/contract/rules/display-file-name.ts'
import { useRef, useState } from 'react'
import { readTableFile } from '#places/find/match/file/read-table-file.ts'
import { type TableFile, UnreadableFile } from '#places/find/match/file/table-file.ts'

/** Reads the file that is chosen last; why it cannot be read, in words. */
export function useTableFile(onRead: (file: TableFile) => void) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [reading, setReading] = useState<string | null>(null)
  const newest = useRef<File | null>(null)
  const choose = async (chosen: File) => {
    const file = new File([chosen], displayFileName(chosen.name))
    newest.current = file
    setRefusal(null)
    setReading(file.name)
    const read = await readTableFile(file).catch((error: unknown) => {
      if (error instanceof UnreadableFile) return error.message
      return `${file.name} could not be read.`
    })
    if (newest.current !== file) return
    setReading(null)
    if (typeof read === 'string') setRefusal(read)
    else onRead(read)
  }
  return { choose: (file: File) => void choose(file), refusal, reading }
}

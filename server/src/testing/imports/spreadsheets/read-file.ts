import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readOfficialsFile } from '#imports/spreadsheets/rows/read-rows.ts'

/** A process that only reads an officials file, with as little memory as its caller allows. */
const [file = ''] = process.argv.slice(2)
const { rows, problems } = readOfficialsFile({ name: basename(file), bytes: readFileSync(file) })
process.stdout.write(`${rows.length} rows, ${problems.total} problems, ${problems.list()[0]?.reason ?? 'none'}\n`)

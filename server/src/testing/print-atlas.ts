import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { districtPlaceId } from '@atlas/contract/rules/place-id.ts'
import { stateIds, states } from '@atlas/contract/rules/states.ts'
import { stateOfZipCode } from '@atlas/contract/rules/zip-code.ts'
import { demonstrationRecords } from '#imports/sources/demonstration/demonstration-records.ts'
import { readMappedCounties } from '#imports/geography/mapped-counties.ts'
import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import { readPublicPack } from '#imports/sources/public-pack/read-public-pack.ts'
import { writeSmallPack } from '#testing/public-pack/small-pack.ts'
import { readPlaceName } from '#vocabulary/places/place-name.ts'

/** Prints what an atlas knows of Arkansas that is given a pack with a few people of it. */
const [packOfArkansas = ''] = process.argv.slice(2)
const today = '2026-11-26'
const pack = mkdtempSync('pack-')
try {
  await writeSmallPack(pack)
  cpSync(join(packOfArkansas, 'openstates'), join(pack, 'openstates'), { recursive: true })
  cpSync(join(packOfArkansas, tableFiles.congress), join(pack, tableFiles.congress))
  const mapped = readMappedCounties().filter(({ stateId }) => states[stateId].code === 'AR')
  for (const { id, fullName, name } of mapped)
    appendFileSync(join(pack, tableFiles.counties), `${id},${fullName},${name},AR\n`)
  const { records } = await readPublicPack(pack, { today, onProgress: () => undefined })
  const invented = demonstrationRecords({ officials: 2000, seed: 1, today })
  const ofArkansas = <Item extends { readonly stateId: string }>(items: readonly Item[]) =>
    items.filter(({ stateId }) => stateId === '05')
  const officials = records.officials.filter(({ jurisdictionKey }) => /^[\w-]+:05/.test(jurisdictionKey))
  const { key, stateId, kind } = readPlaceName('Pulaski County, Ark.')
  const printed = {
    states: stateIds.map((id) => states[id].name),
    zipCode: stateOfZipCode('72201'),
    place: districtPlaceId('house-district', stateIds[1] ?? '01', '73'),
    typed: { key, stateId, kind },
    counties: ofArkansas(records.counties).length,
    officials: officials.map(({ office, last }) => `${office} ${last}`).sort(),
    generals: ofArkansas(records.electionDates).map(({ day }) => day),
    nextGeneral: records.seats.find(({ jurisdictionKey }) => jurisdictionKey === 'house-district:05:73')?.nextGeneral,
    invented: ofArkansas(invented.jurisdictions).length > 75,
  }
  process.stdout.write(JSON.stringify(printed))
} finally {
  rmSync(pack, { recursive: true })
}

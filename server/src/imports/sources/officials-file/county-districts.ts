import { normalised } from '@atlas/contract/rules/normalised.ts'
import { type Known, type KnownJurisdiction, type KnownOffice, seatOf } from '#imports/sources/officials-file/known.ts'

/** The district of a county that elects the office, where one alone bears the number. */
export function districtOfCounty(
  countyId: string,
  district: string,
  office: KnownOffice,
  known: Known,
): KnownJurisdiction | undefined {
  const ofNumber = (known.districtsOfCounty.get(countyId) ?? []).filter((place) => isNumber(place.district, district))
  // A commission and a school board may both have a District 1: the seats tell which of them the office is of.
  const withSeat = ofNumber.filter(({ key }) =>
    known.officialsOfSeat.has(seatOf({ officeId: office.id, jurisdictionKey: key })),
  )
  const found = withSeat.length > 0 ? withSeat : ofNumber.filter(({ isOwn }) => !isOwn)
  return found.length === 1 ? found[0] : undefined
}

function isNumber(known: string | null, said: string): boolean {
  return known !== null && withoutZeros(known) === withoutZeros(said)
}

function withoutZeros(district: string): string {
  return normalised(district).replace(/^0+(?=.)/, '')
}

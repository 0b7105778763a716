import type { Random } from '#imports/sources/demonstration/random.ts'

const beginnings =
  `Amber Ash Bay Beech Bell Birch Blue Briar Bridge Brook Cane Cedar Chestnut Clay Clear Cotton Crane Cypress Deer Dog
  Dove Eagle East Elm Fair Falcon Fern Flint Fox Gold Green Gum Hawk Hazel Heron Hickory High Holly Honey Indigo Iron
  Ivy Juniper Lark Laurel Lily Live Long Magnolia Maple Marsh May Mill Moss Myrtle North Oak Old Olive Palm Peach Pecan
  Pine Plum Poplar Quail Red River Robin Rose Rush Sage Sand Silver South Spring Stone Sugar Summer Swan Sweet Sycamore
  Tall Tanner Thorn Tupelo Turkey Turtle Walnut Water West White Wild Willow Winter Wren Yellow`.split(/\s+/)
const endings =
  `bend bluff borough branch bridge brook bury creek crest dale falls field ford gap glen grove hart haven hill hurst
  island lake land leaf ley mere mill mont point pond port ridge shoals side ton town vale view ville water way wood
  worth`.split(/\s+/)

/** An invented name, such as "Hickoryford" or "Lake Willowdale", that is not yet in `taken`. */
export function inventPlaceName(random: Random, taken: Set<string>): string {
  for (;;) {
    const name = compose(random)
    if (!taken.has(name)) {
      taken.add(name)
      return name
    }
  }
}

function compose(random: Random): string {
  const name = `${random.pick(beginnings)}${random.pick(endings)}`
  if (random.chance(0.8)) return name
  return `${random.pick(['Fort', 'Lake', 'Mount', 'New', 'Port', 'St.', 'West'])} ${name}`
}

const streets = [
  'Church Street',
  'Court Square',
  'Dogwood Avenue',
  'Jefferson Street',
  'Main Street',
  'Railroad Avenue',
]

/** An office address in a town. */
export function inventAddress(random: Random, town: string, stateCode: string, postalPrefix: string): string {
  const street = `${random.integer(1, 980)} ${random.pick(streets)}`
  const suite = random.chance(0.25) ? `, Suite ${random.integer(100, 420)}` : ''
  return `${street}${suite}, ${town}, ${stateCode} ${postalPrefix}${random.integer(100, 999)}`
}

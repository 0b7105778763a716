import { expect, test } from 'vitest'
import { soilAndWaterDistrict } from '#imports/sources/public-pack/people/special-districts.ts'

test.each([
  ['Alapaha Soil and Water Conservation District', 'Alapaha Soil and Water Conservation District'],
  ['Cobb Co. Soil and Water', 'Cobb County Soil and Water Conservation District'],
  ['Coastal Soil & Water District', 'Coastal Soil and Water Conservation District'],
  ['Soil and Water District Supervisor - Ogeechee River', 'Ogeechee River Soil and Water Conservation District'],
  ['Soil and Water Conservation District - Alapaha District', 'Alapaha Soil and Water Conservation District'],
  ['Soil and Water', 'Soil and Water Conservation District'],
  ['Yazoo-Mississippi Delta Levee District', 'Yazoo-Mississippi Delta Levee District'],
])('"%s" is the %s', (listed, name) => expect(soilAndWaterDistrict(listed)).toBe(name))

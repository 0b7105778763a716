import { tableFiles } from '#imports/sources/public-pack/files/pack-paths.ts'
import type { ShippedSource } from '#imports/sources/public-pack/files/sources.ts'

/** What the line of a file says of a place, looked up by eye. */
export type CheckedFigures = readonly [line: number, key: string, ...values: readonly (string | number)[]]

export interface CheckedPlaces {
  readonly file: string
  /** Of each value of a line. A list, such as the districts of a county, has the value among others. */
  readonly columns: readonly string[]
  readonly places: readonly CheckedFigures[]
}

/** Twenty places of each new source, every so many lines of its file. */
export const handCheckedPlaces: Readonly<Partial<Record<ShippedSource, CheckedPlaces>>> = {
  websites: {
    file: tableFiles.websites,
    columns: ['jurisdiction.website'],
    places: [
      [23, 'municipality:1203275', 'balharbourfl.gov'],
      [113, 'municipality:1236550', 'cityofkeywest-fl.gov'],
      [186, 'municipality:0119744', 'dauphinisland.gov'],
      [236, 'municipality:1330536', 'forestparkga.gov'],
      [298, 'municipality:0134480', 'highlandlakeal.gov'],
      [381, 'municipality:0146072', 'magnoliaspringsal.gov'],
      [453, 'municipality:1250750', 'ocalafl.gov'],
      [512, 'municipality:0163576', 'redbay-al.gov'],
      [559, 'municipality:0171976', 'spanishfortal.gov'],
      [623, 'municipality:0176872', 'trinityal.gov'],
      [676, 'municipality:1384176', 'woodstockga.gov'],
      [722, 'county:13033', 'burkecounty-ga.gov'],
      [761, 'county:12021', 'colliercountyfl.gov'],
      [790, 'county:12035', 'flaglercounty.gov'],
      [824, 'county:13145', 'harriscountyga.gov'],
      [863, 'county:12069', 'lakecountyfl.gov'],
      [896, 'county:01095', 'marshallal.gov'],
      [947, 'county:01105', 'perrycountyal.gov'],
      [991, 'county:22093', 'stjamesparishla.gov'],
      [1034, 'county:13303', 'washingtoncountyga.gov'],
    ],
  },
  registration: {
    file: tableFiles.registration,
    columns: ['stats.registered_voters', 'stats.registered_black%'],
    places: [
      [7, 'house-district:22:6', 24822, 3297 / 24822],
      [17, 'house-district:22:16', 18976, 12530 / 18976],
      [28, 'house-district:22:27', 24534, 2182 / 24534],
      [38, 'house-district:22:37', 24649, 3914 / 24649],
      [49, 'house-district:22:48', 27659, 4394 / 27659],
      [59, 'house-district:22:58', 26912, 15992 / 26912],
      [69, 'house-district:22:68', 23541, 4263 / 23541],
      [80, 'house-district:22:79', 25613, 2277 / 25613],
      [92, 'house-district:22:91', 24986, 10308 / 24986],
      [101, 'house-district:22:100', 24356, 20466 / 24356],
      [111, 'senate-district:22:5', 69289, 34805 / 69289],
      [122, 'senate-district:22:16', 66788, 10883 / 66788],
      [132, 'senate-district:22:26', 70873, 10107 / 70873],
      [142, 'senate-district:22:36', 63677, 13864 / 63677],
      [171, 'county:22015', 64006, 13127 / 64006],
      [181, 'county:22035', 3106, 2038 / 3106],
      [192, 'county:22057', 52338, 5790 / 52338],
      [202, 'county:22077', 13201, 4295 / 13201],
      [213, 'county:22099', 31057, 8435 / 31057],
      [223, 'county:22119', 19627, 5877 / 19627],
    ],
  },
  districtEstimates: {
    file: tableFiles.districtEstimates,
    columns: ['stats.vap_total', 'stats.vap_black', 'stats.2020biden_two_party%'],
    places: [
      [19, 'house-district:01:18', 34925, 1493, 0.1758],
      [55, 'house-district:01:54', 37800, 20480, 0.824],
      [89, 'house-district:01:88', 33502, 6638, 0.2991],
      [122, 'senate-district:01:16', 110196, 16445, 0.3872],
      [315, 'house-district:13:14', 48206, 3014, 0.1984],
      [352, 'house-district:13:51', 46690, 9728, 0.6029],
      [384, 'house-district:13:83', 47631, 6192, 0.6611],
      [417, 'house-district:13:116', 44266, 31378, 0.8188],
      [452, 'house-district:13:151', 47489, 19739, 0.491],
      [488, 'senate-district:13:7', 149962, 28937, 0.585],
      [520, 'senate-district:13:39', 155341, 84326, 0.8642],
      [553, 'house-district:22:16', 32122, 19573, 0.67],
      [586, 'house-district:22:49', 33423, 3101, 0.1639],
      [619, 'house-district:22:82', 38229, 4081, 0.3612],
      [651, 'senate-district:22:9', 102139, 9495, 0.4023],
      [684, 'house-district:28:3', 19546, 1920, 0.1646],
      [729, 'house-district:28:48', 20012, 7061, 0.3681],
      [767, 'house-district:28:86', 17525, 6013, 0.3425],
      [804, 'senate-district:28:1', 42558, 10709, 0.33],
      [839, 'senate-district:28:36', 47531, 9169, 0.2404],
    ],
  },
  parishDistricts: {
    file: tableFiles.parishDistricts,
    columns: ['jurisdiction.house_districts', 'jurisdiction.senate_districts'],
    places: [
      [10, 'county:22017', '6', ''],
      [26, 'county:22127', '13', ''],
      [42, 'county:22025', '20', ''],
      [58, 'county:22115', '24', ''],
      [74, 'county:22053', '32', ''],
      [90, 'county:22055', '42', ''],
      [106, 'county:22101', '50', ''],
      [122, 'county:22095', '58', ''],
      [138, 'county:22063', '71', ''],
      [154, 'county:22051', '84', ''],
      [171, 'county:22071', '97', ''],
      [187, 'county:22047', '', '2'],
      [203, 'county:22051', '', '8'],
      [219, 'county:22055', '', '17'],
      [235, 'county:22007', '', '21'],
      [251, 'county:22023', '', '25'],
      [267, 'county:22069', '', '29'],
      [283, 'county:22127', '', '31'],
      [299, 'county:22111', '', '33'],
      [315, 'county:22015', '', '36'],
    ],
  },
}

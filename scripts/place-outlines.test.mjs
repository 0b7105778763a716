import { feature } from 'topojson-client'
import { expect, test } from 'vitest'
import { countiesOf, simplified } from './place-outlines.mjs'

/** @param {number} x @param {string} county @returns {import('geojson').Feature<import('geojson').Polygon, { county: string }>} */
function tract(x, county) {
  const corners = [
    [x, 0],
    [x, 1],
    [x + 1, 1],
    [x + 1, 0],
    [x, 0],
  ]
  return { type: 'Feature', properties: { county }, geometry: { type: 'Polygon', coordinates: [corners] } }
}

test('tracts are put together to counties without the lines between them, and neighbors keep one border', () => {
  const counties = countiesOf({
    type: 'FeatureCollection',
    features: [tract(2, '01003'), tract(0, '01001'), tract(1, '01001')],
  })
  const made = simplified('counties', counties, { bend: 1e-9, steps: 10_000 })
  expect(made.objects['counties']).toMatchObject({ geometries: [{ id: '01001' }, { id: '01003' }] })
  expect(made.arcs).toHaveLength(3)
  const outlines = /** @type {import('geojson').FeatureCollection<import('geojson').MultiPolygon>} */ (
    feature(made, made.objects['counties'] ?? { type: 'GeometryCollection', geometries: [] })
  )
  const [first] = outlines.features
  const xs = first?.geometry.coordinates.flat(2).map(([x = 0]) => Math.round(x * 100) / 100) ?? []
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 2])
})

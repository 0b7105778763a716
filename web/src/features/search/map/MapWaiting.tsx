import { useAfterDelay } from '#ui/async/use-after-delay.ts'

/** The map's place, as large as the map, so that nothing moves when it comes. */
export function MapWaiting() {
  const isDue = useAfterDelay(true, 300)
  return (
    <>
      <div className="map-waiting-field" />
      <div className="map-box map-waiting" aria-busy="true">
        {isDue && <p role="status">Drawing the map…</p>}
      </div>
    </>
  )
}

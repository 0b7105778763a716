import { lazyPart } from '#shared/ui/async/lazy-part.tsx'

// Out of view at first, and more code than what is in view, so it loads a moment later, all at once.
const load = () => import('#places/page/PlaceLater.tsx')

export const LaterBeside = lazyPart(async () => (await load()).LaterBeside)
export const LaterBelow = lazyPart(async () => (await load()).LaterBelow)
export const HelpBox = lazyPart(async () => (await load()).HelpBox)
export const NotOnFile = lazyPart(async () => (await load()).NotOnFile)
export const SeatsKnown = lazyPart(async () => (await load()).SeatsKnown)
export const SeatsLaw = lazyPart(async () => (await load()).SeatsLaw)
export const OpenOffices = lazyPart(async () => (await load()).OpenOffices)
export const SourceList = lazyPart(async () => (await load()).SourceList)
/** Only needed for printing; on the screen its absence does not show. */
export const PrintBrief = lazyPart(
  async () => (await load()).PrintBrief,
  () => null,
)
export const PrintPhones = lazyPart(
  async () => (await load()).PrintPhones,
  () => null,
)

/**
 * The standard name of a soil and water district: "Soil and Water District Supervisor - Ogeechee River" is the Ogeechee
 * River Soil and Water Conservation District. For some, the returns give no name.
 */
export function soilAndWaterDistrict(listed: string): string {
  if (!/\bsoil (?:and|&) water\b/i.test(listed)) return listed
  const name = listed
    .replace(/\bsoil (?:and|&) water\b|\bconservation\b|\bsupervisor\b|\bdistrict\b/gi, ' ')
    .replace(/\bCo\./g, 'County')
    .replaceAll('-', ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [name, 'Soil and Water Conservation District'].filter(Boolean).join(' ')
}

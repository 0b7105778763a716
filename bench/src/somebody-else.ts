import { withoutType } from '#acts-client.ts'
import { type RunningServer, signIn } from '#servers.ts'

const person = { email: 'neighbour@bench.example', password: 'Sweettea4@dusk' }

/** The same server as somebody who is not its administrator asks it: registered and approved where that is still to do. */
export async function asSomebodyElse(server: RunningServer): Promise<RunningServer> {
  await ask(server, 'POST', '/auth/register', {
    ...person,
    organization: 'Delta Voices',
    organization_site: 'delta.example',
    entity_type: '501(c)(3)',
    first_name: 'Rosa',
    last_name: 'Bell',
  })
  const pending = await ask(server, 'GET', '/admin/user/pending?limit=25')
  const { values } = (await pending.json()) as { readonly values: readonly { id: string; email: string }[] }
  const id = values.find(({ email }) => email === person.email)?.id
  if (id) await ask(server, 'POST', '/admin/user/role', { user_id: id, role: 'USER', accepts_unconfirmed: true })
  return { ...server, headers: await signIn(server.address, person) }
}

async function ask(
  { address, headers }: RunningServer,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  return await fetch(`${address}/api${path}`, {
    method,
    headers: body ? headers : withoutType(headers),
    ...(body && { body: JSON.stringify(body) }),
  })
}

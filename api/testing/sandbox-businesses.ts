import type { CreateSandboxBusinessRequest, NewSandboxBusiness } from '#api/contract/generated/schemas.ts'
import type { Server } from './personas.ts'

/** A call of somebody who has no account. */
export const requestBusiness = (server: Server, asked: CreateSandboxBusinessRequest = {}): Promise<Response> =>
  Promise.resolve(
    server.request('/api/sandbox/businesses', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    }),
  )

/** Fails unless the business was made. */
export async function newSandboxBusiness(
  server: Server,
  asked?: CreateSandboxBusinessRequest,
): Promise<NewSandboxBusiness> {
  const response = await requestBusiness(server, asked)
  if (!response.ok) throw new Error(`createSandboxBusiness responded ${response.status}: ${await response.text()}`)
  return response.json()
}

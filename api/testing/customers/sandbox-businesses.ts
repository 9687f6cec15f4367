import type { CreateSandboxBusinessRequest, NewSandboxBusiness } from '#api/contract/generated/schemas.ts'
import type { Server } from './newcomer.ts'

/** Requests a test business without an account. */
export const requestBusiness = (server: Server, request: CreateSandboxBusinessRequest = {}): Promise<Response> =>
  Promise.resolve(
    server.request('/api/sandbox/businesses', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    }),
  )

/** Creates a test business. Fails unless the server creates it. */
export async function newSandboxBusiness(
  server: Server,
  request?: CreateSandboxBusinessRequest,
): Promise<NewSandboxBusiness> {
  const response = await requestBusiness(server, request)
  if (!response.ok) throw new Error(`createSandboxBusiness responded ${response.status}: ${await response.text()}`)
  return response.json()
}

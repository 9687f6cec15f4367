import type { Server } from '#api/testing/customers/newcomer.ts'
import type { AdminSession } from '#web/api/generated/plinkAPI.schemas.ts'

export interface StaffSession {
  session: AdminSession
  /** Calls the server as this administrator. */
  call: (method: string, path: string, body?: object) => Promise<Response>
}

/** Signs in an administrator. The sandbox accepts any email and password. The name is derived from the email. */
export async function signInStaff(server: Server, email = 'sara@plink.example'): Promise<StaffSession> {
  const session: AdminSession = await (await send(server, 'POST', '/auth/login', { email, password: 'x' })).json()
  return { session, call: (method, path, body) => send(server, method, path, body, session.token) }
}

async function send(server: Server, method: string, path: string, body?: object, token?: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const response = await server.request(`/api/admin${path}`, { method, headers, body: body && JSON.stringify(body) })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response
}

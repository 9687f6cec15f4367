import type { AdminRole, StaffRequest } from '#api/contract/generated/schemas.ts'
import { createAdmin } from '#api/staff/admins.ts'
import { timeStepAt, totpCode } from '#api/staff/totp.ts'
import type { Server } from '#api/testing/customers/newcomer.ts'

export const SARA = 'sara@plink.example'
export const VIEWER = 'viewer@sandbox.test'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** An administrator. The sandbox accepts any email and requires no second factor. */
export class StaffMember {
  readonly server: Server
  readonly email: string
  password: string
  /** The token of the session. It is empty before the sign-in. */
  token = ''
  /** The remaining recovery codes. The sign-in uses up the next one. */
  recoveryCodes: string[] = []
  /** The token of the device. It is empty before the sign-in to live mode. */
  deviceToken = ''
  /** The secret of the authenticator app. */
  secret = Buffer.alloc(0)

  constructor(server: Server, email = SARA, password = 'Palm#Trees2032') {
    this.server = server
    this.email = email
    this.password = password
  }

  /** Returns the same session on another server. */
  through(server: Server): StaffMember {
    return Object.assign(new StaffMember(server, this.email, this.password), { token: this.token })
  }

  tryToSignIn(
    email = this.email,
    secondFactor = this.recoveryCodes.shift(),
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const { password, deviceToken } = this
    const proofs = { email, password, secondFactor, ...(deviceToken && { deviceToken }) }
    return this.send('POST', '/auth/login', proofs, headers)
  }

  /** Returns the code in the authenticator app, now or some steps earlier or later. */
  code(now: Date, drift = 0): string {
    return totpCode(this.secret, timeStepAt(now) + drift)
  }

  async signIn(): Promise<this> {
    const response = await this.tryToSignIn()
    if (!response.ok) throw new Error(`The sign-in failed with ${response.status}: ${await response.text()}`)
    const { token, deviceToken = '' } = await response.json()
    Object.assign(this, { token, deviceToken })
    return this
  }

  /** Sends a request to a path below `/api/admin`. */
  get(path: string): Promise<Response> {
    return this.send('GET', path)
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, body, headers)
  }

  patch(path: string, body: unknown): Promise<Response> {
    return this.send('PATCH', path, body)
  }

  put(path: string, body?: unknown): Promise<Response> {
    return this.send('PUT', path, body)
  }

  delete(path: string): Promise<Response> {
    return this.send('DELETE', path)
  }

  decide(reviewId: string, decision: string, note = 'Passport seen'): Promise<Response> {
    return this.post(`/reviews/${reviewId}/decision`, { decision, note })
  }

  private async send(method: Method, path: string, body?: unknown, more: Record<string, string> = {}) {
    const headers = new Headers(more)
    if (this.token) headers.set('Authorization', `Bearer ${this.token}`)
    if (body !== undefined) headers.set('Content-Type', 'application/json')
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    return this.server.request(`/api/admin${path}`, init)
  }
}

const UNLOCK_REASON = 'Locked out on a new laptop, called from her own phone'

/** Requests the end of a colleague's sign-in locks. */
export const requestStaffUnlock = (staff: StaffMember, email: string): Promise<Response> =>
  staff.post('/staff/unlock-requests', { email, reason: UNLOCK_REASON })

/** Requests the end of a colleague's sign-in locks, and returns the request. */
export async function askForUnlock(staff: StaffMember, email: string): Promise<StaffRequest> {
  const response = await requestStaffUnlock(staff, email)
  if (!response.ok) throw new Error(`The unlock was not requested: ${await response.text()}`)
  return response.json()
}

type AdminDeps = Parameters<typeof createAdmin>[0]

/** Creates an administrator of a server in live mode. */
export async function newAdmin(deps: AdminDeps, server: Server, role: AdminRole = 'admin'): Promise<StaffMember> {
  const staff = new StaffMember(server, `${crypto.randomUUID()}@plink.example`)
  const { email, password } = staff
  const { secret, recoveryCodes } = await createAdmin(deps, { email, password, name: 'Sara', role })
  return Object.assign(staff, { secret: fromBase32(secret), recoveryCodes })
}

/** Decodes the secret as an authenticator app does. */
function fromBase32(text: string): Buffer {
  const bits = Array.from(text, character => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map(byte => Number.parseInt(byte, 2)) ?? [])
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

import type { Server } from './personas.ts'

export const SARA = 'sara@plink.example'
export const VIEWER = 'viewer@sandbox.test'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT'

/** Somebody of the staff; in the sandbox whoever has an email. */
export class Staff {
  readonly server: Server
  readonly email: string
  password: string
  /** Empty until they have signed in. */
  token = ''

  constructor(server: Server, email = SARA, password = 'Palm#Trees2032') {
    this.server = server
    this.email = email
    this.password = password
  }

  /** The same session at another server. */
  through(server: Server): Staff {
    return Object.assign(new Staff(server, this.email, this.password), { token: this.token })
  }

  tryToSignIn(email = this.email): Promise<Response> {
    return this.send('POST', '/auth/login', { email, password: this.password })
  }

  async signIn(): Promise<this> {
    const answer = await this.tryToSignIn()
    if (!answer.ok) throw new Error(`the sign-in was answered ${answer.status}: ${await answer.text()}`)
    this.token = (await answer.json()).token
    return this
  }

  /** Under `/api/admin`. */
  get(path: string): Promise<Response> {
    return this.send('GET', path)
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, body, headers)
  }

  patch(path: string, body: unknown): Promise<Response> {
    return this.send('PATCH', path, body)
  }

  put(path: string, body: unknown): Promise<Response> {
    return this.send('PUT', path, body)
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

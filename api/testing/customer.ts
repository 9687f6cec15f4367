import { type Server, signUp } from './personas.ts'

export const DEVICE = {
  platform: 'web',
  userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/146.0 Mobile Safari/537.36',
  screenResolution: '412x915',
  timezone: 'Asia/Riyadh',
}
export const OTHER_DEVICE = {
  ...DEVICE,
  userAgent: 'Mozilla/5.0 (Macintosh) Safari/620.1',
  screenResolution: '1512x982',
}

const SANDBOX_PASSWORD = 'Sandbox#2026'

interface Credentials {
  /** A phone number, an ID or a unified number, in any form. */
  identifier: string
  password: string
  device?: typeof DEVICE
}

/** Somebody with an account, at one device. What the server told stands here, empty until it did. */
export class Customer {
  readonly server: Server
  readonly identifier: string
  readonly device: typeof DEVICE
  password: string
  userId = ''
  otp = ''
  callbackId = ''
  accessToken = ''
  refreshToken = ''

  constructor(server: Server, { identifier, password, device = DEVICE }: Credentials) {
    this.server = server
    this.identifier = identifier
    this.password = password
    this.device = device
  }

  /** The same account at another device. */
  at(device: typeof DEVICE): Customer {
    return new Customer(this.server, { identifier: this.identifier, password: this.password, device })
  }

  /** The password; then a code waits, or the tokens are there. */
  async startLogin(): Promise<this> {
    this.keep(await this.must(this.tryPassword(this.password)))
    return this
  }

  /** The code that was sent last; then a call waits, or the tokens are there. */
  async verifyLogin(): Promise<this> {
    this.keep(await this.must(this.tryCode(this.otp)))
    return this
  }

  /** Up to the tokens, of an account that needs no call. */
  async signIn(): Promise<this> {
    await this.startLogin()
    return this.accessToken ? this : this.verifyLogin()
  }

  async refresh(): Promise<this> {
    this.keep(await this.must(this.post('/api/v1/auth/refresh', { refreshToken: this.refreshToken })))
    return this
  }

  tryPassword(password: string): Promise<Response> {
    const { identifier: emailOrPhone, device } = this
    return this.post('/api/v1/auth/login/password', { emailOrPhone, password, device })
  }

  tryCode(otp: string): Promise<Response> {
    const { userId, device } = this
    return this.post('/api/v1/auth/login/verify-otp', { userId, otp, device })
  }

  get(path: string): Promise<Response> {
    return this.send(path, {})
  }

  delete(path: string): Promise<Response> {
    return this.send(path, { method: 'DELETE' })
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const sent = { 'Content-Type': 'application/json', ...headers }
    return this.send(path, { method: 'POST', headers: sent, body: JSON.stringify(body) })
  }

  private async send(path: string, { headers, ...init }: RequestInit): Promise<Response> {
    const sent = new Headers(headers)
    if (this.accessToken) sent.set('Authorization', `Bearer ${this.accessToken}`)
    return this.server.request(path, { ...init, headers: sent })
  }

  private keep({ userId, otpCode, callbackId, accessToken, refreshToken }: Record<string, string>): void {
    this.userId = userId ?? this.userId
    this.otp = otpCode ?? ''
    this.callbackId = callbackId ?? ''
    this.accessToken = accessToken ?? ''
    this.refreshToken = refreshToken ?? ''
  }

  private async must(answer: Promise<Response>): Promise<Record<string, string>> {
    const response = await answer
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
}

/** Somebody who has just signed up, with the profile, and is about to sign in. */
export async function newCustomer(server: Server): Promise<Customer> {
  const { values } = await signUp(server).toTheEnd()
  return new Customer(server, { identifier: values.phone, password: values.password })
}

/** One of the accounts that the sandbox has from the start. */
export const seededCustomer = (server: Server, phone: string): Customer =>
  new Customer(server, { identifier: phone, password: SANDBOX_PASSWORD })

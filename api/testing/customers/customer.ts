import { SANDBOX_DATE_OF_BIRTH, SANDBOX_PASSWORD } from '#domain/sandbox.ts'
import { type Server, signUp } from './newcomer.ts'

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

interface Credentials {
  /** A phone number, an ID or a unified number, in any form. */
  identifier: string
  password: string
  device?: typeof DEVICE
  /** The owner's ID, for the recovery of the password. */
  idNumber?: string
}

/** A person with an account, who signs in on one device. The fields are empty until the server has returned their values. */
export class Customer {
  readonly server: Server
  readonly identifier: string
  readonly device: typeof DEVICE
  readonly idNumber: string
  password: string
  userId = ''
  otp = ''
  callbackId = ''
  resetToken = ''
  /** The id of the session. It is empty until it is read. */
  sessionId = ''
  accessToken = ''
  refreshToken = ''

  constructor(server: Server, { identifier, password, device = DEVICE, idNumber = '' }: Credentials) {
    this.server = server
    this.identifier = identifier
    this.password = password
    this.device = device
    this.idNumber = idNumber
  }

  /** Returns the same account on another device. */
  at(device: typeof DEVICE): Customer {
    return new Customer(this.server, { ...this, device })
  }

  /** Returns the same account and device on another server. */
  through(server: Server): Customer {
    return Object.assign(new Customer(server, this), { userId: this.userId, otp: this.otp })
  }

  /** Sends the password. Afterwards a code is needed, or the customer has tokens. */
  async startLogin(): Promise<this> {
    this.keep(await this.must(this.tryPassword(this.password)))
    return this
  }

  /** Sends the newest code. Afterwards a call is needed, or the customer has tokens. */
  async verifyLogin(): Promise<this> {
    this.keep(await this.must(this.tryCode(this.otp)))
    return this
  }

  /** Signs in to an account that needs no call. */
  async signIn(): Promise<this> {
    await this.startLogin()
    return this.accessToken ? this : this.verifyLogin()
  }

  async refresh(): Promise<this> {
    this.keep(await this.must(this.post('/api/v1/auth/refresh', { refreshToken: this.refreshToken })))
    return this
  }

  /** Requests another code in place of the last one. */
  async resendCode(): Promise<this> {
    this.keep(await this.must(this.tryResend()))
    return this
  }

  /** Presses a key in the call under way. */
  async press(digit: 1 | 2): Promise<this> {
    await this.must(this.post(`/api/sandbox/calls/${this.callbackId}/press`, { digit }))
    return this
  }

  /** Reads the id of this session. */
  async readSession(): Promise<this> {
    this.sessionId = (await this.must(this.get('/api/v1/auth/me'))).sessionId ?? ''
    return this
  }

  /** Proves the ownership of the account. Afterwards a code is needed. */
  async startRecovery(): Promise<this> {
    const proof = { idUnn: this.idNumber, dateOfBirth: SANDBOX_DATE_OF_BIRTH }
    this.keep(await this.must(this.tryRecovery(proof)))
    return this
  }

  /** Sends the code of a recovery and sets a new password. */
  async reset(newPassword: string): Promise<this> {
    await this.must(this.tryReset(this.otp, newPassword))
    this.password = newPassword
    return this
  }

  tryRecovery(request: { idUnn: string; dateOfBirth?: string; phoneNumber?: string }): Promise<Response> {
    return this.post('/api/v1/auth/forgot-password', request)
  }

  tryReset(otp: string, newPassword: string): Promise<Response> {
    const { resetToken } = this
    return this.post('/api/v1/auth/reset-password', { resetToken, otp, newPassword })
  }

  tryPassword(password: string): Promise<Response> {
    const { identifier: emailOrPhone, device } = this
    return this.post('/api/v1/auth/login/password', { emailOrPhone, password, device })
  }

  tryCode(otp: string): Promise<Response> {
    const { userId, device } = this
    return this.post('/api/v1/auth/login/verify-otp', { userId, otp, device })
  }

  tryResend(): Promise<Response> {
    const { userId, device } = this
    return this.post('/api/v1/auth/login/resend-otp', { userId, device })
  }

  get(path: string): Promise<Response> {
    return this.send(path, {})
  }

  delete(path: string): Promise<Response> {
    return this.send(path, { method: 'DELETE' })
  }

  patch(path: string, body: unknown, method = 'PATCH'): Promise<Response> {
    const headers = { 'Content-Type': 'application/json' }
    return this.send(path, { method, headers, body: JSON.stringify(body) })
  }

  put(path: string, body: unknown): Promise<Response> {
    return this.patch(path, body, 'PUT')
  }

  upload(path: string, body: NonNullable<RequestInit['body']>): Promise<Response> {
    const headers = { 'Content-Type': 'application/octet-stream' }
    return this.send(path, { method: 'PUT', headers, body })
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

  private keep(body: Record<string, string>): void {
    const { userId, otpCode, callbackId, resetToken, accessToken, refreshToken } = body
    this.userId = userId ?? this.userId
    this.otp = otpCode ?? ''
    this.callbackId = callbackId ?? ''
    // The response to a resent code has no token, and the first token stays valid.
    this.resetToken = resetToken ?? this.resetToken
    this.accessToken = accessToken ?? ''
    this.refreshToken = refreshToken ?? ''
  }

  private async must(pending: Promise<Response>): Promise<Record<string, string>> {
    const response = await pending
    if (!response.ok) throw new Error(`${response.url} responded ${response.status}: ${await response.text()}`)
    return response.json()
  }
}

/** Returns a customer who has taken every step of the sign-up, including the profile, and is not signed in. */
export async function signedUpCustomer(server: Server): Promise<Customer> {
  const { values } = await signUp(server).toTheEnd()
  return new Customer(server, { ...values, identifier: values.phone })
}

/**
 * Returns a customer with an account and a profile who is not signed in. The account is stored directly if the server allows that, because a
 * sign-up would take eleven calls.
 */
export async function newCustomer(server: Server): Promise<Customer> {
  if (!server.openAccount) return signedUpCustomer(server)
  const { values } = signUp(server)
  await server.openAccount(values)
  return new Customer(server, { ...values, identifier: values.phone })
}

/** Returns the owner of a seeded sandbox account. */
export const seededCustomer = (server: Server, phone: string): Customer =>
  new Customer(server, { identifier: phone, password: SANDBOX_PASSWORD })

/** Returns a code that differs from `code`. Each index results in another one. */
export const wrongCode = (code: string, index = 0): string =>
  String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0')

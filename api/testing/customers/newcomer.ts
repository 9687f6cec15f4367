import { newCrNumber, newNationalId, newPhone } from '#api/testing/unique-values.ts'
import type { BusinessType } from '#domain/onboarding.ts'
import { phoneToE164 } from '#domain/phone.ts'

/** Anything that responds to requests: the application itself, or a server on the network. */
export interface Server {
  request(path: string, init?: RequestInit): Response | Promise<Response>
  /** Stores the result of a sign-up with these values, including the profile, and returns the id. A server on the network cannot do this. */
  openAccount?(values: AccountValues): Promise<string>
}

export interface SignUpValues {
  /** The phone number in local form, 05XXXXXXXX. */
  phone: string
  businessType: BusinessType
  crNumber: string
  idNumber: string
  password: string
}

/** The values of an account that is opened without a sign-up. Its business always has the same type. */
export type AccountValues = Omit<SignUpValues, 'businessType'>

/** The steps of a sign-up over HTTP, in order. */
export const STOPS = ['phone', 'otp', 'cr', 'id', 'nafath', 'globalScreening', 'kyb', 'password', 'done'] as const
export type Stop = (typeof STOPS)[number]

export const KYB_ANSWERS = {
  annualRevenue: 'under_500k',
  businessActivity: 'retail',
  purposeOfAccount: ['supplier_payments', 'customer_collections'],
}

/** Returns somebody who is about to sign up, with unique values: `await signUp(app).upTo('kyb')` takes the steps. */
export function signUp(server: Server, chosen: Partial<SignUpValues> = {}): Newcomer {
  return new Newcomer(server, {
    phone: chosen.phone ?? newPhone(),
    businessType: chosen.businessType ?? 'freelancer',
    crNumber: chosen.crNumber ?? newCrNumber(),
    idNumber: chosen.idNumber ?? newNationalId(),
    password: chosen.password ?? 'Palm#Trees2031',
  })
}

/** Somebody who signs up, and takes the steps as a browser does. The fields are empty until the server has returned their values. */
export class Newcomer {
  readonly server: Server
  readonly values: SignUpValues
  /** The phone number in E.164. */
  readonly phoneNumber: string
  otp = ''
  token = ''
  userId = ''
  /** The session of the newest Nafath request. */
  sessionId = ''
  profileId = ''
  /** The current step. */
  at: Stop = 'phone'

  constructor(server: Server, values: SignUpValues) {
    this.server = server
    this.values = values
    this.phoneNumber = phoneToE164(values.phone)
  }

  /** Returns the same newcomer on another server. */
  through(server: Server): Newcomer {
    const { otp, token, userId, sessionId, profileId, at } = this
    return Object.assign(new Newcomer(server, this.values), { otp, token, userId, sessionId, profileId, at })
  }

  /** Takes every step before this one. Throws when the server rejects one of them. */
  async upTo(stop: Stop): Promise<this> {
    for (const step of STOPS.slice(STOPS.indexOf(this.at), STOPS.indexOf(stop))) {
      await this.take(step)
    }
    this.at = stop
    return this
  }

  /** Takes every step and creates the profile. */
  async toTheEnd(): Promise<this> {
    await this.upTo('done')
    const created = await this.mustPost('/api/v1/onboarding/create-profile', this.profilePayload())
    this.profileId = created.profileId ?? ''
    return this
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers })
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const sent = { 'Content-Type': 'application/json', ...headers }
    return this.send(path, { method: 'POST', headers: sent, body: JSON.stringify(body) })
  }

  /** Returns the body of `createProfile` for this newcomer. */
  profilePayload(): Record<string, string> {
    const { businessType, crNumber, idNumber } = this.values
    return {
      userId: this.userId,
      businessType: businessType.toUpperCase(),
      businessName: 'Green Palm Trading Est.',
      crNumber,
      ...(businessType === 'freelancer' && { freelancerLicense: crNumber }),
      nationalId: idNumber,
      phoneE164: this.phoneNumber,
      annualRevenue: KYB_ANSWERS.annualRevenue,
      businessActivity: KYB_ANSWERS.businessActivity,
      accountPurpose: KYB_ANSWERS.purposeOfAccount.join(', '),
    }
  }

  private async send(path: string, { headers, ...init }: RequestInit): Promise<Response> {
    const sent = new Headers(headers)
    if (this.token && !sent.has('Authorization')) sent.set('Authorization', `Bearer ${this.token}`)
    return this.server.request(path, { ...init, headers: sent })
  }

  private async mustPost(path: string, body: unknown): Promise<Record<string, string>> {
    const response = await this.post(path, body)
    if (!response.ok) throw new Error(`${path} responded ${response.status}: ${await response.text()}`)
    return response.json()
  }

  private async take(step: Stop): Promise<void> {
    const { crNumber, idNumber, businessType, password } = this.values
    switch (step) {
      case 'phone':
        return this.askForCode()
      case 'otp':
        return this.verifyPhone()
      case 'cr':
        await this.mustPost('/api/v1/verification/validate-cr', { crNumber })
        return
      case 'id':
        await this.mustPost('/api/v1/verification/local-screening', { idNumber })
        await this.mustPost('/api/v1/verification/id-phone-match', { idNumber, phoneNumber: this.phoneNumber })
        return
      case 'nafath':
        await this.askForApproval()
        return this.approve()
      case 'globalScreening': {
        const facts = { idNumber, phoneNumber: this.phoneNumber, crNumber, businessType }
        await this.mustPost('/api/v1/onboarding/global-screening', facts)
        return
      }
      case 'kyb':
        await this.mustPost('/api/v1/onboarding/kyb', KYB_ANSWERS)
        return
      case 'password':
        await this.mustPost('/api/v1/auth/set-password', { userId: this.userId, password })
    }
  }

  async askForCode(more: { alternativeScreen?: boolean; joinsTeam?: boolean } = {}): Promise<void> {
    const { businessType } = this.values
    const response = await this.mustPost('/api/v1/auth/send-otp', {
      phoneNumber: this.phoneNumber,
      businessType,
      ...more,
    })
    this.otp = response.otpCode ?? ''
  }

  async verifyPhone(): Promise<void> {
    const verified = await this.mustPost('/api/v1/auth/verify-otp', { phoneNumber: this.phoneNumber, otp: this.otp })
    this.token = verified.token ?? ''
    this.userId = verified.userId ?? ''
  }

  /** Starts a Nafath request. */
  async askForApproval(): Promise<void> {
    const identity = { nationalId: this.values.idNumber, phoneE164: this.phoneNumber }
    this.sessionId = (await this.mustPost('/api/v1/nafath/initiate', identity)).sessionId ?? ''
  }

  /** Approves the request in the simulated portal and has the server read its status. */
  async approve(): Promise<void> {
    await this.mustPost(`/api/sandbox/nafath/${this.sessionId}/decision`, { decision: 'approve' })
    const response = await this.get(`/api/v1/nafath/status/${this.sessionId}`)
    if (!response.ok) throw new Error(`getNafathStatus responded ${response.status}`)
  }
}

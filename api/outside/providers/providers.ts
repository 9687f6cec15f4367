import type { RegisteredParty } from '#api/kernel/db/schema/onboarding.ts'
import type { MoneyProviders } from './money-providers.ts'

/** The outside services. The sandbox simulates each of them: see `api/outside/sandbox`. */
export interface Providers extends MoneyProviders {
  sms: SmsProvider
  email: EmailProvider
  voiceCall: VoiceCallProvider
  registry: RegistryProvider
  identity: IdentityProvider
  idScreening: IdScreeningProvider
  nafath: NafathProvider
  screening: ScreeningProvider
  accountOpening: AccountOpeningProvider
}

/** Looks up who owns a phone. */
export interface IdentityProvider {
  matchPhone(query: { idNumber: string; phone: string }): Promise<'match' | 'mismatch' | 'unavailable'>
}

/** Verifies ID numbers and screens them against a local list. */
export interface IdScreeningProvider {
  screen(idNumber: string): Promise<'clear' | 'hit' | 'unverifiable' | 'unavailable'>
}

/** The institution that opens the payments account behind a profile. */
export interface AccountOpeningProvider {
  open(request: {
    /** Identifies our account. A repeated reference never opens a second account. */
    reference: string
    /** Identifies the attempt. Retries have the same value. */
    attempt: string
    nationalId: string
    crNumber: string
  }): Promise<'opened' | 'forbidden' | 'unavailable'>
}

/** A person's full name, as far as it is known. */
export interface PersonNames {
  arabic: string | null
  english: string | null
}

export type NafathOutcome =
  | { kind: 'waiting' }
  | { kind: 'under_review' }
  | { kind: 'approved'; dateOfBirth: string; names: PersonNames }
  | { kind: 'declined' }
  | { kind: 'rejected' }
  | { kind: 'expired' }
  | { kind: 'unavailable' }

type NafathStart = { kind: 'started'; reference: string; portalUrl?: string } | { kind: 'failed' }

type NafathDecision = 'approve' | 'reject' | 'ask_again'

/** The national digital identity service, where a person approves a request on their own phone. */
export interface NafathProvider {
  start(request: {
    requestId: string
    nationalId: string
    phone: string
    /** The address of the person's browser. */
    address: string
    expiresAt: Date
  }): Promise<NafathStart>
  /** @param request `nationalId` is that of the applicant, who alone may approve */
  outcome(request: { reference: string; nationalId: string }): Promise<NafathOutcome>
  /** Reads a token that Nafath has sent to us. Returns undefined if it is not a valid token. */
  read(callback: { token: string; nationalId: string }): Promise<NafathOutcome | undefined>
  /** Ends a request that waits for the person. It can then no longer be approved. */
  cancel(reference: string): Promise<void>
  /** Sends the decision of our compliance team on a request under review. Returns the new status of the request. */
  decide(reference: string, decision: NafathDecision): Promise<NafathOutcome>
}

export interface Registration {
  /** The number starts with 7. */
  unifiedNumber: string
  legalName: string
  /** The Arabic name, or null if the registry has none. */
  legalNameArabic: string | null
  /** ISO dates. Registrations no longer expire, so `expiryDate` may be null. */
  issueDate: string | null
  expiryDate: string | null
  /** Only an active company may trade. */
  status: 'active' | 'suspended' | 'in_liquidation' | 'deleted'
  parties: RegisteredParty[]
}

export type RegistryResult =
  | { kind: 'found'; registration: Registration }
  | { kind: 'not_found' }
  /** The registry responded without a usable record. */
  | { kind: 'no_data' }
  | { kind: 'refused' }
  | { kind: 'unavailable' }

/** The commercial registry. */
export interface RegistryProvider {
  lookUp(crNumber: string): Promise<RegistryResult>
}

export type ScreeningOutcome =
  | { kind: 'clear' }
  /** `hits` identifies the matching entries of the lists, if the provider returns that. */
  | { kind: 'review'; reason: string; hits?: string[] }
  | { kind: 'unavailable' }

export interface ScreeningSubject {
  idNumber: string
  phone: string
  crNumber: string
  businessType: string
  person: {
    /** The names in any language. Empty if none are stated. */
    names: string[]
    /** An ISO date. */
    dateOfBirth: string | null
  }
  company: { names: string[] }
  /** The owners and managers of the company besides the person. */
  parties: { name: string | null; isCompany: boolean }[]
}

/** Screens the person together with the business and the people in its registration for sanctions and risks. */
export interface ScreeningProvider {
  screen(subject: ScreeningSubject): Promise<ScreeningOutcome>
}

export interface SmsMessage {
  /** A UUID. A message with a repeated id is not sent again. */
  id: string
  /** The phone in E.164. */
  to: string
  body: string
}

/** `invalid_number` means that no provider would send to this number. */
export type SmsOutcome = 'sent' | 'invalid_number' | 'refused' | 'unavailable'

/** Sends text messages. */
export interface SmsProvider {
  send(message: SmsMessage): Promise<SmsOutcome>
}

export interface EmailMessage {
  /** A UUID. */
  id: string
  /** The id of the recipient's account. A mail server does not use it. */
  recipientId: string
  to: string
  subject: string
  text: string
  /** The same content as `text`. */
  html: string
}

/** `invalid_address` means that the mail server will never deliver to this address. */
export type EmailOutcome = 'sent' | 'invalid_address' | 'refused' | 'unavailable'

/** Sends emails. */
export interface EmailProvider {
  send(message: EmailMessage): Promise<EmailOutcome>
}

/** The outcome is `calling` until the person picks up, and `pending` until they press a key. */
export type CallOutcome = 'calling' | 'pending' | 'confirmed' | 'rejected' | 'expired'

export interface PlacedCall {
  /** A UUID. */
  callId: string
  /** The phone in E.164. */
  phone: string
  /** The language of the call. */
  locale: 'en' | 'ar'
  expiresAt: Date
}

/** Calls people and asks them to press 1 or 2. */
export interface VoiceCallProvider {
  /** Returns the reference for `outcome`, or undefined if the call could not be placed. */
  place(call: PlacedCall): Promise<string | undefined>
  outcome(reference: string): Promise<CallOutcome>
}

/** The outside services. The sandbox simulates each: see `api/sandbox`. */
export interface Providers {
  sms: SmsProvider
  voiceCall: VoiceCallProvider
  registry: RegistryProvider
  identity: IdentityProvider
  nafath: NafathProvider
  screening: ScreeningProvider
  accountOpening: AccountOpeningProvider
}

type PhoneMatch = { kind: 'match'; confidence: number } | { kind: 'mismatch' } | { kind: 'unavailable' }

/** Verifies identity numbers, screens them locally, and knows whose a phone is. */
export interface IdentityProvider {
  screen(idNumber: string): Promise<'clear' | 'hit' | 'unverifiable' | 'unavailable'>
  matchPhone(query: { idNumber: string; phone: string }): Promise<PhoneMatch>
}

/** The institution that opens the payments account behind a profile. */
export interface AccountOpeningProvider {
  open(request: {
    /** Of our account: the same reference asks for the same opening again, so that no try opens a second one. */
    reference: string
    /** Of this try; retries of it repeat it. */
    attempt: string
    nationalId: string
    crNumber: string
  }): Promise<'opened' | 'forbidden' | 'unavailable'>
}

export type NafathOutcome =
  | { kind: 'waiting' }
  | { kind: 'under_review' }
  | { kind: 'approved'; dateOfBirth: string }
  | { kind: 'declined' }
  | { kind: 'rejected' }
  | { kind: 'expired' }
  | { kind: 'unavailable' }

type NafathStart = { kind: 'started'; reference: string; portalUrl?: string } | { kind: 'failed' }

type NafathVerdict = 'approve' | 'reject' | 'ask_again'

/** The national digital identity service, where a person approves on a phone of their own. */
export interface NafathProvider {
  start(request: { requestId: string; nationalId: string; phone: string; expiresAt: Date }): Promise<NafathStart>
  outcome(reference: string): Promise<NafathOutcome>
  /** Tells what our compliance has decided about a request under review. Answers how the request then stands. */
  settle(reference: string, verdict: NafathVerdict): Promise<NafathOutcome>
}

export interface Registration {
  legalName: string
  /** ISO dates; registrations do not expire any more, so `expiryDate` may be null. */
  issueDate: string | null
  expiryDate: string | null
  status: 'active' | 'suspended'
}

export type RegistryAnswer =
  | { kind: 'found'; registration: Registration }
  | { kind: 'not_found' }
  /** The registry answered, but without a usable record. */
  | { kind: 'no_data' }
  | { kind: 'refused' }
  | { kind: 'unavailable' }

/** The commercial registry. */
export interface RegistryProvider {
  lookUp(crNumber: string): Promise<RegistryAnswer>
}

export type ScreeningOutcome = { kind: 'clear' } | { kind: 'review'; reason: string } | { kind: 'unavailable' }

/** Sanctions and risk screening of the person together with the business. */
export interface ScreeningProvider {
  screen(subject: {
    idNumber: string
    phone: string
    crNumber: string
    businessType: string
  }): Promise<ScreeningOutcome>
}

/** Sends text messages. Rejects never: what can go wrong is an outcome. */
export interface SmsProvider {
  send(message: { to: string; body: string }): Promise<'sent' | 'refused'>
}

/** `calling` until somebody answers, `pending` until that person presses a key. */
export type CallOutcome = 'calling' | 'pending' | 'confirmed' | 'rejected' | 'expired'

/** Calls people and asks them to press 1 or 2. */
export interface VoiceCallProvider {
  /** Answers the reference under which the call is followed, undefined when it could not be placed. */
  place(call: { callId: string; phone: string; expiresAt: Date }): Promise<string | undefined>
  outcome(reference: string): Promise<CallOutcome>
}

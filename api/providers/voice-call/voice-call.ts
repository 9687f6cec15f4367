/** `calling` until somebody answers, `pending` until that person presses a key. */
export type CallOutcome = 'calling' | 'pending' | 'confirmed' | 'rejected' | 'expired'

/** Calls people and asks them to press 1 or 2. */
export interface VoiceCallProvider {
  /** Answers the reference under which the call is followed, undefined when it could not be placed. */
  place(call: { callId: string; phone: string; expiresAt: Date }): Promise<string | undefined>
  outcome(reference: string): Promise<CallOutcome>
}

export type NafathOutcome =
  | { kind: 'waiting' }
  | { kind: 'under_review' }
  | { kind: 'approved'; dateOfBirth: string }
  | { kind: 'declined' }
  | { kind: 'rejected' }
  | { kind: 'expired' }
  | { kind: 'unavailable' }

export type NafathStart = { kind: 'started'; reference: string; portalUrl?: string } | { kind: 'failed' }

export type NafathVerdict = 'approve' | 'reject' | 'ask_again'

/** The national digital identity service, where a person approves on a phone of their own. */
export interface NafathProvider {
  start(request: { requestId: string; nationalId: string; phone: string; expiresAt: Date }): Promise<NafathStart>
  outcome(reference: string): Promise<NafathOutcome>
  /** Tells what our compliance has decided about a request under review. Answers how the request then stands. */
  settle(reference: string, verdict: NafathVerdict): Promise<NafathOutcome>
}

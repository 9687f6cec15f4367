export type PhoneMatch = { kind: 'match'; confidence: number } | { kind: 'mismatch' } | { kind: 'unavailable' }

/** Verifies identity numbers, screens them locally, and knows whose a phone is. */
export interface IdentityProvider {
  screen(idNumber: string): Promise<'clear' | 'hit' | 'unverifiable' | 'unavailable'>
  matchPhone(query: { idNumber: string; phone: string }): Promise<PhoneMatch>
}

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

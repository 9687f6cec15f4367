/** The institution that opens the payments account behind a profile. */
export interface AccountOpeningProvider {
  /** The same reference asks for the same opening again, so a retry opens nothing twice. */
  open(request: {
    reference: string
    nationalId: string
    crNumber: string
  }): Promise<'opened' | 'forbidden' | 'unavailable'>
}

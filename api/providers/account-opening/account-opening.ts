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

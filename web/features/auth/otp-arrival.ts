/** What the page of the code is told by the navigation that leads to it. */
export interface OtpArrival {
  /** Sent back by a sandbox only, to be shown. */
  otpCode?: string
}

/** Navigation state outlives a reload and may be of any page and version. */
export function otpArrivalOf(state: unknown): OtpArrival {
  const otpCode = typeof state === 'object' && state !== null && 'otpCode' in state ? state.otpCode : undefined
  return typeof otpCode === 'string' ? { otpCode } : {}
}

/** The path of every page of a sandbox. They are separate from the others, so that live mode does not load them. */
export const sandboxPaths = {
  phone: '/sandbox/phone',
  testValues: '/sandbox/test-values',
  nafath: '/sandbox/nafath/:sessionId',
  cardPayment: '/sandbox/cards/:paymentId',
} as const

export const sandboxNafathPath = (sessionId: string) => `/sandbox/nafath/${encodeURIComponent(sessionId)}`

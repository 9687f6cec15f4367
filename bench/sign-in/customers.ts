/** The number of concurrent sign-ins. It keeps all cores busy, and is less than half of what the server accepts. */
export const USUAL_CUSTOMERS = 16
/** A number of concurrent sign-ins that the server does not accept. */
export const OVERLOAD_CUSTOMERS = 500
export const PASSWORD = 'Sandbox#2026'
export const DEVICE = {
  platform: 'web',
  userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/146.0 Mobile Safari/537.36',
  screenResolution: '412x915',
  timezone: 'Asia/Riyadh',
}

export const emailOf = (customer: number) => `customer-${customer}@plink.example`
export const phoneOf = (customer: number) => `+96655${String(customer).padStart(7, '0')}`

/** The parameters of the product's own hashes. */
export const ARGON2ID = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export interface Load {
  url: string
  /** One body for each connection. A connection has one request in flight at a time. */
  bodies: object[]
  seconds: number
}

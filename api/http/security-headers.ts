import type { Context } from 'hono'
import type { HeaderFields } from './responses.ts'

const TWO_YEARS = 'max-age=63072000; includeSubDomains'

/** Demands HTTPS from browsers, in live mode. A sandbox may run without it. */
export const transportSecurity = (mode: 'sandbox' | 'live'): HeaderFields =>
  mode === 'live' ? { 'Strict-Transport-Security': TWO_YEARS } : {}

/** What every page and file has. */
export function setFileHeaders(c: Context, mode: 'sandbox' | 'live'): void {
  setHeaders(c, {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...transportSecurity(mode),
  })
}

/** What pages have beside that. */
export function setPageHeaders(c: Context, contentSecurityPolicy: string): void {
  setHeaders(c, {
    'Content-Security-Policy': contentSecurityPolicy,
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'X-Frame-Options': 'DENY',
  })
}

function setHeaders(c: Context, headers: HeaderFields): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}

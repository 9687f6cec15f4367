import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const TWO_YEARS = 'max-age=63072000; includeSubDomains'

/** Demands HTTPS from browsers, in live mode. A sandbox may run without it. */
export const transportSecurity = (mode: 'sandbox' | 'live'): Record<string, string> =>
  mode === 'live' ? { 'Strict-Transport-Security': TWO_YEARS } : {}

/** Headers of every response. Pages and files have more, depending on their path. */
export const securityHeaders = (mode: 'sandbox' | 'live'): MiddlewareHandler =>
  secureHeaders({
    xContentTypeOptions: 'nosniff',
    strictTransportSecurity: mode === 'live' && TWO_YEARS,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })

/** Sets the additional headers of pages and files. */
export function setFileHeaders(c: Context): void {
  setHeaders(c, {
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
}

/** Sets the headers that only pages have. */
export function setPageHeaders(c: Context, contentSecurityPolicy: string): void {
  setHeaders(c, {
    'Content-Security-Policy': contentSecurityPolicy,
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'X-Frame-Options': 'DENY',
  })
}

function setHeaders(c: Context, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const TLS_PORT = 465
const STARTTLS_PORT = 587

export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte. Otherwise STARTTLS is used, which is required except for a server on this machine. */
  secure: boolean
  isLoopback: boolean
  auth?: { user: string; pass: string }
}

/**
 * Parses the URL of a server such as smtps://user:password@mail.example. Returns undefined if it is invalid. No part of the URL can turn off TLS or
 * its checks.
 */
export function parseSmtpUrl(value: string): SmtpServer | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) return undefined
  if (url.search || url.hash || !['', '/'].includes(url.pathname)) return undefined
  const secure = url.protocol === 'smtps:'
  const [user, pass] = [decoded(url.username), decoded(url.password)]
  if (user === undefined || pass === undefined) return undefined
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? TLS_PORT : STARTTLS_PORT),
    secure,
    isLoopback: LOOPBACK.has(url.hostname),
    ...(user && { auth: { user, pass } }),
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

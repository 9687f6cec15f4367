import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ConnectionOptions, getCACertificates } from 'node:tls'
import type { ClientConfig } from 'pg'

/** The names of libpq, so that psql, pg_dump and Plink take the same URL and do the same with it. */
const FILES = ['sslrootcert', 'sslcert', 'sslkey', 'sslcrl'] as const
const HONOURED = new Set<string>([...FILES, 'sslmode', 'sslnegotiation'])
/** Other parameters about encryption. To ignore one would be less safe than what the URL asks for. */
const ABOUT_ENCRYPTION = /^(ssl|tls|requiressl|gssencmode|channel_binding|require_auth)/
const WITHOUT_EFFECT = new Set([
  'channel_binding=disable',
  'channel_binding=prefer',
  'gssencmode=disable',
  'gssencmode=prefer',
  'sslcompression=0',
  'sslsni=1',
])

/** In order of what they hold against. `allow` and `prefer` are missing: whoever can read the network can make them give way. */
const MODES = ['disable', 'require', 'verify-ca', 'verify-full'] as const
type Mode = (typeof MODES)[number]

/** The certificates of the machine, in place of a file. */
const OF_SYSTEM = 'system'

type Protection = 'local' | 'clear' | 'unverified' | 'verified'

/** Returns how far the connection is protected from others on the network. `local` never leaves this machine. */
export function protectionOf(url: string): Protection {
  if (isLocal(hostOf(url))) return 'local'
  const mode = modeOf(new URL(url).searchParams)
  if (mode === 'disable') return 'clear'
  return mode === 'require' ? 'unverified' : 'verified'
}

/** The folder of a socket may stand in place of the host, with its slashes encoded. */
export const hostOf = (url: string): string =>
  new URL(url).searchParams.get('host') ?? decodeURIComponent(new URL(url).hostname)

export const isSocket = (host: string) => host.startsWith('/')
const isLocal = (host: string) => host === '' || isSocket(host) || /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

/** As libpq does, a mode that only encrypts checks the certificate too when a CA is named. */
function modeOf(parameters: URLSearchParams): Mode {
  const hasCa = parameters.has('sslrootcert')
  const mode = MODES.find(each => each === parameters.get('sslmode')) ?? (hasCa ? 'verify-full' : 'disable')
  return mode === 'require' && hasCa ? 'verify-ca' : mode
}

/** Returns what is wrong with the parameters of a URL, as the ends of sentences that begin with the name of its setting. */
export function tlsProblems(url: string): string[] {
  const { searchParams } = new URL(url)
  const problems: string[] = []
  for (const [name, value] of searchParams) {
    if (ABOUT_ENCRYPTION.test(name) && !HONOURED.has(name) && !WITHOUT_EFFECT.has(`${name}=${value}`))
      problems.push(`has the parameter ${name}=${value}, which Plink does not support: use sslmode=verify-full`)
  }
  const mode = searchParams.get('sslmode')
  if (mode === 'allow' || mode === 'prefer')
    problems.push(`has sslmode=${mode}, which gives way to whoever blocks TLS: use verify-full, or disable`)
  else if (mode !== null && !MODES.some(each => each === mode))
    problems.push(`has an unknown sslmode: use one of ${MODES.join(', ')}`)
  if (mode === 'verify-ca' && !hasOwnCa(searchParams))
    problems.push('has sslmode=verify-ca without a CA of your own: add sslrootcert=<file>, or use verify-full')
  if (modeOf(searchParams) === 'require' && searchParams.has('sslcrl'))
    problems.push('has sslcrl, which sslmode=require does not use: use verify-full')
  if (searchParams.has('sslcert') !== searchParams.has('sslkey'))
    problems.push('has only one of sslcert and sslkey: set both')
  return [...problems, ...FILES.flatMap(name => fileProblems(name, searchParams.get(name)))]
}

const hasOwnCa = (parameters: URLSearchParams) =>
  parameters.has('sslrootcert') && parameters.get('sslrootcert') !== OF_SYSTEM

function fileProblems(name: string, path: string | null): string[] {
  if (path === null || (name === 'sslrootcert' && path === OF_SYSTEM)) return []
  try {
    const content = readFileSync(path, 'utf8')
    if (name === 'sslrootcert' || name === 'sslcert') void new X509Certificate(content)
    return []
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    return [
      /^E[A-Z]+$/.test(code)
        ? `names ${name}=${path}, which cannot be read (${code})`
        : `names ${name}=${path}, which has no certificate in PEM`,
    ]
  }
}

/** Returns the settings of the driver. Its own reading of these parameters differs from libpq's, so it does not see them. */
export function connectionTo(url: string): Pick<ClientConfig, 'connectionString' | 'ssl' | 'sslnegotiation'> {
  const parsed = new URL(url)
  const { searchParams } = parsed
  const ssl = isSocket(hostOf(url)) ? false : tlsOptions(searchParams)
  const isDirect = ssl !== false && searchParams.get('sslnegotiation') === 'direct'
  for (const name of HONOURED) searchParams.delete(name)
  return { connectionString: parsed.href, ssl, sslnegotiation: isDirect ? 'direct' : 'postgres' }
}

function tlsOptions(parameters: URLSearchParams): ConnectionOptions | false {
  const mode = modeOf(parameters)
  if (mode === 'disable') return false
  const content = (name: (typeof FILES)[number]) => {
    const path = parameters.get(name)
    return path === null ? undefined : readFileSync(path, 'utf8')
  }
  const client = parameters.has('sslcert') && { cert: content('sslcert'), key: content('sslkey') }
  if (mode === 'require') return { ...client, rejectUnauthorized: false }
  const ca = parameters.get('sslrootcert') === OF_SYSTEM ? getCACertificates('system') : content('sslrootcert')
  const crl = content('sslcrl')
  return {
    ...client,
    ...(ca && { ca }),
    ...(crl && { crl }),
    ...(mode === 'verify-ca' && { checkServerIdentity: () => undefined }),
  }
}

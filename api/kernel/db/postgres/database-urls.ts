import { hostOf, isSocket, protectionOf, tlsProblems } from './tls.ts'

export const DATABASE_URLS = [
  'DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'REPLICA_DATABASE_URL',
] as const

type Variables = Record<string, string>

/**
 * Returns the variables with everything about TLS in the URLs of databases, which DATABASE_CA_FILE and the driver's PGSSLMODE complete, and what is
 * wrong with it. In live mode, a database on another machine must prove who it is, as providers must.
 */
export function readDatabaseUrls({ values, problems }: { values: Variables; problems: string[] }) {
  const completed = { ...values }
  const found = [...problems]
  for (const name of DATABASE_URLS) {
    const value = values[name]
    // What is no URL at all is reported with the other settings.
    if (value === undefined || !URL.canParse(value)) continue
    const url = complete(value, values)
    completed[name] = url
    const wrong = tlsProblems(url)
    found.push(...[...wrong, ...(wrong.length === 0 ? liveProblems(url, values) : [])].map(each => `${name} ${each}`))
  }
  return { values: completed, problems: found }
}

function complete(text: string, { DATABASE_CA_FILE, PGSSLMODE }: Variables): string {
  // libpq encrypts no socket of this machine.
  if (isSocket(hostOf(text))) return text
  const url = new URL(text)
  const { searchParams } = url
  const add = (name: string, value: string | undefined) => {
    if (value && !searchParams.has(name)) searchParams.set(name, value)
  }
  if (searchParams.get('sslmode') !== 'disable') add('sslrootcert', DATABASE_CA_FILE)
  add('sslmode', PGSSLMODE)
  return url.href
}

function liveProblems(url: string, { PLINK_MODE, ALLOW_UNVERIFIED_DATABASE }: Variables): string[] {
  if (PLINK_MODE !== 'live' || ALLOW_UNVERIFIED_DATABASE === '1') return []
  const protection = protectionOf(url)
  if (protection === 'local' || protection === 'verified') return []
  const what = protection === 'clear' ? 'is not encrypted' : 'accepts any certificate'
  return [
    `leads to ${hostOf(url)}, and the connection ${what}: in live mode, add sslmode=verify-full, and for a CA of your own set DATABASE_CA_FILE. On a network that nobody else can enter, set ALLOW_UNVERIFIED_DATABASE=1`,
  ]
}

import { readFileSync } from 'node:fs'

/** Each secret may be set as `<NAME>_FILE`, the path of a file with the value, which is how container platforms pass secrets. */
const SECRETS = [
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'REPLICA_DATABASE_URL',
  'METRICS_TOKEN',
  'WATHQ_API_KEY',
  'NAFATH_APP_KEY',
  'YAKEEN_APP_KEY',
  'YAKEEN_SERVICE_KEY',
  'YENTE_API_KEY',
  'UNIFONIC_APP_SID',
  'UNIFONIC_VOICE_APPS_ID',
  'TAQNYAT_TOKEN',
  'SMTP_URL',
  'ACCOUNT_OPENING_KEY',
  'MOYASAR_SECRET_KEY',
  'MOYASAR_WEBHOOK_SECRET',
  'SADAD_KEY',
  'TARABUT_KEY',
  'BANK_KEY',
  'BANK_WEBHOOK_SECRET',
]

/** The variables with paths. */
export const SECRET_FILES = SECRETS.map(name => `${name}_FILE`)

type Variables = Record<string, string>

/** Returns the variables with the content of secret files in place of their paths, and the problems of those files. */
export function readSecretFiles(variables: Variables): { values: Variables; problems: string[] } {
  const values = { ...variables }
  const problems: string[] = []
  for (const name of SECRETS) {
    const file = variables[`${name}_FILE`]
    if (file === undefined) continue
    if (variables[name] !== undefined) problems.push(`${name} and ${name}_FILE are both set: remove one`)
    const content = contentOf(file)
    if (content) values[name] = content
    else problems.push(`${name}_FILE must be the path of a readable file that is not empty`)
  }
  return { values, problems }
}

/** Returns the content without the line break that editors append. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

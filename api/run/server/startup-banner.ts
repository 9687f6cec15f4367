import type { Env } from '#api/env.ts'
import type { Log } from '#api/kernel/platform/log.ts'
import { sandboxAccounts } from '#domain/generated/sandbox-values.ts'
import { SANDBOX_PASSWORD } from '#domain/sandbox.ts'

type BannerSettings = Pick<Env, 'mode' | 'databaseUrl' | 'dataDir'>

/** Prints on standard error that the server is ready, for a person. Standard output is for the log. */
export function printStartupBanner(log: Log, settings: BannerSettings, port: number): void {
  const url = `http://localhost:${port}`
  console.error(bannerText(settings, url))
  log.info({ url, docs: `${url}/docs` }, 'ready')
}

function bannerText({ mode, databaseUrl, dataDir }: BannerSettings, url: string): string {
  const lines = [
    `Plink is ready (${mode}, ${databaseUrl ? 'Postgres' : `data in ${dataDir}`})`,
    `  Open      ${url}`,
    `  API docs  ${url}/docs`,
  ]
  if (mode === 'sandbox') {
    lines.push(
      '  Try       sign up with phone 0512345678, CR 9900000000, ID 1990800003',
      `            or sign in as ${sandboxAccounts.login_with_code[0]}, password ${SANDBOX_PASSWORD}`,
    )
  }
  return lines.join('\n')
}

const QUIET_MILLISECONDS = 1000

/** Runs `work`. Prints a message on standard error if it takes more than a second. */
export async function withProgress<T>(what: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => console.error(`${what} …`), QUIET_MILLISECONDS)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}

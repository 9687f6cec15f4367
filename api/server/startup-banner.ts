import { sandboxAccounts } from '#api/contract/generated/sandbox-values.ts'
import type { Env } from '#api/env.ts'
import type { Log } from '#api/platform/log.ts'
import { SANDBOX_PASSWORD } from '#domain/constants.ts'

export interface Announcer {
  progress(text: string): void
  ready(env: Pick<Env, 'mode' | 'databaseUrl' | 'dataDir'>, port: number): void
}

/** Tells a person how the start goes, on standard error; standard output is the log's. */
export function announcer(log: Log): Announcer {
  return {
    progress: text => console.error(text),
    ready: (env, port) => {
      const url = `http://localhost:${port}`
      console.error(readyText(env, url))
      log.info({ url, docs: `${url}/docs` }, 'ready')
    },
  }
}

function readyText({ mode, databaseUrl, dataDir }: Pick<Env, 'mode' | 'databaseUrl' | 'dataDir'>, url: string): string {
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

const PATIENCE_MILLISECONDS = 1000

/** Runs `work` and says what is going on when it takes more than a second. */
export async function during<T>(say: (text: string) => void, what: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => say(`${what} …`), PATIENCE_MILLISECONDS)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { PROJECT_ROOT } from '#api/kernel/project-root.ts'

const ROOT = fileURLToPath(PROJECT_ROOT)
const started = new Set<ChildProcess>()

export interface ServerProcess {
  url: string
  pid: number | undefined
  kill(signal: NodeJS.Signals): void
  /** Resolves with the exit code, once the process has ended. */
  exited: Promise<number | null>
}

/**
 * Starts the real server in its own process. Rejects with its output when it does not become ready.
 * @param log receives its output
 */
export async function startServer(
  env: Record<string, string>,
  program = 'api/main.ts',
  log?: Writable,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  if (log) for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => log.write(chunk))
  const exited = once(child, 'close').then(([code]) => {
    started.delete(child)
    return code as number | null
  })
  return { url: await readyUrl(child, exited), pid: child.pid, kill: signal => child.kill(signal), exited }
}

/** Kills the servers that a failed test has left running. */
export async function killServers(): Promise<void> {
  const closed = [...started].map(child => once(child, 'close'))
  for (const child of started) child.kill('SIGKILL')
  await Promise.all(closed)
}

export class DidNotStart extends Error {
  readonly exitCode: number | null
  constructor(exitCode: number | null, output: string) {
    super(output)
    this.exitCode = exitCode
  }
}

/** Returns how a server with these settings ends instead of becoming ready. */
export async function refusal(env: Record<string, string>): Promise<DidNotStart> {
  return startServer(env).then(
    () => Promise.reject(new Error('it started')),
    error => (error instanceof DidNotStart ? error : Promise.reject(error)),
  )
}

function readyUrl(child: ChildProcess, exited: Promise<number | null>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const listen = (chunk: Buffer) => {
      output += chunk
      const url = /"url":"(http[^"]+)"/.exec(output)?.[1]
      if (url) resolve(url)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    void exited.then(code => reject(new DidNotStart(code, output)))
  })
}

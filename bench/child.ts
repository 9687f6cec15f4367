import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

/** A Node program to start. Its standard output goes to the file `output`, so that logging costs as much as in production. */
export interface Start {
  /** The path relative to this folder. */
  file: string
  /** The core that the process is pinned to, if the system supports it. Default: all cores. */
  core?: 0 | 1
  output: number | 'ignore'
  args?: string[]
  env?: Record<string, string>
}

/** Starts a Node program as a child process. */
export function startChild({ file, core, output, args = [], env = {} }: Start): ChildProcess {
  const pinned = canPin &&
    core !== undefined && { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath] }
  const path = fileURLToPath(new URL(file, import.meta.url))
  return fork(path, args, {
    ...pinned,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
  })
}

/** Sends a message to the child and returns its reply. */
export async function request<Reply = number>(child: ChildProcess, message: object | string | number): Promise<Reply> {
  child.send(message)
  return nextMessage<Reply>(child)
}

/** Resolves with the next message of the child. Rejects if the child exits instead. */
export async function nextMessage<Reply = number>(child: ChildProcess): Promise<Reply> {
  const received = new AbortController()
  const { signal } = received
  const exited = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), exited])
    return message
  } finally {
    received.abort()
  }
}
